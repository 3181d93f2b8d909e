"""A set-up as the mapping of a table script."""

from typing import Any

from companion.games.island.box import NO_TOKEN, Box, InForce
from companion.games.island.hexes import HEXES, ROWS
from companion.games.island.layout import Pattern
from companion.games.island.rulings import played
from companion.games.island.setup import SetUp


def as_table(given: SetUp, seed: int = 0) -> dict[str, Any]:
    return {
        "game": "paradox-island",
        "players": given.players,
        "island": [
            " ".join(given.island.spaces[at] for at in HEXES if at[0] == row) for row in ROWS
        ],
        "knots": {str(at): arrows(pattern) for at, pattern in given.island.knots.items()},
        "arrows": ["-".join(sorted(group)) for group in given.box.arrows],
        "anomalies": {str(at): effect for at, effect in given.anomalies.items()},
        "stack": list(given.stack),
        "seed": seed,
        "op": {"wave": given.wave, "rock": str(given.rock), "bush": str(given.bush)},
        "captives": captives(given),
        "boards": boards(given.box),
        "rulings": played(given.rulings),
        "tokens": owner_made(given.box),
    }


def arrows(pattern: Pattern) -> list[str]:
    pairs = {tuple(sorted((side, out))) for side, out in pattern.items()}
    return ["-".join(pair) for pair in sorted(pairs)]


def captives(given: SetUp) -> list[dict[str, Any]]:
    if given.players == 2:
        first, second = given.seats
        return [{"who": first.who, "with": second.who, "start": [first.start, second.start]}]
    return [{"who": seat.who, "start": seat.start} for seat in given.seats]


def boards(box: Box) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for who, board in box.boards.items():
        found[who] = {"energy": board.energy, "half-sun": sorted(board.half_sun)}
        if board.health is not None:
            found[who]["health"] = board.health
        if who != "hempel":
            found[who]["bonuses"] = {name: sorted(f) for name, f in board.bonuses.items()}
    return found


def owner_made(box: Box) -> dict[str, Any]:
    return {
        word: {
            "name": {"en": word, "ru": word},
            "text": {"en": word, "ru": word},
            "does": ticks(token.does),
        }
        for word, token in box.tokens.items()
        if token.does.word is None and token.does != NO_TOKEN
    }


def ticks(does: InForce) -> dict[str, Any]:
    """What differs from the rules, as the owner ticks it."""
    found: dict[str, Any] = {}
    for name in ("op_actions", "captive_actions", "restore", "bush_damage", "wave_damage"):
        by = getattr(does, name) - getattr(NO_TOKEN, name)
        if by:
            found[name.replace("_", "-")] = by
    for name in ("safe_cost", "over_cost"):
        cost = getattr(does, name)
        if cost is None:
            found[name.replace("_", "-")] = "forbidden"
        elif cost != 1:
            found[name.replace("_", "-")] = cost - 1
    if does.idle:
        found["idle"] = sorted(does.idle)
    if not does.bonuses:
        found["bonuses"] = "forbidden"
    if does.free:
        found["free"] = sorted(does.free)
    return found
