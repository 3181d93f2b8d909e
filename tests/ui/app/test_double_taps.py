"""A double tap plays once: two touches 130 ms apart, on everything that can be touched.

The app moves as it does unless its settings say otherwise.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock

from companion.games.island.terms import DIRECTIONS
from companion.ui.island.desk.controller import Desk
from tests.ui.driver import FRAME, LOOK, Driver
from tests.ui.finger import Finger
from tests.ui.tables import kept_table, open_table
from tools.states.every import STATES

APART: Final = 0.13  # seconds between two touches of a finger that trembles
# Frames after a touch: of a tablet that is busy, for thousands of targets, and of one that is not.
SLOW: Final = 2
SMOOTH: Final = 7
TAPS: Final = 2000
# What comes of a touch beside its act: a microphone lets go, a page takes note, time passes.
BESIDE: Final = ("listen-on", "listen-off", "listen-drop", "read", "tick")
# What a ring does when its pause is over, whatever else is touched.
BY_ITSELF: Final = ("go-on",)
# What says the same again does the same again.
AGAIN: Final = frozenset(("previous", "next", "round-back", "round-on", "turn"))

PLAYED: Final = ("answer ", "go ", "piece ", "back")


@pytest.fixture(autouse=True)
def moving(ui: Driver) -> None:
    ui.app.still = False


class Acts:
    """The acts asked of the app; `held`: those that it does not do."""

    def __init__(self, ui: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.held = False
        self.touched = ""
        really = ui.companion.do

        def do(act: str) -> None:
            if act not in BESIDE and (act == self.touched or act not in BY_ITSELF):
                self.done.append(act)
            if not self.held:
                really(act)

        monkeypatch.setattr(ui.companion, "do", do)
        monkeypatch.setattr(ui.app, "stop", lambda *_: None)


def frame(ui: Driver) -> None:
    """A frame that nobody looks at."""
    ui.clock.now += FRAME
    Clock.tick()
    EventLoop.dispatch_input()
    Clock.tick_draw()
    ui.app.drawn()


def look(ui: Driver) -> None:
    """Long enough to have seen what there is."""
    ui.clock.now += LOOK
    frame(ui)


def double(ui: Driver, place: tuple[float, float], frames: int = SMOOTH) -> None:
    """Each touch is a frame long; as many frames after it make up the time between the two."""
    for _ in range(2):
        finger = Finger(ui.window, *place)
        finger.down()
        frame(ui)
        finger.up()
        for _ in range(frames):
            ui.clock.now += APART / frames - FRAME
            frame(ui)


def place_of(ui: Driver, role: str) -> tuple[float, float] | None:
    """None: it lies below the edge of a page, or stands there twice."""
    try:
        return ui.place(role)
    except AssertionError:
        return None


@pytest.mark.long
@pytest.mark.parametrize("name", STATES)
def test_each_target_of_each_screen_acts_once(
    ui: Driver, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """First without what would come of it, then one of them with it."""
    STATES[name](ui)
    ui.companion.ears.cancel()
    acts = Acts(ui, monkeypatch)
    acts.held = True
    roles = list(dict.fromkeys(ui.roles()))
    acted = played = 0
    for role in roles:
        place = place_of(ui, role)
        if place is not None and role not in AGAIN:
            played += role.startswith(PLAYED)
            look(ui)
            acts.touched = role
            acts.done.clear()
            double(ui, place, SLOW)
            assert len(acts.done) <= 1, role
            acted += len(acts.done)
    assert acted or not played
    acts.held = False
    role = Random(name).choice(roles)
    place = place_of(ui, role)
    if place is not None:
        look(ui)
        acts.touched = role
        acts.done.clear()
        double(ui, place)
        assert len(acts.done) <= 1 or role in AGAIN, role


def the_desk(ui: Driver) -> Desk | None:
    return next((place for place in ui.companion.pages if isinstance(place, Desk)), None)


def onward(dice: Random, ui: Driver) -> str:
    """Most often what brings the game on, so that it comes to its end."""
    lit = getattr(getattr(ui.companion.view(), "island", None), "lit", ())
    places = [f"tap {at}" for at in sorted(lit)]
    roles = [role for role in ui.roles() if not role.startswith("tap ")]
    card = getattr(ui.screen, "card", None)
    if "say-next" in roles and card is not None and not card.at_last:
        return "say-next"
    if "announced" in roles and dice.random() < 0.9:
        return "announced"
    onward = ("answer ", "go ", "end", "piece ", "choose")
    played = [role for role in roles if role.startswith(onward)]
    return dice.choice([*played, *places] if played and dice.random() < 0.9 else [*roles, *places])


def on_the_desk(ui: Driver) -> None:
    """Pages are easily lost in, and a game that is over is followed by the next."""
    desk = the_desk(ui)
    if desk is None or desk.state.won is not None:
        open_table(ui)
        return
    while ui.companion.pages[-1] is not desk:
        ui.companion.back()
    ui.companion.covered = False
    ui.companion.changed()


@pytest.mark.long
@pytest.mark.parametrize("still", [False, True])
def test_over_whole_games_each_act_is_played_once(
    ui: Driver, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    """A double tap is one act: as many steps of the game as the same touch alone can make."""
    ui.app.still = still
    dice = Random(15)
    acts = Acts(ui, monkeypatch)
    desk = open_table(ui)
    played = taps = 0
    while taps < TAPS:
        if taps % 10 == 0 or the_desk(ui) is None or "look" in ui.roles():
            on_the_desk(ui)
        look(ui)
        role = onward(dice, ui)
        place = place_of(ui, role)
        if place is None:
            continue
        acts.done.clear()
        desk, before = the_desk(ui) or desk, len(desk.session.steps)
        double(ui, place)
        taps += 1
        assert len(acts.done) <= 1 or role in AGAIN, (taps, role, acts.done)
        played += len(desk.session.steps) > before
    # Between two steps pages are turned and announced: the walk goes on all the same.
    assert played > TAPS / 20


def press(ui: Driver, code: int, *, again: int = 0) -> None:
    """A key goes down, sends itself again while it is held, and comes up."""
    for _ in range(1 + again):
        if not ui.window.dispatch("on_key_down", code, 0, None, []):
            ui.window.dispatch("on_keyboard", code, 0, None, [])
        ui.pump()
    ui.window.dispatch("on_key_up", code, 0)


def test_enter_twice_says_it_once(ui: Driver) -> None:
    desk = open_table(ui, lines=0)
    steps = len(desk.session.steps)
    ui.tap("keyboard")
    ui.type("end turn")
    press(ui, 13)
    ui.type("end turn")
    press(ui, 13)
    assert len(desk.session.steps) == steps + 1
    assert desk.chosen.typed == "end turn"  # it waits to be said again
    ui.key("enter")
    assert len(desk.session.steps) == steps + 2


def test_a_key_that_is_held_counts_once(ui: Driver) -> None:
    for act in ("menu", "settings"):
        if not ui.companion.pages[-1].secret:
            open_table(ui)
        ui.tap(act)
    places = len(ui.companion.pages)
    press(ui, 27, again=200)
    assert len(ui.companion.pages) == places - 1
    ui.advance(LOOK)
    press(ui, 27)
    assert len(ui.companion.pages) == places - 2


def test_do_it_touched_twice_does_it_once(ui: Driver) -> None:
    desk = open_table(ui, lines=0)
    steps = len(desk.session.steps)
    ui.tap("keyboard")
    ui.type("end turn")
    look(ui)
    double(ui, ui.place("enter"))
    assert len(desk.session.steps) == steps + 1


def test_end_turn_in_a_row_ends_one_turn(ui: Driver) -> None:
    """Once to be asked, once to end it; and Phil, whose turn comes, is not even asked."""
    desk = open_table(ui, lines=0)
    ui.advance(2)
    double(ui, ui.place("end"))
    assert (desk.state.turn, desk.chosen.ending) == ("theseus", True)
    ui.advance(1)
    double(ui, ui.place("end"))
    assert (desk.state.turn, desk.chosen.ending) == ("phil", False)
    ui.advance(0.5)  # less than a second since it was touched
    double(ui, ui.place("end"))
    assert (desk.state.turn, desk.chosen.ending) == ("phil", False)


def test_the_end_of_a_turn_is_asked_for_some_seconds(ui: Driver) -> None:
    desk = open_table(ui, lines=0)
    ui.tap("end")
    assert "End turn?" in ui.seen()
    ui.advance(5)
    assert not desk.chosen.ending
    assert "End turn?" not in ui.seen()


def goes_on(ui: Driver, way: str) -> bool:
    """True if two touches that both counted would walk two spaces."""
    desk = open_table(ui, lines=0)
    desk.do(way)
    desk.do(way)
    return len(desk.session.steps) == 2


def test_west_twice_walks_one_space(ui: Driver) -> None:
    way = next(way for way in (f"go {one}" for one in DIRECTIONS) if goes_on(ui, way))
    desk = open_table(ui, lines=0)
    ui.advance(2)
    double(ui, ui.place(way))
    assert len(desk.session.steps) == 1
    assert not desk.telling.heard


def everywhere(ui: Driver) -> None:
    for x in range(0, 1280, 160):
        for y in range(0, 800, 20):
            finger = Finger(ui.window, x, y)
            finger.down()
            finger.up()


def test_no_touch_reaches_a_screen_before_its_first_frame(
    ui: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table(ui, lines=0)
    ui.companion.do("menu")
    ui.app._redraw()
    reached: list[object] = []
    screen = type(ui.screen)
    monkeypatch.setattr(screen, "on_touch_down", lambda _self, touch: reached.append(touch))
    Finger(ui.window, 640, 400).down()
    assert reached == []
    frame(ui)
    Finger(ui.window, 640, 400).down()
    assert len(reached) == 1


def test_no_touch_reaches_a_line_to_write_in_before_its_first_frame(ui: Driver) -> None:
    """Kivy has no letters to look for a finger in until they are laid out."""
    session = kept_table(ui)
    for act in (f"more {session.id}", "rename"):
        ui.companion.do(act)
    ui.app._redraw()
    place = ui.companion.pages[-1]
    everywhere(ui)
    ui.pump()
    assert ui.companion.pages[-1] is place
    assert ui.screen.collide_point(640, 400)


def test_no_touch_reaches_a_map_that_has_no_size_yet(ui: Driver) -> None:
    open_table(ui, lines=0)
    ui.companion.do("menu")
    ui.pump(2)
    ui.companion.do("back")
    ui.app._redraw()
    everywhere(ui)
    assert not the_desk(ui).session.steps  # type: ignore[union-attr]
    ui.screen.island.size = (0, 0)
    ui.screen.island.pos = (0, 0)
    finger = Finger(ui.window, 0, 0)
    assert not ui.screen.island.on_touch_down(finger)
