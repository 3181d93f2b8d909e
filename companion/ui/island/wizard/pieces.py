"""Step four, the hidden pieces: Wave, Rock and Bush (L2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from companion.games.island.announce import announce
from companion.games.island.facts import BushStands
from companion.games.island.terms import PIECES
from companion.text.counted import quoted
from companion.text.island.announcements import say
from companion.text.island.names import name
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.voice import voice_trouble
from companion.ui.island.desk.views import Card
from companion.ui.island.wizard.step import WizardStep, on_map, why
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.hearing.voices.aloud import Mute

# The entry of the rules behind the announcement.
BUSH_IS_SAID: Final = "hide-pieces"


class PiecesStep(WizardStep):
    @property
    def to_be_said(self) -> bool:
        return not self.draft.announced

    @property
    def rule(self) -> str:
        return BUSH_IS_SAID

    def do(self, act: str) -> None:
        match act.split():
            case ["piece", piece] if piece in PIECES:
                self.draft.piece = piece
            case ["tap", place] if place in self.draft.can_stand(self.draft.piece):
                self._put(cast(Any, place))
            case ["tap", place]:
                self._choose_at(place)
            case ["announced"]:
                self.draft.announce()
            case ["aloud"]:
                read_bush(self)
            case ["scatter"]:
                dice = self.draft.dice()
                for piece in PIECES:
                    self.draft.put_piece(piece, cast(Any, dice.choice(self.draft.can_stand(piece))))
            case _:
                super().do(act)

    def _put(self, place: Any) -> None:
        """The next piece is then chosen by itself."""
        self.draft.put_piece(self.draft.piece, place)
        self.draft.piece = PIECES[(PIECES.index(self.draft.piece) + 1) % len(PIECES)]

    def _choose_at(self, place: str) -> None:
        """A touch on one of them chooses it; a space of another kind says who goes where."""
        laid = self.draft.laid
        there = [one for one in PIECES if getattr(laid, one) == place]
        if there:
            self.draft.piece = there[0]
        else:
            self.say_rule(self.sheet[f"place-{self.draft.piece}"])

    def view(self) -> PageView:
        sheet = self.sheet
        pieces = tuple(
            Button(f"piece {one}", capitalised(name(one, self.language)), icon=one,
                   chosen=one == self.draft.piece)
            for one in PIECES
        )  # fmt: skip
        return PageView(
            name="setup-pieces",
            title=sheet["pieces"],
            text=sheet[f"place-{self.draft.piece}"],
            sections=(Section(rows=(pieces, (Button("scatter", sheet["scatter"], icon="dice"),))),),
            card=bush_card(self),
            island=on_map(
                self.draft,
                self.language,
                lit=self.draft.can_stand(self.draft.piece),
                chosen=self.draft.piece,
            ),
        )


def bush_card(step: WizardStep) -> Card:
    """L2.5: the Bush's fruit is announced, as everything is in play."""
    draft, sheet = step.draft, words(DESK, step.language)
    confirm = Button("announced", sheet["announced"], icon="check", tone="accent")
    return Card(
        heading=sheet["told" if draft.announced else "say"],
        text=quoted(_bush_said(step), step.said_in),
        told=draft.announced,
        confirm=None if draft.announced else confirm,
        why=why(step.language, "said"),
        aloud=step.house.aloud.button(),
    )


def _bush_said(step: WizardStep) -> str:
    laid = step.draft.laid
    return say(announce((BushStands(laid.bush, laid.island.named[laid.bush]),)), step.said_in)


def read_bush(step: WizardStep) -> None:
    """Read it by the voice: from the first word on it has been announced."""

    def begun() -> None:
        step.draft.announce()
        step.wizard.keep()

    def failed(mute: Mute) -> None:
        step.say_why(voice_trouble(mute, step.language))

    aloud = step.house.aloud
    if aloud.reading:
        aloud.hush()
    else:
        aloud.read(_bush_said(step), begun, failed)
