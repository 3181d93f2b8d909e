"""Make the fonts, the pictures and `companion/ui/kit/glyphs.py` anew from their npm packages:

    .venv/bin/python tools/build_assets.py

What it makes is checked in, so it is needed only when an icon or a picture is added: add it to
GLYPHS or PICTURES, run this, then name it in assets/CREDITS.md. It needs npm and the network,
rsvg-convert (librsvg2-bin), convert (ImageMagick 6) and fonttools of requirements/dev.txt. With the
same versions of those it writes the same bytes.
"""

import base64
import hashlib
import json
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from textwrap import fill
from typing import Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).resolve().parents[1]
FONTS: Final = ROOT / "assets" / "fonts"
ICONS: Final = ROOT / "assets" / "icons"
LICENCES: Final = ROOT / "assets" / "licences"
MODULE: Final = ROOT / "companion" / "ui" / "kit" / "glyphs.py"


@dataclass(frozen=True)
class Package:
    """A release on npm; `sha512` as npm states it, in base64."""

    name: str
    version: str
    sha512: str


NUNITO: Final = Package(
    "@expo-google-fonts/nunito-sans",
    "0.4.2",
    "e4+jUhgXNC6Zahf3MQwiiUimjWPp/Noe5v7CxBDbvXED+E7p7/egDaXKTbLwSBJku/mP3N+vNdJwk5xKAjkQmg==",
)
FLUENT: Final = Package(
    "@iconify-json/fluent-emoji-flat",
    "1.2.6",
    "RY47RgPb47fYUiyrA64sIOL0+UU02s29sXpNBbIQRBUlPlfNFTKUmZDERGuxDs/7yNGWqQYvuaSYM1M4fRXlUw==",
)
MATERIAL: Final = Package(
    "@mdi/svg",
    "7.4.47",
    "WQ2gDll12T9WD34fdRFgQVgO8bag3gavrAgJ0frN4phlwdJARpE6gO1YvLEMJR0KKgoc+/Ea/A0Pp11I00xBvw==",
)

WEIGHTS: Final = {
    "NunitoSans-Regular.ttf": "400Regular/NunitoSans_400Regular.ttf",
    "NunitoSans-Bold.ttf": "700Bold/NunitoSans_700Bold.ttf",
    "NunitoSans-ExtraBold.ttf": "800ExtraBold/NunitoSans_800ExtraBold.ttf",
}
# Players write their names in the whole of Latin and Cyrillic; Vietnamese, arrows and fractions go.
CHARACTERS: Final = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x250),  # Latin
    *range(0x400, 0x530),  # Cyrillic
    *range(0x2002, 0x2040),  # spaces, dashes, quotes
    *map(ord, "€₽№™−"),
)
# The features that place letters stay; small capitals, old figures and the like go.
LETTER_FEATURES: Final = ("ccmp", "kern", "mark", "mkmk")

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

# Our name for a glyph, and that of Material Design Icons. Add at the end: characters stay the same.
GLYPHS: Final = {
    "undo": "undo-variant",
    "redo": "redo-variant",
    "journal": "notebook-outline",
    "rules": "book-open-variant",
    "cover": "eye-off",
    "eye": "eye",
    "check": "check",
    "lock": "lock",
    "speaker": "volume-high",
    "microphone": "microphone",
    "keyboard": "keyboard",
    "heart": "heart",
    "bolt": "lightning-bolt",
    "flag": "flag-variant",
    "sword": "sword",
    "nw": "arrow-top-left",
    "ne": "arrow-top-right",
    "e": "arrow-right",
    "se": "arrow-bottom-right",
    "sw": "arrow-bottom-left",
    "w": "arrow-left",
    "next": "chevron-right",
    "back": "arrow-left",
    "close": "close",
    "plus": "plus",
    "minus": "minus",
    "menu": "dots-vertical",
    "settings": "cog",
    "play": "play",
    "delete": "delete",
    "restore": "delete-restore",
    "rename": "pencil",
    "export": "export",
    "import": "import",
    "alert": "alert",
    "dice": "dice-5",
    "map": "map-outline",
    "qr": "qrcode",
    "turn": "rotate-right",
    "home": "home",
    "people": "account-group",
    "language": "translate",
    "text-size": "format-size",
    "help": "help-circle-outline",
    "clock": "clock-outline",
    "trophy": "trophy",
    "hand": "gesture-tap-hold",
    "info": "information-outline",
    "star": "star-four-points",
    "waves": "waves",
    "aside": "arrow-decision",
    "arrows": "axis-arrow",
    "apple": "food-apple",
    "tent": "tent",
    "dead": "skull-outline",
    "shuffle": "shuffle-variant",
    "brightness": "brightness-6",
    "visit": "map-marker",
    "sun": "weather-sunny",
    "half-sun": "weather-sunset",
    "hourglass": "timer-sand",
    "tick-box": "checkbox-marked",
    "empty-box": "checkbox-blank-outline",
    "problem": "alert-circle",
}
FIRST_CHARACTER: Final = 0xE000  # the private use area begins here
EM: Final = 1024
# The line of an icon is one em high. Beside letters of its size it is level with the capitals.
ASCENT: Final = 896
DESCENT: Final = ASCENT - EM
ICON_GRID: Final = 24  # Material Design Icons are drawn on 24 by 24
NO_GLYPH: Final = "M3 3V21H21V3ZM5 5H19V19H5Z"
# Not the date of today, or no two fonts would be alike: 1970, in seconds since 1904.
NO_DATE: Final = 2_082_844_800

