"""Announcements that may share a sentence with those after them.

Each takes a fact and the place of the next one; it gives back a sentence, where the following
sentence begins, and the captive whom it speaks to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from companion.games.island.announcements import (
    Actions,
    Activated,
    Announcement,
    Aside,
    Died,
    Energy,
    FruitMark,
    Health,
    Meets,
    PieceSpace,
    Pushed,
    Revived,
    Scared,
    Space,
    SymbolMark,
)
from companion.games.island.terms import CARRYING_ANOMALIES, PORTALS, Named, Who

if TYPE_CHECKING:
    from companion.text.island.protocols import Words

Said = tuple[Announcement, ...]
Sentence = tuple[str, int, Who | None]

# A space that follows one of these in the same step was reached by its activation (L6.5 to L6.7).
_CARRIERS: Final = frozenset((
    "knot", *PORTALS, *(f"anomaly:{anomaly}" for anomaly in CARRYING_ANOMALIES),
))  # fmt: skip
_MOVED_OTHERWISE: Final = frozenset((Aside, Activated, Pushed, Died, Revived, PieceSpace))
# The harm or gain of these spaces is told in one breath with the space.
_BY_SPACE: Final = frozenset(("mirage", "anomaly", "camp"))
_BY_PIECE: Final = frozenset(("wave", "rock", "bush"))


# Coming to a space


def _space(words: Words, fact: Space, said: Said, after: int) -> Sentence:
    match fact.by:
        case None:
            carrier = _carrier(said, after - 2, fact) if after > 1 else None
            if carrier is None:
                return _ended(words, words.YOU_ARE[fact.space], fact, said, after)
            return _ended(words, words.carried(carrier, fact.space), fact, said, after)
        case "return":
            return words.RETURNS[fact.space], after, fact.who
        case _:  # L16.3
            return words.stands(fact.who, fact.space), after, None


def _carrier(said: Said, at: int, there: Space) -> Named | None:
    """The space that carried the captive on, if one did; a portal leads to portals alone."""
    who = there.who
    while at >= 0:
        fact = said[at]
        if type(fact) in _MOVED_OTHERWISE:
            return None
        if type(fact) is Space and fact.who == who:
            carrier = fact.space
            if carrier.startswith("portal") and not there.space.startswith("portal"):
                return None
            return carrier if carrier in _CARRIERS and fact.by is None else None
        at -= 1
    return None


def _ended(words: Words, place: str, fact: Space, said: Said, after: int) -> Sentence:
    """The place, and in the same breath what it does to the captive."""
    who = fact.who
    if after < len(said):
        then = said[after]
        if type(then) is Health or type(then) is Energy:
            if then.by in _BY_SPACE and then.who == who:
                health, energy, after = _change(then, said, after + 1)
                return place + words.and_changes(health, energy), after, who
        elif type(then) is Space and then.by == "return" and then.who == who:
            return place + words.AND_RETURNS[then.space], after + 1, who
        elif type(then) is FruitMark and _obtains(then, fact):
            return place + words.and_obtains(then.fruit, then.palm), after + 1, who
    return f"{place}.", after, who


def _obtains(mark: FruitMark, there: Space) -> bool:
    """L6.1: the fruit of the space where the captive is."""
    return mark.mark == "circled" and mark.by is None and mark.fruit == there.space


def _arrival(said: Said, after: int, who: Who) -> Space | None:
    """The space that the next fact names for the same captive."""
    if after < len(said):
        then = said[after]
        if type(then) is Space and then.by is None and then.who == who:
            return then
    return None


def _pushed(words: Words, fact: Pushed, said: Said, after: int) -> Sentence:
    return _moved(words, words.pushed(fact.by, fact.direction), fact.pushed, said, after)


def _aside(words: Words, fact: Aside, said: Said, after: int) -> Sentence:
    return _moved(words, words.moved_aside(fact.direction), fact.who, said, after)


def _moved(words: Words, how: str, who: Who, said: Said, after: int) -> Sentence:
    then = _arrival(said, after, who)
    if then is None:
        return f"{how}.", after, who
    return _ended(words, f"{how}: {words.YOU_ARE[then.space]}", then, said, after + 1)


def _activated(words: Words, fact: Activated, said: Said, after: int) -> Sentence:
    if fact.activated == "no" or after == len(said):
        sentence = words.activated(fact.activated == "yes", fact.piece, fact.by)
        return sentence, after, fact.who
    then = said[after]
    if type(then) is PieceSpace and then.piece == fact.piece and then.by is not None:
        # The exit of the piece says that it went in.
        return words.piece_comes(then), after + 1, None
    if type(then) is Space and then.who == fact.who and then.by is None:
        return _ended(words, words.activated_to(then.space), then, said, after + 1)
    return words.activated(True, fact.piece, None), after, fact.who


# Losing and gaining


def _change(fact: Health | Energy, said: Said, after: int) -> tuple[int, int, int]:
    """One blow or one gain, in all: its health, its energy, and where the next fact is.

    L14.1: what the Bush takes from Granddead comes as two losses of energy.
    """
    who, by = fact.who, fact.by
    health, energy = (fact.health, 0) if isinstance(fact, Health) else (0, fact.energy)
    while after < len(said):
        then = said[after]
        if type(then) is Health and then.who == who and then.by == by and health * then.health >= 0:
            health += then.health
        elif (
            type(then) is Energy and then.who == who and then.by == by and energy * then.energy >= 0
        ):
            energy += then.energy
        else:
            break
        after += 1
    return health, energy, after


def _changed(words: Words, fact: Health | Energy, said: Said, after: int) -> Sentence:
    health, energy, after = _change(fact, said, after)
    if fact.by in _BY_PIECE:
        return words.harmed(fact.by, health, energy), after, fact.who
    return words.changed(fact.by, health, energy), after, fact.who


def _energy(words: Words, fact: Energy, said: Said, after: int) -> Sentence:
    if fact.by == "move":
        then = _arrival(said, after, fact.who)
        if then is not None:
            # The sentence has its `and` already: what the space does is told in another.
            return words.spends_to(-fact.energy, then.space), after + 1, fact.who
    return _changed(words, fact, said, after)


def _gaining(words: Words, text: str, who: Who, said: Said, after: int) -> Sentence:
    if after < len(said):
        then = said[after]
        if type(then) is Actions and then.who == who:
            return text + words.and_gains(then.actions), after + 1, who
    return f"{text}.", after, who


def _symbol(words: Words, fact: SymbolMark, said: Said, after: int) -> Sentence:
    return _gaining(words, words.symbol(fact.symbol, fact.mark), fact.who, said, after)


# Meeting


def _meets(words: Words, fact: Meets, said: Said, after: int) -> Sentence:
    who = fact.who
    if len(fact.meets) == 1 and after < len(said):
        then = said[after]
        met = fact.meets[0]
        if type(then) is Health or type(then) is Energy:
            if then.by == met and then.who == who:
                health, energy, after = _change(then, said, after + 1)
                return words.met_and_harmed(met, health, energy), after, who
        elif type(then) is Scared and then.scared == met and then.who == who:
            return _gaining(words, words.met_and_scared(met), who, said, after + 1)
    return words.here(fact.meets), after, who


def _scared(words: Words, fact: Scared, said: Said, after: int) -> Sentence:
    return _gaining(words, words.scared(fact.scared), fact.who, said, after)


JOINED: Final[dict[type, Callable[..., Sentence]]] = {
    Space: _space,
    Pushed: _pushed,
    Aside: _aside,
    Activated: _activated,
    Health: _changed,
    Energy: _energy,
    SymbolMark: _symbol,
    Meets: _meets,
    Scared: _scared,
}
