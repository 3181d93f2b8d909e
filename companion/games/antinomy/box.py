"""The owner's box: the circle of colours on the back of the Codex (A1.3, `codex-order`)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

from companion.games.antinomy.cards import COLOURS, Colour

CODEX_ORDER: Final = "codex-order"
# Every circle once: it is the same wherever it is begun.
CIRCLES: Final[tuple[tuple[Colour, ...], ...]] = tuple(
    (COLOURS[0], *rest) for rest in permutations(COLOURS[1:])
)


def told_order(tree: Mapping[str, Any]) -> tuple[Colour, ...] | None:
    """The circle that the owner has told; None where nothing that makes sense is."""
    found = tree.get(CODEX_ORDER)
    return next((one for one in CIRCLES if isinstance(found, list) and list(one) == found), None)


def with_order(tree: Mapping[str, Any], order: tuple[Colour, ...]) -> dict[str, Any]:
    return {**tree, CODEX_ORDER: list(order)}
