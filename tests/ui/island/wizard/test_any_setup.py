"""Any touches while a table is set up, in any order: nothing breaks, nothing is lost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.games.island.board.hexes import HEXES
from companion.games.island.setup.begin import set_up
from companion.games.island.terms import PARTS
from companion.store.settings import Settings
from companion.ui.island.desk.controller import Desk
from companion.ui.island.wizard.draft import new_draft
from companion.ui.island.wizard.draft_file import write_draft
from companion.ui.island.wizard.model import why_not
from companion.ui.island.wizard.views import BuildView
from companion.ui.island.wizard.wizard import Wizard, open_wizard
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.companions import Build
from tests.ui.island.desk.test_any_touch import buttons

TOUCHES = 100
WORDS = ("Анна", "", "x" * 90, "CFTA3-VWMWD-74C8Y-296D9-DRHMC", "a\u2028b")
# They lead out of the set-up, and have tests of their own.
ELSEWHERE = ("check-box", "begin", "cover")


def acts(home: Companion, dice: Random) -> list[str]:
    """All that a finger can do here, grey buttons and any space of a map too."""
    view: Any = home.view()
    found = [one.act for one in buttons(view) if one.act and one.act.split()[0] not in ELSEWHERE]
    if isinstance(view, BuildView) or (isinstance(view, PageView) and view.island is not None):
        found += [f"tap {at}" for at in dice.sample([*HEXES, *PARTS], 4)]
    if isinstance(view, BuildView):
        found += [f"drag {dice.choice(HEXES)} {dice.choice([*HEXES, 'away'])}"]
    return found


def setting_up(home: Companion) -> Wizard | None:
    return next((place for place in home.pages if isinstance(place, Wizard)), None)


@pytest.mark.parametrize("seed", range(6))
def test_any_touches_leave_a_set_up_that_is_found_again(build: Build, seed: int) -> None:
    dice = Random(seed)
    home = build(Settings(dice.choice(("en", "ru")), "en"))
    home.go(Wizard(home, new_draft(seed)))
    for _ in range(TOUCHES):
        wizard = setting_up(home)
        if wizard is None:
            if isinstance(home.pages[-1], Desk):
                return  # it began
            open_wizard(home)
            continue
        act = dice.choice(acts(home, dice))
        if isinstance(view := home.view(), PageView) and view.field and dice.random() < 0.5:
            home.typed(dice.choice(WORDS))
        home.do(act)
        for _ in range(3):
            home.work()
        if home.covered:
            home.do("look")
        home.view()
        if dice.random() < 0.4:
            found_again(home, build)


def found_again(home: Companion, build: Build) -> None:
    """Another life of the app has the same set-up, and opens the same kind of page."""
    wizard = setting_up(home)
    if wizard is None or home.shelf.draft.read() is None:
        return
    other = build(home.settings)
    open_wizard(other)
    kept = setting_up(other)
    assert kept is not None
    before, after = write_draft(wizard.draft), write_draft(kept.draft)
    assert after == before
    other.view()
    if not why_not(wizard.model(), "ready"):
        set_up(wizard.draft.set_up(wizard.box, real=False))
