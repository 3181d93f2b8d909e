"""L17: a correction sets a fact at any prompt, triggers nothing, and leaves nobody stuck."""

from random import Random

import pytest

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.announcements import Again
from companion.games.island.apply import apply
from companion.games.island.board.hexes import NEXT, OPPOSITE
from companion.games.island.commands import Correct, Move
from companion.games.island.legal import legal
from companion.games.island.setup.begin import set_up
from companion.games.island.state import State
from companion.games.island.terms import FRUITS, OP
from tests.games.island.random_tables import random_command, random_game, random_setup

DISTURBING = (
    "off", "at C4", "at A1", "at G4", "standing", "lying", "health 1", "energy 1",
    "banana free", "lime circled", "immune bush", "immune none",
)  # fmt: skip
OF_PIECES = ("wave off", "rock off", "bush off", "wave N", "wave bend", "rock at D4", "bush at D4")


def corrected(state: State, words: str) -> State:
    return apply(state, Correct(OP, tuple(words.split()))).state


def table(*boards: str) -> State:
    """A table at which these characters play."""
    for seed in range(10_000):
        given = random_setup(Random(seed), odd=False)
        if given.players > 2 and {seat.who for seat in given.seats} >= set(boards):
            return set_up(given).state
    raise AssertionError(boards)


@pytest.mark.parametrize("seed", range(12))
def test_at_any_prompt_nothing_is_triggered_and_the_game_goes_on(seed: int) -> None:
    dice = Random(seed)
    for state, _ in random_game(seed, 120):
        figure = dice.choice(sorted(state.table.seat))
        words = dice.choice([f"{figure} {dice.choice(DISTURBING)}", dice.choice(OF_PIECES)])
        try:
            outcome = apply(state, Correct(OP, tuple(words.split())))
        except Refused:
            continue
        after = outcome.state
        if state.question is not None and state.question.what in ("place", "revive"):
            continue  # a piece put back by hand answers the question: the turn goes on
        # L17: nothing happens; only what stands on a board now is said to whose board it is.
        assert all(isinstance(one, Again) for one in outcome.said)
        assert (after.deaths, after.won, after.turn) == (state.deaths, state.won, state.turn)
        assert [b.mission for b in after.boards] == [b.mission for b in state.boards]
        for _ in range(6):
            if after.question is None:
                break
            assert legal(after) or after.question.what == "order"
            after = apply(after, random_command(after, dice)).state


@pytest.mark.parametrize(
    "words",
    [
        "nobody at C4", "theseus", "theseus on C4", "theseus at Z9", "theseus at", "wave X",
        "rock at Z9", "rock C4", "anomaly C4 soup", "anomaly Z9 rock", "deaths many", "token soup",
        "turn nobody", "theseus health two", "theseus extra soup circled", "theseus banana eaten",
        "theseus soup circled", "theseus immune soup", "theseus symbol soup crossed",
        "theseus extra energy eaten", "theseus mission soup on", "theseus visited soup",
        "phil mission portal-1 on", "theseus mission oracle Z9 on", "theseus extra energy",
    ],
)  # fmt: skip
def test_words_that_set_nothing_are_unknown(words: str) -> None:
    state = table("theseus", "phil")
    words = words.replace("anomaly C4", f"anomaly {next(iter(state.anomalies))}")
    with pytest.raises(Refused, match="unknown"):
        corrected(state, words)


@pytest.mark.parametrize(
    "words",
    [
        "theseus health 4", "theseus energy 5", "theseus lying", "theseus max 5", "deaths 6",
        "theseus actions 100", "theseus banana palm 1", "hempel lime palm 4", "granddead max 3",
        "granddead health 1",
    ],
)  # fmt: skip
def test_facts_that_cannot_be_are_illegal(words: str) -> None:
    who = words.split(maxsplit=1)[0]
    state = table(*({who} - {"deaths"}))
    if who in state.table.seat:
        dry = next(at for at in state.table.island.spaces if at not in state.table.island.lake_of)
        state = corrected(corrected(state, f"turn {who}"), f"{who} at {dry}")
    with pytest.raises(Refused, match="illegal"):
        corrected(state, words)


