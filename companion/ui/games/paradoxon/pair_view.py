"""The view of a game of two, who score cards that the app does not know (X9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.paradoxon.facts import Over
from companion.games.paradoxon.state import SCORES
from companion.text.counted import counted
from companion.text.paradoxon.wording import WORDING
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.item_ways import ways_of_items
from companion.ui.games.paradoxon.model import SIDES, ParadoxonModel
from companion.ui.games.paradoxon.views import (
    DeckBand,
    FragmentRow,
    ItemWays,
    PairEnd,
    PairView,
    ScoreHalf,
    ScorePad,
    WaitingZone,
)
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.ui.table.steps import PlayedStep

_PLACES: Final = ("plan", "paradox")
_AGAIN: Final = 2  # X5.4: a fragment is scored again for so many points or more


def pair_view(model: ParadoxonModel) -> PairView:
    return PairView(
        halves=(_half(model, 0), _half(model, 1)),
        deck=DeckBand(
            str(len(model.state.deck)),
            (_items(model, 0), _items(model, 1)),
            (_items(model, 0, brief=True), _items(model, 1, brief=True)),
        ),
        keys=(_keys(model, "near"), _keys(model, "far")),
        problem=model.problem,
    )


def _items(model: ParadoxonModel, place: int, *, brief: bool = False) -> Button:
    act = f"items {SIDES[place]}"
    if brief:
        return Button(act, "", icon="cards")
    return Button(act, model.sheet["item-does"], icon="cards", tone="answer")


def _keys(model: ParadoxonModel, side: str) -> tuple[Button, ...]:
    """Undo with the step's name, and below it the menu and the journal."""
    common = words(AT_TABLE, model.language)
    step = model.in_short or common["nothing-undone"]
    undo = Button(f"undo {side}", common["undo"], step, icon="undo", enabled=model.step is not None)
    pages = ("menu", "journal") if side == "near" else ("journal", "menu")
    return (undo, *(Button(f"{page} {side}", common[page]) for page in pages))


# A half


def _half(model: ParadoxonModel, place: int) -> ScoreHalf:
    sheet, state = model.sheet, model.state
    who, over = state.names[place], state.won is not None
    seat, acts = state.seats[place], state.turn == place and not over
    lit = not over and model.points is not None and model.points >= _AGAIN
    chips = tuple(
        f"fragment {SIDES[place]} {at}" if lit else "" for at in range(len(seat.fragments))
    )
    return ScoreHalf(
        name=model.name(who),
        turn=sheet["your-turn"] if acts else "",
        total=str(seat.points),
        of=sheet["of-sixteen"],
        fragments=FragmentRow(sheet["fragments"], chips),
        closed_label=sheet["closed"],
        closed=(2,) * len(seat.twos) + (3,) * len(seat.threes),
        pad=_pad(model, place) if acts else None,
        waits=_waits(model, place) if not acts and not over else None,
        end=_end(model, place) if over else None,
        ways=_ways(model, place) if acts and model.ways == SIDES[place] else None,
        moment=model.moment,
    )


def _pad(model: ParadoxonModel, place: int) -> ScorePad:
    sheet, who, chosen = model.sheet, model.state.names[place], model.points
    numbers = tuple(
        Button(f"points {n}", f"+{n}", tone="answer", chosen=n == chosen) for n in SCORES
    )
    places = tuple(
        Button(
            f"for {key}", sheet[key], sheet[f"{key}-text"], tone="answer",
            enabled=chosen is not None,
        )
        for key in _PLACES
    )  # fmt: skip
    return ScorePad(
        heading=_heading(model, who),
        lit=chosen is not None or bool(model.notice),
        numbers=numbers,
        places=places,
        hint=sheet["or-fragment"],
        ends=(
            Button(f"say {who} end", sheet["no-scoring"], sheet["no-scoring-text"]),
            Button("more-ways", sheet["more"], sheet["more-text"]),
        ),
    )


def _heading(model: ParadoxonModel, who: str) -> str:
    """Over the numbers: what is wrong, what is to be touched, or what the other has done."""
    sheet = model.sheet
    if model.notice:
        return model.notice
    if model.points is not None:
        return counted(sheet["for-what"], model.points, model.language)
    done = "" if model.taken else _done(model, who)
    return " ".join(filter(None, (done.replace("*", ""), sheet["what-scored"])))


def _waits(model: ParadoxonModel, place: int) -> WaitingZone:
    sheet, common, state = model.sheet, words(AT_TABLE, model.language), model.state
    who, side = state.names[place], SIDES[place]
    told = model.taken or _done(model, who)
    quiet = not told or bool(model.taken)
    if not told:
        key = "turn-of" if state.seats[place].fragments else "turn-of-no-fragment"
        told = sheet[key].format(who=model.name(state.mover))
    shown = not quiet
    return WaitingZone(
        told=told,
        quiet=quiet,
        own=model.step is not None and _mover(model.step, model) == who,
        undo=Button(f"undo here-{side}", common["undo"], icon="undo") if shown else None,
        why=Button(f"why {side}", common["why"], icon="help") if shown else None,
        worth=Button(f"worth {side}", sheet["worth"], sheet["worth-text"], icon="help"),
    )


def _mover(step: PlayedStep, model: ParadoxonModel) -> str:
    return step.who if step.who in model.state.names else ""


def _done(model: ParadoxonModel, who: str) -> str:
    """The last step in words, as this player reads it."""
    step = model.step
    if step is None:
        return ""
    mover = _mover(step, model)
    if not mover:
        return WORDING.say(step.facts, model.language, model.names)
    key, number = done_by(step)
    sheet = model.sheet
    own = "own" if mover == who else "other"
    return sheet[f"{own}-{key}"].format(
        who=model.name(mover),
        other=model.name(model.state.other(mover)),
        n=number,
        deck=len(model.state.deck),
    )


def done_by(step: PlayedStep) -> tuple[str, str]:
    """The source or the word of a step, and its points."""
    match step.words.split():
        case ["score", number, source]:
            return source, number
        case [word, *_]:
            return word, ""
        case _:
            return "", ""


def _ways(model: ParadoxonModel, place: int) -> ItemWays:
    sheet, who = model.sheet, model.state.names[place]
    other = model.name(model.state.other(who))
    return ways_of_items(model.state, who, sheet["armor-text"].format(who=other), sheet)


def _end(model: ParadoxonModel, place: int) -> PairEnd:
    sheet, common, state = model.sheet, words(AT_TABLE, model.language), model.state
    who, side = state.names[place], SIDES[place]
    assert state.won is not None
    headline = sheet["you-win"] if state.won == who else sheet["who-wins"]
    return PairEnd(
        headline.format(who=model.name(state.won)),
        sheet[_ended_by(model)],
        state.won == who,
        (
            Button(f"again {side}", common["once-more"], icon="redo"),
            Button(f"to-shelf {side}", common["to-shelf"], icon="home"),
            Button(f"why {side}", common["why"], icon="help"),
        ),
    )


def _ended_by(model: ParadoxonModel) -> str:
    """X6.1, X6.3."""
    one, other = (seat.points for seat in model.state.seats)
    if one == other:
        return "by-tie"
    facts = () if model.step is None else model.step.facts
    over = next((fact for fact in facts if isinstance(fact, Over)), None)
    return "by-points" if over is not None and over.over == "points" else "by-deck"
