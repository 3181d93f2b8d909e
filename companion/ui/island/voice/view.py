"""The microphone of the desk, and what was understood, as a screen shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.commands import Move
from companion.text.island.labels import label
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.model import speaking
from companion.ui.island.desk.pads import pointed
from companion.ui.island.desk.phrase import meaning, move_in_short, queue_told
from companion.ui.island.desk.views import DeskView, Pad, PhraseLine, QuestionView
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.speech.proposals import Meant
    from companion.ui.island.desk.model import DeskModel


def with_voice(model: DeskModel, view: DeskView) -> DeskView:
    """The desk where voice is on: what was understood stands in the place of what was typed."""
    return revised(
        view,
        {
            "entry": _line(model) or view.entry,
            "sheet": _choices(model) or view.sheet,
            "pad": _pointed(model, view.pad),
            "microphone": _microphone(model),
            "tick": 1.0 if model.spoken.left else view.tick,
        },
    )


def _microphone(model: DeskModel) -> Button | None:
    """Quiet where nothing can be heard; why not, a touch on it says."""
    if model.state.question is None:
        return None
    spoken = model.spoken
    return Button(
        "listen",
        "",
        icon="hourglass" if spoken.phase == "thinking" else "microphone",
        tone="paper",
        enabled=spoken.trouble is None,
        chosen=spoken.phase == "listening",
    )


def _line(model: DeskModel) -> PhraseLine | None:
    """While somebody speaks, and until what was understood is taken or dropped."""
    sheet, spoken = words(DESK, model.say.language), model.spoken
    if spoken.phase != "idle":
        waits = sheet["listening" if spoken.open else "thinking"]
        return PhraseLine(waits, understood=f"{spoken.partial} …" if spoken.partial else "")
    if spoken.proposal is None:
        return None
    return PhraseLine(
        "",
        understood=sheet["understood"].format(words=_told(model, spoken.proposal)),
        go=Button("take", sheet["do-it"], second=str(spoken.left or ""), icon="check",
                  tone="accent"),
        drop=Button("drop", sheet["not-meant"], icon="close"),
    )  # fmt: skip


def _told(model: DeskModel, meant: Meant) -> str:
    return meaning(model, meant.word) if meant.queue is None else queue_told(model, meant.queue)


def _pointed(model: DeskModel, seen: Pad) -> Pad:
    """The directions that were understood are seen too: their words sound alike."""
    spoken = model.spoken
    if spoken.choices:
        return pointed(seen, [one.commands[0] for one in spoken.choices if one.commands])
    meant = spoken.proposal
    move = meant.commands[0] if meant is not None and meant.commands else None
    if not isinstance(move, Move):
        return seen
    lit = f"go {move.direction}"
    compass = tuple(revised(one, {"chosen": one.act == lit}) for one in seen.compass)
    return revised(seen, {"compass": compass})


def _choices(model: DeskModel) -> QuestionView | None:
    """Each with the number that it is called by."""
    sheet, choices = words(DESK, model.say.language), model.spoken.choices
    if not choices:
        return None
    buttons = tuple(
        Button(f"meant {n}", _in_short(model, meant), tone="answer")
        for n, meant in enumerate(choices, 1)
    )
    none = Button("drop", sheet["neither"], icon="close", tone="answer")
    heard = {meant.text for meant in choices}
    # Of one text both are meanings; of two it is not known which was said.
    heading = sheet["which"].format(words=heard.pop()) if len(heard) == 1 else sheet["which-meant"]
    return QuestionView("which", heading, icon="microphone", buttons=(*buttons, none))


def _in_short(model: DeskModel, meant: Meant) -> str:
    """A move of whoever speaks needs no name, and the pad has its direction."""
    match meant.commands:
        case (Move(who=who) as move,) if who == speaking(model.state, model.chosen):
            alone = not (move.over or move.safe)
            way = label(move.direction, model.say.language)
            return capitalised(way if alone else move_in_short(model, move))
        case _:
            return capitalised(_told(model, meant))
