"""The pad: six directions round a hex, and what stands beside them. What cannot be said is grey."""

from __future__ import annotations

from typing import Final

from companion.engine.refused import Refused
from companion.games.island.commands import Command, End, Move, Restore
from companion.games.island.legal import move_cost, restored, verify
from companion.games.island.questions import Question
from companion.games.island.rules.characters import plays
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, OP, Direction, Who
from companion.text import Language
from companion.text.counted import counted
from companion.text.names import whose as whose_own
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.bonus_list import usable_commands
from companion.ui.island.desk.op_turn import op_keys, op_words
from companion.ui.island.map.view import direction_letters
from companion.ui.kit.touch_guard import AGAIN
from companion.ui.presenter.chosen import Chosen, whose
from companion.ui.presenter.views import Button, Pad

ENDED: Final = 1.0  # seconds in which nobody can end the next turn as well


def pad(state: State, chosen: Chosen, language: Language, harms: bool = False) -> Pad:
    """`harms`: what can be touched now would harm somebody."""
    question = state.question
    if question is not None and question.what == "turn":
        if question.who == OP:
            return _op_pad(state, chosen, language, harms)
        return _captive_pad(state, chosen, language)
    ways = _ways(question)
    return Pad(_compass(ways, language), _quiet_keys(state, language))


def can(state: State, command: Command) -> bool:
    try:
        verify(state, command)
    except Refused:
        return False
    return True


def _ways(question: Question | None) -> dict[Direction, bool]:
    """Which directions answer what is asked."""
    options = question.options if question is not None else ()
    said = {word.split()[-1] for word in options if word.split()[0] != "wave"}
    said |= {word.split()[1] for word in options if word.startswith("move ")}
    asks = question is not None and question.what in (
        "direction", "oracle", "move", "act", "half",
    )  # fmt: skip
    return {way: asks and way in said for way in DIRECTIONS}


def goes(word: str, way: Direction) -> bool:
    """Whether an answer is to go that way."""
    if word == way or word.startswith(f"move {way}"):
        return True
    return word.count(" ") == 1 and word.endswith(f" {way}")


def _compass(ways: dict[Direction, bool], language: Language) -> tuple[Button, ...]:
    return tuple(
        Button(f"go {way}", direction_letters(way, language), icon=way.lower(), enabled=able)
        for way, able in ways.items()
    )


def _captive_pad(state: State, chosen: Chosen, language: Language) -> Pad:
    who = whose(state, chosen)
    ways = {way: can(state, Move(who, way, chosen.over, chosen.safe)) for way in DIRECTIONS}
    return Pad(_compass(ways, language), _keys(state, chosen, who, language))


def _keys(state: State, chosen: Chosen, who: Who, language: Language) -> tuple[Button, ...]:
    sheet = words(DESK, language)
    ready = sum(1 for _ in usable_commands(state))
    two = plays(state, who, "schrodie")
    end = sheet["end"]
    if state.table.players == 2 and len(state.parts_left) > 1:
        end = sheet["end-part"].format(whose=whose_own(who, language))
    left = state.captive(who).actions
    return (
        _toggle(state, chosen, who, "over", sheet["two-over" if two else "over"], language),
        _toggle(state, chosen, who, "safe", sheet["safe"], language),
        Button("restore", sheet["restore"], enabled=can(state, Restore(who)),
               second=_restores(state, who, language)),
        Button("bonus", sheet["bonus"], enabled=ready > 0,
               second=sheet["ready"].format(count=ready) if ready else sheet["none-ready"]),
        _end(end, left, chosen, language, enabled=can(state, End(who))),
    )  # fmt: skip


def _end(
    label: str, left: int, chosen: Chosen, language: Language, *, enabled: bool = True
) -> Button:
    """With actions left it asks before it ends the turn."""
    if chosen.ending:
        asks = counted(words(DESK, language)["end-with"], left, language)
        return Button("end", asks, tone="accent", rest=ENDED)
    rest = AGAIN if left else ENDED
    return Button("end", label, second=_left(left, language), enabled=enabled, rest=rest)


def asks_first(state: State, chosen: Chosen, who: Who) -> bool:
    """Whether a touch would end a turn with actions left, and nobody has been asked yet."""
    question = state.question
    if chosen.ending or question is None or question.what != "turn" or not can(state, End(who)):
        return False
    return (state.op_actions if who == OP else state.captive(who).actions) > 0


def _left(left: int, language: Language) -> str:
    return counted(words(DESK, language)["actions-left"], left, language) if left else ""


def _restores(state: State, who: Who, language: Language) -> str:
    captive = state.captive(who)
    count = min(restored(state, who), captive.max_energy - captive.energy)
    return counted(words(DESK, language)["restores"], count, language) if count > 0 else ""


def _toggle(
    state: State, chosen: Chosen, who: Who, how: str, label: str, language: Language
) -> Button:
    on = chosen.over if how == "over" else chosen.safe
    over = chosen.over or how == "over"
    safe = chosen.safe or how == "safe"
    cost = move_cost(state, who, how == "over", how == "safe")
    able = any(can(state, Move(who, way, over, safe)) for way in DIRECTIONS)
    return Button(
        how, label, second=_cost(cost, language), tone="accent" if on else "raised",
        enabled=on or able, chosen=on,
    )  # fmt: skip


def _cost(cost: int | None, language: Language) -> str:
    sheet = words(DESK, language)
    if cost is None:
        return ""
    return counted(sheet["costs"], cost, language) if cost else sheet["free"]


def _quiet_keys(state: State, language: Language) -> tuple[Button, ...]:
    """While something is asked the pad stays where it is, and is quiet."""
    sheet = words(DESK, language)
    telling = sum(1 for _ in usable_commands(state)) if state.question is not None else 0
    return (
        Button("over", sheet["over"], enabled=False),
        Button("safe", sheet["safe"], enabled=False),
        Button("restore", sheet["restore"], enabled=False),
        Button("bonus", sheet["bonus"], enabled=telling > 0,
               second=sheet["ready"].format(count=telling) if telling else ""),
        Button("end", sheet["end"], enabled=False),
    )  # fmt: skip


def _op_pad(state: State, chosen: Chosen, language: Language, harms: bool) -> Pad:
    said = op_words(state)
    ways = {way: f"{chosen.piece} {way}" in said and chosen.piece != "wave" for way in DIRECTIONS}
    sheet = words(DESK, language)
    heading, text, beside = op_keys(said, chosen.piece, language)
    if harms:
        text = f"{text} {sheet['harms']}"
    ready = sum(1 for _ in usable_commands(state))
    bonus = (
        (Button("bonus", sheet["bonus"], second=sheet["ready"].format(count=ready)),)
        if ready
        else ()
    )
    keys = (*beside, *bonus, _end(sheet["end"], state.op_actions, chosen, language))
    return Pad(_compass(ways, language), keys, text, heading)
