"""L17: the OP sets any fact: what is to be corrected, what it is now, what it is to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import PARTS, PIECES, Hex
from companion.text.island.names import acted_on, name, space
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS
from companion.text.screens.rules import RULES
from companion.ui.island.corrections.offered import TABLE, correctable
from companion.ui.island.desk.interface import AtDesk
from companion.ui.island.map.view import island
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.shell.house import House


class _Correcting(BasePage):
    """A page on which facts are set."""

    def __init__(self, house: House, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk

    @property
    def sheet(self) -> dict[str, str]:
        return dict(words(CORRECTIONS, self.language))

    def _correct(self, correction: str) -> bool:
        """True if it was taken; else the reason stands on the page."""
        self.hush()
        reason = self.desk.correct(correction)
        if reason:
            self.say_why(reason, *self._why())
        return not reason

    def _why(self) -> tuple[Button, ...]:
        """The way to the rule, where it was a rule that refused."""
        if self.desk.refused is None:
            return ()
        return (Button("why refused", RULES["why"][self.language], icon="help"),)

    def _to_desk(self) -> None:
        while self.house.pages[-1] is not self.desk and len(self.house.pages) > 1:
            self.house.back()

    def _foot(self) -> tuple[Button, ...]:
        return (Button("done", self.sheet["done"], icon="check"),)


class Corrections(_Correcting):
    """`subject`: a captive, an OP piece, a space, the table; nothing: what is it to be?

    In a part of the ocean there is only the Wave.
    """

    def __init__(self, house: House, desk: AtDesk, subject: str = "") -> None:
        super().__init__(house, desk)
        self.subject = "wave" if subject in PARTS else subject

    def do(self, act: str) -> None:
        match act.split():
            case ["set", *_] if not self._stands(act):
                self._correct(act)
            case ["set", *_]:
                pass  # it stands so already
            case ["pick", piece]:
                self.house.go(ChooseSpace(self.house, self.desk, piece))
            case ["why", _]:
                self.desk.do(act)
            case ["subject", subject]:
                self.house.go(Corrections(self.house, self.desk, subject))
            case ["space"]:
                self.house.go(ChooseSpace(self.house, self.desk))
            case ["done"]:
                self._to_desk()
            case _:
                super().do(act)

    def view(self) -> PageView:
        sheet = self.sheet
        title = sheet["what"]
        if self.subject:
            title = sheet["title"].format(subject=self._named())
        sections = self._facts() if self.subject else self._subjects()
        return PageView(
            name=f"corrections {self.subject}",
            title=title,
            text="" if self.subject else sheet["intro"],
            sections=sections,
            back=Button("back", sheet["back"], icon="back"),
            foot=self._foot(),
            notice=self.notice,
            problem=self.problem,
        )

    def _stands(self, correction: str) -> bool:
        """True if it is so already: there is nothing to write down.

        A touch on a mark of the mission takes it off or puts it on.
        """
        shown = (one for section in self._facts() for row in section.rows for one in row)
        same = any(one.chosen and one.act == correction for one in shown)
        return same and " mission " not in correction

    def _named(self) -> str:
        if self.subject == TABLE:
            return self.sheet["title-table"]
        if self.subject in HEXES:
            named = space(self.desk.state.named(Hex(self.subject)), self.language)
            return self.sheet["space"].format(at=self.subject, name=named)
        return acted_on(self.subject, self.language)

    def _facts(self) -> tuple[Section, ...]:
        if self.desk.state.question is None:
            return (Section(text=self.sheet["over"]),)
        return correctable(self.desk.state, self.subject, self.language)

    def _subjects(self) -> tuple[Section, ...]:
        sheet = self.sheet
        captives = tuple(
            Button(f"subject {one.who}", name(one.who, self.language), who=one.who)
            for one in self.desk.state.captives
        )
        pieces = tuple(
            Button(f"subject {piece}", name(piece, self.language), icon=piece) for piece in PIECES
        )
        rest = (
            Button(f"subject {TABLE}", sheet["the-table"], icon="turn"),
            Button("space", sheet["the-space"], icon="map"),
        )
        return (
            Section(sheet["captives"], rows=(captives,)),
            Section(sheet["op-pieces"], rows=(pieces,)),
            Section(sheet["the-rest"], rows=(rest,)),
        )


class ChooseSpace(_Correcting):
    """A space touched on the map: where `piece` is to be, or which one is to be corrected."""

    def __init__(self, house: House, desk: AtDesk, piece: str = "") -> None:
        super().__init__(house, desk)
        self.piece = piece

    def do(self, act: str) -> None:
        match act.split():
            case ["tap" | "hold", at] if at in HEXES:
                self._choose(Hex(at))
            case ["why", _]:
                self.desk.do(act)
            case ["done"]:
                self._to_desk()
            case _:
                super().do(act)

    def _choose(self, at: Hex) -> None:
        if not self.piece:
            self.house.back()
            self.house.go(Corrections(self.house, self.desk, at))
        elif self._correct(f"set {self.piece} at {at}"):
            self.house.back()

    def view(self) -> PageView:
        sheet = self.sheet
        title = sheet["which"]
        if self.piece:
            title = sheet["which-space"].format(name=name(self.piece, self.language))
        return PageView(
            name=f"choose-space {self.piece}",
            title=title,
            text=sheet["touch-it"],
            back=Button("back", sheet["back"], icon="back"),
            foot=self._foot(),
            notice=self.notice,
            problem=self.problem,
            island=island(self.desk.state, self.language),
        )
