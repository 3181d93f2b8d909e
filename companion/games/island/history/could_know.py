"""Stories of who could have known what, and since when: of a game's knowledge and its truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.facts import Landed, Stands
from companion.games.island.history.insights import Glimpse, Seen
from companion.games.island.history.replay import Frame
from companion.games.island.terms import LAKES, PORTALS, Hex, Lake, Who

HALF: Final = (len(HEXES) + 1) // 2
_FAR: Final = 3  # places, of which a portal makes a story


@frozen
class KnewBefore:
    """`who` was certain of a space at `since`, and came there first at `came`: frames.

    `last`: of its kind, all others had been come to. `rounds`: between the two.
    """

    who: Who
    space: str
    at: Hex
    last: bool
    rounds: int
    since: int
    came: int


@frozen
class KnewLake:
    """The players who were certain of all of a lake first."""

    who: tuple[Who, ...]
    lake: Lake
    spaces: frozenset[Hex]
    since: int


@frozen
class PortalUnknown:
    """`spaces`: both, of which nobody was ever certain. `through`: the first who went there."""

    portal: str
    spaces: frozenset[Hex]
    who: Who
    through: int


@frozen
class LostByPortal:
    """A captive who knew the place, and after a portal could be on any of so many."""

    who: Who
    portal: str
    places: int
    at: int


@frozen
class KnewHalf:
    """The players who were certain of half of the island first."""

    who: tuple[Who, ...]
    since: int


@frozen
class KnewMost:
    """The players who were certain of the most in the end."""

    who: tuple[Who, ...]
    spaces: int
    of: int


Insight = KnewBefore | KnewLake | PortalUnknown | LostByPortal | KnewHalf | KnewMost


def insight_stories(frames: Sequence[Frame], seen: Seen) -> tuple[Insight, ...]:
    """Those worth telling, of the frames that are worked out for everybody."""
    count = min(map(len, seen.values()), default=0)
    if not count:
        return ()
    return (
        *_knew_before(frames[:count], seen),
        *_lost(frames[:count], seen),
        *_unknown(frames[:count], seen),
        *_lakes(frames[:count], seen),
        *_half(seen, count),
        *_most(seen, count),
    )


def since(seen: Sequence[Glimpse], at: Hex, until: int) -> int | None:
    """The frame from which on a space was certain without a break; None: it is not, at `until`."""
    if at not in seen[until].certain:
        return None
    while until and at in seen[until - 1].certain:
        until -= 1
    return until


# Known before it was come to


def _knew_before(frames: Sequence[Frame], seen: Seen) -> Iterator[KnewBefore]:
    """Of each player the longest, a last space of its kind before others; the longest first."""
    every = [story for who in seen for story in _longest(frames, seen[who])]
    yield from sorted(every, key=_weight)


def _longest(frames: Sequence[Frame], seen: Sequence[Glimpse]) -> list[KnewBefore]:
    return sorted(_known_then(frames, seen), key=_weight)[:1]


def _weight(story: KnewBefore) -> tuple[bool, int]:
    return not story.last, -story.rounds


def _known_then(frames: Sequence[Frame], seen: Sequence[Glimpse]) -> Iterator[KnewBefore]:
    """By each of the player's figures."""
    island = frames[-1].after.table.island
    for figure in seen[0].places:
        been = {frames[0].after.captive(figure).at}
        for frame, at, came in _arrivals(frames, figure):
            if at in been or at not in island.spaces:
                continue
            word, known = island.spaces[at], since(seen, at, frame - 1)
            been.add(at)
            if word in LAKES or known is None or not came:
                continue
            rounds = frames[frame].round - frames[known].round
            if rounds:
                alike = {one for one, other in island.spaces.items() if other == word}
                last = len(alike) > 1 and alike <= been
                yield KnewBefore(figure, word, at, last, rounds, known, frame)


