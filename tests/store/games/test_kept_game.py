"""A kept session is a session, and each of its lines is in the file before the call returns."""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.facts import keys
from companion.engine.journal import Did, encode
from companion.engine.refused import Refused
from companion.games.island.announcements import Health, Off
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command, End, Move, Where
from companion.games.island.game import play
from companion.games.island.rules import RULES
from companion.games.island.setup.begin import set_up
from companion.games.island.terms import OP
from companion.store.games.game_file import FORMAT, journal_line
from companion.store.games.kept_game import KeptSession, take
from companion.store.games.shelf import Shelf
from tests.games.island.random_tables import random_command
from tests.store.saved import Clock, begun, file_of, lines, played, same, shape, table


def last_line(path: Path) -> Any:
    return json.loads(lines(path)[-1])


def test_the_first_line_is_the_whole_set_up(shelf: Shelf) -> None:
    session = begun(shelf, seed=3, name=" Friday ")
    (first,) = lines(file_of(shelf, session))
    header = json.loads(first)
    assert list(header) == ["game", "format", "rules", "name", "made", "seed", "table", "box"]
    assert header["game"] == "paradox-island"
    assert (header["format"], header["rules"], header["seed"]) == (FORMAT, RULES, 3)
    assert (header["name"], header["made"]) == ("Friday", 1_790_000_000)
    assert header["table"]["captives"][0]["who"] == table(3).seats[0].who
    assert set(header["box"]) >= {"boards", "tokens", "knot-kinds"}


def test_a_command_is_written_with_what_was_said(shelf: Shelf, clock: Clock) -> None:
    session = begun(shelf)
    who = session.state.turn
    clock.seconds += 90
    (entry,) = session.submit(Where(OP, who))
    assert last_line(file_of(shelf, session)) == {
        "who": OP,
        "do": f"where {who}",
        "said": [keys(one) for one in entry.outcome.said],
        "round": 1,
        "turn": who,
        "deaths": 0,
        "done": [0] * len(session.state.captives),
        "at": 1_790_000_090,
    }


def test_a_mark_is_written_with_how_things_stand(shelf: Shelf) -> None:
    session = begun(shelf)
    who = session.state.turn
    session.submit(End(who))
    session.announced()
    none = [0] * len(session.state.captives)
    stands = {"round": 1, "deaths": 0, "done": none, "at": 1_790_000_000}
    told = {**stands, "turn": session.state.turn}
    assert last_line(file_of(shelf, session)) == {"mark": "announced", **told}
    session.undo()
    assert last_line(file_of(shelf, session)) == {"mark": "undo", **told, "turn": who}
    session.redo()
    assert last_line(file_of(shelf, session)) == {"mark": "redo", **told}


def test_who_has_won_stands_in_every_line_from_then_on(shelf: Shelf) -> None:
    for seed in range(30):
        session = begun(shelf, seed)
        dice = Random(seed)
        while session.state.question is not None and len(session.journal) < 400:
            session.submit(random_command(session.state, dice))
        if session.state.won is not None:
            break
    session.announced()
    assert last_line(file_of(shelf, session))["won"] == session.state.won
    session.undo()
    assert "won" not in last_line(file_of(shelf, session))


@pytest.mark.parametrize("seed", [3, 4])
def test_a_line_is_what_any_json_writer_writes(shelf: Shelf, seed: int) -> None:
    """Without blanks, its keys in one order; `journal_line` puts it together by itself."""
    session = begun(shelf, seed, odd=True)
    played(session, 300, seed)
    written = lines(file_of(shelf, session))[1:]
    for one in take(KeptSession(session.header), written):
        tree: dict[str, Any] = {"mark": one.line}
        if isinstance(one.line, Did):
            assert one.outcome is not None
            said = [keys(announcement) for announcement in one.outcome.said]
            tree = {"who": one.line.who, "do": one.line.words, "said": said}
        tree |= {"round": one.state.round, "turn": one.state.turn}
        tree |= {"deaths": one.state.deaths}
        tree |= {"done": [len(one.state.board(who.who).mission) for who in one.state.captives]}
        tree |= {} if one.state.won is None else {"won": one.state.won}
        tree["at"] = 1_790_000_000
        assert one.raw == json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode()


def test_true_is_not_written_as_one() -> None:
    state = set_up(table()).state
    off, health = Off(True, "phil", "where"), Health(1, "phil", "camp")
    for said in ((off, health), (health, off)):
        raw = journal_line(Did(OP, "where phil"), Outcome(state, (), said), (), 0)
        assert b'{"off":true,' in raw
        assert b'{"health":1,' in raw


def test_the_lines_are_those_of_the_journal(shelf: Shelf) -> None:
    session = begun(shelf)
    played(session, 200)
    written = [json.loads(line) for line in lines(file_of(shelf, session))[1:]]
    for line, wanted in zip(written, session.journal, strict=True):
        assert line | json.loads(encode(wanted)) == line
    assert same(session, table())


def test_it_does_what_a_session_in_memory_does(shelf: Shelf) -> None:
    kept, plain = begun(shelf, seed=4), play(table(4), 4)
    played(kept, 200, seed=9)
    played(plain, 200, seed=9)
    assert shape(kept) == shape(plain)


def test_a_refused_command_writes_nothing(shelf: Shelf) -> None:
    session = begun(shelf)
    played(session, 20)
    before, shaped = lines(file_of(shelf, session)), shape(session)
    for call in (lambda: session.submit(Move("nobody", "NW")), session.redo):
        with pytest.raises(Refused):
            call()
    assert lines(file_of(shelf, session)) == before
    assert shape(session) == shaped


def test_nothing_was_announced_before_the_first_step(shelf: Shelf) -> None:
    session = begun(shelf)
    session.announced()
    assert len(lines(file_of(shelf, session))) == 1


def test_one_call_is_one_write_and_one_sync(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the disk before it returns, with everything that chance drew."""
    session = begun(shelf)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    for seed in range(600):
        before = len(synced), len(session.journal)
        played(session, 1, seed)
        assert len(synced) == before[0] + 1
        if len(session.journal) > before[1] + 1:
            return
    raise AssertionError("chance was never asked")


def test_commands_of_one_breath_are_kept_together(shelf: Shelf) -> None:
    session = begun(shelf)
    who = session.state.turn
    other = next(one.who for one in session.state.captives if one.who != who)
    commands: list[Command] = [Where(OP, who), End(who), Where(OP, other)]
    session.submit_each(iter(commands))
    assert [json.loads(line)["do"] for line in lines(file_of(shelf, session))[1:]] == [
        f"where {who}", "end", f"where {other}",
    ]  # fmt: skip
    before = lines(file_of(shelf, session))
    commands = [Where(OP, who), End(who)]
    with pytest.raises(Refused):
        session.submit_each(iter(commands))
    assert lines(file_of(shelf, session)) == before
