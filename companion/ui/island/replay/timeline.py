"""The timeline of a game: where each step stands on it, and which step a touch of it means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from companion.engine.frozen import frozen, revised
from companion.games.island.history.replay import Frame, round_starts
from companion.games.island.history.turning_points import Event, events

SHORT: Final = "{n}"  # a round's number alone, where its word has no room
_STEPS: Final = (1, 2, 5, 10)  # of the numbers that are shown: none is left out among others


@frozen
class Timeline:
    """`stops`: the frames that can be stopped at, evenly along the line. `at`: the one that is.

    `events`: each at a stop. `rounds`: the number of each, and the stop at which it begins.
    `word`: of a round, with its number. `steps`: the seconds in which the handle goes on by one.
    """

    stops: tuple[int, ...]
    at: int
    events: tuple[Event, ...] = ()
    rounds: tuple[tuple[int, int], ...] = ()
    word: str = SHORT
    steps: float = 0.0

    def share(self, at: int) -> float:
        """The place of a stop: 0 at the beginning, 1 at the end."""
        return self.stops.index(at) / max(1, len(self.stops) - 1)

    def nearest(self, share: float) -> int:
        """The stop that is nearest to a place on the line."""
        last = len(self.stops) - 1
        return self.stops[min(last, max(0, round(share * last)))]

    def event_near(self, share: float, reach: float) -> int | None:
        """The stop of the event over this place, if there is one within reach."""
        near = [(abs(self.share(one.at) - share), one.at) for one in self.events]
        return min(near)[1] if near and min(near)[0] <= reach else None


def timeline(frames: tuple[Frame, ...], kept: tuple[int, ...], at: int) -> Timeline:
    """`kept`: the frames to stop at."""
    return Timeline(
        stops=kept,
        at=at,
        events=tuple(_at_stops(events(frames), kept)),
        rounds=tuple(_rounds(frames, kept)),
    )


def with_lamps(line: Timeline, known: Sequence[Event]) -> Timeline:
    """The same with the moments from which on something could be known."""
    return revised(line, {"events": tuple(_at_stops((*line.events, *known), line.stops))})


def _at_stops(found: Sequence[Event], kept: Sequence[int]) -> Iterator[Event]:
    """An event of a step that is skipped stands at the next one; of two the weightier is kept."""
    placed: dict[int, Event] = {}
    for event in found:
        at = first_from(kept, event.at)
        before = placed.get(at)
        if before is None or before.weight <= event.weight:
            placed[at] = revised(event, {"at": at})
    yield from placed.values()


def _rounds(frames: tuple[Frame, ...], kept: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first begins with the line; one without a stop of its own has no tick."""
    used: set[int] = set()
    for start in round_starts(frames):
        if start == 0 and len(frames) > 1:
            continue
        number = frames[start].round
        at = 0 if number == frames[0].round else first_from(kept, start)
        if at not in used and frames[max(at, start)].round == number:
            used.add(at)
            yield number, at


# Steps


def first_from(kept: Sequence[int], at: int) -> int:
    """The first stop that is not before this frame."""
    return next((one for one in kept if one >= at), kept[-1])


def last_to(kept: Sequence[int], at: int) -> int:
    """The last stop that is not after this frame."""
    return next((one for one in reversed(kept) if one <= at), kept[0])


# What has room on the line


def with_room(line: Timeline, apart: float) -> tuple[Event, ...]:
    """The events that are shown: those that weigh more first, none so near to another."""
    shown: list[Event] = []
    for event in sorted(line.events, key=lambda one: -one.weight):
        here = line.share(event.at)
        if all(abs(line.share(one.at) - here) >= apart - 1e-9 for one in shown):
            shown.append(event)
    return tuple(sorted(shown, key=lambda one: one.at))


def thinned(
    line: Timeline, stops: Sequence[int], apart: float, beside: Sequence[float] = ()
) -> tuple[float, ...]:
    """The places of these stops, without those that nobody could tell apart.

    `beside`: what stands on the line already, and may not be touched either.
    """
    shown: list[float] = []
    for at in stops:
        here = line.share(at)
        free = all(abs(here - one) >= apart / 2 for one in beside)
        if free and (not shown or here - shown[-1] >= apart):
            shown.append(here)
    return tuple(shown)


@frozen
class Label:
    """The name of a round; `x`: where it begins, as far from the beginning of the line."""

    text: str
    x: float


def round_labels(
    line: Timeline, wide: Callable[[str], float], length: float, rim: float
) -> tuple[Label, ...]:
    """The names of the rounds where all have room, else their numbers, else every second or so.

    `wide`: of a text; `length`: of the line; `rim`: the room right of it.
    """
    for form, aside, step in ((line.word, 8.0, 1), *((SHORT, -4.0, step) for step in _STEPS)):
        found = [
            _label(form.format(n=number), line.share(at) * length + aside, wide, length + rim)
            for number, at in line.rounds[::step]
        ]
        apart = _apart(found, wide)
        if len(apart) == len(found):
            break
    return tuple(apart)


def _label(text: str, x: float, wide: Callable[[str], float], most: float) -> Label:
    return Label(text, min(x, most - wide(text)))


def _apart(labels: Sequence[Label], wide: Callable[[str], float]) -> list[Label]:
    """Those that do not touch the one before."""
    found: list[Label] = []
    for label in labels:
        if not found or label.x >= found[-1].x + wide(found[-1].text) + 6:
            found.append(label)
    return found
