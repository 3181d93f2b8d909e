"""Whom the computer plays stands in the game's file, and is checked there."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any

import pytest

from companion.engine.checks import Checks
from companion.games.registry import ISLAND, kind, saved_kind
from companion.store.files.bad_file import BadFile
from companion.store.games.kept_game import KeptGame
from companion.store.games.people import WhoPlays
from companion.store.games.shelf import Shelf
from tests.store.games.test_importing import changed
from tests.store.saved import file_of, lines


def against(shelf: Shelf, computers: dict[str, str] | None) -> KeptGame:
    rules = kind("antinomy")
    tree = {"players": ["ann", "bob"], "chance": "app"}
    setup = rules.read_setup(tree, lambda: Random(1), Checks(rules.sentences))
    who = WhoPlays({"ann": "Ann", "bob": "Bob"}, computers or {})
    return shelf.begin(setup, 1, "x", {}, who, game="antinomy")


def test_they_stand_in_the_header_and_are_there_after_a_kill(shelf: Shelf) -> None:
    session = against(shelf, {"bob": "sound"})
    assert session.header.computers == {"bob": "sound"}
    shelf.close()
    assert shelf.resume(session.id)[0].header.computers == {"bob": "sound"}


def test_the_shelf_tells_them_from_people(shelf: Shelf) -> None:
    against(shelf, {"bob": "random"})
    listed = shelf.games()[0]
    assert listed.computers == ("bob",)
    assert dict(listed.people) == {"ann": "Ann", "bob": "Bob"}


def test_a_game_of_people_alone_is_written_as_ever(shelf: Shelf) -> None:
    session = against(shelf, None)
    assert "computers" not in json.loads(lines(file_of(shelf, session))[0])
    assert shelf.games()[0].computers == ()


@pytest.mark.parametrize(
    ("computers", "sentence"),
    [
        (["bob"], "computers: […] stands where keys with values belong"),
        ({"zoe": "sound"}, 'computers.zoe: "zoe" is not known here'),
        ({"bob": "wise"}, "computers.bob: "),
        ({"ann": "random", "bob": "random"}, "the computer plays everybody"),
    ],
)
def test_what_cannot_be_is_told(shelf: Shelf, computers: Any, sentence: str) -> None:
    raw = shelf.export_bytes(against(shelf, None).id)
    with pytest.raises(BadFile) as bad:
        shelf.import_bytes(changed(raw, 1, computers=computers), "friday.game")
    assert sentence in bad.value.say("en")
    assert bad.value.say("ru") != bad.value.say("en")


@pytest.mark.parametrize("game", ["antinomy", "paradominetor"])
def test_the_strengths_are_those_of_the_players(game: str) -> None:
    known = import_module(f"companion.games.{game}.players.choice").STRENGTHS
    assert saved_kind(game).strengths == known


def test_the_island_has_none() -> None:
    assert saved_kind(ISLAND).strengths == ()
