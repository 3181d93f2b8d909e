"""X10: the table is right. A correction sets facts, joined by `and`, and triggers nothing."""

from __future__ import annotations

from typing import Any

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.paradoxon.cards import ON, UNKNOWN, Card, Lying, card_named, cards_of
from companion.games.paradoxon.state import DECK, ECHO, WINS, Seat, State

_MOST_ALONE = 3 * 18


def corrected(state: State, words: str) -> State:
    """The state with all the facts set; or Refused."""
    made = state
    for fact in words.split(" and "):
        made = revised(made, _fact(made, fact.split()))
    _each_once(made)
    return made


def _fact(state: State, words: list[str]) -> dict[str, Any]:
    scores = state.setup.keep == "score"
    match words:
        case ["turn", who] if who in state.setup.players:
            return {"turn": state.place(who), "used": ()}
        case ["deck", number] if number.isdecimal():
            return _deck(state, int(number))
        case ["fading", "none"] if state.solo:
            box = state.box if state.fading is None else (*state.box, state.fading)
            return {"fading": None, "box": box}
        case [who, "points", number] if who in state.setup.players and number.isdecimal():
            return _points(state, who, int(number))
        case ["left" | "right" | "paradox" as place, word, *side] if not scores:
            card = card_named(word)
            if card is not None and (place == "paradox" or state.solo):
                return _card(state, place, card, side)
    raise Refused("unknown")


def _points(state: State, who: str, points: int) -> dict[str, Any]:
    """No fewer than there are fragments; 16 would have ended the game of two."""
    seat = state.of(who)
    if not len(seat.fragments) <= points <= (_MOST_ALONE if state.solo else WINS - 1):
        raise Refused("illegal")
    return _with_seat(state, who, adjusted=points - revised(seat, {"adjusted": 0}).points)


def _with_seat(state: State, who: str, **fields: Any) -> dict[str, Any]:
    seats = [revised(one, fields) if name == who else one for name, one in _named(state)]
    return {"seats": tuple(seats)}


def _named(state: State) -> tuple[tuple[str, Seat], ...]:
    return tuple(zip(state.names, state.seats, strict=True))


def _deck(state: State, number: int) -> dict[str, Any]:
    """Fewer cards; where the app has them, the lowest ones go to the box."""
    if state.setup.keep != "all":
        if number > DECK:
            raise Refused("illegal")
        return {"deck": (UNKNOWN,) * number}
    if number > len(state.deck):
        raise Refused("illegal")
    return {"deck": state.deck[:number], "box": (*state.box, *state.deck[number:])}


def _card(state: State, place: str, card: Card, side: list[str]) -> dict[str, Any]:
    """The card that lies there; where the app has the cards, the two change places."""
    if card not in cards_of(state.setup.colours):
        raise Refused("not-held")
    if side and (len(side) > 1 or side[0] not in ON[card]):
        raise Refused("illegal" if len(side) == 1 else "unknown")
    whole = state.setup.keep == "all"
    old = _lying(state, place).card
    near = side[0] if side else (ON[card][0] if whole else None)
    made = _without(state, card) if not whole else _exchanged(state, card, old)
    lying = Lying(card, near)
    if place == "paradox":
        made = revised(made, {"paradox": lying})
    else:
        left, right = made.of(ECHO).display
        display = (lying, right) if place == "left" else (left, lying)
        made = revised(made, _with_seat(made, ECHO, display=display))
    return {name: getattr(made, name) for name in ("deck", "seats", "paradox", "fading", "box")}


def _lying(state: State, place: str) -> Lying:
    if place == "paradox":
        assert state.paradox is not None
        return state.paradox
    return state.of(ECHO).display[0 if place == "left" else 1]


def _without(state: State, card: Card) -> State:
    """Beside real cards: a card that was thought to be in the box or scored is not."""
    box = tuple(one for one in state.box if one != card)
    one = state.seats[0]
    piles = {
        name: tuple(UNKNOWN if scored == card else scored for scored in getattr(one, name))
        for name in ("fragments", "twos", "threes")
    }
    return revised(state, {"box": box, "seats": (revised(one, piles), state.seats[1])})


def _exchanged(state: State, card: Card, old: Card) -> State:
    """Everywhere the one card for the other."""

    def other(found: Card) -> Card:
        return old if found == card else card if found == old else found

    def lying(found: Lying) -> Lying:
        made = other(found.card)
        return found if made == found.card else Lying(made, ON[made][0])

    def seat(found: Seat) -> Seat:
        piles = {name: tuple(map(other, getattr(found, name)))
                 for name in ("hand", "fragments", "twos", "threes")}  # fmt: skip
        return revised(found, {**piles, "display": tuple(map(lying, found.display))})

    assert state.paradox is not None
    return revised(state, {
        "deck": tuple(map(other, state.deck)),
        "box": tuple(map(other, state.box)),
        "fading": None if state.fading is None else other(state.fading),
        "paradox": lying(state.paradox),
        "seats": tuple(map(seat, state.seats)),
    })  # fmt: skip


def _each_once(state: State) -> None:
    """A card lies in one place."""
    lying = [one.card for one in state.of(ECHO).display] if state.solo else []
    open_cards = [*lying, state.paradox and state.paradox.card, state.fading]
    found = [card for card in open_cards if card is not None]
    if len(set(found)) < len(found):
        raise Refused("illegal")
