"""The parts of tools/build_assets.py: where it writes, and how it runs other programs."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
FONTS: Final = ROOT / "assets" / "fonts"
ICONS: Final = ROOT / "assets" / "icons"
DRAWINGS: Final = ROOT / "assets" / "art"  # our own, as SVG
LICENCES: Final = ROOT / "assets" / "licences"
MODULE: Final = ROOT / "companion" / "ui" / "kit" / "glyphs.py"


def run(command: list[str]) -> bytes:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
