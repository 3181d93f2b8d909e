"""The next touches for a task, as the act of a button or of a place on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from companion.games.island.commands import (
    Answer,
    ChooseToken,
    Command,
    Correct,
    End,
    Move,
    PieceStep,
    Push,
    Restore,
    Shuffled,
    UseBonus,
    UseExtra,
    WaveHits,
    WaveTo,
    Where,
)
from companion.games.island.legal import acting_piece
from companion.games.island.notation import write
from companion.games.island.practice.lesson import Task
from companion.games.island.terms import OP
from companion.ui.island.desk.map_targets import pushes_now

if TYPE_CHECKING:
    from companion.ui.island.desk.model import DeskModel

COACH: Final = "coach"  # what begins the acts of the coach's own buttons
SHOW: Final = f"{COACH} show"
COVER: Final = f"{COACH} cover"
LIST: Final = "choose"
LOCK: Final = "secret"
# What a list that was opened lies over.
_BELOW: Final = frozenset((
    "bonus", "choose", "end", "go", "half", "over", "piece", "restore", "safe", "tap",
))  # fmt: skip
_DEEDS: Final = {"show": SHOW, "cover": COVER, "lock": LOCK}


def next_touches(model: DeskModel, task: Task) -> tuple[str, ...]:
    """Of several commands that do it, the first is shown. What has no room is not there: then the

    place on the map does the same as a direction, and a list is opened first.
    """
    if task.deed is not None:
        return (_DEEDS.get(task.deed, task.deed),)
    act = _towards(model, task.wants[0])
    if _is_below(act, model.chosen.open):
        return ("close",)
    if act.startswith("answer "):
        return (act, LIST)
    if not act.startswith("go "):
        return (act,)
    same = {act, f"answer {model.chosen.piece} {act.removeprefix('go ')}"} | {
        f"answer {write(want)}" for want in task.wants
    }
    places = model.targets.acts
    return (act, *(f"tap {place}" for place, does in places.items() if does in same))


def _is_below(act: str, opened: str) -> bool:
    word = act.partition(" ")[0]
    answers = opened in ("answers", "harms")
    return bool(opened) and (word in _BELOW or (word == "answer" and not answers))


def _towards(model: DeskModel, want: Command) -> str:
    match want:
        case Move():
            return _moving(model, want)
        case Answer():
            return _answering(model, want)
        case UseBonus() | UseExtra():
            return f"use {want.who} {write(want)}" if model.chosen.open == "bonus" else "bonus"
        case WaveTo() | WaveHits() | PieceStep() | Push():
            return _acting(model, want)
        case Where():
            return _about(model, want.whom, f"use {OP} {write(want)}")
        case Correct():
            return _about(model, want.words[0], f"correct {want.words[0]}")
        case ChooseToken():
            return f"answer {write(want)}"
        case End() | Restore():
            return write(want)
        case Shuffled():
            raise AssertionError("chance is asked, and nobody at the table")
        case _:
            assert_never(want)


def _moving(model: DeskModel, want: Move) -> str:
    if want.over != model.chosen.over:
        return "over"
    if want.safe != model.chosen.safe:
        return "safe"
    return f"go {want.direction}"


def _acting(model: DeskModel, want: WaveTo | WaveHits | PieceStep | Push) -> str:
    """First the piece, then what it does."""
    piece = acting_piece(want)
    if model.chosen.piece != piece:
        return f"piece {piece}"
    match want:
        case Push() if write(want) not in {one.word for one in model.targets.harms}:
            return _pushing(model, want)
        case PieceStep() if write(want) not in {one.word for one in model.targets.harms}:
            return f"go {want.direction}"
        case WaveTo():
            return f"tap {want.place}"
        case _:
            return f"answer {write(want)}"


def _pushing(model: DeskModel, want: Push) -> str:
    """The pad stands for steps or for pushes."""
    piece = acting_piece(want)
    words = [word for word in map(write, model.legal) if word.split()[0] == piece]
    return f"go {want.direction}" if pushes_now(words, model.chosen) else "half push"


def _about(model: DeskModel, whom: str, act: str) -> str:
    """On the list that a touch of the captive opens."""
    return act if model.chosen.open == f"captive {whom}" else f"captive {whom}"


def _answering(model: DeskModel, want: Answer) -> str:
    question = model.state.question
    if question is not None and question.what == "oracle":
        return _naming(model, want.word.split())
    act = f"answer {want.word}"
    places = model.targets.acts
    place = next((at for at, does in places.items() if does == act), None)
    return act if place is None else f"tap {place}"


def _naming(model: DeskModel, ways: list[str]) -> str:
    """L6.3: one direction after the other, and then both are told; a wrong one is taken off."""
    picked = model.chosen.picked
    wrong = next((way for way in picked if way not in ways), None)
    if wrong is not None:
        return f"go {wrong}"
    missing = next((way for way in ways if way not in picked), None)
    return f"answer {' '.join(picked)}" if missing is None else f"go {missing}"
