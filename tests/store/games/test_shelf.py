"""The shelf: what lies on it, and that nothing falls off."""

import json
import os
from io import FileIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.box.box import Gain
from companion.games.island.commands import Where
from companion.games.island.stands import IslandStands, island_of
from companion.games.island.terms import OP
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame
from companion.store.games.listing import Listed
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import BadName, CannotOpen, CannotSave
from tests.games.island.random_tables import random_command
from tests.store.hostile import HOSTILE
from tests.store.saved import Clock, begun, file_of, full_disk, lines, played, shape, table


def ids(games: list[Listed]) -> list[str]:
    return [game.id for game in games]


def ask(session: KeptGame) -> None:
    session.submit(Where(OP, session.state.captives[0].who))


# Looking


def on_island(game: Listed) -> IslandStands:
    assert isinstance(game.stands, IslandStands)
    return game.stands


def test_a_shelf_is_empty_before_anybody_has_played(shelf: Shelf) -> None:
    assert shelf.games() == shelf.deleted() == []
    assert not shelf.folder.exists()


def test_a_new_game(shelf: Shelf) -> None:
    session = begun(shelf, 4, "Friday night")
    figures = tuple(seat.who for seat in table(4).seats)
    assert shelf.games() == [
        Listed(
            id=session.id, name="Friday night", made=1_790_000_000, last=1_790_000_000,
            broken=False, game="paradox-island",
            stands=IslandStands(
                players=table(4).players, captives=figures, round=1, turn=figures[0],
                deaths=0, done=(0,) * len(figures),
            ),
        )
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_a_game_in_play(shelf: Shelf, clock: Clock, seed: int) -> None:
    session = begun(shelf, seed)
    clock.seconds += 720
    played(session, 80, seed)
    (game,) = shelf.games()
    state = session.state
    at = on_island(game)
    assert (at.round, at.turn, at.won) == (state.round, state.turn, state.won)
    assert game.over == (state.won is not None)
    assert (game.made, game.last) == (1_790_000_000, 1_790_000_720)
    assert at.captives == tuple(captive.who for captive in state.captives)
    assert at.deaths == state.deaths
    assert at.done == tuple(len(state.board(who).mission) for who in at.captives)
    if state.won is None:
        assert shelf.finished_table(session.id) is None, "only its OP may see it"


def test_the_island_of_a_game_that_is_over_may_be_seen(shelf: Shelf) -> None:
    session = won(shelf)
    finished = shelf.finished_table(session.id)
    assert finished is not None
    assert finished[0] == "paradox-island"
    island = island_of(finished[1])
    assert island is not None
    assert island.spaces == session.state.table.island.spaces
    session.undo()
    assert shelf.finished_table(session.id) is None, "it goes on"


def won(shelf: Shelf) -> KeptGame:
    """The first game that random play wins soon."""
    for seed in range(30):
        session, dice = begun(shelf, seed), Random(seed)
        while session.state.question is not None and len(session.journal) < 400:
            session.submit(random_command(session.state, dice))
        if session.state.won is not None:
            return session
    raise AssertionError("nobody wins any more")


@pytest.mark.parametrize("wrong", [None, 7, "x", [], {}, [[]], 10**30, [-1, "a"]])
def test_a_finished_game_whose_island_cannot_be_read_shows_none(shelf: Shelf, wrong: Any) -> None:
    session = begun(shelf)
    shelf.close()
    path = file_of(shelf, session)
    tree = json.loads(lines(path)[0])
    line = {"round": 3, "turn": "op", "won": "op", "at": 5, "deaths": wrong, "done": wrong}
    for laid in (wrong, {"island": wrong, "knots": wrong}, {"island": [wrong], "knots": {}}):
        tree["table"] = laid
        path.write_bytes(b"".join(json.dumps(one).encode() + b"\n" for one in (tree, line)))
        (game,) = shelf.games()
        assert on_island(game).done == ()
        assert on_island(game).deaths in (None, 5)
        finished = shelf.finished_table(session.id)
        assert finished is not None
        assert island_of(finished[1]) is None


def test_the_newest_first(shelf: Shelf, clock: Clock) -> None:
    found = []
    for seed in range(4):
        clock.seconds += 1
        found.append(begun(shelf, seed))
    clock.seconds += 1
    ask(found[1])
    assert ids(shelf.games()) == [found[n].id for n in (1, 3, 2, 0)]


def test_a_long_game_is_not_read_to_be_listed(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(shelf)
    played(session, 600)
    size = file_of(shelf, session).stat().st_size
    read: list[int] = []

    class Counting(FileIO):
        def readinto(self, into: Any) -> int:
            count = super().readinto(into) or 0
            read.append(count)
            return count

    monkeypatch.setattr("companion.store.files.reader.FileIO", Counting)
    (game,) = shelf.games()
    assert (on_island(game).round, on_island(game).turn) == (
        session.state.round,
        session.state.turn,
    )
    assert 0 < sum(read) < size / 4


def test_a_torn_line_is_not_the_last(shelf: Shelf) -> None:
    session = begun(shelf)
    played(session, 30)
    before = shelf.games()
    for torn in (b'{"round":99', b"x" * 5_000, b"\0" * 20_000):
        path = file_of(shelf, session)
        raw = path.read_bytes()
        path.write_bytes(raw + torn)
        assert shelf.games() == before
        path.write_bytes(raw)


@pytest.mark.parametrize(
    "end", [b"{\n", b"[]\n", b"[" * 90_000 + b"\n", b"\n", b"x" * 300_000 + b"\n", b"\xff\n"]
)
def test_a_broken_end_is_told(shelf: Shelf, end: bytes) -> None:
    session = begun(shelf, 4)
    ask(session)
    with file_of(shelf, session).open("ab") as file:
        file.write(end)
    (game,) = shelf.games()
    assert game.broken
    assert (game.name, on_island(game).round, game.last) == ("Friday", None, 1_790_000_000)


@pytest.mark.parametrize("raw", [b"", b"\n", b"\0" * 50, b"{}\n", b"[" * 99_999, b"x" * 300_000])
def test_a_broken_beginning_is_told(shelf: Shelf, raw: bytes) -> None:
    session = begun(shelf)
    file_of(shelf, session).write_bytes(raw)
    (game,) = shelf.games()
    assert (game.id, game.broken, game.name, game.stands) == (session.id, True, "", None)


def test_a_newer_game_is_listed_as_far_as_we_can(shelf: Shelf) -> None:
    session = begun(shelf)
    path = file_of(shelf, session)
    path.write_bytes(json.dumps({**json.loads(lines(path)[0]), "format": 2}).encode() + b"\n")
    (game,) = shelf.games()
    assert (game.name, game.broken) == ("Friday", True)


def test_strange_values_are_not_shown(shelf: Shelf) -> None:
    session = begun(shelf)
    path = file_of(shelf, session)
    tree = {
        "game": "paradox-island", "format": 1, "name": "\u202e", "made": "x",
        "table": {"players": 99, "captives": ["phil", {"who": "bob"}, {"who": ["x"]}, 3]},
    }  # fmt: skip
    line = {"round": -3, "turn": {"a": 1}, "won": "bob", "at": 10**30}
    path.write_bytes(b"".join(json.dumps(one).encode() + b"\n" for one in (tree, line)))
    (game,) = shelf.games()
    stands = IslandStands(players=4)
    assert game == Listed(session.id, "", 0, 0, False, "paradox-island", False, stands)


def test_only_games_are_listed(shelf: Shelf) -> None:
    session = begun(shelf)
    for name in ("x.game", "0" * 16, f"{'0' * 16}.game.broken-1", f"{'0' * 16}.game.tmp", "A.txt"):
        (shelf.folder / name).write_text("x")
    (shelf.folder / f"{'1' * 16}.game").mkdir()
    assert ids(shelf.games()) == [session.id]


def test_what_was_being_written_when_the_app_was_killed_is_swept_away(tmp_path: Path) -> None:
    half = tmp_path / f".{'0' * 16}.tmp"
    half.write_bytes(b"half")
    os.utime(half, (1, 1))
    Shelf(tmp_path)
    Shelf("a\0b")
    assert list(tmp_path.iterdir()) == []


# Playing


def test_several_games_side_by_side(shelf: Shelf) -> None:
    first, second = begun(shelf, 1), begun(shelf, 2)
    for part in range(5):
        played(first, 10, part)
        played(second, 10, part)
    shelf.close()
    for session in (first, second):
        again, troubles = shelf.resume(session.id)
        assert (shape(again), troubles) == (shape(session), [])


def test_an_open_game_is_given_again_as_it_is(shelf: Shelf) -> None:
    session = begun(shelf)
    assert shelf.resume(session.id) == (session, [])
    session.close()
    again, _ = shelf.resume(session.id)
    assert again is not session
    assert shelf.resume(session.id)[0] is again


def test_the_box_in_force_is_kept_and_the_owners_own(shelf: Shelf) -> None:
    box = json.loads(json.dumps(shipped_box()))
    box["gains"]["heal"] = {"health": "3"}
    setup = table(1)
    with pytest.raises(ValueError, match="another box"):
        shelf.begin(setup, 1, "Friday", box)
    gains = {**setup.box.gains, "heal": Gain(health=3)}
    ours = revised(setup, {"box": revised(setup.box, {"gains": gains})})
    session = shelf.begin(ours, 1, "Friday", box)
    shelf.close()
    again, _ = shelf.resume(session.id)
    assert again.state.table.box.gains["heal"] == Gain(health=3)
    assert again.header.setup == revised(
        ours, {"box": revised(ours.box, {"assumed": again.state.table.box.assumed})}
    )


# Putting in order


@pytest.mark.parametrize("is_open", [True, False])
def test_a_game_is_renamed(shelf: Shelf, is_open: bool) -> None:
    session = begun(shelf)
    played(session, 30)
    if not is_open:
        shelf.close()
    before = lines(file_of(shelf, session))
    shelf.rename(session.id, "  Субботний вечер ")
    after = lines(file_of(shelf, session))
    assert after[1:] == before[1:]
    header = json.loads(before[0])
    assert json.loads(after[0]) == {**header, "name": "Субботний вечер"}
    assert list(json.loads(after[0])) == list(header)
    assert [game.name for game in shelf.games()] == ["Субботний вечер"]
    again, troubles = shelf.resume(session.id)
    assert (again is session) == is_open
    assert (again.header.name, troubles) == ("Субботний вечер", [])
    played(again, 30)
    shelf.close()
    assert shape(shelf.resume(session.id)[0]) == shape(again)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"), (" \n ", "name-empty"), ("x" * 81, "name-long"),
        ("a\nb", "name-letters"), ("a\0b", "name-letters"), ("a\u202eb", "name-letters"),
        ("\ud800", "name-letters"), ("a\x1b[2Jb", "name-letters"),
    ],
)  # fmt: skip
def test_a_name_that_no_game_can_have(shelf: Shelf, name: str, code: str) -> None:
    session = begun(shelf)
    raw = file_of(shelf, session).read_bytes()
    for attempt in (
        lambda: shelf.rename(session.id, name),
        lambda: begun(shelf, name=name),
    ):
        with pytest.raises(BadName) as bad:
            attempt()
        assert bad.value.code == code
        assert bad.value.say("en") != bad.value.say("ru")
    assert file_of(shelf, session).read_bytes() == raw
    assert len(shelf.games()) == 1