def test_who_is_not_on_turn_has_no_actions_to_set() -> None:
    state = table("theseus", "phil")
    waiting = next(captive.who for captive in state.captives if captive.who != state.turn)
    with pytest.raises(Refused, match="illegal"):
        corrected(state, f"{waiting} actions 1")


def test_an_anomaly_only_on_an_anomaly_space() -> None:
    state = table("theseus")
    fruit = state.table.island.fruits["banana"]
    with pytest.raises(Refused, match="illegal"):
        corrected(state, f"anomaly {fruit} rock")


def test_a_palm_box_that_is_full_is_refused() -> None:
    """L14.4: two boxes at the second bonus."""
    state = table("hempel")
    for fruit in ("lime", "apple"):
        state = corrected(state, f"hempel {fruit} palm 2")
    with pytest.raises(Refused, match="illegal"):
        corrected(state, "hempel cherries palm 2")


def test_a_fruit_marked_without_a_palm_gets_the_first_free_one() -> None:
    state = table("hempel")
    start = state.captive("hempel").start
    others = [fruit for fruit in ("lime", "apple", "banana", "grapes") if fruit != start][:3]
    for fruit in others:
        state = corrected(state, f"hempel {fruit} crossed")
    palms = dict(state.board("hempel").palms)
    assert [palms[fruit] for fruit in (start, *others)] == [1, 1, 1, 2]  # type: ignore[index]


def test_a_token_that_is_set_leaves_the_stack_and_the_old_one_goes_under() -> None:
    """L12.1: each token is in one place."""
    state = corrected(table("theseus"), "token flood")
    assert state.token == "flood"
    assert "flood" not in state.stack
    state = corrected(corrected(state, "token ivy"), "token ivy")
    assert (state.token, state.stack[-1]) == ("ivy", "flood")
    state = corrected(state, "token none")
    assert (state.token, state.stack[-1], len(state.stack)) == (None, "ivy", 12)


def test_a_token_that_was_left_in_the_box_can_be_set() -> None:
    """L17: any fact; L12.1: then it goes under the stack like any other."""
    given = random_setup(Random(1), odd=False)
    short = revised(given, {"stack": ("ivy", "flood", "algae")})
    state = corrected(set_up(short).state, "token token-7")
    assert (state.token, state.stack) == ("token-7", ("ivy", "flood", "algae"))
    state = corrected(state, "token ivy")
    assert (state.token, state.stack) == ("ivy", ("flood", "algae", "token-7"))


def test_a_token_that_is_being_chosen_cannot_be_set() -> None:
    state = corrected(table("theseus"), "turn op")
    assert state.question is not None
    drawn = state.question.options[0].removeprefix("token ")
    with pytest.raises(Refused, match="illegal"):
        corrected(state, f"token {drawn}")


def drawn(state: State) -> list[str]:
    assert state.question is not None
    return [option.removeprefix("token ") for option in state.question.options]


def test_the_two_that_were_really_drawn_change_places_with_those_of_the_app() -> None:
    """L12.1: the OP draws from the real stack; no token is lost by it, and none is there twice."""
    ops = corrected(table("theseus"), "turn op")
    one, other = drawn(ops)
    third, eighth = ops.stack[2], ops.stack[7]
    both = corrected(ops, f"drawn {third} {eighth}")
    assert drawn(both) == [third, eighth]
    assert (both.stack[2], both.stack[7]) == (one, other)
    assert {*both.stack, third, eighth} == {*ops.stack, one, other}
    assert len(both.stack) == 10


def test_one_of_the_two_may_be_the_right_one() -> None:
    ops = corrected(table("theseus"), "turn op")
    one, other = drawn(ops)
    fifth = ops.stack[4]
    changed = corrected(ops, f"drawn {other} {fifth}")
    assert drawn(changed) == [other, fifth]
    assert changed.stack == tuple(one if token == fifth else token for token in ops.stack)


