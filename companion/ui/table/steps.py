"""The steps of a running game: what somebody said, and all that was said of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import frozen
from companion.engine.kind import TABLE
from companion.engine.session import Session
from companion.games.registry import kind
from companion.text.languages import capitalised
from companion.text.wording import called, wording

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames


@frozen
class PlayedStep:
    """`who` said `words`; `facts`: said aloud of it and of the answers to it."""

    who: str
    words: str
    facts: tuple[Any, ...]


def names_of(session: KeptGame) -> PlayerNames:
    """The names that people gave, by the players."""
    return session.header.people


def steps(session: KeptGame) -> Iterator[PlayedStep]:
    """The oldest first; what was taken back is none."""
    for step in session.steps:
        yield _step(session, step)


def all_steps(session: KeptGame) -> tuple[tuple[PlayedStep, bool], ...]:
    """Every step in the order in which it was first taken; True: it was taken back and is not."""
    again: Session[Any, Any, Any] = Session(session.game, session.start, session.seed)
    seen: list[Any] = []
    for line in session.journal:
        again.fold(line)
        seen += [step for step in again.steps[-1:] if all(step is not one for one in seen)]
    standing = {id(step) for step in again.steps}
    return tuple((_step(session, step), id(step) not in standing) for step in seen)


def last_step(session: KeptGame) -> PlayedStep | None:
    return _step(session, session.steps[-1]) if session.steps else None


def _step(session: KeptGame, step: Any) -> PlayedStep:
    """A step by words that all may read."""
    first = step.entries[0]
    who, words = session.game.write(first.command)
    words = kind(session.header.kind.word).told(first.outcome).openly or words
    return PlayedStep(who, words, tuple(fact for one in step.entries for fact in one.outcome.said))


def just_said(session: KeptGame) -> tuple[Any, ...]:
    """The facts of the last command alone, which may be the answer to a question of its step."""
    entries = session.steps[-1].entries if session.steps else []
    return tuple(entries[-1].outcome.said) if entries else ()


def in_words(game: str, step: PlayedStep, language: Language, names: PlayerNames) -> str:
    """`Ann: blue 1 forward`; of what the whole table says, only that."""
    told = wording(game).option(step.words, language, names)
    if step.who == TABLE:
        return capitalised(told)
    return f"{called(step.who, language, names)}: {told}"


def said(game: str, step: PlayedStep, language: Language, names: PlayerNames) -> str:
    return wording(game).say(step.facts, language, names)
