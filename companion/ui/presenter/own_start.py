"""A captive looks at the own start once more (L2.7, L16.4), by the same way as at first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.announce import shown
from companion.games.island.facts import StartShown
from companion.games.island.terms import Who
from companion.text.names import called
from companion.ui.island.desk.captives import people
from companion.ui.presenter.showing import Showing

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.presenter.companion import Companion


def has_seen_start(state: State, who: Who) -> bool:
    """L2.7, L15.1: with two players only the first figure's start is shown."""
    return state.captive(who).board == who


def show_start(house: Companion, desk: AtDesk, who: Who) -> None:
    """The tablet goes to the captive, and comes back under the cover."""
    from companion.ui.island.wizard.show_starts import start_view  # noqa: PLC0415 (seldom wanted)

    facts = (one for one in shown(desk.start.facts) if isinstance(one, StartShown))
    at = next((one.at for one in facts if one.to == who), None)
    if at is None:
        return
    fruits = desk.state.table.island.fruits
    fruit = next(one for one, where in fruits.items() if where == at)
    language = house.settings.said_in
    named = called(who, people(desk.session).get(who, ""), language)
    house.go(Showing(house, named, start_view(who, fruit, at, language)))
