"""L16, L16.5: what players may keep of a game holds nothing but what everybody has heard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from companion.games.island.announce import note
from companion.games.island.announcements import Announcement
from companion.games.island.commands import Correct
from companion.games.island.game import Game, play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.notation import read
from companion.games.island.terms import OP
from companion.store.island.table_file import read_table
from companion.text.island.players import players_text
from companion.text.languages import LANGUAGES, Language
from companion.text.screens.secret import secret
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_command, random_setup
from tests.games.island.test_leaks import GRID, other_island
from tests.store.saved import played

Text = Callable[[Game], str]


def english(game: Game) -> str:
    return players_text(Chronicle(game), "en", {})


def sample(*lines: str) -> Game:
    file = read_table(ROOT / "seeds" / "sample-table.yaml")
    game = play(file.setup, file.seed)
    for line in lines:
        if line in ("undo", "announced"):
            getattr(game, line)()
            continue
        who, _, words = line.partition(": ")
        command = read(who, words)
        assert command is not None
        game.submit(command)
    return game


def test_what_a_captive_says_stands_over_what_the_op_says() -> None:
    game = sample("theseus: move W", "announced")
    assert english(game).splitlines()[-3:] == [
        "Round 1",
        "  – Theseus, west",
        "    Theseus, you are on the mirage with snakes and lose 1 health.",
    ]


def test_what_was_not_announced_yet_is_not_told() -> None:
    game = sample("theseus: move W")
    assert "snakes" not in english(game)
    game.announced()
    assert "snakes" in english(game)


def test_what_was_taken_back_after_it_was_heard_says_so() -> None:
    game = sample("theseus: move W", "announced", "undo", "theseus: end", "announced")
    assert "  – Theseus, west (taken back)" in english(game)
    silent = sample("theseus: move W", "undo", "theseus: end", "announced")
    assert "west" not in english(silent)


def test_what_the_op_does_in_silence_leaves_no_trace() -> None:
    """L16.2: where the Wave went; a correction."""
    turn = ("theseus: end", "phil: end", "op: token hurricane")
    game = sample(*turn, "op: wave N", "op: set wave S", "op: bush SW", "announced")
    other = sample(*turn, "op: wave NE", "op: wave SE", "op: set deaths 0", "op: bush SW",
                   "announced")  # fmt: skip
    assert english(game) == english(other)


def test_in_russian() -> None:
    game = sample("theseus: move W", "announced", "undo", "theseus: end", "announced")
    text = players_text(Chronicle(game), "ru", {})
    assert text.startswith("Парадокс: что было сказано за столом\n\nДо первого хода\n")
    assert "  – Тесей, запад (отменено)\n" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(25))
def test_no_name_of_the_grid_is_in_it(seed: int, language: Language) -> None:
    game = play(random_setup(Random(seed)), seed)
    played(game, 150, seed)
    text = players_text(Chronicle(game), language, {})
    assert not GRID.search(text)
    assert len(text.splitlines()) > 20


@pytest.mark.parametrize("seed", range(25))
def test_nothing_that_is_noted_for_the_op_is_in_it(seed: int) -> None:
    game = play(random_setup(Random(seed), odd=False), seed)
    played(game, 150, seed)
    text = english(game)
    for entry in game.entries():
        for one in note(entry.outcome.facts):
            line = secret((one,), "en", {})
            assert line not in text


# Two islands


def said(game: Game) -> list[Announcement]:
    return [*game.start.said, *(one for entry in game.entries() for one in entry.outcome.said)]


def to_a_captive(game: Game, dice: Random) -> None:
    while game.state.question is not None and game.state.question.who == OP:
        game.submit(random_command(game.state, dice))


def alike_for(seed: int, text: Text) -> tuple[int, bool]:
    """The number of steps in which two tables said the same, and whether their texts agreed."""
    dice = Random(seed)
    given = random_setup(dice, odd=False)
    pair = [play(given, seed), play(other_island(given, dice), seed)]
    for count in range(60):
        choices = dice.randrange(10**9)
        for game in pair:
            to_a_captive(game, Random(choices))
        if said(pair[0]) != said(pair[1]) or pair[0].state.question is None:
            return count, True
        for game in pair:
            game.announced()
        if text(pair[0]) != text(pair[1]):
            return count, False
        if dice.random() < 0.1 and all(game.steps for game in pair):
            undone = [game.undo() for game in pair]
            if undone[0].entries[0].command != undone[1].entries[0].command:
                return count, True
            continue
        command = random_command(pair[0].state, dice)
        for game in pair:
            game.submit(command)
    return 60, True


@pytest.mark.long
def test_tables_that_say_the_same_give_the_same_text() -> None:
    alike = 0
    for seed in range(200):
        count, same = alike_for(seed, english)
        assert same, f"pair {seed} reads differently after {count} moves that said the same"
        alike += count
    assert alike > 500


def with_the_truth(game: Game) -> str:
    facts = (fact for entry in game.entries() for fact in entry.outcome.facts)
    return english(game) + secret(note(facts), "en", {})


def with_the_wave(game: Game) -> str:
    return english(game) + str(game.state.wave)


@pytest.mark.long
@pytest.mark.parametrize("leaking", [with_the_truth, with_the_wave])
def test_a_planted_leak_is_caught(leaking: Text) -> None:
    assert not all(alike_for(seed, leaking)[1] for seed in range(100))


def test_a_correction_that_was_announced_is_a_correction_and_no_more() -> None:
    game = sample("theseus: end", "announced")
    game.submit(Correct(OP, ("theseus", "at", "C4")))
    game.announced()
    assert "C4" not in english(game)
