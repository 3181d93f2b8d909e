"""The pages over table mode: its menu, whose start is shown, and the end of the secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from companion.games.island.history.utterances import last_told
from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.ui.island.desk.bonus_list import usable_commands
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.rulings import RulingsPage
from companion.ui.island.desk.shown_alone import has_seen_start
from companion.ui.island.hand_over.views import HandOverView
from companion.ui.island.table_mode.boards import BoardFacts
from companion.ui.island.table_mode.private import show_own_start
from companion.ui.kit.parts import Button, Hold, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.opponent.tempers import OpStyle, Strength
    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.shell.house import House

    class AtTable(AtDesk, Protocol):
        """The game in table mode, with the OP's strength and style."""

        strength: Strength
        style: OpStyle


class OverTable(BasePage):
    """A page over table mode: nothing of it is a secret."""

    secret = False

    def __init__(self, house: House, table: AtTable) -> None:
        super().__init__(house)
        self.table = table

    def back_button(self) -> Button:
        return Button("back", words(TABLE_MODE, self.language)["back"], icon="back")


class TableMenu(OverTable):
    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["repeat", who]:
                self._repeat(who)
            case ["board", who] if who in self.table.state.table.seat:
                self.house.go(BoardFacts(self.house, self.table, who))
            case ["bonus"]:
                self.house.back()
                self.table.do(act)
            case ["rules" | "settings"]:
                self.house.open_over(self.table, act)
            case ["rulings"]:
                self.house.go(RulingsPage(self.house, self.table.rulings))
            case ["shelf"]:
                while len(self.house.pages) > 1:
                    self.house.back()
            case ["see-island"]:
                self.house.go(EndOfSecret(self.house, self.table))
            case _:
                super().do(act)

    def _repeat(self, who: str) -> None:
        """Say the last that this captive was told once more, to all, as it was said."""
        if last_told(self.table.history, who):
            self.house.back()
            self.table.repeat_to(who)
        else:
            line = words(TABLE_MODE, self.language)["nothing-told"]
            self.say_why(line.format(name=name(who, self.language)))

    def view(self) -> PageView:
        sheet, table = words(TABLE_MODE, self.language), self.table
        captives = [one.who for one in table.state.captives]
        temper = {"strength": sheet[table.strength], "style": sheet[table.style]}
        boards = tuple(Button(f"board {one}", name(one, self.language), who=one)
                       for one in captives)  # fmt: skip
        again = tuple(Button(f"repeat {one}", name(one, self.language), who=one)
                      for one in captives)  # fmt: skip
        return self.noticed(
            PageView(
                name="table-menu",
                title=sheet["menu-title"],
                text=sheet["menu-text"].format(**temper),
                sections=(
                    Section(sheet["again-to"], rows=(again,)),
                    Section(sheet["boards"], sheet["boards-text"], (boards,)),
                    Section(rows=(self._bonus(), self._ways())),
                    Section(rows=((self._secret(),),)),
                ),
                back=self.back_button(),
            )
        )

    def _bonus(self) -> tuple[Button, ...]:
        """L4.3: some bonuses are used in the OP's turn, too."""
        sheet, state = words(TABLE_MODE, self.language), self.table.state
        ready = state.question is not None and any(True for _ in usable_commands(state))
        return (
            Button("bonus", sheet["out-of-turn"], icon="half-sun", enabled=ready),
            Button("rules", sheet["rules"], icon="rules"),
            Button("rulings", sheet["rulings"], icon="gavel"),
        )

    def _ways(self) -> tuple[Button, ...]:
        sheet = words(TABLE_MODE, self.language)
        return (
            Button("settings", sheet["settings"], icon="settings"),
            Button("shelf", sheet["shelf"], sheet["shelf-second"], icon="home"),
        )

    def _secret(self) -> Button:
        sheet = words(TABLE_MODE, self.language)
        return Button("see-island", sheet["see-island"], sheet["see-island-second"], icon="eye")


class WhoseStart(OverTable):
    """L2.7: each captive may look again at the own start, alone."""

    def do(self, act: str) -> None:
        match act.split():
            case ["start", who] if who in self.table.state.table.seat:
                show_own_start(self.house, self.table, who)
            case _:
                super().do(act)

    def view(self) -> PageView:
        sheet, state = words(TABLE_MODE, self.language), self.table.state
        shown = tuple(
            Button(f"start {one.who}", name(one.who, self.language), who=one.who)
            for one in state.captives
            if has_seen_start(state, one.who)
        )
        return PageView(
            name="whose-start",
            title=sheet["whose-start"],
            text=sheet["whose-start-text"],
            sections=(Section(rows=(shown,)),),
            back=self.back_button(),
        )


class EndOfSecret(OverTable):
    """Leaving to the desk: whoever opens it sees the island, so it is asked, and then held."""

    def do(self, act: str) -> None:
        match act:
            case "open-desk":
                self.house.home(Desk(self.house, self.table.session))
            case "to-op":
                self.house.back()
            case _:
                super().do(act)

    def view(self) -> HandOverView:
        sheet = words(TABLE_MODE, self.language)
        return HandOverView(
            who="",
            headline=sheet["see-title"],
            text=sheet["see-text"],
            go=Hold(Button("open-desk", sheet["see-yes"], sheet["hold"], icon="eye")),
            back=Button("to-op", sheet["back"], icon="back"),
            icon="eye",
        )
