"""The effect of each space when it is activated (L6)."""

from functools import partial

from tests.oracle import geometry, ocean, op_moves, visits
from tests.oracle.boards import FRUITS, MIRAGES, Piece
from tests.oracle.deaths import die_if_perished
from tests.oracle.paths import Coming, Leaving
from tests.oracle.referee import (
    cross,
    gain_energy,
    gain_health,
    lose_energy,
    lose_health,
    missing_energy,
    missing_health,
    obtain,
)
from tests.oracle.world import Fact, Steps, World, ask


def activate(g: World, piece: Piece, space: str, coming: Coming) -> Steps[None]:
    kind = g.kinds[space]
    family = "fruit" if kind in FRUITS else kind.partition("-")[0]
    if g.idle(family):
        return
    if family == "fruit":
        yield from obtain(g, piece, kind)  # L6.1
    elif family == "camp":
        yield from _camp(g, piece)
    elif family == "oracle":
        yield from _oracle(g, piece, space)
    elif kind in MIRAGES:  # L6.4
        lose_health(g, piece, 1, "mirage")
        yield from die_if_perished(g, piece)
    elif family == "knot" and coming.heading is not None:
        out = g.knots[space][geometry.opposite(coming.heading)]  # L6.5, L1.8
        yield from carried(g, piece, space, out, Coming(out, "auto", cover=coming.cover))
    elif family == "portal":
        exit_space = yield from ask(g, "op", "to", portal_exits(g, space))
        yield from visits.visit(g, piece, exit_space, Coming(None, "none", cover=coming.cover))
    elif family == "anomaly":
        yield from _anomaly(g, piece, space, coming)
    elif g.lake_at(space):  # L7.2
        piece.lying = True


def portal_exits(g: World, space: str) -> list[str]:
    """L6.6: the other of the same number; Hurricane: any of the other five."""
    portals = [other for other in geometry.SPACES if g.kinds[other].startswith("portal")]
    others = [other for other in portals if other != space]
    if g.token == "hurricane":
        return others
    return [other for other in others if g.kinds[other] == g.kinds[space]]


def carried(g: World, piece: Piece, space: str, out: str, coming: Coming) -> Steps[None]:
    """To the space next to a knot or arrows that way, or into the ocean."""
    there = geometry.neighbour(space, out)
    if there is not None:
        yield from visits.visit(g, piece, there, coming)
        return
    parts = yield from ocean.parts_of(g, space, out)
    cover = coming.cover
    leaving = Leaving(parts, space, out, came_from=space, scares=cover, cover=cover)
    yield from ocean.into(g, piece, leaving)


def _camp(g: World, piece: Piece) -> Steps[None]:
    """L6.2: what regains something and does not come to the same as an earlier one."""
    offered = _camp_gains(piece)
    if offered:
        option = yield from ask(g, piece.name, "camp", lambda: list(_camp_gains(piece)))
        gains = {"2 health": (2, 0), "2 energy": (0, 2), "1 and 1": (1, 1)}[option]
        gain_health(g, piece, gains[0], "camp")
        gain_energy(g, piece, gains[1], "camp")


def _camp_gains(piece: Piece) -> dict[str, tuple[int, int]]:
    health, energy = missing_health(piece), missing_energy(piece)
    gains: dict[str, tuple[int, int]] = {
        "2 health": (min(2, health), 0),
        "2 energy": (0, min(2, energy)),
        "1 and 1": (min(1, health), min(1, energy)),
    }
    if piece.is_ghost:  # L14.1: all three are energy
        gains = dict.fromkeys(gains, (0, min(2, energy)))
    offered: dict[str, tuple[int, int]] = {}
    for option, gain in gains.items():
        if gain != (0, 0) and gain not in offered.values():
            offered[option] = gain
    return offered


def _oracle(g: World, piece: Piece, space: str) -> Steps[None]:
    """L6.3: up to two different directions; what lies there, without pieces (oracle-spaces)."""
    answer = yield from ask(g, piece.name, "oracle", ["none", *geometry.DIRECTIONS])
    if answer == "none":
        return
    told: list[Fact] = []
    for direction in answer.split():
        there = geometry.neighbour(space, direction)
        entry: Fact = {"direction": direction, "space": g.name_of(there)}
        if g.ruling("oracle-spaces") == "pieces" and there is not None:
            captives = g.captives_at(there, whole_lake=False)
            entry["pieces"] = g.op_at(there) + [other.name for other in captives]
        told.append(entry)
    g.tell(told=told, who=piece.name, by="oracle")


def _anomaly(g: World, piece: Piece, space: str, coming: Coming) -> Steps[None]:
    """L6.7."""
    effect = g.anomalies[space]
    if effect == "lose-health":
        lose_health(g, piece, 1, "anomaly")
        yield from die_if_perished(g, piece)
    elif effect == "lose-energy":
        lose_energy(g, piece, 1, "anomaly")
    elif effect == "lose-fruit":
        circled = partial(_circled, piece)
        if circled():
            fruit = yield from ask(g, "op", "fruit", circled)
            cross(g, piece, fruit, by="anomaly")
    elif effect in ("rock", "bush", "wave"):
        yield from op_moves.by_anomaly(g, effect)
    else:
        yield from _moved_by_anomaly(g, piece, space, coming, effect)


def _circled(piece: Piece) -> list[str]:
    return [fruit for fruit in FRUITS if piece.board.fruits.get(fruit) == "circled"]


def _moved_by_anomaly(
    g: World, piece: Piece, space: str, coming: Coming, effect: str
) -> Steps[None]:
    """The destination is named and visited unsafely; the OP may activate it or not."""
    placed = Coming(None, "op", cover=coming.cover)
    if effect == "to-fruit":  # occupied or not
        there = yield from ask(g, "op", "to", g.fruit_spaces())
        yield from visits.visit(g, piece, there, placed)
    elif effect == "to-lake":
        lakes = [s for s in geometry.SPACES if g.lake_at(s)]
        there = yield from ask(g, "op", "to", lakes)
        yield from visits.visit(g, piece, there, placed)
    elif effect == "aside":  # never the ocean; the direction is told
        ways = [d for d in geometry.DIRECTIONS if geometry.neighbour(space, d) is not None]
        way = yield from ask(g, "op", "direction", ways)
        g.tell(direction=way, who=piece.name)
        yield from carried(g, piece, space, way, Coming(way, "op", cover=coming.cover))
    elif effect == "arrows" and coming.heading is not None:
        side = geometry.opposite(coming.heading)
        group = next(group for group in g.arrows if side in group)
        ways = [d for d in geometry.DIRECTIONS if d in group and d != side]
        way = yield from ask(g, "op", "direction", ways)
        yield from carried(g, piece, space, way, Coming(way, "op", cover=coming.cover))