def test_a_name_of_eighty_letters(shelf: Shelf) -> None:
    session = begun(shelf, name="ж" * 80)
    assert shelf.games()[0].name == "ж" * 80
    shelf.close()
    shelf.resume(session.id)


def test_a_rename_that_fails_changes_nothing(shelf: Shelf) -> None:
    session = begun(shelf)
    played(session, 10)
    raw = file_of(shelf, session).read_bytes()
    before = sorted(shelf.folder.iterdir())

    with full_disk(), pytest.raises(CannotSave):
        shelf.rename(session.id, "Saturday")
    assert file_of(shelf, session).read_bytes() == raw
    assert sorted(shelf.folder.iterdir()) == before
    played(session, 10)
    assert len(lines(file_of(shelf, session))) == 1 + len(session.journal)


def test_what_cannot_be_read_cannot_be_renamed(shelf: Shelf) -> None:
    session = begun(shelf)
    shelf.close()
    path = file_of(shelf, session)
    for raw in (b"", b"{}\n", path.read_bytes().replace(b'"format":1', b'"format":9')):
        path.write_bytes(raw)
        with pytest.raises(CannotOpen):
            shelf.rename(session.id, "Saturday")
        assert path.read_bytes() == raw


def test_a_deleted_game_comes_back(shelf: Shelf) -> None:
    session = begun(shelf)
    played(session, 30)
    shelf.delete(session.id)
    assert shelf.games() == []
    assert ids(shelf.deleted()) == [session.id]
    with pytest.raises(CannotSave):  # closed with it
        ask(session)
    with pytest.raises(CannotOpen):
        shelf.resume(session.id)
    assert shelf.restore(session.id) == session.id
    again, troubles = shelf.resume(session.id)
    assert (shape(again), troubles) == (shape(session), [])
    assert shelf.deleted() == []


