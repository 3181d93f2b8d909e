"""Draw the icon of the Android package and the picture shown while it starts:

    .venv/bin/python -m tools.build_icon [DIR [LISTING]]

They are the logo (`assets/art/logo.svg`) under the night of the first page, and no picture of
anybody else. What it makes is checked in, in `apk/`; in `fastlane/` the icon of the store listing,
of which a shop cuts the corners itself. It needs rsvg-convert (librsvg2-bin); 2.54 writes these
bytes.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

from companion.ui.kit import theme
from tools.art import DRAWINGS
from tools.art.pictures import drawing, placed
from tools.listing import LISTING, LOCALES

HOUSE: Final = Path(__file__).resolve().parents[1]
HERE: Final = HOUSE / "apk"

ICON: Final = 512
ROUND: Final = 96  # the corners of the icon, where the system does not cut it itself
LAYER: Final = 432  # of an adaptive icon, 108 dp: whatever lies outside its inner 66 may be cut off
SAFE: Final = LAYER * 66 / 108
PRESPLASH: Final = 1024


def night(side: int, corner: int = 0) -> str:
    stops = "".join(
        f'<stop offset="{share:g}" stop-color="{colour}"/>' for share, colour in theme.NIGHT
    )
    return (
        f'<linearGradient id="night" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
        f'<rect width="{side}" height="{side}" rx="{corner}" fill="url(#night)"/>'
    )


def plain(side: int) -> str:
    return f'<rect width="{side}" height="{side}" fill="{theme.BG}"/>'


def logo(within: int, side: float) -> str:
    """The logo in the middle; its corners lie on a circle of this diameter."""
    picture = drawing(DRAWINGS / "logo.svg")
    return placed(picture, (within - side) / 2, (within - side) / 2, side)


def drawings() -> dict[str, tuple[int, str]]:
    """Side and body of each picture, by its file."""
    return {
        "icon.png": (ICON, night(ICON, ROUND) + logo(ICON, 0.74 * ICON)),
        "icon_foreground.png": (LAYER, logo(LAYER, 0.92 * SAFE)),
        "icon_background.png": (LAYER, night(LAYER)),
        # Scaled to the screen as a whole, on the ground of the app: so it has a wide margin.
        "presplash.png": (PRESPLASH, plain(PRESPLASH) + logo(PRESPLASH, 0.34 * PRESPLASH)),
    }


def draw(path: Path, side: int, body: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{body}</svg>'
    subprocess.run(["rsvg-convert", "--output", str(path)], input=svg.encode(), check=True)
    print(f"{path}: {side} pixels")


def main(folder: Path = HERE, listing: Path = LISTING) -> None:
    folder.mkdir(exist_ok=True)
    for name, (side, body) in drawings().items():
        draw(folder / name, side, body)
    for images in (listing / locale / "images" for locale in LOCALES.values()):
        images.mkdir(parents=True, exist_ok=True)
        draw(images / "icon.png", ICON, night(ICON) + logo(ICON, 0.62 * ICON))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
