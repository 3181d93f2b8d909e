"""The sheet of colour pictures, and its atlas."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.art import ICONS, run
from tools.art.packages import Package, packed

FLUENT: Final = Package(
    "@iconify-json/fluent-emoji-flat",
    "1.2.6",
    "RY47RgPb47fYUiyrA64sIOL0+UU02s29sXpNBbIQRBUlPlfNFTKUmZDERGuxDs/7yNGWqQYvuaSYM1M4fRXlUw==",
)
# Our name for a picture, and Fluent's.
PICTURES: Final = {
    "orange": "tangerine",
    "banana": "banana",
    "grapes": "grapes",
    "cherries": "cherries",
    "strawberry": "strawberry",
    "lime": "lime",
    "apple": "red-apple",
    "camp": "tent",
    "oracle": "crystal-ball",
    "snakes": "snake",
    "zombies": "person-zombie",
    "ufo": "flying-saucer",
    "wave": "water-wave",
    "rock": "rock",
    "bush": "leafy-green",
    "ivy": "herb",
    "hurricane": "tornado",
    "algae": "seedling",
    "lithophytes": "coral",
    "flood": "sweat-droplets",
    "token": "sparkles",
    "trophy": "trophy",
    "skull": "skull",
}
PICTURE: Final = 128  # the side of a picture, in pixels
BETWEEN: Final = 2
# A power of two, so that every tablet can make mipmaps of it; seven pictures fit into a row.
SHEET: Final = 1024


def make_pictures(scratch: Path) -> None:
    source = "icons.json"
    icons = json.loads(packed(FLUENT, [source], scratch)[source])
    places = {name: place(index) for index, name in enumerate(PICTURES)}
    bodies = {name: icons["icons"][theirs]["body"] for name, theirs in PICTURES.items()}
    drawing = scratch / "sheet.svg"
    drawing.write_text(sheet(places, bodies, icons["height"]), encoding="utf-8")
    run(["rsvg-convert", str(drawing), "--output", str(scratch / "sheet.png")])
    spread_colours(scratch / "sheet.png", ICONS / "icons.png")
    atlas = {"icons.png": {name: from_below(*at) for name, at in places.items()}}
    written = json.dumps(atlas, indent=1)
    # A picture a line.
    written = re.sub(r"\[\s+(\d+),\s+(\d+),\s+(\d+),\s+(\d+)\s+\]", r"[\1, \2, \3, \4]", written)
    (ICONS / "icons.atlas").write_text(f"{written}\n", encoding="utf-8")


def place(index: int) -> tuple[int, int]:
    """Left and top of the picture on the sheet."""
    step = PICTURE + BETWEEN
    row, column = divmod(index, (SHEET - BETWEEN) // step)
    if BETWEEN + (row + 1) * step > SHEET:
        raise SystemExit(f"{index + 1} pictures do not fit on a sheet of {SHEET} pixels")
    return BETWEEN + column * step, BETWEEN + row * step


def from_below(left: int, top: int) -> list[int]:
    """The rectangle as Kivy reads it: x, y of its lower edge from below, width, height."""
    return [left, SHEET - top - PICTURE, PICTURE, PICTURE]


def sheet(places: Mapping[str, tuple[int, int]], bodies: Mapping[str, str], grid: int) -> str:
    """All pictures in one drawing; none can paint over its own square."""
    shown = "".join(
        f'<svg x="{left}" y="{top}" width="{PICTURE}" height="{PICTURE}"'
        f' viewBox="0 0 {grid} {grid}">{bodies[name]}</svg>'
        for name, (left, top) in places.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{SHEET}" height="{SHEET}">{shown}</svg>'


def spread_colours(source: Path, target: Path) -> None:
    """Give what is transparent the colour beside it; black there would show as a dark rim."""
    # "sync": what is transparent lends no colour itself.
    blurred = ("-channel", "RGBA,sync", "-blur", "0x6", "+channel", "-alpha", "off")
    opacity = ("(", str(source), "-alpha", "extract", ")", "-alpha", "off")
    put_back = (*opacity, "-compose", "CopyOpacity", "-composite")
    undated = ("-strip", "-define", "png:exclude-chunks=date,time", "-quality", "95")
    drawn_over = ("convert", str(source), *blurred, str(source), "-composite")
    run([*drawn_over, *put_back, *undated, f"PNG32:{target}"])
