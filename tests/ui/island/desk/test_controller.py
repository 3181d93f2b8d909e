"""The desk without its screen: from a touch to the words that are read aloud."""

import pytest

from companion.games.island.terms import OP
from companion.ui.island.desk.controller import Desk
from companion.ui.shell.companion import Companion
from tests.ui.at_table import acts, companion_of, desk, labels, says, touch
from tests.ui.island.practice import practice_game


def test_a_spoken_move_is_said_and_asked_back() -> None:
    table = desk()
    view = says(table, "I'm moving south-east, a space over, safely")
    assert view.card.heading == "SAY"
    assert view.card.text == (
        "“You spend 2 energy. You are at an oracle. That counts towards your mission: 1 of 5."
        " Do you ask the oracle?”"
    )
    assert view.card.secret == "Theseus: space F2."
    assert view.sheet.heading == "Theseus decides: ask the oracle?"
    assert labels(view) == ["Yes", "No"]
    assert [one.second for one in view.sheet.buttons] == ["asks the oracle", "does not ask"]


def test_what_was_understood_stands_there_before_it_counts() -> None:
    table = desk()
    table.typed("юго-восток, безопасно")
    line = table.view().entry
    assert line.understood == "Understood: Theseus, south-east, safely"
    assert line.go is not None
    assert table.session.steps == []


def test_a_lock_that_was_held_changes_nothing() -> None:
    table = desk()
    table.typed("fly away")
    touch(table, "enter")
    reason, steps = table.reason, len(table.session.steps)
    assert reason
    touch(table, "secret")
    assert (table.reason, len(table.session.steps)) == (reason, steps)


def test_a_captive_can_be_named_who_is_not_asked() -> None:
    table = desk()
    table.typed("Phil: west")
    assert table.view().entry.reason == "It is Theseus’s turn."


def test_an_unclear_phrase_gives_its_meanings_to_choose_from() -> None:
    table = desk()
    table.typed("a space over")
    view = table.view()
    assert view.sheet.heading == "“a space over” — which?"
    assert ("B2", "2") in view.island.numbers
    assert labels(view)[0] == "North-west, a space over"
    assert view.sheet.close is not None
    touch(table, "choice move NE over")
    assert table.state.captive("theseus").at == "B2"


def test_of_two_typed_meanings_the_pad_lights_both_directions() -> None:
    table = desk()
    table.typed("north")
    assert table.view().pad.lit == {"go NW", "go NE"}
    table.typed("a space over")
    assert table.view().pad.lit == frozenset()


def test_the_pad_says_the_same_as_the_phrase() -> None:
    spoken, touched = desk(), desk()
    says(spoken, "south-east, a space over, safely")
    touch(touched, "over", "safe", "go SE")
    assert touched.state == spoken.state
    assert touched.view().card == spoken.view().card


def test_a_lit_space_is_the_direction_that_leads_to_it() -> None:
    by_map, by_pad = desk(), desk()
    view = by_map.view()
    assert view.island.lit == {"C1", "C2", "D1", "D3", "E1", "E2"}  # all around D2
    touch(by_map, "tap C2")
    touch(by_pad, "go NE")
    assert by_map.state == by_pad.state
    over = touch(desk(), "over")
    assert over.island.lit == {"B2", "D4", "F2"}
    assert over.entry.understood == "a space over … which way?"


def test_touching_a_quiet_space_changes_nothing() -> None:
    table = desk()
    touch(table, "tap G4", "tap N", "tap nowhere")
    assert table.session.journal == []


def test_what_cannot_be_done_is_grey_and_says_why() -> None:
    table = desk()
    view = touch(table, "restore")
    assert [key.enabled for key in view.pad.keys if key and key.act == "restore"] == [False]
    assert view.entry.reason == "Theseus already has full energy."
    says(table, "south-east safely")  # to a camp: asked, since he came safely
    view = touch(table, "end")
    assert [key.act for key in view.pad.keys if key and key.enabled] == []
    assert view.entry.reason == "Another question is open: whether the space is activated."


