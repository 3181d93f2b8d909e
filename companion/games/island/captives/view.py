"""The table as a captive's player sees it: the own board, and all that was heard (L16)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.frozen import frozen
from companion.games.island.commands import Command
from companion.games.island.knowledge.heard import Heard
from companion.games.island.legal import legal
from companion.games.island.questions import Question
from companion.games.island.rules.characters import bonus_of
from companion.games.island.state import OCEAN, Captive, State
from companion.games.island.terms import Fruit, Who


@frozen
class OwnFigure:
    """The numbers of a figure, as they stand on its player's board."""

    who: Who
    start: Fruit
    here: bool  # on a space of the island
    health: int
    max_health: int
    energy: int
    max_energy: int
    actions: int


@frozen
class OwnView:
    """`board`: the character that is played. `marks`: of the mission, without places.

    `ready`: the circled fruits with their bonuses. `commands`: all that may be said now.
    """

    board: Who
    figures: tuple[OwnFigure, ...]
    marks: tuple[str, ...]
    ready: Mapping[Fruit, str]
    crossed: frozenset[Fruit]
    visited: frozenset[Fruit]
    question: Question
    commands: tuple[Command, ...]
    heard: Heard

    def figure(self, who: Who) -> OwnFigure:
        return next(one for one in self.figures if one.who == who)


def seen_by_captive(state: State, heard: Heard) -> OwnView:
    """The view of whoever is asked."""
    question = state.question
    assert question is not None
    asked = question.who
    own = state.captive(asked).board
    board = state.board(asked)
    return OwnView(
        board=own,
        figures=tuple(_figure(one) for one in state.captives if one.board == own),
        marks=tuple(map(_openly_named, board.mission)),
        ready={one: bonus_of(state, asked, one) or "" for one in sorted(board.circled)},
        crossed=board.crossed,
        visited=board.visited,
        question=question,
        commands=legal(state),
        heard=heard,
    )


def _figure(captive: Captive) -> OwnFigure:
    return OwnFigure(
        captive.who,
        captive.start,
        captive.at not in (None, OCEAN),
        captive.health,
        captive.max_health,
        captive.energy,
        captive.max_energy,
        captive.actions,
    )


def _openly_named(mark: str) -> str:
    """`oracle C3`: which space it is, the captive does not know (L16.2); nor which corner."""
    word = mark.split(maxsplit=1)[0]
    return "corner" if word[:1].isupper() else word