def test_of_a_stack_of_two_either_may_be_named_first() -> None:
    """L2.4: a table may leave tokens in the box."""
    given = random_setup(Random(1), 3, odd=False)
    state = corrected(set_up(revised(given, {"stack": given.stack[:2]})).state, "turn op")
    one, other = drawn(state)
    changed = corrected(state, f"drawn {other} {one}")
    assert (drawn(changed), changed.stack) == ([other, one], ())


def test_two_that_cannot_have_been_drawn_are_refused() -> None:
    ops = corrected(table("theseus"), "turn op")
    one, _ = drawn(ops)
    for words in (f"drawn {one} {one}", f"drawn {one} soup", "drawn soup broth"):
        with pytest.raises(Refused, match="illegal"):
            corrected(ops, words)


def test_nothing_is_drawn_in_a_captives_turn() -> None:
    state = table("theseus")
    with pytest.raises(Refused, match="illegal") as no:
        corrected(state, f"drawn {state.stack[0]} {state.stack[1]}")
    assert no.value.why == ("nothing-drawn",)


def test_nothing_is_drawn_while_something_else_is_asked() -> None:
    """L17: at any prompt."""
    state = table("theseus")
    state = corrected(state, "turn theseus")
    state = corrected(corrected(state, "theseus health 1"), "theseus energy 1")
    camp = state.table.island.camps["camp-a"]
    beside, direction = next(
        (at, OPPOSITE[way])
        for way, at in NEXT[camp].items()
        if at is not None and at not in state.table.island.lake_of
    )
    asked = apply(corrected(state, f"theseus at {beside}"), Move("theseus", direction)).state
    assert asked.question is not None
    assert asked.question.what == "camp"
    with pytest.raises(Refused, match="illegal"):
        corrected(asked, f"drawn {state.stack[0]} {state.stack[1]}")


def test_a_number_may_have_six_digits_and_no_more() -> None:
    state = table("theseus")
    assert corrected(state, "theseus health 000002").captive("theseus").health == 2
    with pytest.raises(Refused, match="illegal"):
        corrected(state, "theseus health 0000002")


def test_a_fruit_may_be_set_to_the_palm_where_it_is() -> None:
    """L14.4: its own box is not taken by another."""
    state = table("hempel")
    for fruit in ("lime", "apple", "apple"):
        state = corrected(state, f"hempel {fruit} palm 2")
    palms = dict(state.board("hempel").palms)
    assert (palms["lime"], palms["apple"]) == (2, 2)


def test_a_fruit_set_free_leaves_its_palm_and_no_other() -> None:
    state = table("hempel")
    before = state.board("hempel").palms
    fruit = next(fruit for fruit in FRUITS if fruit not in dict(before))
    state = corrected(state, f"hempel {fruit} palm 2")
    assert state.board("hempel").palms == (*before, (fruit, 2))
    state = corrected(state, f"hempel {fruit} free")
    assert state.board("hempel").palms == before


def test_only_hempel_has_palms() -> None:
    state = corrected(table("theseus", "hempel"), "theseus lime circled")
    assert state.board("theseus").palms == ()


def test_the_ops_turn_begins_with_the_tokens() -> None:
    """L12.1; and set back, the two that were drawn lie on top again."""
    state = table("theseus", "phil")
    ops = corrected(state, "turn op")
    assert ops.question is not None
    assert (ops.question.who, ops.question.what) == (OP, "token")
    back = corrected(ops, f"turn {state.turn}")
    assert back.stack == state.stack
    assert back.question is not None
    assert (back.question.who, back.question.what) == (state.turn, "turn")


def test_the_ops_actions_can_be_set() -> None:
    state = corrected(table("theseus"), "op actions 7")
    assert state.op_actions == 7


def test_with_two_players_the_turn_can_be_set_to_the_second_figure() -> None:
    given = next(one for one in (random_setup(Random(seed), 2, odd=False) for seed in range(9)))
    state = set_up(given).state
    second = given.seats[1].who
    state = corrected(state, f"turn {second}")
    assert (state.turn, state.acting) == (given.seats[0].who, second)
