"""The phrases expected now: patterns of the open question's options and a few words beside.

Made anew for each turn. What a speaker says is still read by the parser (`listen`); a grammar only
tells a recogniser what to expect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Final, Literal

from companion.engine.languages import Language
from companion.games.island.board.hexes import HEXES
from companion.games.island.legal import legal
from companion.games.island.notation import ANSWERS, write
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
from companion.speech.answers import answers_en, answers_ru
from companion.speech.answers.answer_words import AnswerWords
from companion.speech.answers.question_names import Key, asked_of
from companion.speech.languages import patterns, wordings_en, wordings_ru
from companion.speech.speaker import Sayable
from companion.speech.talk import talk_en, talk_ru

# Whose words differ: the OP's, and hers who moves two spaces over (L14.6).
Voice = Literal["op", "captive", "schrodie"]

WORDINGS: Final[dict[Language, ModuleType]] = {"en": wordings_en, "ru": wordings_ru}
# Closed classes, whole: what people say for yes, no, the end of a turn, and to take back.
TALK: Final[dict[Language, ModuleType]] = {"en": talk_en, "ru": talk_ru}
ANSWER_WORDS: Final = {"en": answers_en.ANSWER_WORDS, "ru": answers_ru.ANSWER_WORDS}
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
        """Phrases enough for a recogniser that counts pairs of words (Vosk)."""
        return _each(patterns.cover(one) for one in self.patterns)

    def jsgf(self) -> str:
        head = f"#JSGF V1.0 UTF-8 {self.language};\ngrammar said;\npublic <said> = "
        return head + " | ".join(f"({one})" for one in self.patterns) + ";\n"

    def words(self) -> frozenset[str]:
        return frozenset(word for phrase in self.cover() for word in phrase.split())


def _each(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(phrase for some in found for phrase in some))


def grammar(state: State, who: Who, language: Language) -> Grammar:
    """The phrases that `who` may say now, and those that anybody may say at any time."""
    question = state.question
    what = None if question is None else question.what
    voice, asked = _voice(state, who), asked_of(state, who)
    key = None if asked is None else asked.key
    return _grammar(language, _words(state, who), what, voice, tuple(state.table.seat), key)


def confirming(language: Language) -> Grammar:
    """The phrases at a card that waits for a yes."""
    return Grammar(language, _each((yes_to_a_card(language), no_to_a_card(language))))


def yes_to_a_card(language: Language) -> tuple[str, ...]:
    wordings = WORDINGS[language]
    return (*wordings.CONFIRM, *wordings.DO_IT, *TALK[language].YES)


def no_to_a_card(language: Language) -> tuple[str, ...]:
    """Also what takes back: nothing has been done yet."""
    wordings, talk = WORDINGS[language], TALK[language]
    said = (*wordings.REFUSE, *wordings.NOT_THAT, *talk.NO)
    return (*said, *wordings.SAID["undo"], *talk.UNDO)


def correcting(now: Grammar) -> Grammar:
    """The phrases that correct such a card: a no, and what may be said instead."""
    no = WORDINGS[now.language].REFUSE[0]
    return Grammar(now.language, tuple(f"{no} {one}" for one in now.patterns))


def choosing(count: int, language: Language) -> Grammar:
    """The phrases at `count` numbered choices."""
    wordings = WORDINGS[language]
    return Grammar(language, (*wordings.CHOICES[:count], *wordings.FIRST[:count], *wordings.NONE))


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
    wordings = WORDINGS[language]
    if key is None:
        of_options = tuple(_of_options(words, what, voice, wordings, TALK[language]))
    else:
        answers = ANSWER_WORDS[language][key]
        of_options = tuple(_of_answers(words, wordings, answers, TALK[language]))
    said = _each((
        of_options,
        _filled(wordings.WHERE, who=[wordings.NAMES[who] for who in seats]),
        TALK[language].UNDO,
        *(wordings.SAID[word] for word in ("undo", "repeat", "deaths", "turn")),
    ))  # fmt: skip
    return Grammar(language, tuple(f"({one}) {wordings.POLITELY}".strip() for one in said))


def _filled(templates: Iterable[str], **names: Iterable[str]) -> tuple[str, ...]:
    filled = {field: patterns.one_of(said) for field, said in names.items()}
    return tuple(template.format(**filled) for template in templates)


def _of_options(
    words: tuple[str, ...],
    what: What | None,
    voice: Voice,
    wordings: ModuleType,
    talk: ModuleType,
) -> Iterator[str]:
    kinds: dict[tuple[str, ...], list[str]] = {}
    for word in words:
        kind, name = _kind(word, what)
        kinds.setdefault(kind, []).append(name)
    for kind, names in kinds.items():
        yield from _of_kind(kind, names, voice, wordings)
    if "end" in words:
        yield from (one for one in talk.END if voice != "op" or one not in ANSWERS)
        yield from wordings.SAID["end captive"] if voice != "op" else ()


def _of_answers(
    words: tuple[str, ...], wordings: ModuleType, answers: AnswerWords, talk: ModuleType
) -> Iterator[str]:
    """A yes/no question's own words; of several bonuses one has to be named."""
    bonuses = [word.split()[1] for word in words if word.startswith("bonus ")]
    yield from _of_kind(("bonus",), bonuses, "captive", wordings) if bonuses else ()
    if len(bonuses) < 2:
        yield from (*answers.yes, *talk.YES)
    yield from (*answers.no, *talk.NO)


