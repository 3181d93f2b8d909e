"""The house itself: the cover over everything, and the tablet in a captive's hands."""

from companion.games.island.setup.begin import Seat
from companion.ui.presenter.companion import Companion
from companion.ui.presenter.showing import Showing
from companion.ui.presenter.views import CoverView, HandOverView, ShowView
from tests.ui.at_table import desk, touch
from tests.ui.island.desk.test_desk_moments import sitting


def shown_to_granddead() -> Companion:
    """A captive is looking at what only he may see."""
    seats = (Seat("granddead", "granddead", "orange"), Seat("phil", "phil", "apple"))
    table = sitting(*seats)
    touch(table, "use granddead bonus orange", "answer bush", "show")
    table.house.do("show")
    assert isinstance(table.house.view(), ShowView)
    return table.house


def test_nothing_is_touched_through_the_cover() -> None:
    table = desk()
    house = table.house
    house.do("cover")
    assert isinstance(house.view(), CoverView)
    for act in ("go E", "back", "undo", "menu"):
        house.do(act)
    house.typed("north-east")
    assert isinstance(house.view(), CoverView)
    assert table.session.journal == []
    house.do("look")
    assert house.view() == table.view()


def test_back_in_a_captives_hands_ends_nothing() -> None:
    """L16.4: the captive gives the tablet back, by the button on the screen."""
    house = shown_to_granddead()
    house.do("back")
    assert isinstance(house.view(), ShowView)
    house.do("give-back")
    assert isinstance(house.view(), CoverView)
    assert not isinstance(house.places[-1], Showing)


def test_what_one_captive_sees_is_gone_when_the_app_is_left() -> None:
    house = shown_to_granddead()
    house.left()
    assert isinstance(house.view(), HandOverView)


def test_the_desk_is_covered_when_the_app_is_left() -> None:
    house = desk().house
    house.left()
    assert isinstance(house.view(), CoverView)
