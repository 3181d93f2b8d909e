"""The page of Antinomy: crystals and Codex by touches, and what lies over it."""

from __future__ import annotations

from typing import cast

import pytest

from companion.engine.frozen import revised
from companion.store.games.troubles import CannotSave
from companion.ui.games.antinomy.board import AntinomyBoard
from companion.ui.games.antinomy.views import AntinomyView, HalfView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.played import begun_small


def board(home: Companion, *said: str) -> AntinomyBoard:
    home.do(f"open {begun_small(home, said=said).id}")
    return cast(AntinomyBoard, home.pages[-1])


def shown(page: AntinomyBoard) -> AntinomyView:
    view = page.view()
    assert (view.name, view.game) == ("antinomy board", "antinomy")
    return cast(AntinomyView, view.shown)


def halves(page: AntinomyBoard) -> tuple[HalfView, HalfView]:
    return shown(page).halves


def crystals(page: AntinomyBoard) -> tuple[int, int]:
    near, far = halves(page)
    return near.crystals, far.crystals


def told(page: AntinomyBoard) -> tuple[str, str]:
    near, far = halves(page)
    return near.happened, far.happened


def over(home: Companion) -> PageView:
    return cast(PageView, home.view())


# What happens


def test_before_anything_happens_it_says_that_nothing_has_to_be_touched(home: Companion) -> None:
    page = board(home)
    near, far = halves(page)
    assert (near.name, far.name, near.count) == ("Ann", "Bob", "0 of 5")
    assert told(page) == (
        "An ordinary turn needs no touch; on the first one nobody clashes.",
    ) * 2  # fmt: skip
    assert near.quiet
    assert near.undo is near.why is None
    assert not shown(page).keys[0][0].enabled


@pytest.mark.parametrize(
    ("ruling", "sentence"),
    [("setup", "An ordinary turn needs no touch."),
     ("each", "An ordinary turn needs no touch; on each first one nobody clashes.")],
)  # fmt: skip
def test_the_first_clash_is_as_this_table_rules(
    home: Companion, ruling: str, sentence: str
) -> None:
    """A7.7."""
    which = begun_small(home, keep="score", codex="red", rulings={"first-clash": ruling}).id
    home.do(f"open {which}")
    assert told(cast(AntinomyBoard, home.pages[-1])) == (sentence, sentence)


def test_a_paradox_is_one_touch_of_ones_own_half(home: Companion) -> None:
    """A6.3: a crystal, and the Codex."""
    page = board(home)
    assert shown(page).codex.covered == "blue"
    home.do(halves(page)[1].paradox.act)
    assert crystals(page) == (0, 1)
    assert shown(page).codex.covered == "green"
    assert told(page) == (
        "*Bob: Paradox,* the 1st crystal. The Codex covers green.",
        (
            "*Paradox:* your 1st crystal; the Codex covers green. Put the shuffled cards left or"
            " right of you."
        ),
    )
    near, far = halves(page)
    assert (near.own, far.own, near.gained, far.gained) == (False, True, False, True)
    assert (near.rest, far.rest) == (0.6, 1.5)
    assert far.paradox.second == "three alike, none green"


def test_a_clash_takes_a_crystal_and_moves_the_codex(home: Companion) -> None:
    """A7.4, A7.5; the same words in each half mean its own player."""
    page = board(home, "paradox bob")
    mine, theirs, _ = halves(page)[0].winners
    assert (mine.label, theirs.label) == ("I did", "Bob")
    home.do(mine.act)
    assert crystals(page) == (1, 0)
    assert told(page) == (
        "*Clash won:* a crystal from Bob. The Codex covers purple.",
        "*Ann won the clash* and took your crystal. The Codex covers purple.",
    )


def test_a_loser_without_crystals_gives_none(home: Companion) -> None:
    page = board(home)
    home.do(halves(page)[1].winners[0].act)
    assert crystals(page) == (0, 0)
    assert shown(page).codex.covered == "blue"
    assert told(page) == (
        "*Bob won the clash;* you have none to give. The Codex stays.",
        "*Clash won:* Ann has none to give. The Codex stays.",
    )


def test_a_tie_moves_nothing(home: Companion) -> None:
    page = board(home, "paradox ann")
    home.do(halves(page)[0].winners[2].act)
    assert (crystals(page), shown(page).codex.covered) == ((1, 0), "green")
    assert told(page) == ("*Nobody wins the clash.* The Codex stays.",) * 2


def test_one_more_wins_is_said_in_amber(home: Companion) -> None:
    near, far = halves(board(home, *["paradox ann"] * 4))
    assert (near.under, near.close) == ("One more wins.", True)
    assert (far.under, far.close) == ("Five win.", False)


def test_the_fifth_crystal_ends_it_at_once_and_the_codex_stays(home: Companion) -> None:
    """A8.1."""
    page = board(home, *["paradox ann"] * 4)
    before = shown(page).codex.covered
    home.do(halves(page)[0].paradox.act)
    assert shown(page).codex.covered == before
    near, far = halves(page)
    assert near.end is not None
    assert far.end is not None
    assert (near.end.headline, near.end.won) == ("You win!", True)
    assert (far.end.headline, far.end.won) == ("Ann wins", False)
    assert told(page) == ("*Paradox:* your fifth crystal.", "*Ann: Paradox,* the fifth crystal.")
    assert not shown(page).keys[0][2].enabled  # nothing is left to be counted


