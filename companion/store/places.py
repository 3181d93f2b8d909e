"""Where the files lie that come with the app."""

from pathlib import Path
from typing import Final

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"


def asset(name: str) -> str:
    """The path of a file below `assets`, for those who may not know of paths: `fonts/A.ttf`."""
    return str(ASSETS / name)


def asset_text(name: str) -> str:
    return (ASSETS / name).read_text("utf-8")
