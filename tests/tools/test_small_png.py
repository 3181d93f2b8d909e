"""A picture of few colours: small, and its plain areas are what they were."""

from __future__ import annotations

import zlib

import pytest

from tools.small_png import COLOURS, small_png

SIZE = (64, 48)
PLAIN = (17, 52, 77)
MOST = 20_000


def shown(raw: bytes) -> list[tuple[int, int, int]]:
    """The pixels of such a PNG."""
    parts, at = {}, 8
    while at < len(raw):
        length = int.from_bytes(raw[at : at + 4], "big")
        parts[raw[at + 4 : at + 8]] = raw[at + 8 : at + 8 + length]
        at += 12 + length
    wide = int.from_bytes(parts[b"IHDR"][:4], "big")
    lines = zlib.decompress(parts[b"IDAT"])
    numbers = [number for at in range(0, len(lines), wide + 1) for number in lines[at + 1 :][:wide]]
    colours = parts[b"PLTE"]
    return [(colours[3 * n], colours[3 * n + 1], colours[3 * n + 2]) for n in numbers]


def painted(*pixels: tuple[int, int, int]) -> bytes:
    rest = SIZE[0] * SIZE[1] - len(pixels)
    return bytes(part for pixel in (*pixels, *[PLAIN] * rest) for part in pixel)


def test_few_colours_are_kept_as_they_are() -> None:
    pixels = [(200, 10, 10), (10, 200, 10), (255, 255, 255)]
    found = shown(small_png(SIZE, painted(*pixels), MOST))
    assert found[:3] == pixels
    assert set(found[3:]) == {PLAIN}
    assert len(found) == SIZE[0] * SIZE[1]


def test_of_many_colours_each_stays_near() -> None:
    pixels = [(x, 4 * x, 255 - x) for x in range(64)] + [(255, y, y) for y in range(256)]
    found = shown(small_png(SIZE, painted(*pixels), MOST))
    far = [
        max(abs(a - b) for a, b in zip(*pair, strict=True))
        for pair in zip(pixels, found, strict=False)
    ]
    assert max(far) <= 24
    assert set(found[len(pixels) :]) == {PLAIN}


def test_a_picture_that_is_too_large_has_fewer_colours() -> None:
    pixels = [((7 * n) % 256, (13 * n) % 256, (29 * n) % 256) for n in range(3000)]
    large = small_png(SIZE, painted(*pixels), MOST)
    small = small_png(SIZE, painted(*pixels), len(large) - 1)
    assert len(set(shown(small))) < len(set(shown(large))) <= COLOURS[0]
    with pytest.raises(ValueError, match="32 colours"):
        small_png(SIZE, painted(*pixels), 10)
