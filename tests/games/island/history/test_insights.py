"""Knowledge step by step: as of one who hears the game only so far, and never less than before."""

from __future__ import annotations

from random import Random

import pytest

from companion.engine.journal import REDO, UNDO, Did
from companion.engine.session import Session
from companion.games.island.commands import Move
from companion.games.island.game import Game, play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.ears import Ears
from companion.games.island.history.insights import Insights, insights, kept
from companion.games.island.history.replay import frames
from companion.games.island.knowledge.fog import meter
from companion.games.island.knowledge.grid import CELL, SHIFT, WORD
from companion.games.island.knowledge.guesses import LIKELY, by_kind
from companion.games.island.notation import read
from companion.games.island.terms import Hex, Named
from companion.referee import Referee
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.knowledge.beliefs import lively_game, truth
from tests.games.island.knowledge.beliefs import walked_game as walked


def sample(*lines: str) -> Game:
    """Theseus begins on D2 (banana), Phil on E5 (apple)."""
    file = read_table(ROOT / "seeds" / "sample-table.yaml")
    game = play(file.setup, file.seed)
    for line in lines:
        who, _, words = line.partition(": ")
        command = read(who, words)
        assert command is not None
        game.submit(command)
    return game


def golden(number: int) -> Game:
    return Referee.load(ROOT / f"tests/golden/game-{number:02}.yaml").session


def as_far_as(game: Game, steps: int) -> Game:
    """The game when so many steps stood for the last time with none of the later ones."""
    lines = [at for at, count in enumerate(_standing(game)) if count == steps]
    shorter: Game = Session(game.game, game.start, game.seed)
    for line in game.journal[: lines[-1] + 1] if steps else ():
        shorter.fold(line)
    shorter.journal[:] = game.journal[: lines[-1] + 1] if steps else []
    return shorter


def _standing(game: Game) -> list[int]:
    again: Game = Session(game.game, game.start, game.seed)
    found = []
    for line in game.journal:
        again.fold(line)
        found.append(len(again.steps))
    return found


@pytest.mark.parametrize("number", [2, 12])
def test_each_step_is_as_for_one_who_hears_no_more(number: int) -> None:
    """L16, in games without a step taken back: a deduction from nothing, up to here."""
    game = golden(number)
    assert not {UNDO, REDO} & {line for line in game.journal if not isinstance(line, Did)}
    found = insights(game)
    assert len(found.moments) == len(frames(Chronicle(game)))
    for steps in Random(number).sample(range(len(found.moments) - 1), 4):
        ears = Ears(as_far_as(game, steps))
        for who, seen in found.seen.items():
            fog = meter(ears.heard(who), who)
            assert fog.certain.items() <= seen[steps].certain.items()
            assert seen[steps].places[who] == fog.place
            if fog.complete:
                assert seen[steps].certain == fog.certain


@pytest.mark.parametrize("seed", range(3))
def test_what_is_certain_is_true_and_never_less(seed: int) -> None:
    """Also with facts let go of for want of time."""
    *_, game = walked(seed, 90)
    true = truth(game.state)
    for seen in insights(game).seen.values():
        before: set[Hex] = set()
        for glimpse in seen:
            assert before <= {*glimpse.certain}
            before = {*glimpse.certain}
            for at, word in glimpse.certain.items():
                assert true >> SHIFT[WORD[word.removeprefix("lake:")]] + CELL[at] & 1


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_steps_taken_back_has_a_glimpse_for_each_frame(seed: int) -> None:
    *_, game = lively_game(seed, 90)
    found = insights(game)
    count = len(frames(Chronicle(game)))
    assert {len(seen) for seen in found.seen.values()} == {count}
    counts = [words for words, _ in found.moments]
    assert counts == sorted(counts)
    ears = Ears(game)
    for who, seen in found.seen.items():
        last = meter(ears.heard(who), who)
        assert last.certain.items() <= seen[-1].certain.items()


def test_what_was_said_and_taken_back_is_known_from_the_next_step_on() -> None:
    """L17: what was said stays said."""
    game = sample()
    game.submit(Move("theseus", "E"))
    game.announced()
    game.undo()
    game.submit(Move("theseus", "W"))
    found = insights(game).seen["theseus"]
    assert {*found[0].certain} == {"D2"}
    assert {"D1", "D2", "D3"} <= {*found[1].certain}


def test_what_is_not_announced_is_not_known() -> None:
    """L16"""
    game = sample()
    game.submit(Move("theseus", "E"))
    found = Insights(game, announced=True)
    while not found.whole:
        found.go_on()
    assert [{*one.certain} for one in found.seen["theseus"]] == [{"D2"}, {"D2"}]


def test_guesses_are_of_spaces_that_are_not_certain() -> None:
    game = golden(8)
    ears = Ears(game)
    for who, seen in insights(game).seen.items():
        fog = meter(ears.heard(who), who)
        for at, (word, share) in seen[-1].guesses.items():
            assert at not in seen[-1].certain
            assert share >= LIKELY
            assert by_kind(fog.likely[at])[word] == share


def test_a_certain_space_goes_only_with_what_does_not_fit_any_more() -> None:
    game = sample()
    fog = meter(Ears(game).heard("theseus"), "theseus")
    fits = next(word for word in fog.likely[Hex("A1")])
    assert kept({Hex("A1"): fits}, fog)[Hex("A1")] == fits
    assert "A1" not in kept({Hex("A1"): Named("banana")}, fog), "the banana lies on D2"
