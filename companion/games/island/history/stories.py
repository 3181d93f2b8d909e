"""Stories to talk about after a game: chosen from the tally, in the order of telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.engine.frozen import frozen
from companion.games.island.history.tally import Tally
from companion.games.island.rules.missions import MARKS
from companion.games.island.terms import PIECES, Fruit, Hex, Named, Piece, Who


@frozen
class Length:
    rounds: int
    steps: int
    taken_back: int


@frozen
class Farthest:
    """The captives who came to the most spaces; several in a tie."""

    who: tuple[Who, ...]
    spaces: int


@frozen
class LongestStep:
    """`spaces`: what was come to in one step, in order."""

    who: Who
    spaces: tuple[Named, ...]


@frozen
class MostVisited:
    space: Named
    at: Hex
    times: int


@frozen
class Unluckiest:
    """The space on which the captives lost the most, or the ocean."""

    space: Named
    at: Hex
    health: int
    energy: int


@frozen
class ScaredOff:
    who: Who
    pieces: tuple[tuple[Piece, int], ...]


@frozen
class Hardest:
    """The piece that took the most, or a mirage, or an anomaly."""

    by: str
    health: int
    energy: int


@frozen
class Perished:
    """`of`: what took the last health each time; "" where nobody can tell."""

    who: Who
    of: tuple[str, ...]


@frozen
class Adrift:
    """The captives who were in the ocean the most."""

    who: tuple[Who, ...]
    times: int


@frozen
class PushedMost:
    who: tuple[Who, ...]
    times: int


@frozen
class MetMost:
    one: Who
    other: Who
    times: int


@frozen
class Careful:
    """The captive who moved safely the most."""

    who: Who
    safe: int
    moves: int


@frozen
class Spender:
    who: tuple[Who, ...]
    energy: int


@frozen
class BonusUser:
    who: tuple[Who, ...]
    times: int


@frozen
class BestBonus:
    """The bonus in whose step the most marks of a mission came."""

    who: Who
    fruit: Fruit
    marks: int


@frozen
class HowNear:
    """The progress of the missions of those who did not win."""

    missions: tuple[tuple[Who, int], ...]
    of: int


@frozen
class Unseen:
    """Spaces that no captive ever came to."""

    spaces: int
    of: int


Story = (
    Length | Farthest | LongestStep | MostVisited | Unluckiest | ScaredOff | Hardest | Perished
    | Adrift | PushedMost | MetMost | Careful | Spender | BonusUser | BestBonus | HowNear | Unseen
)  # fmt: skip


def stories(tally: Tally) -> tuple[Story, ...]:
    """The stories worth telling: none of what did not happen, or happened to everybody alike."""
    return (
        Length(tally.rounds, tally.steps, tally.taken_back),
        *_missions(tally),
        *_ways(tally),
        *_spaces(tally),
        *_scares(tally),
        *_harm(tally),
        *_deaths(tally),
        *_adventures(tally),
        *_thrift(tally),
        *_bonuses(tally),
    )


def _missions(tally: Tally) -> Iterator[Story]:
    state = tally.state
    near = tuple(
        (board.who, len(board.mission)) for board in state.boards if board.who != state.won
    )
    if near:
        yield HowNear(near, MARKS)


def _ways(tally: Tally) -> Iterator[Story]:
    who, spaces = _most(tally, tally.farthest)
    if spaces:
        yield Farthest(who, spaces)
    who, far = _most(tally, Counter({who: len(way) for who, way in tally.longest.items()}))
    if far > 2:
        yield LongestStep(who[0], tuple(tally.named(at) for at in tally.longest[who[0]]))


def _spaces(tally: Tally) -> Iterator[Story]:
    spaces = tally.spaces
    most = max(spaces.values(), default=0)
    if most > 2 and sum(count == most for count in spaces.values()) == 1:
        at = next(at for at, count in spaces.items() if count == most)
        yield MostVisited(tally.named(at), at, most)
    every = tally.state.table.island.spaces
    if len(spaces) < len(every):
        yield Unseen(len(every) - len(spaces), len(every))
    lost: Counter[Hex] = Counter()
    for loss in tally.losses:
        lost[loss.at] += loss.health + loss.energy
    worst = max(lost.values(), default=0)
    if worst > 1:
        at = next(at for at, count in lost.items() if count == worst)
        health = sum(loss.health for loss in tally.losses if loss.at == at)
        yield Unluckiest(tally.named(at), at, health, worst - health)


def _scares(tally: Tally) -> Iterator[Story]:
    for captive in tally.state.captives:
        pieces = tuple((piece, tally.scares[captive.who, piece]) for piece in PIECES)
        if any(times for _, times in pieces):
            yield ScaredOff(captive.who, tuple(one for one in pieces if one[1]))


def _harm(tally: Tally) -> Iterator[Story]:
    taken: Counter[str] = Counter()
    for loss in tally.losses:
        taken[loss.by] += loss.health + loss.energy
    if len(taken) > 1:
        (by, most), (_, second) = taken.most_common(2)
        if most > second:
            health = sum(loss.health for loss in tally.losses if loss.by == by)
            yield Hardest(by, health, most - health)


def _deaths(tally: Tally) -> Iterator[Story]:
    for captive in tally.state.captives:
        causes = tuple(by for who, by in tally.deaths if who == captive.who)
        if causes:
            yield Perished(captive.who, causes)


def _adventures(tally: Tally) -> Iterator[Story]:
    who, times = _most(tally, tally.in_ocean)
    if times > 1:
        yield Adrift(who, times)
    pushes: Counter[Who] = Counter()
    for (pushed, _), count in tally.pushes.items():
        pushes[pushed] += count
    who, times = _most(tally, pushes)
    if times > 1:
        yield PushedMost(who, times)
    meetings = tally.meetings.most_common(2)
    second = meetings[1][1] if len(meetings) > 1 else 0
    if meetings and meetings[0][1] > max(1, second):
        (one, other), times = meetings[0]
        yield MetMost(one, other, times)


def _thrift(tally: Tally) -> Iterator[Story]:
    who, safe = _most(tally, tally.safe)
    if safe > 1 and len(who) == 1:
        yield Careful(who[0], safe, tally.moves[who[0]])
    who, energy = _most(tally, tally.spent)
    if energy > 1:
        yield Spender(who, energy)


def _bonuses(tally: Tally) -> Iterator[Story]:
    who, times = _most(tally, tally.bonuses)
    if times > 1:
        yield BonusUser(who, times)
    if tally.helpful:
        (one, fruit), marks = tally.helpful.most_common(1)[0]
        yield BestBonus(one, fruit, marks)


def _most(tally: Tally, counted: Counter[Who]) -> tuple[tuple[Who, ...], int]:
    """The captives with the most, in turn order, and that number."""
    most = max(counted.values(), default=0)
    if most == 0:
        return (), 0
    return tuple(one.who for one in tally.state.captives if counted[one.who] == most), most
