"""Several commands in one breath: each is read in the state that the one before leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.answers import answer_word
from companion.games.island.commands import Answer, Command, End, Move, Restore, UseBonus, UseExtra
from companion.games.island.game import Entries, Game
from companion.games.island.notation import read, write
from companion.games.island.questions import Question
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, Who
from companion.speech.phrases import understand
from companion.speech.talk.contrasts import without_plan
from companion.speech.talk.corrected import begins
from companion.speech.talk.name_table import NameTable
from companion.speech.talk.pieces import (
    ends,
    hangs_on,
    has_verb,
    in_order,
    is_bare_answer,
    only_leads,
    repeated,
)
from companion.speech.talk.sequences import MARK, written
from companion.speech.talk.sequences import said as tokens_of

MOST: Final = 6  # commands in one breath
_LONGEST: Final = 40  # words

_DIRECTIONS: Final = frozenset(DIRECTIONS)
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
    """A bare name may follow a command; after a direction that answers it is another one."""
    return before.bound == "then" and not _is_way(before.command)


def _is_way(command: Command | None) -> bool:
    return isinstance(command, Answer) and not _DIRECTIONS.isdisjoint(command.word.split())


def _is_listed(before: _Before) -> bool:
    """As in "restore, south-east, end": a list of what is done."""
    return before.bound == "mark" and isinstance(before.command, Restore | UseExtra)


def _may_be_bare(before: _Before) -> bool:
    """As in "the orange and west"; not after an answer, nor where marks alone are between."""
    return before.bound == "link" and not isinstance(before.command, Answer)


def _goes_with(
    before: _Before, piece: list[str], commands: tuple[Command, ...], names: NameTable
) -> bool:
    """Once more is said so; and a bare name is a direction, after something that is no move."""
    if commands[0] == before.command:
        return not names.repeats.isdisjoint(piece)
    if has_verb(piece, names) or not _may_be_bare(before):
        return True
    return isinstance(commands[0], Move) and not isinstance(before.command, Move)


class Breath:
    """One text as a queue. `read` and `named` say what a piece means, `names` what a word is."""

    def __init__(
        self, session: Game, who: Who, read: Read, named: WordOf, names: NameTable
    ) -> None:
        self.session = session
        self.who = who
        self._read = read
        self._named = named
        self._names = names
        self._began = session.state

    def queue(self, text: str, *, apart: bool = False) -> Queue | None:
        """None: it is no queue. `apart`: it says in words that it is more than one."""
        tokens = tokens_of(text)
        if not 1 < len(tokens) <= _LONGEST or "?" in tokens:
            return None
        tokens = repeated(in_order(without_plan(tokens)))
        found = self._said(tokens, _Before("", None), MOST, apart=apart)
        return Queue(tuple(found)) if found is not None else None

    def _said(
        self, tokens: list[str], before: _Before, most: int, *, apart: bool = False
    ) -> list[QueuePart] | None:
        """The whole of the rest as commands; the longest piece that is one comes first."""
        if not most:
            return None
        for end, start, bind in (*ends(tokens)[apart:], *self._arguments(tokens)):
            found = self._split(tokens[:end], tokens[start:], before, bind, most)
            if found is not None:
                return found
        return None

    def _split(
        self, piece: list[str], rest: list[str], before: _Before, bind: str, most: int
    ) -> list[QueuePart] | None:
        if (
            (rest and only_leads(piece, self._names))
            or not self._stands_alone(piece, before)
            or (rest and hangs_on(piece, rest, bind, self._names))
        ):
            return None
        try:
            commands = self._of_piece(piece, before)
        except Refused:
            return None
        if not commands or (bind == "argument" and not isinstance(commands[-1], UseBonus)):
            return None
        if before.bound and isinstance(commands[0], Answer) and self._is_rest(piece):
            return None
        if before.bound in ("link", "mark") and not _goes_with(
            before, piece, commands, self._names
        ):
            return None
        state = self.session.state
        first = QueuePart(in_words(state, commands), written(piece), commands, state.question)
        if rest and self._only_that(rest):
            return [first]
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
        return None if later is None else [first, *_without_echo(first, later, bind, self._names)]

    def _of_piece(self, piece: list[str], before: _Before) -> tuple[Command, ...]:
        """A bare direction is where the piece that was moved before goes on."""
        try:
            return self._read(self.session, self.who, written(piece))
        except Refused:
            moved = _moved(before.command, self._names)
            if not moved or not self._is_bare_way(piece):
                raise
        return self._read(self.session, self.who, f"{moved} {written(piece)}")

    def _is_rest(self, piece: list[str]) -> bool:
        """As in "to the camp, then I rest", "then I'm done": there, or as an action of its own."""
        with suppress(Refused):
            return self._named(self._began, self.who, written(piece)) in ("restore", "end")
        return False

    def _only_that(self, rest: list[str]) -> bool:
        """As in "south-west, and that's all", where one more could be asked for."""
        question = self.session.state.question
        texts = self._names.only.get(question.what) if question is not None else None
        return texts is not None and " ".join(word for word in rest if word != MARK) in texts

    def _is_bare_way(self, piece: list[str]) -> bool:
        names = self._names
        words = [word for word in piece if word != MARK]
        ways = [word for word in words if names.kind(word) == names.way]
        rest = {names.words.get(word, "?") for word in words if word not in ways}
        return bool(ways) and rest <= names.bare | {"go"}

    def _is_settled(self, entries: Entries, text: str) -> bool:
        """True where the use of the bonus was not asked, since nothing else was possible."""
        words = {word for one in entries for who, word in one.outcome.settled if who == self.who}
        for what in self._names.uses if words else ():
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
        for end, start, bind in ends(tokens):
            piece, rest = tokens[:end], tokens[start:]
            if begins(piece) or not (has_verb(piece, self._names) or _then(before)):
                continue
            try:
                word = self._named(self._began, self.who, written(piece))
            except Refused:
                continue
            if not _may_wait(self.who, word, self._names):
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
        if (
            _then(before)
            or has_verb(piece, self._names)
            or _may_be_bare(before)
            or _is_listed(before)
            or self._is_done_again(piece, before)
        ):
            return not is_bare_answer(piece, self._names)
        question = self.session.state.question
        asked = question is not None and question.what != "turn" and question.who == self.who
        return asked and not is_bare_answer(piece, self._names)

    def _is_done_again(self, piece: list[str], before: _Before) -> bool:
        """As in "south-east, south-east again"."""
        return isinstance(before.command, Move) and not self._names.repeats.isdisjoint(piece)

    def _arguments(self, tokens: list[str]) -> Iterator[tuple[int, int, str]]:
        """Places at which the use of a bonus may begin, with no word between: "lime against …"."""
        if any(self._names.words.get(word) in self._names.used for word in tokens):
            for place in range(len(tokens) - 1, 0, -1):
                if tokens[place] != MARK:
                    start = place
                    yield place, start, "argument"


def _moved(command: Command | None, names: NameTable) -> str:
    """The piece of the OP that a command moves; nothing where it moves none."""
    words = write(command).split() if command is not None else []
    return words[0] if words and words[0] in names.pieces else ""


def _may_wait(who: Who, word: str, names: NameTable) -> bool:
    """As in "and yes, I'm paying for it": only a yes or no answers what is not yet asked."""
    if word.startswith("extra ") and who != "theseus":
        return False  # nobody else has such boxes (L14.3)
    return word in names.foreseen or not isinstance(read(who, word), Answer)


def _without_echo(
    first: QueuePart, later: list[QueuePart], bind: str, names: NameTable
) -> list[QueuePart]:
    """As in "yes, go ahead", "rest and recover": what is said in other words too, and once."""
    echoes = isinstance(first.commands[-1], Answer | End)
    if isinstance(first.commands[-1], Restore) and bind != "then" and later:
        echoes = names.repeats.isdisjoint(later[0].text.split())
    while echoes and later and not later[0].commands and later[0].word == first.word:
        later = later[1:]
    bonus = isinstance(first.commands[-1], UseBonus | UseExtra)
    while bonus and later and not later[0].commands and later[0].word in names.agreeing:
        later = later[1:]  # "the action box: cross it"
    return later
