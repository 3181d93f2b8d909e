"""Counts of a game that was played; what was taken back does not count.

Of a captive's losses the tally knows the space: the one that was come to last.
"""

from __future__ import annotations

from collections import Counter

from companion.engine.frozen import frozen
from companion.games.island.announcements import (
    Died,
    Energy,
    FruitMark,
    Health,
    Meets,
    Mission,
    Pushed,
    Scared,
)
from companion.games.island.commands import Command, Move
from companion.games.island.facts import Fact, InOcean, Landed, PieceCame, Stands
from companion.games.island.history.chronicle import Chronicle, Item
from companion.games.island.state import State
from companion.games.island.terms import Fruit, Hex, Named, Piece, Who

OCEAN = Hex("ocean")
# The causes that take health and energy from a captive without being paid.
HARM = ("bush", "rock", "wave", "mirage", "anomaly")


@frozen
class Loss:
    """Health or energy that something took; `at`: the space, or the ocean."""

    who: Who
    by: str
    at: Hex
    health: int = 0
    energy: int = 0


class Tally:
    """Counted by who, or by who and what."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps = 0
        self.taken_back = 0
        self.rounds = 1
        self.visits: Counter[tuple[Who, Hex]] = Counter()
        self.in_ocean: Counter[Who] = Counter()
        self.longest: dict[Who, tuple[Hex, ...]] = {}  # the most spaces in one step
        self.losses: list[Loss] = []
        self.last_blow: dict[Who, str] = {}
        self.deaths: list[tuple[Who, str]] = []  # who, and of what; "" where nobody can tell
        self.scares: Counter[tuple[Who, Piece]] = Counter()
        self.pushes: Counter[tuple[Who, Piece]] = Counter()
        self.meetings: Counter[tuple[Who, ...]] = Counter()  # two captives, in turn order
        self.moves: Counter[Who] = Counter()
        self.safe: Counter[Who] = Counter()
        self.spent: Counter[Who] = Counter()  # energy, on moves
        self.bonuses: Counter[Who] = Counter()
        self.helpful: Counter[tuple[Who, Fruit]] = Counter()  # marks of the mission in its step
        self.walked: Counter[Piece] = Counter()  # spaces that Bush and Rock came to

    # Summed up

    @property
    def spaces(self) -> Counter[Hex]:
        """The number of times each was come to, by anybody."""
        found: Counter[Hex] = Counter()
        for (_, at), count in self.visits.items():
            found[at] += count
        return found

    @property
    def farthest(self) -> Counter[Who]:
        found: Counter[Who] = Counter()
        for (who, _), count in self.visits.items():
            found[who] += count
        return found

    def named(self, at: Hex) -> Named:
        return Named("ocean") if at == OCEAN else self.state.named(at)


def tally(chronicle: Chronicle) -> Tally:
    items = chronicle.items()
    found = Tally(items[-1].after if items else chronicle.start.state)
    standing = [item for item in items if not item.struck]
    if standing:
        found.state = standing[-1].after
    found.rounds = found.state.round
    found.steps, found.taken_back = len(standing), len(items) - len(standing)
    at = {one.who: one.at or OCEAN for one in chronicle.start.state.captives}
    for item in standing:
        _count(found, item, at)
    return found


def _count(found: Tally, item: Item, at: dict[Who, Hex]) -> None:
    """`at`: where each was when something was lost last; corrections move too."""
    at.update({one.who: one.at for one in item.before.captives if one.at is not None})
    way: dict[Who, list[Hex]] = {}
    for entry in item.step.entries:
        _count_command(found, entry.command)
        for fact in entry.outcome.facts:
            _count_place(found, fact, at, way)
            _count_loss(found, fact, at)
            _count_fact(found, fact)
    for who, spaces in way.items():
        if len(spaces) > len(found.longest.get(who, ())):
            found.longest[who] = tuple(spaces)
    _count_help(found, item)


def _count_command(found: Tally, command: Command) -> None:
    if isinstance(command, Move):
        found.moves[command.who] += 1
        found.safe[command.who] += command.safe


def _count_place(found: Tally, fact: Fact, at: dict[Who, Hex], way: dict[Who, list[Hex]]) -> None:
    match fact:
        case Landed(who, space):
            at[who] = space
            found.visits[who, space] += 1
            way.setdefault(who, []).append(space)
        case InOcean(who):
            at[who] = OCEAN
            found.in_ocean[who] += 1
        case Stands(who, space):
            at[who] = space
        case PieceCame(piece):
            found.walked[piece] += 1
        case _:
            pass


def _count_loss(found: Tally, fact: Fact, at: dict[Who, Hex]) -> None:
    match fact:
        case Health(lost, who, by) | Energy(lost, who, by) if lost < 0 and by != "move":
            found.last_blow[who] = by
        case _:
            pass
    match fact:
        case Health(health, who, by) if health < 0 and by in HARM:
            found.losses.append(Loss(who, by, at[who], health=-health))
        case Energy(energy, who, by) if energy < 0 and by in HARM:
            found.losses.append(Loss(who, by, at[who], energy=-energy))
        case Died(_, who):
            found.deaths.append((who, found.last_blow.get(who, "")))
        case _:
            pass


def _count_help(found: Tally, item: Item) -> None:
    """Marks of the mission that came of a bonus: the last one used in their step before them."""
    used: dict[Who, Fruit] = {}
    for fact in item.facts:
        match fact:
            case FruitMark(fruit, "crossed", who, "bonus"):
                used[who] = fruit
            case Mission(_, _, who) if who in used:
                found.helpful[who, used[who]] += 1
            case _:
                pass


def _count_fact(found: Tally, fact: Fact) -> None:
    match fact:
        case Scared(piece, who):
            found.scares[who, piece] += 1
        case Pushed(who, _, by):
            found.pushes[who, by] += 1
        case Meets(met, who):
            seats = found.state.table.seat
            if who in seats:
                for other in met:
                    if other in seats:
                        found.meetings[tuple(sorted((who, other), key=lambda one: seats[one]))] += 1
        case Energy(energy, who, "move"):
            found.spent[who] -= energy
        case FruitMark(_, "crossed", who, "bonus"):
            found.bonuses[who] += 1
        case _:
            pass
