"""The bonuses that a captive uses of its own accord (L4.3, box data `Exactly`)."""

from tests.oracle import geometry, moves, powers, visits
from tests.oracle.boards import EXTRAS, FRUITS, OP_PIECES, Piece
from tests.oracle.deaths import die_if_perished
from tests.oracle.geometry import DIRECTIONS
from tests.oracle.paths import Coming
from tests.oracle.referee import (
    circle_leftmost,
    cross,
    gain_actions,
    gain_energy,
    gain_health,
    keeps_actions,
    lose_energy,
    lose_health,
    missing_energy,
    missing_health,
    to_spend,
)
from tests.oracle.world import Fact, Steps, World, ask

TELLING = ("locate", "around", "line", "neighbour")


def refused(g: World, piece: Piece, bonus: str) -> str | None:
    """The reason why this bonus cannot be used now, its fruit being circled; None: it can."""
    if bonus in powers.EVENTS:  # L13.2
        return "not-now"
    if g.does("bonuses", None) == "forbidden" or piece.dead:  # L10.3
        return "illegal"
    if piece.at is None and bonus in ("number", "around", "free-step", "to-fruit", "line"):
        return "illegal"
    if bonus == "number":
        return None if piece.actions > 0 else "no-actions"
    return None if _does_something(g, piece, bonus) else "illegal"


def _does_something(g: World, piece: Piece, bonus: str) -> bool:
    """L13.3: it would change or tell something."""
    board = piece.board
    if bonus == "locate":
        return any(g.op[op] is not None for op in OP_PIECES)
    if bonus == "action":
        return keeps_actions(g, piece)
    if bonus == "trade":
        return bool(_trades(piece))
    if bonus == "free-step":
        return moves.safe_cost(g) is not None or moves.over_cost(g, piece) is not None
    if bonus == "to-fruit":
        return bool(_fruits_to_go(g, piece))
    if bonus == "circle":
        return any(box not in board.extra for box in EXTRAS)
    if bonus == "replenish":
        return bool(_crossed_of_others(piece))
    if bonus == "immunity":
        return any(op not in piece.immune for op in OP_PIECES)
    if bonus == "neighbour":
        return bool(_pieces_on_spaces(g))
    if bonus == "heal":
        return missing_health(piece) > 0
    return True  # around, line: nothing to name is an answer


def use(g: World, piece: Piece, fruit: str) -> Steps[None]:
    """A used fruit is crossed out when the bonus is declared."""
    bonus = piece.board.bonus_of(fruit)
    cross(g, piece, fruit, by="bonus")
    yield from DOES[bonus](g, piece)


# Granddead ------------------------------------------------------------------------------------


def _locate(g: World, piece: Piece) -> Steps[None]:
    on_map = lambda: [op for op in OP_PIECES if g.op[op] is not None]  # noqa: E731
    op = yield from ask(g, piece.name, "piece", on_map)
    at = g.op[op]
    if op == "wave" and at in g.lakes:  # L7.5
        at = yield from ask(g, "op", "from", list(g.lakes[at]))
    g.tell(told=[], who=piece.name, by="locate", piece=op)
    g.shown.append({"to": piece.board.who, "piece": op, "at": at})


# Achilles -------------------------------------------------------------------------------------


def _number(g: World, piece: Piece) -> Steps[None]:
    """That many spaces in a line; the distance costs no energy, the move costs its action."""
    steps = yield from ask(g, piece.name, "number", ["1", "2", "3", "4", "5", "6"])
    word = yield from ask(g, piece.name, "move", lambda: _number_moves(g, piece))
    safe = word.endswith("safe")
    piece.actions -= 1
    energy = moves.safe_cost(g) or 0 if safe else 0
    yield from moves.go(g, piece, word.split()[1], int(steps), safe=safe, energy=energy)


def _number_moves(g: World, piece: Piece) -> list[str]:
    tails = ["", " safe"] if moves.payable(g, piece, over=False, safe=True) else [""]
    return [f"move {d}{tail}" for d in DIRECTIONS for tail in tails]


def _action(g: World, piece: Piece) -> Steps[None]:
    gain_actions(g, piece, 1, "bonus")
    yield from ()


# Hempel ---------------------------------------------------------------------------------------


def _around(g: World, piece: Piece) -> Steps[None]:
    at = yield from _place_of(g, piece)
    names = [g.name_of(geometry.neighbour(at, d)) for d in DIRECTIONS]
    g.shuffle.shuffle(names)
    g.tell(told=names, who=piece.name, by="around", space=g.name_of(piece.at))


def _trades(piece: Piece) -> list[str]:
    """Each way only if the loss can be paid and the other side is not full."""
    if piece.is_ghost:
        return []
    ways = []
    if (piece.health or 0) > 0 and missing_energy(piece) > 0:
        ways.append("lose health")
    if to_spend(piece) > 0 and missing_health(piece) > 0:
        ways.append("lose energy")
    return ways


def _trade(g: World, piece: Piece) -> Steps[None]:
    ways = _trades(piece)
    deadly = "lose health" in ways and piece.health == 1
    way = yield from ask(g, piece.name, "trade", lambda: _trades(piece), always=deadly)
    if way == "lose health":
        deaths = piece.deaths
        lose_health(g, piece, 1, "bonus")
        yield from die_if_perished(g, piece)
        if piece.deaths == deaths:
            gain_energy(g, piece, 2, "bonus")
    else:
        lose_energy(g, piece, 1, "bonus")
        gain_health(g, piece, 1, "bonus")


