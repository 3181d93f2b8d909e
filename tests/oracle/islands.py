"""Random legal tables (L1.5, L2): islands, boards, rulings, tokens."""

import random
from typing import Any

from tests.oracle.boards import (
    ANOMALIES,
    BOXES,
    FRUITS,
    LAKES,
    MIRAGES,
    NAMED_TOKENS,
    PORTALS,
    RULINGS,
    TOKENS,
)
from tests.oracle.geometry import DIRECTIONS, PARTS, SPACES, WIDTHS, neighbour

Table = dict[str, Any]

# The way from the first to the second space of a lake, and from the second to the third (L1.5).
TURNS = {"straight": 0, "triangle": 2, "bend": 1}
SINGLE = (
    *FRUITS, "camp-a", "camp-b", "oracle", "oracle", *MIRAGES, *("knot",) * 3,
    *PORTALS, *PORTALS, *("anomaly",) * 5,
)  # fmt: skip


def random_table(dice: random.Random) -> Table:
    """A legal table, as YAML would read it."""
    kinds = _island(dice)
    anomalies = _anomalies(dice, kinds)
    players = dice.choice((2, 3, 4))
    captives = _captives(dice, players)
    starts = {fruit for captive in captives for fruit in _list(captive["start"])}
    free = [s for s in SPACES if kinds[s] in FRUITS and kinds[s] not in starts]
    return {
        "game": "paradox-island",
        "players": players,
        "island": _rows(kinds),
        "knots": {space: _pairs(dice) for space in SPACES if kinds[space] == "knot"},
        "arrows": list(dice.choice((("NW-E-SW", "NE-SE-W"), ("NW-NE-E", "SE-SW-W")))),
        "anomalies": anomalies,
        "stack": dice.sample(TOKENS, dice.randrange(len(TOKENS) + 1)),
        "seed": dice.randrange(1000),
        "op": {
            "wave": dice.choice(PARTS),
            "rock": dice.choice(list(anomalies)),
            "bush": dice.choice(free),
        },
        "captives": captives,
        "boards": _boards(dice) if dice.random() < 0.5 else {},
        "rulings": {name: dice.choice(values) for name, values in RULINGS.items()}
        if dice.random() < 0.6
        else {},
        "tokens": _tokens(dice) if dice.random() < 0.6 else {},
        "script": [],
    }


def _list(value: str | list[str]) -> list[str]:
    return value if isinstance(value, list) else [value]


def _island(dice: random.Random) -> dict[str, str]:
    while True:
        kinds: dict[str, str] = {}
        for shape in LAKES:
            water = _lake(dice, shape)
            if water is None or any(space in kinds for space in water):
                break
            kinds |= dict.fromkeys(water, shape)
        else:
            rest = [space for space in SPACES if space not in kinds]
            words = list(SINGLE)
            dice.shuffle(words)
            return kinds | dict(zip(rest, words, strict=True))


def _lake(dice: random.Random, shape: str) -> list[str] | None:
    first = dice.choice(SPACES)
    way = dice.randrange(6)
    second = neighbour(first, DIRECTIONS[way])
    if second is None:
        return None
    third = neighbour(second, DIRECTIONS[(way + TURNS[shape]) % 6])
    return [first, second, third] if third is not None else None


def _rows(kinds: dict[str, str]) -> list[str]:
    left = iter(SPACES)
    return [" ".join(kinds[next(left)] for _ in range(width)) for width in WIDTHS]


def _anomalies(dice: random.Random, kinds: dict[str, str]) -> dict[str, str]:
    spaces = [space for space in SPACES if kinds[space] == "anomaly"]
    return dict(zip(spaces, dice.sample(ANOMALIES, 5), strict=True))


def _pairs(dice: random.Random) -> list[str]:
    sides = list(DIRECTIONS)
    dice.shuffle(sides)
    return [f"{sides[n]}-{sides[n + 1]}" for n in (0, 2, 4)]


def _captives(dice: random.Random, players: int) -> list[Table]:
    names = list(BOXES)
    dice.shuffle(names)
    fruits = list(FRUITS)
    dice.shuffle(fruits)
    if players == 2:
        return [{"who": names[0], "with": names[1], "start": fruits[:2]}]
    captives: list[Table] = []
    for name, fruit in zip(names[: players - 1], fruits, strict=False):
        captive: Table = {"who": name, "start": fruit}
        if name == "hempel":
            captive["palm"] = dice.choice((1, 2, 3))
        captives.append(captive)
    return captives


def _boards(dice: random.Random) -> Table:
    """Now and then other health and energy, and more bonuses for any turn."""
    boards: Table = {}
    for name, box in BOXES.items():
        if dice.random() < 0.3:
            boards[name] = {"energy": dice.choice((4, 5, 6))}
            if box["health"] is not None:
                boards[name]["health"] = dice.choice((2, 3, 4))
        if dice.random() < 0.3:
            some = dice.sample(list(box["bonuses"]), 2)
            boards.setdefault(name, {})["half-sun"] = some
    return boards


def _tokens(dice: random.Random) -> Table:
    return {name: _token(dice) for name in TOKENS if name not in NAMED_TOKENS}


def _token(dice: random.Random) -> Table:
    ticks: Table = {
        "op-actions": dice.choice((-1, 1)),
        "captive-actions": dice.choice((-1, 1)),
        "safe-cost": dice.choice((-1, 1, "forbidden")),
        "over-cost": dice.choice((-1, 1, "forbidden")),
        "restore": dice.choice((-1, 1)),
        "bush-damage": dice.choice((-1, 1)),
        "wave-damage": dice.choice((-1, 1)),
        "idle": dice.sample(("camp", "portal", "knot", "oracle", "fruit"), 2),
        "bonuses": "forbidden",
        "free": [dice.choice(("wave", "rock", "bush"))],
    }
    chosen = dice.sample(list(ticks), dice.choice((0, 1, 2, 3)))
    text = {"en": "?", "ru": "?"}
    return {"name": text, "text": text, "does": {key: ticks[key] for key in chosen}}