def _arrivals(frames: Sequence[Frame], who: Who) -> Iterator[tuple[int, Hex, bool]]:
    """Every space, in order; `came`: not put there by hand or revived."""
    for number, frame in enumerate(frames[1:], 1):
        for fact in frame.facts:
            if isinstance(fact, Landed | Stands) and fact.who == who:
                yield number, fact.at, isinstance(fact, Landed)


# Portals


def _lost(frames: Sequence[Frame], seen: Seen) -> Iterator[LostByPortal]:
    """The worst of all."""
    every = [
        LostByPortal(who, portal, len(now[number].places[who]), number)
        for now in seen.values()
        for number, who, portal in _through(frames)
        if who in now[number].places and len(now[number - 1].places[who]) == 1
    ]
    worst = max(every, key=lambda one: one.places, default=None)
    if worst is not None and worst.places >= _FAR:
        yield worst


def _unknown(frames: Sequence[Frame], seen: Seen) -> Iterator[PortalUnknown]:
    """Of a portal that somebody went through."""
    last = min(map(len, seen.values())) - 1
    gone = {portal: (who, number) for number, who, portal in reversed([*_through(frames)])}
    island = frames[-1].after.table.island
    for portal in PORTALS:
        spaces = frozenset(at for at, word in island.spaces.items() if word == portal)
        knew = any(spaces <= {*found[last].certain} for found in seen.values())
        if portal in gone and not knew:
            yield PortalUnknown(portal, spaces, *gone[portal])


def _through(frames: Sequence[Frame]) -> Iterator[tuple[int, Who, str]]:
    """Every way of a captive from one space of a portal to the other: L6.6, not under Hurricane."""
    island = frames[-1].after.table.island
    for number, frame in enumerate(frames):
        for path in frame.paths:
            for one, other in pairwise(path.stops):
                start = next((at for at in HEXES if at == one.at), None)
                end = next((at for at in HEXES if at == other.at), None)
                if other.kind != "portal" or path.who not in frame.after.table.seat:
                    continue
                if start and end and island.spaces[start] == island.spaces[end]:
                    yield number, path.who, island.spaces[start]


# Lakes, and how much


def _lakes(frames: Sequence[Frame], seen: Seen) -> Iterator[KnewLake]:
    """The lake that somebody knew first."""
    island = frames[-1].after.table.island
    found: list[KnewLake] = []
    for lake in LAKES:
        spaces = frozenset(at for at, word in island.spaces.items() if word == lake)
        first = _first(seen, len(frames), _sure_of(spaces))
        if first is not None:
            found.append(KnewLake(first[0], lake, spaces, first[1]))
    yield from sorted(found, key=lambda one: one.since)[:1]


def _sure_of(spaces: frozenset[Hex]) -> Callable[[Glimpse], bool]:
    return lambda now: spaces <= {*now.certain}


def _half(seen: Seen, count: int) -> Iterator[KnewHalf]:
    first = _first(seen, count, lambda now: len(now.certain) >= HALF)
    if first is not None:
        yield KnewHalf(*first)


def _most(seen: Seen, count: int) -> Iterator[KnewMost]:
    known = {who: len(found[count - 1].certain) for who, found in seen.items()}
    most = max(known.values())
    yield KnewMost(tuple(who for who, one in known.items() if one == most), most, len(HEXES))


def _first(
    seen: Seen, count: int, holds: Callable[[Glimpse], bool]
) -> tuple[tuple[Who, ...], int] | None:
    """The first frame of which it holds, and all of whom it holds then."""
    for number in range(count):
        who = tuple(one for one, found in seen.items() if holds(found[number]))
        if who:
            return who, number
    return None


def curve(seen: Sequence[Glimpse]) -> tuple[int, ...]:
    """The number of certain spaces by frame."""
    return tuple(len(one.certain) for one in seen)


def knew_since(frames: Sequence[Frame], seen: Seen, at: Hex, until: int) -> Mapping[Who, int]:
    """By player the round since which a space was certain, of those to whom it is at `until`."""
    found = {}
    for who, glimpses in seen.items():
        first = since(glimpses, at, until) if until < len(glimpses) else None
        if first is not None:
            found[who] = frames[first].round
    return found
