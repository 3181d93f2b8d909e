"""The logo in sand, the back of a closed tile: six bars that go round and cannot."""

from __future__ import annotations

from typing import Final

from companion.ui.island.map.drawn.map_paint import SmoothMesh
from companion.ui.island.map.geometry import Line, grown

_SIZE: Final = 50  # of the drawing, from its middle to a corner
# The colour of each bar, and its corners; y grows downwards.
_BARS: Final[tuple[tuple[str, Line], ...]] = (
    ("#E8D09A", ((0, -50), (32.04, -31.5), (32.04, 5.5), (20.78, 12), (20.78, -25),
                 (-11.26, -43.5))),
    ("#B9A67A", ((43.3, -25), (43.3, 12), (11.26, 30.5), (0, 24), (32.04, 5.5), (32.04, -31.5))),
    ("#A89A74", ((43.3, 25), (11.26, 43.5), (-20.78, 25), (-20.78, 12), (11.26, 30.5),
                 (43.3, 12))),
    ("#A09368", ((0, 50), (-32.04, 31.5), (-32.04, -5.5), (-20.78, -12), (-20.78, 25),
                 (11.26, 43.5))),
    ("#BCAA7E", ((-43.3, 25), (-43.3, -12), (-11.26, -30.5), (0, -24), (-32.04, -5.5),
                 (-32.04, 31.5))),
    ("#EBD6A4", ((-43.3, -25), (-11.26, -43.5), (20.78, -25), (20.78, -12), (-11.26, -30.5),
                 (-43.3, -12))),
)  # fmt: skip
_APART: Final = 1.0


def logo(sketch: SmoothMesh, size: float) -> None:
    """Round (0, 0): `size` from there to a corner. Each bar is two straight ones."""
    for colour, bar in _BARS:
        line = tuple((x * size / _SIZE, -y * size / _SIZE) for x, y in reversed(bar))
        a, b, c, d, e, f = grown(line, -_APART * size / _SIZE)
        sketch.region(((a, b, e, f), (b, c, d, e)), colour)
