"""Antinomy played: the order of what is said, what chance draws, and its journal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engine.checks import Checks
from companion.engine.facts import keys
from companion.engine.journal import Did
from companion.engine.kind import TABLE
from companion.engine.refused import Refused
from companion.games.antinomy.commands import Correct, Declare, Order, Place, Play, Scored, Top
from companion.games.antinomy.game import Antinomy, Game, play
from companion.games.antinomy.kind import KIND

ROW = [
    "blue-1", "red-1", "green-2", "purple-3", "red-4", "blue-4", "green-1", "purple-1", "red-2",
]  # fmt: skip
RINGS = {"ann": ["green-4", "red-3", "purple-2"], "bob": ["blue-2", "blue-3", "purple-4"]}
TIE = {"ann": ["green-3", "purple-2", "red-3"], "bob": ["blue-2", "blue-3", "purple-4"]}


def begun(seed: int = 0, **tree: Any) -> Game:
    setup = KIND.read_setup(
        {"players": ["ann", "bob"], "continuum": ROW, **tree},
        lambda: Random(seed),
        Checks(KIND.sentences),
    )
    assert setup is not None
    return play(setup, seed)


def say(game: Game, *lines: str) -> list[dict[str, Any]]:
    """The facts of the last line."""
    for line in lines:
        who, _, text = line.partition(": ")
        entries = game.submit(KIND.understand(game.state, who, text))
    return [keys(fact) for entry in entries for fact in KIND.told(entry.outcome).said]


def code(game: Game, line: str) -> str:
    with pytest.raises(Refused) as no:
        say(game, line)
    return no.value.code


def test_the_order_of_a_line() -> None:
    """A4.1, A6.3, A7.6: as it happens, whatever is asked between."""
    game = begun(hands=RINGS, rulings={"first-clash": "setup"})
    said = say(game, "ann: place 6", "bob: place 1", "table: set bob at 8",
               "ann: play purple-2 forward")  # fmt: skip
    assert said == [{"card": "purple-2", "who": "ann", "to": 8, "took": "purple-1"}]
    assert [next(iter(fact)) for fact in say(game, "ann: declare")] == [
        "paradox", "crystals", "codex",
    ]  # fmt: skip
    said = say(game, "table: order green-4 purple-1 red-3")
    assert [(next(iter(fact)), fact.get("who")) for fact in said] == [
        ("laid", "ann"), ("hand", "ann"), ("hand", "bob"), ("clash", None), ("crystals", "ann"),
        ("crystals", "bob"), ("codex", None), ("turn", None),
    ]  # fmt: skip


def test_the_mover_shows_first() -> None:
    """A7.2, A7.3: the hands, then the tops, the mover's before the rival's."""
    game = begun(hands=TIE)
    say(game, "ann: place 6", "bob: place 1", "ann: play red-3 forward",
        "bob: play blue-2 back 9")  # fmt: skip
    said = say(game, "table: top red-3 green-3")
    assert [fact.get("who") for fact in said] == ["bob", "ann", None, None]


def test_a_paradox_that_must_be_stands_on_the_line_of_the_move() -> None:
    game = begun(hands=RINGS, rulings={"paradox": "must"})
    said = say(game, "ann: place 6", "bob: place 1", "ann: play purple-2 forward")
    assert [next(iter(fact)) for fact in said] == ["card", "paradox", "crystals", "codex"]


def test_the_app_draws_each_order() -> None:
    """A6.5."""
    orders = set()
    for seed in range(60):
        game = begun(seed, hands=RINGS, chance="app")
        say(game, "ann: place 6", "bob: place 1", "ann: play purple-2 forward", "ann: declare")
        orders.add(game.state.continuum[4:7])
        assert game.journal[-1] == Did(TABLE, " ".join(("order", *game.state.continuum[4:7])))
    assert len(orders) == 6


def test_the_app_draws_each_pair_of_tops() -> None:
    """A7.3."""
    drawn = set()
    for seed in range(150):
        game = begun(seed, hands=TIE, chance="app")
        said = say(game, "ann: place 6", "bob: place 1", "ann: play red-3 forward",
                   "bob: play blue-2 back 9")  # fmt: skip
        drawn.add(tuple(fact["top"] for fact in said if "top" in fact))
    assert len(drawn) == 9


def test_the_table_is_asked_for_the_score_even_if_the_app_draws() -> None:
    game = begun(keep="score", continuum=None, codex="red", chance="app")
    say(game, "table: clash none")
    assert game.journal == [Did(TABLE, "clash none")]
    assert game.state.question is not None
    assert game.state.question.who == TABLE


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("ann", "hop"), ("ann", "place here"), ("ann", "play blue-9 forward"), ("ann", "play"),
        ("ann", "play blue-1 back"), ("ann", "order blue-1 blue"), ("ann", "set"), ("ann", ""),
        ("ann", "paradox"), ("ann", "place 1234"),
    ],
)  # fmt: skip
def test_a_journal_has_no_such_words(who: str, words: str) -> None:
    assert Antinomy().read(who, words) is None


@pytest.mark.parametrize("command", [
    Place("ann", 12), Place("ann", 0), Play("ann", "blue-1"), Declare("ann"), Order(TABLE, ()),
    Top(TABLE, ("blue-1",)), Scored(TABLE, "clash", None), Correct(TABLE, "codex red"),
])  # fmt: skip
def test_a_journal_that_does_not_fit_is_refused(command: Any) -> None:
    """No file makes the rules break, and nothing changes."""
    game = begun()
    state = game.state
    with pytest.raises(Refused):
        game.submit(command)
    assert game.state is state


def test_tops_need_two_cards_of_the_two_hands() -> None:
    game = begun(hands=TIE)
    say(game, "ann: place 6", "bob: place 1", "ann: play red-3 forward", "bob: play blue-2 back 9")
    assert code(game, "table: top red-3 red-3") == "not-held"
    assert code(game, "table: top red-3 green-3 purple-2") == "illegal"
    assert code(game, "table: top") == "unclear"


def test_a_cut_short_word_is_taken_where_one_option_fits() -> None:
    game = begun(hands=RINGS)
    say(game, "ann: place 6", "bob: place 1", "ann: play green-4")
    assert game.state.of("ann").at == 3
    game.undo()
    say(game, "ann: play purple-2 forward", "ann: declare", "table: order red-3 green-4")
    assert game.state.continuum[4:7] == ("red-3", "green-4", "purple-1")


def test_the_first_error_is_told() -> None:
    """Of several that fit, in the order of the contract."""
    game = begun(hands=RINGS)
    assert code(game, "bob: hop") == "unknown"
    assert code(game, "bob: declare") == "not-your-turn"
    assert code(game, "ann: play blue-9 forward") == "not-now"
    say(game, "ann: place 6", "bob: place 1")
    assert code(game, "ann: play blue-9 forward") == "unknown"
    assert code(game, "ann: play blue-2 sideways") == "unknown"
    assert code(game, "ann: play blue-2 back 12") == "not-held"
    assert code(game, "ann: play red-3 back 12") == "illegal"
    assert code(game, "table: set ann at 12 and zoe at 1") == "unknown"
    assert code(game, "bob: set ann at 12") == "not-your-turn"


def test_another_table_may_be_played_by_the_same_names() -> None:
    """A state is a value: two games of one set-up know nothing of each other."""
    one, other = begun(hands=RINGS), begun(hands=RINGS)
    say(one, "ann: place 6")
    assert other.state == begun(hands=RINGS).state


def test_who_answers_has_heard_what_was_said() -> None:
    """Chance has not: what was said before its answer is still to be told."""
    game = begun(hands=RINGS)
    say(game, "ann: place 6", "bob: place 1", "ann: play purple-2 forward")
    assert game.steps[-1].heard == 0
    say(game, "ann: declare")
    assert game.steps[-1].heard == 1
    say(game, "table: order red-3 green-4 purple-1")
    assert game.steps[-1].heard == 1


def test_the_journal_is_told_how_things_stand() -> None:
    game = begun(hands=RINGS)
    rules = Antinomy()
    before = (("crystals", (0, 0)), ("codex", "blue"))
    assert rules.glance(game.state) == before
    say(game, "ann: place 6", "bob: place 1", "table: set ann crystals 4")
    now = (("turns", 1), ("turn", "ann"), ("crystals", (4, 0)), ("codex", "blue"))
    assert rules.glance(game.state) == now
    say(game, "ann: play purple-2 forward", "ann: declare")
    assert rules.glance(game.state)[2:] == (
        ("crystals", (5, 0)), ("codex", "blue"), ("won", "ann"),
    )  # fmt: skip
    assert {key for key, _ in rules.glance(game.state)} == set(KIND.glance_keys)
