"""PARADOMINETOR on the tablet by touch: whole games, a kill, from hand to hand, the lesson."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from companion.games.paradominetor.state import State
from companion.games.paradominetor.tiles import BLACK
from companion.store.settings import Settings, save
from companion.ui.games.paradominetor.views import RankingView, VerdictView
from companion.ui.kit.drawn.touched import controls
from tests.ui.driver import Driver, running

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def set_up(ui: Driver, *more: str) -> Any:
    for act in ("choose-game", "game paradominetor", "new-game paradominetor"):
        ui.tap(act)
    for act in ("cards tablet", *more):
        ui.reach(act)
    ui.tap("begin")
    return ui.companion.pages[-1]


def state(board: Any) -> State:
    found: State = board.session.state
    return found


def decide(ui: Driver, board: Any, dice: Random) -> None:
    """One decision of a person by chance, by touch; now and then a tile is tried and laid back."""
    if board.is_covered:
        ui.hold("show")
    words = dice.choice(board.question.options).split()
    if words[0] == "pass":
        acts = [f"tile {one}" for one in words[1:]]
    else:
        acts = [f"tile {words[0]}"]
        if words[0] == BLACK and len(words) == 3:
            acts.append(f"declare {words[2]}")
    for act in (*acts, "play"):
        ui.tap(act)


def no_hand_is_told(ui: Driver, board: Any) -> None:
    """T7.2: the only tiles that can be touched are the own ones; no back of another's is told."""
    own = state(board).of(board.viewer).hand if board.viewer else ()
    for role in ui.roles():
        word, _, rest = role.partition(" ")
        if word == "tile":
            assert rest.split()[0] in (own or ())


def step(ui: Driver, board: Any, dice: Random) -> None:
    shown = board.shown()
    if isinstance(shown, VerdictView):
        ui.tap("onward")
    elif board.waits:
        before = len(board.session.journal)
        if dice.random() < 0.1:
            ui.advance(4.5)  # the ring is full
        else:
            ui.tap("go-on")
        assert len(board.session.journal) > before
    else:
        no_hand_is_told(ui, board)
        decide(ui, board, dice)


def at_the_end(ui: Driver, board: Any, dice: Random) -> None:
    for _ in range(200):
        if isinstance(board.shown(), RankingView):
            return
        if dice.random() < 0.2:
            ui.resize(*dice.choice(SIZES))
        step(ui, board, dice)
    raise AssertionError("no end")


@pytest.mark.parametrize(
    ("language", "strength", "apps"),
    [("en", "random", 2), ("ru", "random", 4), ("en", "sound", 3), ("ru", "sound", 2)],
)
def test_a_whole_game_against_the_app(ui: Driver, language: Any, strength: str, apps: int) -> None:
    ui.speak(language)
    board = set_up(ui, f"apps {apps}", f"strength {strength}")
    assert sorted(board.computers.values()) == [strength] * apps
    at_the_end(ui, board, Random(apps))
    won = state(board).won
    assert won
    ui.resize(1280, 800)
    assert board.name(won[0]) in ui.seen()
    ui.tap("again")
    assert ui.companion.pages[-1].in_tablet
    assert len(ui.companion.pages[-1].apps) == apps


def test_two_people_and_one_of_the_app(ui: Driver) -> None:
    board = set_up(ui, "sit Lens", "apps 1")
    assert len(board.people) == 2
    at_the_end(ui, board, Random(4))
    assert state(board).won


def test_a_killed_app_goes_on_where_it_was(kivy_window: tuple[Any, Any], tmp_path: Path) -> None:
    from companion.ui.app import CompanionApp

    data, dice = tmp_path / "data", Random(2)
    save(data, Settings())
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        board = set_up(ui, "apps 2")
        for _ in range(9):
            step(ui, board, dice)
        left, planned = state(board), board.planned
        ui.companion.shelf.close()  # and nothing else: the app is gone
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        assert "on\xa0the\xa0tablet" in ui.seen()
        (game,) = ui.companion.shelf.games()
        ui.tap(f"open {game.id}")
        board = ui.companion.pages[-1]
        assert state(board) == left
        assert board.planned == planned  # the app does not choose anew


def test_undo_by_touch_leads_to_the_own_tile(ui: Driver) -> None:
    board, dice = set_up(ui, "apps 2"), Random(1)
    decide(ui, board, dice)
    before = state(board)
    decide(ui, board, dice)
    ui.tap("go-on")
    assert len(state(board).table) == 2
    ui.tap("undo")
    assert state(board) == before


@pytest.mark.parametrize("size", SIZES)
def test_no_two_targets_lie_on_one_another(ui: Driver, size: tuple[int, int]) -> None:
    board = set_up(ui, "apps 4")
    ui.resize(*size)
    for _ in range(8):
        found = [one for one in controls(ui.app.stage) if one.role]
        for at, one in enumerate(found):
            for other in found[at + 1 :]:
                assert not other.place.holds(*one.place.middle), (one.role, other.role)
        step(ui, board, Random(1))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (412, 915)])
def test_the_lesson_by_touch(ui: Driver, language: Any, size: tuple[int, int]) -> None:
    ui.speak(language)
    ui.resize(*size)
    ui.tap("choose-game")
    ui.tap("game paradominetor")
    ui.tap("new-game paradominetor")
    ui.tap("lesson")
    page = ui.companion.pages[-1]
    for number in range(8):
        for who in page.right_answer(number):
            ui.tap(f"touch {who}")
        ui.tap("answer")
        assert page.is_right
        ui.tap("onward")
    assert "8" in ui.seen()
    ui.tap("play")
    assert ui.companion.pages[-1].in_tablet
