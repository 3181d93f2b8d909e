"""The referee's page: a real table followed card by card, and no hand told."""

from __future__ import annotations

from typing import cast

import pytest

from companion.ui.games.antinomy.lay_row import LayRow
from companion.ui.games.antinomy.referee import RefereeBoard
from companion.ui.games.antinomy.set_up import AntinomySetUp
from companion.ui.games.antinomy.views import RefereeView
from companion.ui.shell.companion import Companion
from companion.ui.table.views import TableView
from tests.ui.games.antinomy.refereed import RealTable, alike, mirrored, settle
from tests.ui.played import begun_small

ROW = (
    "blue-1", "green-3", "red-4", "purple-2", "blue-2", "green-1", "red-3", "purple-4", "blue-4",
)  # fmt: skip


def referee(home: Companion, row: tuple[str, ...] = ROW) -> RefereeBoard:
    home.do(f"open {begun_small(home, keep='all', continuum=list(row)).id}")
    return cast(RefereeBoard, home.pages[-1])


def shown(home: Companion) -> RefereeView:
    return cast(RefereeView, cast(TableView, home.view()).shown)


def do(home: Companion, *acts: str) -> None:
    for act in acts:
        home.do(act)


def placed(home: Companion) -> RefereeBoard:
    page = referee(home)
    do(home, "space 1", "space 9")
    return page


@pytest.mark.parametrize("seed", range(8))
def test_a_real_table_is_followed(home: Companion, seed: int) -> None:
    table = RealTable(seed)
    page = referee(home, tuple(table.row))
    for _ in range(150):
        if table.state.question is None:
            break
        mirrored(table, page, home.do)
        assert page.notice is None
        assert alike(table, page)
    if table.state.won is not None:
        assert [answer.act for answer in shown(home).answers] == ["again", "to-shelf"]
    assert page.state.won == table.state.won


@pytest.mark.parametrize("seed", [3, 4])
def test_undo_goes_back_over_every_step(home: Companion, seed: int) -> None:
    table = RealTable(seed)
    page = referee(home, tuple(table.row))
    start = page.state
    for _ in range(10):
        mirrored(table, page, home.do)
    while page.session.steps:
        home.do("undo")
    assert page.state == start
    while page.session.undone:
        home.do("redo")
    settle(table, page, home.do)
    assert alike(table, page)


def test_the_pad_tells_no_hand(home: Companion) -> None:
    """A9.2: what somebody took openly looks like what nobody has seen."""
    page = placed(home)
    for words in ("play green-4 forward", "play red-1 forward", "play blue-2 back"):
        who = page.state.question.who if page.state.question else ""
        home.do(f"say {who} {words}")
        if page.state.question is not None and page.state.question.what == "paradox":
            home.do(f"say {who} no")
        off = {card.act.split()[1] for card in shown(home).pad if not card.enabled}
        assert off == set(page.state.continuum)  # what lies open, and nothing else


def test_a_card_shows_where_it_leads_whoever_may_hold_it(home: Companion) -> None:
    """A5.1, A5.2."""
    placed(home)
    home.do("pick green-2")
    view = shown(home)
    assert [space.number for space in view.row if space.lit] == [3]
    assert view.heading == "Ann: touch where green 2 leads."
    home.do("pick red-1")
    assert [space.number for space in shown(home).row if space.lit] == [2]
    home.do("anew")
    assert not any(space.lit for space in shown(home).row)


def test_a_place_that_the_card_does_not_lead_to_is_refused_in_one_sentence(
    home: Companion,
) -> None:
    page = placed(home)
    before = page.state
    do(home, "pick green-2", "space 4")
    assert page.state == before
    assert shown(home).happened.startswith("That card does not lead there")
    do(home, "space 3")  # no card is touched any more
    assert page.state == before


def test_a_card_that_lies_open_is_in_no_hand(home: Companion) -> None:
    placed(home)
    home.do("pick blue-1")
    assert shown(home).happened == "That card lies there already."


