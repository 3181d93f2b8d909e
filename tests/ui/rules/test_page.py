"""The rules lookup without its screen: chapters, search, entries, Why?, and every way back."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.rulings import play
from companion.store.settings import Settings
from companion.ui.island.corrections.views import CorrectionsView
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.rulings import ChooseRulings, RulingsPage
from companion.ui.island.desk.views import DeskView
from companion.ui.island.menu.views import MenuView
from companion.ui.rules.page import RulesPage
from companion.ui.rules.view import At
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.at_table import companion_of
from tests.ui.at_table import desk as at_table
from tests.ui.played import begun
from tests.ui.rules.in_rules import opened, read, view

pytestmark = pytest.mark.usefixtures("small_book")


@pytest.fixture
def rules(home: Companion) -> Companion:
    """Opened from the shelf, and read."""
    home.do("rules")
    return read(home)


@pytest.fixture
def desk(home: Companion) -> Desk:
    made = Desk(home, begun(home))
    home.home(made)
    return made


def rows(home: Companion) -> list[str]:
    return [row.act for row in view(home).rows]


def lit(shown: Any) -> list[str]:
    return [shown.text[start:end] for start, end in shown.marks]


# Reading


def test_the_page_stands_before_anything_has_been_read(home: Companion) -> None:
    home.do("rules")
    first = view(home)
    assert first.reading
    assert first.field == ("Search: a word or two", "")
    assert not first.chapters
    home.do("read")
    home.do("read")
    assert [button.label for button in view(home).chapters] == ["Lakes", "Dying"]


def test_what_is_typed_before_all_is_read_is_found_afterwards(home: Companion) -> None:
    home.do("rules")
    home.typed("lake")
    assert view(home).hint.startswith("Type a word"), "nothing has been looked for yet"
    assert rows(read(home)) == ["entry lake-exit", "entry lake-shape", "entry dying"]


# From place to place, and back step by step


def test_from_the_shelf_to_a_chapter_to_an_entry_and_back(rules: Companion) -> None:
    rules.do("chapter lakes")
    assert view(rules).heading == "Lakes"
    assert rows(rules) == ["entry lake-exit", "entry lake-shape"]
    assert opened(rules) == ""
    rules.do("entry lake-shape")
    assert opened(rules) == "lake-shape"
    rules.do("back")
    assert opened(rules) == ""
    assert view(rules).heading == "Lakes"
    rules.do("back")
    assert len(view(rules).chapters) == 2
    rules.do("back")
    assert isinstance(rules.view(), ShelfView)


def test_beside_a_list_stands_what_would_be_opened_first(rules: Companion) -> None:
    rules.do("chapter lakes")
    seen = view(rules)
    assert seen.entry is not None
    assert (seen.entry.id, seen.opened) == ("lake-exit", False)
    assert not any(row.chosen for row in seen.rows)


def test_an_entry_tells_everything(rules: Companion) -> None:
    rules.do("chapter lakes")
    rules.do("entry lake-exit")
    entry = view(rules).entry
    assert entry is not None
    assert entry.above == "Lakes · L7.3 · L7.5"
    assert entry.title.text == "Leaving a lake"
    assert "The OP picks the space." in entry.text.text
    assert entry.example is not None
    assert entry.example[1].text == "Phil leaves to the north."
    assert [row.chosen for row in view(rules).rows] == [True, False]


def test_related_entries_lead_on_and_back_comes_step_by_step(rules: Companion) -> None:
    rules.do("chapter lakes")
    rules.do("entry lake-exit")
    rules.do("related dying")
    rules.do("related reviving")
    visited = []
    for _ in range(3):
        visited.append(opened(rules))
        rules.do("back")
    assert visited == ["reviving", "dying", "lake-exit"]
    assert opened(rules) == ""


def test_the_entry_that_is_open_is_not_opened_again(rules: Companion) -> None:
    rules.do("chapter lakes")
    rules.do("entry lake-exit")
    steps = len(rules.pages)
    rules.do("entry lake-exit")
    assert len(rules.pages) == steps


def test_words_that_are_no_entry_open_nothing(rules: Companion) -> None:
    steps = len(rules.pages)
    for act in ("entry nonsense", "related", "chapter moon", "enter", "together x"):
        rules.do(act)
    assert len(rules.pages) == steps


def test_from_anywhere_to_the_chapters_and_out(rules: Companion) -> None:
    assert [button.act for button in view(rules).foot] == []
    rules.do("chapter lakes")
    assert [button.act for button in view(rules).foot] == ["chapters", "close"]
    rules.do("entry lake-exit")
    rules.do("chapters")
    assert len(view(rules).chapters) == 2
    rules.do("back")
    assert opened(rules) == "lake-exit"
    rules.do("close")
    assert isinstance(rules.view(), ShelfView)


# Searching


def test_results_replace_the_chapters_as_one_types(rules: Companion) -> None:
    rules.typed("wh")
    rules.typed("whirl")
    assert len(rules.pages) == 2, "the same place shows another list"
    seen = view(rules)
    assert not seen.chapters
    assert seen.heading == "1 entry found"
    assert rows(rules) == ["entry lake-exit"]
    assert seen.entry is not None
    assert seen.entry.id == "lake-exit"
    rules.typed("")
    assert len(view(rules).chapters) == 2
    assert view(rules).heading == ""


def test_where_nothing_is_found_the_chapters_stay(rules: Companion) -> None:
    rules.typed("xylophone")
    seen = view(rules)
    assert (rows(rules), seen.entry) == ([], None)
    assert len(seen.chapters) == 2
    assert seen.hint == "Nothing found. Try another word, or touch a chapter."
    rules.typed("  ")
    assert view(rules).hint.startswith("Type a word")


def test_what_matches_is_lit_in_the_list_and_in_the_whole_entry(rules: Companion) -> None:
    rules.typed("lake")
    first = view(rules).rows[0]
    assert lit(first.title) == ["lake"]
    assert lit(first.line) == ["lake"]
    rules.do("entry dying")
    entry = view(rules).entry
    assert entry is not None
    assert lit(entry.text) == ["lake"]
    assert lit(entry.title) == []
    rules.do("related reviving")
    entry = view(rules).entry
    assert entry is not None
    assert lit(entry.text) == []


def test_a_line_of_a_hit_begins_close_to_what_is_lit(rules: Companion) -> None:
    rules.typed("north")
    line = view(rules).rows[0].line
    assert line.text == "Phil leaves to the north."
    assert lit(line) == ["north"]


def test_both_languages_are_searched_and_the_entry_is_shown_in_one(rules: Companion) -> None:
    rules.typed("треугольник")
    seen = view(rules)
    assert rows(rules) == ["entry lake-shape"]
    row = seen.rows[0]
    assert row.title.text == "The shape of a lake"
    assert lit(row.line) == ["Треугольник"], "why it was found"
    assert seen.entry is not None
    assert seen.entry.title.text == "The shape of a lake"


def test_the_search_is_there_again_after_an_entry(rules: Companion) -> None:
    rules.typed("lake")
    rules.scrolled("list", 120)
    rules.do("entry lake-shape")
    assert view(rules).field[1] == "lake", "the list beside the entry stays"
    assert rules.offset("list") == 120
    assert rules.offset("entry") == 0
    rules.scrolled("entry", 50)
    rules.do("related lake-exit")
    assert rules.offset("entry") == 0
    rules.do("back")
    assert rules.offset("entry") == 50
    rules.do("back")
    assert view(rules).field[1] == "lake"
    assert rules.offset("list") == 120


def test_another_word_shows_its_list_from_the_top(rules: Companion) -> None:
    rules.typed("lake")
    rules.scrolled("list", 120)
    rules.typed("lakes")
    assert rules.offset("list") == 0


def test_typing_over_an_entry_begins_a_search_and_back_returns_to_it(rules: Companion) -> None:
    rules.do("chapter lakes")
    rules.do("entry lake-exit")
    for text in ("d", "dy", "dying"):
        rules.typed(text)
    assert rows(rules)[0] == "entry dying"
    assert opened(rules) == ""
    rules.do("back")
    assert opened(rules) == "lake-exit"
    assert view(rules).field[1] == ""


def test_wiping_the_search_shows_what_was_listed_before(rules: Companion) -> None:
    rules.do("chapter death")
    rules.typed("lake")
    rules.typed("")
    assert rows(rules) == ["entry dying", "entry reviving"]


def test_enter_opens_the_first(rules: Companion) -> None:
    rules.typed("whirl")
    rules.do("enter")
    assert opened(rules) == "lake-exit"


def test_a_line_without_end_is_cut(rules: Companion) -> None:
    rules.typed("lake " * 1000)
    assert len(view(rules).field[1]) == 100


# In the other language, and over a table


def test_the_language_changes_under_an_open_entry(rules: Companion) -> None:
    rules.typed("lake")
    rules.do("entry lake-exit")
    rules.change_settings(revised(rules.settings, {"language": "ru"}))
    entry = view(rules).entry
    assert entry is not None
    assert entry.title.text == "Как выйти из озера"
    assert view(rules).heading == "Найдено 3 статьи"
    assert [section.heading for section in entry.sections][-1] == "Смотри также"


def test_a_ruling_shows_its_alternatives_and_what_this_table_plays(home: Companion) -> None:
    def told() -> tuple[str, list[str]]:
        entry = view(read(home)).entry
        assert entry is not None
        return entry.sections[0].heading, entry.sections[0].text.split("\n")

    home.go(RulesPage(home, At(entry="lake-exit")))
    heading, lines = told()
    assert heading == "Unless a table chooses otherwise: Leaving a lake"
    assert lines[0].startswith("A captive who lies in a lake leaves from a space")
    assert lines[1].startswith("Other tables: “A captive who lies in a lake leaves along any line")
    home.go(RulesPage(home, At(entry="lake-exit"), play({"lake-shore": "no"})))
    heading, lines = told()
    assert heading == "This table plays: Leaving a lake"
    assert lines[0].startswith("A captive who lies in a lake leaves along any line")


def test_from_the_rulings_to_their_entries_and_back(home: Companion) -> None:
    chosen = play({"lake-shore": "no"})
    for place in (RulingsPage(home, chosen), ChooseRulings(home, Chosen(chosen), lambda: None)):
        home.go(place)
        home.do("rule-of lake-shore")
        assert opened(read(home)) == "lake-exit"
        entry = view(home).entry
        assert entry is not None
        assert entry.sections[0].heading == "This table plays: Leaving a lake"
        home.do("back")
        assert home.pages[-1] is place
        home.do("back")


class Chosen:
    def __init__(self, rulings: Any) -> None:
        self.rulings = rulings


def test_every_ruling_has_a_way_to_its_entry(home: Companion) -> None:
    home.go(RulingsPage(home, play({})))
    page = home.view()
    assert isinstance(page, PageView)
    links = [row[-1].act for section in page.sections for row in section.rows]
    assert len(links) == len(set(links)) == len(page.sections)


def test_a_page_of_the_box_leads_to_what_it_is_about(home: Companion) -> None:
    home.do("check-box")
    home.do("look tokens")
    place = home.pages[-1]
    home.do("the-rule")
    rules = home.pages[-1]
    assert isinstance(rules, RulesPage)
    assert rules.at.entry == "token-unknown"
    home.do("back")
    assert home.pages[-1] is place


# Why?


def test_why_opens_the_rule_of_what_was_said_and_comes_back(home: Companion, desk: Desk) -> None:
    before = desk.view()
    assert isinstance(before, DeskView)
    assert before.card.why is not None
    home.do(before.card.why.act)
    assert opened(read(home)) == "dying", "all that is said leads there but for a few words"
    home.do("back")
    assert home.view() == before


def test_the_most_telling_comes_first_and_the_rest_stands_below(home: Companion) -> None:
    table = at_table()
    companion_of(table).shelf = home.shelf
    table.do("over")
    table.do("safe")
    table.do("go SE")  # Theseus spends energy, comes to an oracle, and is asked about it
    companion_of(table).do("why said")
    assert opened(read(companion_of(table))) == "lake-shape", "the space"
    entry = view(companion_of(table)).entry
    assert entry is not None
    together = entry.together
    assert together is not None
    assert together.heading == "Said or asked together with it"
    assert view(companion_of(table)).heading == "Said or asked just now"
    assert rows(companion_of(table)) == ["entry lake-shape", "entry dying", "entry lake-exit"]
    assert [one.act for one in together.rows[0]] == ["together dying", "together lake-exit"]
    related = [one.act for section in entry.sections for row in section.rows for one in row]
    assert not {"related dying", "related lake-exit"} & {*related}, "a way there stands once"
    companion_of(table).do("together lake-exit")
    entry = view(companion_of(table)).entry
    assert entry is not None
    assert entry.together is not None
    found = [one.act for one in entry.together.rows[0]]
    assert found == ["together lake-shape", "together dying"]


def test_a_touched_sentence_opens_its_own_rule(home: Companion) -> None:
    table = at_table()
    companion_of(table).shelf = home.shelf
    table.do("over")
    table.do("safe")
    table.do("go SE")
    sentences = [one for part in table.view().card.parts for group in part for one in group.lines]
    opens = []
    for one in sentences:
        companion_of(table).do(f"why {one.told}")
        opens.append((one.text, opened(read(companion_of(table)))))
        companion_of(table).do("back")
    assert opens == [
        ("You spend 2 energy.", "dying"),
        ("You are at an oracle.", "lake-shape"),
        ("That counts towards your mission: 1 of 5.", "dying"),
        ("Do you ask the oracle?", "lake-exit"),
    ]


def test_the_number_of_no_sentence_opens_nothing_but_the_question(home: Companion) -> None:
    table = at_table()
    companion_of(table).shelf = home.shelf
    companion_of(table).do("why 99")
    assert isinstance(companion_of(table).pages[-1], Desk | RulesPage)


def test_why_opens_the_rule_of_the_question(home: Companion, desk: Desk) -> None:
    sheet = desk.view().sheet
    assert sheet.why is not None
    home.do(sheet.why.act)
    assert opened(read(home)) == "lake-exit"


def test_a_list_over_the_question_is_not_asked(home: Companion, desk: Desk) -> None:
    home.do("bonus")
    assert desk.view().sheet.why is None


def test_why_beside_a_reason_leaves_it_there(home: Companion, desk: Desk) -> None:
    assert desk.view().entry.why is None
    home.do("restore")  # at full energy
    before = desk.view()
    assert before.entry.reason
    assert before.entry.why is not None
    home.do(before.entry.why.act)
    assert opened(read(home)) == "reviving"
    home.do("back")
    assert home.view() == before


def test_a_phrase_that_is_refused_while_it_is_typed_has_its_why(
    home: Companion, desk: Desk
) -> None:
    home.typed("restore")
    before = desk.view()
    assert before.entry.why is not None
    home.do(before.entry.why.act)
    assert opened(read(home)) == "reviving"
    home.do("back")
    assert home.view() == before
    assert desk.chosen.typed == "restore"


def test_a_reason_that_is_no_refusal_has_none(home: Companion, desk: Desk) -> None:
    home.do("undo")
    assert desk.view().entry.reason == "Nothing to undo"
    assert desk.view().entry.why is None
    home.do("why refused")
    assert home.pages[-1] is desk


@pytest.mark.parametrize("act", ["rules", "menu", "journal", "why said", "why asked"])
def test_whoever_comes_back_finds_the_desk_as_it_was(home: Companion, desk: Desk, act: str) -> None:
    desk.chosen = revised(desk.chosen, {"over": True})
    home.do("restore")
    desk.chosen = revised(desk.chosen, {"typed": "north-e"})
    before = desk.view()
    home.do(act)
    assert home.pages[-1] is not desk
    home.do("back")
    assert home.pages[-1] is desk
    assert home.view() == before


@pytest.mark.usefixtures("desk")
def test_a_correction_that_is_refused_says_why(home: Companion) -> None:
    home.do("correct theseus")
    home.do("set theseus health 9")
    page = home.view()
    assert isinstance(page, CorrectionsView)
    assert page.notice is not None
    assert [button.act for button in page.notice[1]] == ["why refused"]
    home.do("why refused")
    assert opened(read(home)) == "reviving"
    home.do("back")
    assert home.view() == page


def test_the_rules_stand_first_in_the_menu_and_on_the_shelf(home: Companion, desk: Desk) -> None:
    home.do("menu")
    page = home.view()
    assert isinstance(page, MenuView)
    assert "rules" in [tile.act for tile in page.tiles]
    home.do("rules")
    place = home.pages[-1]
    assert isinstance(place, RulesPage)
    assert place.rulings is desk.state.table.rulings


def test_under_the_cover_nothing_of_the_rules_is_touched(rules: Companion) -> None:
    rules.do("chapter lakes")
    rules.left()
    assert rules.covered
    rules.do("entry lake-exit")
    rules.typed("dying")
    rules.do("look")
    assert view(rules).heading == "Lakes"
    assert opened(rules) == ""


def test_the_settings_of_the_house_are_not_needed_to_search_in_russian(russian: Companion) -> None:
    assert russian.settings == Settings("ru", "ru")
    russian.do("rules")
    read(russian).typed("умер")
    assert rows(russian) == ["entry dying"]
    assert view(russian).heading == "Найдена 1 статья"
