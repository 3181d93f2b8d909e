"""The captives' strip: in turn order, with everything that stands on their boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from companion.games.island.game import Game
from companion.games.island.legal import speakers
from companion.games.island.rules.missions import MARKS
from companion.games.island.state import OCEAN, Captive, State
from companion.games.island.terms import FRUITS, OP, Fruit, Mark, Who
from companion.store.games.kept_game import KeptSession
from companion.text.island.names import name
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.views import CaptiveView

NOBODY: Final[Mapping[Who, str]] = MappingProxyType({})


def people(session: Game) -> Mapping[Who, str]:
    """The people by their figures, where they said; a game that is only in memory has none."""
    return session.header.people if isinstance(session, KeptSession) else {}


def captives(
    state: State, language: Language, named: Mapping[Who, str] = NOBODY
) -> tuple[CaptiveView, ...]:
    """`named`: the people who play them. At turn are, with two players, those of the part."""
    now = () if state.question is None or state.turn == OP else speakers(state)
    after = _next(state, now)
    return tuple(
        _captive(state, one, language, named.get(one.who, ""), one.who in now, one.who == after)
        for one in state.captives
    )


def _next(state: State, now: tuple[Who, ...]) -> Who | None:
    if not now:
        return None
    order = [captive.who for captive in state.captives]
    if state.table.players == 2:  # L15.3: the figure whose part has not been yet
        return next((who for who in state.parts_left if who not in now), None)
    at = order.index(now[0])
    return order[at + 1] if at + 1 < len(order) else None


def _captive(
    state: State, one: Captive, language: Language, person: str, turn: bool, is_next: bool
) -> CaptiveView:
    board = state.board(one.who)
    return CaptiveView(
        who=one.who,
        name=name(one.who, language),
        health=(one.health, one.max_health),
        energy=(one.energy, one.max_energy),
        mission=(len(board.mission), MARKS),
        fruits=tuple(_fruits(board.circled, board.crossed)),
        dots=(one.actions, max(2, one.actions)) if turn else None,
        turn=turn,
        note=_note(one, language, is_next),
        person=person,
        act=f"captive {one.who}",
        held=f"correct {one.who}",
    )


def _fruits(circled: frozenset[Fruit], crossed: frozenset[Fruit]) -> Iterator[tuple[Fruit, Mark]]:
    for fruit in FRUITS:
        if fruit in circled:
            yield fruit, "circled"
        elif fruit in crossed:
            yield fruit, "crossed"


def _note(one: Captive, language: Language, is_next: bool) -> str:
    sheet = words(DESK, language)
    if one.at is None:
        return sheet["off-island"]
    if one.at == OCEAN:
        return sheet["in-ocean"]
    return sheet["next"] if is_next else ""