def test_a_fifth_crystal_by_a_clash_is_told_to_both(home: Companion) -> None:
    page = board(home, *["paradox ann"] * 4, "paradox bob", "clash ann")
    assert told(page) == (
        "*Clash won:* a crystal from Bob, your fifth.",
        "*Ann won the clash* and took your crystal: the fifth.",
    )


def test_undo_stands_on_both_sides_also_at_the_end(home: Companion) -> None:
    page = board(home, *["paradox ann"] * 5)
    for act in ("undo near", "undo far", "undo here-near", "undo here-far"):
        home.do(act)
    assert crystals(page) == (1, 0)
    assert told(page) == ("We take back: a Paradox: Ann.",) * 2
    assert halves(page)[0].end is None
    home.do("redo")
    assert told(page)[0] == "Back in play: a Paradox: Ann."
    home.do("say table clash none")
    assert told(page)[0] == "*Nobody wins the clash.* The Codex stays."


def test_nothing_left_to_undo_is_no_fault(home: Companion) -> None:
    page = board(home, "paradox ann")
    for _ in range(3):
        home.do("undo far")
    assert crystals(page) == (0, 0)


def test_after_the_end_nothing_more_is_taken_and_one_sentence_says_why(home: Companion) -> None:
    page = board(home, *["paradox ann"] * 5)
    home.do("say table paradox bob")
    assert crystals(page) == (5, 0)
    assert told(page) == (
        "The game is over; all that can be done now is to take a step back.",
    ) * 2  # fmt: skip
    assert not halves(page)[0].quiet
    home.do("undo near")
    assert crystals(page) == (4, 0)


