"""Corrections (L17): `set ...`. They trigger nothing."""

from copy import deepcopy

from tests.oracle.boards import (
    ANOMALIES,
    EXTRAS,
    FRUITS,
    LAKES,
    MIRAGES,
    OP_PIECES,
    PORTALS,
    TOKENS,
    Piece,
)
from tests.oracle.geometry import CORNERS, PARTS, SPACES
from tests.oracle.world import World

MARKS = ("circled", "crossed", "free")


def correct(g: World, words: list[str]) -> bool:
    """True if it could be done; `set turn` is not done here.

    Facts joined by `and` come one after another, and first on a world that is thrown away.
    """
    facts = [part.split() for part in " ".join(words).split(" and ")]
    if len(facts) > 1:
        trial = deepcopy(g)
        if not all(correct(trial, fact) for fact in facts):
            return False
        return all(correct(g, fact) for fact in facts)
    match words:
        case ["deaths", n] if n.isdigit():
            g.deaths = int(n)
        case ["token", name] if name == "none" or name in TOKENS:
            _set_token(g, name)
        case ["anomaly", space, effect] if space in g.anomalies and effect in ANOMALIES:
            g.anomalies[space] = effect
        case ["wave", place] if place in PARTS or place in LAKES:
            _set_op(g, "wave", place)
        case [("rock" | "bush") as op, "at", space] if space in SPACES:
            _set_op(g, op, space)
        case [("wave" | "rock" | "bush") as op, "off"]:
            _set_op(g, op, None)
        case [who, *rest] if g.is_captive(who):
            return _captive(g, g.piece(who), rest)
        case _:
            return False
    return True


def _set_token(g: World, name: str) -> None:
    """The old one goes under the stack, the new one comes out of it."""
    if g.token is not None and g.token != name:
        g.stack.append(g.token)
    g.token = None if name == "none" else name
    if g.token in g.stack:
        g.stack.remove(g.token)


def _set_op(g: World, op: str, place: str | None) -> None:
    g.op[op] = place
    g.op_stay[op] += 1


def _captive(g: World, piece: Piece, words: list[str]) -> bool:
    board = piece.board
    match words:
        case ["at", space] if space in SPACES:
            piece.at = space
            piece.lying = piece.in_ocean = piece.dead = False
        case ["off"]:
            piece.arrival += 1
            piece.at = None
            piece.lying = piece.in_ocean = False
            piece.dead = True
        case ["lying"] if g.lake_at(piece.at):
            piece.lying = True
        case ["standing"] if piece.at is not None:
            piece.lying = False
        case ["health", n] if n.isdigit() and board.health is not None:
            if int(n) > board.health or piece.health is None:
                return False
            piece.health = int(n)
        case ["energy", n] if n.isdigit() and int(n) <= piece.max:
            piece.energy = int(n)
        case ["max", n] if n.isdigit() and piece.is_ghost:
            piece.max = int(n)
        case ["actions", n] if n.isdigit():
            piece.actions = int(n)
        case [fruit, mark] if fruit in FRUITS and mark in MARKS:
            return _fruit(piece, fruit, mark)
        case [fruit, "palm", n] if fruit in FRUITS and n in ("1", "2", "3"):
            if board.who != "hempel" or fruit not in board.palms:
                return False
            board.palms[fruit] = int(n)
        case ["visited", fruit] if fruit in FRUITS:
            if fruit not in board.visited:
                board.visited.append(fruit)
        case ["mission", *mark, ("on" | "off") as on]:
            return _mission(g, piece, " ".join(mark), on=on == "on")
        case ["extra", box, mark] if box in EXTRAS and mark in MARKS and board.who == "theseus":
            _mark(board.extra, box, mark)
        case ["symbol", op, mark] if op in OP_PIECES and mark in ("crossed", "free"):
            if board.who != "achilles":
                return False
            _mark(board.symbols, op, mark)
        case ["immune", "none"]:
            piece.immune = []
        case ["immune", op] if op in OP_PIECES:
            if op not in piece.immune:
                piece.immune.append(op)
        case _:
            return False
    return True


def _mark(marks: dict[str, str], name: str, mark: str) -> None:
    if mark == "free":
        marks.pop(name, None)
    else:
        marks[name] = mark


def _fruit(piece: Piece, fruit: str, mark: str) -> bool:
    board = piece.board
    if board.who == "hempel":
        if mark == "free":  # a fruit he has not obtained has no palm (L14.4)
            board.palms.pop(fruit, None)
        elif fruit not in board.palms:
            free = board.free_palms()
            if not free:
                return False
            board.palms[fruit] = free[0]
    _mark(board.fruits, fruit, mark)
    return True


def marks_of(g: World, who: str) -> list[str]:
    """The marks that this character's mission may hold."""
    return {
        "granddead": ["1", "2", "3", "4", "5"],
        "achilles": list(CORNERS),
        "theseus": [*PORTALS, *(f"oracle {space}" for space in g.of_kind("oracle"))],
        "hempel": list(FRUITS),
        "phil": list(ANOMALIES),
        "schrodie": [*MIRAGES, *(f"knot {space}" for space in g.of_kind("knot"))],
    }[who]


def _mission(g: World, piece: Piece, mark: str, *, on: bool) -> bool:
    mission = piece.board.mission
    if mark not in marks_of(g, piece.board.who):
        return False
    if on and mark not in mission:
        mission.append(mark)
    elif not on and mark in mission:
        mission.remove(mark)
    return True
