"""A table that nobody hosts, while it is set up: who sits where, and how the OP plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.games.island.opponent.tempers import OpStyle, Strength, harder
from companion.games.island.rulings import Rulings
from companion.games.island.terms import CHARACTERS, Who

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FEWEST, MOST = 2, 3
_USUAL: Final = ("theseus", "phil", "schrodie")


@frozen
class Sitting:
    """Somebody at the table, with a name or without, and the captive of that seat."""

    who: Who
    person: str = ""


@frozen
class TableDraft:
    """The seats in turn order, and how the OP plays. A change gives the next one."""

    seats: tuple[Sitting, ...]
    strength: Strength = "even"
    style: OpStyle = "fair"
    rulings: Rulings = Rulings()

    def take(self, seat: int, who: Who) -> TableDraft:
        """A captive for that seat; who had it takes the one that is let go."""
        seats = list(self.seats)
        before = seats[seat].who
        for at, one in enumerate(seats):
            if one.who == who:
                seats[at] = revised(one, {"who": before})
        seats[seat] = revised(seats[seat], {"who": who})
        return revised(self, {"seats": tuple(seats)})

    def one_more(self) -> TableDraft:
        taken = {one.who for one in self.seats}
        free = next(who for who in (*_USUAL, *CHARACTERS) if who not in taken)
        return revised(self, {"seats": (*self.seats, Sitting(free))})

    def remove(self, seat: int) -> TableDraft:
        return revised(self, {"seats": (*self.seats[:seat], *self.seats[seat + 1 :])})

    def earlier(self, seat: int) -> TableDraft:
        """One seat nearer to the one who begins; the first becomes the last."""
        seats = list(self.seats)
        one = seats.pop(seat)
        seats.insert(seat - 1 if seat else len(seats), one)
        return revised(self, {"seats": tuple(seats)})

    def call(self, seat: int, person: str) -> TableDraft:
        seats = list(self.seats)
        seats[seat] = revised(seats[seat], {"person": person})
        return revised(self, {"seats": tuple(seats)})


def new_table(
    figures: Sequence[Who] = _USUAL[:2], people: Mapping[Who, str] | None = None
) -> TableDraft:
    named = people or {}
    return TableDraft(tuple(Sitting(who, named.get(who, "")) for who in figures))


def again_harder(
    figures: Sequence[Who], people: Mapping[Who, str], strength: Strength, style: OpStyle
) -> TableDraft:
    """The same people at a new table; the strongest OP stays as it is."""
    table = new_table(figures, people)
    return revised(table, {"strength": harder(strength), "style": style})
