"""The microphone of the desk, and what was understood, as a screen shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.commands import Move
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.presenter.meaning import meaning
from companion.ui.presenter.views import Button, Entry, Pad, Sheet

if TYPE_CHECKING:
    from companion.speech.proposals import Meant
    from companion.ui.presenter.desk import Desk


def microphone(desk: Desk) -> Button | None:
    """Quiet where nothing can be heard; why not, a touch on it says."""
    if not desk.settings.voice_in or desk.state.question is None:
        return None
    ears = desk.house.ears
    return Button(
        "listen",
        "",
        icon="hourglass" if ears.phase == "thinking" else "microphone",
        tone="paper",
        enabled=ears.trouble is None,
        chosen=ears.phase == "listening",
    )


def spoken_entry(desk: Desk) -> Entry | None:
    """While somebody speaks, and until what was understood is taken or dropped."""
    sheet, ears, talk = words(DESK, desk.settings.language), desk.house.ears, desk.talk
    if ears.phase != "idle":
        waits = sheet["listening" if ears.open else "thinking"]
        return Entry(waits, understood=f"{ears.partial} …" if ears.partial else "")
    if talk.proposal is None:
        return None
    return Entry(
        "",
        understood=sheet["understood"].format(words=_told(desk, talk.proposal)),
        go=Button("take", sheet["do-it"], second=str(talk.left or ""), icon="check",
                  tone="accent"),
        drop=Button("drop", sheet["not-meant"], icon="close"),
    )  # fmt: skip


def _told(desk: Desk, meant: Meant) -> str:
    return meaning(desk, meant.commands or meant.word)


def pointed(desk: Desk, seen: Pad) -> Pad:
    """The direction that was understood is seen too: their words sound alike."""
    meant = desk.talk.proposal
    move = meant.commands[0] if meant is not None and meant.commands else None
    if not isinstance(move, Move):
        return seen
    lit = f"go {move.direction}"
    compass = tuple(revised(one, {"chosen": one.act == lit}) for one in seen.compass)
    return revised(seen, {"compass": compass})


def spoken_choices(desk: Desk) -> Sheet | None:
    """Each with the number that it is called by."""
    sheet, choices = words(DESK, desk.settings.language), desk.talk.choices
    if not choices:
        return None
    buttons = tuple(
        Button(f"meant {n}", f"{n}: {capitalised(_told(desk, meant))}", tone="answer")
        for n, meant in enumerate(choices, 1)
    )
    none = Button("drop", sheet["none-meant"], tone="answer")
    return Sheet("answers", sheet["which-meant"], buttons=(*buttons, none))
