"""Talk around a phrase of any game: what says nothing goes, the last correction counts.

The game reads the phrase itself (`Kind.understand`) and lists its words (`Kind.phrases`); nothing
here knows which game it is. A denial, a doubt, or a word that neither knows leaves it refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from companion.engine.kind import Kind
from companion.engine.phrase_words import UNKNOWN_WORD, PhraseWords
from companion.engine.refused import Refused
from companion.speech.languages.words import HESITATIONS
from companion.speech.talk.corrected import corrected
from companion.speech.talk.idle import is_idle
from companion.speech.talk.name_table import NameTable
from companion.speech.talk.sequences import MARK, said, written
from companion.speech.talk.sheets import LEADS, TAILS, listed
from companion.speech.talk.unsettled import PLAYER, is_unsettled

_LONGEST: Final = 40  # words
_OF_TALK: Final = 3  # words: so long a beginning is no name, whatever it has in it
# They begin what is done; the games read sentences without them.
_BEGINS: Final = listed("""
    well | let me | let's | (i | we) (want | would like | wish) to | i wanna | (i'd | we'd) like
    to |
    (i | we) will | i'll | we'll | please | then | now | я | мы | хочу | хотим | пожалуй | ну что |
    давай я | прошу | буду | пускай | значит
""")
_NONE: Final[frozenset[str]] = frozenset()
# Without one of these nothing is a question that answers.
_DENYING: Final = frozenset((
    "not", "don't", "dont", "won't", "never", "cannot", "can't", "isn't", "nobody", "neither",
    "не", "ни", "никогда", "нельзя",
))  # fmt: skip
_PARTED: Final = re.compile(r"[^\W_]+")


def understood(kind: Kind, state: Any, who: str, text: str) -> Any:
    """The command that a text stands for, with whatever is said around it. Raises Refused.

    What is put off or only supposed is offered, if it is one thing, and never taken.
    """
    words = kind.phrases
    if words is None:
        return kind.understand(state, who, text)
    names = _table(words, kind.speakers(state.setup))
    question = kind.asked(state)
    what = None if question is None else question.what
    if "?" in text:
        raise Refused("unknown")  # a question asks, and does nothing
    try:
        command = kind.understand(state, who, text)
    except Refused as refused:
        if refused.code != "unknown":
            raise
        command = _plainly(kind, state, who, text, names, refused)
    if is_unsettled(text, what, names):
        raise _offered(kind, state, who, command)
    return command


def _plainly(
    kind: Kind, state: Any, who: str, text: str, names: NameTable, refused: Refused
) -> Any:
    """The command of the text in plainer words; those that are one word less each time."""
    for plain in _plainer(text, names):
        try:
            return kind.understand(state, who, plain)
        except Refused as no:
            if no.code != "unknown":
                raise
    raise refused


def _plainer(text: str, names: NameTable) -> Iterator[str]:
    tokens = said(text)
    if "?" in tokens or len(tokens) > _LONGEST:
        return
    correction = corrected(tokens, names, pauses=True)
    for some in (tokens,) if correction is None else (correction.words,):
        yield written(some)
        yield written(_without(some, names))
        point = _to_the_point(some, names)
        if point != some:
            yield written(point)
            yield written(_without(point, names))


def _without(tokens: list[str], names: NameTable) -> list[str]:
    """Without what begins and what ends it and says nothing; words of the game stay."""
    while tokens:
        end = max((found[0] for one in (LEADS, _BEGINS) if (found := one.at(tokens, 0))), default=0)
        if tokens[0] == MARK or tokens[0] in HESITATIONS:
            end = max(end, 1)
        if not 0 < end < len(tokens) or _says_something(tokens[:end], names):
            break
        tokens = tokens[end:]
    while tokens:
        start = len(tokens) - 1 if tokens[-1] == MARK else TAILS.ends(tokens)
        if not 0 < start < len(tokens) or _says_something(tokens[start:], names):
            break
        tokens = tokens[:start]
    return tokens


def _says_something(tokens: list[str], names: NameTable) -> bool:
    """A word of the game is in it; but "first of all" says nothing, whatever it may name."""
    return len(tokens) < _OF_TALK and any(names.words.get(word, "") for word in tokens)


def _to_the_point(tokens: list[str], names: NameTable) -> list[str]:
    """Without clauses of words that neither the game nor talk knows, and that deny nothing."""
    kept = list[str]()
    for clause in " ".join(tokens).split(MARK):
        words = clause.split()
        if not words or (_is_beside(words, names) and is_idle(words)):
            continue
        kept += [MARK, *words] if kept else words
    return kept or tokens


def _is_beside(words: list[str], names: NameTable) -> bool:
    """True where no word of it is one of the game's."""
    parts = [part for word in words for part in _PARTED.findall(word)]
    return not any(names.words.get(part, "") for part in parts) and _DENYING.isdisjoint(words)


def _offered(kind: Kind, state: Any, who: str, command: Any) -> Refused:
    """The option that a command takes, to be offered."""
    question = kind.asked(state)
    for option in () if question is None else question.options:
        with suppress(Refused):
            if kind.understand(state, who, option) == command:
                return Refused("unclear", (option,))
    return Refused("unknown")


class _Tags(Mapping[str, str]):
    """The words of a game as a table of tags, looked up one by one."""

    def __init__(self, words: PhraseWords, players: tuple[str, ...]) -> None:
        self._words = words
        self._players = players

    def __getitem__(self, word: str) -> str:
        if word in self._players:
            return PLAYER
        tag = self._words.tag(word)
        if tag is None and word in HESITATIONS:
            tag = ""
        if tag is None:
            raise KeyError(word)
        return tag

    def __contains__(self, word: object) -> bool:
        known = word in self._players or word in HESITATIONS
        return known or self._words.tag(str(word)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def _table(words: PhraseWords, players: tuple[str, ...]) -> NameTable:
    return NameTable(
        words=_Tags(words, players), kinds={**words.kinds, PLAYER: "player"}, manners={},
        beside=frozenset(("", UNKNOWN_WORD)),
        bare=frozenset(("",)), way="", halves=(_NONE, _NONE), verbs=words.deeds, used=_NONE,
        uses=(), foreseen=_NONE, agreeing=_NONE, ended=_NONE, after_going=_NONE, repeats=_NONE,
        pieces=_NONE, only={}, deeds=words.deeds | words.kinds.keys(), owned=_NONE,
        kept=words.deeds | words.kinds.keys(),
    )  # fmt: skip
