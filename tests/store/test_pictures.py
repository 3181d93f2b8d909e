"""Pictures as files: read back by the formats' own rules."""

from __future__ import annotations

import re
import zlib

import pytest

from companion.store.pictures import Pixels, pdf, png

# Red over green, blue over white; each row is two pixels wide.
FOUR = Pixels(2, 2, bytes((255, 0, 0, 0, 0, 255, 0, 255, 0, 255, 255, 255)))


def chunks(raw: bytes) -> dict[bytes, bytes]:
    assert raw.startswith(b"\x89PNG\r\n\x1a\n")
    found, at = {}, 8
    while at < len(raw):
        size = int.from_bytes(raw[at : at + 4], "big")
        kind, body = raw[at + 4 : at + 8], raw[at + 8 : at + 8 + size]
        crc = int.from_bytes(raw[at + 8 + size : at + 12 + size], "big")
        assert crc == zlib.crc32(kind + body)
        found[kind] = body
        at += 12 + size
    return found


def test_a_png_holds_its_pixels() -> None:
    found = chunks(png(FOUR, 150))
    assert list(found) == [b"IHDR", b"pHYs", b"IDAT", b"IEND"]
    assert found[b"IHDR"] == bytes((0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0))
    assert int.from_bytes(found[b"pHYs"][:4], "big") == 5906
    lines = zlib.decompress(found[b"IDAT"])
    assert lines == b"\x00" + FOUR.rgb[:6] + b"\x00" + FOUR.rgb[6:]


def test_what_a_graphics_card_gives_is_turned_upright() -> None:
    """Its lowest row comes first, with the opacity."""
    rgba = bytes((0, 255, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 255, 255))
    assert Pixels.from_below(2, 2, rgba) == FOUR


def test_a_pdf_is_one_page_of_the_right_size() -> None:
    raw = pdf(Pixels(1240, 1754, bytes(1240 * 1754 * 3)), 150)
    assert raw.startswith(b"%PDF-1.4")
    assert raw.rstrip().endswith(b"%%EOF")
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", raw)
    assert box is not None
    # A4: 210 by 297 mm.
    assert [round(float(side) / 72 * 25.4) for side in box.groups()] == [210, 297]


def test_every_object_of_a_pdf_lies_where_its_table_says() -> None:
    raw = pdf(FOUR, 72)
    start = int(raw.rsplit(b"startxref\n", 1)[1].split()[0])
    assert raw[start:].startswith(b"xref\n0 6\n")
    places = re.findall(rb"(\d{10}) 00000 n ", raw[start:])
    assert len(places) == 5
    for number, place in enumerate(places, 1):
        assert raw[int(place) :].startswith(b"%d 0 obj\n" % number)
    for head, body in re.findall(rb"<< ([^\n]*) >>\nstream\n(.*?)\nendstream", raw, re.DOTALL):
        assert int(head.rsplit(b"/Length ", 1)[1]) == len(body)


def test_a_pdf_holds_the_pixels() -> None:
    raw = pdf(FOUR, 72)
    stream = re.search(rb"/Filter /FlateDecode [^\n]*\nstream\n(.*?)\nendstream", raw, re.DOTALL)
    assert stream is not None
    assert zlib.decompress(stream[1]) == FOUR.rgb


@pytest.mark.parametrize("size", [(1, 1), (3, 5), (640, 2)])
def test_of_any_size(size: tuple[int, int]) -> None:
    width, height = size
    pixels = Pixels.from_below(width, height, bytes(range(4)) * (width * height))
    assert len(pixels.rgb) == 3 * width * height
    lines = zlib.decompress(chunks(png(pixels))[b"IDAT"])
    assert len(lines) == height * (3 * width + 1)
