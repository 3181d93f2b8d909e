"""Step four, the hidden pieces: Wave, Rock and Bush (L2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.announce import announce
from companion.games.island.facts import BushStands
from companion.games.island.terms import PIECES
from companion.text.counted import quoted
from companion.text.island.announcements import SpokenLine, say
from companion.text.island.names import name
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.quick_start import QUICK_START
from companion.text.voice import voice_trouble
from companion.ui.island.desk.saying.script import groups
from companion.ui.island.desk.views import Card
from companion.ui.island.wizard.model import SetUpModel, on_map, why
from companion.ui.island.wizard.step import WizardStep
from companion.ui.kit.parts import Button, Section, Segment
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.hearing.voices.aloud import Mute
    from companion.text.languages import Language
    from companion.ui.island.wizard.draft import Draft

# The entry of the rules behind the announcement.
BUSH_IS_SAID: Final = "hide-pieces"


class TellsBush(WizardStep):
    """A step with the card on which the Bush's fruit is announced."""

    def do(self, act: str) -> None:
        if act == "announced":
            self.draft = self.draft.announce()
        elif act == "aloud":
            self._read()
        else:
            super().do(act)

    def _read(self) -> None:
        """Read it by the voice: from the first word on it has been announced."""

        def begun() -> None:
            self.draft = self.draft.announce()
            self.wizard.keep()

        def failed(mute: Mute) -> None:
            self.say_why(voice_trouble(mute, self.language))

        aloud = self.house.aloud
        if aloud.reading:
            aloud.hush()
        else:
            aloud.read(bush_said(self.draft, self.said_in), begun, failed)


class PiecesStep(TellsBush):
    rule = BUSH_IS_SAID

    def do(self, act: str) -> None:
        match act.split():
            case ["piece", piece] if piece in PIECES:
                self.revise(piece=piece)
            case ["tap", place] if place in self.draft.can_stand(self.draft.piece):
                self.draft = self.draft.put_piece(place)
            case ["tap", place]:
                self._choose_at(place)
            case ["scatter"]:
                self.draft = self.draft.scatter()
            case _:
                super().do(act)

    def _choose_at(self, place: str) -> None:
        """A touch on one of them chooses it; a space of another kind says who goes where."""
        draft = self.draft
        there = [one for one in PIECES if getattr(draft.laid, one) == place]
        if there:
            self.revise(piece=there[0])
        else:
            self.say_rule(QUICK_START[f"place-{draft.piece}"][self.language])


def pieces_view(model: SetUpModel) -> PageView:
    sheet, draft, language = model.sheet, model.draft, model.language
    pieces = tuple(
        Segment(f"piece {one}", capitalised(name(one, language)), one == draft.piece)
        for one in PIECES
    )
    return PageView(
        name="setup-pieces",
        title="",  # the rail has it
        sections=(
            Section(text=sheet[f"place-{draft.piece}"], segments=pieces),
            Section(rows=((Button("scatter", sheet["scatter"], icon="dice"),),)),
        ),
        card=bush_card(model),
        island=on_map(draft, language, lit=draft.can_stand(draft.piece), chosen=draft.piece),
    )


def bush_card(model: SetUpModel) -> Card:
    """L2.5: the Bush's fruit is announced, as everything is in play."""
    draft, sheet = model.draft, words(DESK, model.language)
    confirm = Button("announced", sheet["announced"], icon="check", tone="accent")
    said = SpokenLine(bush_said(draft, model.said_in))
    return Card(
        heading=sheet["told" if draft.announced else "say"],
        text=quoted(said.text, model.said_in),
        parts=(tuple(groups((said,), model.said_in, model.language)),),
        told=draft.announced,
        confirm=None if draft.announced else confirm,
        why=why(model.language, "said"),
        aloud=model.aloud,
    )


def bush_said(draft: Draft, language: Language) -> str:
    laid = draft.laid
    return say(announce((BushStands(laid.bush, laid.island.named[laid.bush]),)), language)
