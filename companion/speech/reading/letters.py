"""Letters that are said alone: of the compass (СВ и В), of a row (C 4), of a camp."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.engine.refused import Refused
from companion.speech.languages import english, russian
from companion.speech.languages.words import WORDS
from companion.speech.reading.joins import COMPASS

# Questions that a space of the grid answers.
SPACES_ASKED: Final = frozenset(("from", "to", "place"))

_ROWS: Final = {letter.lower(): letter for letter in "ABCDEFG"} | russian.ROW_LETTERS
_COMPASS_PAIRS: Final = frozenset(("св", "сз", "юв", "юз"))
_BEFORE: Final = frozenset(("на", "и", ""))
# They may be prepositions too.
LETTERS: Final = frozenset("вс")
_LETTERS: Final = frozenset(("з", "ю", "в", "с", "св", "сз", "юв", "юз"))
_AFTER: Final = frozenset(("и", "через", "безопасно", "небезопасно", "осторожно", "не", ""))


def compass_letters(words: Sequence[str]) -> list[str]:
    """«В» is the east and «с» the north where they can be no prepositions; else they say nothing.

    «С востока» is the way one came: its «с» stays and makes the phrase unknown.
    """
    if LETTERS.isdisjoint(words):
        return list(words)
    return list(_compass_letters(words))


def _compass_letters(words: Sequence[str]) -> Iterator[str]:
    paired = ""
    for index, word in enumerate(words):
        before = words[index - 1] if index else ""
        after = next((later for later in words[index + 1 :] if WORDS.get(later) != ""), "")
        if word == paired:
            paired = ""
        elif word + after in _COMPASS_PAIRS:
            paired = after
            yield word + after
        elif word == "в" and after in _AFTER and _may_name_a_side(before):
            yield "восток"
        elif word == "с" and _is_north(before, after):
            yield "север"
        elif word not in LETTERS or _is_no_preposition(word, after):
            yield word
        elif not after and any(WORDS.get(other) in COMPASS for other in words):
            yield word  # one more letter after a direction: «СВ и так В»


def _may_name_a_side(before: str) -> bool:
    return before in _BEFORE or WORDS.get(before) in COMPASS


def _is_north(before: str, after: str) -> bool:
    return not WORDS.get(after, "") if before == "на" else not before + after


def _is_no_preposition(word: str, after: str) -> bool:
    """Kept, it makes the phrase unknown: swallowed, «с и з» would be a move to the west."""
    if (after and after in _AFTER) or after in _LETTERS:
        return True
    meant = WORDS.get(after, "")
    return word == "с" and (meant in ("", "to") or meant.removeprefix("at ") in COMPASS)


def row_letters(words: Sequence[str]) -> list[str]:
    """A letter and a number are a space of the grid."""
    found: list[str] = []
    for word in words:
        letter = _ROWS.get(found[-1]) if found else None
        space = f"{letter}{WORDS.get(word)}".lower()
        if letter is not None and space in english.WORDS:
            found[-1] = space
        else:
            found.append(word)
    return found


def camp_letter(words: Sequence[str], tags: list[str]) -> list[str]:
    """Asked for a camp, its letter is enough."""
    letters = {WORDS[word] for word in words} & {"a", "camp-a", "b", "camp-b"}
    if letters == {"a", "b"} and "camp" not in tags:
        raise Refused("unknown")  # both are named
    if "b" in tags:
        return ["camp-b" if tag == "b" else tag for tag in tags]
    if not {"camp", "camp-a", "camp-b"} & set(tags) and any(WORDS[word] == "a" for word in words):
        return [*tags, "camp-a"]
    return tags
