"""L17: every fact can be set, and nothing is offered that the engine would not take."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import OP, PIECES
from companion.ui.island.corrections.page import Corrections
from companion.ui.island.corrections.pending import MOST, corrected
from companion.ui.island.corrections.view import TABLE, correctable
from companion.ui.island.corrections.views import CorrectionsView, FactRow
from companion.ui.island.desk.controller import Desk
from companion.ui.shell.companion import Companion
from tests.ui.played import begun, play_on

CAST = [
    (("theseus", "phil", "hempel"), 4),
    (("achilles", "granddead", "schrodie"), 4),
    (("hempel", "schrodie"), 2),
]


def at_desk(home: Companion, commands: int = 0, which: int = 0) -> Desk:
    figures, players = CAST[which]
    session = begun(home, figures, players)
    play_on(session, commands)
    desk = Desk(home, session)
    home.home(desk)
    return desk


def page(home: Companion) -> CorrectionsView:
    view = home.view()
    assert isinstance(view, CorrectionsView)
    return view


def acts(home: Companion) -> set[str]:
    return {one for row in rows(home) for one in acts_of(row)}


def rows(home: Companion) -> tuple[FactRow, ...]:
    """All of them, that of the place too, which stands with the map."""
    view = page(home)
    return (*view.rows, *((view.place,) if view.place else ()))


def acts_of(row: FactRow) -> Iterator[str]:
    yield from row.pips.acts if row.pips else ()
    yield from (one.act for one in row.segments)
    yield from (one.button.act for one in row.marks)
    yield from (one.button.act for one in row.tiles)
    yield from (one.act for line in row.buttons for one in line)


def row_of(home: Companion, label: str) -> FactRow:
    return next(row for row in rows(home) if row.label == label)


def opened(home: Companion, subject: str = "theseus", commands: int = 0) -> Desk:
    desk = at_desk(home, commands)
    home.go(Corrections(home, desk, subject))
    return desk


# What is offered


@pytest.mark.parametrize("which", range(3))
@pytest.mark.parametrize("commands", [0, 25, 80])
def test_all_that_is_offered_is_taken(home: Companion, which: int, commands: int) -> None:
    state = at_desk(home, commands, which).state
    subjects = (*state.table.seat, *PIECES, TABLE, *HEXES)
    offered = [
        one
        for subject in subjects
        for section in correctable(state, subject, "en")
        for row in section.rows
        for one in row
        if one.act.startswith("set ")
    ]
    assert len(offered) > 100
    for one in offered:
        after = corrected(state, one.act)
        assert after is not None, one.act
        toggles = " mission " in one.act
        # `set turn` begins that turn anew, also for whoever has it; palms come in the order set.
        if not one.act.startswith("set turn") and " palm " not in one.act:
            assert (after == state) == (one.chosen and not toggles), one.act


@pytest.mark.parametrize("which", range(3))
def test_every_fact_of_the_law_has_its_section(home: Companion, which: int) -> None:
    state = at_desk(home, 10, which).state
    for who in state.table.seat:
        found = {section.heading for section in correctable(state, who, "en")}
        board = state.captive(who).board
        wanted = {"Place", "Energy", "Counted for the mission", "Fruits"}
        wanted |= {"Maximum energy"} if board == "granddead" else {"Health"}
        wanted |= {"Actions left"} if state.turn == board else set()
        own = {"hempel": {"Palms"}, "theseus": {"Extra boxes", "Visited fruits"},
               "achilles": {"Symbols"}, "phil": {"Immune to"}}  # fmt: skip
        assert found == wanted | own.get(board, set())
    table = {section.heading for section in correctable(state, TABLE, "en")}
    assert {"Deaths counted", "Whose turn it is", "Power token in force"} <= table


def test_the_ops_actions_are_offered_in_the_ops_turn(home: Companion) -> None:
    desk = at_desk(home)
    desk.correct(f"set turn {OP}")
    headings = [section.heading for section in correctable(desk.state, TABLE, "en")]
    assert "The OP’s actions left" in headings


def test_an_anomaly_has_its_ten_effects(home: Companion) -> None:
    desk = at_desk(home)
    at = next(iter(desk.state.anomalies))
    (effects, *_) = correctable(desk.state, at, "ru")
    assert effects.heading == "Её аномалия"
    assert len([one for row in effects.rows for one in row]) == 10


@pytest.mark.parametrize("which", range(3))
def test_every_mark_of_a_mission_is_a_space_that_is_told_apart(home: Companion, which: int) -> None:
    """By its picture, or by a number that stands on the map too."""
    desk = at_desk(home, 10, which)
    home.go(Corrections(home, desk))
    for who in desk.state.table.seat:
        home.do(f"subject {who}")
        view = page(home)
        (row,) = (row for row in view.rows if row.tiles)
        assert row.label.endswith(f": {len(desk.state.board(who).mission)} of 5")
        seen = [
            (one.face and (one.face.kind, one.face.icon, one.face.letters, one.face.arrows),
             one.number, one.button.label if one.face is None else "")
            for one in row.tiles
        ]  # fmt: skip
        assert len(set(seen)) == len(seen)
        assert view.island is not None
        numbers = {number for _, number in view.island.numbers}
        assert {one.number for one in row.tiles if one.number} == numbers


def test_a_touch_of_a_space_counts_it_and_another_one_takes_it_away(home: Companion) -> None:
    opened(home)
    tile = next(row for row in page(home).rows if row.tiles).tiles[0]
    assert not tile.button.chosen
    home.do(tile.button.act)
    row = next(row for row in page(home).rows if row.tiles)
    assert (row.label, row.changed) == ("Mission: 1 of 5", "0 to 1")
    assert (row.tiles[0].button.chosen, row.tiles[0].changed) == (True, True)
    home.do(row.tiles[0].button.act)
    assert not page(home).commit.enabled


def test_boxes_and_visited_fruits_turn_under_the_finger_too(home: Companion) -> None:
    opened(home)
    for label in ("Extra boxes", "Visited fruits"):
        cell = row_of(home, label).marks[0]
        home.do(cell.button.act)
        assert row_of(home, label).marks[0].changed
        assert row_of(home, label).marks[0].button.act != cell.button.act or (
            not row_of(home, label).marks[0].button.enabled
        )


def test_in_russian_every_mark_agrees_with_what_has_it(home: Companion) -> None:
    home.do("language ru")
    desk = at_desk(home)
    for who, act in (("theseus", "cherries circled"), ("theseus", "extra energy circled")):
        desk.correct(f"set {who} {act}")
    home.go(Corrections(home, desk, "theseus"))
    said = {
        one.button.label: one.button.second
        for row in page(home).rows for one in row.marks if one.mark == "circled"
    }  # fmt: skip
    assert said["Вишня"] in ("готова", "посещена")
    assert said["Энергия"] == "готова"


# Collecting


@pytest.mark.parametrize(
    "act",
    ["set theseus health 1", "set theseus energy 0", "set theseus actions 4", "set theseus off",
     "set theseus mission portal-2 on", "set theseus extra health circled"],
)  # fmt: skip
def test_what_is_touched_is_set_when_it_is_committed(home: Companion, act: str) -> None:
    desk = opened(home)
    before = desk.state
    home.do(act)
    assert page(home).notice is None
    assert desk.state == before
    assert page(home).commit.enabled
    home.do("done")
    assert home.pages[-1] is desk
    assert desk.state == corrected(before, act)
    (step,) = desk.session.steps
    assert step.entries[0].command.who == OP


def test_several_touches_are_one_correction_and_one_undo(home: Companion) -> None:
    desk = opened(home)
    before = desk.state
    for act in ("set theseus health 2", "set theseus energy 1", "subject phil",
                "set phil health 1", "subject rock", "tap D4"):  # fmt: skip
        home.do(act)
    assert "4 changes" in page(home).summary
    assert "Theseus — health 2; Theseus — energy 1; Phil — health 1" in page(home).summary
    home.do("done")
    assert (desk.state.captive("theseus").health, desk.state.captive("phil").health) == (2, 1)
    assert desk.state.rock == "D4"
    (step,) = desk.session.steps
    assert len(step.entries) == 1
    desk.do("undo")
    assert desk.state == before


def test_all_that_was_touched_is_dropped_at_once(home: Companion) -> None:
    opened(home)
    assert not page(home).clear.enabled
    home.do("set theseus health 2")
    home.do("set phil energy 1")
    assert page(home).clear.enabled
    home.do("clear")
    assert not page(home).commit.enabled
    assert page(home).title == "Correct Theseus"


def test_leaving_sets_nothing(home: Companion) -> None:
    desk = opened(home)
    home.do("set theseus health 1")
    home.do("back")
    assert home.pages[-1] is desk
    assert desk.session.steps == []


def test_what_is_as_it_was_again_is_no_change(home: Companion) -> None:
    desk = opened(home)
    now = desk.state.captive("theseus").health
    home.do("set theseus health 1")
    home.do("set theseus health 2")
    assert page(home).summary.startswith("1 change. ")
    home.do(f"set theseus health {now}")
    assert not page(home).commit.enabled
    here = home.pages[-1]
    home.do("done")
    assert desk.session.steps == []
    assert home.pages[-1] is here, "the grey key closes nothing"


def test_the_nth_pip_sets_n_and_the_only_one_takes_itself_away(home: Companion) -> None:
    opened(home)
    pips = row_of(home, "Health").pips
    assert pips is not None
    assert (pips.icon, pips.count) == ("heart", 3)
    assert pips.acts == ("set theseus health 1", "set theseus health 2", "set theseus health 3")
    home.do(pips.acts[1])
    row = row_of(home, "Health")
    assert row.changed == "3 to 2"
    assert row.pips is not None
    assert row.pips.count == 2
    home.do("set theseus health 1")
    pips = row_of(home, "Health").pips
    assert pips is not None
    assert pips.acts[0] == "set theseus health 0"


def test_a_fruit_turns_through_its_three_states(home: Companion) -> None:
    desk = opened(home)
    free = next(one for one in row_of(home, "Fruits").marks if one.mark == "free").button.icon
    marks = []
    for _ in range(3):
        cell = next(one for one in row_of(home, "Fruits").marks if one.button.icon == free)
        marks.append((cell.mark, cell.button.second, cell.changed))
        home.do(cell.button.act)
    assert marks == [
        ("free", "not yet", False), ("circled", "ready", True), ("crossed", "used", True),
    ]  # fmt: skip
    assert page(home).summary == "Touch what is otherwise on the table."
    assert desk.session.steps == []


def test_what_must_be_said_stands_there_before_it_is_set(home: Companion) -> None:
    desk = opened(home)
    assert page(home).says == ()
    home.do("set theseus health 2")
    home.do("set theseus mission portal-2 on")
    (said,) = page(home).says
    assert said.who == "theseus"
    assert "health 2" in said.text
    assert [(chip.text, chip.picture) for chip in said.chips] == [("−1", "heart"), ("1/5", "flag")]
    home.do("done")
    assert desk.view().card.text.strip("“”") == said.text


def test_a_place_alone_is_not_said(home: Companion) -> None:
    opened(home)
    home.do("tap C4")
    assert page(home).says == ()
    assert page(home).summary.startswith("Nothing: no board changes. 1 change.")


def test_what_is_refused_says_why(home: Companion) -> None:
    opened(home)
    home.do("set theseus health 2")
    home.do("set theseus lying")
    notice = page(home).notice
    assert notice is not None
    assert notice[0] == "A captive can lie only in a lake."
    assert page(home).summary.startswith("1 change. "), "what was collected stays"
    home.do("set theseus health 1")
    assert page(home).notice is None


def test_a_place_is_touched_on_the_map(home: Companion) -> None:
    desk = opened(home)
    home.do("tap C4")
    view = page(home)
    assert view.title == "Correct Theseus"
    assert view.island is not None
    assert view.island.lit == {"C4"}
    assert row_of(home, "Place").note == "Straight lake", "the map shows which space it is"
    assert row_of(home, "Place").changed
    home.do("done")
    assert desk.state.captive("theseus").at == "C4"


def test_lying_is_offered_in_a_lake(home: Companion) -> None:
    desk = opened(home)
    assert "set theseus lying" not in acts(home)
    home.do(f"tap {desk.state.table.island.lakes['bend'][0]}")
    home.do("set theseus lying")
    home.do("done")
    assert desk.state.captive("theseus").lying


def test_the_tabs_lead_to_each_subject(home: Companion) -> None:
    desk = opened(home, "")
    assert [one.act for one in page(home).tabs] == [
        "subject theseus", "subject phil", "subject hempel", "subject wave", "subject rock",
        "subject bush", "subject table", "space",
    ]  # fmt: skip
    assert page(home).title == "Correct a space"
    home.do("tap C4")
    assert page(home).title == "Correct a space: straight lake"
    home.do("set phil at C4")
    assert "subject phil" in acts(home)
    home.do("subject phil")
    assert page(home).title == "Correct Phil"
    assert [one.act for one in page(home).tabs if one.chosen] == ["subject phil"]
    home.do("done")
    assert desk.state.captive("phil").at == "C4"


def test_pieces_go_off_the_map_and_come_back(home: Companion) -> None:
    desk = opened(home, "rock")
    home.do("set rock off")
    assert row_of(home, "Place").note == "Off the map"
    home.do("tap D4")
    home.do("subject wave")
    home.do("tap SE")
    home.do("done")
    assert (desk.state.rock, desk.state.wave) == ("D4", "SE")
    home.go(Corrections(home, desk, "wave"))
    home.do(f"tap {desk.state.table.island.lakes['bend'][1]}")
    home.do("done")
    assert desk.state.wave == "bend"


def test_no_more_is_collected_than_a_line_of_the_journal_holds(home: Companion) -> None:
    desk = opened(home, "theseus")
    for who in desk.state.table.seat:
        home.do(f"subject {who}")
        for act in sorted(acts(home)):
            if act.startswith("set ") and not act.endswith((" off", "lying")):
                home.do(act)
    assert page(home).notice is not None
    assert f"{MOST} changes" in page(home).summary
    home.do("done")
    (step,) = desk.session.steps
    assert len(step.entries) == 1


def test_after_the_end_nothing_can_be_set(home: Companion) -> None:
    desk = at_desk(home, 4_000)
    assert desk.state.question is None
    home.go(Corrections(home, desk, "theseus"))
    assert [row.label for row in page(home).rows] == ["The game is over. Undo the last step first."]


def test_a_space_leads_to_whatever_stands_on_it(home: Companion) -> None:
    desk = at_desk(home)
    assert desk.state.rock is not None
    home.do(f"hold {desk.state.rock}")
    assert "subject rock" in acts(home)
    home.do("subject rock")
    assert page(home).title == "Correct the Rock"


def test_under_flood_a_lake_space_leads_to_the_wave(home: Companion) -> None:
    desk = at_desk(home)
    lake, spaces = next(iter(desk.state.table.island.lakes.items()))
    desk.correct("set token flood")
    desk.correct(f"set wave {lake}")
    home.do(f"hold {spaces[1]}")
    assert "subject wave" in acts(home)
