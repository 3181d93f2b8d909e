"""Several commands in one breath: each is read in the state that the one before leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.answers import answer_word
from companion.games.island.commands import Answer, Command, End, Move, Restore, UseBonus
from companion.games.island.game import Entries, Game
from companion.games.island.notation import read, write
from companion.games.island.questions import Question
from companion.games.island.state import State
from companion.games.island.terms import PIECES, Who
from companion.speech.joins import COMPASS
from companion.speech.phrases import understand
from companion.speech.talk.around import outright, reworded, without
from companion.speech.talk.corrected import begins
from companion.speech.talk.sequences import MARK, written
from companion.speech.talk.sequences import said as tokens_of
from companion.speech.talk.sheets import AFTER, LINKS, THEN, TWICE
from companion.speech.words import WORDS

MOST: Final = 6  # commands in one breath
_LONGEST: Final = 40  # words

# The commands of one phrase, read in the state that stands; or Refused. And its word, whether or
# not it can be taken now.
Read = Callable[[Game, Who, str], tuple[Command, ...]]
WordOf = Callable[[State, Who, str], str]


@dataclass(frozen=True, slots=True)
class QueuePart:
    """A command with the answers said beside it. No commands: it cannot be taken yet.

    `question`: the one that is open then, by which an answer is called.
    """

    word: str
    text: str
    commands: tuple[Command, ...] = ()
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class Queue:
    """Everything that was said, in order. What follows a question that it does not answer waits."""

    said: tuple[QueuePart, ...]

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands that can be taken one after another."""
        return tuple(command for one in self.said for command in one.commands)

    @property
    def left(self) -> tuple[QueuePart, ...]:
        """The parts that are not taken."""
        return tuple(one for one in self.said if not one.commands)

    @property
    def word(self) -> str:
        return "; ".join(one.word for one in self.said)


def in_words(state: State, commands: tuple[Command, ...]) -> str:
    """A command and its answers in the notation: the first as the open question calls it."""
    first, *answers = commands
    return " ".join((_option(state, first), *map(write, answers)))


def _option(state: State, command: Command) -> str:
    """`use` for a "yes"."""
    question = state.question
    try:
        return write(command) if question is None else answer_word(question, command)
    except Refused:
        return write(command)


class _Before(NamedTuple):
    """The last command before a piece, and how the piece is tied to it."""

    bound: str
    command: Command | None


def _then(before: _Before) -> bool:
    """A bare name may follow a command, and no answer: at an oracle it is another direction."""
    return before.bound == "then" and not isinstance(before.command, Answer)


def _may_be_bare(before: _Before) -> bool:
    """As in "the orange and west"; not after an answer, nor where marks alone are between."""
    return before.bound == "link" and not isinstance(before.command, Answer)


def _goes_with(before: _Before, piece: list[str], commands: tuple[Command, ...]) -> bool:
    """Once more is said so; and a bare name is a direction, after something that is no move."""
    if commands[0] == before.command:
        return not _REPEATS.isdisjoint(piece)
    if _has_verb(piece) or not _may_be_bare(before):
        return True
    return isinstance(commands[0], Move) and not isinstance(before.command, Move)


