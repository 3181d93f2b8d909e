"""The colours of PARADOMINETOR's tiles (look3, section 5)."""

from __future__ import annotations

from typing import Final

TILES: Final[dict[str, str]] = {
    "green": "#1F7A3D", "blue": "#1D5FBF", "yellow": "#E2A400", "red": "#C0283F",
    "purple": "#6B35B8", "black": "#161B22",
}  # fmt: skip
LIGHT_INK: Final = "#FFFFFF"
DARK_INK: Final = "#201500"
RIM: Final = "#0A1622"  # of a tile on the table
TABLE: Final = "#0D2539"  # on which the tiles lie
TABLE_EDGE: Final = "#24466B"
VEIL: Final = "#0A1622"  # over a beaten tile
STRIP: Final = "#0A1A2D"
BADGE: Final = "#201500"


def ink_on(colour: str) -> str:
    return DARK_INK if colour == "yellow" else LIGHT_INK
