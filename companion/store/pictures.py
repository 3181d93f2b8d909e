"""Pictures as files: PNG for the screen, PDF for the printer, without anybody else's code."""

from __future__ import annotations

import zlib
from typing import Final

from companion.engine.frozen import frozen

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_POINTS: Final = 72  # of an inch, the unit of a PDF


@frozen
class Pixels:
    """`rgb`: three bytes a pixel, row by row from the top."""

    width: int
    height: int
    rgb: bytes

    @classmethod
    def from_below(cls, width: int, height: int, rgba: bytes) -> Pixels:
        """Pixels as graphics cards give them: four bytes each, the lowest row first."""
        rgb = bytearray(width * height * 3)
        for part in range(3):
            rgb[part::3] = rgba[part::4]
        row = width * 3
        rows = (rgb[at : at + row] for at in range(len(rgb) - row, -1, -row))
        return cls(width, height, b"".join(rows))


def png(pixels: Pixels, dpi: int = 96) -> bytes:
    row = pixels.width * 3
    lines = b"".join(b"\x00" + pixels.rgb[at : at + row] for at in range(0, len(pixels.rgb), row))
    metre = round(dpi / 0.0254)
    head = _u32(pixels.width) + _u32(pixels.height) + bytes((8, 2, 0, 0, 0))
    return b"".join((
        _SIGNATURE,
        _chunk(b"IHDR", head),
        _chunk(b"pHYs", _u32(metre) + _u32(metre) + b"\x01"),
        _chunk(b"IDAT", zlib.compress(lines, 6)),
        _chunk(b"IEND", b""),
    ))  # fmt: skip


def _u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def _chunk(kind: bytes, raw: bytes) -> bytes:
    return _u32(len(raw)) + kind + raw + _u32(zlib.crc32(kind + raw))


def pdf(pixels: Pixels, dpi: int) -> bytes:
    """One page, as large as the picture is at this resolution."""
    wide, high = (round(side * _POINTS / dpi, 2) for side in (pixels.width, pixels.height))
    drawn = f"q {wide} 0 0 {high} 0 0 cm /Page Do Q".encode()
    picture = zlib.compress(pixels.rgb, 6)
    image = (
        f"/Type /XObject /Subtype /Image /Width {pixels.width} /Height {pixels.height}"
        " /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode"
    )
    return _document((
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {wide} {high}]"
        " /Resources << /XObject << /Page 4 0 R >> >> /Contents 5 0 R >>".encode(),
        _stream(image, picture),
        _stream("", drawn),
    ))  # fmt: skip


def _stream(told: str, raw: bytes) -> bytes:
    return f"<< {told} /Length {len(raw)} >>\nstream\n".encode() + raw + b"\nendstream"


def _document(objects: tuple[bytes, ...]) -> bytes:
    whole = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, one in enumerate(objects, 1):
        places.append(len(whole))
        whole += f"{number} 0 obj\n".encode() + one + b"\nendobj\n"
    start, count = len(whole), len(objects) + 1
    whole += f"xref\n0 {count}\n0000000000 65535 f \n".encode()
    for place in places:
        whole += f"{place:010d} 00000 n \n".encode()
    whole += f"trailer\n<< /Size {count} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n".encode()
    return bytes(whole)
