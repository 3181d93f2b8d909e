"""Pages of a script: every word is on one of them, however little room there is."""

from __future__ import annotations

from itertools import product

from companion.ui.island.desk.drawn.script_pages import GUTTER, PageRoom, script_pages
from companion.ui.island.desk.views import Group, ScriptSentence
from tests.ui.driver import Driver

TOLD = "The Bush goes north-east to the strawberry. Theseus is there. You lose 1 health."
ROOMS = product((80, 90, 120, 200, 300, 448), (1, 20, 40, 100, 198))


def test_no_word_is_lost_and_none_is_said_twice(ui: Driver) -> None:
    assert ui.screen is not None  # the letters are there
    part = (Group("theseus", (ScriptSentence(TOLD),)),)
    for width, height in ROOMS:
        pages = script_pages((part,), PageRoom(width, height, GUTTER), 1.0)
        # The dots before the rest of a sentence belong to its first word.
        words = [
            word.removeprefix("…") or word
            for page in pages for run in page.runs for word in run.text.split()
        ]  # fmt: skip
        assert [word for word in words if word != "…"] == TOLD.split(), (width, height)
