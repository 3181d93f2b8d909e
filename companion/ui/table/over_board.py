"""The pages over the board of a small game: menu, journal, why, corrections, rulings, figures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, Protocol

from companion.engine.frozen import revised
from companion.store.assets import has_rulebook
from companion.text.counted import counted
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.kit.parts import Button, Paragraph, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView
from companion.ui.table.steps import PlayedStep, all_steps, in_words, said

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.text.wording import PlayerNames
    from companion.ui.shell.house import House
    from companion.ui.shell.page import Notice
    from companion.ui.table.games import TableGame
    from companion.ui.table.told import ClauseReason, SettableFact, TableNote


class OnBoard(Protocol):
    """A board as the pages over it need it."""

    game: TableGame
    session: KeptGame
    notice: Notice | None
    problem: bool
    corrects: bool

    @property
    def names(self) -> PlayerNames: ...

    def do(self, act: str) -> None: ...

    def hush(self) -> None: ...

    def undo_to(self, count: int) -> None: ...

    def correct(self, facts: tuple[str, ...]) -> bool: ...

    def facts(self) -> tuple[SettableFact, ...]: ...

    def reasons(self) -> tuple[ClauseReason, ...]: ...

    def rulings(self) -> tuple[TableNote, ...]: ...

    def figures(self) -> tuple[TableNote, ...]: ...


class OverBoard(BasePage, ABC):
    secret = False

    def __init__(self, house: House, board: OnBoard) -> None:
        super().__init__(house)
        self.board = board

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(AT_TABLE, self.language)

    @property
    def back(self) -> Button:
        return Button("back", self.sheet["to-game"], icon="back")

    @property
    def art(self) -> NightArt:
        """The picture of the game beside few words."""
        return NightArt(icon=self.board.game.offer(self.language).icon)

    @abstractmethod
    def view(self) -> PageView: ...

    def told(self, title: str, sections: tuple[TableNote, ...], none: str = "") -> PageView:
        """A page that only tells something."""
        return PageView(
            name="table-told",
            title=title,
            text="" if sections else none,
            sections=tuple(Section(one.heading, one.text) for one in sections),
            back=self.back,
            night=self.art,
        )


# The second lines of the menu.
_SECONDS: Final[Mapping[str, str]] = {
    "journal": "journal-text",
    "correct": "correct-text",
    "rulings": "rulings-text",
    "figures": "figures-text",
    "rules": "rules-text",
    "settings": "settings-text",
    "check-box": "check-box-text",
}


class MorePage(OverBoard):
    """The menu of a running small game."""

    def do(self, act: str) -> None:
        match act:
            case "settings" | "rules":
                self.house.open_over(self, act)
            case "check-box":
                self.house.open_over(self, f"check-box {self.board.game.word}")
            case "to-shelf" | "redo" | "journal" | "correct" | "rulings" | "figures" | "why":
                self.house.back()
                self.board.do(act)
            case _:
                super().do(act)

    def view(self) -> PageView:
        return PageView(
            name="table-more",
            title=self.board.game.offer(self.language).name,
            sections=(Section(rows=(tuple(self._tiles()),)),),
            back=self.back,
            night=self.art,
        )

    def _tiles(self) -> Iterator[Button]:
        sheet, undone = self.sheet, self.board.session.undone
        for act, icon in (
            ("journal", "journal"), ("correct", "rename"), ("rulings", "gavel"),
            ("figures", "trophy"), ("rules", "rules"), ("settings", "settings"),
            ("check-box", "box"),
        ):  # fmt: skip
            if self._has(act):
                yield Button(act, sheet[act], sheet[_SECONDS[act]], icon=icon)
        if undone:
            yield Button("redo", sheet["redo"], sheet["redo-text"], icon="redo")
        yield Button("to-shelf", sheet["to-shelf"], sheet["shelf-text"], icon="home")

    def _has(self, act: str) -> bool:
        """Not every game has a rulebook here, a doubtful box, or facts to set right."""
        game = self.board.game
        match act:
            case "check-box":
                return game.box(self.house) is not None
            case "correct":
                return self.board.corrects
            case "rules":
                return has_rulebook(game.word)
            case _:
                return True


class TableJournal(OverBoard):
    """Every step, the newest first; one can be gone back to after a second touch."""

    def __init__(self, house: House, board: OnBoard) -> None:
        super().__init__(house, board)
        self.asked: int | None = None

    def do(self, act: str) -> None:
        asked, self.asked = self.asked, None
        match act.split():
            case ["return", count]:
                self.asked = int(count)
            case ["return", count, "sure"] if asked == int(count):
                self.house.back()
                self.board.hush()
                self.board.undo_to(int(count))
            case ["return", _, "sure"]:
                pass  # nobody was asked, or it was taken back
            case _:
                super().do(act)

    def view(self) -> PageView:
        told = all_steps(self.board.session)
        count = sum(not struck for _, struck in told)
        sections = tuple(reversed(tuple(self._sections(told, count))))
        start = Section(self.sheet["before"], rows=self._return(0, count))
        return PageView(
            name="table-journal",
            title=self.sheet["journal"],
            text="" if told else self.sheet["nothing-yet"],
            sections=(*sections, start) if told else (),
            back=self.back,
        )

    def _sections(self, told: tuple[tuple[PlayedStep, bool], ...], count: int) -> Iterator[Section]:
        """A step that was taken back has no number, and its words are struck."""
        game, names, at = self.board.game.word, self.board.names, 0
        for step, struck in told:
            heading = in_words(game, step, self.language, names)
            words_said = Paragraph(said(game, step, self.said_in, names), struck=struck)
            if struck:
                yield Section(self.sheet["struck"].format(step=heading), more=(words_said,))
                continue
            at += 1
            numbered = self.sheet["step"].format(n=at, step=heading)
            yield Section(numbered, more=(words_said,), rows=self._return(at, count))

    def _return(self, at: int, count: int) -> tuple[tuple[Button, ...], ...]:
        if at == count:
            return ()
        takes = counted(self.sheet["takes-back"], count - at, self.language)
        act, icon = f"return {at}", "undo"
        if self.asked == at:
            return ((Button(f"{act} sure", self.sheet["sure"], takes, icon, tone="accent"),),)
        return ((Button(act, self.sheet["return"], takes, icon),),)


class TableWhy(OverBoard):
    """The rules behind what was said last, with their clauses and the entries that explain them."""

    def do(self, act: str) -> None:
        match act.split():
            case ["rule-of", _]:
                self.house.open_over(self, act)
            case _:
                super().do(act)

    def view(self) -> PageView:
        sections = tuple(
            Section(
                one.heading,
                one.text,
                more=(Paragraph(self.sheet["clause"].format(clause=one.clause)),),
                rows=self._rule(one.clause),
            )
            for one in self.board.reasons()
        )
        return PageView(
            name="table-why",
            title=self.sheet["why"],
            text="" if sections else self.sheet["nothing-decided"],
            sections=sections,
            back=self.back,
            night=self.art,
        )

    def _rule(self, clause: str) -> tuple[tuple[Button, ...], ...]:
        """The way to the entry of the rules, if this game has a rulebook."""
        if not has_rulebook(self.board.game.word):
            return ()
        return ((Button(f"rule-of {clause}", self.sheet["the-rule"], icon="rules"),),)


class TableCorrections(OverBoard):
    """Facts set by hand: all that were changed are written at once."""

    def __init__(self, house: House, board: OnBoard) -> None:
        super().__init__(house, board)
        self.changed: dict[str, str] = {}

    def do(self, act: str) -> None:
        self.hush()
        match act.split(maxsplit=2):
            case ["fact", key, value]:
                self._change(key, value)
            case ["write"] if self.changed:
                if self.board.correct(tuple(self.changed.values())):
                    self.house.back()
                else:
                    self.notice, self.problem = self.board.notice, self.board.problem
                    self.board.hush()
            case ["write"]:
                self.say_why(self.sheet["same"])
            case _:
                super().do(act)

    def _change(self, key: str, value: str) -> None:
        """A value that is the present one again is no change."""
        row = next(row for row in self.board.facts() if row.key == key)
        if any(one.chosen and one.act == value for one in row.values):
            self.changed.pop(key, None)
        else:
            self.changed[key] = value

    def view(self) -> PageView:
        button = Button(
            "write", self.sheet["set"], icon="check", tone="accent", enabled=bool(self.changed)
        )
        return PageView(
            name="table-corrections",
            title=self.sheet["correct-title"],
            sections=tuple(self._sections()),
            back=self.back,
            foot=(button,),
            notice=self.notice,
            problem=self.problem,
        )

    def _sections(self) -> Iterator[Section]:
        for row in self.board.facts():
            now = next((one.act for one in row.values if one.chosen), "")
            chosen = self.changed.get(row.key, now)
            values = tuple(
                revised(one, {"act": f"fact {row.key} {one.act}", "chosen": one.act == chosen})
                for one in row.values
            )
            yield Section(row.heading, segments=values)


class TableRulings(OverBoard):
    def view(self) -> PageView:
        return self.told(self.sheet["rulings"], self.board.rulings())


class TableFigures(OverBoard):
    def view(self) -> PageView:
        return self.told(self.sheet["figures"], self.board.figures(), self.sheet["nothing-yet"])


PAGES: Final[Mapping[str, Callable[[House, OnBoard], OverBoard]]] = {
    "menu": MorePage,
    "journal": TableJournal,
    "why": TableWhy,
    "correct": TableCorrections,
    "rulings": TableRulings,
    "figures": TableFigures,
}
