"""The values printed on the pieces (box data), and the captives' boards made from them."""

from dataclasses import dataclass, field
from typing import Any

FRUITS = ("orange", "banana", "grapes", "cherries", "strawberry", "lime", "apple")
ANOMALIES = (
    "lose-health", "lose-energy", "lose-fruit", "rock", "bush", "wave",
    "to-fruit", "to-lake", "aside", "arrows",
)  # fmt: skip
LAKES = ("straight", "triangle", "bend")
MIRAGES = ("snakes", "zombies", "ufo")
PORTALS = ("portal-1", "portal-2", "portal-3")
SPACE_WORDS = (*FRUITS, "camp-a", "camp-b", "oracle", *MIRAGES, "knot", *PORTALS, "anomaly", *LAKES)
OP_PIECES = ("wave", "rock", "bush")  # the order in which anything is done with them
NAMED_TOKENS = ("algae", "lithophytes", "flood", "ivy", "hurricane")
TOKENS = (*NAMED_TOKENS, *(f"token-{n}" for n in range(6, 13)))
ARROWS = ("NW-E-SW", "NE-SE-W")
KNOTS = (("NW-SE", "NE-SW", "E-W"), ("NW-NE", "E-SE", "SW-W"), ("NW-SE", "NE-E", "SW-W"))

# L18: the value here first, then the others.
RULINGS: dict[str, tuple[str, ...]] = {
    "corner-joint": ("both", "op"),
    "extra-lost": ("yes",),
    "free-actions": ("between", "asked"),
    "safe-first": ("yes", "whole"),
    "on-visit": ("before", "after"),
    "knot-again": ("stop",),
    "oracle-spaces": ("spaces", "pieces"),
    "no-side": ("nothing",),
    "forced-unsafe": ("yes",),
    "anomaly-pass": ("yes", "no"),
    "lake-shore": ("yes", "no"),
    "lying-origin": ("op",),
    "return": ("meeting",),
    "into-ocean": ("any", "step"),
    "revival-meets": ("yes", "no"),
    "off-island": ("yes",),
    "wave-once": ("harm", "action"),
    "op-steps-off": ("yes", "no"),
    "bush-on-granddead": ("health-first", "both"),
    "theseus-met": ("both", "visits"),
    "fog-help": ("no", "yes"),
    "algae-adds": ("yes", "no"),
    "flood-after": ("attacks", "no"),
    "flood-lake": ("named", "unnamed"),
    "ivy-once": ("yes",),
}

BOXES: dict[str, dict[str, Any]] = {
    "granddead": {
        "health": None,
        "energy": 6,
        "half-sun": ["meeting", "back"],
        "bonuses": {
            "meeting": ["grapes", "strawberry"],
            "locate": ["orange", "banana"],
            "back": ["cherries", "lime", "apple"],
        },
    },
    "achilles": {
        "health": 3,
        "energy": 4,
        "half-sun": ["to-captive"],
        "bonuses": {
            "number": ["orange", "apple", "lime"],
            "to-captive": ["banana", "grapes"],
            "action": ["cherries", "strawberry"],
        },
    },
    "hempel": {
        "health": 3,
        "energy": 4,
        "half-sun": [],
        "bonuses": {"around": 3, "trade": 2, "free-step": 2},  # palm boxes, not fruits
    },
    "theseus": {
        "health": 3,
        "energy": 4,
        "half-sun": [],
        "bonuses": {
            "to-fruit": ["banana", "cherries", "grapes"],
            "circle": ["orange", "lime"],
            "replenish": ["strawberry", "apple"],
        },
    },
    "phil": {
        "health": 3,
        "energy": 4,
        "half-sun": [],
        "bonuses": {
            "immunity": ["lime", "cherries"],
            "line": ["grapes", "apple", "strawberry"],
            "reward": ["orange", "banana"],
        },
    },
    "schrodie": {
        "health": 3,
        "energy": 4,
        "half-sun": ["refuse"],
        "bonuses": {
            "refuse": ["banana", "orange"],
            "neighbour": ["grapes", "lime", "apple"],
            "heal": ["cherries", "strawberry"],
        },
    },
}
EXTRAS = ("energy", "health", "action")  # Theseus's boxes, left to right


