"""What is to be touched next for a task, as the act of a button or of a place on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from companion.games.island.commands import (
    Answer,
    ChooseToken,
    Command,
    Correct,
    End,
    Move,
    Push,
    Restore,
    Shuffled,
    Step,
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
from companion.ui.island.desk.map_targets import targets

if TYPE_CHECKING:
    from companion.ui.presenter.desk import Desk

COACH: Final = "coach"  # what begins the acts of the coach's own buttons
SHOW: Final = f"{COACH} show"
COVER: Final = f"{COACH} cover"
_DEEDS: Final = {"show": SHOW, "cover": COVER}


def next_touches(desk: Desk, task: Task) -> tuple[str, ...]:
    """Of several commands that do it, the first is shown. What has no room is not there: then the

    place on the map does the same as a direction.
    """
    if task.deed is not None:
        return (_DEEDS.get(task.deed, task.deed),)
    act = _towards(desk, task.wants[0])
    if not act.startswith("go "):
        return (act,)
    same = {act, f"answer {desk.chosen.piece} {act.removeprefix('go ')}"}
    places = targets(desk.state, desk.chosen).acts
    return (act, *(f"tap {place}" for place, does in places.items() if does in same))


def _towards(desk: Desk, want: Command) -> str:
    match want:
        case Move():
            return _moving(desk, want)
        case Answer():
            return _answering(desk, want)
        case UseBonus() | UseExtra():
            return f"use {want.who} {write(want)}" if desk.chosen.open else "bonus"
        case WaveTo() | WaveHits() | Step() | Push():
            return _acting(desk, want)
        case Where():
            return _about(desk, want.whom, f"use {OP} {write(want)}")
        case Correct():
            return _about(desk, want.words[0], f"correct {want.words[0]}")
        case ChooseToken():
            return f"answer {write(want)}"
        case End() | Restore():
            return write(want)
        case Shuffled():
            raise AssertionError("chance is asked, and nobody at the table")
        case _:
            assert_never(want)


def _moving(desk: Desk, want: Move) -> str:
    if want.over != desk.chosen.over:
        return "over"
    if want.safe != desk.chosen.safe:
        return "safe"
    return f"go {want.direction}"


def _acting(desk: Desk, want: WaveTo | WaveHits | Step | Push) -> str:
    """First the piece, then what it does."""
    piece = acting_piece(want)
    if desk.chosen.piece != piece:
        return f"piece {piece}"
    match want:
        case Step():
            return f"go {want.direction}"
        case WaveTo():
            return f"tap {want.place}"
        case _:
            return f"answer {write(want)}"


def _about(desk: Desk, whom: str, act: str) -> str:
    """On the list that a touch of the captive opens."""
    return act if desk.chosen.open == f"captive {whom}" else f"captive {whom}"


def _answering(desk: Desk, want: Answer) -> str:
    question = desk.state.question
    if question is not None and question.what == "oracle":
        return _naming(desk, want.word.split())
    act = f"answer {want.word}"
    places = targets(desk.state, desk.chosen).acts
    place = next((at for at, does in places.items() if does == act), None)
    return act if place is None else f"tap {place}"


def _naming(desk: Desk, ways: list[str]) -> str:
    """L6.3: one direction after the other; a wrong one is touched again, to take it off."""
    picked = desk.chosen.picked
    if picked and picked[0] not in ways:
        return f"go {picked[0]}"
    return f"go {next(way for way in ways if way not in picked)}"