def test_a_game_is_deleted_for_good_only_from_there(shelf: Shelf) -> None:
    session = begun(shelf)
    with pytest.raises(CannotOpen):
        shelf.delete_for_good(session.id)
    shelf.delete(session.id)
    shelf.delete_for_good(session.id)
    assert shelf.games() == shelf.deleted() == []


def test_a_game_that_is_open_elsewhere_is_not_deleted_for_good(shelf: Shelf) -> None:
    session = begun(shelf)
    other = Shelf(shelf.folder)
    other.delete(session.id)
    ask(session)  # it is played on where it lies now
    with pytest.raises(CannotOpen) as refused:
        other.delete_for_good(session.id)
    assert refused.value.say("en").startswith("This game is open in another window of the app")
    assert refused.value.say("ru").startswith("Эта игра открыта в другом окне приложения")
    assert ids(other.deleted()) == [session.id]
    which = session.id
    shelf.close()
    again, _ = other.resume(other.restore(which))
    assert len(again.journal) == 1
    other.delete(which)
    other.delete_for_good(which)
    assert other.deleted() == []


@pytest.mark.parametrize("kind", ["loop", "dead link", "unreadable", "huge"])
def test_what_cannot_be_opened_can_be_deleted_for_good(shelf: Shelf, kind: str) -> None:
    shelf.folder.mkdir()
    HOSTILE[kind](shelf.folder / f"{'1' * 16}.game")
    (game,) = shelf.games()
    assert game.broken
    shelf.delete(game.id)
    shelf.delete_for_good(game.id)
    assert shelf.games() == shelf.deleted() == []


