"""Moments of a game that come seldom: death, revival, the end, two figures, a piece shown."""

from typing import Any, cast

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.hexes import NEXT
from companion.games.island.game import play
from companion.games.island.setup.table import Seat
from companion.games.island.terms import OP, Hex
from companion.store.island.table_file import read_table
from companion.text.island.epilogues import EPILOGUES
from companion.ui.island.corrections.page import Corrections
from companion.ui.island.desk.captive_page import CaptivePage
from companion.ui.island.desk.controller import Desk
from companion.ui.island.hand_over.page import HandOver
from companion.ui.island.hand_over.views import HandOverView, ShowView
from tests.architecture.house import ROOT
from tests.ui.at_table import SAMPLE, acts, companion_of, desk, house, labels, says, touch


def sitting(*seats: Seat, players: int = 3) -> Desk:
    setup = revised(read_table(SAMPLE).setup, {"seats": seats, "players": players})
    home = house()
    made = Desk(home, cast(Any, play(setup, 7)))
    home.pages.append(made)
    return made


def test_death_and_revival_at_a_lit_camp() -> None:
    """L10.2: in the own turn at once, at the camp of the captive's choice."""
    table = desk()
    table.correct("set theseus health 1")
    view = touch(table, "announced", "go W")
    assert view.card.text == (
        "“You are on the mirage with snakes and lose 1 health. You perish: that is the"
        " first death. In which camp do you revive?”"
    )
    assert view.captives[0].note == "off the island"
    assert labels(view) == ["Camp A", "Camp B"]
    assert view.island.lit == {"A1", "E2"}
    assert view.deaths == (1, 5)
    view = touch(table, "tap E2")
    assert table.state.captive("theseus").at == "E2"
    assert view.captives[0].health == (3, 3)
    marks = [chip for part in view.card.parts for group in part for chip in group.chips]
    assert [(chip.text, chip.tone) for chip in marks] == [("=3", "health"), ("=4", "energy")]


def test_what_comes_before_a_draw_of_chance_is_said_with_it() -> None:
    """L14.4: the fruit that is crossed out, and then the spaces around in an order by chance."""
    setup = read_table(ROOT / "tests" / "tables" / "law" / "box_hempel_around.yaml").setup
    home = house()
    table = Desk(home, cast(Any, play(setup, 7)))
    home.pages.append(table)
    view = touch(table, "use hempel bonus banana")
    assert "bonus of the banana" in view.card.text
    assert "Around you" in view.card.text
    marks = [chip for part in view.card.parts for group in part for chip in group.chips]
    assert [(chip.text, chip.picture) for chip in marks] == [("−", "banana")]
    touch(table, "announced")
    assert "bonus of the banana" in table.view().card.text, "and so it stays"


def test_the_last_death_ends_the_game_and_undo_opens_it_again() -> None:
    table = desk()
    table.correct("set deaths 4")
    table.correct("set theseus health 1")
    view = touch(table, "go W")
    assert view.sheet.kind == "won"
    assert view.sheet.heading == "The OP wins"
    assert view.sheet.text == EPILOGUES["op"]["en"]
    assert view.card.text.endswith(f"{view.sheet.text}”")
    assert acts(view) == ["ending"]
    assert not any(key.enabled for key in (*view.pad.compass, *view.pad.keys) if key)
    view = touch(table, "undo")
    assert view.sheet.kind == "turn"


def test_after_the_end_a_touched_captive_opens_all_they_were_told() -> None:
    """There is no question to stand before, so no touch may do nothing."""
    table = desk()
    table.correct("set deaths 4")
    table.correct("set theseus health 1")
    assert touch(table, "go W").sheet.kind == "won"
    table.do("captive phil")
    place = companion_of(table).pages[-1]
    assert isinstance(place, CaptivePage)
    assert place.view().title == "Phil"


def test_a_mission_completed_wins() -> None:
    table = desk()
    for mark in ("portal-1", "portal-2", "portal-3", "oracle A3"):
        table.correct(f"set theseus mission {mark} on")
    view = touch(table, "over", "go SE")
    assert view.sheet.heading == "Theseus wins"
    assert view.captives[0].mission == (5, 5)


