"""The rules place over the rulebook that comes with the app: every way leads somewhere."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest

from companion.engine.refused import Refused
from companion.games.island.announcements import Announcement
from companion.games.island.refusals.codes import Code
from companion.games.island.rulings import RULINGS, play
from companion.store.rulebook_files import shipped_links, shipped_rulebook
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.box.page import BOARDS, RULES_OF
from companion.ui.island.desk import why
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.rules.page import RulesPage
from companion.ui.rules.view import ICONS, At
from companion.ui.shell.companion import Companion
from tests.architecture.house import ROOT
from tests.ui.played import begun, play_on
from tests.ui.rules.in_rules import opened, read, view


def test_every_entry_leads_to_others_and_they_back(home: Companion) -> None:
    for name, entry in shipped_rulebook().entries.items():
        home.go(RulesPage(home, At(entry=name)))
        assert opened(read(home)) == name
        for other in entry.related:
            home.do(f"related {other}")
            assert opened(home) == other
            home.do("back")
        assert opened(home) == name
        home.do("back")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_lists_its_entries(home: Companion, language: Language) -> None:
    home.settings = home.settings.__class__(language=language, said_in=language)
    home.do("rules")
    read(home)
    for chapter in shipped_rulebook().chapters:
        assert chapter.id in ICONS
        home.do(f"chapter {chapter.id}")
        seen = view(home)
        assert [row.act for row in seen.rows] == [f"entry {name}" for name in chapter.entries]
        assert seen.heading == chapter.title[language]
        home.do("back")


def test_every_ruling_opens_its_entry_with_its_alternatives(home: Companion) -> None:
    for name, values in RULINGS.items():
        for value in values:
            home.go(RulesPage(home, rulings=play({name: value}), asked=(name,)))
            entry = view(read(home)).entry
            assert entry is not None
            assert shipped_rulebook().entries[entry.id].ruling == name
            lines = entry.sections[0].text.split("\n")
            assert len(lines) == len(values)
            assert all(line.startswith("Other tables") for line in lines[1:])
            home.do("back")


def test_what_the_box_leads_to_is_there() -> None:
    assert {BOARDS, *RULES_OF.values()} <= shipped_rulebook().entries.keys()


def test_every_refusal_has_a_rule() -> None:
    links = shipped_links()
    for code in get_args(Code):
        assert links.entry_of(Refused(code)) in shipped_rulebook().entries


def test_every_kind_of_announcement_has_its_rank() -> None:
    """Kinds not in the list are only spent, begun, or somebody's turn."""
    left = {kind.__name__ for kind in get_args(Announcement)} - {
        kind.__name__ for kind in why._TELLING
    }
    assert left == {"TurnPassed", "Activated", "Started", "Undone", "Redone", "Again"}


@pytest.mark.parametrize("seed", range(4))
def test_at_any_moment_of_a_game_every_why_leads_to_a_rule_and_back(
    home: Companion, seed: int
) -> None:
    desk = Desk(home, begun(home))
    home.home(desk)
    for _ in range(30):
        play_on(desk.session, 3 + seed)
        before = home.view()
        assert isinstance(before, DeskView)
        for button in (before.card.why, before.sheet.why):
            if button is not None:
                home.do(button.act)
                assert opened(read(home))
                home.do("back")
                assert home.view() == before


SEEN = """
import sys
from tests.ui.at_table import desk
import companion.ui.shelf.page
import companion.ui.island.menu.page
at = desk()
at.view()
at.do("restore")
at.view()
slow = ("companion.rulebook", "companion.store.rulebook_files", "companion.ui.rules.page")
found = [name for name in sys.modules if name.startswith(slow)]
print(sorted(found))
at.do("rules")
at.house.do("read")
print("companion.rulebook.find" in sys.modules)
"""


def test_nobody_waits_for_a_rulebook_that_is_not_wanted() -> None:
    """Not at a start, not at a desk, and not for a reason beside which Why? stands."""
    done = subprocess.run(
        [sys.executable, "-c", SEEN], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["[]", "True"]
