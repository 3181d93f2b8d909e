"""A picture of the screen as a PNG of few colours: a shop's listing is kept, and has to be small.

A screen has large plain areas and the edges of letters: 256 colours show it, in a third of the
bytes. Nothing but the standard library is wanted.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from operator import itemgetter
from typing import Final

Colour = tuple[int, int, int]
# A colour and how often it is there.
Counted = tuple[Colour, int]

COLOURS: Final = (256, 128, 64, 32)
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def small_png(size: tuple[int, int], rgb: bytes, most: int) -> bytes:
    """`rgb`: three bytes a pixel, rows from the top. With as many colours as fit into `most` bytes.

    Raises ValueError where even few of them do not.
    """
    pixels = list(zip(rgb[0::3], rgb[1::3], rgb[2::3], strict=True))
    counted = list(Counter(pixels).items())
    for colours in COLOURS:
        raw = _written(size, pixels, _boxes(counted, colours))
        if len(raw) <= most:
            return raw
    raise ValueError(f"{len(raw)} bytes with {colours} colours")


def _boxes(counted: list[Counted], colours: int) -> list[list[Counted]]:
    """The colours in boxes: again and again the one with the most to tell apart is cut in two."""
    boxes = [_Box(counted)]
    while len(boxes) < colours:
        boxes.sort(key=lambda box: box.weight)
        widest = boxes[-1]
        if not widest.weight:  # each has one colour only
            break
        boxes[-1:] = widest.halves()
    return [box.colours for box in boxes]


class _Box:
    """Colours that one of them will stand for. `weight`: how much is lost by that."""

    def __init__(self, colours: list[Counted]) -> None:
        self.colours = colours
        ends = [
            (min(values), max(values)) for values in zip(*map(itemgetter(0), colours), strict=True)
        ]
        self.channel = max(range(3), key=lambda one: ends[one][1] - ends[one][0])
        low, high = ends[self.channel]
        self.middle = (low + high) / 2
        self.weight = (high - low) ** 2 * sum(map(itemgetter(1), colours)) ** 0.85

    def halves(self) -> tuple[_Box, _Box]:
        """Cut midway between its ends: rare colours at an end stay apart from the many."""
        lower = [one for one in self.colours if one[0][self.channel] <= self.middle]
        upper = [one for one in self.colours if one[0][self.channel] > self.middle]
        return _Box(lower), _Box(upper)


def _written(size: tuple[int, int], pixels: list[Colour], boxes: list[list[Counted]]) -> bytes:
    """Each box is shown by the colour that is most often in it: plain areas stay what they are."""
    palette = [max(box, key=itemgetter(1))[0] for box in boxes]
    shown = {colour: at for at, box in enumerate(boxes) for colour, _ in box}
    row, rows = size
    numbers = bytes(map(shown.__getitem__, pixels))
    lines = b"".join(b"\0" + numbers[at * row : (at + 1) * row] for at in range(rows))
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", row, rows, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(part for colour in palette for part in colour)),
            _chunk(b"IDAT", zlib.compress(lines, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)
