"""L17: the OP sets facts: what is otherwise on the table is collected, and then set at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import LAKES, PARTS, PIECES, Hex
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS
from companion.text.screens.rules import RULES
from companion.ui.island.corrections.pending import MOST, draft, joined, with_fact
from companion.ui.island.corrections.view import CorrectionsModel, corrections_view
from companion.ui.island.desk.interface import AtDesk
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.ui.island.corrections.pending import Collected
    from companion.ui.island.corrections.views import CorrectionsView
    from companion.ui.shell.house import House


class Corrections(BasePage):
    """`subject`: a captive, an OP piece, a space, the table; nothing: a space is to be touched.

    In a part of the ocean there is only the Wave. Nothing is set before `done`.
    """

    def __init__(self, house: House, desk: AtDesk, subject: str = "") -> None:
        super().__init__(house)
        self.desk = desk
        self.subject = "wave" if subject in PARTS else subject
        self.facts: Collected = ()

    def do(self, act: str) -> None:
        match act.split():
            case ["set", *_]:
                self._set(act.removeprefix("set "))
            case ["subject", subject]:
                self.hush()
                self.subject = subject
            case ["space"]:
                self.hush()
                self.subject = ""
            case ["tap", at]:
                self._touched(at)
            case ["hold", at] if at in HEXES:
                self.subject = at
            case ["why", _]:
                self.desk.do(act)
            case ["clear"]:
                self.hush()
                self.facts = ()
            case ["done"]:
                self._done()
            case _:
                super().do(act)

    def _touched(self, at: str) -> None:
        """A space of the map: where the piece is, or what is to be corrected."""
        subject = self.subject
        if subject == "wave":
            lake = self.desk.state.table.island.lake_of.get(Hex(at), "") if at in HEXES else ""
            place = at if at in PARTS else lake
            if place in (*PARTS, *LAKES):
                self._set(f"wave {place}")
        elif at not in HEXES:
            return
        elif subject in self.desk.state.table.seat or subject in PIECES:
            self._set(f"{subject} at {at}")
        else:
            self.hush()
            self.subject = at

    def _set(self, fact: str) -> None:
        """Collect it; what the rules do not take says why, and is not kept."""
        self.hush()
        found = with_fact(self.desk.state, self.facts, fact)
        if found is not None and len(found) > MOST:
            self.say_why(words(CORRECTIONS, self.language)["too-many"])
        elif found is not None:
            self.facts = found
        else:
            self._correct((*self.facts, fact))

    def _done(self) -> None:
        """Set all of it at once, and back to the desk; the grey key does nothing."""
        if not self.facts or not self._correct(self.facts):
            return
        self.facts = ()
        while self.house.pages[-1] is not self.desk and len(self.house.pages) > 1:
            self.house.back()

    def _correct(self, facts: Collected) -> bool:
        """True if it was taken; else the reason stands on the page, with the way to the rule."""
        self.hush()
        reason = self.desk.correct(joined(facts))
        if reason:
            why = Button("why refused", RULES["why"][self.language], icon="help")
            self.say_why(reason, *(() if self.desk.refused is None else (why,)))
        return not reason

    def model(self) -> CorrectionsModel:
        state = self.desk.state
        return CorrectionsModel(
            state=state,
            draft=draft(state, self.facts),
            facts=self.facts,
            subject=self.subject,
            language=self.language,
            said_in=self.said_in,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> CorrectionsView:
        return corrections_view(self.model())
