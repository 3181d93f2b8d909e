"""L16: what each captive has been told, in order, with what was shown to one alone."""

from __future__ import annotations

from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.announcements import Died, FruitMark, Space, Started, TurnPassed
from companion.games.island.commands import Correct, Where
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.game import Game, play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.utterances import BEFORE_PLAY, Utterance, reaches, told
from companion.games.island.notation import read
from companion.games.island.setup.table import Seat, SetUp
from companion.games.island.terms import OP, Who
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_command, random_setup

SAMPLE = ROOT / "seeds" / "sample-table.yaml"


def sample() -> Game:
    """Theseus and Phil."""
    table = read_table(SAMPLE)
    return play(table.setup, table.seed)


def say(game: Game, who: Who, words: str) -> None:
    command = read(who, words)
    assert command is not None
    game.submit(command)


def all_told(game: Game, who: Who | None = None) -> list[Utterance]:
    return list(told(Chronicle(game), who))


def test_it_begins_with_the_set_up_and_with_the_own_start() -> None:
    first, *_ = all_told(sample(), "phil")
    assert first.round == BEFORE_PLAY
    assert first.shown == (StartShown("phil", "phil", sample().state.captive("phil").at),)  # type: ignore[arg-type]
    assert {one.who for one in first.said if isinstance(one, Started)} == {"phil", "theseus"}


def test_what_is_shown_to_one_is_told_to_nobody_else() -> None:
    """L16.4: Granddead's answer."""
    given = random_setup(Random(1), players=3, odd=False)
    seats = tuple(
        Seat(who, who, seat.start)
        for who, seat in zip(("granddead", "phil"), given.seats, strict=True)
    )
    game = play(_with(given, seats))
    game.submit(Correct(OP, ("granddead", "banana", "circled")))
    fruits = game.state.table.box.boards["granddead"].bonuses["locate"]
    fruit = next(iter(fruits))
    game.submit(Correct(OP, ("granddead", fruit, "circled")))
    say(game, "granddead", f"bonus {fruit}")
    say(game, "granddead", "rock")
    shown = [fact for one in all_told(game, "granddead") for fact in one.shown]
    assert [type(fact) for fact in shown] == [StartShown, PieceShown]
    others = [*all_told(game, "phil"), *all_told(game)]
    assert not [fact for one in others for fact in one.shown if isinstance(fact, PieceShown)]
    assert not [fact for one in all_told(game) for fact in one.shown]


def _with(given: SetUp, seats: tuple[Seat, ...]) -> SetUp:
    return revised(given, {"seats": seats})


def test_who_is_asked_about_is_told_to_everybody() -> None:
    """L16.3, L16.5."""
    game = sample()
    game.submit(Where(OP, "phil"))
    say(game, "theseus", "end")
    game.submit(Where(OP, "theseus"))
    for who in ("theseus", "phil", None):
        answers = [said for one in all_told(game, who) for said in one.said
                   if isinstance(said, Space) and said.by == "where"]  # fmt: skip
        assert [one.who for one in answers] == ["phil", "theseus"]


def test_an_answer_outlives_a_step_that_nobody_had_heard_of() -> None:
    game = sample()
    say(game, "theseus", "move W")
    game.submit(Where(OP, "phil"))
    game.undo()
    said = [said for one in all_told(game, "phil") for said in one.said]
    assert [one for one in said if isinstance(one, Space)] != []


def test_what_was_taken_back_after_it_had_been_heard_is_struck() -> None:
    game = sample()
    say(game, "theseus", "end")
    game.announced()
    game.undo()
    say(game, "theseus", "move W")
    tellings = all_told(game, "phil")
    assert [one.struck for one in tellings if TurnPassed("phil") in one.said] == [True]
    assert not any(one.struck for one in all_told(game, "theseus"))


def test_of_a_struck_step_only_what_was_heard_was_told() -> None:
    """The sample's first move asks Theseus about the oracle; his answer takes him no farther."""
    game = sample()
    say(game, "theseus", "move SE over safe")
    game.announced()
    say(game, "theseus", "yes")
    game.undo()
    struck = [one for one in all_told(game, "theseus") if one.struck]
    assert len(struck) == 1
    assert any(isinstance(said, Space) for said in struck[0].said)


def test_who_hears_what() -> None:
    assert reaches(Died(1, "phil"), "theseus")
    assert reaches(TurnPassed("phil"), "phil")
    assert not reaches(TurnPassed("phil"), "theseus")
    assert not reaches(FruitMark("lime", "circled", "phil"), "theseus")


@pytest.mark.parametrize("seed", range(20))
def test_all_that_is_said_is_told_once_and_in_order(seed: int) -> None:
    """After any undo and redo the standing lines are what was said."""
    dice = Random(seed)
    game = play(random_setup(dice, odd=False), seed)
    for _ in range(80):
        question = game.state.question
        if question is None:
            break
        game.submit(random_command(game.state, dice))
        if dice.random() < 0.1:
            game.undo()
        if dice.random() < 0.3:
            game.announced()
    said = [*game.start.said, *(one for entry in game.entries() for one in entry.outcome.said)]
    standing = [one for one in all_told(game) if not one.struck]
    assert [said for one in standing for said in one.said] == said
    assert [one.round for one in standing] == sorted(one.round for one in standing)
    for captive in game.state.captives:
        mine = [said for one in all_told(game, captive.who) if not one.struck for said in one.said]
        assert mine == [one for one in said if reaches(one, captive.who)]
