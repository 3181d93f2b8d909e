"""The places in the app where it apologised, the last of them kept for whoever may report them.

A place names functions, lines, and the kind of what was raised: nothing of what was worked on.
"""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from companion import __version__
from companion.engine.frozen import fields, frozen
from companion.store.files.reader import FilePath
from companion.store.files.small_files import APOLOGIES
from companion.store.files.small_files import keep as keep_tree
from companion.store.files.small_files import read as read_tree
from companion.store.games.troubles import GameTrouble

MOST: Final = 20
_LATEST: Final = 253_402_300_799  # seconds of Unix: the last with a year of four digits
_MOST_CALLS: Final = 20
_LONGEST: Final = 2_000  # letters of a place
_AGAIN: Final = 60  # seconds in which the same place is the same fault
# Of a file that somebody may have changed, nothing else goes out.
_PLACE: Final = re.compile(r"\w+ in (…, )?[\w.<>]+:\d+(, [\w.<>]+:\d+)*|\w+ in ")
_VERSION: Final = re.compile(r"[0-9.]{1,20}")


@frozen
class Apology:
    """`at`: seconds of Unix; `app`: the version of the app."""

    at: int
    app: str
    place: str


def place_of(raised: BaseException) -> str:
    """`KeyError in app._redraw:70, stage.show:81`; of a deep one the last calls."""
    calls: list[str] = []
    trace = raised.__traceback__
    while trace is not None:
        room = trace.tb_frame.f_globals.get("__name__", "").rpartition(".")[2]
        calls.append(f"{room}.{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    left_out = "…, " if len(calls) > _MOST_CALLS else ""
    return f"{type(raised).__name__} in {left_out}{', '.join(calls[-_MOST_CALLS:])}"


def keep(folder: FilePath, place: str, now: float | None = None) -> None:
    """Add an apology; if it cannot be kept, do nothing: this is no time for a second fault."""
    at = min(max(int(time.time() if now is None else now), 0), _LATEST)
    kept = apologies(folder)
    if kept and kept[-1].place == place and abs(at - kept[-1].at) < _AGAIN:
        return
    kept.append(Apology(at, __version__, place[:_LONGEST]))
    with suppress(GameTrouble):
        keep_tree(Path(folder), APOLOGIES, {"kept": [fields(one) for one in kept[-MOST:]]})


def apologies(folder: FilePath) -> list[Apology]:
    """The newest last; empty where the app has never apologised."""
    told = (read_tree(Path(folder), APOLOGIES) or {}).get("kept")
    found = [_apology(one) for one in told[-MOST:]] if isinstance(told, list) else []
    return [one for one in found if one is not None]


def _apology(told: Any) -> Apology | None:
    match told:
        case {"at": int(at), "app": str(app), "place": str(place)}:
            known = _VERSION.fullmatch(app) and _PLACE.fullmatch(place)
            fits = 0 <= at <= _LATEST and len(place) <= _LONGEST
            return Apology(at, app, place) if known and fits else None
        case _:
            return None