def test_a_tie_is_decided_by_the_cards_turned_up(home: Companion) -> None:
    """A7.3: once; equal again, and nobody wins."""
    page = placed(home)
    # Ann takes blue 2 at space 5; Bob goes there too, by red 1 and back.
    do(home, "pick green-4", "space 5")
    do(home, "correct", "fact at-bob bob at 6", "write")
    assert page.state.question is not None
    assert page.state.question.who == "bob"
    do(home, "pick red-1", "space 5")
    assert page.state.question.what == "hand"
    assert shown(home).heading == "Bob: touch your three cards."
    do(home, "pick green-4", "pick purple-1", "pick blue-3")
    assert shown(home).heading == "Ann: touch your three cards."
    do(home, "pick blue-2", "pick red-2", "pick purple-3")
    assert page.state.question.what == "top"
    assert shown(home).heading.startswith("A tie.")
    do(home, "pick blue-3", "pick blue-2")
    assert "Nobody wins the clash" in shown(home).happened
    assert [one.clause for one in page.reasons()] == ["A5.4", "A7.2", "A7.3", "A7.5"]


def test_nobody_clashes_on_the_first_turn(home: Companion) -> None:
    """A7.7: Ann comes to where Bob stands at once, and nothing is asked."""
    page = referee(home)
    do(home, "space 1", "space 5", "pick green-4", "space 5")
    assert page.state.question is not None
    assert page.state.question.what == "turn"
    assert page.state.players[page.state.turn] == "bob"


def test_corrections_reach_places_and_the_turn(home: Companion) -> None:
    """A10."""
    page = placed(home)
    keys = [fact.key for fact in page.facts()]
    assert keys == ["ann", "bob", "codex", "turn", "at-ann", "at-bob"]
    do(home, "correct", "fact turn turn bob", "fact at-ann ann at 4", "write")
    assert page.state.turn == 1
    assert page.state.of("ann").at == 4
    do(home, "pick red-1", "space 8")
    assert page.state.question is not None


def test_there_is_nothing_to_correct_before_all_stand_somewhere(home: Companion) -> None:
    assert referee(home).facts() == ()


def test_figures_of_a_refereed_game_are_counted_from_what_was_said(home: Companion) -> None:
    table = RealTable(5)
    page = referee(home, tuple(table.row))
    for _ in range(150):
        if table.state.question is None:
            break
        mirrored(table, page, home.do)
    texts = [one.text for one in page.figures()]
    assert len(texts) == 3
    assert any("0 Paradoxes" not in text for text in texts[:2])
    for act in ("journal", "figures", "why", "rulings", "menu"):
        home.do(act)
        assert home.view() is not None
        home.do("back")


# The nine cards


def laying(home: Companion) -> AntinomySetUp:
    do(home, "new-game antinomy", "keep all", "lay")
    return cast(AntinomySetUp, home.pages[-2])


def test_the_nine_cards_are_touched_as_they_lie(home: Companion) -> None:
    page = laying(home)
    assert isinstance(home.pages[-1], LayRow)
    assert shown(home).heading == "Touch the card of space 1."
    for card in ROW[:3]:
        home.do(f"pick {card}")
    home.do("pick blue-1")
    assert shown(home).happened == "That card lies there already."
    home.do("undo")
    assert list(page.row) == ["blue-1", "green-3"]
    home.do("space 2")  # it is taken back, with what comes after it
    assert list(page.row) == ["blue-1"]
    for card in ROW[1:]:
        home.do(f"pick {card}")
    assert shown(home).heading == "All nine lie there."
    home.do("pick purple-1")
    assert tuple(page.row) == ROW
    do(home, "back", "begin")
    board = home.pages[-1]
    assert isinstance(board, RefereeBoard)
    assert board.state.continuum == ROW
    assert board.state.codex == "blue"


def test_without_the_nine_cards_it_does_not_begin(home: Companion) -> None:
    do(home, "new-game antinomy", "keep all", "begin")
    page = cast(AntinomySetUp, home.pages[-1])
    assert page.notice == ("Touch the nine cards of the row first.", ())
    do(home, "keep score", "begin")
    assert page.notice == ("Touch the colour of the far card first.", ())
