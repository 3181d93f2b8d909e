"""What the OP wants besides the next step: an answer again, a correction, the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.island.announcements import Announcement
from companion.games.island.rules.missions import MARKS
from companion.games.island.terms import Who
from companion.text.names import name
from companion.text.screens import words
from companion.text.screens.menu import MENU
from companion.text.screens.quick_start import QUICK_START
from companion.text.screens.rules import RULES
from companion.text.sentences import say
from companion.ui.presenter.at_desk import AtDesk, own_tokens
from companion.ui.presenter.board_marks import board_marks, bonus_lines
from companion.ui.presenter.corrections import Corrections
from companion.ui.presenter.over_rules import open_rules
from companion.ui.presenter.page import Page
from companion.ui.presenter.rulings import RulingsPlace
from companion.ui.presenter.settings import SettingsPlace
from companion.ui.presenter.views import Button, PageView, Section

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
            case ["repeat"]:
                self.house.back()
                self.desk.repeat()
            case ["rules"]:
                open_rules(self.house, self.desk.state.table.rulings)
            case ["correct"]:
                self.house.go(Corrections(self.house, self.desk))
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
            sections=(self._rules(), self._where(), self._told(), self._table(), self._app()),
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

    def _table(self) -> Section:
        sheet = words(MENU, self.language)
        row = (
            Button("correct", sheet["correct"], icon="rename"),
            Button("rulings", sheet["rulings"], icon="rules"),
        )
        return Section(sheet["table"], rows=(row,))

    def _app(self) -> Section:
        sheet = words(MENU, self.language)
        row = (
            Button("settings", sheet["settings"], icon="settings"),
            Button("shelf", sheet["shelf"], sheet["shelf-second"], icon="home"),
        )
        return Section(sheet["app"], rows=(row,))


class CaptivePage(Page):
    """One captive: the mission, the board, and everything that he has been told."""

    def __init__(self, house: Companion, desk: AtDesk, who: Who) -> None:
        super().__init__(house)
        self.desk = desk
        self.who = who

    def do(self, act: str) -> None:
        match act:
            case "where":
                self.house.back()
                self.desk.ask_where(self.who)
            case "correct":
                self.house.go(Corrections(self.house, self.desk, self.who))
            case _:
                pass

    def view(self) -> PageView:
        sheet = words(MENU, self.language)
        called = name(self.who, self.language)
        row = (
            Button("where", sheet["where-is"].format(name=called), icon="help"),
            Button("correct", sheet["correct"], icon="rename"),
        )
        return PageView(
            name="captive",
            title=called,
            sections=(
                Section(rows=(row,)),
                self._mission(),
                self._bonuses(),
                *self._marks(),
                *self._told(),
            ),
            back=Button("back", sheet["back"], icon="back"),
        )

    def _mission(self) -> Section:
        board = self.desk.state.board(self.who)
        marks = len(board.mission)
        heading = words(MENU, self.language)["mission"].format(marks=marks, of=MARKS)
        return Section(heading, words(QUICK_START, self.language)[f"mission-{board.who}"])

    def _bonuses(self) -> Section:
        """Each with the fruits that give it: circled ones are ready."""
        lines = bonus_lines(self.desk.state, self.who, self.language)
        return Section(words(MENU, self.language)["bonuses"], "\n".join(lines))

    def _marks(self) -> tuple[Section, ...]:
        lines = board_marks(self.desk.state, self.who, self.language)
        heading = words(MENU, self.language)["on-board"]
        return (Section(heading, "\n".join(lines)),) if lines else ()

    def _told(self) -> Iterator[Section]:
        """The last round first, for it is asked about most."""
        rounds: dict[int, list[str]] = {}
        for item in self.desk.chronicle:
            if not item.struck:
                said = tuple(
                    one
                    for entry in item.step.entries
                    for one in entry.outcome.said
                    if _reaches(one, self.who)
                )
                if said:
                    tokens = own_tokens(self.desk.state)
                    told = say(said, self.said_in, tokens)
                    rounds.setdefault(item.before.round, []).append(told)
        heading = words(MENU, self.language)["told"]
        for n in reversed(rounds):
            yield Section(heading.format(n=n), "\n".join(rounds[n]))


def _reaches(said: Announcement, who: Who) -> bool:
    """L16.5: what names no captive is said to everybody; else it is said to the one it names."""
    named = (getattr(said, field, None) for field in ("who", "pushed", "turn"))
    addressed = [one for one in named if one is not None]
    return not addressed or who in addressed or who in (getattr(said, "meets", None) or ())
