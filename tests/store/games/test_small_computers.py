"""Whom the app plays in a small game stands in its file, and is checked there."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from companion.engine.checks import Checks
from companion.games.registry import kind, saved_kind
from companion.store.files.bad_file import BadFile
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from tests.store.games.test_importing import changed

GAMES = {"antinomy": ("ann", "bob"), "paradominetor": ("ann", "bob", "cy")}
each_game = pytest.mark.parametrize("game", GAMES)


def set_up(game: str, **table: Any) -> Any:
    rules = kind(game)
    tree = {"players": list(GAMES[game]), **table}
    return rules.read_setup(tree, lambda: Random(1), Checks(rules.sentences))


def against(shelf: Shelf, game: str, computer: dict[str, str] | None) -> KeptGame:
    people = {"ann": "Ann", "bob": "Bob"}
    setup = set_up(game, chance="app")
    return shelf.begin(setup, 1, "x", {}, people, game=game, computer=computer)


@each_game
def test_they_are_there_after_a_kill(shelf: Shelf, game: str) -> None:
    session = against(shelf, game, {"bob": "sound"})
    shelf.close()
    assert shelf.resume(session.id)[0].header.computer == {"bob": "sound"}
    listed = shelf.games()[0]
    assert listed.computer == ("bob",)
    assert dict(listed.people)["bob"] == "Bob"


@each_game
def test_a_strength_that_is_none_is_told(shelf: Shelf, game: str) -> None:
    raw = shelf.export_bytes(against(shelf, game, None).id)
    with pytest.raises(BadFile) as bad:
        shelf.import_bytes(changed(raw, 1, computer={"bob": "wise"}), "friday.game")
    assert "computer.bob" in bad.value.say("en")
    assert bad.value.say("ru") != bad.value.say("en")


@each_game
def test_the_strengths_are_those_of_the_players(game: str) -> None:
    """A11.2, T8.3: the app plays where it knows the hands."""
    known = import_module(f"companion.games.{game}.players.choice").STRENGTHS
    dealt = saved_kind(game).manners(set_up(game, chance="app"))
    assert dealt == dict.fromkeys(GAMES[game], known)


@each_game
def test_at_a_table_the_app_plays_nobody(game: str) -> None:
    assert saved_kind(game).manners(set_up(game)) == {}
