"""The fog of one captive: what can be known at least, and from which announcements it follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.board.hexes import HEXES
from companion.games.island.history.utterances import last_told
from companion.text.island.names import called
from companion.ui.island.desk.captives import people
from companion.ui.island.desk.fog_watch import FogWatch
from companion.ui.island.desk.interface import AtDesk, own_tokens
from companion.ui.island.fog.view import FogModel, fog_view, shown_fog
from companion.ui.island.fog.views import FogView
from companion.ui.island.hand_over.page import HandOver
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.terms import Hex, Who
    from companion.ui.shell.house import House


class FogPage(BasePage):
    """For the OP alone. `at`: the space that was touched, `line`: of what is listed, the words."""

    def __init__(self, house: House, desk: AtDesk, who: Who) -> None:
        super().__init__(house)
        self.desk = desk
        self.watch = desk.fog = desk.fog or FogWatch(desk.session)
        self.who = who
        self.at: Hex | None = None
        self.line: int | None = None
        self.thinking = self._think()

    def do(self, act: str) -> None:
        match act.split():
            case ["tick"]:
                pass
            case ["who", who] if who in self._captives():
                self.who, self.at, self.line = who, None, None
            case ["tap" | "hold", place]:
                self._touch(place)
            case ["line", number]:
                self.line = None if int(number) == self.line else int(number)
            case ["where"]:
                self._to_desk()
                self.desk.ask_where(self.who)
            case ["repeat"] if last_told(self.desk.history, self.who):
                self._to_desk()
                self.desk.repeat_to(self.who)
            case ["repeat"]:
                pass  # nothing was said to this captive yet
            case ["show-map"] if self.desk.rulings.fog_help == "yes":
                self._show_map()
            case _:
                super().do(act)
        self.thinking = self._think()

    def _to_desk(self) -> None:
        while self.house.pages[-1] is not self.desk:
            self.house.back()

    def _show_map(self) -> None:
        """L16.6: the newest map alone; while it is worked out, the mark on the page says so."""
        model = self.model()
        if model.known is None or model.old:
            return
        named = called(self.who, people(self.desk.session).get(self.who, ""), self.said_in)
        self.house.go(HandOver(self.house, named, shown_fog(model, model.known.fog)))

    def _touch(self, place: str) -> None:
        """A space, and the same again for none; the ocean is none."""
        at = next((one for one in HEXES if one == place), None)
        self.at, self.line = None if at == self.at else at, None

    def _think(self) -> bool:
        """Have worked out what is wanted; the space's reason only where it is certain."""
        known = self.watch.known(self.who)
        certain = known is not None and self.at in known.fog.certain
        return self.watch.think(self.who, self.at if certain else None)

    def _captives(self) -> tuple[Who, ...]:
        return tuple(one.who for one in self.desk.state.captives)

    def model(self) -> FogModel:
        return FogModel(
            who=self.who,
            captives=self._captives(),
            known=self.watch.known(self.who),
            language=self.language,
            said_in=self.said_in,
            tokens=own_tokens(self.desk.state),
            thinking=self.thinking,
            old=self.thinking and self.watch.follows == self.who,
            at=self.at,
            why=None if self.at is None else self.watch.why(self.who, self.at),
            line=self.line,
            told=bool(last_told(self.desk.history, self.who)),
            shows=self.desk.rulings.fog_help == "yes",
            lit=frozenset() if self.line is None else self.watch.spaces(self.who, self.line),
        )

    def view(self) -> FogView:
        return fog_view(self.model())
