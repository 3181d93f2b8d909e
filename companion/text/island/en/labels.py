"""The words of the notation in English, short enough for a button: see `labels`."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.island.terms import OP
from companion.text.island.en.nouns import (
    CAPTIVES,
    DIRECTIONS,
    FRUIT_NAMES,
    NAME,
    PARTS,
    PIECES,
    THE,
)

LABELS: Mapping[str, str] = {
    "yes": "yes",
    "no": "no",
    "use": "use it",
    "decline": "decline",
    "activate": "activate",
    "stay": "stay",
    "pass": "do nothing",
    "done": "nothing more",
    "none": "no direction",
    "2 health": "2 health",
    "2 energy": "2 energy",
    "1 and 1": "1 health and 1 energy",
    "lose health": "lose 1 health, regain 2 energy",
    "lose energy": "lose 1 energy, regain 1 health",
    "restore": "restore energy",
    "end": "end turn",
    "undo": "undo",
    "redo": "redo",
    "extra energy": "extra energy",
    "extra health": "extra health",
    "extra action": "extra action",
    "move": "move",
    "over": "a space over",
    "safe": "safely",
    **PARTS,
    **FRUIT_NAMES,
    **PIECES,
    **CAPTIVES,
    **{camp: NAME[camp] for camp in ("camp-a", "camp-b")},
    **{shape: NAME[f"lake:{shape}"] for shape in ("straight", "triangle", "bend")},
}
# The question's own verbs: by what is asked, by what brought it up, and the word.
ANSWERS: Mapping[tuple[str, str, str], str] = {
    ("carry", "knot", "activate"): "go through",
    ("carry", "portal", "activate"): "go through",
    ("carry", "anomaly", "activate"): "use it",
    ("ability", "ocean", "use"): "go on",
    ("ability", "ocean", "decline"): "go back",
    ("ability", "algae", "use"): "go on",
    ("ability", "algae", "decline"): "stay in the ocean",
    ("ability", "symbol", "use"): "cross it out",
    ("ability", "symbol", "decline"): "keep the symbol",
    ("bonus", "", "decline"): "no bonus",
    ("fruit", "algae", "decline"): "nothing",
}
PALMS: Mapping[str, str] = {"1": "bonus 1", "2": "bonus 2", "3": "bonus 3"}
TWO_OVER: str = "two spaces over"
WAVE_MOVES: str = "the Wave’s move"
A_CORRECTION: str = "a correction"
AN_ANSWER: str = "an answer"
THIS_ORDER: str = "this order"
# Steps done whose button has a label that commands.
STEPS: Mapping[str, str] = {"restore": "restoring energy"}


def end_of_turn(who: str) -> str:
    return f"end of {'the OP' if who == OP else CAPTIVES[who]}’s turn"


def bonus(fruit: str) -> str:
    return f"bonus of the {FRUIT_NAMES[fruit]}"


def push(piece: str, whom: str, direction: str) -> str:
    return f"{PIECES[piece]} pushes {CAPTIVES[whom]} {DIRECTIONS[direction]}"


def goes(piece: str, where: str) -> str:
    """`Rock north-east`, `Wave to the straight lake`."""
    lake = f"lake:{where}"
    return f"{PIECES[piece]} {f'to {THE[lake]}' if lake in THE else PARTS[where]}"


def wave_hits(whom: str) -> str:
    return f"Wave attacks {CAPTIVES[whom]}"


def where(whom: str) -> str:
    return f"where is {CAPTIVES[whom]}?"


def ways(one: str, two: str) -> str:
    return f"{DIRECTIONS[one]} and {DIRECTIONS[two]}"