def test_answering_is_hearing_and_undo_then_strikes() -> None:
    """Before it was announced undo is silent; whoever answers has heard."""
    table = desk()
    touch(table, "go E", "undo")
    assert table.view().card.text == "“Theseus, it is your turn.”"
    assert [item.struck for item in table.chronicle] == []
    touch(table, "over", "safe", "go SE", "answer yes")
    view = touch(table, "undo")
    assert view.card.text.startswith("“We take back: Theseus, south-east, a space over, safely. ")
    assert [item.struck for item in table.chronicle] == [True]


def test_in_russian_undo_names_a_way_as_the_pad_does_and_one_letter_as_a_word() -> None:
    table = desk(language="ru")
    view = touch(table, "over", "safe", "go SE")
    assert view.bar[0].label == "Тесей: ЮВ, через клетку, безопасно"
    view = touch(table, "undo", "go W")
    assert view.bar[0].label == "Тесей: запад", "«З» would be read as a 3"


def test_undo_names_what_it_takes_back_and_redo_brings_it_again() -> None:
    table = desk()
    assert not table.view().bar[0].enabled
    view = touch(table, "over", "safe", "go SE")
    assert view.bar[0].label == "Theseus: SE, a space over, safely"
    before = table.state
    touch(table, "answer no")
    after = table.state
    view = touch(table, "undo")
    assert view.bar[1].enabled
    assert table.session.steps == []
    touch(table, "redo")
    assert table.state == after != before


def test_undo_names_the_token_that_it_takes_back_with_the_end_of_a_turn() -> None:
    table = desk()
    view = touch(table, "end", "end")
    assert view.bar[0].label == "End of Phil’s turn"
    view = touch(table, "answer token hurricane")
    assert view.bar[0].label == "End of Phil’s turn and Hurricane"
    touch(table, "undo")
    assert table.state.token is None
    assert table.state.turn == "phil"


def test_announced_tells_it_and_the_card_keeps_the_words() -> None:
    table = desk()
    view = touch(table, "go E")
    assert view.card.confirm is not None
    told = touch(table, "announced")
    assert told.card.confirm is None
    assert told.card.heading == "ANNOUNCED"
    assert told.card.text == view.card.text


def test_what_nobody_announced_is_still_to_be_said_after_undo_and_redo() -> None:
    """look2, 7.7: nothing said gets lost."""
    table = desk()
    said = touch(table, "go E").card
    touch(table, "end")
    both = table.view().card
    assert len(both.parts) == len(said.parts) + 1
    undone = touch(table, "undo").card
    assert (undone.text, undone.told) == (said.text, False)
    assert touch(table, "redo").card.parts == both.parts
    touch(table, "announced")
    assert touch(table, "undo", "announced").card.told


def test_asking_where_somebody_is_does_not_announce_the_move() -> None:
    table = desk()
    said = touch(table, "go E").card.text
    where = touch(table, f"use {OP} where phil")
    assert where.card.text == "“Phil is on the apple.”"
    view = touch(table, "announced")
    assert view.card.text == said
    assert view.card.confirm is not None