def test_what_cannot_be_saved_has_not_happened(
    home: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = board(home, "paradox ann")

    def full(_raw: bytes) -> None:
        raise CannotSave("no-room")

    assert page.session.file is not None
    monkeypatch.setattr(page.session.file, "append", full)
    for act in ("say table paradox ann", "undo near"):
        home.do(act)
        assert crystals(page) == (1, 0)
        assert told(page)[0].startswith("The tablet is full")
        assert shown(page).problem


def test_once_more_seats_the_same_people(home: Companion) -> None:
    board(home, *["paradox ann"] * 5)
    home.do("again far")
    assert type(home.pages[-1]).__name__ == "AntinomySetUp"
    assert home.pages[-1].people == ("Ann", "Bob")  # type: ignore[attr-defined]
    home.do("back")
    assert len(home.pages) == 1


def test_to_the_shelf(home: Companion) -> None:
    board(home, "paradox ann")
    home.do("to-shelf near")
    assert len(home.pages) == 1


def test_long_names_are_shortened(home: Companion) -> None:
    which = begun_small(home, names=("Konstantin", "Wilhelmina Augusta")).id
    home.do(f"open {which}")
    near, far = halves(cast(AntinomyBoard, home.pages[-1]))
    assert (near.name, far.name) == ("Konstantin", "Wilhelmin…")


# Counting a clash


def test_three_cards_are_counted_with_the_covered_colour_at_nothing(home: Companion) -> None:
    """A7.2."""
    page = board(home)
    home.do("count far")
    near, far = halves(page)
    assert near.count_pad is None
    assert far.count_pad is not None
    assert far.count_pad.total == ""
    for card in ("blue-4", "green-3", "red-4"):
        home.do(f"card far {card}")
    pad = halves(page)[1].count_pad
    assert pad is not None
    assert pad.total == "7 in all"
    assert [card.button.label for card in pad.cards if card.covered] == ["0"] * 4
    home.do("card far green-3")
    home.do("card far purple-2")
    pad = halves(page)[1].count_pad
    assert pad is not None
    assert pad.total == "6 in all"
    home.do("card far red-1")  # a fourth begins anew
    pad = halves(page)[1].count_pad
    assert pad is not None
    assert pad.total == "1 in all"
    home.do("close far")
    assert halves(page)[1].count_pad is None


def test_a_pad_closes_when_the_clash_is_written_down(home: Companion) -> None:
    page = board(home)
    home.do("count near")
    home.do("say-far table clash bob")
    assert halves(page)[0].count_pad is None


# Over the board


def test_every_verdict_has_its_clause(home: Companion) -> None:
    page = board(home)
    clauses = []
    for words in ("paradox ann", "clash bob", "clash none", "clash bob", "set codex red"):
        home.do(f"say table {words}")
        clauses.append([reason.clause for reason in page.reasons()])
    assert clauses == [
        ["A6.3", "A1.3", "A6.4"], ["A7.4", "A1.3"], ["A7.3", "A7.5"], ["A7.4", "A7.5"], ["A10"],
    ]  # fmt: skip
    home.do("why near")
    assert [section.heading for section in over(home).sections] == ["A correction"]
    assert "A10" in over(home).sections[0].more[0].text


def test_the_end_has_its_clause_by_either_way(home: Companion) -> None:
    assert [one.clause for one in board(home, *["paradox ann"] * 5).reasons()] == ["A6.3", "A8.1"]
    page = board(home, *["paradox ann"] * 4, "paradox bob", "clash ann")
    assert [one.clause for one in page.reasons()] == ["A7.4", "A8.1"]


def test_why_before_anything_says_so(home: Companion) -> None:
    board(home)
    home.do("why near")
    assert over(home).text == "Nothing has been decided yet."


def test_the_journal_leads_back_to_a_step_after_a_second_touch(home: Companion) -> None:
    page = board(home, "paradox ann", "clash bob", "paradox bob")
    home.do("journal")
    headings = [section.heading for section in over(home).sections]
    assert headings == [
        "3. A Paradox: Bob", "2. A clash: Bob wins", "1. A Paradox: Ann", "Before the first step",
    ]  # fmt: skip
    home.do("return 1 sure")  # nobody was asked
    assert crystals(page) == (0, 2)
    home.do("return 1")
    assert over(home).sections[2].rows[0][0].second == "takes back 2 steps"
    home.do("return 1 sure")
    assert home.pages[-1] is page
    assert crystals(page) == (1, 0)


def test_the_journal_keeps_what_was_taken_back_struck_out(home: Companion) -> None:
    board(home, "paradox ann", "clash bob")
    for act in ("undo near", "undo near", "redo", "say table paradox bob", "undo near",
                "say table clash none", "journal"):  # fmt: skip
        home.do(act)
    sections = over(home).sections
    assert [(section.heading, section.more[0].struck) for section in sections[:-1]] == [
        ("2. A clash: nobody wins", False), ("Taken back: A Paradox: Bob", True),
        ("Taken back: A clash: Bob wins", True), ("1. A Paradox: Ann", False),
    ]  # fmt: skip
    assert [bool(section.rows) for section in sections] == [False, False, False, True, True]


def test_corrections_are_written_together_as_one_step(home: Companion) -> None:
    """A10."""
    page = board(home, "paradox ann")
    home.do("correct")
    home.do("write")
    assert over(home).notice == ("Nothing has been changed.", ())
    for act in ("fact ann ann crystals 3", "fact bob bob crystals 2", "fact bob bob crystals 0",
                "fact codex codex red"):  # fmt: skip
        home.do(act)
    home.do("write")
    assert home.pages[-1] is page
    assert (crystals(page), shown(page).codex.covered) == ((3, 0), "red")
    assert told(page)[0] == "Corrected: Ann has 3 crystals; red is covered on the Codex."
    assert page.last is not None
    assert page.last.words == "set ann crystals 3 and codex red"
    home.do("undo near")
    assert (crystals(page), shown(page).codex.covered) == ((1, 0), "green")


def test_after_the_end_there_is_nothing_to_correct(home: Companion) -> None:
    page = board(home, *["paradox ann"] * 5)
    assert page.facts() == ()


def test_figures_count_what_stands(home: Companion) -> None:
    page = board(home, "paradox ann", "clash bob", "clash bob", "clash none", "paradox bob")
    assert [(one.heading, one.text) for one in page.figures()] == [
        ("Ann", "1 Paradox · 0 clashes won · 0 crystals stolen"),
        ("Bob", "1 Paradox · 2 clashes won · 1 crystal stolen"),
        ("The table", "Clashes that nobody won: 1"),
    ]
    home.do("undo near")
    assert page.figures()[1].text == "0 Paradoxes · 2 clashes won · 1 crystal stolen"


def test_the_rulings_of_the_table_can_be_read(home: Companion) -> None:
    page = board(home)
    home.do("menu")
    home.do("rulings")
    assert [section.text for section in over(home).sections] == [
        "right", "may be declared", "0", "on the first turn",
    ]  # fmt: skip
    home.do("back")
    assert home.pages[-1] is page


def test_the_menu_offers_redo_where_something_was_taken_back(home: Companion) -> None:
    page = board(home, "paradox ann")
    home.do("menu")
    acts = [button.act for button in over(home).sections[0].rows[0]]
    assert acts == ["journal", "correct", "rulings", "figures", "rules", "settings",
                    "check-box", "to-shelf"]  # fmt: skip
    home.do("back")
    home.do("undo near")
    home.do("menu")
    assert "redo" in [button.act for button in over(home).sections[0].rows[0]]
    home.do("redo")
    assert (home.pages[-1], crystals(page)) == (page, (1, 0))


def test_in_the_other_language_the_same_stands(russian: Companion) -> None:
    page = board(russian, "paradox ann", "clash bob")
    assert told(page) == (
        "*Схватку берёт Bob* и с ней твой кристалл. На Кодексе закрыт фиолетовый.",
        "*Схватка твоя:* кристалл (Ann). На Кодексе закрыт фиолетовый.",
    )
    settings = revised(russian.settings, {"language": "en"})
    russian.change_settings(settings)
    assert told(page)[1] == "*Clash won:* a crystal from Ann. The Codex covers purple."
