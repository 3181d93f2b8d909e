"""L17: every fact can be set, and nothing is offered that the engine would not take."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import OP, PIECES
from companion.ui.island.corrections.page import TABLE, Corrections, correctable, corrected
from companion.ui.island.desk.controller import Desk
from companion.ui.kit.parts import Button
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
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


def page(home: Companion) -> PageView:
    view = home.view()
    assert isinstance(view, PageView)
    return view


def buttons(view: PageView) -> Iterator[Button]:
    return (one for section in view.sections for row in section.rows for one in row)


def chosen(home: Companion) -> list[str]:
    return [one.act for one in buttons(page(home)) if one.chosen]


def heading(home: Companion, act: str) -> str:
    return next(
        section.heading
        for section in page(home).sections
        if any(one.act == act for row in section.rows for one in row)
    )


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


# Setting


@pytest.mark.parametrize(
    "act",
    ["set theseus health 1", "set theseus energy 0", "set theseus actions 4", "set theseus off",
     "set theseus mission portal-2 on", "set theseus extra health circled"],
)  # fmt: skip
def test_a_touched_value_is_set(home: Companion, act: str) -> None:
    desk = at_desk(home)
    home.go(Corrections(home, desk, "theseus"))
    home.do(act)
    assert page(home).notice is None
    assert act in chosen(home) or "mission" in act
    assert desk.state == corrected(desk.session.start.state, act)
    (step,) = desk.session.steps
    assert step.entries[0].command.who == OP


def test_a_value_that_is_so_already_writes_nothing_down(home: Companion) -> None:
    desk = at_desk(home)
    home.go(Corrections(home, desk, "theseus"))
    for act in chosen(home):
        home.do(act)
    assert desk.session.steps == []


def test_what_is_refused_says_why(home: Companion) -> None:
    desk = at_desk(home)
    home.go(Corrections(home, desk, "theseus"))
    home.do("set theseus lying")
    notice = page(home).notice
    assert notice is not None
    assert notice[0] == "A captive can lie only in a lake."
    home.do("set theseus health 2")
    assert page(home).notice is None


def test_a_place_is_touched_on_the_map(home: Companion) -> None:
    desk = at_desk(home)
    home.go(Corrections(home, desk, "theseus"))
    home.do("pick theseus")
    view = page(home)
    assert view.title == "On which space is Theseus?"
    assert view.island is not None
    home.do("tap C4")
    assert desk.state.captive("theseus").at == "C4"
    assert page(home).title == "Correct Theseus"
    assert page(home).sections[0].text.startswith("Now on C4: ")


def test_lying_is_offered_in_a_lake(home: Companion) -> None:
    desk = at_desk(home)
    home.go(Corrections(home, desk, "theseus"))
    acts = [one.act for one in buttons(page(home))]
    assert "set theseus lying" not in acts
    lake = desk.state.table.island.lakes["bend"][0]
    home.do(f"set theseus at {lake}")
    assert "set theseus standing" in chosen(home)
    home.do("set theseus lying")
    assert "set theseus lying" in chosen(home)


def test_the_list_of_all_subjects_leads_to_each(home: Companion) -> None:
    desk = at_desk(home)
    home.go(Corrections(home, desk))
    acts = [one.act for one in buttons(page(home))]
    assert acts == ["subject theseus", "subject phil", "subject hempel", "subject wave",
                    "subject rock", "subject bush", "subject table", "space"]  # fmt: skip
    home.do("space")
    assert page(home).island is not None
    home.do("tap C4")
    assert page(home).title.startswith("Correct space C4 (")
    home.do("set phil at C4")
    assert next(buttons(page(home))).act == "subject phil"
    home.do("subject phil")
    assert page(home).title == "Correct Phil"
    home.do("done")
    assert home.pages[-1] is desk


def test_pieces_go_off_the_map_and_come_back(home: Companion) -> None:
    desk = at_desk(home)
    home.go(Corrections(home, desk, "rock"))
    home.do("set rock off")
    assert page(home).sections[0].text == "Now off the map"
    home.do("pick rock")
    home.do("tap D4")
    assert desk.state.rock == "D4"
    home.do("back")
    home.go(Corrections(home, desk, "wave"))
    home.do("set wave SE")
    assert chosen(home) == ["set wave SE"]
    home.do("set wave bend")
    assert desk.state.wave == "bend"


def test_after_the_end_nothing_can_be_set(home: Companion) -> None:
    desk = at_desk(home, 4_000)
    assert desk.state.question is None
    home.go(Corrections(home, desk, "theseus"))
    assert [s.text for s in page(home).sections] == ["The game is over. Undo the last step first."]


def test_a_correction_is_undone_like_anything_else(home: Companion) -> None:
    desk = at_desk(home)
    before = desk.state
    home.go(Corrections(home, desk, "theseus"))
    home.do("set theseus health 1")
    home.do("done")
    desk.do("undo")
    assert desk.state == before


def test_a_space_leads_to_whatever_stands_on_it(home: Companion) -> None:
    desk = at_desk(home)
    assert desk.state.rock is not None
    home.do(f"hold {desk.state.rock}")
    assert "subject rock" in [one.act for one in buttons(page(home))]
    home.do("subject rock")
    assert page(home).title == "Correct the Rock"


def test_under_flood_a_lake_space_leads_to_the_wave(home: Companion) -> None:
    desk = at_desk(home)
    lake, spaces = next(iter(desk.state.table.island.lakes.items()))
    desk.correct("set token flood")
    desk.correct(f"set wave {lake}")
    home.do(f"hold {spaces[1]}")
    assert "subject wave" in [one.act for one in buttons(page(home))]
