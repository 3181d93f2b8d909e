"""Words as tags, for the gist: of the vocabulary, of its own sheets, or other forms of both."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from companion.games.island.terms import CHARACTERS, PIECES
from companion.speech.gist import gist_en, gist_ru
from companion.speech.languages import english
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.reading.joins import COMPASS
from companion.speech.reading.shapes import CLASSES
from companion.speech.reading.tagged import together
from companion.speech.talk.idle import may_be_meant_otherwise
from companion.speech.talk.sequences import Sequences

SHEETS: Final = (gist_en.GIST, gist_ru.GIST)
UNLISTED: Final = "?"
DENIED: Final = "deny"
_ENDINGS: Final = ("ing", "ed", "es", "er", "s")
_TOWARDS: Final = english.TOWARDS | {
    "the",
    "over",
    "off",
    "away",
    "on",
    "down",
    "up",
    "на",
    "к",
    "it",
    "myself",
    "along",
    "out",
    "right",
    "back",
    "way",
    "my",
}
_SUBJECTS: Final = frozenset(("i", "i'll", "i'm", "will", "gonna", "to", "me", "let's", "guy"))
_FIRST_PERSON: Final = re.compile(r"[а-я]{2,}(?:[аяеуиоюы]ю|[а-я]у)(?:сь)?$")
_LIKE: Final = frozenset(("like", "with", "as", "as-if", "как", "словно", "со"))
_LONG_SIMILE: Final = 4  # words
_ADJECTIVE: Final = re.compile(
    r"[а-я]{3,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ую|юю|ых|их|ыми|ими)$"
)
_FIGURES: Final = frozenset((*CHARACTERS, *PIECES))
_ADVERB: Final = re.compile(r"(?:[a-z]{4,}ly|[а-я]{3,}(?:ически|енно|ально|ично|ивно))$")
_CYRILLIC: Final = re.compile(r"[а-я-]+$")
_REFLEXIVE: Final = re.compile(r"(?:ся|сь)$")
_ENDING: Final = re.compile(
    r"(?:ами|ями|ого|его|ому|ему|ешь|ишь|ете|ите|йте|ют|ут|ят|ат|ет|ит|ем|им|ть|ти|ай|яй|уй|ой|ей|"
    r"ый|ий|ая|яя|ое|ее|ые|ие|ою|ею|ом|ам|ям|ах|ях|ую|юю|ых|их|ов|ев|[уюаяоеиыьй])$"
)
_TELLERS: Final = frozenset(("i", "we", "he", "she", "you", "they", "it"))
_ORDERS: Final = frozenset(
    (
        "тяжело",
        "весело",
        "смело",
        "вяло",
        "мило",
        "умело",
        "тепло",
        "перечисли",
        "посели",
        "засели",
        "пошли",
        "подели",
        "раздели",
    )
)
_PARTICLE: Final = re.compile(r"-(?:то|ка|таки|с)$")
_PREFIXES: Final = ("пере", "про", "под", "раз", "при", "пре")
_SHORTEST: Final = 5  # letters of a word with relatives
_SAME: Final = 5  # letters that they have in common
_PAST: Final = re.compile(r"(?:[а-я]{2,}(?:л|ла|ли|ло|лся|лась|лись)|[a-z]+n't)$")


def kind_of(tag: str) -> str:
    """The class of a name; other tags have none."""
    if tag in COMPASS:
        return "dir"
    return "wave" if tag == "wave" else CLASSES.get(tag, "")


def tags_in(words: list[str]) -> list[str] | None:
    """The tags of a clause; None: one of the words turns the text."""
    found = list[str]()
    place = 0
    words = together(words)
    while place < len(words):
        if (
            WORDS.get(words[place]) == "may"
            and not _asks_leave(words, place)
            and (_signs().at(words, place) or (0, ""))[1] != "hand-over"
        ):
            return None
        if words[place] == "no" and "".join(words[place + 1 : place + 2]).endswith("ing"):
            found.append(DENIED)
            place += 1
            continue
        if (end := _simile(words, place)) > place:
            place = end
            continue
        turning, sign = _turning().at(words, place), _signs().at(words, place)
        if turning is not None and (sign is None or sign[0] < turning[0]):
            return None
        if turning is not None and sign is not None and sign[0] == turning[0]:
            return None
        if sign is not None and not _is_plainer(words, place, sign[0]):
            found += sign[1].split()
            place = sign[0]
            continue
        if words[place] not in HESITATIONS:
            tag = _tag(words, place)
            found.append("go" if tag == UNLISTED and _is_coined(words, place) else tag)
        place += 1
    return None if "turns" in found else [tag for tag in found if tag]


def tag_of(word: str) -> str:
    """The tag of a word by itself; `turns` of one that doubts or tells what was."""
    return _tag([word], 0).removeprefix("at ")


def turns(words: list[str]) -> bool:
    """True if a listed word of it doubts, asks, sets a condition or tells what was."""
    return any(_turning().at(words, place) is not None for place in range(len(words)))


def is_denied(words: list[str]) -> bool:
    found = (_signs().at(words, place) for place in range(len(words)))
    return any(one is not None and one[1] == DENIED for one in found)


def _asks_leave(words: list[str], place: int) -> bool:
    """As in "can I go east", "I would like to"; but "we could go east" only thinks of it."""
    after = words[place + 1] if place + 1 < len(words) else ""
    others = words[place] in ("can", "may") and words[place - 1 : place] not in (["i"], ["we"])
    return others or after in english.ASKS_FOR


def _is_coined(words: list[str], place: int) -> bool:
    """True of somebody's own verb, where one goes: "I skedaddle to the east", «дёргаю на …»."""
    rest = [word for word in words[place + 1 : place + 5] if word not in _TOWARDS]
    ahead = WORDS.get(rest[0], "") if rest else ""
    if ahead not in COMPASS:
        return False
    named = place > 0 and WORDS.get(words[place - 1]) in _FIGURES
    latin = _CYRILLIC.match(words[place]) is None
    if not (words[place + 1] in _TOWARDS or (named and latin)):
        return False
    if _CYRILLIC.match(words[place]):
        return named or _FIRST_PERSON.search(words[place]) is not None
    if not place:
        return words[0].endswith("ing")
    return named or words[place - 1] in _SUBJECTS


