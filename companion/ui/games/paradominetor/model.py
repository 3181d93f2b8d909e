"""A moment of PARADOMINETOR: all that its views are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.paradominetor.facts import Revoke, TrickWon
from companion.games.paradominetor.state import Lying, State
from companion.games.paradominetor.tiles import BLACK

if TYPE_CHECKING:
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.table.steps import PlayedStep

# From this many winners on a paradox can only be black (T1.2).
ONLY_BLACK = 4


@frozen
class ParadominetorModel:
    """`step`: the last one that stands, `in_short` as its undo names it; `taken`: said of undo.

    `touched`: the winners touched, the one with the earliest tile first. `declares`: a led black
    waits for its colour. `asked`: whether this one leads is asked.
    """

    state: State
    names: PlayerNames
    language: Language
    step: PlayedStep | None
    in_short: str
    taken: str
    notice: str
    problem: bool
    touched: tuple[str, ...]
    lazy: bool
    declares: bool
    asked: str


def trick_won(step: PlayedStep | None) -> TrickWon | None:
    """The trick that a step ended."""
    facts = () if step is None else step.facts
    return next((fact for fact in facts if isinstance(fact, TrickWon)), None)


def is_unseen(step: PlayedStep | None) -> bool:
    """True for a trick that was told by its winners (T8.1, T8.4)."""
    return step is not None and step.words.split()[0] in ("single", "paradox", "all-black")


def revoked(step: PlayedStep | None) -> Revoke | None:
    facts = () if step is None else step.facts
    return next((fact for fact in facts if isinstance(fact, Revoke)), None)


def tiles_of_trick(state: State) -> tuple[Lying, ...]:
    """The tiles of a whole trick, which lie there still or have just been taken away."""
    return state.table or state.out[-len(state.players) :]


def ordered(state: State, touched: tuple[str, ...]) -> tuple[str, ...]:
    """T5.4: of a paradox that can only be black the earliest is known from the order of play."""
    if len(touched) < ONLY_BLACK:
        return touched
    return tuple(who for who in state.order if who in touched)


def told_as(state: State, touched: tuple[str, ...]) -> str:
    """The words that score a trick with these winners."""
    winners = ordered(state, touched)
    if len(winners) == 1:
        return f"single {winners[0]}"
    if len(winners) == len(state.players) >= ONLY_BLACK:
        return "all-black"
    return " ".join(("paradox", *winners))


def reasons_of(step: PlayedStep) -> tuple[str, ...]:
    """The rules behind a step, in the order in which they were followed."""
    won, found = trick_won(step), list[str]()
    if step.words.startswith("set "):
        return ("corrected",)
    if revoked(step) is not None:
        found.append("revoke")
    if won is None:
        found.append("declare" if step.words.startswith(f"{BLACK} as ") else "follow")
        return tuple(found)
    found.append(won.why or "score")
    if won.why == "all-black":
        return tuple(found)
    if won.by == "single":
        found.append("single-point")
    else:
        found.append("first-black" if won.tile == BLACK else "earliest")
    return (*found, "lead")
