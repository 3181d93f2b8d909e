"""Games of every kind are kept on the shelf, opened where they were left, and listed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from companion.engine.saved import StandingTable
from companion.games.registry import FOLDERS, kind
from companion.store.games.kept_game import KeptGame
from companion.store.games.listing import EXTENSION
from companion.store.games.shelf import Shelf
from tests.games.contract.samples import read, samples


def begun(shelf: Shelf, game: str, seed: int) -> KeptGame:
    """Any table of this game, as its contract test has them."""
    found = kind(game)
    tree = samples(game).random_tree(Random(seed))
    return shelf.begin(read(found, tree, seed), seed, "Friday", {}, game=game)


def played(session: KeptGame, game: str, lines: int, seed: int) -> None:
    found, dice = kind(game), Random(seed)
    for _ in range(lines):
        question = found.asked(session.state)
        if question is None:
            return
        word = dice.choice(question.options)
        session.submit(found.understand(session.state, question.who, word))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path, lambda: 1_790_000_000)


@pytest.mark.parametrize("game", sorted(FOLDERS))
@pytest.mark.parametrize("seed", range(5))
def test_a_game_is_opened_where_it_was_left(shelf: Shelf, game: str, seed: int) -> None:
    session = begun(shelf, game, seed)
    (listed,) = shelf.games()
    assert (listed.game, listed.broken, listed.over) == (game, False, False)
    played(session, game, 60, seed)
    left, journal, which = session.state, list(session.journal), session.id
    shelf.close()
    again, troubles = shelf.resume(which)
    assert troubles == []
    assert again.state == left
    assert again.journal == journal
    (listed,) = shelf.games()
    assert isinstance(listed.stands, StandingTable)
    assert listed.stands.players == tuple(kind(game).speakers(again.header.setup))
    assert listed.over == (left.won is not None)
    shelf.close()


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_a_game_is_brought_from_another_tablet(shelf: Shelf, tmp_path: Path, game: str) -> None:
    session = begun(shelf, game, 3)
    played(session, game, 30, 3)
    raw = shelf.export_bytes(session.id)
    other = Shelf(tmp_path / "other", lambda: 1_790_000_000)
    which = other.import_bytes(raw, "x.game")
    assert other.resume(which)[0].state == session.state
    other.close()
    shelf.close()


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_a_line_that_the_rules_refuse_ends_the_game_there(shelf: Shelf, game: str) -> None:
    session = begun(shelf, game, 3)
    played(session, game, 10, 3)
    kept, which = len(session.journal), session.id
    shelf.close()
    line = json.dumps({"who": "zoe", "do": "end", "said": [], "at": 1}).encode() + b"\n"
    with (shelf.folder / f"{which}{EXTENSION}").open("ab") as file:
        file.write(line)
    again, troubles = shelf.resume(which)
    assert len(troubles) == 1
    assert len(again.journal) == kept
    shelf.close()


def test_the_names_of_people_are_listed_and_what_is_none_is_not(shelf: Shelf) -> None:
    setup = begun(shelf, "antinomy", 1).header.setup
    who, other = setup.players
    names = {who: "Анна", other: "Bob"}
    session = shelf.begin(setup, 1, "Friday", {}, names, game="antinomy")
    listed = next(one for one in shelf.games() if one.id == session.id)
    assert dict(listed.people) == names
    shelf.close()
    path = shelf.folder / f"{session.id}{EXTENSION}"
    first, rest = path.read_text(encoding="utf-8").split("\n", 1)
    header = json.loads(first) | {"people": {who: [], other: "x" * 99, "zoe": "Zoe"}}
    path.write_text(f"{json.dumps(header)}\n{rest}", encoding="utf-8")
    listed = next(one for one in shelf.games() if one.id == session.id)
    assert dict(listed.people) == {"zoe": "Zoe"}