def _free_step(g: World, piece: Piece) -> Steps[None]:
    """A space over, or safely: neither the energy nor the action is paid."""
    tails = []
    if moves.over_cost(g, piece) is not None:
        tails.append("over")
    if moves.safe_cost(g) is not None:
        tails.append("safe")
    options = [f"move {d} {tail}" for d in DIRECTIONS for tail in tails]
    word = yield from ask(g, piece.name, "move", options)
    _, direction, tail = word.split()
    length = 2 if tail == "over" else 1
    yield from moves.go(g, piece, direction, length, safe=tail == "safe", energy=0)


# Theseus --------------------------------------------------------------------------------------


def _fruits_to_go(g: World, piece: Piece) -> list[str]:
    here = g.kinds[piece.at] if piece.at is not None else None
    return [fruit for fruit in FRUITS if fruit in piece.board.visited and fruit != here]


def _to_fruit(g: World, piece: Piece) -> Steps[None]:
    fruit = yield from ask(g, piece.name, "fruit", lambda: _fruits_to_go(g, piece))
    cover = g.ruling("safe-first") == "whole"
    coming = Coming(None, "choice", safe=True, cover=cover)  # L13.5
    yield from visits.visit(g, piece, g.space_of_fruit(fruit), coming)


def _circle(g: World, piece: Piece) -> Steps[None]:
    circle_leftmost(g, piece)
    yield from ()


def _crossed_of_others(piece: Piece) -> list[str]:
    board = piece.board
    return [
        fruit
        for fruit in FRUITS
        if board.fruits.get(fruit) == "crossed" and board.bonus_of(fruit) != "replenish"
    ]


def _replenish(g: World, piece: Piece) -> Steps[None]:
    fruit = yield from ask(g, piece.name, "fruit", lambda: _crossed_of_others(piece))
    piece.board.fruits[fruit] = "circled"
    g.tell(fruit=fruit, mark="circled", who=piece.name)


# Phil -----------------------------------------------------------------------------------------


def _immunity(g: World, piece: Piece) -> Steps[None]:
    free = lambda: [op for op in OP_PIECES if op not in piece.immune]  # noqa: E731
    op = yield from ask(g, piece.name, "piece", free)
    piece.immune.append(op)
    g.tell(immune=op, who=piece.name)


def _line(g: World, piece: Piece) -> Steps[None]:
    direction = yield from ask(g, piece.name, "direction", list(DIRECTIONS))
    if piece.at is None:
        return
    at = yield from _place_of(g, piece, direction)
    names = [g.name_of(space) for space in geometry.line(at, direction)]
    g.shuffle.shuffle(names)
    g.tell(told=names, who=piece.name, by="line", direction=direction)


# Schrodie -------------------------------------------------------------------------------------


def _pieces_on_spaces(g: World) -> list[str]:
    """Anyone's, her own too; not the Wave in the ocean."""
    ops = [op for op in OP_PIECES if g.op[op] is not None]
    if "wave" in ops and g.wave_in_lake() is None:
        ops.remove("wave")
    return ops + [piece.name for piece in g.pieces if piece.at is not None]


def _neighbour(g: World, piece: Piece) -> Steps[None]:
    name = yield from ask(g, piece.name, "piece", lambda: _pieces_on_spaces(g))
    direction = yield from ask(g, piece.name, "direction", list(DIRECTIONS))
    if name not in _pieces_on_spaces(g):  # only a correction in between can have taken it off
        return
    if g.is_captive(name):
        at = yield from _place_of(g, g.piece(name), direction)
    else:
        at = yield from _place_of_op(g, name, direction)
    told: list[Fact] = [
        {"direction": direction, "space": g.name_of(geometry.neighbour(at, direction))}
    ]
    g.tell(told=told, who=piece.name, by="neighbour", piece=name, direction=direction)


def _heal(g: World, piece: Piece) -> Steps[None]:
    gain_health(g, piece, 1, "bonus")
    yield from ()


# Where a power looks from (L7.5) --------------------------------------------------------------


def _pick(g: World, lake: list[str], direction: str | None) -> Steps[str]:
    if direction is None:
        return (yield from ask(g, "op", "from", list(lake)))
    shore = [space for space in lake if geometry.neighbour(space, direction) not in lake]
    leads = {space: geometry.neighbour(space, direction) or "ocean" for space in shore}
    return (yield from ask(g, "op", "from", shore, leads=leads))


def _place_of(g: World, piece: Piece, direction: str | None = None) -> Steps[str]:
    assert piece.at is not None
    if not piece.lying:
        return piece.at
    return (yield from _pick(g, g.lake_at(piece.at), direction))


def _place_of_op(g: World, op: str, direction: str) -> Steps[str]:
    at = g.op[op]
    assert at is not None
    lake = g.lakes[at] if at in g.lakes else g.lake_at(at)
    return (yield from _pick(g, lake, direction)) if lake else at


DOES = {
    "locate": _locate, "number": _number, "action": _action, "around": _around,
    "trade": _trade, "free-step": _free_step, "to-fruit": _to_fruit, "circle": _circle,
    "replenish": _replenish, "immunity": _immunity, "line": _line, "neighbour": _neighbour,
    "heal": _heal,
}  # fmt: skip
