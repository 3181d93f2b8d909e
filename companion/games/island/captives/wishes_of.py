"""The spaces that a captive wants to come to on a supposed island (L11, L14)."""

from __future__ import annotations

from companion.games.island.board.hexes import CORNERS
from companion.games.island.captives.supposed import Supposed
from companion.games.island.captives.view import OwnView
from companion.games.island.terms import FRUITS, MIRAGES, PORTALS, STONES, Hex


def wanted(view: OwnView, island: Supposed) -> tuple[Hex, ...]:
    match view.board:
        case "granddead":  # he hunts the pieces that he can place
            return tuple(island.places[one] for one in STONES if one in island.places)
        case "achilles":
            return tuple(at for at in CORNERS if at not in island.marked)
        case "phil":
            return tuple(
                at
                for at, word in island.spaces.items()
                if word.startswith("anomaly") and word.partition(":")[2] not in view.marks
                and at not in island.marked
            )  # fmt: skip
        case "theseus":
            return _of(view, island, PORTALS, "oracle")
        case "schrodie":
            return _of(view, island, MIRAGES, "knot")
        case _:
            starts = {one.start for one in view.figures}
            return _of(view, island, tuple(one for one in FRUITS if one not in starts), "")


def _of(view: OwnView, island: Supposed, once: tuple[str, ...], alike: str) -> tuple[Hex, ...]:
    """Words that count once, and spaces alike of which each counts."""
    return tuple(
        at
        for at, word in island.spaces.items()
        if (word in once and word not in view.marks) or (word == alike and at not in island.marked)
    )
