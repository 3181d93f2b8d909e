"""Antinomy on the tablet by touch: whole games at both strengths, a kill, two at one tablet."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from companion.games.antinomy.cards import CARDS
from companion.games.antinomy.players.choice import choose
from companion.games.antinomy.players.view import seen_by
from companion.games.antinomy.state import State
from companion.store.settings import Settings, save
from companion.ui.kit.drawn.touched import controls
from tests.ui.driver import Driver, running

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def set_up(ui: Driver, *more: str) -> Any:
    for act in ("choose-game", "game antinomy", "new-game antinomy"):
        ui.tap(act)
    for act in ("cards tablet", *more):
        ui.reach(act)
    ui.tap("begin")
    return ui.companion.pages[-1]


def state(board: Any) -> State:
    found: State = board.session.state
    return found


def human(board: Any) -> str:
    found: str = board.viewer
    return found


def decide(ui: Driver, board: Any, dice: Random) -> None:
    """One decision of a person who plays as well as the app, by touch."""
    who = board.decides
    if board.is_covered:
        ui.hold("show")
    facts = [fact for entry in board.session.entries() for fact in entry.outcome.said]
    words = choose(seen_by(state(board), who, facts), "sound", lambda: dice)
    acts: tuple[str, ...]
    match board.session.game.write(words)[1].split():
        case ["place", at]:
            acts = (f"space {at}", "go")
        case ["play", card, "back", at]:
            acts = (f"hand {card}", f"space {at}", "go")
        case ["play", card, "forward"]:
            ui.tap(f"hand {card}")
            on = next(one.number for one in board.shown().row if any(map(str.isdigit, one.way)))
            acts = (f"space {on}", "go")
        case answer:
            acts = (f"say {who} {' '.join(answer)}",)
    for act in acts:
        ui.tap(act)


def no_hand_is_told(ui: Driver, board: Any) -> None:
    """A9.2: no card of a hand but the own one, and not the Codex, anywhere in the widgets."""
    own = state(board).of(board.viewer).known if board.viewer else ()
    open_ = {*state(board).continuum, *own}
    hidden = [card for card in CARDS if card not in open_]
    for widget in ui.walk():
        for told in (getattr(widget, "text", ""), getattr(widget, "role", "")):
            assert not [card for card in hidden if card in str(told)]


def at_the_end(ui: Driver, board: Any, dice: Random, *, sizes: bool = True) -> None:
    for _ in range(400):
        if state(board).won is not None:
            return
        if sizes:
            ui.resize(*dice.choice(SIZES))
        no_hand_is_told(ui, board)
        if board.waits:
            before = len(board.session.journal)
            if dice.random() < 0.3:
                ui.advance(4.5)  # the ring is full
            else:
                ui.tap("go-on")
            assert len(board.session.journal) > before
        else:
            decide(ui, board, dice)
    raise AssertionError("no end")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("strength", ["random", "sound"])
def test_a_whole_game_against_the_app(ui: Driver, language: Any, strength: str) -> None:
    ui.speak(language)
    board = set_up(ui, f"strength {strength}")
    (app,) = board.computers
    assert board.computers[app] == strength
    at_the_end(ui, board, Random(3))
    ui.resize(1280, 800)
    won = state(board).won
    assert won is not None
    assert board.name(won) in ui.seen()
    ui.tap("undo")
    assert state(board).won is None
    ui.companion.do("redo")
    ui.pump(2)
    ui.tap("again")
    assert ui.companion.pages[-1].in_tablet
    ui.tap("begin")
    assert ui.companion.pages[-1].computers == board.computers


def test_two_at_one_tablet(ui: Driver) -> None:
    board = set_up(ui, "sit Lens")
    assert board.computers == {}
    for act in ("go", *(f"hand {card}" for card in CARDS)):
        assert act not in ui.roles()
    at_the_end(ui, board, Random(5))
    assert state(board).won is not None


def test_a_short_touch_uncovers_no_hand(ui: Driver) -> None:
    board = set_up(ui, "sit Lens")
    ui.tap("show")
    ui.advance(1)
    assert board.is_covered


def test_a_killed_app_goes_on_where_it_was(kivy_window: tuple[Any, Any], tmp_path: Path) -> None:
    from companion.ui.app import CompanionApp

    data, dice = tmp_path / "data", Random(2)
    save(data, Settings())
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        board = set_up(ui, "strength random")
        for _ in range(7):
            ui.tap("go-on") if board.waits else decide(ui, board, dice)
        left, planned = state(board), board.planned
        ui.companion.shelf.close()  # and nothing else: the app is gone
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        assert "on\xa0the\xa0tablet" in ui.seen()
        (game,) = ui.companion.shelf.games()
        ui.tap(f"open {game.id}")
        board = ui.companion.pages[-1]
        assert state(board) == left
        assert board.planned == planned  # the app does not choose anew
        assert board.computers == {"mira": "random"}


def test_two_people_find_their_game_covered(kivy_window: tuple[Any, Any], tmp_path: Path) -> None:
    from companion.ui.app import CompanionApp

    data = tmp_path / "data"
    save(data, Settings())
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        board = set_up(ui, "sit Lens")
        ui.hold("show")
        assert not board.is_covered
        ui.companion.shelf.close()
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        (game,) = ui.companion.shelf.games()
        ui.tap(f"open {game.id}")
        no_hand_is_told(ui, ui.companion.pages[-1])
        assert "show" in ui.roles()


@pytest.mark.parametrize("size", SIZES)
def test_no_two_targets_lie_on_one_another(ui: Driver, size: tuple[int, int]) -> None:
    board = set_up(ui)
    ui.resize(*size)
    for _ in range(6):
        found = [one for one in controls(ui.app.stage) if one.role]
        for at, one in enumerate(found):
            for other in found[at + 1 :]:
                assert not other.place.holds(*one.place.middle), (one.role, other.role)
        ui.tap("go-on") if board.waits else decide(ui, board, Random(1))


def test_a_double_tap_plays_one_card(ui: Driver) -> None:
    board = set_up(ui)
    decide(ui, board, Random(1))
    ui.tap("go-on")
    ui.tap(next(role for role in ui.roles() if role.startswith("hand ")))
    lit = next((one.act for one in board.shown().row if one.way), None)
    if lit is None:
        return
    ui.tap(lit)
    lines = len(board.session.journal)
    finger = ui.finger("go")
    for _ in range(2):
        finger.down()
        ui.pump()
        finger.up()
        ui.pump()
    assert len(board.session.journal) == lines + 1
