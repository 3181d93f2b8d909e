"""L17: the OP sets any fact: what is to be corrected, what it is now, what it is to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.engine.refused import Refused
from companion.games.island.apply import apply
from companion.games.island.board.hexes import HEXES
from companion.games.island.notation import read
from companion.games.island.terms import OP, PARTS, PIECES, Hex
from companion.text.island.names import acted_on, name, space
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS
from companion.text.screens.rules import RULES
from companion.ui.island.corrections.captive import CaptiveFacts
from companion.ui.island.corrections.facts import TableFacts
from companion.ui.island.desk.interface import AtDesk
from companion.ui.island.map.view import island
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.text.languages import Language
    from companion.ui.shell.house import House


TABLE: Final = "table"


@frozen
class CorrectionsModel:
    """`subject`: what is corrected, or is to stand on another space; "": which is it to be?"""

    state: State
    subject: str
    language: Language
    notice: Notice | None
    problem: bool


class _Correcting(BasePage):
    """A page on which facts are set."""

    def __init__(self, house: House, desk: AtDesk, subject: str = "") -> None:
        super().__init__(house)
        self.desk = desk
        self.subject = subject

    def do(self, act: str) -> None:
        match act.split():
            case ["why", _]:
                self.desk.do(act)
            case ["done"]:
                while self.house.pages[-1] is not self.desk and len(self.house.pages) > 1:
                    self.house.back()
            case _:
                super().do(act)

    def _correct(self, correction: str) -> bool:
        """True if it was taken; else the reason stands on the page, with the way to the rule."""
        self.hush()
        reason = self.desk.correct(correction)
        if reason:
            why = Button("why refused", RULES["why"][self.language], icon="help")
            self.say_why(reason, *(() if self.desk.refused is None else (why,)))
        return not reason

    def model(self) -> CorrectionsModel:
        return CorrectionsModel(
            state=self.desk.state,
            subject=self.subject,
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )


class Corrections(_Correcting):
    """`subject`: a captive, an OP piece, a space, the table; nothing: what is it to be?

    In a part of the ocean there is only the Wave.
    """

    def __init__(self, house: House, desk: AtDesk, subject: str = "") -> None:
        super().__init__(house, desk, "wave" if subject in PARTS else subject)

    def do(self, act: str) -> None:
        match act.split():
            case ["set", *_] if not _stands(self.model(), act):
                self._correct(act)
            case ["set", *_]:
                pass  # it stands so already
            case ["pick", piece]:
                self.house.go(ChooseSpace(self.house, self.desk, piece))
            case ["subject", subject]:
                self.house.go(Corrections(self.house, self.desk, subject))
            case ["space"]:
                self.house.go(ChooseSpace(self.house, self.desk))
            case _:
                super().do(act)

    def view(self) -> PageView:
        return corrections_view(self.model())


class ChooseSpace(_Correcting):
    """A space touched on the map: where a piece is to be, or which one is to be corrected."""

    def do(self, act: str) -> None:
        match act.split():
            case ["tap" | "hold", at] if at in HEXES:
                self._choose(Hex(at))
            case _:
                super().do(act)

    def _choose(self, at: Hex) -> None:
        if not self.subject:
            self.house.back()
            self.house.go(Corrections(self.house, self.desk, at))
        elif self._correct(f"set {self.subject} at {at}"):
            self.house.back()

    def view(self) -> PageView:
        return choose_space_view(self.model())


# The views


def corrections_view(model: CorrectionsModel) -> PageView:
    sheet, subject = words(CORRECTIONS, model.language), model.subject
    if not subject:
        return _page(model, "corrections ", sheet["what"], sheet["intro"], _subjects(model))
    title = sheet["title"].format(subject=_named(model))
    return _page(model, f"corrections {subject}", title, "", _facts(model))


def choose_space_view(model: CorrectionsModel) -> PageView:
    sheet, piece = words(CORRECTIONS, model.language), model.subject
    title = sheet["which"]
    if piece:
        title = sheet["which-space"].format(name=name(piece, model.language))
    view = _page(model, f"choose-space {piece}", title, sheet["touch-it"], ())
    return revised(view, {"island": island(model.state, model.language)})


def _page(
    model: CorrectionsModel, page: str, title: str, text: str, sections: tuple[Section, ...]
) -> PageView:
    sheet = words(CORRECTIONS, model.language)
    return PageView(
        name=page,
        title=title,
        text=text,
        sections=sections,
        back=Button("back", sheet["back"], icon="back"),
        foot=(Button("done", sheet["done"], icon="check"),),
        notice=model.notice,
        problem=model.problem,
    )


def _named(model: CorrectionsModel) -> str:
    sheet, subject = words(CORRECTIONS, model.language), model.subject
    if subject == TABLE:
        return sheet["title-table"]
    if subject in HEXES:
        named = space(model.state.named(Hex(subject)), model.language)
        return sheet["space"].format(at=subject, name=named)
    return acted_on(subject, model.language)


def _facts(model: CorrectionsModel) -> tuple[Section, ...]:
    if model.state.question is None:
        return (Section(text=words(CORRECTIONS, model.language)["over"]),)
    return correctable(model.state, model.subject, model.language)


def _stands(model: CorrectionsModel, correction: str) -> bool:
    """True if it is so already: there is nothing to write down.

    A touch on a mark of the mission takes it off or puts it on.
    """
    shown = (one for section in _facts(model) for row in section.rows for one in row)
    same = any(one.chosen and one.act == correction for one in shown)
    return same and " mission " not in correction


def _subjects(model: CorrectionsModel) -> tuple[Section, ...]:
    sheet, language = words(CORRECTIONS, model.language), model.language
    captives = tuple(
        Button(f"subject {one.who}", name(one.who, language), who=one.who)
        for one in model.state.captives
    )
    pieces = tuple(Button(f"subject {one}", name(one, language), icon=one) for one in PIECES)
    rest = (
        Button(f"subject {TABLE}", sheet["the-table"], icon="turn"),
        Button("space", sheet["the-space"], icon="map"),
    )
    return (
        Section(sheet["captives"], rows=(captives,)),
        Section(sheet["op-pieces"], rows=(pieces,)),
        Section(sheet["the-rest"], rows=(rest,)),
    )


# The facts that can be set


def corrected(state: State, correction: str) -> State | None:
    """The state after a correction; None where the engine does not take it."""
    command = read(OP, correction)
    if command is None:
        return None
    try:
        return apply(state, command).state
    except Refused:
        return None


def correctable(state: State, subject: str, language: Language) -> tuple[Section, ...]:
    """A captive, an OP piece, a space or the table: a section a fact, a button a value."""
    offered = (_offered(state, section) for section in _every(state, subject, language))
    return tuple(section for section in offered if section.rows)


def _every(state: State, subject: str, language: Language) -> Iterator[Section]:
    table = TableFacts(state, language)
    if subject in state.table.seat:
        yield from CaptiveFacts(state, language).of(state.captive(subject))
    elif subject in PIECES:
        yield table.piece(subject)
    elif subject in HEXES:
        yield from table.at(Hex(subject))
    else:
        yield from table.table()


def _offered(state: State, section: Section) -> Section:
    rows = (tuple(one for one in row if _can(state, one)) for row in section.rows)
    return Section(section.heading, section.text, tuple(row for row in rows if row))


def _can(state: State, button: Button) -> bool:
    return not button.act.startswith("set ") or corrected(state, button.act) is not None
