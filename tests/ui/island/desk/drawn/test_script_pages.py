"""Pages of a script: every word is on one of them, however little room there is."""

from __future__ import annotations

from itertools import product

import pytest

from companion.ui.island.desk.drawn.script_pages import GUTTER, PageRoom, script_pages
from companion.ui.island.desk.views import Chip, Group, ScriptSentence
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


@pytest.mark.usefixtures("ui")
def test_each_page_has_the_chips_of_its_own_sentences() -> None:
    """Chips hang at the words that they are for (look2, section 4)."""
    lines = (
        ScriptSentence(TOLD, (), (Chip("1/5", "flag", "mission"),)),
        ScriptSentence(TOLD, (), (Chip("−1", "heart", "health"), Chip("2/5", "flag", "mission"))),
    )
    part = (Group("theseus", lines, lines[1].marks),)
    pages = script_pages((part,), PageRoom(400, 120, GUTTER), 1.0)
    marks = [chip.text for page in pages for one in page.groups for chip in one.group.chips]
    assert len(pages) > 1
    assert marks == ["1/5", "−1", "2/5"]