def test_with_two_players_the_part_is_chosen_first() -> None:
    """L15.3."""
    seats = (Seat("theseus", "theseus", "banana"), Seat("phil", "theseus", "apple"))
    table = sitting(*seats, players=2)
    view = table.view()
    assert [(button.act, button.chosen) for button in view.sheet.buttons] == [
        ("part theseus", True), ("part phil", False),
    ]  # fmt: skip
    assert [captive.turn for captive in view.captives] == [True, True]
    assert view.card.text == "“Theseus, it is your turn. Either of your figures may begin.”"
    touch(table, "part phil", "go W")
    assert table.state.acting == "phil"
    assert table.state.captive("phil").at == "E4"
    view = touch(table, "answer no")
    assert view.sheet.heading == "Phil: 1 action"
    assert [key.label for key in view.pad.keys if key and key.act == "end"] == ["End Phil’s part"]
    assert [captive.note for captive in view.captives] == ["next", ""]
    view = touch(table, "end")
    assert [captive.note for captive in view.captives] == ["", ""], "Phil's part has been"


def test_granddead_is_shown_a_piece_and_nobody_else_is() -> None:
    """L16.4, box-data: the OP marks its place on his board, unseen by others."""
    table = sitting(Seat("granddead", "granddead", "orange"), Seat("phil", "phil", "apple"))
    view = touch(table, "use granddead bonus orange")
    assert "answer bush" in acts(view)
    view = touch(table, "answer bush")
    assert view.card.show is not None
    assert view.card.show.label == "Show it to Granddead"
    assert "grapes" not in view.card.text
    touch(table, "show")
    showing = companion_of(table).pages[-1]
    assert isinstance(showing, HandOver)
    assert isinstance(companion_of(table).view(), HandOverView)
    companion_of(table).do("show")
    shown = companion_of(table).view()
    assert isinstance(shown, ShowView)
    assert shown.island.lit == {"D5"}
    assert shown.island.figures == ()
    assert {space.kind for space in shown.island.ground.spaces if space.at != "D5"} == {"empty"}
    companion_of(table).do("give-back")
    assert companion_of(table).covered
    companion_of(table).do("look")
    assert companion_of(table).pages[-1] is table


def test_a_captives_own_list_has_bonuses_out_of_turn() -> None:
    table = desk()
    view = touch(table, "captive phil")
    assert view.sheet.heading == "“Phil is on the apple.”"
    assert f"use {OP} where phil" in acts(view)
    assert "correct phil" in acts(view)
    assert view.sheet.close is not None


def test_the_portal_that_yes_would_lead_to_is_marked() -> None:
    """Desk: what an answer would lead to."""
    table = desk()
    table.correct("set phil at E4")
    touch(table, "end")
    table.correct("set phil at D5")
    view = touch(table, "safe", "go W")  # onto portal 2, D4; its twin is G2
    assert [(lead.at, lead.label) for lead in view.island.leads] == [("G2", "Yes")]


def test_a_lake_space_is_picked_by_where_it_leads() -> None:
    """L7.3: the OP picks; nothing is said before that."""
    table = desk()
    table.correct("set theseus at C4")
    table.correct("set theseus lying")
    view = touch(table, "safe", "go SW")
    assert view.sheet.kind == "map"
    assert view.sheet.heading == "Which lake space does Theseus leave from?"
    assert view.card.heading == "NOTHING TO SAY"
    assert view.card.text == "Which lake space does Theseus leave from?"
    assert view.sheet.text == (
        "More than one way out: touch the lit space where Theseus comes out."
    )
    assert view.island.lit == {"D4", "D5", "D6"}
    view = touch(table, "tap D5")
    assert [path.places for path in view.island.paths] == [("C5", "D5")], "not C4, where he lay"
    assert table.state.captive("theseus").at == "D5"
    assert view.card.text.startswith("“You spend 1 energy. You are on the grapes.")


def test_a_correction_in_the_ocean_leaves_a_desk_that_can_be_drawn() -> None:
    """A captive in the ocean stands on no space that a path could begin on."""
    table = sitting(Seat("phil", "phil", "cherries"), Seat("theseus", "theseus", "apple"))
    table.correct("set wave N")
    table.correct("set phil cherries free")
    view = touch(table, "go E")  # off D7: the far shore is asked for
    assert view.captives[0].note == "in the ocean"
    table.correct("set theseus health 2")
    view = touch(table, "answer decline")
    assert view.island.paths == ()
    assert table.state.captive("phil").at == "D7"


