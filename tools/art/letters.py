"""The fonts of letters: those of Nunito Sans with the letters that the app can show."""

from io import BytesIO
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from tools.art import FONTS
from tools.art.packages import Package, packed

NUNITO: Final = Package(
    "@expo-google-fonts/nunito-sans",
    "0.4.2",
    "e4+jUhgXNC6Zahf3MQwiiUimjWPp/Noe5v7CxBDbvXED+E7p7/egDaXKTbLwSBJku/mP3N+vNdJwk5xKAjkQmg==",
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
