"""The replay in the window: touched, running by the clock, shown to the table."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from companion.games.island.board.hexes import HEXES
from companion.ui.island.replay.page import Replay
from companion.ui.island.replay.view import OPENING, SPEEDS
from companion.ui.island.replay.views import ReplayView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import fitting, letters, styled
from companion.ui.shell.views import CoverView
from tests.ui.driver import Driver
from tests.ui.tables import open_table
from tools.states import STATES

GAME = "tests/golden/game-05.yaml"
SIZES = [(1280, 800), (1024, 600), (800, 1280), (412, 915)]


def replayed(ui: Driver, file: str = GAME, act: str = "replay 0") -> Replay:
    desk = open_table(ui, file)
    desk.do("announced")
    desk.do(act)
    ui.companion.changed()
    ui.pump(3)
    place = ui.companion.pages[-1]
    assert isinstance(place, Replay)
    return place


def to_the_open_island(ui: Driver) -> Replay:
    """By touch from the end of a game."""
    open_table(ui, GAME)
    ui.read_on()
    ui.tap("announced")
    ui.tap("reveal")
    ui.tap("open")
    ui.advance((len(HEXES) + 5) * (OPENING + 0.02))
    place = ui.companion.pages[-1]
    assert isinstance(place, Replay)
    return place


def test_it_is_walked_through_by_touch(ui: Driver) -> None:
    place = replayed(ui)
    for act, at in (("next", 1), ("next", 2), ("previous", 1)):
        ui.tap(act)
        assert place.at == at
    assert f"Round 1, step 1 of {len(place.frames) - 1}" in ui.seen()
    ui.tap("round-on")
    assert place.model().frame.round == 2
    ui.tap("round-back")
    assert place.at == 1


def test_it_runs_by_the_clock_until_it_is_stopped(ui: Driver) -> None:
    place = replayed(ui)
    ui.tap("play")
    ui.advance(SPEEDS["normal"] * 2.5)
    assert place.at == 2
    ui.tap("speed")
    ui.advance(SPEEDS["fast"] * 3.2)
    assert place.at >= 5
    ui.tap("stop")
    at = place.at
    ui.advance(SPEEDS["slow"] * 2)
    assert place.at == at


def test_under_the_cover_it_stands_still(ui: Driver) -> None:
    place = replayed(ui)
    ui.tap("play")
    ui.companion.do("cover")
    ui.pump(2)
    ui.advance(SPEEDS["slow"] * 2)
    assert place.at == 0


def test_it_leaves_nothing_ticking_behind(ui: Driver) -> None:
    place = replayed(ui)
    ui.tap("play")
    ui.tap("back")
    ui.advance(SPEEDS["slow"] * 2)
    assert place.at == 0


def test_the_tablet_is_turned_round_by_touch_and_back(ui: Driver) -> None:
    place = to_the_open_island(ui)
    assert place.opened == len(HEXES)
    assert "THE STORIES OF THIS GAME" in ui.seen()
    ui.tap("play")
    ui.advance(SPEEDS["normal"] * 1.2)
    assert place.at == 1
    ui.tap("give-back")
    assert "reveal" in ui.roles(), "the desk, with the end of the game"


def test_nothing_of_the_island_is_in_the_window_before_it_opens(ui: Driver) -> None:
    open_table(ui, GAME)
    ui.read_on()
    ui.tap("announced")
    ui.tap("reveal")
    view = ui.companion.view()
    assert isinstance(view, ReplayView)
    assert sorted(ui.roles()) == sorted([*(f"tap {at}" for at in HEXES), *_parts(), "give-back",
                                         "open"])  # fmt: skip
    assert not [text for text in ui.texts() if text in HEXES]


def _parts() -> list[str]:
    return ["tap N", "tap NE", "tap SE", "tap S", "tap SW", "tap NW"]


def test_again_with_the_same_people_from_the_reveal(ui: Driver) -> None:
    to_the_open_island(ui)
    ui.tap("again")
    assert "quick" in ui.roles()


def test_a_game_that_is_on_is_not_shown_by_one_touch(ui: Driver) -> None:
    replayed(ui, "seeds/sample-table.yaml")
    ui.tap("reveal")
    assert not ui.companion.view().bright
    assert "The game is not over." in ui.seen()
    ui.tap("reveal sure")
    assert ui.companion.view().bright
    ui.tap("give-back")
    assert ui.app.stage.kind == (CoverView, "")


def test_what_takes_turns_leaves_nothing_behind(ui: Driver) -> None:
    replayed(ui)
    ui.tap("next")
    said = ui.companion.view().said[1]
    assert said in ui.seen()
    ui.tap("stories")
    assert said not in ui.texts()
    ui.tap("stories")
    assert said in ui.seen()


@pytest.mark.pixels
def test_the_two_looks(ui: Driver) -> None:
    from kivy.utils import get_color_from_hex

    def corner() -> tuple[int, ...]:
        return ui.pixel(2, ui.window.height - 2)[:3]

    def rgb(colour: str) -> tuple[int, ...]:
        return tuple(round(255 * part) for part in get_color_from_hex(colour)[:3])

    replayed(ui)
    assert corner() == rgb(theme.BG)
    ui.companion.do("reveal")
    ui.pump(2)
    assert corner() == rgb(theme.SHOW_BG)


def _apart(one: Any, other: Any) -> bool:
    return bool(
        one.right <= other.x + 1
        or other.right <= one.x + 1
        or one.top <= other.y + 1
        or other.top <= one.y + 1
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 5])
@pytest.mark.parametrize("acts", [("next",), ("stories",)])
def test_nothing_lies_on_anything_else(
    ui: Driver, size: tuple[int, int], text_size: int, acts: tuple[str, ...]
) -> None:
    settings = ui.companion.settings
    ui.companion.change_settings(
        settings.__class__(language="ru", said_in="ru", text_size=text_size)
    )
    ui.resize(*size)
    replayed(ui, "tests/tables/law/L14_2_achilles_wins.yaml", "replay 3")
    for act in acts:
        ui.companion.do(act)
    ui.pump(3)
    screen = ui.screen
    keys = [*screen.keys, *screen.more, *screen.foot]
    others = [screen.map, screen.title, screen.where]
    others += [one for one in (screen.said, screen.truth, screen.list) if one.parent]
    assert all(min(key.size) >= 56 for key in keys)
    assert min(screen.map.size) >= 200
    for one in (*keys, *others):
        assert one.x >= 0
        assert one.right <= size[0] + 1
        assert all(one is other or _apart(one, other) for other in (*keys, *others))
    for left, right in pairwise(screen.foot):
        assert left.right <= right.x + 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_longest_of_what_was_said_can_be_read(
    ui: Driver, size: tuple[int, int], language: Any
) -> None:
    ui.speak(language)
    STATES["reveal-ways"](ui)
    ui.resize(*size)
    words = ui.screen.said.words
    assert len(words.text) > 100
    room = (int(words.width), int(words.height))
    assert fitting(words.text, styled(700, "left", 1.25), letters(13), room) == letters(13)
