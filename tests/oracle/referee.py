"""The bookkeeping of the boards: losses, gains, missions, boxes, scare-offs."""

from tests.oracle.boards import EXTRAS, FRUITS, MIRAGES, Piece
from tests.oracle.world import Steps, World, ask

# Health and energy ----------------------------------------------------------------------------


def missing_health(piece: Piece) -> int:
    if piece.health is None or piece.board.health is None:
        return missing_energy(piece)  # L14.1: energy is both
    return max(0, piece.board.health - piece.health)


def missing_energy(piece: Piece) -> int:
    return max(0, piece.max - piece.energy)


def to_spend(piece: Piece) -> int:
    """The energy that can pay for something: Granddead's last point cannot (L14.1)."""
    return max(0, piece.energy - 1) if piece.is_ghost else piece.energy


def lose_health(g: World, piece: Piece, points: int, by: str) -> None:
    """Without looking at death: a Bush takes both points in one blow (L9.3)."""
    if piece.health is None:
        lost = min(points, piece.energy)
        piece.energy -= max(0, lost)
        key = "energy"
    else:
        lost = min(points, piece.health)
        piece.health -= max(0, lost)
        key = "health"
    if lost > 0:
        g.tell(**{key: -lost, "who": piece.name, "by": by})


def lose_energy(g: World, piece: Piece, points: int, by: str) -> None:
    lost = min(points, to_spend(piece))  # L14.1: an energy loss leaves the last point
    if lost > 0:
        piece.energy -= lost
        g.tell(energy=-lost, who=piece.name, by=by)


def gain_health(g: World, piece: Piece, points: int, by: str) -> None:
    if piece.health is None:
        gain_energy(g, piece, points, by)
        return
    gained = min(points, missing_health(piece))
    if gained > 0:
        piece.health += gained
        g.tell(health=gained, who=piece.name, by=by)


def gain_energy(g: World, piece: Piece, points: int, by: str) -> None:
    gained = min(points, missing_energy(piece))
    if gained > 0:
        piece.energy += gained
        g.tell(energy=gained, who=piece.name, by=by)


def perished(piece: Piece) -> bool:
    """L10.1."""
    return (piece.energy if piece.health is None else piece.health) <= 0


def fill(piece: Piece) -> None:
    """L10.2; L14.1: Granddead has one less at each revival, never below 4."""
    piece.health = piece.board.health
    if piece.is_ghost:
        piece.max = max(piece.max - 1, min(piece.max, 4))
    piece.energy = piece.max


# Missions (L11) -------------------------------------------------------------------------------


def count(g: World, piece: Piece, mark: str) -> None:
    """L11.1: the same space never counts twice. L11.2: completing it wins at once."""
    mission = piece.board.mission
    if mark in mission:
        return
    mission.append(mark)
    g.tell(mission=len(mission), of=5, who=piece.name)
    if len(mission) >= 5:
        g.win(piece.board.who)


def visited(g: World, piece: Piece, space: str) -> None:
    """L5.9 b: visited now, and counted for the mission."""
    kind = g.kinds[space]
    board = piece.board
    if kind in FRUITS and kind not in board.visited:
        board.visited.append(kind)
    if board.who == "theseus" and kind.startswith("portal"):  # L14.3
        count(g, piece, kind)
    elif board.who == "theseus" and kind == "oracle":
        count(g, piece, f"oracle {space}")
    elif board.who == "hempel" and kind in FRUITS and kind not in board.starts:  # L14.4, L15.6
        count(g, piece, kind)
    elif board.who == "phil" and kind == "anomaly":  # L14.5
        count(g, piece, g.anomalies[space])
    elif board.who == "schrodie" and kind in MIRAGES:  # L14.6
        count(g, piece, kind)
    elif board.who == "schrodie" and kind == "knot":
        count(g, piece, f"knot {space}")


# Meetings -------------------------------------------------------------------------------------


