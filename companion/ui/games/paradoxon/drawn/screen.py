"""The screens of PARADOXON, by what they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.ui.games.paradoxon.drawn.echo_end_screen import EchoEndScreen
from companion.ui.games.paradoxon.drawn.echo_screen import EchoScreen
from companion.ui.games.paradoxon.drawn.items_screen import ItemsScreen
from companion.ui.games.paradoxon.drawn.pair_screen import PairScreen
from companion.ui.games.paradoxon.drawn.race_screen import RaceScreen
from companion.ui.games.paradoxon.drawn.which_screen import WhichCardScreen
from companion.ui.games.paradoxon.drawn.whole_screen import WholeScreen
from companion.ui.games.paradoxon.drawn.worth_screen import WorthScreen
from companion.ui.games.paradoxon.echo_views import EchoEndView, EchoView
from companion.ui.games.paradoxon.items_page import ItemsView
from companion.ui.games.paradoxon.ready_race import RaceView
from companion.ui.games.paradoxon.views import PairView
from companion.ui.games.paradoxon.which_card import WhichCardView
from companion.ui.games.paradoxon.whole_views import WholeView
from companion.ui.games.paradoxon.worth_page import WorthView

_SCREENS: Final[Mapping[type[Any], type[Any]]] = {
    EchoEndView: EchoEndScreen,
    EchoView: EchoScreen,
    ItemsView: ItemsScreen,
    PairView: PairScreen,
    RaceView: RaceScreen,
    WhichCardView: WhichCardScreen,
    WholeView: WholeScreen,
    WorthView: WorthScreen,
}


def screen_for(shown: object) -> type[Any]:
    return _SCREENS[type(shown)]