def test_nothing_else_is_ever_removed(shelf: Shelf) -> None:
    """A game never takes another's place, even if somebody copied files about by hand."""
    session = begun(shelf)
    raw = file_of(shelf, session).read_bytes()
    shelf.delete(session.id)
    path = file_of(shelf, session)
    path.write_bytes(raw.replace(b"Friday", b"Copied"))
    path.with_name(f"{path.name}.broken-1").write_bytes(b"kept aside")
    back = shelf.restore(session.id)
    assert back != session.id
    assert sorted(game.name for game in shelf.games()) == ["Copied", "Friday"]
    shelf.delete(session.id)
    (shelf.folder / f"{session.id}.game").write_bytes(raw)
    shelf.delete(session.id)
    assert len(shelf.deleted()) == 2
    for game in shelf.deleted():
        shelf.delete_for_good(game.id)
    assert path.with_name(f"{path.name}.broken-1").read_bytes() == b"kept aside"
    assert ids(shelf.games()) == [back]


@pytest.mark.parametrize(
    "which", ["", "x", "../games/x", "../" * 5 + "etc/passwd", "0" * 16, "A" * 16, "0" * 16 + "\n",
              "0" * 15 + "/", "\0" * 16, "é" * 16, "." * 16],
)  # fmt: skip
def test_an_id_from_outside_never_becomes_a_path(shelf: Shelf, which: str) -> None:
    begun(shelf)
    for use in (
        shelf.resume, shelf.delete, shelf.restore, shelf.delete_for_good, shelf.export_bytes,
        lambda word: shelf.rename(word, "x"), lambda word: shelf.export(word, "/dev/null"),
    ):  # fmt: skip
        with pytest.raises(CannotOpen) as none:
            use(which)
        assert none.value.code == "no-such-game"