@dataclass(eq=False)
class Board:
    """One captive player: what the two pieces of two players share (L15.1) stands here."""

    who: str
    health: int | None
    energy: int
    half_sun: list[str]
    bonuses: dict[str, Any]
    starts: list[str]
    pieces: list["Piece"] = field(default_factory=list)
    fruits: dict[str, str] = field(default_factory=dict)  # circled, crossed
    palms: dict[str, int] = field(default_factory=dict)
    mission: list[str] = field(default_factory=list)
    visited: list[str] = field(default_factory=list)
    extra: dict[str, str] = field(default_factory=dict)
    symbols: dict[str, str] = field(default_factory=dict)

    def names(self) -> list[str]:
        return list(self.bonuses)

    def bonus_of(self, fruit: str) -> str:
        """The bonus that this fruit carries; Hempel's is the one whose palm it stands under."""
        if self.who == "hempel":
            return self.names()[self.palms[fruit] - 1]
        return next(name for name, fruits in self.bonuses.items() if fruit in fruits)

    def ready(self, bonus: str) -> list[str]:
        """The circled fruits that carry this bonus."""
        return [
            fruit
            for fruit in FRUITS
            if self.fruits.get(fruit) == "circled" and self.bonus_of(fruit) == bonus
        ]

    def free_palms(self) -> list[int]:
        boxes = [size if isinstance(size, int) else len(size) for size in self.bonuses.values()]
        written = list(self.palms.values())
        return [n for n, size in enumerate(boxes, 1) if written.count(n) < size]


@dataclass(eq=False)
class Piece:
    """One figure of a captive. `arrival` grows whenever it is put anywhere or taken off."""

    name: str
    board: Board
    start: str
    health: int | None
    energy: int
    max: int
    at: str | None = None
    lying: bool = False
    in_ocean: bool = False
    dead: bool = False  # off the island until the end of the turn (L10.3)
    actions: int = 0
    arrival: int = 0
    deaths: int = 0
    came_from: str | None = None  # L14.1
    immune: list[str] = field(default_factory=list)

    @property
    def is_ghost(self) -> bool:
        """Granddead's figures: energy is both (L14.1)."""
        return self.board.who == "granddead"


def word(value: Any) -> str:
    """YAML's bare yes, no and numbers are read as the words."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def lay_boards(table: dict[str, Any]) -> list[Board]:
    boards = []
    for captive in table["captives"]:
        who = captive["who"]
        box = {**BOXES[who], **((table.get("boards") or {}).get(who) or {})}
        start = captive["start"]
        starts = list(start) if isinstance(start, list) else [start]
        names = [who, captive["with"]] if "with" in captive else [who]
        bonuses = {**BOXES[who]["bonuses"], **box["bonuses"]}
        health = None if who == "granddead" else box["health"]
        board = Board(who, health, box["energy"], list(box["half-sun"]), bonuses, starts)
        for name, first in zip(names, starts, strict=True):
            energy = board.energy
            board.pieces.append(Piece(name, board, first, health, energy, energy))
        _circle_starts(board, captive.get("palm", 1))
        boards.append(board)
    return boards


def _circle_starts(board: Board, palm: int | list[int]) -> None:
    """L2.7: the starting fruit is circled; Hempel's stands in a palm box."""
    for number, fruit in enumerate(board.starts):
        board.fruits[fruit] = "circled"
        board.visited.append(fruit)
        if board.who == "hempel":
            wanted = palm[number] if isinstance(palm, list) else palm
            free = board.free_palms()
            board.palms[fruit] = wanted if wanted in free else free[0]
