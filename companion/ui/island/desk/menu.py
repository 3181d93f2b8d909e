"""The menu of the desk: an answer again, a correction, the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.menu import MENU
from companion.text.screens.rules import RULES
from companion.ui.island.desk.interface import AtDesk
from companion.ui.island.desk.rulings import RulingsPage
from companion.ui.island.desk.shown_alone import has_seen_start
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.shell.house import House


class Menu(BasePage):
    def __init__(self, house: House, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk

    def do(self, act: str) -> None:
        match act.split():
            case ["where", who]:
                self.house.back()
                self.desk.ask_where(who)
            case ["told" | "start", _] | ["rules" | "correct" | "settings"]:
                self.house.open_over(self.desk, act)
            case ["repeat"]:
                self.house.back()
                self.desk.repeat()
            case ["share"]:
                self.desk.do("share")
            case ["rulings"]:
                self.house.go(RulingsPage(self.house, self.desk.rulings))
            case ["shelf"]:
                while len(self.house.pages) > 1:
                    self.house.back()
            case _:
                super().do(act)

    def view(self) -> PageView:
        sheet = words(MENU, self.language)
        state = self.desk.state
        return PageView(
            name="menu",
            title=sheet["title"],
            text=sheet["deaths"].format(n=state.deaths, of=state.table.deaths),
            sections=(
                self._rules(),
                self._where(),
                self._told(),
                self._starts(),
                self._table(),
                self._app(),
            ),
            back=Button("back", sheet["to-desk"], icon="back"),
        )

    def _rules(self) -> Section:
        label = RULES["rules"][self.language]
        second = RULES["rules-second"][self.language]
        return Section(rows=((Button("rules", label, second, icon="rules"),),))

    def _where(self) -> Section:
        sheet = words(MENU, self.language)
        captives = tuple(
            Button(f"where {one.who}", name(one.who, self.language), who=one.who)
            for one in self.desk.state.captives
        )
        again = (Button("repeat", sheet["repeat"], icon="speaker"),)
        return Section(sheet["where"], sheet["where-text"], (captives, again))

    def _told(self) -> Section:
        captives = tuple(
            Button(f"told {one.who}", name(one.who, self.language), who=one.who)
            for one in self.desk.state.captives
        )
        return Section(words(MENU, self.language)["told-to"], rows=(captives,))

    def _starts(self) -> Section:
        state, sheet = self.desk.state, words(MENU, self.language)
        captives = tuple(
            Button(f"start {one.who}", name(one.who, self.language), who=one.who)
            for one in state.captives
            if has_seen_start(state, one.who)
        )
        return Section(sheet["start-again"], sheet["start-text"], (captives,))

    def _table(self) -> Section:
        sheet = words(MENU, self.language)
        row = (
            Button("correct", sheet["correct"], icon="rename"),
            Button("rulings", sheet["rulings"], icon="rules"),
            Button("share", sheet["share"], icon="export"),
        )
        return Section(sheet["table"], rows=(row,))

    def _app(self) -> Section:
        sheet = words(MENU, self.language)
        row = (
            Button("settings", sheet["settings"], icon="settings"),
            Button("shelf", sheet["shelf"], sheet["shelf-second"], icon="home"),
        )
        return Section(sheet["app"], rows=(row,))
