"""A game once more, step by step: how things stood, what was said, and what truly happened."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement
from companion.games.island.facts import Fact
from companion.games.island.history.chronicle import Chronicle, Item
from companion.games.island.history.movements import Movement, ways
from companion.games.island.history.paths import Path, paths
from companion.games.island.notation import write
from companion.games.island.state import State
from companion.games.island.terms import Who


@frozen
class Frame:
    """One step that counts. `who` and `words`: whose, and its command; nobody's: the set-up."""

    before: State
    after: State
    said: tuple[Announcement, ...]
    facts: tuple[Fact, ...]
    who: Who = ""
    words: str = ""
    ways: tuple[Movement, ...] = ()
    paths: tuple[Path, ...] = ()

    @property
    def round(self) -> int:
        return self.before.round


def frames(chronicle: Chronicle) -> tuple[Frame, ...]:
    """The set-up, then every step that was not taken back."""
    start = chronicle.start
    first = Frame(start.state, start.state, start.said, start.facts)
    return (first, *(_frame(item) for item in chronicle.standing()))


def _frame(item: Item) -> Frame:
    command = item.step.entries[0].command
    return Frame(
        before=item.before,
        after=item.after,
        said=item.said,
        facts=item.facts,
        who=command.who,
        words=write(command),
        ways=ways(item.before, item.step.entries),
        paths=paths(item.before, item.step.entries),
    )


def stops(of: tuple[Frame, ...]) -> tuple[int, ...]:
    """The frames worth a stop: the set-up, the last, and all in which something came otherwise.

    The end of a turn is none, unless a power token came into force or a piece was put back.
    """
    last = len(of) - 1
    return tuple(at for at in range(last + 1) if at in (0, last) or changed(of[at]))


def changed(frame: Frame) -> bool:
    """True if somebody went a way, or if the island or a board is otherwise afterwards."""
    return bool(frame.paths) or _table(frame.before) != _table(frame.after)


def _table(state: State) -> tuple[object, ...]:
    """All that lies and stands on the table, without whose turn it is and what is left of it."""
    captives = tuple((one.at, one.lying, one.health, one.energy) for one in state.captives)
    return (
        captives, state.boards, state.wave, state.rock, state.bush, tuple(state.anomalies.items()),
        state.table.island, state.token, state.deaths, state.won,
    )  # fmt: skip


def round_starts(of: tuple[Frame, ...]) -> tuple[int, ...]:
    """The first frame of each round: the set-up, then the first step of each."""
    later = (at for at in range(1, len(of)) if at == 1 or of[at].round != of[at - 1].round)
    return (0, *later)


def trails(of: tuple[Frame, ...]) -> tuple[Path, ...]:
    """The captives' ways through these frames; a new one begins wherever somebody was put."""
    found: list[Path] = []
    last: dict[Who, int] = {}
    for frame in of:
        seats = frame.after.table.seat
        for path in frame.paths:
            if path.who not in seats:
                continue
            before = found[last[path.who]].stops if path.who in last else ()
            if before and before[-1].at == path.stops[0].at:
                found[last[path.who]] = Path(path.who, (*before, *path.stops[1:]))
            else:
                last[path.who] = len(found)
                found.append(Path(path.who, path.stops))
    return tuple(found)
