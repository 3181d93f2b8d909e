"""Stepping into the ocean, and what comes after it (L8)."""

from tests.oracle import geometry, powers, visits
from tests.oracle.boards import Piece
from tests.oracle.deaths import attack_by_meeting, named_with, put
from tests.oracle.paths import Coming, Leaving
from tests.oracle.referee import count, scare_off, theseus_meets
from tests.oracle.world import Steps, World, ask


def parts_of(g: World, last: str, heading: str) -> Steps[tuple[str, ...]]:
    """L1.7: off a corner straight out it is both parts, or the one that the OP picks."""
    parts = geometry.parts_entered(last, heading)
    if len(parts) == 2 and g.ruling("corner-joint") == "op":
        return ((yield from ask(g, "op", "to", list(parts))),)
    return parts


def into(g: World, piece: Piece, leaving: Leaving) -> Steps[None]:
    """L8.2, in the contract's order: ocean, mission, the Wave, powers, else the return."""
    corner = _corner_left(g, piece, leaving)
    piece.arrival += 1
    mine = piece.arrival
    piece.came_from = leaving.came_from
    piece.at = None
    piece.lying = False
    piece.in_ocean = True
    parts = list(leaving.parts)
    g.note(who=piece.name, part=parts if len(parts) > 1 else parts[0])
    g.tell(space="ocean", who=piece.name)
    if piece.board.who == "achilles" and corner is not None:  # L14.2: before the Wave
        count(g, piece, corner)
    if g.op["wave"] in leaving.parts:
        g.tell(meets=["wave"], who=piece.name)
        theseus_meets(g, piece.name, ["wave"], visiting=False)
        if leaving.scares:
            yield from scare_off(g, piece, "wave")
        else:
            yield from attack_by_meeting(g, "wave", piece)
        if piece.arrival != mine:
            return
        yield from powers.of_the_meeting(g, piece.name, ["wave"])  # L8.3: asked first
        if piece.arrival != mine:
            return
    if not (yield from _instead_of_the_return(g, piece, leaving)) and piece.arrival == mine:
        yield from _return(g, piece)


def _corner_left(g: World, piece: Piece, leaving: Leaving) -> str | None:
    """L14.2: on a corner when leaving by its outer side, or lying in a lake that holds one.

    A line that leaves the island elsewhere than from his own space only passes over a corner.
    """
    left = [leaving.last] if leaving.last == leaving.came_from else []
    if piece.lying:
        left = g.lake_at(piece.at)
    return next((space for space in left if space in geometry.CORNERS), None)


def _instead_of_the_return(g: World, piece: Piece, leaving: Leaving) -> Steps[bool]:
    """Powers that speak of stepping into the ocean (L8.3, L8.5)."""
    if g.ruling("into-ocean") == "step" and not leaving.own_step:
        return False
    mine = piece.arrival
    who = piece.board.who
    if who == "phil":  # L14.5
        answer = yield from ask(g, piece.name, "ability", ["use", "decline"])
        if answer == "decline" or piece.arrival != mine:
            return False
        far = geometry.far_end(leaving.last, leaving.heading)
        coming = Coming(leaving.heading, "auto", cover=leaving.cover)
        yield from visits.visit(g, piece, far, coming)
        return True
    if who == "granddead":
        fruits = powers.ready(g, piece, "back")
        if not fruits or not (yield from powers.offer(g, piece, fruits)):
            return False
        yield from visits.visit(g, piece, leaving.came_from, _placed_safely(leaving))
        return True
    if who == "achilles":
        return (yield from _to_captive(g, piece, leaving))
    return False


def _placed_safely(leaving: Leaving) -> Coming:
    """L13.5: placed, visited by L5.9, safely."""
    return Coming(None, "choice", safe=True, cover=leaving.cover)


def _to_captive(g: World, piece: Piece, leaving: Leaving) -> Steps[bool]:
    others = [p.name for p in g.pieces if p is not piece and p.at is not None]
    fruits = powers.ready(g, piece, "to-captive") if others else []
    if not fruits or not (yield from powers.offer(g, piece, fruits)):
        return False
    name = yield from ask(g, piece.name, "captive", others)
    there = g.piece(name).at
    if there is None:  # only a correction in between can have taken it off
        return False
    yield from visits.visit(g, piece, there, _placed_safely(leaving))
    return True


def _return(g: World, piece: Piece) -> Steps[None]:
    """L8.3: to the starting fruit; a meeting and no more."""
    put(g, piece, g.space_of_fruit(piece.start))
    g.tell(space=piece.start, who=piece.name, by="return")
    met = named_with(g, piece)
    if met:
        g.tell(meets=met, who=piece.name)
        theseus_meets(g, piece.name, met, visiting=False)
        yield from powers.of_the_meeting(g, piece.name, met)
