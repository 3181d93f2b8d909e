"""Facts become announcements here and nowhere else (L16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, assert_never

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement, PieceSpace, Space
from companion.games.island.facts import (
    BushStands,
    Drawn,
    Fact,
    InOcean,
    Landed,
    PieceCame,
    PieceLeft,
    PieceShown,
    PutBack,
    PutUnder,
    Secret,
    Stands,
    StartShown,
    WaveWent,
)
from companion.games.island.terms import PARTS, Named, Who

_OCEAN: Final = Named("ocean")
_SECRET: Final = frozenset(Secret.__args__)


def announce(facts: Iterable[Fact]) -> tuple[Announcement, ...]:
    """The announcements among `facts`, or made of them."""
    found: list[Announcement] = []
    each: Iterable[Any] = facts  # a `cast` would be a call for every fact
    for fact in each:
        said: Announcement | None = _said(fact) if type(fact) in _SECRET else fact
        if said is not None:
            found.append(said)
    return tuple(found)


def _said(fact: Secret) -> Announcement | None:
    match fact:
        case Landed(who, _, space, by):
            return Space(space, who, by)
        case InOcean(who):
            return Space(_OCEAN, who)
        case PieceCame(piece, _, space, meets, direction, by):
            return PieceSpace(piece, direction, space, meets, by)
        case PieceLeft(piece, _, direction, by):
            return PieceSpace(piece, direction, _OCEAN, (), by)
        case WaveWent(_, meets, space):
            # L16.2: where the Wave went is never said, but a lake in which it meets somebody.
            return PieceSpace("wave", space=space, meets=meets) if meets else None
        case BushStands(_, space):
            return PieceSpace("bush", space=space)
        case PutBack() | Drawn() | PutUnder() | StartShown() | PieceShown() | Stands():
            return None
        case unknown:
            assert_never(unknown)


@frozen
class Note:
    """A line for the OP alone: where a captive (`who`) or an OP piece is, or the tokens drawn."""

    who: Who | None = None
    piece: str | None = None
    at: str | None = None
    part: str | tuple[str, ...] | None = None
    drawn: tuple[str, ...] | None = None
    under: str | None = None


def note(facts: Iterable[Fact]) -> tuple[Note, ...]:
    """The part of `facts` that only the OP may know."""
    return tuple(noted for fact in facts if (noted := _noted(fact)) is not None)


def _noted(fact: Fact) -> Note | None:
    match fact:
        case Landed(who, at) | Stands(who, at):
            return Note(who=who, at=at)
        case InOcean(who, parts):
            return Note(who=who, part=_part(parts))
        case PieceCame(piece, at):
            return Note(piece=piece, at=at)
        case PieceLeft(piece, parts):
            return Note(piece=piece, part=_part(parts))
        case WaveWent(place):
            return _wave_note(place)
        case PutBack(piece, place):
            return _wave_note(place) if piece == "wave" else Note(piece=piece, at=place)
        case Drawn(drawn):
            return Note(drawn=drawn)
        case PutUnder(token):
            return Note(under=token)
        case _:
            return None


def _wave_note(place: str) -> Note:
    """The note of the Wave's place: in a part of the ocean, or under Flood in a lake."""
    return Note(piece="wave", part=place) if place in PARTS else Note(piece="wave", at=place)


def _part(parts: tuple[str, ...]) -> str | tuple[str, ...]:
    """Both parts at a corner joint (L1.7)."""
    return parts if len(parts) > 1 else parts[0]


def shown(facts: Iterable[Fact]) -> tuple[StartShown | PieceShown, ...]:
    """L16.4: what one captive alone is shown."""
    return tuple(fact for fact in facts if isinstance(fact, StartShown | PieceShown))
