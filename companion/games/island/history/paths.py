"""The paths of all pieces through a step: each place that was come to, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from companion.engine.frozen import frozen
from companion.engine.session import JournalEntry
from companion.games.island.announcements import Pushed, Revived
from companion.games.island.apply import Outcome
from companion.games.island.board.hexes import HEXES, NEXT, RAY
from companion.games.island.board.layout import Island
from companion.games.island.commands import Answer, Command, Move, PieceStep, Push
from companion.games.island.facts import (
    Fact,
    InOcean,
    Landed,
    PieceCame,
    PieceLeft,
    PutBack,
    Stands,
    WaveWent,
)
from companion.games.island.history.movements import Place, left_from
from companion.games.island.questions import Question
from companion.games.island.state import OCEAN, State
from companion.games.island.terms import DIRECTIONS, OP, PARTS, Direction, Hex, Part, Who

# A direction, and how many spaces may lie between start and end.
Ahead = tuple[Direction, tuple[int, ...]]
NEXT_TO: Final = (0,)
OVER: Final = (1, 2)  # L14.6: Schrodie steps over two
AS_FAR: Final = (0, 1, 2, 3, 4, 5)
Kind = Literal["start", "step", "over", "portal", "carried"]
LEAPS: Final = frozenset(("portal", "carried"))  # nothing lies between


@frozen
class Stop:
    """A place of a path. `kind`: the way it was come to; only one stepped `over` is not visited.

    `carried`: by an anomaly, back from the ocean, or revived.
    """

    at: Place
    kind: Kind = "step"


@frozen
class Path:
    """`own`: of whoever acts; otherwise of a piece that somebody else moved."""

    who: Who
    stops: tuple[Stop, ...]
    own: bool = True

    @property
    def places(self) -> tuple[Place, ...]:
        """The places visited, with the first."""
        return tuple(stop.at for stop in self.stops if stop.kind != "over")


def paths(before: State, entries: Sequence[JournalEntry[Command, Outcome]]) -> tuple[Path, ...]:
    """The path of each that moved, in the order in which they set out."""
    walk = _Walk(before)
    for entry in entries:
        walk.follow(entry)
    return walk.found(_actor(entries))


def _actor(entries: Sequence[JournalEntry[Command, Outcome]]) -> Who:
    """The piece of whoever began the step; of the OP, the one that was chosen."""
    if not entries:
        return OP
    command = entries[0].command
    if isinstance(command, PieceStep | Push):
        return command.piece
    return command.who


class _Walk:
    """The paths as far as the facts have told them."""

    def __init__(self, before: State) -> None:
        self._island: Island = before.table.island
        self._places: dict[Who, Place | None] = {
            one.who: None if one.at == OCEAN else one.at for one in before.captives
        }
        self._places |= {"rock": before.rock, "bush": before.bush, "wave": _part(before.wave)}
        self._asked: Question | None = before.question
        self._open: dict[Who, list[Stop]] = {}
        self._ended: list[tuple[Who, list[Stop]]] = []
        self._lines: dict[Who, Ahead] = {}  # told, and not gone yet
        self._revived: set[Who] = set()

    def follow(self, entry: JournalEntry[Command, Outcome]) -> None:
        self._set_off(entry.command)
        for fact in entry.outcome.facts:
            self._tell(fact)
        self._asked = entry.outcome.state.question

    def found(self, actor: Who) -> tuple[Path, ...]:
        every = [(who, stops) for who, stops in self._ended if len(stops) > 1]
        first = every[0][0] if every else ""
        own = actor if actor != OP else first
        return tuple(Path(who, tuple(stops), who == own) for who, stops in every)

    def _set_off(self, command: Command) -> None:
        for who, at in left_from(self._asked, command):
            self._places[who] = at
            return  # the line that is left on was told before
        self._lines.clear()
        if isinstance(command, Move):
            self._lines[command.who] = (command.direction, OVER if command.over else NEXT_TO)
        elif isinstance(command, Answer):
            way = next((way for way in DIRECTIONS if way in command.word.split()), None)
            if way is not None:
                self._lines[command.who] = (way, self._between(command.word))

    def _between(self, word: str) -> tuple[int, ...]:
        """By a bonus a captive may go as far as a number that was named."""
        if self._asked is not None and self._asked.by == "number":
            return AS_FAR
        return OVER if word.endswith("over") else NEXT_TO

    def _tell(self, fact: Fact) -> None:
        match fact:
            case Pushed(whom, direction):
                self._lines[whom] = (direction, NEXT_TO)
            case Revived(_, who):
                self._revived.add(who)
            case Landed(who, at, _, by):
                self._land(who, at, "return" if by else "")
            case InOcean(who, parts):
                self._into(who, parts[0])
            case PieceCame(piece, at, _, _, direction, by):
                self._lines |= {piece: (direction, NEXT_TO)} if direction else {}
                self._land(piece, at, by or "")
            case PieceLeft(piece, parts, direction):
                self._lines |= {piece: (direction, NEXT_TO)} if direction else {}
                self._into(piece, parts[0])
            case WaveWent(part):
                self._go("wave", _part(part), "step")
            case PutBack(piece, at):
                self._put(piece, _place(at))
            case Stands(who, at):
                self._stand(who, at)
            case _:
                pass

    # Ways to come somewhere

    def _land(self, who: Who, at: Hex, by: str) -> None:
        line, start = self._lines.pop(who, None), self._places.get(who)
        begun = None if line is None else self._begun(start, line, at)
        if start is None or by == "return":
            self._go(who, at, "carried")
        elif begun is not None:
            self._over(who, *begun)
            self._go(who, at, "step")
        else:
            self._go(who, at, self._jump(start, at, by))

    def _jump(self, start: Place, at: Hex, by: str) -> Kind:
        """A step that no direction was told of, or a leap."""
        if by == "portal" or (not by and self._island.twin.get(Hex(start)) == at):
            return "portal"
        beside = start in HEXES and at in NEXT[Hex(start)].values()
        return "step" if beside else "carried"

    def _into(self, who: Who, part: Part) -> None:
        """Into the ocean: the spaces up to the shore are stepped over."""
        line, start = self._lines.pop(who, None), self._places.get(who)
        begun = None if line is None else self._begun(start, line, None)
        if begun is not None:
            self._over(who, *begun)
        self._go(who, part, "step")

    def _over(self, who: Who, origin: Hex, between: Sequence[Hex]) -> None:
        self._places[who] = origin
        for at in between:
            self._go(who, at, "over")

    def _stand(self, who: Who, at: Hex) -> None:
        if who in self._revived and who in self._open:
            self._revived.discard(who)
            self._go(who, at, "carried")
        else:
            self._put(who, at)

    def _begun(
        self, start: Place | None, line: Ahead, end: Hex | None
    ) -> tuple[Hex, tuple[Hex, ...]] | None:
        """The space that a line begins on, and those between: of a lake it may be any (L7.3).

        Where its own space will do, it is that. `end` None: the ocean.
        """
        if start not in HEXES:
            return None
        (way, between), found = line, []
        for origin in self._starts(Hex(start)):
            ray = RAY[origin][way]
            count = len(ray) if end is None else ray.index(end) if end in ray else -1
            if count in between or (end is None and 0 <= count < between[-1]):
                found.append((origin, ray[:count]))
        own = [one for one in found if one[0] == start]
        return own[0] if own else min(found, key=lambda one: len(one[1]), default=None)

    def _starts(self, at: Hex) -> tuple[Hex, ...]:
        """The spaces of a lake are one to leave from."""
        name = self._island.lake_of.get(at)
        return (at,) if name is None else tuple(self._island.lakes[name])

    # The paths

    def _go(self, who: Who, to: Place | None, kind: Kind) -> None:
        start, self._places[who] = self._places.get(who), to
        if to is None:
            return
        stops = self._open.get(who)
        if stops is None or (start is not None and stops[-1].at != start):
            stops = self._open[who] = []
            self._ended.append((who, stops))
            if start is not None:
                stops.append(Stop(start, "start"))
        if not stops:
            stops.append(Stop(to, "start"))
        elif stops[-1].at != to:
            stops.append(Stop(to, kind))

    def _put(self, who: Who, at: Place | None) -> None:
        """The end of a path: somebody is put somewhere."""
        self._open.pop(who, None)
        self._places[who] = at


def _part(place: str | None) -> Part | None:
    return next((part for part in PARTS if part == place), None)


def _place(word: str) -> Place | None:
    return next((one for one in (*HEXES, *PARTS) if one == word), None)