def test_the_op_turn_has_tokens_pips_pieces_and_lit_targets() -> None:
    table = desk()
    view = touch(table, "end", "end")
    assert view.sheet.kind == "tokens"
    assert [token.name for token in view.sheet.tokens] == ["Hurricane", "Flood"]
    view = touch(table, "answer token hurricane")
    assert view.token is not None
    assert view.token.name == "Hurricane"
    assert view.sheet.kind == "op"
    assert view.sheet.pips == (3, 3)
    view = touch(table, "piece bush")
    assert view.island.chosen == "bush"
    assert view.island.lit == {"C4", "C5", "D4", "D6", "E4"}  # around D5
    assert view.island.red == {"E5"}
    assert view.island.veiled
    assert [figure.who for figure in view.island.figures if figure.harmed] == ["phil"]
    assert [(one.button.act, one.button.label) for one in view.harm] == [
        ("answer bush SE", "SE: Phil")
    ]
    assert [chip.text for chip in view.harm[0].costs] == ["−1", "−1"]
    assert [key.enabled for key in view.pad.compass if key.act == "go SE"] == [False]
    view = touch(table, "tap E4")
    assert view.sheet.pips == (2, 3)
    assert view.island.been == (("D5", 0), ("E4", 1))
    assert view.island.chosen == "bush"
    assert [path.places for path in view.island.paths] == [("D5", "E4")]


def test_the_wave_goes_by_a_lit_part_and_attacks_by_a_lit_captive() -> None:
    table = desk()
    touch(table, "end", "end", "answer token hurricane", "announced")
    view = touch(table, "piece wave")
    assert {"N", "NE", "SE", "SW", "NW"} <= view.island.lit
    assert "S" not in view.island.lit  # it is there
    view = touch(table, "tap SE")
    assert table.state.wave == "SE"
    assert view.card.heading == "NOTHING TO SAY"
    assert view.card.text == ""
    assert view.sheet.heading == "OP’s turn: who acts?"
    assert view.card.secret == "Wave: ocean, part SE."


def test_no_piece_is_to_be_chosen_when_none_can_act() -> None:
    table = desk()
    view = touch(table, "end", "end", "answer token hurricane")
    assert [text for _, text in view.pad.legend] == ["Choose a piece."]
    view = touch(table, "piece wave", "tap N", "tap S", "tap N")
    assert view.sheet.heading == "OP’s turn: nothing left to do"
    assert view.pad.legend == ()


def test_a_piece_that_cannot_act_says_so() -> None:
    table = desk()
    touch(table, "end", "end", "answer token hurricane", "tap D5")
    assert table.chosen.piece == "bush"
    touch(table, "piece wave", "tap N", "tap S", "tap N")
    view = touch(table, "piece rock")
    assert view.entry.reason == "No actions are left in this turn."


def test_bonuses_are_listed_with_what_they_do() -> None:
    table = desk()
    touch(table, "go E")
    view = touch(table, "bonus")
    assert view.sheet.close is not None
    assert acts(touch(table, "close")) == []


def test_the_oracle_is_asked_when_two_directions_are_touched() -> None:
    table = desk()
    touch(table, "over", "safe", "go SE", "answer yes")
    view = touch(table, "go NE")
    assert [slot.button.act for slot in view.sheet.slots] == ["unname NE"]
    assert labels(view) == ["Tell NE only"]
    assert [key.second for key in view.pad.compass if key.chosen] == ["1"]
    view = touch(table, "go W", "go E")
    assert [slot.button.act for slot in view.sheet.slots] == [
        "unname NE",
        "unname E",
    ], "not W any more"
    assert table.session.steps[-1].entries[-1].command.who == "theseus"
    assert labels(view) == ["Tell both"], "nothing is told before this"
    assert view.island.numbers == (("E3", "1"), ("F3", "2")), "beside F2, where he is"
    view = touch(table, "answer NE E")
    assert view.card.text == ("“To the north-east is portal 3 and to the east is the orange.”")


