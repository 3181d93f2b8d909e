"""The pages of PARADOMINETOR, each with its screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.ui.games.paradominetor.drawn.ranking_screen import RankingScreen
from companion.ui.games.paradominetor.drawn.trick_screen import TrickScreen
from companion.ui.games.paradominetor.drawn.verdict_screen import VerdictScreen
from companion.ui.games.paradominetor.drawn.winners_screen import WinnersScreen
from companion.ui.games.paradominetor.views import RankingView, VerdictView, WinnersView

if TYPE_CHECKING:
    from companion.ui.kit.drawn.panel import Panel


def screen_for(shown: object) -> type[Panel]:
    match shown:
        case WinnersView():
            return WinnersScreen
        case RankingView():
            return RankingScreen
        case VerdictView():
            return VerdictScreen
        case _:
            return TrickScreen
