"""The menu over the desk: what captives ask, what they know, a correction, the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.history.utterances import last_told
from companion.games.island.notation import write
from companion.text.counted import counted
from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.menu import MENU
from companion.text.screens.rules import RULES
from companion.ui.island.desk.interface import AtDesk, step_line
from companion.ui.island.desk.rulings import RulingsPage
from companion.ui.island.desk.shown_alone import has_seen_start
from companion.ui.island.menu.views import AskRow, AskTable, MenuView
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage, Notice

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.text.languages import Language
    from companion.ui.shell.house import House


@frozen
class MenuModel:
    """`told`: the captives to whom something was said. `redo`: the step that comes again."""

    state: State
    told: frozenset[Who]
    redo: str
    language: Language
    notice: Notice | None
    problem: bool


class Menu(BasePage):
    def __init__(self, house: House, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["where", who]:
                self.house.back()
                self.desk.ask_where(who)
            case ["repeat", who]:
                self._repeat(who)
            case ["told" | "start", _] | ["rules" | "correct" | "settings" | "journal"]:
                self.house.open_over(self.desk, act)
            case ["repeat"]:
                self.house.back()
                self.desk.repeat()
            case ["redo"] if not self.desk.session.undone:
                self.say_why(words(DESK, self.language)["nothing-redone"])
            case ["redo"]:
                self.house.back()
                self.desk.do(act)
            case ["share"]:
                self.desk.do("share")
            case ["rulings"]:
                self.house.go(RulingsPage(self.house, self.desk.rulings))
            case ["shelf"]:
                while len(self.house.pages) > 1:
                    self.house.back()
            case _:
                super().do(act)

    def _repeat(self, who: Who) -> None:
        """Say the last that this captive was told once more."""
        if last_told(self.desk.history, who):
            self.house.back()
            self.desk.repeat_to(who)
        else:
            self.say_why(words(MENU, self.language)["nothing-told"])

    def model(self) -> MenuModel:
        history, state = self.desk.history, self.desk.state
        told = (one.who for one in state.captives if last_told(history, one.who))
        return MenuModel(
            state=state,
            told=frozenset(told),
            redo=self._redo(),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def _redo(self) -> str:
        undone = self.desk.session.undone
        if not undone:
            return ""
        command = undone[-1].entries[0].command
        return step_line(self.desk.state, command.who, write(command), self.language)

    def view(self) -> MenuView:
        return menu_view(self.model())


def menu_view(model: MenuModel) -> MenuView:
    sheet, state = words(MENU, model.language), model.state
    deaths = counted(sheet["deaths"], state.deaths, model.language).format(of=state.table.deaths)
    return MenuView(
        name="menu",
        title=sheet["title"],
        text=sheet["round"].format(n=state.round, deaths=deaths),
        asks=_asks(model),
        known_heading=sheet["known"],
        known=tuple(
            Button(f"told {one.who}", name(one.who, model.language), sheet["told"], who=one.who)
            for one in state.captives
        ),
        tiles=_tiles(model),
        back=Button("back", sheet["to-desk"], icon="back"),
        cover=Button("cover", words(DESK, model.language)["cover"], icon="cover", tone="paper"),
        notice=model.notice,
        problem=model.problem,
    )


def _asks(model: MenuModel) -> AskTable:
    sheet = words(MENU, model.language)
    return AskTable(
        heading=sheet["asks"],
        text=sheet["asks-text"],
        columns=(sheet["ask-where"], sheet["ask-repeat"], sheet["ask-start"]),
        rows=tuple(
            AskRow(one.who, name(one.who, model.language), _asked_by(model, one.who))
            for one in model.state.captives
        ),
    )


def _asked_by(model: MenuModel, who: Who) -> tuple[Button | None, ...]:
    start = Button(f"start {who}", "", icon="eye") if has_seen_start(model.state, who) else None
    return (
        Button(f"where {who}", "", icon="visit"),
        Button(f"repeat {who}", "", icon="speaker", enabled=who in model.told),
        start,
    )


def _tiles(model: MenuModel) -> tuple[Button, ...]:
    sheet, rules = words(MENU, model.language), words(RULES, model.language)
    redo, nothing = words(DESK, model.language)["redo"], words(DESK, model.language)
    return (
        Button("correct", sheet["correct"], sheet["correct-second"], icon="rename"),
        Button("rulings", sheet["rulings"], sheet["rulings-second"], icon="gavel"),
        Button("share", sheet["share"], sheet["share-second"], icon="share"),
        Button("journal", sheet["journal"], sheet["journal-second"], icon="journal"),
        Button("rules", rules["rules"], rules["rules-second"], icon="rules"),
        Button("settings", sheet["settings"], sheet["settings-second"], icon="settings"),
        Button(
            "redo",
            redo,
            model.redo or nothing["nothing-redone"],
            icon="redo",
            enabled=bool(model.redo),
        ),
        Button("repeat", sheet["repeat"], sheet["repeat-second"], icon="speaker"),
        Button("shelf", sheet["shelf"], sheet["shelf-second"], icon="home"),
    )
