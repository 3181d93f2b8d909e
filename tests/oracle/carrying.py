"""Bush and Rock coming to a space, and what carries them on (L12.4, L12.8, Algae, Ivy)."""

from tests.oracle import geometry, powers, spaces, visits
from tests.oracle.deaths import met_captives_attacked
from tests.oracle.referee import theseus_meets
from tests.oracle.world import Fact, Steps, World, ask


def barred(g: World, op: str, space: str) -> bool:
    """L12.4: the Bush may not come to where it has been in that turn; Lithophytes: the Rock."""
    bound = "rock" if g.token == "lithophytes" else "bush"
    return op == bound and g.unit(space) in g.trail[op]


def goes(g: World, op: str, last: str, heading: str, how: Fact, *, ivy: bool = True) -> Steps[None]:
    """By a step or a knot from this space that way. `how`: what is said of it besides."""
    there = geometry.neighbour(last, heading)
    if there is not None:
        yield from _arrives(g, op, there, heading, how, ivy=ivy)
        return
    g.op[op] = None  # L12.9: the action ends, the piece leaves the map
    g.op_stay[op] += 1
    g.tell(piece=op, space="ocean", meets=[], **how)
    far = geometry.far_end(last, heading)
    if op == "bush" and g.token == "algae" and not barred(g, op, far):
        if (yield from ask(g, "op", "ability", ["use", "decline"])) == "use":
            yield from _arrives(g, op, far, heading, {"by": "algae"}, ivy=ivy)


def _arrives(
    g: World, op: str, space: str, heading: str | None, how: Fact, *, ivy: bool
) -> Steps[None]:
    """L5.9: (a), (c), (d), (e), then L12.8."""
    g.op[op] = space
    g.op_stay[op] += 1
    mine = g.op_stay[op]
    g.trail[op].add(g.unit(space))
    came_again = visits.knot_again(g, op, space, heading)
    g.note(at=space, piece=op)
    met = [other for other in g.op_at(space) if other != op]
    met += [piece.name for piece in g.captives_at(space, whole_lake=True)]
    g.tell(piece=op, space=g.name_of(space), meets=met, **how)
    theseus_meets(g, op, met)
    yield from met_captives_attacked(g, op, met)
    if g.op_stay[op] != mine:
        return
    if g.ruling("on-visit") == "before":
        yield from powers.of_the_meeting(g, op, met)
        if g.op_stay[op] != mine:
            return
    if not came_again:
        yield from _carried_on(g, op, space, heading, how, ivy=ivy)
    if g.ruling("on-visit") == "after":
        yield from powers.of_the_meeting(g, op, met)


def _carried_on(
    g: World, op: str, space: str, heading: str | None, how: Fact, *, ivy: bool
) -> Steps[None]:
    """L12.8: on each knot or portal come to by a step or a knot the OP may activate it."""
    kind = g.kinds[space]
    if kind == "knot" and heading is not None and not g.idle("knot"):
        yield from _knot(g, op, space, heading, ivy=ivy)
    elif kind.startswith("portal") and how.get("by") != "portal" and not g.idle("portal"):
        exits = [there for there in spaces.portal_exits(g, space) if not barred(g, op, there)]
        if exits and (yield from _activates(g, op)):
            there = yield from ask(g, "op", "to", exits)
            yield from _arrives(g, op, there, None, {"by": "portal"}, ivy=ivy)
    elif kind == "anomaly" and g.token == "ivy" and ivy and "direction" in how:
        yield from _ivy(g, op, space)


def _activates(g: World, op: str) -> Steps[bool]:
    mine = g.op_stay[op]
    answer = yield from ask(g, "op", "carry", ["activate", "stay"])
    yes = answer == "activate"
    g.tell(activated="yes" if yes else "no", piece=op)
    return yes and g.op_stay[op] == mine


def _knot(g: World, op: str, space: str, heading: str, *, ivy: bool) -> Steps[None]:
    out = g.knots[space][geometry.opposite(heading)]
    there = geometry.neighbour(space, out)
    if there is None and g.ruling("op-steps-off") == "no":  # L12.9: a knot as well
        return
    if there is not None and barred(g, op, there):  # L12.4
        return
    if (yield from _activates(g, op)):
        yield from goes(g, op, space, out, {"by": "knot"}, ivy=ivy)


def _ivy(g: World, op: str, space: str) -> Steps[None]:
    """As a portal to any other anomaly; then one more step, which is no action."""
    anomalies = [s for s in g.of_kind("anomaly") if s != space and not barred(g, op, s)]
    if not anomalies or not (yield from _activates(g, op)):
        return
    there = yield from ask(g, "op", "to", anomalies)
    yield from _arrives(g, op, there, None, {"by": "anomaly"}, ivy=False)
    if g.op[op] != there:
        return
    ways = [d for d in geometry.DIRECTIONS if _open(g, op, geometry.neighbour(there, d))]
    way = yield from ask(g, "op", "direction", [*ways, "stay"])
    if way != "stay":  # ruling ivy-once: no portal again in this action
        yield from goes(g, op, there, way, {"direction": way}, ivy=False)


def _open(g: World, op: str, space: str | None) -> bool:
    return space is not None and not barred(g, op, space)
