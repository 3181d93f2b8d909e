"""Pictures for the listing in a shop: six states, in both languages, on a phone and on a tablet.

    python -m tools.listing DIR

DIR is `fastlane/metadata/android`, or any other place; a picture lies in it as fastlane and F-Droid
want it, `LOCALE/images/phoneScreenshots/1_desk-captive-turn.png`. The app is the real one, drawn
offscreen; each device has a process of its own, for Kivy reads the density of a screen once.
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
    "tablet": Device("tenInchScreenshots", (2560, 1600), 2),
}
# In the order in which they are looked at.
STATES: Final = (
    "desk-captive-turn", "desk-question", "desk-op-piece", "show-start", "opening-open",
    "rules-found",
)  # fmt: skip


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
    from tools.states import STATES as ALL

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
                print(ui.shot(file))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