def circle_leftmost(g: World, piece: Piece) -> None:
    """L14.3: the leftmost box neither circled nor crossed."""
    for box in EXTRAS:
        if box not in piece.board.extra:
            piece.board.extra[box] = "circled"
            g.tell(extra=box, mark="circled", who=piece.name)
            return


def theseus_meets(g: World, comer: str, met: list[str], *, visiting: bool = True) -> None:
    """L14.3, L15.5: any piece of another player, whoever came; one box a meeting (L9.1).

    `theseus-met: visits`: the ocean, the return and a revival are meetings, but no visits.
    """
    both = g.ruling("theseus-met") == "both"
    for board in g.boards:
        if board.who != "theseus":
            continue
        own = [piece.name for piece in board.pieces]
        if comer in own:
            if any(name not in own for name in met) and (visiting or both):
                circle_leftmost(g, g.piece(comer))
        elif both:
            here = [name for name in met if name in own]
            if here:
                circle_leftmost(g, g.piece(here[0]))


# Actions gained -------------------------------------------------------------------------------


def keeps_actions(g: World, piece: Piece) -> bool:
    """L4.1 extra-lost: earned in anyone else's turn they are lost; L15.3: after its part too."""
    return g.own_turn(piece) and piece not in g.ended


def gain_actions(g: World, piece: Piece, number: int, by: str) -> None:
    if keeps_actions(g, piece):
        piece.actions += number
        g.tell(actions=number, who=piece.name, by=by)


def scare_off(g: World, piece: Piece, op: str) -> Steps[None]:
    """L9.4: named, taken off the map, and one action for each."""
    g.op[op] = None
    g.op_stay[op] += 1
    g.tell(scared=op, who=piece.name)
    board = piece.board
    if board.who == "granddead":  # L14.1: the number of the marker is its mark
        count(g, piece, next(str(n) for n in range(1, 99) if str(n) not in board.mission))
    if board.who == "achilles" and g.own_turn(piece) and op not in board.symbols:  # L14.2
        answer = yield from ask(g, piece.name, "ability", ["use", "decline"], piece=op)
        if answer == "use":
            board.symbols[op] = "crossed"
            g.tell(symbol=op, mark="crossed", who=piece.name)
            gain_actions(g, piece, 2, "symbol")
            return
    gain_actions(g, piece, 1, "scared")


# Fruits ---------------------------------------------------------------------------------------


def cross(g: World, piece: Piece, fruit: str, by: str) -> None:
    """Used or lost; of Hempel's the palm is crossed (L14.4)."""
    piece.board.fruits[fruit] = "crossed"
    tell_crossed(g, piece, fruit, by)


def tell_crossed(g: World, piece: Piece, fruit: str, by: str) -> None:
    g.tell(fruit=fruit, mark="crossed", who=piece.name, by=by, **_palm(piece, fruit))


def _palm(piece: Piece, fruit: str) -> dict[str, int]:
    return {"palm": piece.board.palms[fruit]} if piece.board.who == "hempel" else {}


def obtain(g: World, piece: Piece, fruit: str) -> Steps[None]:
    """L6.1: circled if neither circled nor crossed; L14.4 for Hempel."""
    board = piece.board
    mark = board.fruits.get(fruit)
    if board.who != "hempel":
        if mark is None:
            board.fruits[fruit] = "circled"
            g.tell(fruit=fruit, mark="circled", who=piece.name)
        return
    if mark == "crossed":  # L14.4: activating it clears the palm: ready again
        board.fruits[fruit] = "circled"
        g.tell(fruit=fruit, mark="cleared", who=piece.name, **_palm(piece, fruit))
    elif mark is None and board.free_palms():
        palms = [str(number) for number in board.free_palms()]
        palm = yield from ask(g, piece.name, "palm", palms)
        board.palms[fruit] = int(palm)
        board.fruits[fruit] = "circled"
        g.tell(fruit=fruit, mark="circled", who=piece.name, palm=int(palm))
