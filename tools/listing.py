"""Pictures for the listing in a shop: eight states, in both languages, on a phone and two tablets.

    python -m tools.listing DIR

DIR is `fastlane/metadata/android`, where they are kept, or any other place; a picture lies in it as
fastlane and F-Droid want it, `LOCALE/images/phoneScreenshots/1_desk-question.png`. The app is the
real one, drawn offscreen; each device has a process of its own, for Kivy reads the density of a
screen once.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from companion.engine.languages import LANGUAGES, Language
from tests.ui import environment

HOUSE: Final = Path(__file__).resolve().parents[1]
LISTING: Final = HOUSE / "fastlane/metadata/android"
LOCALES: Final[dict[Language, str]] = {"en": "en-US", "ru": "ru-RU"}


class Device(NamedTuple):
    """The folder of its pictures; their size in pixels, of which so many are a dp."""

    folder: str
    size: tuple[int, int]
    density: float


# A shop takes no picture that is more than twice as long as it is wide.
DEVICES: Final = {
    "phone": Device("phoneScreenshots", (1080, 2160), 2.6),
    "small-tablet": Device("sevenInchScreenshots", (1920, 1125), 1.875),
    "tablet": Device("tenInchScreenshots", (1920, 1200), 1.5),
}
# In the order in which they are looked at.
STATES: Final = (
    "desk-question", "shelf", "desk-op-piece", "show-start", "ready-made", "practice-begin",
    "ending-theseus", "opening-open",
)  # fmt: skip
MOST: Final = 150_000  # bytes of a picture: they are kept with the code


def pictures(folder: Path, device: str, language: Language) -> dict[str, Path]:
    """The file of each state."""
    images = folder / LOCALES[language] / "images" / DEVICES[device].folder
    return {state: images / f"{at}_{state}.png" for at, state in enumerate(STATES, 1)}


def main(arguments: list[str]) -> int:
    match arguments:
        case [folder]:
            return max(_apart(folder, device) for device in DEVICES)
        case [folder, device] if device in DEVICES:
            return _shoot(Path(folder), device)
        case _:
            print(__doc__)
            return 2


def _apart(folder: str, device: str) -> int:
    command = [sys.executable, "-m", "tools.listing", folder, device]
    return subprocess.run(command, cwd=HOUSE, check=False).returncode


def _shoot(folder: Path, device: str) -> int:
    _, size, density = DEVICES[device]
    if environment.prepare(size, density) == "mock":
        from tools.shots import NO_GL

        print(NO_GL)
        return 2
    from companion.ui.app import CompanionApp
    from tests.ui.driver import StandingClock, running
    from tools.small_png import small_png
    from tools.states.every import STATES as ALL

    window, clock = environment.open_window(), StandingClock()
    for language in LANGUAGES:
        for state, file in pictures(folder, device, language).items():
            with (
                tempfile.TemporaryDirectory() as data,
                running(CompanionApp(data), window, clock, size) as ui,
            ):
                ui.speak(language)
                ALL[state](ui)
                ui.pump(4)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(small_png(size, ui.pixels(), MOST))
                print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
