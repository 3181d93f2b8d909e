"""The touches that count: by a clock of our own, and without a screen."""

from __future__ import annotations

from companion.ui.kit.rect import Rect
from companion.ui.kit.touch_guard import AGAIN, NEW, Control, Guard

HERE = Rect(0, 0, 100, 50)
THERE = Rect(200, 0, 100, 50)


class Watched:
    """A guard with a clock that is moved by hand."""

    def __init__(self, *controls: Control) -> None:
        self.time = 10.0
        self.guard = Guard(lambda: self.time)
        self.drawn(*controls)

    def drawn(self, *controls: Control) -> None:
        self.guard.drawn(controls)

    def after(self, seconds: float) -> Guard:
        self.time += seconds
        return self.guard


def west(words: str = "2 actions", place: Rect = HERE, rest: float = AGAIN) -> Control:
    return Control("go W", words, place, rest)


def test_what_appeared_takes_nothing_at_first() -> None:
    watched = Watched(west())
    assert not watched.after(NEW - 0.01).takes("go W")
    assert watched.after(0.02).takes("go W")


def test_what_is_drawn_again_as_it_was_goes_on() -> None:
    watched = Watched(west())
    watched.time += 1
    watched.drawn(west())
    assert watched.guard.takes("go W")


def test_what_means_something_else_takes_nothing_at_first() -> None:
    watched = Watched(west())
    watched.time += 1
    watched.drawn(west("1 action"))
    assert not watched.after(NEW - 0.01).takes("go W")
    assert watched.after(0.02).takes("go W")


def test_what_has_come_to_stand_elsewhere_takes_nothing_at_first() -> None:
    watched = Watched(west())
    watched.time += 1
    watched.drawn(west(place=THERE))
    assert not watched.guard.takes("go W")


def test_what_follows_a_finger_that_scrolls_is_the_same() -> None:
    watched = Watched(west())
    for y in range(0, 400, 20):
        watched.time += 0.016
        watched.drawn(west(place=Rect(0, y, 100, 50)))
    assert watched.after(NEW).takes("go W")


def test_what_was_touched_rests() -> None:
    watched = Watched(west())
    assert watched.after(1).counts("go W")
    watched.drawn(west())
    assert not watched.after(AGAIN - 0.01).takes("go W")
    assert watched.after(0.02).counts("go W")


def test_it_rests_from_when_its_work_can_be_seen() -> None:
    watched = Watched(west())
    assert watched.after(1).counts("go W")
    watched.time += 0.5  # a slow tablet
    watched.drawn(west())
    assert not watched.after(AGAIN - 0.01).takes("go W")


def test_what_says_the_same_again_may_be_touched_again() -> None:
    watched = Watched(west(rest=0))
    for _ in range(5):
        assert watched.after(0.5 if not _ else 0.1).counts("go W")
        watched.drawn(west(rest=0))


def test_until_the_next_frame_nothing_counts() -> None:
    watched = Watched(west(), Control("go E"))
    assert watched.after(1).counts("go W")
    assert not watched.guard.takes("go E")
    watched.drawn(west(), Control("go E"))
    assert watched.guard.takes("go E")


def test_a_touch_counts_for_what_stood_there_when_it_came_down() -> None:
    watched = Watched(west())
    watched.time += 1
    down = watched.time
    watched.drawn(west("1 action"))
    assert not watched.after(2).counts("go W", down)
    assert watched.guard.counts("go W")


def test_places_of_a_map_rest_one_by_one_and_are_new_together() -> None:
    watched = Watched(Control("tap", "lit C4"))
    assert not watched.guard.takes("tap C4")
    assert watched.after(1).counts("tap C4")
    watched.drawn(Control("tap", "lit C4"))
    assert not watched.guard.takes("tap C4")
    assert watched.guard.takes("tap C5")


def test_a_key_is_never_new() -> None:
    watched = Watched()
    assert watched.guard.counts("key enter")
    watched.drawn()
    assert not watched.after(AGAIN - 0.01).takes("key enter")
    assert watched.after(0.02).takes("key enter")


def test_before_the_first_frame_nothing_counts() -> None:
    guard = Guard(lambda: 10.0)
    assert guard.blind
    assert not guard.takes("key enter")
