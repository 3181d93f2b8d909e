"""A monkey in the rules: hundreds of touches and letters, and always a way back to the desk."""

from __future__ import annotations

from random import Random

import pytest

from companion.ui.rules.views import RulesView
from tests.ui.app.test_monkey import tick, touch
from tests.ui.driver import Driver
from tests.ui.tables import open_table

TOUCHES = 600
LETTERS = "wblkespузвкоп .7«\u0301"


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_monkey_in_the_rules(ui: Driver, seed: int) -> None:
    dice = Random(seed)
    ui.resize(*dice.choice(((1280, 800), (1024, 600), (412, 915))))
    desk = open_table(ui, lines=dice.randrange(1, 20))
    before = desk.view()
    for _ in range(TOUCHES):
        if not isinstance(ui.companion.view(), RulesView):
            ui.companion.do(dice.choice(("rules", "why said", "why asked")))
            tick(ui)
        elif dice.random() < 0.3:
            ui.window.dispatch("on_textinput", dice.choice(LETTERS))
            tick(ui)
        elif dice.random() < 0.03:
            ui.speak(dice.choice(("en", "ru")))
        else:
            touch(ui, dice.choice(ui.roles()))
        if desk not in ui.companion.pages:
            pytest.fail("the rules have led away from the desk")
    while ui.companion.pages[-1] is not desk:
        ui.companion.do("back")
    ui.speak("en")
    ui.pump(2)
    assert desk.view() == before
