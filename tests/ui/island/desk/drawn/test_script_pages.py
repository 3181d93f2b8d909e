"""Pages of a script: every word is on one of them, however little room there is."""

from __future__ import annotations

from itertools import product

import pytest

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.script_pages import (
    GUTTER,
    GUTTER_SMALL,
    IN_THE_HAND,
    SIZES,
    PageRoom,
    script_pages,
)
from companion.ui.island.desk.views import Chip, Group, ScriptSentence
from companion.ui.kit.drawn.lettering import FINE, FONTS, extents, letters
from tests.ui.driver import Driver

TOLD = "The Bush goes north-east to the strawberry. Theseus is there. You lose 1 health."
PHONE = PageRoom(300, 50, 54, low=True)
ROOMS = product((80, 90, 120, 200, 300, 448), (1, 20, 40, 100, 198))


def test_no_word_is_lost_and_none_is_said_twice(ui: Driver) -> None:
    assert ui.screen is not None  # the letters are there
    part = (Group("theseus", (ScriptSentence(TOLD),)),)
    for width, height in ROOMS:
        pages = script_pages((part,), PageRoom(width, height, GUTTER), 1.0)
        told = " ".join(run.text for page in pages for run in page.runs)
        assert told.replace("north- east", "north-east") == TOLD, (width, height)


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


@pytest.mark.usefixtures("ui")
def test_a_long_sentence_goes_on_behind_a_clause() -> None:
    """A page ends with one if that needs no page more."""
    text = "Schrodie, the Wave attacks you: you lose 1 health and go to the shore."
    pages = script_pages(((Group("schrodie", (ScriptSentence(text),)),),), PHONE, 1.0)
    told = [" ".join(run.text for run in page.runs) for page in pages]
    assert told == ["Schrodie, the Wave attacks you:", "you lose 1 health and go to the shore."]


@pytest.mark.usefixtures("ui")
def test_a_phone_has_smaller_letters_where_they_spare_a_page() -> None:
    """And no other screen."""
    part = (Group("theseus", (ScriptSentence("The Bush goes north-east to the strawberry now."),)),)
    (one,) = script_pages((part,), PHONE, 1.0)
    assert one.size in IN_THE_HAND
    assert one.size < SIZES[-1]
    wide = script_pages((part,), revised(PHONE, {"low": False}), 1.0)
    assert len(wide) > 1
    assert all(page.size >= SIZES[-1] for page in wide)


@pytest.mark.parametrize("height", [60, 100, 200])
@pytest.mark.usefixtures("ui")
def test_no_word_runs_out_of_the_card(height: int) -> None:
    """On 1024 x 600 in the largest letters one Russian direction is wider than a line."""
    told = "На востоке — узел Эшера, на северо-западе — треугольное озеро."
    bold = ((told.index("северо"), told.index("западе") + 6),)
    room = PageRoom(320 - 90, height, GUTTER_SMALL)
    pages = script_pages(((Group("theseus", (ScriptSentence(told, bold),)),),), room, 1.0)
    runs = [run for page in pages for run in page.runs]
    for run in runs:
        wide = extents(run.text, FONTS[run.weight], letters(SIZES[-1]))[0] / FINE
        assert run.x + wide <= room.width - room.gutter + 1, run.text
    assert " ".join(run.text for run in runs).replace("северо- западе", "северо-западе") == told
