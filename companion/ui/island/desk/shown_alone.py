"""L16.4: the views for one captive alone: the own start once more, or one of the OP's pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.announce import shown
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.terms import Hex, Who
from companion.text.island.labels import label
from companion.text.island.names import called, name
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.captives import people
from companion.ui.island.hand_over.page import (
    HandOver,
    empty_island,
    marked,
    place_in_words,
    start_view,
)
from companion.ui.island.hand_over.views import ShowView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.games.island.facts import Fact
    from companion.games.island.state import State
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.shell.house import House


def has_seen_start(state: State, who: Who) -> bool:
    """L2.7, L15.1: with two players only the first figure's start is shown."""
    return state.captive(who).board == who


def show_start(house: House, desk: AtDesk, who: Who) -> None:
    """L2.7: by the same way as at first: the tablet comes back under the cover."""
    found = own_start(house, desk, who)
    if found is not None:
        house.go(HandOver(house, *found))


def own_start(house: House, desk: AtDesk, who: Who) -> tuple[str, ShowView] | None:
    """The name of whoever is to look, and the view; none for whoever was shown no start."""
    facts = (one for one in shown(desk.start.facts) if isinstance(one, StartShown))
    at = next((one.at for one in facts if one.to == who), None)
    if at is None:
        return None
    fruits = desk.state.table.island.fruits
    fruit = next(one for one, where in fruits.items() if where == at)
    language = house.settings.said_in
    named = called(who, people(desk.session).get(who, ""), language)
    return named, start_view(who, fruit, at, language)


def show_piece(house: House, facts: Sequence[Fact]) -> None:
    house.go(HandOver(house, *piece_shown(house, facts)))


def piece_shown(house: House, facts: Sequence[Fact]) -> tuple[str, ShowView]:
    """The piece that was asked for, on the space where it stood then, and who is to look."""
    fact = next(one for one in shown(facts) if isinstance(one, PieceShown))
    language = house.settings.said_in
    sheet = words(DESK, language)
    piece = capitalised(label(fact.piece, language))
    view = ShowView(
        who=fact.to,
        headline=sheet["shown-piece"].format(name=name(fact.to, language), piece=piece),
        icon=fact.piece,
        label=piece,
        place=place_in_words(fact.at, language),
        text=sheet["shown-text"],
        island=empty_island(Hex(fact.at), fact.piece, language),
        back=marked(language),
    )
    return name(fact.to, language), view
