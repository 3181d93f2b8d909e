"""Play a table on a packaged tree, without a screen: by touches and letters, from the first start.

    python -OO tools/play_packaged.py TREE DATA

The app comes from TREE alone, where there is nothing of this house but what is packaged; only the
hands come from here (`tests/ui/driver.py`).
"""

import sys
from pathlib import Path
from typing import Any, Final

HOUSE: Final = Path(__file__).resolve().parents[1]
STARTS: Final = ("fruit grapes", "fruit banana", "fruit apple", "show-starts")
ISLANDS: Final = 18
SAID: Final = (
    "“You spend 1 energy. You are on portal 2. That counts towards your mission: 1 of 5."
    " Do you travel through it?”"
)


class Unlike(Exception):
    """It is not as it is in the house."""


def expect(told: bool, what: str) -> None:
    if not told:
        raise Unlike(what)


def main(tree: Path, data: Path) -> None:
    sys.path.insert(0, str(tree))
    sys.path.append(str(HOUSE))
    from tests.ui import environment

    environment.prepare()
    import companion
    from companion.ui.app import CompanionApp
    from companion.ui.island.wizard import wizard
    from tests.ui.driver import StandingClock, running

    expect(Path(companion.__file__).is_relative_to(tree), f"the app is {companion.__file__}")
    vars(wizard)["randbelow"] = lambda _most: 7  # the island of tests/ui/app/test_whole_game.py
    with running(CompanionApp(str(data)), environment.open_window(), StandingClock()) as ui:
        begin(ui)
        play(ui)
        look_around(ui)


def begin(ui: Any) -> None:
    """Quick start, to the first question."""
    people = ("players 3", "character theseus", "character phil")
    for act in ("choose-game", "ways", "new", *people, "quick", *STARTS):
        ui.tap(act)
    for act in ("show", "give-back") * 2:
        ui.press(act)
    ui.hold("look")


def play(ui: Any) -> None:
    ui.tap("keyboard")
    ui.type("I'm moving south-west, safely")
    ui.key("enter")
    expect(ui.companion.view().card.text == SAID, ui.companion.view().card.text)
    expect("You are on portal 2." in ui.seen(), "the announcement cannot be read")
    ui.read_on()
    ui.tap("answer yes")
    ui.tap("announced")
    ui.speak("ru")
    ui.pump(3)
    expect("Тесей" in ui.seen(), "the desk is not in Russian")
    ui.tap("undo")


def look_around(ui: Any) -> None:
    """All that comes with the app in files of its own."""
    from companion.store.island.named_islands import ready_islands

    expect(len(ready_islands()) >= ISLANDS, "there are islands missing")
    ui.companion.do("back")
    ui.pump()
    expect("settings" in ui.roles(), "the shelf is not there any more")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