def test_a_file_that_is_there_is_not_reached_either(shelf: Shelf) -> None:
    session = begun(shelf)
    shelf.delete(session.id)
    (shelf.folder.parent / "other.game").write_bytes(b"{}\n")
    (shelf.folder / "by hand.game").write_bytes(b"{}\n")
    for which in ("../other", "by hand", f"deleted/{session.id}", f"../games/deleted/{session.id}"):
        with pytest.raises(CannotOpen) as none:
            shelf.export_bytes(which)
        assert none.value.code == "no-such-game"


def test_ids_are_file_names(shelf: Shelf) -> None:
    found = {begun(shelf, name=f"game {n}").id for n in range(20)}
    assert len(found) == 20
    assert all(len(one) == 16 and set(one) <= set("0123456789abcdef") for one in found)


def test_a_name_lasts(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """The content of a folder is on the disk once the folder is."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_ino))

    def in_it(*folders: Path) -> bool:
        found = {folder.stat().st_ino for folder in folders} <= set(synced)
        synced.clear()
        return found

    session = begun(shelf)
    assert in_it(shelf.folder, shelf.folder.parent)
    shelf.rename(session.id, "Saturday")
    assert in_it(shelf.folder)
    shelf.delete(session.id)
    assert in_it(shelf.folder, shelf.bin)
    shelf.restore(session.id)
    assert in_it(shelf.folder, shelf.bin)
    shelf.delete(session.id)
    synced.clear()
    shelf.delete_for_good(session.id)
    assert in_it(shelf.bin)


# Exports


def test_an_export_that_cannot_be_written(shelf: Shelf, tmp_path: Path) -> None:
    session = begun(shelf)
    with pytest.raises(CannotSave):
        shelf.export(session.id, tmp_path / "missing" / "x.game")
    with pytest.raises(CannotSave):
        shelf.export(session.id, "a\0b")
    (tmp_path / "x.game").write_text("what was there")
    with full_disk(), pytest.raises(CannotSave):
        shelf.export(session.id, tmp_path / "x.game")
    assert (tmp_path / "x.game").read_text() == "what was there"
    shelf.export(session.id, tmp_path / "x.game")
    assert (tmp_path / "x.game").read_bytes() == shelf.export_bytes(session.id)


def test_what_is_too_large_is_not_exported_in_part(shelf: Shelf) -> None:
    session = begun(shelf)
    with file_of(shelf, session).open("r+b") as file:
        file.truncate(20_000_000)
    with pytest.raises(CannotOpen) as big:
        shelf.export_bytes(session.id)
    assert big.value.code == "too-big"


def test_a_shelf_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    shelf = Shelf(tmp_path / "file" / "games")
    assert shelf.games() == []
    with pytest.raises(CannotSave):
        begun(shelf)
