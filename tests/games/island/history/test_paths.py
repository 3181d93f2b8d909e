"""The paths of a step: each place that was come to, and how."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.island.board.hexes import HEXES, NEXT, RAY
from companion.games.island.commands import Command
from companion.games.island.game import Game, play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.paths import Path, paths
from companion.games.island.notation import read
from companion.games.island.terms import DIRECTIONS, PARTS, PIECES, Hex
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_setup
from tests.store.saved import played

SAMPLE = "seeds/sample-table.yaml"


def table() -> Game:
    """Theseus on D2, Phil on E5, the Bush on D5, the Rock on C1."""
    file = read_table(ROOT / SAMPLE)
    return play(file.setup, file.seed)


def went(game: Game, *lines: str) -> dict[str, str]:
    """The paths of all these commands, each as one line."""
    before, entries = game.state, []
    for line in lines:
        who, _, words = line.partition(": ")
        entries += game.submit(said(who, words))
    return {path.who: told(path) for path in paths(before, entries)}


def told(path: Path) -> str:
    words = [str(stop.at) if stop.kind in ("start", "step") else f"{stop.kind} {stop.at}"
             for stop in path.stops]  # fmt: skip
    return ", ".join(words)


def said(who: str, words: str) -> Command:
    command = read(who, words)
    assert command is not None
    return command


def corrected(*words: str) -> Game:
    game = table()
    for one in words:
        game.submit(said("op", f"set {one}"))
    return game


def in_turn_of_op(*words: str) -> Game:
    game = corrected("turn op")
    while game.state.question and game.state.question.what == "token":
        game.submit(said("op", game.state.question.options[0]))
    for one in words:
        game.submit(said("op", f"set {one}"))
    return game


def test_a_plain_step_has_two_places() -> None:
    assert went(table(), "theseus: move E safe") == {"theseus": "D2, D3"}


def test_a_space_stepped_over_is_not_visited() -> None:
    assert went(table(), "theseus: move E over safe") == {"theseus": "D2, over D3, D4"}


def test_a_portal_is_visited_and_its_twin_is_a_leap() -> None:
    assert went(table(), "theseus: move E over") == {"theseus": "D2, over D3, D4, portal G2"}


def test_a_knot_is_a_place_like_any_other() -> None:
    game = corrected("theseus at B4", "anomaly B4 lose-energy")
    assert went(game, "theseus: move NE").get("theseus", "").startswith("B4, A4, ")


def test_who_is_pushed_has_a_path_of_his_own() -> None:
    """The Rock stands west of the camp on E2 and pushes Phil off it."""
    game = in_turn_of_op("rock at E1", "phil at E2")
    before = game.state
    entries = game.submit(said("op", "rock pushes phil E"))
    found = {path.who: (told(path), path.own) for path in paths(before, entries)}
    assert found["phil"][0].startswith("E2, E3")
    assert not found["phil"][1]


def test_a_revival_is_a_leap_to_the_camp() -> None:
    game = corrected("theseus health 1")
    assert went(game, "theseus: move W", "theseus: camp-a") == {"theseus": "D2, D1, carried E2"}


def test_the_ocean_is_come_to_and_left_for_the_own_fruit() -> None:
    game = corrected("theseus at A1", "theseus banana free")
    found = went(game, "theseus: move NW")
    assert found["theseus"] in ("A1, NW, carried D2", "A1, N, carried D2")


def test_over_the_last_space_into_the_ocean() -> None:
    game = corrected("theseus at B2", "wave S")
    found = went(game, "theseus: move NW over")
    assert found["theseus"].startswith("B2, over A1, N")


def test_the_bush_is_its_own_in_the_turn_of_the_op() -> None:
    game = in_turn_of_op()
    before = game.state
    (path,) = paths(before, game.submit(said("op", "bush E")))
    assert (path.who, path.own, path.places) == ("bush", True, ("D5", "D6"))


def test_a_lake_is_left_from_the_space_that_was_picked() -> None:
    game = corrected("theseus at C4", "theseus lying")
    assert went(game, "theseus: move SW safe", "op: C5") == {"theseus": "C5, D5"}


def test_a_put_piece_has_no_path() -> None:
    assert went(table(), "op: set phil at D5") == {}


@pytest.mark.parametrize("seed", range(15))
def test_paths_of_random_games_hold_together(seed: int) -> None:
    game = play(random_setup(Random(seed)), seed)
    played(game, 150, seed)
    for item in Chronicle(game).standing():
        for path in paths(item.before, item.step.entries):
            _check(path, game)


def _check(path: Path, game: Game) -> None:
    kinds = [stop.kind for stop in path.stops]
    assert kinds[0] == "start"
    assert "start" not in kinds[1:]
    assert kinds[-1] != "over"
    for one, other in zip(path.stops, path.stops[1:], strict=False):
        assert one.at != other.at
        if other.kind == "portal" and path.who not in PIECES:
            assert game.state.table.island.twin[Hex(one.at)] == other.at
        if other.kind in ("step", "over") and one.at in HEXES and other.at in HEXES:
            assert other.at in NEXT[Hex(one.at)].values(), path
            assert any(other.at in RAY[Hex(one.at)][way] for way in DIRECTIONS)
        assert other.at in HEXES or other.at in PARTS
