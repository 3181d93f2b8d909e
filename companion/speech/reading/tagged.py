"""Tags of words: what is heard in their place, what they are together, which are names."""

import re
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.terms import DIRECTIONS
from companion.speech.languages import english, russian
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.reading.joins import joined
from companion.speech.reading.letters import SPACES_ASKED, camp_letter, compass_letters, row_letters
from companion.speech.reading.shapes import CLASSES

_DIRECTIONS: Final = frozenset(DIRECTIONS)
_ASSENTS: Final = english.ASSENTS | russian.ASSENTS
_POLITE: Final = _ASSENTS | english.POLITE | russian.POLITE
_TOGETHER: Final = english.TOGETHER | russian.TOGETHER
_LATER: Final = frozenset(pair.split()[-1] for pair in _TOGETHER)


# What is done that is no move.
_DONE: Final = frozenset((
    "activate", "use", "restore", "cross", "end", "stay", "return", "take", "push", "hit", "put",
    "pass", "skip", "leave", "refuse", "decline", "undo", "lose", "look", "go", "jump",
))  # fmt: skip


class Phrase(NamedTuple):
    """Tags, and apart from them the names by their classes; a class stands among the tags."""

    tags: frozenset[str]
    names: dict[str, list[str]]

    @property
    def everything(self) -> frozenset[str]:
        """The tags with the names themselves in place of their classes."""
        return self.tags.difference(self.names).union(*self.names.values())

    def without(self, kind: str) -> "Phrase":
        """The same with no name of this class."""
        names = {other: said for other, said in self.names.items() if other != kind}
        return Phrase(self.tags - {kind}, names)


# "To where Phil is" goes there, and asks nothing.
_GOES_THERE: Final = re.compile(r"\bto where\b|\b(?:туда|там)\b.*\bгде\b")


def heard_as(words: list[str], what: str | None) -> list[str]:
    """The words that count, with those in place that were probably said."""
    if (
        " ".join(word for word in words if word == "ну" or word not in HESITATIONS)
        in russian.DOUBTS
    ):
        raise Refused("unknown")
    words = [word for word in words if word not in HESITATIONS]
    if what in SPACES_ASKED:
        words = row_letters(words)
    return together(_misheard(words, what))


def _misheard(words: list[str], what: str | None) -> list[str]:
    """The words that were probably said, where a recogniser hears others in their place."""
    heard = " ".join(words)
    if what in ("number", "palm") and heard in english.HEARD_NUMBERS:
        return [english.HEARD_NUMBERS[heard]]
    if what == "captive" and _GOES_THERE.search(heard):
        return [word for word in words if WORDS.get(word) != "where"]
    return english.HEARD[heard].split() if heard in english.HEARD else words


def together(words: list[str]) -> list[str]:
    """The words with one for two that mean something else together."""
    if "going" in words:
        words = _without_going_to(words)
    if _LATER.isdisjoint(words):
        return words
    found: list[str] = []
    for word in words:
        pair = f"{found[-1]} {word}" if found else word
        if pair in _TOGETHER:
            found[-1] = _TOGETHER[pair]
        else:
            found.append(word)
    return found


def _without_going_to(words: list[str]) -> list[str]:
    """Without the "going to" of what is done: "I'm going to activate it" is no move."""
    at = words.index("going")
    if words[at + 1 : at + 2] == ["to"] and WORDS.get("".join(words[at + 2 : at + 3])) in _DONE:
        return [*words[:at], *words[at + 2 :]]
    return words


def tags_of(words: list[str], what: str | None) -> list[str]:
    try:
        tags = joined(filter(None, [WORDS[word] for word in compass_letters(words)]))
    except KeyError:
        raise Refused("unknown") from None
    if what == "revive":
        tags = camp_letter(words, tags)
    if not tags and _POLITE.issuperset(words) and not _ASSENTS.isdisjoint(words):
        return ["yes"]  # a filler is an answer when nothing else is said
    return ["each"] if tags == ["1", "1"] else tags


def phrase_of(tags: list[str], speaker: str | None) -> Phrase:
    kept: set[str] = set()
    names: dict[str, list[str]] = {}
    for tag in tags:
        name = tag.removeprefix("at ")
        if name != tag:
            kept.add("is")  # «на востоке» is where something is
        kind = CLASSES.get(name)
        kept.add(kind or name)
        if kind is not None and name not in names.setdefault(kind, []):
            names[kind].append(name)
    for kind, said in list(names.items()):
        if kind == "who" and len(said) > 1 and speaker in said and "where" not in kept:
            said.remove(speaker)
        if kind == "dir" and len(said) == 2 and _DIRECTIONS.issuperset(said):
            kept = kept - {"dir"} | {"dirs"}
            names = {**names, "dirs": [" ".join(said)]}
            del names["dir"]
        elif len(said) > 1:
            raise Refused("unknown")  # two fruits, two captives: it contradicts itself
    return Phrase(frozenset(kept), names)
