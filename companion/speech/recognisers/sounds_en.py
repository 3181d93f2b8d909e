"""Names of the game that the CMU dictionary lacks, in its signs."""

from typing import Final

SOUNDS: Final = {
    "granddead": ("G R AE N D EH D", "G R AE N D D EH D"),
    "schrodie": ("SH R OW D IY", "S K R OW D IY", "SH R AO D IY"),
    "lithophytes": ("L IH TH AH F AY T S", "L IH TH OW F AY T S"),
    "unsafely": ("AH N S EY F L IY",),
}