def test_what_is_to_be_said_stays_through_a_correction() -> None:
    table = desk()
    said = touch(table, "go E").card
    table.correct("set phil at C4")
    assert table.view().card == said
    table.correct("set theseus health 2")
    card = table.view().card
    assert card.text == f"{said.text[:-1]} Your board again: health 2.”"
    assert (card.secret, card.confirm) == (said.secret, said.confirm)
    touch(table, "announced")
    table.correct("set phil at C5")
    assert table.view().card.text == said.text
    assert table.view().card.told


def test_a_lake_is_lit_for_the_wave_as_a_whole() -> None:
    """Flood: the Wave may go to a lake."""
    table = desk()
    table.correct("set token flood")
    table.correct("set turn op")
    while table.state.question and table.state.question.what == "token":
        touch(table, f"answer {table.state.question.options[0]}")
    table.correct("set token flood")
    view = touch(table, "piece wave")
    assert {"E4", "F4", "F5"} <= view.island.lit
    view = touch(table, "tap F5")
    assert table.state.wave == "bend"
    assert view.card.secret == "Wave: L-shaped lake."


def test_a_touch_takes_the_bush_out_of_a_lake_to_the_very_space() -> None:
    """L12.7: also to a space that two directions lead to."""
    table = desk()
    table.correct("set bush at F4")
    touch(table, "end", "end", "answer token hurricane")
    view = touch(table, "piece bush")
    for place in ("D4", "D5", "E3", "E5", "F3", "G3", "G4"):
        assert place in view.island.lit
    touch(table, "tap E5")
    assert table.state.bush == "E5"


def test_no_means_decline_where_that_is_asked() -> None:
    table = sitting(Seat("phil", "phil", "cherries"), Seat("theseus", "theseus", "apple"))
    table.correct("set wave N")
    touch(table, "go E")
    table.typed("нет")
    assert table.view().entry.understood == "Understood: Phil, go back"


def test_all_pieces_that_are_offered_are_lit() -> None:
    """The OP's as well as the captives', but for two on one space: a touch would say neither."""
    table = read_table(ROOT / "tests" / "tables" / "law" / "box_schrodie_neighbour.yaml")
    home = house()
    made = Desk(home, cast(Any, play(table.setup, table.seed)))
    home.pages.append(made)
    for line in ("set schrodie lime circled", "set schrodie apple circled"):
        made.correct(line)
    view = says(made, "bonus grapes")
    assert acts(view) == ["answer rock", "answer bush", "answer schrodie", "answer achilles"]
    assert view.island.lit == {"E6", "G3", "D6", "F3"}
    made.correct("set bush at E6")
    assert made.view().island.lit == {"D6", "F3"}


def test_the_wave_is_not_said_to_attack_where_nobody_is() -> None:
    table = desk()
    view = touch(table, "end", "end", "answer token hurricane", "piece wave")
    assert view.harm == ()
    table.correct("set phil at G4")
    table.correct("set wave S")
    view = touch(table, "close", "piece wave")
    assert [one.button.act for one in view.harm] == ["answer wave hits phil"]
    assert view.harm[0].button.label == "Phil", "no direction leads there"


@pytest.mark.parametrize("act", ["hold C4", "hold E2", "correct phil"])
def test_after_the_end_a_long_press_leads_to_the_replay(act: str) -> None:
    """Nothing can be corrected any more (look2, section 12, finding 20)."""
    table = desk()
    table.correct("set deaths 4")
    table.correct("set theseus health 1")
    touch(table, "go W")
    view = touch(table, act)
    assert companion_of(table).pages[-1] is table
    assert view.entry.reason == "The game is over. Look at this moment in the replay"
    assert view.entry.why is not None
    assert view.entry.why.act == f"replay {len(table.session.steps)}"
    assert not touch(table, "announced").entry.reason
    touch(table, "undo")
    table.do(act)
    assert isinstance(companion_of(table).pages[-1], Corrections)


def test_the_pad_does_no_harm_of_the_ops() -> None:
    """look2, section 2: neutral and harmful never share a place; a quiet key says where it is."""
    table = desk()
    touch(table, "end", "end", "answer token hurricane")
    bush = str(table.state.bush)
    way, at = next((way, at) for way, at in NEXT[Hex(bush)].items() if at is not None)
    table.correct(f"set phil at {at}")
    view = touch(table, "piece bush")
    assert f"answer bush {way}" in [one.button.act for one in view.harm]
    assert [one.enabled for one in view.pad.compass if one.act == f"go {way}"] == [False]
    before = table.state
    assert touch(table, f"go {way}").entry.reason == "Someone is there: the red key does that."
    assert table.state == before
    touch(table, f"answer bush {way}")
    assert table.state != before
