"""Only what may be said now: the patterns of the open question's options and a few words beside.

Made anew for each turn. What a speaker says is still read by the parser (`listen`); a grammar only
tells a recogniser what to expect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Final, Literal

from companion.games.island.board.hexes import HEXES
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.questions import What
from companion.games.island.rules.characters import plays
from companion.games.island.state import State
from companion.games.island.terms import (
    CAMPS,
    CHARACTERS,
    DIRECTIONS,
    FRUITS,
    OP,
    PARTS,
    PIECES,
    STONES,
    Who,
)
from companion.speech import patterns, wordings_en, wordings_ru
from companion.speech.answers import answers_en as sheet_en
from companion.speech.answers import answers_ru as sheet_ru
from companion.speech.answers.answer_words import Own
from companion.speech.answers.question_names import Key, asked_of
from companion.speech.listen import Sayable

Language = Literal["en", "ru"]

# Whose words differ: the OP's, and hers who moves two spaces over (L14.6).
Voice = Literal["op", "captive", "schrodie"]

SHEETS: Final[dict[Language, ModuleType]] = {"en": wordings_en, "ru": wordings_ru}
OWN: Final = {"en": sheet_en.OWN, "ru": sheet_ru.OWN}
_WAYS: Final = frozenset((*DIRECTIONS, *PARTS))
_FIGURES: Final = frozenset((*PIECES, *CHARACTERS))
# Of the four ways to move all are expected if one can be paid: what is too dear is then refused by
# the rules, and not taken for the nearest one that is not.
_HOWS: Final = ("", "over", "safe", "over safe")


@dataclass(frozen=True, slots=True)
class Grammar:
    """`patterns` as in `patterns`. Two that are equal expect the same."""

    language: Language
    patterns: tuple[str, ...]

    def phrases(self) -> tuple[str, ...]:
        return _each(patterns.phrases(one) for one in self.patterns)

    def cover(self) -> tuple[str, ...]:
        """For a recogniser that counts pairs of words (Vosk)."""
        return _each(patterns.cover(one) for one in self.patterns)

    def jsgf(self) -> str:
        head = f"#JSGF V1.0 UTF-8 {self.language};\ngrammar said;\npublic <said> = "
        return head + " | ".join(f"({one})" for one in self.patterns) + ";\n"

    def words(self) -> frozenset[str]:
        return frozenset(word for phrase in self.cover() for word in phrase.split())


def _each(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(phrase for some in found for phrase in some))


def grammar(state: State, who: Who, language: Language) -> Grammar:
    """What `who` may say now, and what anybody may say at any time."""
    question = state.question
    what = None if question is None else question.what
    voice, asked = _voice(state, who), asked_of(state, who)
    key = None if asked is None else asked.key
    return _grammar(language, _words(state, who), what, voice, tuple(state.table.seat), key)


def confirming(language: Language) -> Grammar:
    """At a card that waits for a yes."""
    sheet = SHEETS[language]
    return Grammar(language, (*sheet.CONFIRM, *sheet.REFUSE, *sheet.SAID["undo"]))


def choosing(count: int, language: Language) -> Grammar:
    """At `count` numbered choices."""
    sheet = SHEETS[language]
    return Grammar(language, (*sheet.CHOICES[:count], *sheet.FIRST[:count], *sheet.NONE))


def _voice(state: State, who: Who) -> Voice:
    if who == OP:
        return "op"
    return "schrodie" if plays(state, who, "schrodie") else "captive"


def _words(state: State, who: Who) -> tuple[str, ...]:
    """In the notation: the options of what is asked, else the bonuses that need no turn (L13.1)."""
    options = tuple(write(command) for command in legal(state) if command.who == who)
    if options or who == OP:
        return options
    sayable = Sayable(state, who)
    return tuple(word for fruit in FRUITS if (word := f"bonus {fruit}") in sayable)


@lru_cache(maxsize=64)
def _grammar(
    language: Language,
    words: tuple[str, ...],
    what: What | None,
    voice: Voice,
    seats: tuple[Who, ...],
    key: Key | None,
) -> Grammar:
    sheet = SHEETS[language]
    if key is None:
        of_options = tuple(_of_options(words, what, voice, sheet))
    else:
        of_options = tuple(_of_own(words, sheet, OWN[language][key]))
    said = _each((
        of_options,
        _filled(sheet.WHERE, who=[sheet.NAMES[who] for who in seats]),
        *(sheet.SAID[word] for word in ("undo", "repeat", "deaths", "turn")),
    ))  # fmt: skip
    return Grammar(language, tuple(f"({one}) {sheet.POLITELY}".strip() for one in said))


def _filled(templates: Iterable[str], **names: Iterable[str]) -> tuple[str, ...]:
    filled = {field: patterns.one_of(said) for field, said in names.items()}
    return tuple(template.format(**filled) for template in templates)


def _of_options(
    words: tuple[str, ...], what: What | None, voice: Voice, sheet: ModuleType
) -> Iterator[str]:
    kinds: dict[tuple[str, ...], list[str]] = {}
    for word in words:
        kind, name = _kind(word, what)
        kinds.setdefault(kind, []).append(name)
    for kind, names in kinds.items():
        yield from _of_kind(kind, names, voice, sheet)
    if "end" in words and voice != "op":
        yield from sheet.SAID["end captive"]


def _of_own(words: tuple[str, ...], sheet: ModuleType, own: Own) -> Iterator[str]:
    """A yes/no question's own words; of several bonuses one has to be named."""
    bonuses = [word.split()[1] for word in words if word.startswith("bonus ")]
    yield from _of_kind(("bonus",), bonuses, "captive", sheet) if bonuses else ()
    if len(bonuses) < 2:
        yield from own.yes
    yield from own.no


