"""Pictures of every screen, in both languages and five sizes.

    python -m tools.shots DIR [STATE…]
    python -m tools.shots listing DIR     the pictures of the store listing (tools/listing.py)

A picture is `STATE.LANGUAGE.WIDTHxHEIGHT.png`. The app is the real one, drawn offscreen.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Collection
from pathlib import Path
from typing import Final

from tests.ui import environment

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
NO_GL: Final = "no OpenGL here to draw with; as root: apt-get install libgl1 libegl1"


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    if arguments[0] == "listing":
        from tools.listing import main as shoot_listing

        return shoot_listing(arguments[1:])
    if environment.prepare() == "mock":
        print(NO_GL)
        return 2
    from tools.states.every import STATES

    folder, *wanted = arguments
    unknown = [name for name in wanted if name not in STATES]
    if unknown:
        print(f"no state {', '.join(unknown)}; there are: {', '.join(STATES)}")
        return 2
    return _shoot(Path(folder), wanted or list(STATES))


def _shoot(folder: Path, names: Collection[str]) -> int:
    """A state that cannot be reached costs its own pictures, and no others."""
    from companion.text.languages import LANGUAGES
    from companion.ui.app import CompanionApp
    from tests.ui.driver import StandingClock, running
    from tools.states.every import STATES

    window, clock = environment.open_window(), StandingClock()
    start, taken, failed = time.monotonic(), 0, 0
    for name in names:
        for language in LANGUAGES:
            with (
                tempfile.TemporaryDirectory() as data,
                running(CompanionApp(data), window, clock) as ui,
            ):
                try:
                    ui.speak(language)
                    STATES[name](ui)
                    for width, height in SIZES:
                        ui.resize(width, height)
                        ui.shot(folder / f"{name}.{language}.{width}x{height}.png")
                        taken += 1
                except Exception as error:  # noqa: BLE001 (the other states can still be seen)
                    print(f"{name}.{language}: {type(error).__name__}: {error}")
                    failed += 1
    print(f"{taken} pictures in {folder}, {time.monotonic() - start:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
