"""The microphone of the desk, and what was understood, as a screen shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.commands import Move
from companion.text.island.labels import label
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.model import speaking
from companion.ui.island.desk.pads import pointed
from companion.ui.island.desk.phrase import move_in_short
from companion.ui.island.desk.saying.queue_card import (
    changed_row,
    numbered_ways,
    on_card,
    part_words,
    queue_rows,
    word_meant,
)
from companion.ui.island.desk.views import DeskView, Pad, PhraseLine, QuestionView
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.speech.proposals import Meant
    from companion.speech.queue import QueuePart
    from companion.ui.island.desk.model import DeskModel

# Longer words of a choice could not be read side by side.
_SHORT: Final = 24


def with_voice(model: DeskModel, view: DeskView) -> DeskView:
    """The desk where voice is on, or something stands on the card, in the place of the question."""
    card = view.sheet if model.spoken.phase != "idle" else on_card(model, view.sheet)
    return revised(
        view,
        {
            "entry": _line(model) or view.entry,
            "sheet": _choices(model) or card,
            "pad": _pointed(model, view.pad),
            "microphone": _microphone(model) if model.settings.voice_in else None,
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
    """While somebody speaks."""
    sheet, spoken = words(DESK, model.say.language), model.spoken
    if spoken.phase == "idle":
        return None
    waits = sheet["listening" if spoken.open else "thinking"]
    return PhraseLine(waits, understood=f"{spoken.partial} …" if spoken.partial else "")


def _pointed(model: DeskModel, seen: Pad) -> Pad:
    """The directions that were understood are seen too: their words sound alike."""
    spoken = model.spoken
    if spoken.choices and spoken.proposal is not None:
        return seen  # it is asked which row, and not which way
    if spoken.choices:
        return pointed(seen, [one.commands[0] for one in spoken.choices if one.commands])
    queue = spoken.proposal.queue if spoken.proposal is not None else None
    return seen if queue is None else numbered_ways(seen, queue)


def _choices(model: DeskModel) -> QuestionView | None:
    """Each with the number that it is called by; long ones have rows of their own."""
    sheet, choices = words(DESK, model.say.language), model.spoken.choices
    if not choices or model.chosen.typed.strip():
        return None
    rows = _corrected_rows(model)
    labels = [capitalised(one) for one in rows or (_in_short(model, one) for one in choices)]
    buttons = tuple(Button(f"meant {n}", label, tone="answer") for n, label in enumerate(labels, 1))
    none = Button("drop", sheet["neither"], icon="close", tone="answer")
    heard = {meant.text for meant in choices}
    # Of one text both are meanings; of two it is not known which was said.
    asks = sheet["instead" if rows else "which"]
    heading = asks.format(words=heard.pop()) if len(heard) == 1 else sheet["which-meant"]
    icon = "microphone" if model.settings.voice_in else "keyboard"
    if max(map(len, labels)) > _SHORT:
        return QuestionView("answers", heading, icon=icon, buttons=buttons, close=none)
    return QuestionView("which", heading, icon=icon, buttons=(*buttons, none))


def _corrected_rows(model: DeskModel) -> tuple[str, ...]:
    """The rows of which a correction may mean each; nothing where they are no such choices."""
    card = model.spoken.proposal.queue if model.spoken.proposal is not None else None
    if card is None:
        return ()
    others = (one.queue for one in model.spoken.choices)
    rows = [changed_row(card, one) if one is not None else None for one in others]
    if None in rows or len({*rows}) < len(rows):
        return ()
    return tuple(_part_in_short(model, card.said[at]) for at in rows if at is not None)


def _in_short(model: DeskModel, meant: Meant) -> str:
    if meant.queue is None:
        return word_meant(meant.word, model.say.language)
    if len(meant.queue.said) == 1:
        return _part_in_short(model, meant.queue.said[0])
    return "; ".join(row.words for row in queue_rows(model, meant.queue))


def _part_in_short(model: DeskModel, part: QueuePart) -> str:
    """A move of whoever speaks needs no name, and the pad has its direction."""
    match part.commands:
        case (Move() as move,):
            alone = not (move.over or move.safe)
            return (
                label(move.direction, model.say.language) if alone else move_in_short(model, move)
            )
        case _:
            return part_words(model, speaking(model.state, model.chosen), part)
