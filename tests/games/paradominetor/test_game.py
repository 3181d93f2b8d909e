"""PARADOMINETOR played: the order of what is said, what is shown, and its journal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engine.checks import Checks
from companion.engine.facts import keys
from companion.engine.journal import Did
from companion.engine.kind import TABLE
from companion.engine.refused import Refused
from companion.games.paradominetor.apply import apply
from companion.games.paradominetor.commands import (
    Command,
    Correct,
    Earliest,
    PassOn,
    PlayTile,
    Scored,
)
from companion.games.paradominetor.game import Game, Paradominetor, play
from companion.games.paradominetor.kind import KIND
from companion.games.paradominetor.state import Rulings, Seat, SetUp, State, left_of
from companion.games.paradominetor.work import Work, ask_next, points

SETS = ["red", "green", "blue"]
HANDS = {
    "ann": ["red-1-past", "red-2-past", "green-1-past", "green-2-past", "black",
            "red-1-present", "red-2-present", "red-3-present", "green-4-present",
            "green-5-present", "red-2-future", "red-3-future", "red-4-future", "green-5-future",
            "green-6-future"],
    "bob": ["green-3-past", "green-4-past", "blue-1-past", "blue-2-past", "black",
            "green-1-present", "green-2-present", "green-3-present", "blue-4-present",
            "blue-5-present", "green-2-future", "green-3-future", "green-4-future",
            "blue-5-future", "blue-6-future"],
    "cy": ["blue-3-past", "blue-4-past", "red-3-past", "red-4-past", "black",
           "blue-1-present", "blue-2-present", "blue-3-present", "red-4-present", "red-5-present",
           "blue-2-future", "blue-3-future", "blue-4-future", "red-5-future", "red-6-future"],
}  # fmt: skip
KNOWN: dict[str, Any] = {"sets": SETS, "hands": HANDS, "pass": "done"}


def begun(seed: int = 0, **tree: Any) -> Game:
    setup = KIND.read_setup(
        {"players": ["ann", "bob", "cy"], **tree}, lambda: Random(seed), Checks(KIND.sentences)
    )
    assert setup is not None
    return play(setup, seed)


def say(game: Game, *lines: str) -> list[dict[str, Any]]:
    """The facts of the last line."""
    for line in lines:
        who, _, text = line.partition(": ")
        entries = game.submit(KIND.understand(game.state, who, text))
    return [keys(fact) for entry in entries for fact in KIND.told(entry.outcome).said]


def refused(game: Game, line: str) -> tuple[str, ...]:
    """The code, and the finer reason."""
    with pytest.raises(Refused) as no:
        say(game, line)
    return (no.value.code, *map(str, no.value.why))


def at_state(**fields: Any) -> State:
    """A table of known hands in the midst of a game, with its question."""
    setup = SetUp(("ann", "bob", "cy"), "all", ("red", "green", "blue"), "ann", "done",
                  **fields.pop("setup", {}))  # fmt: skip
    work = Work(State(setup, fields.pop("seats", (Seat(),) * 3), None, "ann", **fields))
    ask_next(work)
    return work.state


def test_the_order_of_a_line() -> None:
    """The tile, a revoke, the trick, backs, points, what comes next."""
    game = begun()
    say(game, "ann: green 1", "bob: blue 1", "cy: green 2", "cy: green 4", "ann: blue 3 future")
    said = say(game, "bob: green 4 past")
    assert said == [
        {"tile": "green-4", "who": "bob"},
        {"revoke": "green", "trick": 1, "who": "bob"},
        {"winners": ["cy", "bob"], "by": "paradox", "tile": "green-4", "trick": 2,
         "why": "paradox"},
        {"back": "past", "who": "bob"},
        {"points": "0.5", "who": "cy", "total": "1.5"},
        {"points": "1", "who": "bob", "total": "1"},
        {"trick": 3, "turn": "bob"},
    ]  # fmt: skip


def test_what_beat_what_is_told() -> None:
    game = begun(players=["ann", "bob", "cy", "di"])
    said = say(game, "ann: red 3", "bob: red 4", "cy: red 3", "di: red 4")
    assert said[1] == {"winners": ["bob", "di"], "by": "paradox", "tile": "red-4", "trick": 1,
                       "why": "value", "beaten": "red-3"}  # fmt: skip


def test_nothing_else_is_said_of_a_single_trick() -> None:
    game = begun()
    said = say(game, "ann: green 1 past", "bob: green 2", "cy: green 4 future")
    assert [next(iter(fact)) for fact in said] == ["tile", "winners", "points", "trick"]


def test_a_led_black_is_told_with_its_colour() -> None:
    assert say(begun(), "ann: black as blue") == [{"tile": "black", "who": "ann", "as": "blue"}]


def test_what_is_shown_goes_to_its_taker_alone() -> None:
    """T7.2: nothing of it is said."""
    game = begun(sets=SETS, hands=HANDS)
    words = ("ann: pass black red-1-present red-4-future",
             "bob: pass black blue-4-present blue-5-future")  # fmt: skip
    assert say(game, *words) == []
    (entry,) = game.submit(KIND.understand(game.state, "cy", "pass black red-4 red-6"))
    told = KIND.told(entry.outcome)
    assert [keys(fact) for fact in told.said] == [{"trick": 1, "turn": "ann"}]
    assert [keys(fact) for fact in told.shown][2] == {
        "to": "ann", "from": "cy", "tiles": ["black", "red-4-present", "red-6-future"],
    }  # fmt: skip
    assert told.openly == "pass"
    assert [len(seat.hand or ()) for seat in game.state.seats] == [15, 15, 15]


def test_a_back_is_not_named_when_it_is_taken_back() -> None:
    """T7.2; a declared colour is."""
    game = begun(**KNOWN)
    for words, openly in (("red-4-future", "red-4"), ("black as red", None)):
        (entry,) = game.submit(KIND.understand(game.state, "ann", words))
        assert KIND.told(entry.outcome).openly == openly
        game.undo()


def test_the_last_black_is_declared_to_be_anything() -> None:
    """T3.5, T10: with `held` whoever holds no colour is free; else one of those that are held."""
    held = {"rulings": Rulings(declare="held")}
    hands: tuple[tuple[str, ...], ...] = (("black",), ("red-4-past",), ("green-1-past",))
    state = at_state(setup=held, seats=tuple(Seat(hand=hand) for hand in hands), trick=15)
    assert state.question is not None
    assert state.question.options == ("black as red", "black as green", "black as blue")
    hands = (("black", "green-2-past"), ("red-4-past",), ("green-1-past",))
    state = at_state(setup=held, seats=tuple(Seat(hand=hand) for hand in hands), trick=14)
    assert state.question is not None
    assert state.question.options == ("green-2-past", "black as green")
    command = KIND.understand(state, "ann", "black")  # there is one colour alone
    assert command == PlayTile("ann", "black", "past", "green")


def test_two_blacks_in_one_hand_are_one_choice() -> None:
    seats = (Seat(hand=("black", "black", "red-4-past")), Seat(hand=()), Seat(hand=()))
    state = at_state(seats=seats, trick=13)
    assert state.question is not None
    assert state.question.options == (
        "red-4-past", "black as red", "black as green", "black as blue",
    )  # fmt: skip
    after = apply(state, PlayTile("ann", "black", "past", "red")).state
    assert after.of("ann").hand == ("black", "red-4-past")


def test_the_tiles_that_are_left() -> None:
    """T7.4."""
    game = begun()
    assert (left_of(game.state, "green-4"), left_of(game.state, "black")) == (3, 3)
    say(game, "ann: green 4", "bob: black", "cy: green 4", "table: earliest ann", "ann: green 4")
    assert (left_of(game.state, "green-4"), left_of(game.state, "black")) == (0, 2)


def test_points_are_text() -> None:
    assert [points(Seat(full, half)) for full, half in ((0, 0), (0, 1), (3, 1), (2, 4))] == [
        "0", "0.5", "3.5", "4",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([], "bob: hop", ("unknown",)),
        ([], "bob: red-9", ("unknown",)),
        ([], "bob: red 9", ("not-your-turn",)),
        ([], "ann: red 9", ("unknown",)),
        ([], "bob: pass black", ("not-your-turn",)),
        ([], "ann: pass black", ("not-now",)),
        ([], "ann: earliest ann", ("not-now",)),
        ([], "ann: single ann", ("not-now",)),
        ([], "ann: all-black", ("not-now",)),
        ([], "table: set zoe full 3 and ann full 99", ("unknown",)),
        ([], "ann: set ann full 99", ("not-your-turn", "table-alone")),
        ([], "ann: purple 3", ("not-held", "not-in-play")),
        ([], "ann: purple", ("not-held",)),
        ([], "ann: black as purple", ("illegal", "not-that-colour")),
        (["ann: green 6"], "bob: green 6", ("not-held", "gone")),
        (["ann: green 6"], "bob: black as green", ("illegal", "no-colour")),
        (["ann: green 6"], "table: set lead bob", ("illegal", "between-tricks")),
        (["ann: green 6", "bob: black", "cy: black", "bob: black as blue"],
         "cy: black as blue", ("not-held", "gone")),
    ],
)  # fmt: skip
def test_the_first_error_is_told(lines: list[str], line: str, code: tuple[str, ...]) -> None:
    """Of several that fit, in the order of the contract; with the finer reason."""
    game = begun()
    if lines:
        say(game, *lines)
    assert refused(game, line) == code


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([], "ann: blue 3", ("not-held",)),
        ([], "ann: red 4 past", ("not-held",)),
        ([], "ann: red 2", ("unclear",)),
        ([], "ann: green", ("unclear",)),
        ([], "ann: purple 3", ("not-held", "not-in-play")),
        (["ann: green 1"], "bob: blue 5", ("must-follow",)),
        (["ann: green 1"], "bob: blue", ("must-follow",)),
        (["ann: green 1"], "bob: red", ("not-held",)),
        (["ann: green 1"], "bob: black as red", ("illegal", "no-colour")),
        (["ann: black as red"], "bob: black as red", ("illegal", "no-colour")),
    ],
)
def test_of_known_hands(lines: list[str], line: str, code: tuple[str, ...]) -> None:
    game = begun(**KNOWN)
    if lines:
        say(game, *lines)
    assert refused(game, line) == code


def test_what_can_be_meant_is_listed() -> None:
    game = begun(**KNOWN)
    with pytest.raises(Refused) as no:
        say(game, "ann: red 2")
    assert no.value.choices == ("red-2-future", "red-2-past", "red-2-present")


def test_passing_is_refused_with_a_reason() -> None:
    game = begun(sets=SETS, hands=HANDS)
    assert refused(game, "ann: pass red-1-past red-2-past red-1-present") == (
        "illegal", "one-of-each",
    )  # fmt: skip
    assert refused(game, "ann: pass red-1-past red-1-present red-2-future black") == (
        "illegal", "one-of-each",
    )  # fmt: skip
    assert refused(game, "ann: pass red-4 red-4-future red-1-present") == ("not-held",)


@pytest.mark.parametrize(
    ("words", "tiles"),
    [
        ("pass red-1 red-1-past red-2-future", "red-1-past red-1-present red-2-future"),
        ("pass red-1 red-1 red-4", "red-1-past red-1-present red-4-future"),
        ("pass green-6 black green-4", "black green-4-present green-6-future"),
    ],
)
def test_a_front_may_stand_before_a_tile_of_it(words: str, tiles: str) -> None:
    game = begun(sets=SETS, hands=HANDS)
    assert KIND.understand(game.state, "ann", words) == PassOn("ann", tuple(tiles.split()))


def test_answers_are_refused_with_a_reason() -> None:
    game = begun()
    say(game, "ann: red 4" if "red" in game.state.setup.sets else "ann: green 4", "bob: blue 1",
        "cy: green 4")  # fmt: skip
    assert refused(game, "table: earliest bob") == ("illegal", "not-earliest")
    game = begun(keep="score")
    assert refused(game, "table: paradox ann") == ("illegal", "no-such-trick")


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("ann", "hop"), ("ann", "red 4"), ("ann", "red-9"), ("ann", "black as pink"),
        ("ann", "red-4 as red"), ("ann", "pass red-4-past hop"), ("table", "earliest"),
        ("table", "single"), ("table", "paradox"), ("table", "set"), ("ann", ""),
        ("table", "all-black now"), ("table", "earliest ann bob"),
    ],
)  # fmt: skip
def test_a_journal_has_no_such_words(who: str, words: str) -> None:
    assert Paradominetor().read(who, words) is None


@pytest.mark.parametrize("command", [
    PlayTile("ann", "black", "past"), PlayTile("ann", "red-4"),
    PlayTile("ann", "green-6", "past", "red"), PlayTile("ann", "purple-4", "past"),
    PlayTile("bob", "green-4", "past"), PassOn("ann", ()), Earliest(TABLE, "ann"),
    Scored("ann", "all-black"), Scored(TABLE, "single", ("zoe",)),
    Scored(TABLE, "paradox", ("ann",)),
    Correct(TABLE, "ann full 16"), Correct("ann", "ann full 1"),
])  # fmt: skip
def test_a_journal_that_does_not_fit_is_refused(command: Command) -> None:
    """No file makes the rules break, and nothing changes."""
    trees: tuple[dict[str, Any], ...] = ({"sets": ["green", "blue", "yellow"]}, KNOWN)
    for tree in trees:
        game = begun(**tree)
        state = game.state
        with pytest.raises(Refused):
            game.submit(command)
        assert game.state is state


def test_a_journal_of_passing_that_does_not_fit_is_refused() -> None:
    game = begun(sets=SETS, hands=HANDS)
    for tiles in ((), ("black",), ("red-1-present", "red-1-past", "red-2-future"),
                  ("blue-3-past", "red-1-present", "red-2-future")):  # fmt: skip
        with pytest.raises(Refused):
            game.submit(PassOn("ann", tiles))


def test_only_who_is_earliest_is_no_step() -> None:
    """One undo takes back the tile with the answer to it."""
    game = begun()
    say(game, "ann: green 4", "bob: blue 1", "cy: green 4", "table: earliest cy")
    assert [len(step.entries) for step in game.steps] == [1, 1, 2]
    assert game.steps[-1].heard == 1
    game.undo()
    assert len(game.state.table) == 2
    say(game, "table: set ann full 3")
    assert len(game.steps) == 3


def test_the_app_draws_nothing_but_the_deal() -> None:
    """T5.3 is asked of whoever sees the tiles, though the app draws for chance."""
    game = begun(chance="app", hands={})
    say(game, "ann: green 4", "bob: blue 1", "cy: green 4")
    assert game.journal[-1] == Did("cy", "green-4")
    assert game.state.question is not None
    assert (game.state.question.who, game.state.question.what) == (TABLE, "earliest")


def test_the_journal_is_told_how_things_stand() -> None:
    game = begun()
    rules = Paradominetor()
    now = (("trick", 1), ("lead", "ann"), ("full", (0, 0, 0)), ("half", (0, 0, 0)))
    assert rules.glance(game.state) == now
    say(game, "table: set ann full 4 and bob half 1 and trick 15", "ann: green 4", "bob: green 5",
        "cy: black")  # fmt: skip
    assert rules.glance(game.state) == (
        ("trick", 15), ("lead", "bob"), ("full", (4, 1, 0)), ("half", (0, 1, 0)), ("won", "ann"),
    )  # fmt: skip
    assert {key for key, _ in rules.glance(game.state)} == set(KIND.glance_keys)
    game.undo()
    say(game, "table: set ann full 0 and bob half 0", "cy: green 6")
    assert dict(rules.glance(game.state))["won"] == "cy"
    game.undo()
    say(game, "table: set ann full 1", "cy: green 6")
    assert dict(rules.glance(game.state))["won"] == "ann cy"


@pytest.mark.parametrize(
    ("lines", "tree", "who"),
    [
        ((), {}, "ann"),
        (("ann: green 4",), {}, "bob"),
        (("ann: green 4", "bob: blue 1", "cy: green 4"), {}, None),  # the table turns tiles over
        ((), {"keep": "score", "lead": "cy"}, "cy"),
        ((), {"sets": SETS, "hands": HANDS}, None),
    ],
)
def test_who_is_on_turn(lines: tuple[str, ...], tree: dict[str, Any], who: str | None) -> None:
    game = begun(**tree)
    for line in lines:
        say(game, line)
    assert game.state.turn == who
    assert KIND.view(game.state)["turn"] == who
