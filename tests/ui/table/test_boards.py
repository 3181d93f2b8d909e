"""Every small game that has pages, at random moments: all of it can be looked at."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from companion.engine.frozen import revised
from companion.games.registry import kind
from companion.store.games.kept_game import KeptGame
from companion.ui.shell.companion import Companion
from companion.ui.table.board import TableBoard
from companion.ui.table.games import played_here
from companion.ui.table.over_board import PAGES
from companion.ui.table.views import TableView
from tests.games.contract.samples import NAMES, read, samples

each_game = pytest.mark.parametrize("word", played_here())


def played(home: Companion, word: str, seed: int, lines: int) -> KeptGame:
    """Any table of it on the shelf, after so many random answers."""
    rules, dice = kind(word), Random(seed)
    setup = read(rules, samples(word).random_tree(dice), seed)
    people = {who: NAMES["en"][who] for who in rules.speakers(setup) if who in NAMES["en"]}
    session = home.shelf.begin(setup, seed, "Friday", {}, people, game=word)
    for _ in range(lines):
        question = rules.asked(session.state)
        if question is None:
            break
        answer = dice.choice(question.options)
        session.submit(rules.understand(session.state, question.who, answer))
    return session


def board(home: Companion, session: KeptGame) -> TableBoard:
    home.do(f"open {session.id}")
    page = home.pages[-1]
    assert isinstance(page, TableBoard)
    return page


@each_game
@pytest.mark.parametrize("seed", range(10))
def test_any_moment_can_be_looked_at_in_both_languages(
    home: Companion, word: str, seed: int
) -> None:
    page = board(home, played(home, word, seed, 7 * seed))
    for language in ("en", "ru"):
        home.change_settings(revised(home.settings, {"language": language, "said_in": language}))
        view = home.view()
        assert isinstance(view, TableView)
        assert (view.game, view.shown) == (word, page.shown())
        for act in PAGES:
            home.do(act)
            assert home.view() is not None
            home.do("back")
            assert home.pages[-1] is page


@each_game
@pytest.mark.parametrize("seed", range(5))
def test_all_is_taken_back_and_done_again(home: Companion, word: str, seed: int) -> None:
    page = board(home, played(home, word, seed, 25))
    end, start = page.state, page.session.start.state
    while page.session.steps:
        home.do("undo")
        assert home.view() is not None
    assert page.state == start
    while page.session.undone:
        home.do("redo")
    assert page.state == end
    page.undo_to(0)
    assert page.state == start


@each_game
def test_every_fact_that_can_be_set_is_set(home: Companion, word: str) -> None:
    for seed in range(6):
        page = board(home, played(home, word, seed, 12))
        for row in page.facts():
            assert sum(one.chosen for one in row.values) == 1, row.key
            other = next(one for one in row.values if not one.chosen)
            assert page.correct((other.act,)), row.key
            now = next(one for one in page.facts() if one.key == row.key)
            assert [one.act for one in now.values if one.chosen] == [other.act]


@each_game
def test_words_that_mean_nothing_now_change_nothing(home: Companion, word: str) -> None:
    page = board(home, played(home, word, 1, 5))
    before = page.state
    for act in ("say ann nonsense", "say table nonsense", "say nobody no", "say zoe 1"):
        home.do(act)
        assert page.state == before
        assert page.notice is not None


@each_game
@pytest.mark.parametrize("seed", range(12))
def test_what_nobody_has_seen_is_not_shown(home: Companion, word: str, seed: int) -> None:
    """Two deals, the same words: while the same is said and asked, the same is seen."""
    rules, dice = kind(word), Random(seed)
    tree = samples(word).random_tree(dice)
    other = samples(word).other_deal(tree, dice)
    if other is None:
        return
    pages = []
    for one in (tree, other):
        setup = read(rules, one, seed)
        pages.append(board(home, home.shelf.begin(setup, seed, "Friday", {}, game=word)))
    for _ in range(40):
        question = rules.asked(pages[0].state)
        if question is None or not same_moment(rules, pages, alone=len(tree["players"]) == 1):
            return
        assert pages[0].shown() == pages[1].shown()
        words = dice.choice(question.options)
        if not all(page.say(question.who, words) for page in pages):
            return


def same_moment(rules: Any, pages: list[TableBoard], *, alone: bool) -> bool:
    """True while the same was said and the same is asked, whatever could be answered.

    Who plays alone (X7) has also seen what was shown to nobody else: what fate drew for him.
    """
    questions = [rules.asked(page.state) for page in pages]
    told = [[entry.outcome for entry in page.session.entries()] for page in pages]
    said = [tuple((one.said, one.shown if alone else ()) for one in outcomes) for outcomes in told]
    if questions[1] is None or said[0] != said[1]:
        return False
    one, other = ((cast(Any, asked).who, cast(Any, asked).what) for asked in questions)
    return bool(one == other)
