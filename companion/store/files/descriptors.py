"""Reading and writing a file that the system hands over already open, as a descriptor."""

from os import fdopen
from typing import Final

LARGEST: Final = 4_000_000  # as of a game that is imported, which is told so


class CannotRead(Exception):
    """The file cannot be read."""


class CannotWrite(Exception):
    """The file cannot be written."""


def read_handed(number: int) -> bytes:
    """One byte more than is allowed, at most. The file is closed."""
    try:
        with fdopen(number, "rb") as file:
            return file.read(LARGEST + 1)
    except OSError:
        raise CannotRead from None


def write_handed(number: int, raw: bytes) -> None:
    try:
        with fdopen(number, "wb") as file:
            file.write(raw)
    except OSError:
        raise CannotWrite from None