MODULE_HEAD: Final = '''\
"""The characters of the icon font, by our names for them.

Generated by tools/build_assets.py, together with assets/fonts/CompanionIcons.ttf: not to be edited.
"""

from typing import Final

_FIRST: Final = 0x{first:X}
_NAMES: Final = """
'''
MODULE_END: Final = '''
"""
GLYPHS: Final = {name: chr(_FIRST + at) for at, name in enumerate(_NAMES.split())}
'''


def main() -> None:
    for folder in (FONTS, ICONS, LICENCES):
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        make_letters(Path(scratch))
        make_pictures(Path(scratch))
        make_glyphs(Path(scratch))
    for path in sorted([MODULE, *FONTS.iterdir(), *ICONS.iterdir()]):
        print(f"{path.stat().st_size:>8} {path.relative_to(ROOT)}")


def packed(package: Package, wanted: Iterable[str], scratch: Path) -> dict[str, bytes]:
    """Files of the package by their paths in it, once it has proved to be the pinned one."""
    command = ["npm", "pack", f"{package.name}@{package.version}", "--silent"]
    name = run([*command, "--pack-destination", str(scratch)]).decode().strip()
    tarball = (scratch / name).read_bytes()
    found = base64.b64encode(hashlib.sha512(tarball).digest()).decode()
    if found != package.sha512:
        raise SystemExit(f"{package.name}: sha512 is {found}, not {package.sha512}")
    paths = {f"package/{path}": path for path in wanted}
    files = {paths[inner]: held for inner, held in members(tarball) if inner in paths}
    if missing := sorted(set(paths.values()) - set(files)):
        raise SystemExit(f"{package.name} {package.version} has no {', '.join(missing)}")
    return files


def members(tarball: bytes) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=BytesIO(tarball)) as archive:
        for member in archive:
            if held := archive.extractfile(member):
                yield member.name, held.read()


def run(command: list[str]) -> bytes:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


# --- the letters


def make_letters(scratch: Path) -> None:
    licence = "LICENSE_FONT"
    files = packed(NUNITO, [*WEIGHTS.values(), licence], scratch)
    for name, source in WEIGHTS.items():
        keep_our_letters(files[source], FONTS / name)
    (FONTS / "OFL.txt").write_bytes(files[licence])


def keep_our_letters(source: bytes, target: Path) -> None:
    font = TTFont(BytesIO(source), recalcTimestamp=False)
    every = ["*"]
    options = Options(layout_features=LETTER_FEATURES, notdef_outline=True, name_IDs=every)
    kept = Subsetter(options)
    kept.populate(unicodes=CHARACTERS)
    kept.subset(font)
    font.save(target)


# --- the pictures


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


# --- the icon font


def make_glyphs(scratch: Path) -> None:
    sources = {name: f"svg/{theirs}.svg" for name, theirs in GLYPHS.items()}
    licence = "LICENSE"
    files = packed(MATERIAL, [*sources.values(), licence], scratch)
    paths = {name: outline(files[source]) for name, source in sources.items()}
    characters = {name: FIRST_CHARACTER + index for index, name in enumerate(GLYPHS)}
    save_icon_font(paths, characters, FONTS / "CompanionIcons.ttf")
    (LICENCES / "MaterialDesignIcons.txt").write_bytes(files[licence])
    lines = fill(" ".join(characters), width=99, break_on_hyphens=False)
    head = MODULE_HEAD.format(first=FIRST_CHARACTER)
    MODULE.write_text(f"{head}{lines}{MODULE_END}", encoding="utf-8")


def outline(svg: bytes) -> str:
    """Every icon of the set is a single path."""
    (path,) = re.findall(r'<path d="([^"]+)"', svg.decode())
    return str(path)


def save_icon_font(paths: Mapping[str, str], characters: Mapping[str, int], target: Path) -> None:
    shapes = {".notdef": NO_GLYPH, **paths}
    build = FontBuilder(EM, isTTF=True)
    build.updateHead(created=NO_DATE, modified=NO_DATE)
    build.setupGlyphOrder(list(shapes))
    build.setupCharacterMap({code: name for name, code in characters.items()})
    build.setupGlyf({name: drawn(path) for name, path in shapes.items()})
    left_edges = {name: build.font["glyf"][name].xMin for name in shapes}
    build.setupHorizontalMetrics({name: (EM, left_edges[name]) for name in shapes})
    build.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT, lineGap=0)
    build.setupOS2(
        sTypoAscender=ASCENT,
        sTypoDescender=DESCENT,
        sTypoLineGap=0,
        usWinAscent=ASCENT,
        usWinDescent=-DESCENT,
    )
    build.setupNameTable(names())
    build.setupPost(keepGlyphNames=False)
    build.font.recalcTimestamp = False
    build.save(target)


def drawn(path: str) -> object:
    """The path as a glyph: an em wide, and SVG's y, which goes down, turned up."""
    scale = EM / ICON_GRID
    pen = TTGlyphPen(None)
    # Curves of a font go the other way round and are quadratic; an error of 1 is a thousandth.
    curves = Cu2QuPen(pen, max_err=1, reverse_direction=True)
    parse_path(path, TransformPen(curves, (scale, 0, 0, -scale, 0, ASCENT)))
    return pen.glyph()


def names() -> dict[str, str]:
    return {
        "familyName": "Companion Icons",
        "styleName": "Regular",
        "uniqueFontIdentifier": f"Companion Icons {MATERIAL.version}",
        "fullName": "Companion Icons",
        "psName": "CompanionIcons",
        "version": f"Version {MATERIAL.version}",
        "copyright": "Material Design Icons by the Pictogrammers and Google",
        "description": "Some of the Material Design Icons, made into a font by Paradox Companion",
        "licenseDescription": "Apache License, Version 2.0",
        "licenseInfoURL": "https://www.apache.org/licenses/LICENSE-2.0",
    }


if __name__ == "__main__":
    main()
