"""Table mode without its screen: whose word it is, what is told of the OP, and no secret in it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import End
from companion.games.island.computer import Computer
from companion.games.island.terms import OP
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.table_mode.model import awaited, by_op
from companion.ui.island.table_mode.page import TableMode
from companion.ui.island.table_mode.views import TableModeView
from companion.ui.kit.pace import SECONDS
from companion.ui.shell.acts import UnknownAct
from tests.ui.island.table_mode.no_host import (
    GRID,
    companion_of,
    kinds,
    shelf_of,
    step,
    strings,
    table_of,
    to_op,
    touchable,
)

MOST = 1500  # touches of a game, far beyond any that was seen


def on_disk(page: TableMode) -> int:
    return len(page.session.journal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 5])
def test_a_whole_game_is_played_by_touch_and_ends(
    tmp_path: Path, language: Language, seed: int
) -> None:
    page, dice = table_of(tmp_path, seed, "gentle hunter", language), Random(seed)
    for _ in range(MOST):
        if page.state.won is not None:
            break
        view = page.view()
        assert view.reason == "" or view.op is None
        assert view.head.title
        assert view.said.text
        step(page, dice)
    assert page.state.won is not None
    over = page.view()
    assert (over.pad, over.op) == (None, None)


def test_the_ops_word_waits_for_the_pause_and_nobody_can_speak_for_it(tmp_path: Path) -> None:
    page, dice = table_of(tmp_path), Random(1)
    view = to_op(page, dice)
    assert view.pad is None
    before = on_disk(page)
    for act in ("end", "go NW", "restore", "over", "answer yes", "piece bush"):
        page.do(act)
        assert on_disk(page) == before, act
        assert page.view().reason
    page.do("go-on")
    assert on_disk(page) > before


def test_the_pause_is_the_same_before_every_word(tmp_path: Path) -> None:
    page, dice = table_of(tmp_path, manner="strong fair"), Random(2)
    seen = set()
    for _ in range(300):
        view = page.view()
        if page.state.won is not None:
            break
        if view.op is not None:
            seen.add(view.op.go_on.seconds)
        step(page, dice)
    assert seen == {SECONDS["normal"]}


def test_the_choice_stands_before_the_pause_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Going on takes what was chosen: what is thought about then is the word after it."""
    page, dice = table_of(tmp_path), Random(1)
    to_op(page, dice)
    chosen, taken = page.next_word(), []
    monkeypatch.setattr(type(page), "take", lambda _page, *commands: taken.extend(commands))
    monkeypatch.setattr(
        Computer, "command", lambda *_: pytest.fail("it thinks while everybody waits")
    )
    page.view()
    page.do("go-on")
    assert taken == [chosen]


def test_the_ops_turn_is_told_row_by_row_and_never_what_comes(tmp_path: Path) -> None:
    page, dice = table_of(tmp_path), Random(1)
    to_op(page, dice)
    told = 0
    while (view := page.view()).op is not None and view.sheet is None:
        rows = view.op.rows
        told = sum(row.done or row.now for row in rows)
        assert len(rows) >= 4
        assert sum(row.now for row in rows) <= 1
        for row in rows[told:]:
            assert row.label == "…"
            assert row.picture in ("", "token")
        page.do("go-on")
    assert told == 4


