"""Antinomy by touch: whole games in both languages, a kill in between, two hands at once."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from companion.games.antinomy.state import State
from companion.store.settings import Settings, save
from companion.ui.kit.drawn.touched import controls
from tests.ui.driver import Driver, running
from tests.ui.finger import Finger
from tests.ui.played import begun_small

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))
WAYS: Final = (
    "say table paradox {0}", "say-far table paradox {1}", "say table clash {0}",
    "say table clash {1}", "say table clash none", "say-far table clash {0}",
    "say-far table clash {1}", "say-far table clash none",
)  # fmt: skip
COVERED: Final = {
    "en": {"blue": "Blue", "green": "Green", "purple": "Purple", "red": "Red"},
    "ru": {"blue": "Синий", "green": "Зелёный", "purple": "Фиолетовый", "red": "Красный"},
}


def from_the_shelf(ui: Driver) -> Any:
    """Set up by touch; the board."""
    for act in ("choose-game", "game antinomy", "new-game antinomy"):
        ui.tap(act)
    ui.reach("far purple")
    ui.tap("begin")
    return ui.companion.pages[-1]


def state(board: Any) -> State:
    found: State = board.session.state
    return found


def beside(before: State, act: str) -> tuple[tuple[int, int], str]:
    """The table without the app: counters, and a marker on four colours."""
    one, other = (sorcerer.crystals for sorcerer in before.sorcerers)
    order = ("blue", "green", "purple", "red")
    onward = order[(order.index(before.codex) + 1) % 4]
    held = {before.players[0]: one, before.players[1]: other}
    _, _, by, who = act.split()
    moves = by == "paradox"
    if by == "paradox":
        held[who] += 1
    elif who != "none":
        loser = before.rival(who)
        moves = held[loser] > 0
        held[who] += moves
        held[loser] -= moves
    one, other = (held[player] for player in before.players)
    stays = max(one, other) == 5 or not moves
    return (one, other), before.codex if stays else onward


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(ui: Driver, language: Any, seed: int) -> None:
    dice = Random(seed)
    ui.speak(language)
    board = from_the_shelf(ui)
    acts = [way.format(*state(board).players) for way in WAYS]
    for _ in range(200):
        before = state(board)
        if before.won is not None:
            break
        act = dice.choice(acts)
        ui.resize(*dice.choice(SIZES))
        ui.tap(act)
        now = state(board)
        held = tuple(one.crystals for one in now.sorcerers)
        assert (held, now.codex) == beside(before, act)
        assert COVERED[language][now.codex] in ui.seen()
        if dice.random() < 0.2:
            ui.tap(dice.choice(("undo near", "undo far")))
            assert state(board) == before
    assert state(board).won is not None
    ui.resize(1280, 800)
    seen = ui.seen()
    assert ("You win!" if language == "en" else "Победа!") in seen
    assert f"5 {'of' if language == 'en' else 'из'} 5" in seen
    ui.tap("undo here-far")
    assert state(board).won is None
    ui.companion.do("redo")
    ui.pump(2)
    ui.tap("to-shelf near")
    assert "choose-game" in ui.roles()


def test_a_killed_app_goes_on_where_it_was(kivy_window: tuple[Any, Any], tmp_path: Path) -> None:
    from companion.ui.app import CompanionApp

    data = tmp_path / "data"
    save(data, Settings())
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        board = from_the_shelf(ui)
        first, second = state(board).players
        for act in (f"say table paradox {first}", f"say-far table clash {second}", "undo near"):
            ui.tap(act)
        left = state(board)
        ui.companion.shelf.close()  # and nothing else: the app is gone
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        assert "Rocket 1, Lens 0, Codex red" in ui.seen()
        (game,) = ui.companion.shelf.games()
        ui.tap(f"open {game.id}")
        board = ui.companion.pages[-1]
        assert state(board) == left
        ui.tap(f"say-far table paradox {second}")
        assert [one.crystals for one in state(board).sorcerers] == [1, 1]


# Two hands


def played(ui: Driver) -> Any:
    which = begun_small(ui.companion).id
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(2)
    ui.advance(1)
    return ui.companion.pages[-1]


@pytest.mark.parametrize("apart", [0.0, 0.1, 0.3, 0.5])
def test_of_two_hands_the_first_counts(ui: Driver, apart: float) -> None:
    """look3, section 2: for both halves nothing else is taken for 600 ms."""
    board = played(ui)
    places = [ui.place(act) for act in ("say table paradox ann", "say-far table paradox bob")]
    fingers = [Finger(ui.window, *place) for place in places]
    fingers[0].down()
    if not apart:
        fingers[1].down()
    ui.pump()
    fingers[0].up()
    ui.pump()
    if apart:
        ui.advance(apart)
        fingers[1].down()
        ui.pump()
    fingers[1].up()
    ui.pump(2)
    assert [one.crystals for one in state(board).sorcerers] == [1, 0]


def test_after_a_while_the_other_hand_counts(ui: Driver) -> None:
    board = played(ui)
    ui.tap("say table paradox ann")
    ui.advance(0.7)
    finger = Finger(ui.window, *ui.place("say-far table paradox bob"))
    finger.down()
    ui.pump()
    finger.up()
    ui.pump(2)
    assert [one.crystals for one in state(board).sorcerers] == [1, 1]


def test_after_ones_own_paradox_the_next_is_taken_later(ui: Driver) -> None:
    """look3, section 3: quiet for 1.5 s."""
    board = played(ui)
    ui.tap("say table paradox ann")
    for seconds, crystals in ((1.0, 1), (0.6, 2)):
        ui.advance(seconds)
        finger = Finger(ui.window, *ui.place("say table paradox ann"))
        finger.down()
        ui.pump()
        finger.up()
        ui.pump(2)
        assert state(board).sorcerers[0].crystals == crystals


# Motion


def test_a_crystal_flies_to_its_socket_and_the_marker_goes_a_quarter(ui: Driver) -> None:
    """look3, section 3: 300 and 200 ms; with no motion both are there at once."""
    ui.app.still = False
    played(ui)
    sockets = ui.screen.panels[0].sockets
    wheel = ui.screen.codex.wheel
    ui.tap("say table paradox ann")
    *_, gem = sockets._shapes[0]
    assert wheel._goes.running
    ways = []
    for _ in range(4):
        ways.append(gem._picture.pos)
        ui.advance(0.1)
    assert len(set(ways)) > 2
    assert not (wheel._goes.running)
    assert not (sockets._flies.running)
    assert wheel._goes.value == 1
    ui.app.still = True
    ui.tap("say-far table paradox bob")
    assert not (wheel._goes.running)
    assert not (ui.screen.panels[1].sockets._flies.running)


# Places


def test_at_1280_by_800_things_lie_where_the_look_has_them(ui: Driver) -> None:
    """look3, coords/A1: within a few dp, the far half as it lies on the screen."""
    played(ui)
    found = {one.role: one.place for one in controls(ui.screen)}
    for role, (x, y, wide, high) in {
        "say table paradox ann": (640, 610, 624, 84),
        "say-far table paradox bob": (16, 106, 624, 84),
        "undo near": (16, 316, 236, 80),
        "undo far": (1028, 404, 236, 80),
        "count far": (1028, 316, 114, 80),
        "menu": (16, 404, 114, 80),
    }.items():
        place = found[role]
        wanted = (x, 800 - y - high, wide, high)
        assert (place.x, place.y, place.w, place.h) == pytest.approx(wanted, abs=5), role


@pytest.mark.parametrize("size", SIZES)
def test_no_two_targets_lie_on_one_another(ui: Driver, size: tuple[int, int]) -> None:
    played(ui)
    ui.tap("say table paradox ann")
    ui.resize(*size)
    found = list(controls(ui.screen))
    assert len(found) >= 14
    for at, one in enumerate(found):
        assert min(one.place.x, one.place.y) >= 0, one.role
        assert one.place.right <= size[0] + 1, one.role
        assert one.place.top <= size[1] + 1, one.role
        for other in found[at + 1 :]:
            apart = (
                one.place.right <= other.place.x + 1
                or other.place.right <= one.place.x + 1
                or one.place.top <= other.place.y + 1
                or other.place.top <= one.place.y + 1
            )
            assert apart, (one.role, other.role)


def test_no_hand_is_on_the_table(ui: Driver) -> None:
    """A9.2: with `keep: score` there is none to show."""
    board = played(ui)
    ui.tap("say table paradox ann")
    assert all(not one.known for one in state(board).sorcerers)
    assert not any(word in " ".join(ui.texts()) for word in ("blue 1", "green 3", "red 4"))