def test_a_lake_is_named_to_the_oracle_by_the_space_that_is_touched(home: Companion) -> None:
    """L6.3: from B5 both the south-west and the south-east are the lake on C5, C6 and D7."""
    beside = practice_game.desk(home, "oracle").model().targets.acts
    assert (beside["C5"], beside["C6"], beside.get("D7")) == ("go SW", "go SE", None)
    table = desk()  # from A3 only the south-west is the lake on B2, B3 and C3
    touch(table, f"use {OP} set theseus at A4", "safe", "go W", "answer yes")
    assert table.view().sheet.kind == "slots"
    assert {table.model().targets.acts[place] for place in ("B2", "B3", "C3")} == {"go SW"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_chores_are_done_or_asked(language: str) -> None:
    """L9.5: who scares the Bush off makes the OP put it back at the end of the turn."""
    for put_back, kind in (("ask", "map"), ("do", "turn")):
        table = desk(language=language, put_back=put_back)
        touch(table, f"use {OP} set bush at D3", "safe", "go E")
        assert table.state.bush is None
        if table.state.question and table.state.question.what != "turn":
            touch(table, "answer no")
        view = touch(table, "end")
        assert view.sheet.kind == kind
        assert (table.state.bush is None) == (put_back == "ask")


def test_the_language_changes_in_the_middle_of_a_question() -> None:
    table = desk()
    view = touch(table, "over", "safe", "go SE")
    assert view.sheet.heading == "Theseus decides: ask the oracle?"
    table.house.settings.language = "ru"  # type: ignore[misc]
    view = table.view()
    assert view.sheet.heading == "Решает Тесей: спрашиваешь?"
    assert view.card.text.startswith("“You spend")
    table.house.settings.said_in = "ru"  # type: ignore[misc]
    assert table.view().card.text.startswith("«Ты тратишь")


def test_a_correction_is_a_step_of_its_own() -> None:
    table = desk()
    assert table.correct("set theseus health 2") == ""
    assert table.state.captive("theseus").health == 2
    assert table.correct("set theseus health 9") == "The number has to be from 0 to 3."
    assert table.view().bar[0].label == "Correction: Theseus — health 2"
    touch(table, "undo")
    assert table.state.captive("theseus").health == 3


def test_the_chronicle_keeps_what_was_struck_in_its_place() -> None:
    table = desk()
    touch(table, "go E", "announced", "undo", "go W", "undo", "go NE")
    items = table.chronicle
    assert [(item.struck, item.index) for item in items] == [(True, None), (False, 0)]
    assert items[0].step.entries[0].command.direction == "E"  # type: ignore[union-attr]
    touch(table, "undo", "redo")
    assert [item.struck for item in table.chronicle] == [True, False]


def test_back_to_a_step_takes_back_everything_after_it() -> None:
    table = desk()
    touch(table, "go E", "announced")
    after_first = table.state
    touch(table, "restore", "go NE", "announced", "end", "announced")
    table.undo_to(0)
    assert table.state == after_first
    assert len(table.session.steps) == 1


def test_nothing_of_the_grid_is_in_what_is_said() -> None:
    table = desk()
    table.correct("set theseus at C4")
    view = touch(table, "announced", "undo")
    assert "C4" not in view.card.text


def test_what_was_only_asked_stays_on_the_card_once_it_is_announced() -> None:
    table = desk()
    touch(table, "over", "safe", "go SE", "answer yes", "announced")
    card = table.view().card
    assert card.told
    assert card.text == "“Name up to two directions.”"


def test_what_an_undo_makes_a_captive_mark_again_is_said() -> None:
    """L16.1, L17: it is theirs to mark, so it is read aloud, and not behind the lock."""
    table = desk()
    touch(table, "over", "safe", "go SE", "announced")
    card = touch(table, "undo").card
    assert card.text.endswith(" Theseus, your board again: energy 4, mission 0 of 5.”")
    assert card.text.startswith("“We take back: Theseus, ")
    assert (card.told, card.secret) == (False, "")
    card = touch(table, "redo").card
    assert card.text.startswith("“Back in play: Theseus, ")
    assert "Theseus, your board again: energy 2, mission 1 of 5." in card.text


def test_what_several_undos_make_a_captive_mark_again_is_said_once() -> None:
    table = desk()
    touch(table, "over", "safe", "go SE", "announced", "answer no", "restore", "announced")
    touch(table, "undo")
    assert "energy 2" in table.view().card.text
    card = touch(table, "undo").card
    # The energy that was spent, and then restored, stands on the board as it did at first.
    assert card.text.endswith("Theseus, your board again: mission 0 of 5.”")


def test_a_redo_keeps_what_was_taken_back_and_not_told() -> None:
    """Two steps taken back, one of them brought again: both are still to be told."""
    table = desk()
    touch(table, "over", "safe", "go SE", "announced", "answer no", "restore", "announced")
    touch(table, "undo", "undo")
    one = touch(table, "redo").card.text
    assert one.startswith("“We take back: Theseus, restoring energy.")
    assert "Back in play: Theseus, south-east" in one
    assert "restor" not in one.partition("Back in play")[2]
    assert Desk(table.house, table.session).view().card.text == one
    again = touch(table, "redo").card.text
    assert again.startswith("“Back in play: Theseus, south-east")
    assert "We take back" not in again


def test_what_a_captive_was_never_told_is_not_to_be_marked_again() -> None:
    """Only the move was heard; the fruit that the oracle's answer would not give was not."""
    table = desk()
    touch(table, "over", "safe", "go SE", "announced", "answer yes", "undo")
    assert "energy 4" in table.view().card.text
    table = desk()
    card = touch(table, "over", "safe", "go SE", "undo").card
    assert "again" not in card.text
    assert card.secret == ""


def test_what_was_taken_back_is_still_to_be_said_after_a_restart() -> None:
    table = desk()
    touch(table, "over", "safe", "go SE", "announced", "undo")
    again = Desk(table.house, table.session)
    assert again.view().card.text == table.view().card.text


def test_what_a_correction_makes_a_captive_mark_is_said() -> None:
    """L17"""
    table = desk()
    touch(table, "go E", "announced")
    before = table.view().card.text
    assert table.correct("set phil energy 1") == ""
    card = table.view().card
    assert (card.text, card.told, card.secret) == (
        "“Phil, your board again: energy 1.”", False, "",
    )  # fmt: skip
    card = touch(table, "announced").card
    assert (card.text, card.told) == (before, True)


def test_several_corrections_are_said_together() -> None:
    table = desk()
    for fact in ("phil energy 1", "theseus lime circled", "phil health 2", "phil energy 3"):
        assert table.correct(f"set {fact}") == ""
    assert table.view().card.text == (
        "“Theseus, your board again: lime circled. Phil, your board again: health 2, energy 3.”"
    )
    touch(table, "announced")
    table.correct("set phil energy 2")
    assert table.view().card.text == "“Phil, your board again: energy 2.”"


@pytest.mark.parametrize("fact", ["theseus at C4", "rock at A1", "wave N", "phil visited lime"])
def test_a_correction_never_asks_for_the_old_announcement_again(fact: str) -> None:
    """L17: it triggers nothing, and names no place."""
    said = ("go E", "announced")
    asked, taken_back = (*said, "use op where phil", "announced"), (*said, "go W", "undo")
    for before in ((), said, asked, (*said, "use op where phil"), taken_back):
        table = desk()
        touch(table, *before)
        assert table.correct(f"set {fact}") == ""
        card = table.view().card
        assert card.told
        assert card.confirm is None


def test_a_correction_before_the_first_turn_does_not_read_the_set_up_again() -> None:
    table = desk()
    table.correct("set phil energy 1")
    card = touch(table, "announced").card
    assert card.text == "“Theseus, it is your turn.”"
    assert card.told


def test_a_question_that_was_asked_stands_after_a_correction() -> None:
    table = desk()
    touch(table, "over", "safe", "go SE", "announced")
    table.correct("set theseus energy 1")
    assert table.view().card.text == (
        "“Theseus, your board again: energy 1. Do you ask the oracle?”"
    )


def test_a_correction_that_was_said_is_taken_back_aloud() -> None:
    table = desk()
    table.correct("set phil energy 1")
    assert "again" not in touch(table, "undo").card.text  # nobody had heard of it
    table.correct("set phil energy 1")
    card = touch(table, "announced", "undo").card
    assert card.text == "“We take back: a correction. Phil, your board again: energy 4.”"


def test_several_steps_taken_back_are_told_in_one_sentence() -> None:
    table = desk()
    touch(table, "go E", "announced", "go E", "announced")
    card = touch(table, "undo", "undo").card
    assert card.text == (
        "“We take back: Theseus, east; Theseus, east. "
        "Theseus, your board again: strawberry unmarked, mission 0 of 5.”"
    )


def test_a_correction_and_the_step_before_it_are_taken_back_to_how_it_was_at_first() -> None:
    table = desk()
    touch(table, "go E", "announced")
    assert table.correct("set theseus actions 5") == ""
    card = touch(table, "announced", "undo", "undo").card
    assert card.text.startswith("“We take back: a correction; Theseus, east. Theseus, your board")
    assert "2 actions left" in card.text
    assert table.state.captive("theseus").actions == 2
    assert Desk(table.house, table.session).view().card.text == card.text
    card = touch(table, "redo", "redo").card
    assert "5 actions left" in card.text


def test_a_quotation_within_what_is_read_aloud_has_quotation_marks_of_its_own() -> None:
    table = desk(said_in="ru")
    touch(table, "end", "end")
    view = touch(table, "answer token hurricane")
    assert "Действует жетон силы „Ураган“." in view.card.text


def test_an_answer_beside_the_game_can_be_repeated() -> None:
    """L16.3: what was said may be repeated."""
    table = desk()
    touch(table, "go E")
    table.ask_where("phil")
    asked = table.view().card.text
    touch(table, "announced")
    assert table.view().card.text != asked
    table.repeat()
    assert table.view().card.text == asked


def test_what_the_strip_has_no_room_for_stands_where_a_captive_is_touched() -> None:
    table = desk()
    table.correct("set theseus extra health circled")
    table.correct("set theseus visited lime")
    assert touch(table, "captive theseus").sheet.text == (
        "Extra boxes: energy free, health circled, action free. Fruits visited: banana, lime."
    )


def test_extra_boxes_agree_with_their_marks() -> None:
    table = desk(language="ru")
    table.correct("set theseus extra health circled")
    assert touch(table, "captive theseus").sheet.text.startswith(
        "Дополнительно: бонус энергии свободен, бонус здоровья обведён, бонус действия свободен."
    )


def test_a_bonus_that_is_ready_and_cannot_be_used_is_there_and_says_why() -> None:
    """L4.3: the orange is a sun bonus on his board, and it is not his turn."""
    table = desk()
    table.correct("set phil orange circled")
    view = touch(table, "captive phil")
    grey = [one for one in view.sheet.buttons if one.act == "use phil bonus orange"]
    assert [one.enabled for one in grey] == [False]
    reason = touch(table, "use phil bonus orange").entry.reason
    assert reason == "This bonus works only in Phil’s turn."


def test_a_piece_that_has_left_the_map_says_so() -> None:
    table = desk()
    touch(table, "end", "end", "answer token hurricane")
    table.correct("set rock off")
    assert "off the map" in touch(table, "piece rock").entry.reason


def test_a_command_is_felt_a_refusal_and_a_death() -> None:
    """Nothing else is (look2, section 6)."""
    table = desk()
    felt: list[str] = []
    companion_of(table).felt = felt.append
    table.do("captive theseus")
    table.correct("set phil health 1")
    assert felt == ["commit"]
    says(table, "Phil: west")
    assert felt == ["commit", "refusal"]
    (token, *_) = touch(table, "end", "end").sheet.tokens
    assert token.choose is not None
    touch(table, token.choose.act, "piece bush", "answer bush SE")
    assert table.state.deaths == 1
    assert felt[2:] == ["commit", "commit", "commit", "death"]