def _kind(word: str, what: What | None) -> tuple[tuple[str, ...], str]:
    """The kind of patterns that an option has, and the name that stands in them."""
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
    kind: tuple[str, ...], names: list[str], voice: Voice, wordings: ModuleType
) -> tuple[str, ...]:
    said = [wordings.NAMES.get(name, name) for name in names]
    to = [wordings.ACTED_ON.get(name, name) for name in names]
    match kind:
        case ("move",):
            return _moves(said, voice, wordings)
        case ("way",):
            return _filled(wordings.WAYS, ways=said)
        case ("two ways",):
            return _filled((*wordings.WAYS, *wordings.TWO_WAYS), ways=said)
        case ("bonus",):
            return _filled(wordings.BONUSES, fruits=[*to, *said])
        case ("fruit",):
            return _filled(wordings.FRUITS, fruits=[*to, *said])
        case ("token",):
            return _filled(wordings.TOKENS, tokens=said)
        case ("hits",):
            return _filled(wordings.WAVE_HITS, whom=to)
        case ("wave",):
            return _filled(wordings.WAVE_GOES, parts=said)
        case ("step", stone):
            return _filled(wordings.STEPS, stone=[wordings.NAMES[stone]], ways=said)
        case ("push", stone, whom):
            return _filled(
                wordings.PUSHES,
                stone=[wordings.NAMES[stone]],
                whom=[wordings.ACTED_ON[whom]],
                ways=said,
            )
        case ("figure",):
            return _filled(wordings.FIGURES, figures=said)
        case ("camp",) | ("hex",):
            return tuple(said)
        case ("palm",):
            ordinals = [wordings.ORDINALS[name] for name in names]
            return _filled(wordings.PALMS, numbers=said, ordinals=ordinals)
        case ("number",):
            return _filled(wordings.NUMBERS, numbers=said)
        case _:
            return _each(wordings.SAID[name] for name in names)


def _moves(ways: list[str], voice: Voice, wordings: ModuleType) -> tuple[str, ...]:
    """L5.1, L5.2; L14.6: Schrodie's two spaces over."""
    over = wordings.LEAP if voice == "schrodie" else wordings.OVER
    manners = f"[{over}] [/0.9/ {wordings.SAFE} | /0.02/ {wordings.UNSAFE}]"
    return tuple(
        template.format(
            go=wordings.GO,
            ways=patterns.one_of(ways),
            over=over,
            safe=wordings.SAFE,
            manners=manners,
        )
        for template in (*wordings.MOVES, wordings.OVER_FIRST, wordings.SAFE_FIRST)
    )
