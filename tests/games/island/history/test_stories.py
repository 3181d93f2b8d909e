"""Counts of a game that was played, and the stories made of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.engine.journal import Did
from companion.games.island.announcements import Energy, FruitMark, Health, Pushed, Scared
from companion.games.island.commands import Command
from companion.games.island.facts import InOcean, Landed
from companion.games.island.game import ISLAND, Game, play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.stories import (
    Adrift,
    BestBonus,
    Careful,
    Farthest,
    HowNear,
    Length,
    LongestStep,
    MetMost,
    MostVisited,
    Perished,
    ScaredOff,
    Unluckiest,
    Unseen,
    stories,
)
from companion.games.island.history.tally import HARM, Loss, Tally, tally
from companion.games.island.notation import read
from companion.games.island.terms import Hex, Who
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_command, random_setup
from tests.store.saved import played


def counted(game: Game) -> Tally:
    return tally(Chronicle(game))


def random_game(seed: int, steps: int = 200) -> Game:
    dice = Random(seed)
    game = play(random_setup(dice, odd=False), seed)
    while game.state.question is not None and len(game.steps) < steps:
        game.submit(random_command(game.state, dice))
    return game


def sample(*lines: str) -> Game:
    """Theseus begins on D2 (banana), Phil on E5 (apple); the Wave in the south, the Bush on D5."""
    file = read_table(ROOT / "seeds" / "sample-table.yaml")
    game = play(file.setup, file.seed)
    for line in lines:
        who, _, words = line.partition(": ")
        command = read(who, words)
        assert command is not None
        game.submit(command)
    return game


@pytest.mark.parametrize("seed", range(12))
def test_what_is_counted_is_what_happened(seed: int) -> None:
    """Counted once more, in a straight line over all facts that stand."""
    game = random_game(seed)
    found = counted(game)
    facts = [fact for entry in game.entries() for fact in entry.outcome.facts]
    state = game.state
    landed = Counter((fact.who, fact.at) for fact in facts if isinstance(fact, Landed))
    assert found.visits == landed
    assert sum(found.spaces.values()) == sum(found.farthest.values()) == sum(landed.values())
    assert found.in_ocean == Counter(fact.who for fact in facts if isinstance(fact, InOcean))
    assert found.scares == Counter(
        (fact.who, fact.scared) for fact in facts if isinstance(fact, Scared)
    )
    assert found.pushes == Counter(
        (fact.pushed, fact.by) for fact in facts if isinstance(fact, Pushed)
    )
    assert len(found.deaths) == state.deaths
    health = [-fact.health for fact in facts if isinstance(fact, Health) and fact.by in HARM]
    energy = [-fact.energy for fact in facts if isinstance(fact, Energy) and fact.by in HARM]
    assert sum(loss.health for loss in found.losses) == sum(health)
    assert sum(loss.energy for loss in found.losses) == sum(energy)
    assert sum(found.bonuses.values()) == sum(
        isinstance(fact, FruitMark) and (fact.mark, fact.by) == ("crossed", "bonus")
        for fact in facts
    )


@pytest.mark.parametrize("seed", range(8))
def test_what_was_taken_back_does_not_count(seed: int) -> None:
    """A game with steps taken back counts like the same game without them."""
    dice = Random(seed)
    game = play(random_setup(dice, odd=False), seed)
    played(game, 200, seed)
    again = play(random_setup(Random(seed), odd=False), seed)
    for entry in game.entries():
        again.replay([_line(entry.command)])
    one, other = vars(counted(game)), vars(counted(again))
    assert one.pop("taken_back") >= other.pop("taken_back") == 0
    assert one == other


def _line(command: Command) -> Did:

    return Did(*ISLAND.write(command))


def test_a_loss_belongs_to_the_space_on_which_it_happened() -> None:
    """Theseus walks onto the snakes next to his start: 1 health."""
    game = sample("theseus: move W")
    found = counted(game)
    assert found.losses == [Loss("theseus", "mirage", Hex("D1"), health=1)]
    assert found.visits == {("theseus", "D1"): 1}


def test_in_the_ocean_it_is_the_oceans() -> None:
    """The Wave waits in the south-west: he leaves E2 … by F1 to the south-west."""
    game = sample("theseus: move SW")
    game.submit(read("op", "set wave SW"))  # type: ignore[arg-type]
    game.submit(read("op", "set theseus at D1"))  # type: ignore[arg-type]
    game.submit(read("theseus", "move W"))  # type: ignore[arg-type]
    lost = counted(game).losses[-1]
    assert (lost.who, lost.by, lost.at) == ("theseus", "wave", "ocean")


def test_who_scared_whom_and_how_far_the_missions_got() -> None:
    game = sample("op: set rock at D3", "theseus: move E safe", "theseus: no")
    told = stories(counted(game))
    assert ScaredOff("theseus", (("rock", 1),)) in told
    assert HowNear((("theseus", 0), ("phil", 0)), 5) in told
    assert told[0] == Length(1, 2, 0)


def test_deaths_know_what_took_the_last_health() -> None:
    game = sample("op: set theseus health 1", "theseus: move W", "theseus: camp-a")
    assert counted(game).deaths == [("theseus", "mirage")]
    assert Perished("theseus", ("mirage",)) in stories(counted(game))


def test_a_bonus_before_a_mark_of_the_mission_was_helpful() -> None:
    assert counted(sample("theseus: end")).helpful == Counter()
    found = counted(random_game(112))
    assert found.helpful == {("hempel", "cherries"): 1}
    assert BestBonus("hempel", "cherries", 1) in stories(found)


def test_nothing_is_told_of_what_did_not_happen() -> None:
    told = stories(counted(sample()))
    assert {type(one) for one in told} == {Length, HowNear, Unseen}
    assert Unseen(37, 37) in told


def test_every_kind_of_story_is_told_of_some_game() -> None:
    kinds = {type(one) for seed in range(30) for one in stories(counted(random_game(seed, 300)))}
    assert {Adrift, Careful, Farthest, LongestStep, MetMost, MostVisited, Unluckiest} <= kinds


def test_equals_are_named_in_turn_order() -> None:
    found = Tally(sample().state)
    for who in ("phil", "theseus"):
        found.visits[who, Hex("D1")] = 4
    assert Farthest(("theseus", "phil"), 4) in stories(found)


def test_no_winner_among_those_who_did_not_win() -> None:
    winners: dict[Who, list[Who]] = {}
    for seed in range(12):
        game = random_game(seed, 400)
        for one in stories(counted(game)):
            if isinstance(one, HowNear) and game.state.won is not None:
                winners[game.state.won] = [who for who, _ in one.missions]
    assert winners
    assert all(winner not in others for winner, others in winners.items())
