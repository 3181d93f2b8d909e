"""The places of the pieces: how several share a space, and what room they leave its picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import NEXT
from companion.games.island.terms import PARTS, Hex, Who
from companion.ui.island.map.geometry import Layout, Point
from companion.ui.island.map.views import IslandView

# A picture alone on its space, over up to three pieces, and over more.
FaceRoom = Literal["all", "above", "top"]
# Of one piece to five: where each stands below the middle of the space, and how large it is.
FANS: Final[tuple[tuple[tuple[float, float, float], ...], ...]] = (
    ((0, 0.30, 0.40),),
    ((-0.37, 0.30, 0.34), (0.37, 0.30, 0.34)),
    ((-0.53, 0.26, 0.285), (0.53, 0.26, 0.285), (0, 0.46, 0.285)),
    ((-0.50, 0.10, 0.26), (0.50, 0.10, 0.26), (-0.27, 0.56, 0.26), (0.27, 0.56, 0.26)),
    ((-0.56, 0.04, 0.24), (0.56, 0.04, 0.24), (0, 0.04, 0.24), (-0.28, 0.52, 0.24),
     (0.28, 0.52, 0.24)),
)  # fmt: skip
STAND: Final = FANS[0][0][1]  # how far below the middle a piece stands that is alone
AFLOAT: Final = 0.35  # the size of the Wave in the ocean
# The order in a fan after the captives, who stand in turn order.
_STONES: Final = ("bush", "rock", "wave")


@frozen
class Piece:
    who: Who
    lying: bool = False
    harmed: bool = False
    hit: bool = False
    chosen: bool = False


@frozen
class Spot:
    """The place of a piece that is drawn, and its size: in pixels, from middle to edge.

    `at`: its space; None: it lies on none.
    """

    piece: Piece
    middle: Point
    size: float
    at: Hex | None = None


@frozen
class PiecePlaces:
    """`rooms`: what is left of the spaces. `more`: how many are on a space and not drawn."""

    spots: tuple[Spot, ...]
    rooms: dict[Hex, FaceRoom]
    more: tuple[tuple[Hex, int], ...]


def standing(layout: Layout, island: IslandView) -> PiecePlaces:
    crowds = _crowds(island)
    spots = list(_beside(layout, island))
    for at, crowd in crowds.items():
        spots += _fan(layout, at, crowd)
    rooms: dict[Hex, FaceRoom] = {
        at: "above" if len(crowd) < 4 else "top" for at, crowd in crowds.items()
    }
    most = len(FANS)
    more = tuple((at, len(crowd) - most) for at, crowd in crowds.items() if len(crowd) > most)
    return PiecePlaces(tuple(spots), rooms, more)


def _crowds(island: IslandView) -> dict[Hex, list[Piece]]:
    crowds: dict[Hex, list[Piece]] = {}
    for figure in island.figures:
        if figure.at is not None:
            piece = Piece(figure.who, figure.lying, figure.harmed, figure.hit)
            crowds.setdefault(figure.at, []).append(piece)
    places = {"bush": island.bush, "rock": island.rock, "wave": _pool(island)}
    for who in _STONES:
        at = places[who]
        if at is not None:
            crowds.setdefault(at, []).append(Piece(who, chosen=who == island.chosen))
    return crowds


def _fan(layout: Layout, at: Hex, crowd: Sequence[Piece]) -> Iterator[Spot]:
    """One over the other in their order; where they are too many those that matter are seen."""
    seen = _first(crowd, len(FANS))
    for piece, (x, down, size) in zip(seen, FANS[len(seen) - 1], strict=True):
        yield Spot(piece, layout.near(at, x, -down), size * layout.r, at)


def _first(crowd: Sequence[Piece], most: int) -> list[Piece]:
    order = sorted(crowd, key=lambda piece: not (piece.chosen or piece.harmed or piece.hit))
    return [piece for piece in crowd if piece in order[:most]]


def _pool(island: IslandView) -> Hex | None:
    """The middle space of the lake that the Wave is in; a triangle has none."""
    cells = dict[str, tuple[Hex, ...]](island.ground.lakes).get(island.wave or "", ())
    between = [at for at in cells if sum(other in cells for other in NEXT[at].values()) == 2]
    return between[0] if len(between) == 1 else None


def _beside(layout: Layout, island: IslandView) -> Iterator[Spot]:
    """The Wave, if it is on no space."""
    wave = Piece("wave", chosen=island.chosen == "wave")
    for part in PARTS:
        if part == island.wave:
            yield Spot(wave, layout.dent(part), AFLOAT * layout.r)
    for lake, cells in island.ground.lakes:
        if lake == island.wave and _pool(island) is None:
            points = [layout.centre(at) for at in cells]
            x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
            yield Spot(wave, (x, y), FANS[0][0][2] * layout.r)
