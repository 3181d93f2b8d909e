"""Draw the icon of the Android package and the picture shown while it starts:

    .venv/bin/python -m tools.build_icon [DIR]

They are the island's own shapes in the colours of the app, and no picture of anybody else. What it
makes is checked in, in `apk/`. It needs rsvg-convert (librsvg2-bin); 2.54 writes these bytes.
"""

import subprocess
import sys
from collections.abc import Iterable
from math import cos, radians, sin, sqrt
from pathlib import Path
from typing import Final

from companion.ui.kit import theme

HERE: Final = Path(__file__).resolve().parents[1] / "apk"

# Nineteen of the island's spaces, a row a line, by their kind.
SPACES: Final = (
    ("fruit", "lake", "camp"),
    ("portal", "mirage", "fruit", "oracle"),
    ("camp", "fruit", "knot", "lake", "mirage"),
    ("oracle", "lake", "portal", "fruit"),
    ("mirage", "fruit", "camp"),
)
SPACE: Final = 0.93  # a space as drawn, by the side of its cell
SHORE: Final = 5.05  # the ocean's corner, where a space's is 1
ICON: Final = 512
ROUND: Final = 96  # the corners of the icon, where the system does not cut it itself
LAYER: Final = 432  # of an adaptive icon, 108 dp: whatever lies outside its inner 66 may be cut off
SAFE: Final = LAYER * 66 / 108
PRESPLASH: Final = 1024


def corners(x: float, y: float, size: float, first: float) -> str:
    """A hexagon as SVG wants its points."""
    angles = [radians(first + 60 * corner) for corner in range(6)]
    return " ".join(f"{x + size * cos(a):.2f},{y - size * sin(a):.2f}" for a in angles)


def hexagon(x: float, y: float, size: float, fill: str, first: float = 30) -> str:
    return f'<polygon points="{corners(x, y, size, first)}" fill="{fill}"/>'


def ocean(middle: float, r: float) -> str:
    """The water around the island, with its flat sides up and down."""
    return hexagon(middle, middle, SHORE * r, theme.OCEAN, 0)


def island(middle: float, r: float) -> str:
    """The spaces, `r` from the middle of one to its corner."""
    drawn = []
    for row, kinds in enumerate(SPACES):
        for column, kind in enumerate(kinds):
            x = middle + sqrt(3) * r * (column - (len(kinds) - 1) / 2)
            y = middle + 1.5 * r * (row - 2)
            drawn.append(hexagon(x, y, SPACE * r, theme.FILL[kind]))
            if kind == "knot":
                drawn += knot(x, y, SPACE * r)
    return "".join(drawn)


def knot(x: float, y: float, r: float) -> Iterable[str]:
    """Three ways cross on it, from a side to the one opposite."""
    for angle, colour in zip((0, 60, 120), theme.KNOT_ARROWS, strict=True):
        dx, dy = 0.62 * r * cos(radians(angle)), 0.62 * r * sin(radians(angle))
        yield (
            f'<line x1="{x - dx:.2f}" y1="{y + dy:.2f}" x2="{x + dx:.2f}" y2="{y - dy:.2f}"'
            f' stroke="{colour}" stroke-width="{0.2 * r:.2f}" stroke-linecap="round"/>'
        )


def ground(side: float, corner: float = 0) -> str:
    return f'<rect width="{side}" height="{side}" rx="{corner}" fill="{theme.BG}"/>'


def drawings() -> dict[str, tuple[int, str]]:
    """Side and body of each picture, by its file."""
    middle, layer = ICON / 2, LAYER / 2
    r, safe = ICON / 11.2, SAFE / 2 / 4.45
    return {
        "icon.png": (ICON, ground(ICON, ROUND) + ocean(middle, r) + island(middle, r)),
        "icon_foreground.png": (LAYER, island(layer, safe)),
        "icon_background.png": (LAYER, ground(LAYER) + ocean(layer, safe)),
        # Scaled to the screen as a whole: so the picture itself stands in a wide margin.
        "presplash.png": (PRESPLASH, ground(PRESPLASH) + ocean(PRESPLASH / 2, 44)
                          + island(PRESPLASH / 2, 44)),
    }  # fmt: skip


def main(folder: Path = HERE) -> None:
    folder.mkdir(exist_ok=True)
    for name, (side, body) in drawings().items():
        drawing = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{body}</svg>'
        )
        command = ["rsvg-convert", "--output", str(folder / name)]
        subprocess.run(command, input=drawing.encode(), check=True)
        print(f"{folder / name}: {side} pixels")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