def test_an_action_left_out_is_told_like_one_that_nobody_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An OP that ends its turn at once takes as many pauses as one that acts three times."""
    page, dice = table_of(tmp_path), Random(1)
    to_op(page, dice)
    page.do("go-on")  # the token
    assert page.state.op_actions == 3
    monkeypatch.setattr(Computer, "command", lambda _: End(OP))
    page._foreseen = None
    for left_out in (1, 2, 3):
        before = on_disk(page)
        page.do("go-on")
        view = page.view()
        assert view.op is not None
        assert view.said.text == "Nothing is said."
        assert sum(row.done or row.now for row in view.op.rows) == 1 + left_out
        assert on_disk(page) <= before + 1  # the token has been heard
    monkeypatch.undo()
    page._foreseen = (page.state, End(OP))
    page.do("go-on")
    assert awaited(page.state) != "op" or page.idle == 0


def test_an_undo_takes_the_captives_word_back_and_the_op_says_the_same_again(
    tmp_path: Path,
) -> None:
    page, dice = table_of(tmp_path, manner="gentle fair"), Random(4)
    to_op(page, dice)
    before = len(page.session.steps)

    def ops_turn() -> list[str]:
        said = []
        while awaited(page.state) == "op":
            page.do("go-on")
            said.append(page.view().said.text)
        return said

    first = ops_turn()
    last = page.view().bar[0]
    page.do("undo")
    assert len(page.session.steps) < before
    assert awaited(page.state) == "captive"
    assert not any(by_op(one) for one in page.session.steps[-1:])
    assert last.enabled
    page.do("end")
    if page.chosen.ending:
        page.do("end")
    assert ops_turn() == first


def test_undo_names_the_ops_turn_where_it_goes_too(tmp_path: Path) -> None:
    page, dice = table_of(tmp_path), Random(1)
    view = to_op(page, dice)
    assert "OP’s turn" not in view.bar[0].label
    page.do("go-on")
    page.do("go-on")
    assert page.view().bar[0].label.endswith(", and the OP’s turn")
    page.do("undo")
    assert awaited(page.state) == "captive"


def test_nothing_is_undone_before_anybody_has_spoken(tmp_path: Path) -> None:
    page = table_of(tmp_path)
    assert not page.view().bar[0].enabled
    page.do("undo")
    assert page.view().reason


def views_of(page: TableMode, dice: Random, count: int) -> list[tuple[TableMode, TableModeView]]:
    found = []
    for _ in range(count):
        if page.state.won is not None:
            break
        found.append((page, page.view()))
        step(page, dice)
    return found


@pytest.mark.parametrize("seed", [3, 8])
def test_no_view_names_a_space_of_the_grid_or_holds_the_truth(tmp_path: Path, seed: int) -> None:
    allowed = ("builtins", "companion.ui.island.table_mode.views", "companion.ui.kit.",
               "companion.ui.island.desk.views")  # fmt: skip
    for _, view in views_of(table_of(tmp_path, seed), Random(seed), 200):
        assert not [one for one in strings(view) if GRID.search(one)]
        assert {kind.__module__ for kind in kinds(view)} <= {
            kind.__module__ for kind in kinds(view) if kind.__module__.startswith(allowed)
        }


def test_the_view_is_the_same_wherever_the_pieces_stand(tmp_path: Path) -> None:
    """Everything that only the OP sees is moved under the page: nothing on it changes."""
    from companion.ui.island.table_mode.view import table_view

    page, dice = table_of(tmp_path, 8), Random(8)
    for _ in range(150):
        if page.state.won is not None:
            break
        model = page.table_model()
        state = model.desk.state
        moved = revised(
            state,
            {
                "wave": dice.choice(("N", "S", "NE")),
                "rock": dice.choice(HEXES),
                "bush": dice.choice(HEXES),
                "stack": (),
                "captives": tuple(
                    revised(one, {"at": one.at and dice.choice(HEXES)}) for one in state.captives
                ),
            },
        )
        other = revised(model, {"desk": revised(model.desk, {"state": moved})})
        assert table_view(other) == table_view(model)
        step(page, dice)


def test_no_act_of_it_shows_the_island(tmp_path: Path) -> None:
    page = table_of(tmp_path)
    home = companion_of(page)
    for act in ("journal", "replay", "share", "fog theseus", "correct theseus", "told theseus",
                "hold C4", "tap C4", "reveal", "undo to 3"):  # fmt: skip
        with suppress(UnknownAct):
            page.do(act)
        assert home.pages == [page]


def test_it_is_there_again_after_a_kill_in_every_state(tmp_path: Path) -> None:
    page, dice = table_of(tmp_path, 3), Random(3)
    home = companion_of(page)
    for at in range(120):
        if page.state.won is not None:
            break
        step(page, dice)
        if at % 6:
            continue
        journal, state = list(page.session.journal), page.state
        home.shelf.close()
        again = shelf_of(tmp_path)
        session, troubles = again.resume(again.games()[0].id)
        assert troubles == []
        assert session.journal == journal
        home.shelf = again
        page = TableMode(home, session, session.header.computer[OP])
        home.pages[:] = [page]
        assert page.state == state
        assert page.view().head.title


def test_the_next_of_two_captives_says_nothing_for_the_first(tmp_path: Path) -> None:
    """Only whoever is asked has a pad: all its acts are the asked one's."""
    page, dice = table_of(tmp_path, 5), Random(5)
    for _ in range(200):
        if page.state.won is not None:
            break
        view = page.view()
        if view.pad is not None and page.state.question is not None:
            asked = page.state.question.who
            captives = {one.who for one in page.state.captives}
            for act in touchable(view):
                named = set(act.split()) & captives
                if act.startswith("use "):
                    continue  # a bonus out of turn names its own captive
                assert named <= captives
            assert view.head.who in captives
            if page.state.question.what != "turn":
                assert view.head.who == asked
        step(page, dice)


def test_the_desk_is_not_table_mode() -> None:
    assert Desk.secret
    assert not TableMode.secret
