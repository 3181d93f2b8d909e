"""An OP who draws from the real stack tells the app what came (L12.1)."""

from typing import Any, cast

from companion.engine.frozen import revised
from companion.games.island.facts import Drawn
from companion.games.island.game import play
from companion.store.island.table_file import read_table
from companion.ui.island.desk.controller import Desk
from tests.ui.at_table import SAMPLE, acts, desk, touch


def test_the_two_that_came_are_touched_and_can_then_be_chosen_from() -> None:
    table = desk(drawing="ask")
    view = touch(table, "end", "end")
    assert view.sheet.heading == "You draw two tokens"
    assert len(acts(view)) == 12
    view = touch(table, "drew algae", "drew token-9")
    assert [token.word for token in view.sheet.tokens] == ["algae", "token-9"]
    touch(table, "answer token algae")
    assert table.state.token == "algae"
    assert table.state.stack[-1] == "token-9"
    assert {"hurricane", "flood"} <= {*table.state.stack}, "they changed places with what came"


def test_a_touch_again_takes_the_first_back() -> None:
    table = desk(drawing="ask")
    view = touch(table, "end", "end", "drew ivy", "drew ivy")
    assert [button.chosen for button in view.sheet.buttons] == [False] * 12


def test_what_came_as_the_app_had_it_needs_no_correction() -> None:
    table = desk(drawing="ask")
    touch(table, "end", "end")
    before = len(table.session.journal)
    touch(table, "drew flood", "drew hurricane")
    assert len(table.session.journal) == before


def test_once_every_token_has_come_the_app_knows_the_queue() -> None:
    """L12.1: what was not chosen goes under at once, the chosen one a turn later."""
    table = desk(drawing="ask")
    tokens = ["ivy", "token-6", "token-7", "token-8", "token-9", "token-10",
              "algae", "flood", "hurricane", "lithophytes", "token-11", "token-12"]  # fmt: skip
    for first, second in zip(tokens[::2], tokens[1::2], strict=True):
        view = touch(table, "end", "end")
        assert view.sheet.kind == "answers", view.sheet
        touch(table, f"drew {first}", f"drew {second}", f"answer token {first}", "end")
        settle(table)
    view = touch(table, "end", "end")
    assert view.sheet.kind == "tokens"
    assert [token.word for token in view.sheet.tokens] == ["token-6", "ivy"]


def test_what_was_left_in_the_box_cannot_come() -> None:
    """L2.4: for an OP who takes to the real stack in the middle of a game with a short one."""
    table = desk(drawing="ask")
    short = revised(read_table(SAMPLE).setup, {"stack": ("ivy", "flood", "algae")})
    table = Desk(table.house, cast(Any, play(short)))
    view = touch(table, "end", "end")
    assert acts(view) == ["drew algae", "drew flood", "drew ivy"]


def settle(table: Desk) -> None:
    """Pieces that left the map come back where they may."""
    while (question := table.state.question) is not None and question.what == "place":
        table.do(f"answer {question.options[0]}")


def test_it_can_be_undone_and_the_app_asks_again_after_a_kill() -> None:
    table = desk(drawing="ask")
    touch(table, "end", "end", "drew algae", "drew token-9")
    drawn = [fact for entry in table.session.entries() for fact in entry.outcome.facts
             if isinstance(fact, Drawn)]  # fmt: skip
    assert drawn[-1].drawn == ("hurricane", "flood")
    touch(table, "undo")
    assert table.state.question is not None
    assert table.state.question.options == ("token hurricane", "token flood")
