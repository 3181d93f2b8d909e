"""A paragraph with bold words: nothing is lost, nothing is too wide, what is marked stays whole."""

from __future__ import annotations

import pytest

from companion.ui.kit.drawn.lettering import text_width
from companion.ui.kit.drawn.marked_text import MarkedText, runs_of
from tests.ui.driver import Driver

MARKED = "One sees the island: the *Omnipotence Paradox*, called the *OP*. The others walk it."


@pytest.mark.parametrize("width", [240, 400, 900])
def test_its_words_stand_on_lines_that_fit(ui: Driver, width: int) -> None:
    assert ui.app
    runs = runs_of(MARKED, 18, width)
    lines = {
        line: "".join(f"{' ' * (run.x > 0 and run.text[0] not in ',.')}{run.text}"
                      for run in runs if run.line == line)
        for line in range(runs[-1].line + 1)
    }  # fmt: skip
    assert " ".join(lines.values()) == MARKED.replace("*", "")
    assert [run.text for run in runs if run.bold] == ["Omnipotence Paradox", "OP"]
    for run in runs:
        wide = text_width(run.text, 18, weight=800 if run.bold else 400)
        assert run.x + wide <= width + 8, "a comma may reach over the edge"


def test_nothing_to_say_has_no_lines(ui: Driver) -> None:
    assert ui.app
    assert runs_of("", 18, 300) == []


def test_words_that_have_gone_are_drawn_no_more(ui: Driver) -> None:
    """A zone whose sentence was taken back gives it no height."""
    words = MarkedText(20, size=(300, 60))
    words.marked = "your *first* crystal"
    words.lay_soon()
    ui.pump(1)
    assert [run for run in words._runs if run.label is not None]
    words.marked, words.height = "", 0
    words.lay_soon()
    ui.pump(1)
    assert [run for run in words._runs if run.label is not None] == []
