"""A game once more, step by step: how things stood, what was said, and what truly happened."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement
from companion.games.island.facts import Fact
from companion.games.island.history.chronicle import Chronicle, Item
from companion.games.island.history.movements import Movement, Stop, ways
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

    @property
    def round(self) -> int:
        return self.before.round

    @property
    def way(self) -> tuple[Stop, ...]:
        """The way of whoever moved last."""
        return self.ways[-1][1] if self.ways else ()


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
    )


def round_starts(of: tuple[Frame, ...]) -> tuple[int, ...]:
    """The first frame of each round: the set-up, then the first step of each."""
    later = (at for at in range(1, len(of)) if at == 1 or of[at].round != of[at - 1].round)
    return (0, *later)


def trails(of: tuple[Frame, ...]) -> tuple[Movement, ...]:
    """The captives' ways through these frames; a new one begins wherever somebody was put."""
    found: list[Movement] = []
    last: dict[Who, int] = {}
    for frame in of:
        seats = frame.after.table.seat
        for who, way in frame.ways:
            if who not in seats:
                continue
            before = found[last[who]][1] if who in last else ()
            if before and before[-1] == way[0]:
                found[last[who]] = (who, (*before, *way[1:]))
            else:
                last[who] = len(found)
                found.append((who, way))
    return tuple(found)
