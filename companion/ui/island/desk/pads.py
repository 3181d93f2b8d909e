"""The pad: six directions round a hex, and what stands beside them. What cannot be said is grey."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.commands import End, Move, Restore
from companion.games.island.legal import move_cost, restored, speakers
from companion.games.island.notation import write
from companion.games.island.questions import Question
from companion.games.island.rules.characters import plays
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, OP, Direction, Who
from companion.text import Language
from companion.text.counted import counted
from companion.text.island.names import whose as whose_own
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.bonus_list import usable_commands
from companion.ui.island.desk.model import Chosen, whose
from companion.ui.island.desk.op_turn import op_keys
from companion.ui.island.desk.views import Pad
from companion.ui.island.map.view import direction_letters
from companion.ui.kit.parts import Button, Tone
from companion.ui.kit.touch_guard import AGAIN

if TYPE_CHECKING:
    from companion.ui.island.desk.model import DeskModel

ENDED: Final = 1.0  # seconds in which nobody can end the next turn as well


def pad(model: DeskModel) -> Pad:
    question, language = model.state.question, model.say.language
    if question is not None and question.what == "turn":
        return _op_pad(model) if question.who == OP else _captive_pad(model)
    return Pad(_compass(_ways(question), language), _quiet_keys(model.state, language))


def _ways(question: Question | None) -> dict[Direction, bool]:
    """The directions, each with whether it answers what is asked."""
    options = question.options if question is not None else ()
    said = {word.split()[-1] for word in options if word.split()[0] != "wave"}
    said |= {word.split()[1] for word in options if word.startswith("move ")}
    asks = question is not None and question.what in (
        "direction", "oracle", "move", "act", "half",
    )  # fmt: skip
    return {way: asks and way in said for way in DIRECTIONS}


def goes(word: str, way: Direction) -> bool:
    """True if an answer is to go that way."""
    if word == way or word.startswith(f"move {way}"):
        return True
    return word.count(" ") == 1 and word.endswith(f" {way}")


def _compass(ways: dict[Direction, bool], language: Language) -> tuple[Button, ...]:
    return tuple(
        Button(f"go {way}", direction_letters(way, language), icon=way.lower(), enabled=able)
        for way, able in ways.items()
    )


def _captive_pad(model: DeskModel) -> Pad:
    state, chosen, language = model.state, model.chosen, model.say.language
    who = whose(state, chosen)
    ways = {way: Move(who, way, chosen.over, chosen.safe) in model.legal for way in DIRECTIONS}
    return Pad(_compass(ways, language), _keys(model, who))


def _keys(model: DeskModel, who: Who) -> tuple[Button, ...]:
    state, language, legal = model.state, model.say.language, model.legal
    sheet = words(DESK, language)
    ready = sum(1 for _ in usable_commands(state))
    two = plays(state, who, "schrodie")
    end = sheet["end"]
    if state.table.players == 2 and len(state.parts_left) > 1:
        end = sheet["end-part"].format(whose=whose_own(who, language))
    captive = state.captive(who)
    restores = min(restored(state, who), captive.max_energy - captive.energy)
    return (
        _toggle(model, who, "over", sheet["two-over" if two else "over"]),
        _toggle(model, who, "safe", sheet["safe"]),
        Button("restore", sheet["restore"], enabled=Restore(who) in legal,
               second=_second("restores", restores, language)),
        Button("bonus", sheet["bonus"], enabled=ready > 0,
               second=sheet["ready"].format(count=ready) if ready else sheet["none-ready"]),
        _end(end, captive.actions, model.chosen, language, enabled=End(who) in legal),
    )  # fmt: skip


def _end(
    label: str, left: int, chosen: Chosen, language: Language, *, enabled: bool = True
) -> Button:
    """The key that ends the turn; with actions left it asks first."""
    if chosen.ending:
        asks = counted(words(DESK, language)["end-with"], left, language)
        return Button("end", asks, tone="accent", rest=ENDED)
    rest = AGAIN if left else ENDED
    return Button(
        "end", label, second=_second("actions-left", left, language), enabled=enabled, rest=rest
    )


def asks_first(state: State, chosen: Chosen, who: Who) -> bool:
    """True if a touch would end a turn with actions left, and nobody has been asked yet."""
    question = state.question
    if chosen.ending or question is None or question.what != "turn" or who not in speakers(state):
        return False
    return (state.op_actions if who == OP else state.captive(who).actions) > 0


def _second(word: str, count: int, language: Language) -> str:
    """The second line of a key: so many, or nothing."""
    return counted(words(DESK, language)[word], count, language) if count > 0 else ""


def _toggle(model: DeskModel, who: Who, how: str, label: str) -> Button:
    chosen = model.chosen
    on = chosen.over if how == "over" else chosen.safe
    over = chosen.over or how == "over"
    safe = chosen.safe or how == "safe"
    cost = move_cost(model.state, who, how == "over", how == "safe")
    able = any(Move(who, way, over, safe) in model.legal for way in DIRECTIONS)
    language = model.say.language
    costs = words(DESK, language)["free"] if cost == 0 else _second("costs", cost or 0, language)
    tone: Tone = "accent" if on else "raised"
    return Button(how, label, second=costs, tone=tone, enabled=on or able, chosen=on)


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


def _op_pad(model: DeskModel) -> Pad:
    """The OP's turn; the text says so if what can be touched now would harm somebody."""
    state, chosen, language = model.state, model.chosen, model.say.language
    said = tuple(map(write, model.legal))
    ways = {way: f"{chosen.piece} {way}" in said and chosen.piece != "wave" for way in DIRECTIONS}
    sheet = words(DESK, language)
    heading, text, beside = op_keys(said, chosen.piece, language)
    if model.targets.harmed:
        text = f"{text} {sheet['harms']}"
    ready = sum(1 for _ in usable_commands(state))
    bonus = (
        (Button("bonus", sheet["bonus"], second=sheet["ready"].format(count=ready)),)
        if ready
        else ()
    )
    keys = (*beside, *bonus, _end(sheet["end"], state.op_actions, chosen, language))
    return Pad(_compass(ways, language), keys, text, heading)
