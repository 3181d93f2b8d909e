"""What the OP wants besides the next step: an answer again, a correction, the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.text.names import name
from companion.text.screens import words
from companion.text.screens.menu import MENU
from companion.text.screens.rules import RULES
from companion.ui.island.corrections.page import Corrections
from companion.ui.island.desk.captive_page import CaptivePage
from companion.ui.island.desk.interface import AtDesk
from companion.ui.island.desk.rulings import RulingsPlace
from companion.ui.presenter.over_rules import open_rules
from companion.ui.presenter.own_start import has_seen_start, show_start
from companion.ui.presenter.views import Button, PageView, Section
from companion.ui.settings.page import SettingsPlace
from companion.ui.shell.page import Page

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


class Menu(Page):
    def __init__(self, house: Companion, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk

    def do(self, act: str) -> None:
        match act.split():
            case ["where", who]:
                self.house.back()
                self.desk.ask_where(who)
            case ["told", who]:
                self.house.go(CaptivePage(self.house, self.desk, who))
            case ["start", who]:
                show_start(self.house, self.desk, who)
            case ["repeat"]:
                self.house.back()
                self.desk.repeat()
            case ["rules"]:
                open_rules(self.house, self.desk.state.table.rulings)
            case ["correct"]:
                self.house.go(Corrections(self.house, self.desk))
            case ["share"]:
                self.desk.do("share")
            case ["rulings"]:
                self.house.go(RulingsPlace(self.house, self.desk.state.table.rulings))
            case ["settings"]:
                self.house.go(SettingsPlace(self.house))
            case ["shelf"]:
                while len(self.house.places) > 1:
                    self.house.back()
            case _:
                pass

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
