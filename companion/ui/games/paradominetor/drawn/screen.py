"""The pages of PARADOMINETOR, each with its screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.ui.games.paradominetor.drawn.lesson_screen import TrickLessonScreen
from companion.ui.games.paradominetor.drawn.practice_screen import HandTableScreen
from companion.ui.games.paradominetor.drawn.ranking_screen import RankingScreen
from companion.ui.games.paradominetor.drawn.trick_screen import TrickScreen
from companion.ui.games.paradominetor.drawn.verdict_screen import VerdictScreen
from companion.ui.games.paradominetor.drawn.winners_screen import WinnersScreen
from companion.ui.games.paradominetor.lesson_views import TrickLesson
from companion.ui.games.paradominetor.practice_views import HandTable
from companion.ui.games.paradominetor.views import RankingView, VerdictView, WinnersView
from companion.ui.table.drawn.hand_over_screen import SeatHandOverScreen
from companion.ui.table.views import SeatHandOver

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
        case HandTable():
            return HandTableScreen
        case TrickLesson():
            return TrickLessonScreen
        case SeatHandOver():
            return SeatHandOverScreen
        case _:
            return TrickScreen