def _kind(word: str, what: What | None) -> tuple[tuple[str, ...], str]:
    """What patterns an option has, and the name that stands in them."""
    match word.split():
        case ["move", way, *_]:
            return ("move",), way
        case ["bonus" | "token" as kind, name]:
            return (kind,), name
        case ["wave", "hits", whom]:
            return ("hits",), whom
        case ["wave", place]:
            return ("wave",), place
        case [stone, way] if stone in STONES:
            return ("step", stone), way
        case [stone, "pushes", whom, way]:
            return ("push", stone, whom), way
        case [name] if name in _FIGURES:
            return ("figure",), name
        case [name] if name in FRUITS:
            return ("fruit",), name
        case [name] if name in CAMPS:
            return ("camp",), name
        case [name] if name in HEXES:
            return ("hex",), name
        case [name] if name in _WAYS:
            return ("two ways" if what == "oracle" else "way",), name
        case [name] if name.isdecimal():
            return ("palm" if what == "palm" else "number",), name
        case _:
            return ("said",), word


def _of_kind(
    kind: tuple[str, ...], names: list[str], voice: Voice, sheet: ModuleType
) -> tuple[str, ...]:
    said = [sheet.NAMES.get(name, name) for name in names]
    to = [sheet.ACTED_ON.get(name, name) for name in names]
    match kind:
        case ("move",):
            return _moves(said, voice, sheet)
        case ("way",):
            return _filled(sheet.WAYS, ways=said)
        case ("two ways",):
            return _filled((*sheet.WAYS, *sheet.TWO_WAYS), ways=said)
        case ("bonus",):
            return _filled(sheet.BONUSES, fruits=[*to, *said])
        case ("fruit",):
            return _filled(sheet.FRUITS, fruits=[*to, *said])
        case ("token",):
            return _filled(sheet.TOKENS, tokens=said)
        case ("hits",):
            return _filled(sheet.WAVE_HITS, whom=to)
        case ("wave",):
            return _filled(sheet.WAVE_GOES, parts=said)
        case ("step", stone):
            return _filled(sheet.STEPS, stone=[sheet.NAMES[stone]], ways=said)
        case ("push", stone, whom):
            return _filled(
                sheet.PUSHES, stone=[sheet.NAMES[stone]], whom=[sheet.ACTED_ON[whom]], ways=said
            )
        case ("figure",):
            return _filled(sheet.FIGURES, figures=said)
        case ("camp",) | ("hex",):
            return tuple(said)
        case ("palm",):
            ordinals = [sheet.ORDINALS[name] for name in names]
            return _filled(sheet.PALMS, numbers=said, ordinals=ordinals)
        case ("number",):
            return _filled(sheet.NUMBERS, numbers=said)
        case _:
            return _each(sheet.SAID[name] for name in names)


def _moves(ways: list[str], voice: Voice, sheet: ModuleType) -> tuple[str, ...]:
    """L5.1, L5.2; L14.6: Schrodie's two spaces over."""
    over = sheet.LEAP if voice == "schrodie" else sheet.OVER
    manners = f"[{over}] [/0.9/ {sheet.SAFE} | /0.02/ {sheet.UNSAFE}]"
    return tuple(
        template.format(
            go=sheet.GO, ways=patterns.one_of(ways), over=over, safe=sheet.SAFE, manners=manners
        )
        for template in (*sheet.MOVES, sheet.OVER_FIRST, sheet.SAFE_FIRST)
    )
