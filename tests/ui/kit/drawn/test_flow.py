"""Announcements flow round the button, and break where a voice would."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.ui.kit.drawn.flow import Notch, Room, even_lines, evened, flowed
from companion.ui.kit.drawn.lettering import FINE, letters, styled, width_of
from companion.ui.kit.rect import Rect
from tests.ui.long_views import LONGEST

STYLE = styled(700, "left", 1.2)
SIZES = (60, 16)
NOTCH = Notch(160, 60, 140)

pytestmark = pytest.mark.usefixtures("ui")


def wide(line: str, size: int) -> float:
    return width_of(line, STYLE[0]) * size / FINE


@pytest.mark.parametrize("text", LONGEST.values())
@pytest.mark.parametrize("room", [Room(450, 400, NOTCH), Room(450, 200, NOTCH), Room(300, 300)])
def test_no_line_runs_into_the_notch(text: str, room: Room) -> None:
    flow = flowed(text, STYLE, SIZES, room)
    assert flow.fits
    high = 1.2 * flow.size / FINE
    for number, line in enumerate(flow.text.split("\n")):
        free = room.width
        middle = (number + 0.7) * high
        if room.notch is not None and room.notch.start < middle < room.notch.end:
            free -= round(room.notch.width)
        assert wide(line, flow.size) <= free


@pytest.mark.parametrize("text", LONGEST.values())
def test_every_word_is_there(text: str) -> None:
    assert flowed(text, STYLE, SIZES, Room(400, 400, NOTCH)).text.split() == text.split()


def test_numbers_and_short_words_stay_with_what_they_belong_to() -> None:
    text = "Фил, ты теряешь 2 энергии и идёшь на запад — это 3 из 5 клеток"
    for width in range(140, 500, 20):
        lines = flowed(text, STYLE, (40, 16), Room(width, 600)).text.split("\n")
        ends = {line.split()[-1] for line in lines[:-1]}
        starts = {line.split()[0] for line in lines[1:]}
        assert not ends & {"2", "3", "5", "и", "на", "из"}
        assert not starts & {"—", "из"}


@pytest.mark.parametrize(
    "text",
    [
        "«Фил, ты на портале 1. Ты выходишь из другого портала 1».",
        "“Theseus, to the north-west is portal 3 and to the east is camp A.”",
        "«Фил, ты возрождаешься в лагере А, силы восстановлены до максимума».",
    ],
)
def test_the_sign_of_a_space_stays_with_its_name(text: str) -> None:
    for width in range(160, 500, 20):
        lines = flowed(text, STYLE, (40, 16), Room(width, 600)).text.split("\n")
        assert not {line.split()[0].strip(".,»”") for line in lines} & {"1", "3", "A", "А"}


def test_more_room_never_makes_it_smaller() -> None:
    sizes = [
        flowed(LONGEST["en"], STYLE, SIZES, Room(450, high, NOTCH)).size
        for high in range(180, 700, 40)
    ]
    assert sizes == sorted(sizes)


def test_what_fits_nowhere_says_so() -> None:
    flow = flowed("Достопримечательность", STYLE, SIZES, Room(20, 20))
    assert not flow.fits
    assert flow.size == SIZES[1]


def test_no_word_stands_alone_on_a_last_line() -> None:
    text = "“Theseus, you are on the orange. Circle it.”"
    room = Room(420, 200)
    flow = flowed(text, STYLE, (60, 16), room)
    found = even_lines(text, STYLE, flow, room).split("\n")
    assert len(found) == flow.text.count("\n") + 1
    assert all(len(line.split()) > 1 for line in found)
    for one, other in pairwise(found):
        assert abs(wide(one, flow.size) - wide(other, flow.size)) < 0.4 * room.width


def test_a_heading_is_broken_evenly() -> None:
    assert evened("Theseus, your start", Rect(0, 0, 330, 200), 50) == "Theseus,\nyour start"
    assert evened("Yes", Rect(0, 0, 330, 200), 20) == "Yes"
    assert letters(20) > 0
