"""The colours of PARADOXON (look3, section 5)."""

from __future__ import annotations

from typing import Final

from companion.games.paradoxon.cards import Colour

# Frames of cards; words stand on the paper inside.
FRAMES: Final[dict[Colour, str]] = {
    "pink": "#D6488E", "yellow": "#E2B53A", "lilac": "#7B50C8", "green": "#3D9A5B",
}  # fmt: skip
CARD_PAPER: Final = "#FBF5E6"
CARD_INK: Final = "#0A1622"
SWATCH_INK: Final = "#03070C"  # on the frames themselves
HALF_WAITS: Final = "#0C2328"
HALF_ACTS: Final = "#10313A"
# A card of Echo that goes to the box.
GONE: Final = "#5A1A20"
GONE_INK: Final = "#FF8A80"
BAND_GROUND: Final = "#0F282D"
TOLD_QUIET: Final = "#0A1D22"
CHIP: Final = "#143B40"
CHIP_EDGE: Final = "#3A7A7C"
EMPTY_CHIP_EDGE: Final = "#2B4F55"
CARD_BACK: Final = "#153A58"
CARD_BACK_EDGE: Final = "#07182A"
# From the top down, as `theme.NIGHT`.
PARADOXON_SKY: Final = ((0.0, "#041016"), (0.55, "#0C2328"), (1.0, "#17413F"))
