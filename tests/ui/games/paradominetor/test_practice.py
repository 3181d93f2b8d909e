"""PARADOMINETOR on the tablet: the own hand, what may be played, the app's tiles, and leaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.paradominetor.facts import TurnedOver
from companion.games.paradominetor.options import following
from companion.games.paradominetor.players.view import seen_by
from companion.games.paradominetor.state import SetUp, State
from companion.games.paradominetor.tiles import BLACK, TIMEFRAMES, back_of, front_of
from companion.ui.games.paradominetor.model import trick_won
from companion.ui.games.paradominetor.practice import ParadominetorPractice
from companion.ui.games.paradominetor.practice_view import hand_table
from companion.ui.games.paradominetor.practice_views import HandTable, OwnTile
from companion.ui.games.paradominetor.views import RankingView, VerdictView
from companion.ui.shell.companion import Companion
from companion.ui.table.views import SeatHandOver
from tests.ui.games.whole_games import PLAYERS, against, by_turns, dealt, opened

GAME = "paradominetor"


def board(page: Any) -> HandTable:
    assert isinstance(page, ParadominetorPractice)
    shown = page.shown()
    assert isinstance(shown, HandTable)
    return shown


def tiles(page: Any) -> list[OwnTile]:
    return [tile for times in board(page).hand for tile in times.tiles]


def on(page: Any) -> None:
    """As far as Ann is asked, or a trick is told."""
    while page.waits and isinstance(page.shown(), HandTable):
        page.do("go-on")


def passed(page: Any) -> None:
    for words in page.question.options[0].split()[1:]:
        page.do(f"tile {words}")
    page.do("play")


def plays(page: Any, tile: str) -> None:
    page.do(f"tile {tile}")
    if tile == BLACK and not page.state.table:
        page.do(f"declare {page.state.setup.sets[0]}")
    page.do("play")


def play_on(page: Any, dice: Random, decisions: int) -> None:
    """Ann plays by chance, the app as it does."""
    for _ in range(decisions):
        on(page)
        if isinstance(page.shown(), VerdictView):
            page.do("onward")
        elif page.decides == "ann":
            page.say("ann", dice.choice(page.question.options))
        elif page.state.won is not None:
            return


# The own hand


def test_one_of_each_time_is_passed(home: Companion) -> None:
    """T2.5"""
    page = against(home, GAME, people=4)
    hand = page.state.of("ann").hand
    past = [tile for tile in dict.fromkeys(hand) if back_of(tile) == "past"]
    for tile in past[:2]:
        page.do(f"tile {tile}")
    assert len(page.tried) == len({back_of(one) for one in page.tried}) == 1
    commit = board(page).bar.commit
    assert commit is not None
    assert (commit.enabled, commit.label) == (False, "One of each time: 2 more")
    passed(page)
    assert page.state.trick == 1
    assert len(page.state.of("ann").hand) == 15


def test_the_others_pass_without_a_word(home: Companion) -> None:
    """T7.2: what somebody passed is known to giver and taker alone."""
    page = against(home, GAME, people=4)
    passed(page)
    left = page.state.passed
    giver, got = page.hand_model().got or ("", ())
    assert giver == "dana"
    assert got == left[3]
    told = board(page).ladder.text
    assert told.count("from the") <= len(got)
    assert "From Dana you got" in told


def test_bright_tiles_are_those_that_may_be_played(home: Companion) -> None:
    """T3.2-T3.4"""
    page = against(home, GAME, people=4, seed=7)
    passed(page)
    dice = Random(5)
    for _ in range(60):
        on(page)
        if isinstance(page.shown(), VerdictView):
            page.do("onward")
            continue
        state: State = page.state
        may = following(state.of("ann").hand or (), state.table)
        lit = {tile.button.act.split()[1] for tile in tiles(page) if tile.button.enabled}
        assert lit == set(may)
        dark = [one for one in state.of("ann").hand or () if one not in may]
        if dark:
            page.do(f"tile {dark[0]}")
            assert page.tried == ()
            assert "colour" in board(page).ladder.text
            return
        page.say("ann", dice.choice(page.question.options))
    raise AssertionError("no trick asked Ann to follow")


def test_a_tile_is_tried_before_it_is_played(home: Companion) -> None:
    """look2, 16a: who would win if this is played."""
    page = against(home, GAME, people=3)
    passed(page)
    tile = next(one for one in page.state.of("ann").hand if one != BLACK)
    page.do(f"tile {tile}")
    assert not page.state.table
    shown = board(page)
    assert [rung.number for rung in shown.ladder.rungs if rung.now] == [1]
    assert shown.ladder.text.startswith("*If you play this:* Ann:")
    page.do(f"tile {tile}")
    assert page.tried == ()
    plays(page, tile)
    assert page.state.table[0].front == front_of(tile)


def test_a_led_black_asks_for_its_colour(home: Companion) -> None:
    """T3.5"""
    for seed in range(40):
        page = against(home, GAME, people=3, seed=seed)
        passed(page)
        if BLACK in page.state.of("ann").hand:
            break
    page.do("tile black")
    shown = board(page)
    assert [key.button.act for key in shown.ladder.colours] == [
        f"declare {one}" for one in page.state.setup.sets
    ]
    page.do("play")
    assert not page.state.table
    page.do("declare blue")
    page.do("play")
    assert page.state.table[0].declared == "blue"


def test_every_tile_keeps_its_place(home: Companion) -> None:
    page = against(home, GAME, people=3)
    passed(page)
    before = [tile.button.act for tile in tiles(page)]
    play_on(page, Random(1), 8)
    if isinstance(page.shown(), VerdictView):
        page.do("onward")
    after = tiles(page)
    assert [tile.button.act for tile in after] == before
    assert any(tile.front is None for tile in after)


# The app's tiles


@pytest.mark.parametrize("strength", ["random", "sound"])
def test_undo_does_not_let_the_app_choose_anew(home: Companion, strength: str) -> None:
    page = against(home, GAME, strength, people=3)
    passed(page)
    words = page.question.options[0]
    page.say("ann", words)
    on(page)
    table = page.state.out[-3:]
    page.do("undo")
    assert page.decides == "ann"
    assert page.question.what == "tile"
    page.say("ann", words)
    on(page)
    assert page.state.out[-3:] == table
    assert isinstance(page.shown(), VerdictView)


def test_undo_names_the_own_step_on_every_page(home: Companion) -> None:
    page = against(home, GAME, people=3)
    passed(page)
    page.say("ann", page.question.options[0])
    on(page)
    shown = page.shown()
    assert isinstance(shown, VerdictView)
    assert shown.foot.undo.label.startswith("Ann: ")
    assert shown.strip == ""


def test_the_next_trick_waits_until_the_last_was_read(home: Companion) -> None:
    page = against(home, GAME, people=3)
    passed(page)
    page.say("ann", page.question.options[0])
    on(page)
    lines = len(page.session.journal)
    page.do("go-on")
    assert len(page.session.journal) == lines
    page.do("onward")
    assert isinstance(page.shown(), HandTable)


def test_the_backs_of_a_paradox_are_turned_over(home: Companion) -> None:
    """T5.2, T5.3"""
    for seed in range(30):
        page = against(home, GAME, "random", people=4, seed=seed)
        passed(page)
        for _ in range(60):
            shown = page.shown()
            won = trick_won(page.last)
            if isinstance(shown, VerdictView) and won and won.by == "paradox" != won.tile:
                if won.tile == BLACK:
                    break
                backs = [one for one in page.last.facts if isinstance(one, TurnedOver)]
                assert shown.line.startswith("Turned over: ")
                assert all(f"from the {one.back}" in shown.line for one in backs)
                return
            play_on(page, Random(seed), 1)
    raise AssertionError("no paradox")


@pytest.mark.parametrize("people", [3, 4, 5])
def test_a_whole_game_ends_in_the_ranking(home: Companion, people: int) -> None:
    page = against(home, GAME, "random", people=people)
    passed(page)
    play_on(page, Random(people), 15 * people + 40)
    assert page.state.won is not None
    if isinstance(page.shown(), VerdictView):
        page.do("onward")
    assert isinstance(page.shown(), RankingView)


# From hand to hand


def test_three_at_one_tablet(home: Companion) -> None:
    page = by_turns(home, GAME, people=3)
    for who in ("Ann", "Bob", "Cy"):
        shown = page.shown()
        assert isinstance(shown, SeatHandOver)
        assert shown.headline == f"Give the tablet to {who}"
        page.do("show")
        assert page.given
        passed(page)
    assert page.state.trick == 1
    assert isinstance(page.shown(), SeatHandOver)


def test_two_people_and_one_of_the_app(home: Companion) -> None:
    """Nobody's hand is seen while the app decides."""
    page = opened(home, dealt(home, GAME, {"cy": "random"}, 3))
    for _ in range(2):
        page.do("show")
        passed(page)
    page.do("show")
    page.say("ann", page.question.options[0])
    page.do("show")
    page.say("bob", page.question.options[0])
    assert page.waits
    assert board(page).hand == ()
    assert not page.given


