"""A whole game by fingers and letters, on the real app: what a table would do in an evening.

The table of seed 7, with Theseus on the apple and Phil on the banana; Wave SE, Rock E6, Bush D7:

    A       lose-health lime knot straight
    B      bend knot oracle straight triangle
    C     oracle bend bend straight triangle triangle
    D    snakes knot rock? to-lake APPLE strawberry grapes
    E     camp-b orange portal-3 portal-2 zombies wave?
    F      bush? portal-3 portal-2 camp-a cherries
    G       portal-1 BANANA ufo portal-1
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.engine.session import Session
from companion.ui.island.wizard import wizard
from tests.ui.driver import Driver, running


@pytest.fixture
def table(ui: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Quick start, by touch, to the first question."""
    monkeypatch.setattr(wizard, "randbelow", lambda _: 7)
    ui.tap("choose-game")
    ui.tap("ways")
    ui.tap("new")
    for act in ("players 3", "character theseus", "character phil", "quick"):
        ui.tap(act)
    assert "The Bush is on the grapes." in ui.seen()
    ui.tap("fruit grapes")  # the Bush stands there
    assert "fruit grapes" in ui.roles()
    for act in ("fruit banana", "fruit apple", "show-starts"):
        ui.tap(act)
    for _ in range(2):
        ui.press("show")
        ui.press("give-back")
    ui.hold("look")
    assert card(ui) == "Theseus, it is your turn."
    return ui


def say(ui: Driver, text: str) -> str:
    ui.tap("keyboard")
    ui.type(text)
    ui.key("enter")
    ui.read_on()
    return ui.seen()


def card(ui: Driver) -> str:
    """The text to be said, which can be read on the screen as well, page by page."""
    text: str = ui.companion.view().card.text.strip("“”")
    assert ui.read_on() == text
    return text


def game(ui: Driver) -> Any:
    return next(place for place in ui.companion.pages if hasattr(place, "session")).session


def a_phrase(ui: Driver) -> None:
    """A spoken phrase, and what it is taken for before it counts."""
    ui.tap("keyboard")
    ui.type("I'm moving south-west, safely")
    assert "Understood: Theseus, south-west, safely" in ui.seen()
    ui.key("enter")
    assert card(ui) == (
        "You spend 1 energy. You are on portal 2. That counts towards your mission:"
        " 1 of 5. Do you travel through it?"
    )
    assert {"answer yes", "answer no"} <= set(ui.roles())


def the_language_changes(ui: Driver) -> None:
    """The language changes in the middle of the question, and changes back."""
    ui.tap("menu")
    ui.tap("settings")
    ui.tap("language ru")
    ui.tap("back")
    ui.tap("back")
    assert "Решает Тесей" in ui.seen()
    ui.speak("en")

    ui.tap("answer yes")
    assert card(ui) == "You are on portal 2."
    ui.tap("announced")
    assert "ANNOUNCED" in ui.seen()
    ui.end_turn()
    assert card(ui) == "Phil, it is your turn."


def phil_by_the_pad(ui: Driver) -> None:
    """Phil by the pad, and a grey key that says why."""
    ui.tap("restore")
    assert "Phil already has full energy." in ui.seen()
    ui.tap("go E")
    assert card(ui) == (
        "Phil, it is your turn. You are on the mirage with a UFO and lose 1 health."
    )
    ui.end_turn()


def the_op_acts(ui: Driver) -> None:
    """The OP's turn: a token, then the Bush by the map, onto nobody and onto Theseus."""
    ui.read_on()
    assert "Your turn: choose a token" in ui.seen()
    ui.tap("choose")
    token = next(role for role in ui.roles() if role.startswith("answer token"))
    ui.tap(token)
    assert say(ui, "op: set bush at F5")
    ui.tap("piece bush")
    ui.tap("tap F4")
    assert card(ui).endswith(" The Bush goes west to camp A. Nobody is there.")
    ui.tap("announced")
    assert ui.companion.view().sheet.pips == (2, 3)
    assert "2 actions left" in ui.seen()
    ui.tap("tap F3")  # red: it has one way in, and shows it
    assert ui.companion.view().sheet.pips == (2, 3)
    ui.tap("answer bush W")
    assert "The Bush goes west to portal 2. Theseus is there." in card(ui)
    decide = [role for role in ui.roles() if role in ("answer stay", "answer activate")]
    if decide:
        ui.tap("answer stay")
    assert game(ui).state.captive("theseus").health == 2
    ui.end_turn()


