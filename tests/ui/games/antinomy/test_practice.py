"""Antinomy on the tablet: one's own hand, ways, the app's turns, undo, and what nobody may see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.antinomy.cards import CARDS, COLOUR, NUMBER, RELIC
from companion.games.antinomy.players.view import seen_by
from companion.games.antinomy.state import State
from companion.ui.games.antinomy.practice import AntinomyPractice
from companion.ui.games.antinomy.practice_view import SorcererModel, sorcerer_table
from companion.ui.games.antinomy.practice_views import SorcererTable
from companion.ui.shell.companion import Companion
from companion.ui.table.views import SeatHandOver
from tests.ui.games.whole_games import against, by_turns, dealt, opened, tapped, texts


def board(page: Any) -> SorcererTable:
    assert isinstance(page, AntinomyPractice)
    shown = page.shown()
    assert isinstance(shown, SorcererTable)
    return shown


def placed(page: Any) -> None:
    """Ann's sorcerer is put at the first lit space, and the app's after it."""
    page.do(next(space.act for space in board(page).row if space.way))
    page.do("go")
    page.do("go-on")


def first_way(page: Any) -> str:
    """Pick the first card that leads anywhere, and the first space it leads to; the space."""
    for card in page.state.of("ann").known:
        page.do(f"hand {card}")
        lit = [space.act for space in board(page).row if space.way]
        if lit:
            page.do(lit[0])
            return lit[0]
    raise AssertionError("A5.5: a player can always move")


def played(page: Any) -> None:
    first_way(page)
    page.do("go")
    while page.question is not None and page.question.what in ("paradox", "side"):
        page.say("ann", page.question.options[0])


# One's own side


def test_a_card_lights_where_it_leads_and_says_why(home: Companion) -> None:
    """A5.1, A5.2"""
    page = against(home, "antinomy")
    placed(page)
    state: State = page.state
    at = state.of("ann").at
    assert at is not None
    for card in state.of("ann").known:
        page.do(f"hand {card}")
        ways = {space.number: space.way for space in board(page).row if space.way}
        page.do(f"hand {card}")  # laid back
        for space in range(1, 10):
            lies = state.continuum[space - 1]
            forward = space == at + NUMBER[card]
            matches = COLOUR[lies] == COLOUR[card] or RELIC[lies] == RELIC[card]
            assert (space in ways) == (forward or (space < at and matches))
            if forward:
                assert ways[space] == f"{NUMBER[card]} on"
            elif space in ways:
                same = COLOUR[lies] == COLOUR[card]
                assert ways[space] == ("colour" if same else RELIC[lies])


def test_the_amber_button_plays_what_it_names(home: Companion) -> None:
    page = against(home, "antinomy")
    placed(page)
    before = board(page).bar.commit
    assert before is not None
    assert (before.enabled, before.label) == (False, "Touch a card of yours")
    first_way(page)
    commit = board(page).bar.commit
    assert commit is not None
    assert commit.enabled
    card, space = page.picked, page.to
    page.do("go")
    assert page.state.continuum[space - 1] == card


def test_a_card_that_is_not_lit_says_so(home: Companion) -> None:
    page = against(home, "antinomy")
    placed(page)
    page.do("space 1")
    assert board(page).told == "First touch a card of your hand."
    page.do(f"hand {page.state.of('ann').known[0]}")
    dark = next(space.act for space in board(page).row if not space.way)
    page.do(dark)
    assert board(page).told == "That card is not lit: nothing leads there now."


def test_the_second_sits_opposite(home: Companion) -> None:
    """A2.6: the second's future is towards the lower numbers."""
    page = opened(home, dealt(home, "antinomy", {"ann": "random"}))
    page.do("go-on")
    assert [space.number for space in board(page).row] == list(range(9, 0, -1))
    assert board(page).codex_left


# The app's turns


def said_by(page: Any, who: str) -> list[str]:
    """All that was written of this player, what was taken back, too."""
    return [line.words for line in page.session.journal if getattr(line, "who", "") == who]


def test_the_app_waits_for_the_ring_and_its_words_are_told(home: Companion) -> None:
    page = against(home, "antinomy")
    placed(page)
    played(page)
    ring = board(page).bar.ring
    assert ring is not None
    assert ring.seconds == 4
    assert board(page).heading == "Bob decides"
    assert not [act for act in tapped(board(page)) if act.startswith("say ")]
    before = len(page.session.journal)
    while page.waits:
        page.do("go-on")
    assert len(page.session.journal) > before
    assert "Bob plays" in board(page).told


def test_nobody_plays_for_the_app(home: Companion) -> None:
    page = against(home, "antinomy")
    placed(page)
    played(page)
    before = len(page.session.journal)
    for act in [f"hand {card}" for card in CARDS] + ["space 1", "go"]:
        page.do(act)
    assert len(page.session.journal) == before


