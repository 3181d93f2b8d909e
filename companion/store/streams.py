"""The three streams of a program, any of which a shell may have closed or filled up."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

TYPE_CHECKING = False  # `typing` itself takes long to import, and here nothing has begun yet
if TYPE_CHECKING:
    from typing import Final, NoReturn, TextIO

_INPUT, _OUTPUT, _COMPLAINTS = 0, 1, 2
_MODES: Final = {_INPUT: os.O_RDONLY, _OUTPUT: os.O_RDONLY, _COMPLAINTS: os.O_WRONLY}


def fill_gaps() -> None:
    """A stream that is closed is opened on nothing.

    Else the next file to be opened, a game perhaps, has its number, and whatever a library prints
    goes into the game. Printing fails, as on a closed stream; complaints go nowhere.
    """
    for number, mode in _MODES.items():
        try:
            os.fstat(number)
        except OSError:  # the lowest number that is free is this one
            os.set_inheritable(os.open(os.devnull, mode), True)
    if sys.stdout is None:
        sys.stdout = _opened(_OUTPUT)
    if sys.stderr is None:
        sys.stderr = _opened(_COMPLAINTS)


def _opened(number: int) -> TextIO:
    return os.fdopen(number, "w", encoding="utf-8", errors="replace", closefd=False)


def speak_utf8() -> None:
    """Write UTF-8 to any terminal; a letter that is none becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]


def complain(sentence: str) -> None:
    """Write on stderr, if anybody reads it; never a fault."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except (OSError, ValueError):  # ValueError: it has been given up
        give_up(sys.stderr)


def give_up(stream: TextIO) -> None:
    """Drop what is still unwritten: it could not be written at the interpreter's end either."""
    with suppress(OSError):
        stream.close()


def flushed(stream: TextIO) -> bool:
    """True if all of it has arrived."""
    try:
        if not stream.closed:
            stream.flush()
    except OSError:
        give_up(stream)
        return False
    return True


def end_at_once(code: int) -> NoReturn:
    """End as the system would: nothing is unwound, nothing waits for anything."""
    os._exit(code)
