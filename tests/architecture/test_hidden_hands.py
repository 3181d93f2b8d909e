"""No computer player of a small game can reach a hand that is not its own, or a covered card."""

import ast
from importlib import import_module
from types import ModuleType
from typing import Any, get_type_hints

import pytest

from tests.architecture.house import Module, modules
from tests.architecture.test_hidden_island import reached

GAMES = ("antinomy", "paradominetor")
# What leads to the hands of all, by game.
SECRET = {
    "antinomy": {"State", "Sorcerer", "SetUp"},
    "paradominetor": {"State", "Seat", "SetUp", "Lying"},
}
# The fields of what a player sees; a new one is looked at here: whose hand does it tell?
FIELDS = {
    "antinomy": {
        "who", "players", "hand", "continuum", "codex", "codex_order", "rulings", "crystals",
        "spaces", "turn", "turns", "asked", "options", "remembered",
    },
    "paradominetor": {
        "who", "players", "sets", "hand", "order", "trick", "table", "out", "voids", "rulings",
        "asked", "options",
    },
}  # fmt: skip


def room(game: str, name: str) -> ModuleType:
    return import_module(f"companion.games.{game}.players.{name}")


def kinds(hint: Any) -> set[str]:
    seen: set[Any] = set()
    list(reached(hint, seen))
    return {kind.__name__ for kind in seen}


@pytest.mark.parametrize("game", GAMES)
def test_no_way_leads_from_what_a_player_sees_to_a_hidden_hand(game: str) -> None:
    """A9.2, T7.2"""
    seen = room(game, "view").SeenTable
    assert kinds(seen) & SECRET[game] == set()
    assert set(get_type_hints(seen)) == FIELDS[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_given_what_its_player_sees_and_nothing_else(game: str) -> None:
    hints = get_type_hints(room(game, "choice").choose)
    assert set(hints) == {"view", "strength", "dice", "return"}
    assert hints["view"] is room(game, "view").SeenTable


@pytest.mark.parametrize("game", GAMES)
def test_only_the_view_is_made_of_a_real_game(game: str) -> None:
    """Beside the view's own room only `computer.py` has the game, and hands the view over."""
    called = [
        module.file
        for module in modules()
        if module.within(f"companion.games.{game}.players")
        if module.room != f"companion.games.{game}.players.computer"
        for found in uses(module)
        if found in ("seen_by", "Game", "Session", "set_up", "play")
    ]
    assert called == []


def uses(module: Module) -> set[str]:
    return {node.id for node in ast.walk(module.tree) if isinstance(node, ast.Name)}


@pytest.mark.parametrize("game", GAMES)
def test_the_walk_would_find_a_hand(game: str) -> None:
    state = import_module(f"companion.games.{game}.state").State
    assert kinds(state) >= SECRET[game]


def test_a_call_would_be_found() -> None:
    assert "seen_by" in uses(Module("m", "m.py", "found = seen_by(state, who)"))
