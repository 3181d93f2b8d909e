"""A command as it is written, and the answers that stand beside it: `move NW yes`."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.refused import Refused
from companion.games.island.commands import Answer, Command
from companion.games.island.game import Game
from companion.games.island.notation import ANSWERS, read
from companion.games.island.questions import Question
from companion.games.island.refusals.reasons import refused as refused_for
from companion.games.island.terms import Who

_HOWS = ("over", "safe")


def first_command(who: Who, words: list[str]) -> tuple[Command | None, list[str]]:
    """The longest beginning that is a word of the notation, and what follows it."""
    for length in range(len(words), 0, -1):
        command = read(who, " ".join(words[:length]))
        if command is not None:
            return command, words[length:]
    return None, words


def with_answers(session: Game, who: Who, first: Command, rest: list[str]) -> Iterator[Command]:
    """A command, then the answers to what it makes the same speaker be asked."""
    yield first
    yield from answers(session, who, rest)


def answers(session: Game, who: Who, rest: list[str]) -> Iterator[Command]:
    """Also an answer of the speaker's that was not asked for, since there was only one.

    Not the OP's: a captive who guessed a lake space would learn it from not being refused.
    """
    while rest:
        settled = session.steps[-1].entries[-1].outcome.settled if session.steps else ()
        if (who, rest[0]) in settled and not _is_option(session.state.question, rest[0]):
            rest = rest[1:]
            continue
        question = session.state.question
        if rest[0] in _HOWS:
            raise refused_for("illegal", "more-than-asked")
        if question is None or question.who != who or question.what == "turn":
            raise Refused("not-now")
        answer, rest = _next_answer(question, rest)
        yield answer


def _is_option(question: Question | None, word: str) -> bool:
    return question is not None and word in question.options


def _next_answer(question: Question, rest: list[str]) -> tuple[Command, list[str]]:
    for length in range(len(rest), 0, -1):
        word = " ".join(rest[:length])
        for spelled in (word, f"move {word}"):
            if spelled in question.options:
                command = read(question.who, spelled)
                assert command is not None
                return command, rest[length:]
        if question.what in ("oracle", "ability", "bonus") and word in ANSWERS:
            return Answer(question.who, word), rest[length:]
    raise Refused("illegal" if is_answer(rest[0]) else "unknown")


def is_answer(word: str) -> bool:
    return word in ANSWERS or word in _HOWS or word.isdecimal()
