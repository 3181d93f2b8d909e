"""One visit in order (L5.9), and when what is visited is activated (L5.5, L6.10)."""

from tests.oracle import powers, spaces
from tests.oracle.boards import Piece
from tests.oracle.deaths import attack_by_meeting, named_with, put
from tests.oracle.geometry import opposite
from tests.oracle.paths import Coming
from tests.oracle.referee import scare_off, theseus_meets, visited
from tests.oracle.world import Steps, World, ask


def visit(g: World, piece: Piece, space: str, coming: Coming) -> Steps[None]:
    """L5.9."""
    put(g, piece, space)
    mine = piece.arrival
    deaths = piece.deaths
    came_again = knot_again(g, piece.name, space, coming.heading)
    g.tell(space=g.name_of(space), who=piece.name)  # (a)
    visited(g, piece, space)  # (b)
    met = named_with(g, piece)  # (c)
    if met:
        g.tell(meets=met, who=piece.name)
        theseus_meets(g, piece.name, met)
    yield from _op_pieces_there(g, piece, met, scared=coming.scares)  # (d)
    if piece.arrival != mine:
        return
    if g.ruling("on-visit") == "before":
        yield from powers.of_the_meeting(g, piece.name, met, visited=space)  # (e)
        if piece.arrival != mine:
            return
    if not came_again:
        yield from _activation(g, piece, space, coming)  # (f)
    if g.ruling("on-visit") == "after" and piece.deaths == deaths:
        yield from powers.of_the_meeting(g, piece.name, met, visited=space)


def knot_again(g: World, name: str, space: str, heading: str | None) -> bool:
    """L5.10: by a side by which it has already come to this knot in this action."""
    if g.kinds[space] != "knot" or heading is None:
        return False
    coming_in = (name, space, opposite(heading))
    if coming_in in g.knots_seen:
        return True
    g.knots_seen.add(coming_in)
    return False


def _op_pieces_there(g: World, piece: Piece, met: list[str], *, scared: bool) -> Steps[None]:
    """L5.9 d: Wave, then Rock, then Bush: each attacks, is scared off or is only named."""
    mine = piece.arrival
    for op in ("wave", "rock", "bush"):
        if op not in met or piece.arrival != mine:
            continue
        if scared:
            yield from scare_off(g, piece, op)  # L9.4
        else:
            yield from attack_by_meeting(g, op, piece)  # L9.3


def _activation(g: World, piece: Piece, space: str, coming: Coming) -> Steps[None]:
    """L5.5, L5.6; the order of the contract: the OP, then a captive who may refuse."""
    if coming.then == "none":
        return
    if coming.heading is None and (g.kinds[space] == "knot" or g.anomaly_at(space, "arrows")):
        return  # L6.5, L6.7: by no side
    if coming.then == "choice":
        if (yield from ask(g, piece.name, "activate", ["yes", "no"])) == "no":
            return
    elif coming.then == "op":
        answer = yield from ask(g, "op", "activate", ["yes", "no"])
        if answer == "no":
            g.tell(activated="no", who=piece.name)
            return
    mine = piece.arrival
    if coming.then != "choice" and (yield from _refused(g, piece, space)):
        g.tell(activated="no", who=piece.name, by="refused")
        return
    if coming.then == "op":
        g.tell(activated="yes", who=piece.name)  # L16.1: what holds, when both have answered
    if piece.arrival == mine and piece.at is not None:  # L17: by the facts as corrected
        yield from spaces.activate(g, piece, piece.at, coming)


def _refused(g: World, piece: Piece, space: str) -> Steps[bool]:
    """L6.10: a lake for Phil; a knot or portal visited unsafely for Schrodie's bonus."""
    if g.lake_at(space) and piece.board.who == "phil":
        return (yield from ask(g, piece.name, "activate", ["yes", "no"])) == "no"
    kind = "portal" if g.kinds[space].startswith("portal") else g.kinds[space]
    if kind in ("knot", "portal") and not g.idle(kind):
        return (yield from powers.refuses(g, piece))
    return False
