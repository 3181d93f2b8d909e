"""The replay in the window: dragged, touched, running by the clock, shown to the table."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.ui.island.replay.drawn.route_key import as_far_as_it_fits
from companion.ui.island.replay.drawn.timeline_bar import SNAP
from companion.ui.island.replay.page import Replay
from companion.ui.island.replay.view import seconds
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import fitting, letters, styled, text_width
from companion.ui.shell.views import CoverView
from tests.ui.driver import Driver
from tests.ui.finger import Finger
from tests.ui.tables import open_table
from tools.states.every import STATES

GAME = "tests/golden/game-05.yaml"
SIZES = [(1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915)]


def replayed(ui: Driver, file: str = GAME, act: str = "replay 0") -> Replay:
    desk = open_table(ui, file)
    desk.do("announced")
    desk.do(act)
    ui.companion.changed()
    ui.pump(3)
    place = ui.companion.pages[-1]
    assert isinstance(place, Replay)
    return place


def motion(ui: Driver, how: str) -> None:
    ui.app.still = False
    ui.companion.change_settings(revised(ui.companion.settings, {"motion": how}))


def on_line(ui: Driver, share: float, over: float = 0) -> tuple[float, float]:
    """A point of the window: so far along the line, and so far over it."""
    track = ui.screen.timeline.track
    return track.x + share * track.w, track.middle[1] + over


# The timeline under a finger


def test_the_handle_is_dragged_and_the_game_follows(ui: Driver) -> None:
    place = replayed(ui)
    bar = ui.screen.timeline
    ui.look_first("timeline")
    x, y = bar.handle
    finger = Finger(ui.window, x + 10, y)  # beside its middle: it does not jump there
    finger.down()
    ui.pump()
    assert (place.at, bar.handle[0]) == (0, x)
    seen = []
    for step in range(1, 21):
        finger.move_to(*(x + 10 + bar.track.w * step / 40, y))
        ui.pump()
        assert abs(bar.handle[0] - (x + bar.track.w * step / 40)) < 1, "it is under the finger"
        assert place.at == ui.companion.view().timeline.nearest(bar.share)
        seen.append(place.at)
    assert len(set(seen)) > 15
    figures = {one.who: one.at for one in ui.screen.view.island.figures}
    then = place.frames[place.at].after
    assert figures == {one.who: one.at for one in then.captives}, "the map is at that step"
    finger.up()
    ui.advance(SNAP)
    assert abs(bar.share - bar.line.share(place.at)) < 1e-6, "it rests on the step"


@pytest.mark.parametrize("size", SIZES)
def test_it_is_dragged_at_every_size(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    place = replayed(ui)
    ui.drag(ui.screen.timeline.handle, on_line(ui, 1.0, -20))
    assert place.at == place.stops[-1]
    ui.drag(ui.screen.timeline.handle, (0, ui.screen.timeline.y))
    assert place.at == 0


def test_a_touch_of_the_line_jumps(ui: Driver) -> None:
    place = replayed(ui)
    for share in (0.3, 0.9, 0.1):
        ui.tap(on_line(ui, share))
        ui.advance(SNAP)
        line = ui.screen.timeline.line
        assert place.at == line.nearest(share)
        assert abs(ui.screen.timeline.share - line.share(place.at)) < 1e-6


def test_a_touch_of_a_sign_means_its_step(ui: Driver) -> None:
    place = replayed(ui)
    line = ui.screen.timeline.line
    death = next(one for one in line.events if one.kind == "death")
    nearby = line.share(death.at) + 10 / ui.screen.timeline.track.w
    ui.tap(on_line(ui, nearby, 31))
    assert place.at == death.at
    assert "You perish: that is the first death." in ui.seen()


def test_a_drag_stops_what_runs(ui: Driver) -> None:
    place = replayed(ui)
    ui.tap("play")
    ui.tap(on_line(ui, 0.5))
    at = place.at
    ui.advance(2)
    assert place.at == at


def test_a_second_finger_does_not_take_the_handle(ui: Driver) -> None:
    place = replayed(ui)
    ui.look_first("timeline")
    first, second = Finger(ui.window, *on_line(ui, 0.2)), Finger(ui.window, *on_line(ui, 0.9))
    first.down()
    ui.pump()
    at = place.at
    second.down()
    second.up()
    ui.pump()
    assert place.at == at
    first.up()


def test_the_handle_glides_unless_nothing_is_to_move(ui: Driver) -> None:
    """Look2, section 6: a step takes 500 ms by its speed."""
    place = replayed(ui)
    bar = ui.screen.timeline
    motion(ui, "none")
    ui.tap("next")
    assert bar.share == bar.line.share(place.at)
    motion(ui, "calm")
    before = bar.share
    ui.tap("next")
    assert before < bar.share < bar.line.share(place.at)
    ui.advance(seconds("one"))
    assert bar.share == pytest.approx(bar.line.share(place.at))
    shown = [place.frames[place.at].after.captives[0].at]
    assert [one.at for one in ui.screen.view.island.figures][:1] == shown


# Buttons


def test_it_is_walked_through_by_touch(ui: Driver) -> None:
    place = replayed(ui)
    for act, number in (("next", 1), ("next", 2), ("previous", 1)):
        ui.tap(act)
        assert place.at == place.stops[number]
    assert f"Step {place.at}." in ui.seen()
    ui.tap("round-on")
    assert place.model().frame.round == 2
    ui.tap("round-back")
    assert place.at == 0


def test_steps_back_in_a_row_all_count(ui: Driver) -> None:
    """Look2, section 7.3: what it would do is unchanged in words."""
    place = replayed(ui, act="replay 60")
    before = place.stops.index(place.at)
    ui.look_first("previous")
    for _ in range(4):
        finger = Finger(ui.window, *ui.place("previous"))
        finger.down()
        ui.pump(2)
        finger.up()
        ui.pump(4)
    assert place.stops.index(place.at) == before - 4


def test_it_runs_by_the_clock_until_it_is_stopped(ui: Driver) -> None:
    place = replayed(ui)
    ui.tap("play")
    ui.advance(seconds("one") * 2.5)
    assert 2 <= place.stops.index(place.at) <= 3
    ui.tap("speed four")
    before = place.stops.index(place.at)
    ui.advance(seconds("four") * 6)
    assert place.stops.index(place.at) >= before + 5
    ui.tap("stop")
    at = place.at
    ui.advance(3)
    assert place.at == at


def test_under_the_cover_it_stands_still(ui: Driver) -> None:
    place = replayed(ui, "seeds/sample-table.yaml")
    ui.tap("play")
    ui.companion.do("cover")
    at = place.at
    ui.pump(2)
    ui.advance(3)
    assert place.at == at


def test_it_leaves_nothing_ticking_behind(ui: Driver) -> None:
    place = replayed(ui)
    ui.tap("play")
    ui.tap("back")
    at = place.at
    ui.advance(3)
    assert place.at == at


def test_a_way_is_hidden_by_touch(ui: Driver) -> None:
    replayed(ui, act="replay 60")
    ui.tap("route achilles")
    assert {way.who for way in ui.screen.view.island.trails} == {"granddead"}
    ui.advance(1)
    ui.tap("route achilles")
    assert {way.who for way in ui.screen.view.island.trails} == {"granddead", "achilles"}


def test_a_story_is_a_link(ui: Driver) -> None:
    place = replayed(ui)
    ui.tap("story 0")
    assert place.at == place.stops[-1]
    ui.advance(1)
    assert abs(ui.screen.timeline.share - 1) < 1e-6


@pytest.mark.parametrize("size", [(640, 800), (412, 915)])
def test_where_there_is_little_room_step_and_stories_take_turns(
    ui: Driver, size: tuple[int, int]
) -> None:
    ui.resize(*size)
    replayed(ui, act="replay 60")
    said = ui.companion.view().step.said
    assert said in ui.seen()
    ui.tap("stories")
    assert said not in ui.texts()
    assert "Achilles walked the farthest" in ui.seen()
    ui.advance(1)
    ui.tap("stories")
    assert said in ui.seen()


def test_a_long_name_ends_where_its_line_ends(ui: Driver) -> None:
    """It is not written smaller than it can be read."""
    name = "Maximiliana Schmidt"
    assert as_far_as_it_fits(name, 10_000) == name
    for width in (60, 90, 120):
        shown = as_far_as_it_fits(name, width)
        assert shown.endswith("…")
        assert name.startswith(shown.rstrip("…"))
        assert text_width(shown, 14, weight=700) <= width
    STATES["replay-people"](ui)
    assert "Anna" in ui.seen()
    assert "Maximilian" in ui.seen()


# Who sees it


def test_the_tablet_is_turned_round_and_given_back(ui: Driver) -> None:
    open_table(ui, GAME)
    ui.read_on()
    ui.tap("announced")
    ui.companion.go(Replay(ui.companion, ui.companion.pages[-1].session, shown=True))
    ui.companion.changed()
    ui.pump(3)
    assert ui.companion.view().bright
    ui.tap("give-back")
    assert "reveal" in ui.roles(), "the desk, with the end of the game"


def test_a_game_that_is_on_is_not_shown_by_one_touch(ui: Driver) -> None:
    replayed(ui, "seeds/sample-table.yaml")
    ui.tap("reveal")
    assert not ui.companion.view().bright
    assert "The game is not over." in ui.seen()
    ui.tap("reveal sure")
    assert ui.companion.view().bright
    ui.tap("give-back")
    assert ui.app.stage.kind == (CoverView, "")


@pytest.mark.pixels
def test_the_two_looks(ui: Driver) -> None:
    from kivy.utils import get_color_from_hex

    def corner() -> tuple[int, ...]:
        return ui.pixel(2, ui.window.height - 2)[:3]

    def rgb(colour: str) -> tuple[int, ...]:
        return tuple(round(255 * part) for part in get_color_from_hex(colour)[:3])

    replayed(ui, "seeds/sample-table.yaml")
    assert corner() == rgb(theme.BG)
    for act in ("reveal", "reveal sure"):
        ui.companion.do(act)
    ui.pump(2)
    assert corner() == rgb(theme.SHOW_BG)


# What can be read


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 5])
@pytest.mark.parametrize("file", [GAME, "seeds/sample-table.yaml"])
def test_everything_is_in_its_place(
    ui: Driver, size: tuple[int, int], text_size: int, file: str
) -> None:
    settings = revised(
        ui.companion.settings, {"language": "ru", "said_in": "ru", "text_size": text_size}
    )
    ui.companion.change_settings(settings)
    ui.resize(*size)
    replayed(ui, file, "replay 7")
    screen = ui.screen
    keys = [*screen.routes, *screen.keys, *screen.foot, *screen.speeds.keys]
    assert all(key.height >= 56 for key in keys)
    assert all(key.width >= 48 for key in keys)
    assert min(screen.map.size) >= 200
    for row in screen.stories.rows if screen.list.parent else ():
        assert row.height >= 68
        assert row.x >= screen.list.x
        assert row.right <= screen.list.right


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_longest_of_what_was_said_can_be_read(
    ui: Driver, size: tuple[int, int], language: Any
) -> None:
    ui.speak(language)
    ui.resize(*size)
    place = replayed(ui, "tests/golden/game-04.yaml")
    said = {}
    for at in place.stops:
        place.do(f"at {at}")
        said[at] = len(place.view().step.said)
    longest = max(said, key=lambda at: said[at])
    assert said[longest] > 250
    ui.companion.do(f"at {longest}")
    ui.pump(3)
    card = ui.screen.step
    for words, weight in ((card.said, 400), (card.truth, 700), (card.title, 800)):
        room = (int(words.width), int(words.height))
        style = styled(weight, "left", words.line)
        smallest = letters(14)
        assert fitting(words.text, style, smallest, room) == smallest, words.text


@pytest.mark.parametrize("size", SIZES)
def test_whole_rows_of_stories_are_seen(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    replayed(ui, act="replay 60")
    if not ui.screen.list.parent:
        ui.companion.do("stories")
        ui.pump(3)
    rows, window = ui.screen.stories.rows, ui.screen.list
    assert len(rows) > len(HEXES) // 4
    cut = [row for row in rows if row.y < window.y - 1 < row.top - 2]
    assert cut == []
    assert sum(row.y >= window.y - 1 for row in rows) >= 2


def test_pieces_walk_where_a_step_is_a_move_and_not_back(ui: Driver) -> None:
    place = replayed(ui, act="replay 0")
    ui.app.still = False
    walked = 0
    while place.at < place.stops[-1]:
        ui.companion.do("next")
        ui.pump(2)
        walked += ui.screen.map.walking
        ui.advance(1)
        assert not ui.screen.map.walking
    assert walked > 10
    ui.companion.do("previous")
    ui.pump(2)
    assert not ui.screen.map.walking


def test_a_running_replay_ends_each_walk_in_its_step(ui: Driver) -> None:
    replayed(ui, act="replay 0")
    for act in ("speed four", "play"):
        ui.companion.do(act)
    assert ui.companion.view().island.pace == 0.125
    ui.companion.do("stop")
    ui.pump(2)
