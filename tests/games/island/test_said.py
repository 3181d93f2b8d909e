"""Small things that are said: notation, truthful answers, views, rulings."""

from random import Random

import pytest

from companion.engine.refused import Refused
from companion.games.island.announcements import Told, ToldSpace
from companion.games.island.apply import apply, where
from companion.games.island.commands import Answer, Command, Correct, Shuffled, WaveTo
from companion.games.island.game import play, step_name
from companion.games.island.legal import legal, verify
from companion.games.island.notation import read, write, write_for_all
from companion.games.island.rulings import RULINGS, Rulings, played
from companion.games.island.rulings import play as play_rulings
from companion.games.island.setup.begin import set_up
from companion.games.island.terms import OP
from companion.games.island.views import op_view
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_setup
from tests.games.island.table_views import table_view


@pytest.mark.parametrize(
    "words",
    ["move", "move up", "move NE fast", "bonus soup", "extra soup", "wave Z",
     "rock up", "rock pushes phil", "rock pushes nobody E", "where nobody", "set", "soup",
     "shuffled", "shuffled a", "shuffled 100", "", "NE NE", "move NE over over"],
)  # fmt: skip
def test_what_is_no_word(words: str) -> None:
    assert read("phil", words) is None


def test_either_order_of_over_and_safe() -> None:
    assert read("phil", "move NE safe over") == read("phil", "move NE over safe")


def test_a_shuffle_is_written_and_read_back() -> None:
    shuffled = Shuffled("chance", (2, 0, 1))
    assert read("chance", write(shuffled)) == shuffled


@pytest.mark.parametrize(
    ("command", "for_all"),
    [
        (WaveTo(OP, "N"), "wave"),
        (WaveTo(OP, "bend"), "wave"),
        (Correct(OP, ("theseus", "at", "C4")), "set theseus at"),
        (Correct(OP, ("wave", "N")), "set wave"),
        (Correct(OP, ("theseus", "health", "2")), "set theseus health 2"),
        (Answer(OP, "yes"), "yes"),
    ],
)
def test_an_undo_names_nothing_that_nobody_may_hear(command: Command, for_all: str) -> None:
    """L16.2"""
    assert write_for_all(command) == for_all


def test_a_step_is_named_by_its_first_command() -> None:
    game = play(random_setup(Random(1), players=3, odd=False))
    who = game.state.turn
    game.submit(Correct(OP, (who, "at", "C4")))
    assert step_name(game.steps[-1], for_all=False) == f"op: set {who} at C4"
    assert step_name(game.steps[-1], for_all=True) == f"op: set {who} at"


@pytest.mark.parametrize("asked", ["NE W", "W NE", "E NW", "SE SW"])
def test_the_oracle_answers_in_the_order_asked(asked: str) -> None:
    """L6.3: the first direction that was named is told first."""
    table = read_table(ROOT / "seeds" / "sample-table.yaml")
    game = play(table.setup, table.seed)
    commands = [read("theseus", words) for words in ("move SE over safe", "yes", asked)]
    taken = game.submit_each(one for one in commands if one is not None)
    (told,) = (said for said in taken[-1].outcome.said if isinstance(said, Told))
    assert " ".join(one.direction for one in told.told if isinstance(one, ToldSpace)) == asked


def test_where_somebody_who_does_not_play_is() -> None:
    state = set_up(random_setup(Random(1), players=3)).state
    with pytest.raises(Refused, match="illegal"):
        where(state, "nobody")


def test_a_captive_in_the_ocean_is_in_the_ocean() -> None:
    """L8.1, L16.3: while something is asked of who is there."""
    for seed in range(2_000):
        dice = Random(seed)
        state = set_up(random_setup(dice, odd=False)).state
        for _ in range(40):
            if state.question is None:
                break
            at_sea = [captive.who for captive in state.captives if captive.at == "ocean"]
            if at_sea:
                told = where(state, at_sea[0])
                assert getattr(told, "space", None) == "ocean"
                return
            options = legal(state)
            if not options:
                break
            state = apply(state, dice.choice(options)).state
    raise AssertionError("nobody ever stepped into the ocean and was asked")


def test_an_order_that_is_no_order_is_refused() -> None:
    state = set_up(random_setup(Random(1), players=3)).state
    with pytest.raises(Refused, match="not-now"):
        verify(state, Shuffled(state.turn, (0, 1)))


def test_the_table_sees_a_captives_question_and_not_the_ops() -> None:
    state = set_up(random_setup(Random(1), players=3, odd=False)).state
    assert table_view((), state).question == state.question
    ops = apply(state, Correct(OP, ("turn", OP))).state
    assert table_view((), ops).question is None


def test_rulings_by_name() -> None:
    """L18: twenty-five, the default first."""
    assert len(RULINGS) == 25
    assert played(Rulings()) == {name: values[0] for name, values in RULINGS.items()}
    others = {name: values[-1] for name, values in RULINGS.items()}
    assert played(play_rulings(others)) == others


def test_the_op_sees_the_marks_that_are_on_the_boards_and_no_others() -> None:
    """L2.7: at the start the starting fruit is circled, and nothing else is marked."""
    state = set_up(random_setup(Random(2), players=4, odd=False)).state
    for captive in state.captives:
        seen = op_view(state)["captives"][captive.who]
        assert seen["fruits"] == {captive.start: "circled"}
        assert (seen["extra"], seen["symbols"], seen["immune"], seen["mission"]) == ({}, {}, [], [])
