"""A captive's own moves: what they cost, where they start, where they end (L5, L7.3, L7.4)."""

from tests.oracle import geometry, ocean, visits
from tests.oracle.boards import Piece
from tests.oracle.geometry import DIRECTIONS
from tests.oracle.paths import Coming, Leaving
from tests.oracle.referee import to_spend
from tests.oracle.world import Steps, World, ask

FORBIDDEN = "forbidden"


def safe_cost(g: World) -> int | None:
    """L5.2; a token may change or forbid it (None)."""
    more = g.does("safe-cost")
    return None if more == FORBIDDEN else max(0, 1 + more)


def over_cost(g: World, piece: Piece) -> int | None:
    """L5.2; L14.6: Schrodie's two spaces over are free, and no *space over*."""
    if piece.board.who == "schrodie":
        return 0
    more = g.does("over-cost")
    return None if more == FORBIDDEN else max(0, 1 + more)


def cost(g: World, piece: Piece, *, over: bool, safe: bool) -> int | None:
    """None: it may not be declared at all."""
    total = 0
    for wanted, price in ((over, over_cost(g, piece)), (safe, safe_cost(g))):
        if wanted and price is None:
            return None
        total += (price or 0) if wanted else 0
    return total


def payable(g: World, piece: Piece, *, over: bool, safe: bool) -> bool:
    price = cost(g, piece, over=over, safe=safe)
    return price is not None and price <= to_spend(piece)


def words(g: World, piece: Piece) -> list[str]:
    """Every move that this piece can declare as an action."""
    tails = [
        tail
        for tail, over, safe in (
            ("", False, False),
            (" over", True, False),
            (" safe", False, True),
            (" over safe", True, True),
        )
        if payable(g, piece, over=over, safe=safe)
    ]
    return [f"move {d}{tail}" for d in DIRECTIONS for tail in tails]


def move(g: World, piece: Piece, word: str) -> Steps[None]:
    """An action: `move DIR [over] [safe]`."""
    _, direction, *rest = word.split()
    over, safe = "over" in rest, "safe" in rest
    length = 1
    if over:
        length = 3 if piece.board.who == "schrodie" else 2  # L14.6, L5.2
    piece.actions -= 1
    energy = cost(g, piece, over=over, safe=safe) or 0
    yield from go(g, piece, direction, length, safe=safe, energy=energy)


def starts(g: World, piece: Piece, direction: str, length: int) -> list[str]:
    """L7.3: a lying piece starts where the OP picks; L7.4: a standing one where it stands."""
    assert piece.at is not None
    if not piece.lying:
        return [piece.at]
    lake = g.lake_at(piece.at)
    ends = {space: geometry.end_of_line(space, direction, length)[0] for space in lake}
    if g.ruling("lake-shore") == "yes":
        out = [space for space in lake if geometry.neighbour(space, direction) not in lake]
    else:  # any line that ends outside the lake
        out = [space for space in lake if ends[space] not in lake]
    on_land = [space for space in out if ends[space] is not None]
    return on_land or out


def go(
    g: World, piece: Piece, direction: str, length: int, *, safe: bool, energy: int
) -> Steps[None]:
    if piece.at is None:  # only a correction in between can have taken it off
        return
    froms = starts(g, piece, direction, length)
    leads = {space: geometry.end_of_line(space, direction, length)[0] or "ocean" for space in froms}
    start = yield from ask(g, "op", "from", froms, leads=leads)
    there, last = geometry.end_of_line(start, direction, length)
    parts: tuple[str, ...] = ()
    if there is None:
        parts = yield from ocean.parts_of(g, last, direction)
    if energy:
        piece.energy -= energy
        g.tell(energy=-energy, who=piece.name, by="move")
    cover = safe and g.ruling("safe-first") == "whole"
    if there is not None:
        then = "choice" if safe else "auto"  # L5.5
        yield from visits.visit(g, piece, there, Coming(direction, then, safe=safe, cover=cover))
    else:  # L5.8
        leaving = Leaving(parts, last, direction, start, scares=safe, cover=cover, own_step=True)
        yield from ocean.into(g, piece, leaving)
