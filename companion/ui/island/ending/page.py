"""The page of whoever has won: over the desk, once the last announcement has been heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.history.scared import scared_off
from companion.ui.island.ending.appearing import SECONDS
from companion.ui.island.ending.view import EndingModel, ending_view
from companion.ui.island.kept import op_of
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.game import Game
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.island.ending.views import EndingView
    from companion.ui.shell.house import House


class EndingPage(BasePage):
    """Nothing of the island is on it. Undo goes back to the desk, and takes the last move back.

    `plays`: it has not been looked at for long enough to have appeared.
    """

    def __init__(self, house: House, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk
        self.plays = house.settings.motion != "none"

    @property
    def session(self) -> Game:
        return self.desk.session

    def do(self, act: str) -> None:
        match act:
            case "tick":
                self.plays = False
            case "undo":
                self.house.back()
                self.desk.do(act)
            case _:
                self.plays = False
                self.house.open_over(self, act)

    def model(self) -> EndingModel:
        return EndingModel(
            state=self.desk.state,
            scared=scared_off(self.desk.history, self.desk.state),
            language=self.language,
            plays=self.plays,
            seconds=SECONDS,
            manner=op_of(self.session),
            turns=self.house.settings.motion == "full",
        )

    def view(self) -> EndingView:
        return ending_view(self.model())
