"""The rules over a small game's board: its own book, at the clause that was asked for."""

from __future__ import annotations

import pytest

from companion.games.registry import kind
from companion.store.assets import has_rulebook
from companion.store.rulebook_files import shipped_rulebook
from companion.ui.rules.page import RulesPage
from companion.ui.rules.view import SmallTable
from companion.ui.shell.companion import Companion
from companion.ui.table.games import played_here
from companion.ui.table.over_board import TableWhy
from tests.ui.rules.in_rules import opened, read, view
from tests.ui.table.test_boards import board, played

each_book = pytest.mark.parametrize("word", [one for one in played_here() if has_rulebook(one)])


@each_book
def test_the_menu_opens_the_book_of_the_game(home: Companion, word: str) -> None:
    page = board(home, played(home, word, 1, 5))
    home.do("menu")
    home.do("rules")
    chapters = shipped_rulebook(word).chapters
    assert [one.act for one in view(read(home)).chapters] == [f"chapter {x.id}" for x in chapters]
    for chapter in chapters:
        home.do(f"chapter {chapter.id}")
        assert [row.act for row in view(home).rows] == [f"entry {one}" for one in chapter.entries]
        home.do("back")
    home.do("back")
    home.do("back")
    assert home.pages[-1] is page


@each_book
def test_every_entry_leads_to_others(home: Companion, word: str) -> None:
    page = board(home, played(home, word, 1, 5))
    notes = dict(zip(kind(word).rulings, page.rulings(), strict=True))
    for name, entry in shipped_rulebook(word).entries.items():
        home.go(RulesPage(home, small=SmallTable(word, notes), asked=(entry.clauses[0],)))
        read(home)
        home.do("back")
        home.do("rules " + name)
        assert opened(read(home)) == name
        for other in entry.related:
            home.do(f"related {other}")
            assert opened(home) == other
            home.do("back")
        if entry.ruling:
            told = view(home).entry
            assert told is not None
            assert notes[entry.ruling].heading in told.sections[0].text
        home.do("back")


@each_book
def test_why_leads_to_the_rule(home: Companion, word: str) -> None:
    for seed in range(4):
        page = board(home, played(home, word, seed, 12))
        for reason in page.reasons():
            home.go(TableWhy(home, page))
            home.do(f"rule-of {reason.clause}")
            assert opened(read(home)) == shipped_rulebook(word).explaining(reason.clause)
            home.do("back")
            home.do("back")
