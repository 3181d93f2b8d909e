"""Where the files lie that come with the app."""

from pathlib import Path
from typing import Final

from companion.store.files.reader import read_shipped

_ROOT: Final = Path(__file__).resolve().parents[2]
ASSETS: Final = _ROOT / "assets"
READY_ISLANDS: Final = _ROOT / "seeds" / "islands"


def asset(name: str) -> str:
    """The path of a file below `assets`, for those who may not know of paths: `fonts/A.ttf`."""
    return str(ASSETS / name)


def asset_text(name: str) -> str:
    return read_shipped(ASSETS / name).decode()