class Breath:
    """One text as a queue. `read` and `named` say what a piece of it means."""

    def __init__(self, session: Game, who: Who, read: Read, named: WordOf) -> None:
        self.session = session
        self.who = who
        self._read = read
        self._named = named
        self._began = session.state

    def queue(self, text: str) -> Queue | None:
        """None: it is no queue."""
        tokens = tokens_of(text)
        if not 1 < len(tokens) <= _LONGEST or "?" in tokens:
            return None
        found = self._said(_repeated(_in_order(tokens)), _Before("", None), MOST)
        return Queue(tuple(found)) if found is not None else None

    def _said(self, tokens: list[str], before: _Before, most: int) -> list[QueuePart] | None:
        """The whole of the rest as commands; the longest piece that is one comes first."""
        if not most:
            return None
        for end, start, bind in (*_ends(tokens), *self._arguments(tokens)):
            found = self._split(tokens[:end], tokens[start:], before, bind, most)
            if found is not None:
                return found
        return None

    def _split(
        self, piece: list[str], rest: list[str], before: _Before, bind: str, most: int
    ) -> list[QueuePart] | None:
        if not self._stands_alone(piece, before) or (rest and _hangs_on(piece, rest, bind)):
            return None
        try:
            commands = self._of_piece(piece, before)
        except Refused:
            return None
        if not commands or (bind == "argument" and not isinstance(commands[-1], UseBonus)):
            return None
        if before.bound in ("link", "mark") and not _goes_with(before, piece, commands):
            return None
        state = self.session.state
        first = QueuePart(in_words(state, commands), written(piece), commands, state.question)
        if not rest:
            return None if bind == "argument" else [first]
        later: list[QueuePart] | None
        with self.session.ahead(commands) as entries:
            if bind == "argument" and self._is_settled(entries, written(rest)):
                later = []
            elif not self._goes_on(bind):
                later = None
            else:
                later = self._said(rest, _Before(bind, commands[-1]), most - 1)
        if later is None and bind != "argument":
            later = self._waiting(rest, _Before(bind, commands[-1]), most - 1)
        return None if later is None else [first, *_without_echo(first, later, bind)]

    def _of_piece(self, piece: list[str], before: _Before) -> tuple[Command, ...]:
        """A bare direction is where the piece that was moved before goes on."""
        try:
            return self._read(self.session, self.who, written(piece))
        except Refused:
            moved = _moved(before.command)
            tags = {WORDS.get(word, "?").removeprefix("at ") for word in piece if word != MARK}
            if not moved or tags.isdisjoint(COMPASS) or not tags <= COMPASS | _NO_VERBS | {"go"}:
                raise
        return self._read(self.session, self.who, f"{moved} {written(piece)}")

    def _is_settled(self, entries: Entries, text: str) -> bool:
        """True where the use of the bonus was not asked, since nothing else was possible."""
        words = {word for one in entries for who, word in one.outcome.settled if who == self.who}
        for what in _ARGUMENTS if words else ():
            with suppress(Refused):
                if understand(text, what, words, speaker=self.who) in words:
                    return True
        return False

    def _goes_on(self, bind: str) -> bool:
        question = self.session.state.question
        if question is None:
            return False
        return bind != "argument" or (question.who == self.who and question.what != "turn")

    def _waiting(self, tokens: list[str], before: _Before, most: int) -> list[QueuePart] | None:
        """The parts that are left, as they would have been read in the beginning."""
        if not most:
            return None
        for end, start, bind in _ends(tokens):
            piece, rest = tokens[:end], tokens[start:]
            if begins(piece) or not (_has_verb(piece) or _then(before)):
                continue
            try:
                word = self._named(self._began, self.who, written(piece))
            except Refused:
                continue
            if not _may_wait(self.who, word):
                continue
            later = self._waiting(rest, _Before(bind, None), most - 1) if rest else []
            if later is not None:
                return [QueuePart(word, written(piece)), *later]
        return None

    def _stands_alone(self, piece: list[str], before: _Before) -> bool:
        """A bare name does only after a command and a "then", or as the answer to what is asked."""
        if not before.bound:
            return True
        if begins(piece):
            return False
        if _then(before) or _has_verb(piece) or _may_be_bare(before):
            return not _is_bare_answer(piece)
        question = self.session.state.question
        asked = question is not None and question.what != "turn" and question.who == self.who
        return asked and not _is_bare_answer(piece)

    def _arguments(self, tokens: list[str]) -> Iterator[tuple[int, int, str]]:
        """Places at which the use of a bonus may begin, with no word between: "lime against …"."""
        if any(WORDS.get(word) in _FRUITS for word in tokens):
            for place in range(len(tokens) - 1, 0, -1):
                if tokens[place] != MARK:
                    start = place
                    yield place, start, "argument"


def _moved(command: Command | None) -> str:
    """The piece of the OP that a command moves; nothing where it moves none."""
    words = write(command).split() if command is not None else []
    return words[0] if words and words[0] in PIECES else ""


def _may_wait(who: Who, word: str) -> bool:
    """As in "and yes, I'm paying for it": only a yes or no answers what is not yet asked."""
    return word in _FORESEEN or not isinstance(read(who, word), Answer)


def _without_echo(first: QueuePart, later: list[QueuePart], bind: str) -> list[QueuePart]:
    """As in "yes, go ahead", "rest and recover": what is said in other words too, and once."""
    echoes = isinstance(first.commands[-1], Answer | End)
    if isinstance(first.commands[-1], Restore) and bind != "then" and later:
        echoes = _REPEATS.isdisjoint(later[0].text.split())
    while echoes and later and not later[0].commands and later[0].word == first.word:
        later = later[1:]
    return later


