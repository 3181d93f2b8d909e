"""The pad: six directions round a hex, and what stands beside them. What cannot be said is grey."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.commands import Command, End, Move, Restore
from companion.games.island.legal import move_cost, restored, speakers
from companion.games.island.notation import write
from companion.games.island.questions import Question
from companion.games.island.rules.characters import plays
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, OP, Direction, Who
from companion.text.counted import counted
from companion.text.island.labels import option
from companion.text.island.names import whose as whose_own
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.bonus_list import usable_commands
from companion.ui.island.desk.map_targets import pushes_now, step_how
from companion.ui.island.desk.model import Chosen, whose
from companion.ui.island.desk.op_turn import halves, legend, may_act
from companion.ui.island.desk.question import way_out
from companion.ui.island.desk.saying.script import MINUS
from companion.ui.island.desk.views import Pad
from companion.ui.island.map.view import direction_letters
from companion.ui.kit.glyphs import GLYPHS
from companion.ui.kit.parts import Button, Tone
from companion.ui.kit.touch_guard import AGAIN

if TYPE_CHECKING:
    from companion.ui.island.desk.model import DeskModel

BOLT: Final = GLYPHS["bolt"]
ENDED: Final = 1.0  # seconds in which nobody can end the next turn as well
_ASKS_WAY: Final = ("direction", "oracle", "move", "act", "half")


def pad(model: DeskModel) -> Pad:
    question = model.state.question
    if question is not None and question.what == "turn":
        return _op_pad(model) if question.who == OP else _captive_pad(model)
    return _asked_pad(model, question)


def _compass(
    ways: dict[Direction, bool],
    language: Language,
    chosen: tuple[Direction, ...] = (),
    tone: Tone = "raised",
) -> tuple[Button, ...]:
    """`chosen`: those that are named already, with their numbers."""
    return tuple(
        Button(
            f"go {way}",
            direction_letters(way, language),
            second=str(chosen.index(way) + 1) if way in chosen else "",
            icon=way.lower(),
            tone="accent" if way in chosen else tone,
            enabled=able,
            chosen=way in chosen,
        )
        for way, able in ways.items()
    )  # fmt: skip


def pointed(seen: Pad, commands: Iterable[Command | None]) -> Pad:
    """The pad on which the directions of these moves have an edge."""
    ways = (f"go {one.direction}" for one in commands if isinstance(one, Move))
    return revised(seen, {"lit": frozenset(ways)})


# A captive's turn


def _captive_pad(model: DeskModel) -> Pad:
    state, chosen, language = model.state, model.chosen, model.say.language
    who = whose(state, chosen)
    ways = {way: Move(who, way, chosen.over, chosen.safe) in model.legal for way in DIRECTIONS}
    return Pad(_compass(ways, language), _keys(model, who))


def _keys(model: DeskModel, who: Who) -> tuple[Button, ...]:
    state, language, legal = model.state, model.say.language, model.legal
    sheet = words(DESK, language)
    end = sheet["end"]
    if state.table.players == 2 and len(state.parts_left) > 1:
        end = sheet["end-part"].format(whose=whose_own(who, language))
    captive = state.captive(who)
    restores = min(restored(state, who), captive.max_energy - captive.energy)
    return (
        _toggle(model, who, "over"),
        _toggle(model, who, "safe"),
        Button("restore", sheet["restore"], enabled=Restore(who) in legal,
               second=f"+{restores} {BOLT}" if restores > 0 else ""),
        _bonus(state, language),
        _end(end, captive.actions, model.chosen, language, enabled=End(who) in legal),
    )  # fmt: skip


def _bonus(state: State, language: Language) -> Button:
    sheet = words(DESK, language)
    ready = sum(1 for _ in usable_commands(state)) if state.question is not None else 0
    second = sheet["ready"].format(count=ready) if ready else sheet["none-ready"]
    return Button("bonus", sheet["bonus"], second=second, enabled=ready > 0)


def _end(
    label: str, left: int, chosen: Chosen, language: Language, *, enabled: bool = True
) -> Button:
    """The key that ends the turn; with actions left it asks first."""
    if chosen.ending:
        asks = words(DESK, language)["end-asked"].format(end=label)
        second = _second("actions-left", left, language)
        return Button("end", asks, second=second, tone="accent", rest=ENDED)
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


def _toggle(model: DeskModel, who: Who, how: str) -> Button:
    chosen, language = model.chosen, model.say.language
    over = chosen.over or how == "over"
    safe = chosen.safe or how == "safe"
    cost = move_cost(model.state, who, how == "over", how == "safe")
    able = any(Move(who, way, over, safe) in model.legal for way in DIRECTIONS)
    costs = words(DESK, language)["free"] if cost == 0 else f"{MINUS}{cost} {BOLT}" if cost else ""
    return _how(model, who, how, able, costs)


def _how(model: DeskModel, who: Who, how: str, able: bool, second: str = "") -> Button:
    sheet = words(DESK, model.say.language)
    plays_any = who in model.state.table.seat
    two = how == "over" and plays_any and plays(model.state, who, "schrodie")
    on = model.chosen.over if how == "over" else model.chosen.safe
    return Button(
        how, sheet["two-over" if two else how], second=second, tone="accent" if on else "raised",
        enabled=on or able, chosen=on,
    )  # fmt: skip


# A question


def _asked_pad(model: DeskModel, question: Question | None) -> Pad:
    """Keys that answer are alive; all others stay where they are, and are quiet."""
    chosen, language = model.chosen, model.say.language
    ways = _ways(question, chosen, {one.word for one in model.targets.harms})
    tone: Tone = "answer" if any(ways.values()) else "raised"
    return Pad(_compass(ways, language, chosen.picked, tone), _asked_keys(model, question))


def _ways(
    question: Question | None, chosen: Chosen, harmful: Collection[str]
) -> dict[Direction, bool]:
    """The directions, each with whether it answers what is asked and harms nobody."""
    if question is None or question.what not in _ASKS_WAY:
        return dict.fromkeys(DIRECTIONS, False)
    words_ = [word for word in question.options if not word.startswith("wave ")]
    if question.what == "move":
        how = step_how(chosen)
        words_ = [word for word in words_ if word.split()[2:] == how]
        said = {word.split()[1] for word in words_}
    elif question.what in ("act", "half"):
        said = _of_half(words_, chosen, harmful)
    else:
        said = {word.split()[-1] for word in words_ if word not in harmful}
    return {way: way in said for way in DIRECTIONS}


def _of_half(words_: list[str], chosen: Chosen, harmful: Collection[str]) -> set[str]:
    """The directions of the half that is chosen: of the step, or of the push."""
    moves = [word for word in words_ if word.count(" ")]
    pushes = pushes_now(moves, chosen)
    half = [word for word in moves if (" pushes " in word) == pushes]
    return {word.split()[-1] for word in half if word not in harmful}


def goes(word: str, way: Direction) -> bool:
    """True if an answer is to go that way."""
    return word == way or (word.count(" ") > 0 and word.rsplit(maxsplit=1)[-1] == way)


def _asked_keys(model: DeskModel, question: Question | None) -> tuple[Button | None, ...]:
    """The ways to step where a step is asked, the halves of an action, and the way out."""
    state, chosen, language = model.state, model.chosen, model.say.language
    sheet = words(DESK, language)
    one, two = (_how(model, _mover(question), how, False) for how in ("over", "safe"))
    restore = Button("restore", sheet["restore"], enabled=False)
    end = Button("end", sheet["end"], enabled=False)
    if question is None:
        return one, two, restore, _bonus(state, language), end
    out = way_out(question)
    if out:
        end = Button(f"answer {out}", option(out, question, language), tone="answer")
    if question.what == "move":
        over, safe = (any(how in word.split() for word in question.options)
                      for how in ("over", "safe"))  # fmt: skip
        one, two = (_how(model, question.who, how, able)
                    for how, able in (("over", over), ("safe", safe)))  # fmt: skip
    elif question.what in ("act", "half"):
        half = halves(question.options, chosen, language)
        return *half, None, _bonus(state, language), end
    return one, two, restore, _bonus(state, language), end


def _mover(question: Question | None) -> Who:
    return question.who if question is not None else OP


# The OP's turn


def _op_pad(model: DeskModel) -> Pad:
    state, chosen, language = model.state, model.chosen, model.say.language
    said = tuple(word for word in map(write, model.legal) if word.split()[0] == chosen.piece)
    harmful = {one.word for one in model.targets.harms}
    pushes = pushes_now(said, chosen)
    free = [
        word for word in said
        if (" pushes " in word) == pushes and word not in harmful and chosen.piece != "wave"
    ]  # fmt: skip
    ways = {way: any(word.split()[-1] == way for word in free) for way in DIRECTIONS}
    bonus = _bonus(state, language)
    keys = (
        *halves(said, chosen, language),
        None,
        bonus if bonus.enabled else None,
        _end(words(DESK, language)["end"], state.op_actions, chosen, language),
    )
    told = legend(chosen.piece, bool(harmful), language) if may_act(model.legal) else ()
    return Pad(_compass(ways, language), keys, told)