def test_it_is_covered_when_it_goes_on(home: Companion) -> None:
    session = dealt(home, GAME, {}, 3)
    page = opened(home, session)
    page.do("show")
    home.leave(1)
    home.shelf.close()
    assert isinstance(opened(home, session).shown(), SeatHandOver)


# Leaks (T7.2)


def other_deal(setup: SetUp, who: int, dice: Random) -> SetUp:
    """The same hand for one player; the others' tiles dealt anew, five of each time."""
    rest = [tile for at, hand in enumerate(setup.hands) if at != who for tile in hand]
    hands: list[list[str]] = [[] for _ in setup.hands]
    hands[who] = list(setup.hands[who])
    for back in TIMEFRAMES:
        some = [tile for tile in rest if back_of(tile) == back]
        dice.shuffle(some)
        for at, hand in enumerate(hands):
            if at != who:
                hand.extend(some.pop() for _ in range(5))
    return revised(setup, {"hands": tuple(map(tuple, hands))})


@pytest.mark.parametrize("seed", range(10))
def test_deals_that_look_alike_to_a_player_are_drawn_alike(home: Companion, seed: int) -> None:
    page = by_turns(home, GAME, people=3, seed=seed, **{"pass": "done"})
    header = page.session.header
    dice = Random(seed)
    page.do("show")
    shown = repr(board(page))
    for _ in range(5):
        again = by_turns(home, GAME, people=3, seed=seed, **{"pass": "done"})
        state: State = again.state
        hands = other_deal(header.setup, 0, dice).hands
        seats = tuple(
            revised(seat, {"hand": tuple(sorted(hand))})
            for seat, hand in zip(state.seats, hands, strict=True)
        )
        other = revised(state, {"seats": seats})
        assert other.seats[1:] != state.seats[1:]
        again.do("show")
        model = revised(again.hand_model(), {"seen": seen_by(other, "ann")})
        assert repr(hand_table(model)) == shown


@pytest.mark.parametrize("seed", range(6))
def test_no_back_but_the_own_ones_is_in_the_view(home: Companion, seed: int) -> None:
    """T5.2: backs of others are seen only where a paradox is turned over."""
    page = against(home, GAME, "random", people=4, seed=seed)
    passed(page)
    dice = Random(seed)
    for _ in range(25):
        play_on(page, dice, 1)
        shown = page.shown()
        if not isinstance(shown, HandTable):
            continue
        assert all("past" not in repr(plate) for plate in shown.plates)
        assert all("future" not in repr(plate) for plate in shown.plates)
        own = {tile.button.act.split()[1] for tile in tiles(page)}
        for who in PLAYERS[1:4]:
            hidden = set(page.state.of(who).hand) - own - {BLACK}
            assert not [one for one in hidden if one in repr(shown)]
