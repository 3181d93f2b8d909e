"""The pages of Echo's turn in a whole game on the tablet, where the app turns the cards itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import revised
from companion.games.paradoxon.cards import ON, Card
from companion.games.paradoxon.echo import PLACES
from companion.games.paradoxon.facts import (
    Fact,
    Laid,
    PlanTried,
    Revealed,
    Rotated,
    ToRotate,
    TurnPassed,
)
from companion.games.paradoxon.state import ECHO, State
from companion.ui.games.paradoxon.echo_pages import EchoPage, page_of_rest, pages_of_facts

if TYPE_CHECKING:
    from companion.games.paradoxon.tasks import Place


def whole_pages(entries: Sequence[Any], before: State) -> tuple[tuple[EchoPage, ...], ...]:
    """The pages of each entry of a step. `before`: the state that the step began in."""
    found = []
    state = before
    for entry in entries:
        after = entry.outcome.state
        facts = tuple(_of_echo(entry.outcome.said, state)) if state.solo else ()
        found.append(tuple(_pages(facts, state, after)) if facts else ())
        state = after
    return tuple(found)


def of_the_player(facts: Sequence[Any]) -> tuple[Any, ...]:
    """Of these facts those before Echo's turn, and after it: his own is told page by page."""
    turns = [at for at, fact in enumerate(facts) if isinstance(fact, TurnPassed)]
    begun = [at for at in turns if facts[at].turn == ECHO]
    if turns and not begun:
        return tuple(facts[turns[-1] + 1 :])
    return tuple(facts[: begun[0]] if begun else facts)


def _of_echo(facts: Sequence[Fact], before: State) -> Iterator[Fact]:
    """Of these facts those of Echo's own turn."""
    his = before.mover == ECHO
    for fact in facts:
        if isinstance(fact, TurnPassed):
            his = fact.turn == ECHO
        elif his and not (isinstance(fact, Revealed) and fact.who != ECHO):
            yield fact


def _pages(facts: tuple[Fact, ...], before: State, after: State) -> Iterator[EchoPage]:
    before = revised(before, {"turn": before.place(ECHO)})
    tried = any(isinstance(fact, PlanTried) for fact in facts)
    if isinstance(facts[0], Laid) and not tried:
        # X7.7: the side of the plan that moved up has been chosen.
        yield from map(_as_whole, page_of_rest(facts, "plan", after))
        return
    reveal = next((one for one in facts if isinstance(one, Revealed)), None)
    turned = tuple(one for one in facts if isinstance(one, Rotated))
    if reveal is not None:
        facts = (reveal, _to_rotate(reveal.revealed, turned, before), *_others(facts))
    for page in pages_of_facts(facts, before, after):
        if page.key in ("turn", "turn-own") and reveal is not None:
            yield _revealed(page, reveal.revealed, turned)
        else:
            yield _as_whole(page)


def _others(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    return tuple(one for one in facts if not isinstance(one, Revealed | Rotated))


def _to_rotate(plan: Card, turned: tuple[Rotated, ...], before: State) -> ToRotate:
    """X7.3: the same as beside real cards, with Echo's cards and the paradox by their places."""
    echo = {one.card: place for one, place in zip(before.of(ECHO).display, PLACES, strict=False)}
    places: tuple[Place, ...] = tuple(
        "paradox" if one.at == "paradox" else echo[one.rotated]
        for one in turned
        if one.at in ("paradox", ECHO)
    )
    return ToRotate(tuple(one.rotated for one in turned), ON[plan], places)


def _revealed(page: EchoPage, plan: Card, turned: tuple[Rotated, ...]) -> EchoPage:
    """`own`: the player's cards that were turned."""
    places = page.fill[1]
    own = tuple(one.rotated for one in turned if one.at not in ("paradox", ECHO))
    key = "whole-turn" if turned else "whole-turn-none"
    return revised(page, {"key": key, "fill": (plan, places, own), "turned": ()})


def _as_whole(page: EchoPage) -> EchoPage:
    """Nothing is left to be chosen by hand."""
    return revised(page, {"key": "whole-moves-up"}) if page.key == "moves-up" else page