_FORESEEN: Final = frozenset(("yes", "no", "activate", "stay", "use", "decline"))
# Questions that say what a bonus is used for.
_ARGUMENTS: Final = ("fruit", "direction", "piece", "captive", "number")
_FRUITS: Final = frozenset((
    "orange", "banana", "grapes", "cherries", "strawberry", "lime", "apple", "bonus",
))  # fmt: skip
_REPEATS: Final = frozenset(("again", "once", "another", "more", "снова", "опять", "еще"))
_NO_VERBS: Final = frozenset(("", "a", "and", "to", "is", "may"))
_VERBS: Final = frozenset((
    "go", "away", "go-on", "come", "come-out", "restore", "use", "cross", "push", "hit", "put",
    "activate", "stay", "return", "end", "done", "pass", "undo", "where", "what", "take", "jump",
    "leap", "skip", "lose", "extra", "bonus", "turn", "все", "rock", "bush", "wave", "look",
    "refuse", "decline", "leave", "start", "circle", "swap", "action",
))  # fmt: skip
_ANSWERS: Final = frozenset(("yes", "no", "not", "none"))
_ENDED: Final = frozenset(("end turn", "конец хода"))
_ENDS: Final = frozenset(("not", "не"))
_ACTIVATED: Final = frozenset(("activate", "activation"))
_DENYING: Final = frozenset(("no", "not", "none", "without", "ни"))


def _hangs_on(piece: list[str], rest: list[str], bind: str) -> bool:
    """As in "no need to activate it", "okay, I don't activate it": both are one."""
    if _is_bare_answer(piece) and _ENDS.isdisjoint(piece) and " ".join(_meaning(rest)) in _ENDED:
        return False
    if _denies(piece) and bind != "then":
        return True
    going = any(WORDS.get(word) in COMPASS for word in piece)
    if bind and going and any(WORDS.get(word) in _ACTIVATED for word in rest):
        return False
    return _denies(rest) and not _has_verb(piece)


def _meaning(tokens: list[str]) -> list[str]:
    return outright(without(tokens))


def _denies(tokens: Sequence[str]) -> bool:
    """As in "no need to activate it": what follows may be what is denied."""
    return any(WORDS.get(word) in _DENYING for word in tokens)


def _has_verb(tokens: Sequence[str]) -> bool:
    words = without(list(tokens))
    return bool(outright(words)) or any(WORDS.get(word) in _VERBS for word in reworded(words))


def _is_bare_answer(tokens: Sequence[str]) -> bool:
    words = without(list(tokens))
    tags = {WORDS.get(word, "?") for word in words if word != MARK} - _NO_VERBS
    return bool(tags) and tags <= _ANSWERS


def _ends(tokens: list[str]) -> list[tuple[int, int, str]]:
    """The ends that a piece can have, where the next begins, and what ties them."""
    found = [(len(tokens), len(tokens), "")]
    place = len(tokens) - 1
    bounds: list[tuple[int, int, str]] = []
    at = 1
    while at < len(tokens):
        end, kind = _bound(tokens, at)
        if end > at:
            if end < len(tokens):
                bounds.append((at, end, kind))
            at = end
        else:
            at += 1
    return found + bounds[::-1] if place else found


def _bound(tokens: list[str], start: int) -> tuple[int, str]:
    """The end of the words that tie two pieces, and whether one of them is a "then"."""
    place, kind = start, ""
    while place < len(tokens):
        then, link = THEN.at(tokens, place), LINKS.at(tokens, place)
        if tokens[place] == MARK:
            place, kind = place + 1, kind or "mark"
        elif then is not None:
            place, kind = then[0], "then"
        elif link is not None:
            place, kind = link[0], kind if kind == "then" else "link"
        else:
            break
    return place, kind


def _in_order(tokens: list[str]) -> list[str]:
    """As in "before I rest, east", «отдохну после того, как на запад схожу»: the later one last."""
    if tokens[:1] == ["before"] and MARK in tokens:
        at = tokens.index(MARK)
        return [*tokens[at + 1 :], "then", *tokens[1:at]]
    for at in range(1, len(tokens)):
        if (found := AFTER.at(tokens, at, marks=True)) is not None and found[0] < len(tokens):
            first, last = tokens[found[0] :], tokens[:at]
            return tokens if MARK in first or MARK in last else [*first, "then", *last]
    return tokens


def _repeated(tokens: list[str]) -> list[str]:
    """The piece that says "twice" is said twice: "rest then rest"."""
    for place in range(len(tokens)):
        found = TWICE.at(tokens, place)
        if found is None or (not place and tokens[0] == "double"):
            continue
        if not place:
            end = next((at for at, _, _ in reversed(_ends(tokens)) if at > found[0]), len(tokens))
            piece = tokens[found[0] : end]
            return [*piece, "then", *piece, *tokens[end:]]
        begun = max((end for at, end, _ in _ends(tokens[:place]) if end < place), default=0)
        piece = tokens[begun:place]
        return [*tokens[:begun], *piece, "then", *piece, *tokens[found[0] :]]
    return tokens
