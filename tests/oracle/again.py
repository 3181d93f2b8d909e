"""Marks that a correction makes a board show anew (L17): told to the board's owner."""

from tests.oracle.boards import EXTRAS, FRUITS, OP_PIECES, Piece
from tests.oracle.world import Fact, World

Shown = dict[str, dict[str, str]]


def shown(g: World) -> Shown:
    """Everything that stands on the boards and beside the island; under "" what is nobody's."""
    boards = {piece.name: _figure(piece) for piece in g.pieces}
    for board in g.boards:
        mine = boards[board.who]
        for fruit in FRUITS:
            if fruit in board.palms:
                mine[f"{fruit} palm"] = f"{fruit} palm {board.palms[fruit]}"
            mine[fruit] = f"{fruit} {board.fruits.get(fruit, 'free')}"
        mine["mission"] = f"mission {len(board.mission)}"
        for extra in EXTRAS:
            mine[f"extra {extra}"] = f"extra {extra} {board.extra.get(extra, 'free')}"
        for op in OP_PIECES:
            mine[f"symbol {op}"] = f"symbol {op} {board.symbols.get(op, 'free')}"
    boards[""] = {"deaths": f"deaths {g.deaths}", "token": f"token {g.token or 'none'}"}
    return boards


def _figure(piece: Piece) -> dict[str, str]:
    figure = {"energy": f"energy {piece.energy}", "actions": f"actions {piece.actions}"}
    if piece.health is not None:
        figure = {"health": f"health {piece.health}", **figure}
    if piece.is_ghost:
        figure = {"max": f"max {piece.max}", **figure}
    return figure


def told(g: World, before: Shown) -> list[Fact]:
    facts: list[Fact] = []
    for who, marks in shown(g).items():
        new = {what: mark for what, mark in marks.items() if before[who].get(what) != mark}
        for fruit in FRUITS:
            if f"{fruit} palm" in new and new.get(fruit) == f"{fruit} circled":
                del new[fruit]  # to write it there is to circle it
        if new:
            facts.append({"again": list(new.values()), **({"who": who} if who else {})})
    return facts