def death_and_revival(ui: Driver) -> None:
    """A correction by a long press, then a death in the own turn and a revival at a lit camp."""
    ui.hold("captive theseus")
    ui.tap("set theseus health 1")
    ui.tap("done")
    assert ui.companion.view().captives[0].health == (1, 3)
    assert say(ui, "op: set theseus at F4")
    ui.tap("go NE")
    assert "You perish: that is the first death. In which camp do you revive?" in card(ui)
    ui.tap("tap E1")
    assert card(ui).endswith(" You revive in camp B, restored to your maximum.")


def undo_and_redo(ui: Driver) -> None:
    """Undo takes back the move with all its answers, and redo brings them back."""
    ui.tap("announced")
    ui.tap("undo")
    assert card(ui) == (
        "We take back: Theseus, north-east. Theseus, your board again: health 1, energy 2."
        " Deaths counted: 0."
    )
    assert ui.companion.view().deaths == (0, 5)
    ui.tap("redo")
    assert ui.companion.view().deaths == (1, 5)


def the_win(ui: Driver) -> None:
    """The last marks by corrections; the fifth by a move: the game is won."""
    for mark in ("portal-1", "portal-3", "oracle B3"):
        say(ui, f"op: set theseus mission {mark} on")
    say(ui, "op: set theseus at D1")
    say(ui, "north-east")
    assert "Theseus wins" in ui.seen()
    ui.tap("announced")
    assert "escapes!" in ui.seen()
    assert {"reveal", "again", "to-shelf", "undo"} <= set(ui.roles())


def back_to_the_start_and_on(ui: Driver) -> None:
    """Undo across all of it, to the first question, and all of it again."""
    end = game(ui).state
    steps = len(game(ui).steps)
    for _ in range(steps):
        ui.tap("undo")
    assert game(ui).steps == []
    for _ in range(steps):
        ui.tap("redo")
    assert game(ui).state == end

    again = Session(game(ui).game, game(ui).start, game(ui).seed)
    again.replay(game(ui).journal)
    assert again.state == end


def test_from_quick_start_to_the_win(table: Driver) -> None:
    ui = table
    a_phrase(ui)
    the_language_changes(ui)
    phil_by_the_pad(ui)
    the_op_acts(ui)
    death_and_revival(ui)
    undo_and_redo(ui)
    the_win(ui)
    back_to_the_start_and_on(ui)


def test_the_game_goes_on_at_the_same_question(
    kivy_window: tuple[Any, Any], tmp_path: Path
) -> None:
    """The app is gone in the middle of a question; nothing was said to it before."""
    from companion.ui.app import CompanionApp  # opens the window
    from tests.ui.tables import open_table

    with running(CompanionApp(str(tmp_path)), *kivy_window) as first:
        open_table(first, lines=1)
        assert "Do you ask the oracle?" in card(first)
        before, seen = first.companion.view(), first.seen()
    with running(CompanionApp(str(tmp_path)), *kivy_window) as later:
        resume = next(role for role in later.roles() if role.startswith("open "))
        later.press(resume)
        assert later.companion.view() == before
        assert later.seen() == seen


def test_cover_and_look_again(table: Driver) -> None:
    table.tap("cover")
    assert table.roles() == ["look"]
    assert "Theseus" not in "\n".join(table.texts())
    table.tap("look")  # a short touch is not enough
    assert table.roles() == ["look"]
    table.hold("look")
    assert "announced" in table.roles()


def test_the_app_covers_itself_when_it_is_left(table: Driver) -> None:
    table.app.dispatch("on_pause")
    table.pump()
    assert table.roles() == ["look"]
