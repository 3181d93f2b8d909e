"""The things of the island in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island.terms import FRUITS

CAPTIVES: Final = {
    "granddead": "Granddead",
    "achilles": "Achilles",
    "hempel": "Hempel",
    "theseus": "Theseus",
    "phil": "Phil",
    "schrodie": "Schrodie",
}
PIECES: Final = {"wave": "Wave", "rock": "Rock", "bush": "Bush"}
THE_PIECE: Final = {piece: f"the {name}" for piece, name in PIECES.items()}

# All that can be met on a space.
MET: Final = {**CAPTIVES, **THE_PIECE}

DIRECTIONS: Final = {
    "NW": "north-west",
    "NE": "north-east",
    "E": "east",
    "SE": "south-east",
    "SW": "south-west",
    "W": "west",
}
PARTS: Final = {**DIRECTIONS, "N": "north", "S": "south"}

FRUIT_NAMES: Mapping[str, str] = {fruit: str(fruit) for fruit in FRUITS}
_PLURAL: Final = ("grapes", "cherries")
IT: Mapping[str, str] = {fruit: "them" if fruit in _PLURAL else "it" for fruit in FRUITS}

# The name alone, the name in a sentence, and where a piece on it is.
_SPACES: Final[dict[str, tuple[str, str, str]]] = {
    **{fruit: (fruit, f"the {fruit}", f"on the {fruit}") for fruit in FRUITS},
    **{
        f"camp-{letter.lower()}": (f"camp {letter}", f"camp {letter}", f"in camp {letter}")
        for letter in "AB"
    },
    "oracle": ("oracle", "an oracle", "at an oracle"),
    "snakes": ("mirage with snakes", "the mirage with snakes", "on the mirage with snakes"),
    "zombies": ("mirage with zombies", "the mirage with zombies", "on the mirage with zombies"),
    "ufo": ("mirage with a UFO", "the mirage with a UFO", "on the mirage with a UFO"),
    "knot": ("Escher knot", "an Escher knot", "on an Escher knot"),
    **{f"portal-{n}": (f"portal {n}", f"portal {n}", f"on portal {n}") for n in (1, 2, 3)},
    "anomaly": ("anomaly", "an anomaly", "on an anomaly"),
    **{
        f"anomaly:{effect}": (name, f"the {name}", f"on the {name}")
        for effect, name in {
            "lose-health": "anomaly with health loss",
            "lose-energy": "anomaly with energy loss",
            "lose-fruit": "anomaly with fruit loss",
            "rock": "Rock anomaly",
            "bush": "Bush anomaly",
            "wave": "Wave anomaly",
            "to-fruit": "anomaly that leads to a fruit",
            "to-lake": "anomaly that leads to a lake",
            "aside": "sidestep anomaly",
            "arrows": "arrow anomaly",
        }.items()
    },
    **{
        f"lake:{shape}": (f"{name} lake", f"the {name} lake", f"in the {name} lake")
        for shape, name in {
            "straight": "straight",
            "triangle": "triangular",
            "bend": "L-shaped",
        }.items()
    },
    "ocean": ("ocean", "the ocean", "in the ocean"),
}
NAME: Mapping[str, str] = {space: name for space, (name, _, _) in _SPACES.items()}
THE: Mapping[str, str] = {space: the for space, (_, the, _) in _SPACES.items()}
# Of a space that was named before: `the Escher knot`.
DEFINITE: Mapping[str, str] = {
    space: f"the {NAME[space]}" if the.startswith("an ") else the for space, the in THE.items()
}
ON: Mapping[str, str] = {space: on for space, (_, _, on) in _SPACES.items()}
IS: Mapping[str, str] = {
    space: f"{'are' if space in _PLURAL else 'is'} {the}" for space, the in THE.items()
}


def amounts(health: int, energy: int) -> str:
    """`1 health and 2 energy`, whatever the signs."""
    if not energy:
        return f"{abs(health)} health"
    if not health:
        return f"{abs(energy)} energy"
    return f"{abs(health)} health and {abs(energy)} energy"