def _simile(words: list[str], place: int) -> int:
    """The end of "like a ninja", "with a heavy heart"; the place itself where there is none."""
    if words[place] not in _LIKE:
        return place
    end = place + 1
    while end < len(words) and end - place <= _LONG_SIMILE and _is_idle_word(words[end]):
        end += 1
    named = any(_tag(words, at) == UNLISTED for at in range(place + 1, end))
    return end if named else place


def _is_idle_word(word: str) -> bool:
    return _turning().at([word], 0) is None and _signs().at([word], 0) is None and (
        _tag([word], 0) in ("", "a", UNLISTED)
    )  # fmt: skip


def _is_plainer(words: list[str], place: int, end: int) -> bool:
    """A single word of the vocabulary is what it is there; but a way of going may be more."""
    return end == place + 1 and WORDS.get(words[place], "") not in ("", "turn", "go")


def _tag(words: list[str], place: int) -> str:
    word = _PARTICLE.sub("", words[place])
    if word == "что" and not place:
        return "what"
    if word in WORDS:
        return WORDS[word]
    if word in _beside():
        return ""
    if _PAST.search(word) and word not in _ORDERS:
        return "turns"
    if word.endswith("ed") and place and words[place - 1] in _TELLERS:
        return "turns"
    for length in range(len(word), 2, -1):
        if word[:length] in _stems():
            return _stems()[word[:length]]
    relative = _relative(word) or _english_relative(word)
    if relative:
        return "turns" if relative in ("safe", "unsafe", "опасно") else relative
    if may_be_meant_otherwise(word):
        return "turns"
    if "-" in word and any(kind_of(WORDS.get(part, "")) for part in word.split("-")):
        return "turns"  # "bush-proof"
    return "" if _ADJECTIVE.match(word) or _ADVERB.match(word) else UNLISTED


@cache
def _relative(word: str) -> str:
    """The tag of the Russian words that it is another form of; nothing where they have several."""
    if not _CYRILLIC.match(word) or len(word) < _SHORTEST:
        return ""
    same = _SAME + 2 * word.startswith(_PREFIXES)
    if len(word) < same:
        return ""
    found = _by_stem().get(_stem(word)) if len(_stem(word)) >= same - 1 else None
    return found or (_by_stem().get(word[:same]) or "")


@cache
def _english_relative(word: str) -> str:
    """The tag of "crossed" from "cross"; of names there are no other forms."""
    for ending in _ENDINGS:
        base = word.removesuffix(ending)
        if base == word or len(base) < _SHORTEST - 1:
            continue
        for one in (base, f"{base}e", base[:-1]):
            tag = english.WORDS.get(one, "")
            if tag and not kind_of(tag) and len(one) >= _SHORTEST - 1:
                return tag
    return ""


@cache
def _by_stem() -> dict[str, str]:
    found = dict[str, set[str]]()
    for word, tag in WORDS.items():
        if _CYRILLIC.match(word) and len(word) >= _SAME:
            for stem in {_stem(word), word[:_SAME], word[: _SAME + 2]}:
                found.setdefault(stem, set()).add(tag.removeprefix("at "))
    found = {stem: tags - {""} or tags for stem, tags in found.items()}
    return {stem: next(iter(tags)) for stem, tags in found.items()
            if len(tags) == 1 and len(stem) >= _SAME - 1}  # fmt: skip


def _stem(word: str) -> str:
    return _ENDING.sub("", _REFLEXIVE.sub("", word))


@cache
def _turning() -> Sequences:
    return Sequences({"": [one.turning for one in SHEETS]})


@cache
def _signs() -> Sequences:
    found = dict[str, tuple[str, ...]]()
    for sheet in SHEETS:
        for tag, pattern in (*sheet.signs.items(), (DENIED, sheet.denying)):
            found[tag] = (*found.get(tag, ()), pattern)
    return Sequences(found)


@cache
def _beside() -> frozenset[str]:
    return frozenset(word for sheet in SHEETS for word in sheet.beside.split())


@cache
def _stems() -> dict[str, str]:
    return {stem: tag for sheet in SHEETS for tag, some in sheet.stems.items()
            for stem in some.split()}  # fmt: skip
