"""PARADOXON by touch: whole games in both languages, a kill in between."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from companion.games.paradoxon.state import State
from companion.store.settings import Settings, save
from tests.ui.driver import Driver, running
from tests.ui.finger import Finger

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def set_up(ui: Driver) -> None:
    ui.tap("choose-game")
    ui.reach("game paradoxon")
    ui.tap("new-game paradoxon")


def pair(ui: Driver) -> Any:
    set_up(ui)
    ui.tap("begin")
    return ui.companion.pages[-1]


def against_echo(ui: Driver) -> Any:
    set_up(ui)
    ui.tap("seat 1")
    for where, card in (
        ("left", "keys-wallet"),
        ("right", "gun-mask"),
        ("paradox", "phone-tickets"),
    ):
        ui.reach(f"place {where}")
        ui.tap(f"card {card}")
    ui.tap("begin")
    return ui.companion.pages[-1]


def state(board: Any) -> State:
    found: State = board.session.state
    return found


def ways_to_score(ui: Driver, board: Any, dice: Random) -> None:
    """A number, then something that is lit for it; or nothing."""
    if dice.random() < 0.1:
        ui.tap(f"say {state(board).mover} end")
        return
    ui.tap(f"points {dice.randint(1, 3)}")
    lit = [role for role in ui.roles() if role.startswith("fragment ")]
    ui.tap(dice.choice((*lit, "for plan", "for paradox")))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_of_two(ui: Driver, language: Any) -> None:
    dice = Random(4)
    ui.speak(language)
    board = pair(ui)
    for _ in range(60):
        if state(board).won is not None:
            break
        before = state(board)
        ui.resize(*dice.choice(SIZES))
        ways_to_score(ui, board, dice)
        now = state(board)
        assert now.turns > before.turns or now.won is not None
        assert all(str(seat.points) in ui.seen() for seat in now.seats)
        if dice.random() < 0.2:
            ui.tap(dice.choice(("undo near", "undo far")))
            assert state(board) == before
    assert state(board).won is not None
    ui.resize(1280, 800)
    assert ("You win!" if language == "en" else "Победа!") in ui.seen()
    ui.tap("to-shelf near")
    assert "choose-game" in ui.roles()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_against_echo(ui: Driver, language: Any) -> None:
    dice = Random(7)
    ui.speak(language)
    board = against_echo(ui)
    done = "Done" if language == "en" else "Готово"
    for _ in range(200):
        if state(board).won is not None and board.page is None:
            break
        ui.resize(*dice.choice(SIZES))
        if board.page is not None:
            assert done in ui.seen()
            ui.tap("done")
        elif state(board).question.what == "turn":  # type: ignore[union-attr]
            ways_to_score(ui, board, dice)
        else:
            free = [key for row in board.shown().pad.rows for key in row if not key.where]
            key = dice.choice(free)
            if key.button.act not in ui.roles():
                ui.tap(f"tab {key.colour}")
            ui.tap(key.button.act)
    assert state(board).won is not None
    ui.resize(1280, 800)
    assert str(state(board).seats[0].points) in ui.seen()
    ui.tap("again")
    assert "begin" in ui.roles()


def test_two_hands_are_ready_in_one_frame_and_a_lot_decides(ui: Driver) -> None:
    """X2.3; the clock stands still between them."""
    set_up(ui)
    ui.reach("race")
    now = ui.companion.shelf.now()
    ui.companion.shelf.now = lambda: now
    ui.look_first("ready near")
    fingers = [Finger(ui.window, *ui.place(f"ready {side}")) for side in ("far", "near")]
    for finger in fingers:
        finger.down()
    ui.pump(2)
    for finger in fingers:
        finger.up()
    ui.pump(2)
    assert "Equally fast: the lot has decided." in ui.seen()
    ui.tap("go")
    assert ui.companion.pages[-1].state.turns == 1


def test_the_race_is_taken_as_a_finger_comes_down(ui: Driver) -> None:
    set_up(ui)
    ui.reach("race")
    now = ui.companion.shelf.now()
    ui.companion.shelf.now = lambda: now
    ui.look_first("ready near")
    slow = Finger(ui.window, *ui.place("ready near"))
    slow.down()
    ui.pump(2)
    ui.companion.shelf.now = lambda: now + 0.3
    ui.tap("ready far")
    slow.up()
    ui.pump(2)
    assert "Rocket is ready first" in ui.seen()
    assert "0.3 seconds after Rocket" in ui.seen()


def test_a_killed_app_reads_echos_turn_on(kivy_window: tuple[Any, Any], tmp_path: Path) -> None:
    from companion.ui.app import CompanionApp

    data = tmp_path / "data"
    save(data, Settings())
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        board = against_echo(ui)
        for act in ("points 2", "for plan", "card tickets-wallet", "done"):
            ui.tap(act)
        left, ui_said = state(board), ui.seen()
        assert "Plan A" in ui_said
        ui.companion.shelf.close()  # and nothing else: the app is gone
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        assert "Rocket 2, 9 in the deck" in ui.seen()
        (game,) = ui.companion.shelf.games()
        ui.tap(f"open {game.id}")
        board = ui.companion.pages[-1]
        assert state(board) == left
        assert "Turn every card that shows" in ui.seen(), "the answer is read again"
        while board.page is not None:
            ui.tap("done")
        assert "YOUR TURN" in ui.seen()