@pytest.mark.parametrize("strength", ["random", "sound"])
@pytest.mark.parametrize("seed", range(3))
def test_undo_does_not_let_the_app_choose_anew(home: Companion, strength: str, seed: int) -> None:
    page = against(home, "antinomy", strength, seed=seed)
    placed(page)
    words = page.question.options[0]
    page.say("ann", words)
    while page.waits:
        page.do("go-on")
    replied = said_by(page, "bob")[1:]
    page.do("undo")
    assert page.decides == "ann"
    assert page.question.what == "turn"
    page.say("ann", words)
    while page.waits:
        page.do("go-on")
    assert said_by(page, "bob")[1:] == [*replied, *replied]


def test_undo_leads_back_over_the_answer_of_the_app(home: Companion) -> None:
    page = against(home, "antinomy")
    placed(page)
    hand, row = page.state.of("ann").known, page.state.continuum
    played(page)
    while page.waits:
        page.do("go-on")
    page.do("undo")
    assert (page.state.of("ann").known, page.state.continuum) == (hand, row)
    page.do("redo")
    assert page.decides == "ann"
    assert page.state.continuum != row


def test_what_the_app_placed_first_cannot_be_taken_back(home: Companion) -> None:
    page = opened(home, dealt(home, "antinomy", {"ann": "random"}))
    page.do("go-on")
    assert not board(page).bar.undo.enabled
    length = len(page.session.journal)
    page.do("undo")
    assert len(page.session.journal) == length


# From hand to hand


def test_the_hands_are_covered_between_two_people(home: Companion) -> None:
    page = by_turns(home, "antinomy")
    shown = page.shown()
    assert isinstance(shown, SeatHandOver)
    assert home.view().bright  # type: ignore[attr-defined]
    assert not page.given
    page.do("show")
    assert page.given
    assert {card.card for card in board(page).hand} == set(page.state.of("ann").known)
    page.say("ann", page.question.options[0])
    shown = page.shown()
    assert isinstance(shown, SeatHandOver)
    assert shown.headline == "Give the tablet to Bob"
    assert not page.given


@pytest.mark.parametrize("leaves", ["menu", "journal", "rules", "hide"])
def test_whatever_is_opened_covers_the_hand(home: Companion, leaves: str) -> None:
    page = by_turns(home, "antinomy")
    page.do("show")
    page.do(leaves)
    assert isinstance(page.shown(), SeatHandOver)


def test_the_hand_is_gone_when_the_app_is_left(home: Companion) -> None:
    page = by_turns(home, "antinomy")
    page.do("show")
    home.left()
    assert isinstance(page.shown(), SeatHandOver)


def test_it_is_covered_when_it_goes_on(home: Companion) -> None:
    session = dealt(home, "antinomy", {})
    page = opened(home, session)
    page.do("show")
    page.say("ann", page.question.options[0])
    page.do("show")
    home.leave(1)
    home.shelf.close()
    again = opened(home, session)
    assert again.session is not session
    assert isinstance(again.shown(), SeatHandOver)
    assert again.decides == "bob"


# Leaks (A9.2)


def looks(page: Any, state: State, who: str) -> SorcererTable:
    """The view of a state that was made by hand."""
    model: SorcererModel = revised(
        page.sorcerer_model(), {"seen": seen_by(state, who), "hidden": False, "asked": who}
    )
    return sorcerer_table(model)


@pytest.mark.parametrize("seed", range(12))
def test_deals_that_look_alike_to_a_player_are_drawn_alike(home: Companion, seed: int) -> None:
    """The rival's cards and the one under the Codex change places; nothing on the page does."""
    dice = Random(seed)
    page = against(home, "antinomy", "random", seed=seed)
    for _ in range(dice.randrange(12)):
        while page.waits:
            page.do("go-on")
        if page.question is None:
            return
        page.say("ann", dice.choice(page.question.options))
    state: State = page.state
    free = [card for card in CARDS if card not in (*state.continuum, *state.of("ann").known)]
    seen = [card.act for card in board(page).row]
    assert len(free) == 4
    assert len(seen) == 9
    tables = set()
    for left_out in free:
        hand = tuple(card for card in free if card != left_out)
        one, other = state.sorcerers
        other = revised(other, {"known": hand})
        tables.add(repr(looks(page, revised(state, {"sorcerers": (one, other)}), "ann")))
    assert len(tables) == 1


def test_the_view_names_no_card_of_the_rival(home: Companion) -> None:
    page = against(home, "antinomy")
    placed(page)
    open_ = {*page.state.continuum, *page.state.of("ann").known}
    hidden = set(CARDS) - open_
    for text in texts(board(page)):
        assert not [card for card in hidden if card in text]


def test_at_the_hand_over_there_is_no_hand_at_all(home: Companion) -> None:
    page = by_turns(home, "antinomy")
    found = texts(page.shown())
    assert not [card for card in CARDS for text in found if card in text]
