"""The sheet of colour pictures with its atlas, and our own pictures once more as files."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.art import DRAWINGS, ICONS, run
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
    "gem-stone": "gem-stone",
    "key": "key",
    "feather": "feather",
    "ring": "ring",
    "purse": "purse",
    "ticket": "ticket",
    "watch": "watch",
    "love-letter": "love-letter",
    "camera": "camera",
    "man-mage": "man-mage",
    "woman-mage": "woman-mage",
    "rocket": "rocket",
    "telescope": "telescope",
    "hourglass-not-done": "hourglass-not-done",
    "satellite": "satellite",
}
# The items of PARADOXON, on a sheet of their own: only that game wants them.
ITEMS: Final = {
    "item-flowers": "bouquet",
    "item-poetry": "scroll",
    "item-chocolates": "chocolate-bar",
    "item-ring": "ring",
    "item-map": "world-map",
    "item-mask": "performing-arts",
    "item-gun": "water-pistol",
    "item-keys": "key",
    "item-phone": "mobile-phone",
    "item-tickets": "admission-tickets",
    "item-money": "money-with-wings",
    "item-drink": "cocktail-glass",
    "item-knife": "kitchen-knife",
}
OWN_ITEMS: Final = ("item-armor", "item-wallet", "item-aces")
# Our own drawings, by their files.
OWN: Final = (
    *(f"emblem-{who}"
      for who in ("theseus", "phil", "schrodie", "achilles", "hempel", "granddead")),
    "logo",
)  # fmt: skip
PICTURE: Final = 128  # the side of a picture, in pixels
LARGE: Final = 512  # of one that is a file of its own, for what is shown larger than 100 dp
BETWEEN: Final = 2
# A power of two, so that every tablet can make mipmaps of it; seven pictures fit into a row.
SHEET: Final = 1024


def make_pictures(scratch: Path) -> None:
    bodies = {**fluent(PICTURES, scratch), **own(OWN)}
    items = {**fluent(ITEMS, scratch), **own(OWN_ITEMS)}
    atlas = {
        "icons.png": make_sheet("icons.png", bodies, scratch),
        "items.png": make_sheet("items.png", items, scratch),
    }
    for name in OWN:
        draw(placed(bodies[name], 0, 0, LARGE), LARGE, ICONS / f"{name}.png", scratch)
    written = json.dumps(atlas, indent=1)
    # A picture a line.
    written = re.sub(r"\[\s+(\d+),\s+(\d+),\s+(\d+),\s+(\d+)\s+\]", r"[\1, \2, \3, \4]", written)
    (ICONS / "icons.atlas").write_text(f"{written}\n", encoding="utf-8")


def make_sheet(file: str, bodies: Mapping[str, "Drawing"], scratch: Path) -> dict[str, list[int]]:
    """Draw a sheet; the places on it by name."""
    places = {name: place(index) for index, name in enumerate(bodies)}
    shown = "".join(placed(bodies[name], *at, PICTURE) for name, at in places.items())
    draw(shown, SHEET, ICONS / file, scratch)
    return {name: from_below(*at) for name, at in places.items()}


@dataclass(frozen=True)
class Drawing:
    """The body of an SVG, and its viewBox."""

    box: str
    body: str


def fluent(wanted: Mapping[str, str], scratch: Path) -> dict[str, Drawing]:
    source = "icons.json"
    icons = json.loads(packed(FLUENT, [source], scratch)[source])
    box = f"0 0 {icons['height']} {icons['height']}"
    return {name: Drawing(box, icons["icons"][theirs]["body"]) for name, theirs in wanted.items()}


def own(names: Iterable[str]) -> dict[str, Drawing]:
    return {name: drawing(DRAWINGS / f"{name}.svg") for name in names}


def drawing(path: Path) -> Drawing:
    found = re.fullmatch(
        r'<svg xmlns="[^"]+" viewBox="([^"]+)">\n(.*)</svg>\n',
        path.read_text(encoding="utf-8"),
        re.DOTALL,
    )
    if found is None:
        raise SystemExit(f"{path}: an svg of ours has a viewBox and nothing else")
    return Drawing(found[1], found[2])


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


def placed(picture: Drawing, left: float, top: float, side: float) -> str:
    """A picture in a larger drawing; it cannot paint over its own square."""
    return (
        f'<svg x="{left}" y="{top}" width="{side}" height="{side}"'
        f' viewBox="{picture.box}">{picture.body}</svg>'
    )


def draw(shown: str, side: int, target: Path, scratch: Path) -> None:
    """Draw what is shown as pixels, on a square."""
    source, pixels = scratch / "drawing.svg", scratch / "drawing.png"
    source.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{shown}</svg>',
        encoding="utf-8",
    )
    run(["rsvg-convert", str(source), "--output", str(pixels)])
    spread_colours(pixels, target)


def spread_colours(source: Path, target: Path) -> None:
    """Give what is transparent the colour beside it; black there would show as a dark rim."""
    # "sync": what is transparent lends no colour itself.
    blurred = ("-channel", "RGBA,sync", "-blur", "0x6", "+channel", "-alpha", "off")
    opacity = ("(", str(source), "-alpha", "extract", ")", "-alpha", "off")
    put_back = (*opacity, "-compose", "CopyOpacity", "-composite")
    undated = ("-strip", "-define", "png:exclude-chunks=date,time", "-quality", "95")
    drawn_over = ("convert", str(source), *blurred, str(source), "-composite")
    run([*drawn_over, *put_back, *undated, f"PNG32:{target}"])
