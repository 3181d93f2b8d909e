"""A game is opened where it was left, whatever has become of its file."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.languages import InBoth
from companion.games.island.commands import UseBonus, Where
from companion.games.island.game import play
from companion.games.island.kind import KIND
from companion.games.island.rules import RULES
from companion.games.island.terms import OP
from companion.store.games.kept_game import KeptGame
from companion.store.games.opening import open_game
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotOpen
from tests.games.island.random_tables import random_command
from tests.store.saved import begun, file_of, lines, played, same, shape, table


@pytest.fixture
def path(shelf: Shelf) -> Path:
    """Of a game of sixty lines, closed."""
    session = begun(shelf)
    played(session, 60)
    session.close()
    return file_of(shelf, session)


def opened(path: Path) -> tuple[KeptGame, list[InBoth]]:
    session, troubles = open_game(path)
    session.close()
    assert same(session, table())
    return session, troubles


def refused(path: Path) -> CannotOpen:
    raw = path.read_bytes()
    before = sorted(path.parent.iterdir())
    with pytest.raises(CannotOpen) as found:
        open_game(path)
    assert path.read_bytes() == raw
    assert sorted(path.parent.iterdir()) == before
    return found.value


def write(path: Path, written: list[bytes]) -> None:
    path.write_bytes(b"".join(line + b"\n" for line in written))


def header(path: Path, **changes: Any) -> None:
    first, *rest = lines(path)
    tree = {**json.loads(first), **changes}
    tree = {key: value for key, value in tree.items() if value is not ...}
    write(path, [json.dumps(tree).encode(), *rest])


@pytest.mark.parametrize("seed", range(12))
def test_it_is_as_it_was_left(shelf: Shelf, seed: int) -> None:
    session = begun(shelf, seed, odd=True)
    played(session, 150, seed)
    raw = file_of(shelf, session).read_bytes()
    session.close()
    again, troubles = open_game(file_of(shelf, session))
    assert troubles == []
    assert shape(again) == shape(session)
    assert again.seed == seed
    again.close()
    assert file_of(shelf, session).read_bytes() == raw


def test_it_goes_on_as_it_would_have(shelf: Shelf) -> None:
    """The dice too: what chance draws depends on the seed and the place in the journal."""
    session = begun(shelf, 5)
    plain = play(table(5), 5)
    for part in range(6):
        played(session, 40, part)
        played(plain, 40, part)
        session.close()
        session, _ = open_game(file_of(shelf, session))
    assert shape(session) == shape(plain)
    session.close()


def test_resuming_syncs_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda _: pytest.fail("a sync"))
    opened(path)


# Torn and broken


@pytest.mark.parametrize("torn", [b'{"who":"theseus","do":"mo', b"\0\0\0\0", b"\xff", b"{}"])
def test_what_was_never_finished_is_dropped(path: Path, torn: bytes) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw + torn)
    session, troubles = opened(path)
    assert troubles == []
    assert len(session.journal) == 60
    assert path.read_bytes() == raw
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_whole_line_without_its_end_was_never_finished(path: Path) -> None:
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))
    session, troubles = opened(path)
    assert (len(session.journal), troubles) == (59, [])
    assert len(lines(path)) == 60


BAD = {
    "no line": (b"{", "is damaged"),
    "empty": (b"", "is damaged"),
    "not UTF-8": (b'{"who":"op","do":"\xff"}', "is damaged"),
    "another object": (b'{"who":"op"}', "is damaged"),
    "a long line": (b'{"who":"op","do":"end","said":"' + b"x" * 70_000 + b'"}', "is damaged"),
    "a long command": (b'{"who":"op","do":"set ' + b"x" * 1100 + b'"}', "is damaged"),
    "deep": (b"[" * 50_000, "is damaged"),
    "a million digits": (b'{"who":"op","do":"end","at":' + b"9" * 60_000 + b"}", "is damaged"),
    "no command": (b'{"who":"op","do":"dance"}', "is against the rules"),
    "not now": (b'{"who":"op","do":"shuffled 1 0"}', "is against the rules"),
    "nobody": (b'{"who":"nobody","do":"move NW"}', "is against the rules"),
    "nobody asks": (
        f'{{"who":"nobody","do":"where {table().seats[0].who}"}}'.encode(),
        "is against the rules",
    ),
    "nobody's bonus": (b'{"who":"nobody","do":"bonus lime"}', "is against the rules"),
    "no number": ('{"who":"chance","do":"shuffled ²"}'.encode(), "is against the rules"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_line_ends_the_game_before_it(path: Path, name: str) -> None:
    bad, why = BAD[name]
    good = lines(path)
    write(path, [*good[:31], bad, *good[31:]])
    raw = path.read_bytes()
    session, (trouble,) = opened(path)
    assert len(session.journal) == 30
    kept = path.with_name(f"{path.name}.broken-1")
    assert kept.read_bytes() == raw
    assert lines(path) == good[:31]
    assert why in trouble["en"]
    assert trouble["en"].endswith(f"{kept.name} (line 32).")
    assert kept.name in trouble["ru"]
    assert opened(path)[1] == []


def test_each_broken_file_is_kept(path: Path) -> None:
    good = lines(path)
    for number in (1, 2, 3):
        write(path, [*good, b"bad %d" % number])
        opened(path)
        assert lines(path.with_name(f"{path.name}.broken-{number}"))[-1] == b"bad %d" % number
    write(path, [*good, b"bad 2"])
    _, (trouble,) = opened(path)
    assert "broken-2" in trouble["en"]  # the very same file is not kept twice
    assert len(list(path.parent.iterdir())) == 4


def test_a_bad_line_with_a_torn_one_after_it(path: Path) -> None:
    raw = path.read_bytes() + b"bad\nto"
    path.write_bytes(raw)
    _, troubles = opened(path)
    assert len(troubles) == 1
    assert path.with_name(f"{path.name}.broken-1").read_bytes() == raw
    assert len(lines(path)) == 61


def test_chance_draws_what_it_still_owed(shelf: Shelf) -> None:
    """The app was killed between the two lines of one call."""
    for seed in range(200):
        session = begun(shelf, seed)
        dice = Random(seed)
        while session.state.question is not None and len(session.journal) < 100:
            command = random_command(session.state, dice)
            if len(session.submit(command)) > 1 and isinstance(command, UseBonus):
                break
        else:
            continue
        path = file_of(shelf, session)
        session.close()
        raw = path.read_bytes()
        write(path, lines(path)[:-1])
        again, troubles = open_game(path, shelf.now)
        again.close()
        assert troubles == []
        assert shape(again) == shape(session)
        assert path.read_bytes() == raw
        return
    raise AssertionError("chance was never asked")


# Games that cannot be opened


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"}, {"format": "one"}, {"format": None}, {"format": -1}, {"format": ...},
        {"rules": "x"}, {"rules": ...}, {"name": ""}, {"name": "a\nb"}, {"name": "x" * 200},
        {"name": None}, {"name": []}, {"made": -1}, {"made": 1.5}, {"made": float("nan")},
        {"seed": "x"}, {"seed": 10**30}, {"table": {}}, {"table": None}, {"table": []},
        {"table": ...}, {"box": {}}, {"box": None}, {"box": "box"}, {"box": []},
        {"box": ...}, {"more": 1}, {"name": "\0"}, {"name": "\ud800"},
        {"box": {"boards": "x" * 2_000_000}},
    ],
    ids=str,
)  # fmt: skip
def test_a_damaged_header_is_left_alone(path: Path, changes: dict[str, Any]) -> None:
    header(path, **changes)
    assert refused(path).code == "header"


@pytest.mark.parametrize(
    "raw", [b"", b"\n", b"{}\n", b"[]\n", b"\0\n", b"{", b"[" * 100_000 + b"\n"]
)
def test_what_is_no_game_is_left_alone(path: Path, raw: bytes) -> None:
    path.write_bytes(raw)
    assert refused(path).code == "header"


@pytest.mark.parametrize("changes", [{"format": 2}, {"rules": RULES + 1}, {"format": 10**8}])
def test_a_newer_game_is_left_alone(path: Path, changes: dict[str, Any]) -> None:
    header(path, **changes, more="than we know")
    newer = refused(path)
    assert newer.code == "newer"
    assert "update" in newer.say("en")
    assert "обнови" in newer.say("ru")


def test_a_file_that_is_far_too_large(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(100_000_000)
    with pytest.raises(CannotOpen) as big:
        open_game(path)
    assert big.value.code == "too-big"


@pytest.mark.parametrize(
    ("name", "code"), [("missing", "no-such-game"), (".", "unreadable"), ("a\0b", "unreadable")]
)
def test_what_is_no_file(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(CannotOpen) as found:
        open_game(f"{tmp_path}/{name}")
    assert found.value.code == code


def test_a_device_is_no_game() -> None:
    with pytest.raises(CannotOpen):
        open_game("/dev/null")


def test_a_game_that_is_open_elsewhere(path: Path) -> None:
    session, _ = open_game(path)
    with pytest.raises(CannotOpen) as twice:
        open_game(path)
    assert twice.value.code == "already-open"
    session.close()
    opened(path)


# Other rules


def test_rules_of_another_version_may_say_otherwise(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [json.loads(line) for line in lines(path)[1:]]
    first = next(i for i, line in enumerate(told) if line.get("said") and i > 5)
    told[first]["said"][0] = {"space": "camp-a", "who": "phil"}
    told[first + 4]["said"] = []
    first_line = lines(path)[0]
    write(path, [first_line, *(json.dumps(line).encode() for line in told)])
    assert opened(path)[1] == []  # by the rules that it was played by
    monkeypatch.setattr(KIND, "rules", RULES + 1)
    session, (trouble,) = opened(path)
    assert f"(line {first + 2})" in trouble["en"]
    assert f"(строка {first + 2})" in trouble["ru"]
    assert len(session.journal) == 60


def test_rules_of_another_version_that_say_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KIND, "rules", RULES + 1)
    session, troubles = opened(path)
    assert troubles == []
    assert session.header.rules == RULES


def test_another_box_of_a_later_app_changes_no_running_game(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shape(opened(path)[0])
    monkeypatch.setattr("companion.store.assets.shipped_box", lambda: pytest.fail("looked up"))
    monkeypatch.setattr(
        "companion.store.games.upgrades.shipped_box", lambda: pytest.fail("looked up")
    )
    assert shape(opened(path)[0]) == before


def test_no_trouble_tells_a_secret(path: Path) -> None:
    good = lines(path)
    write(path, [*good, b'{"who":"op","do":"rock pushes hempel C4"}'])
    _, (trouble,) = opened(path)
    assert "C4" not in trouble["en"] + trouble["ru"]
    assert "rock" not in trouble["en"]
    session, _ = open_game(path)
    session.submit(Where(OP, session.state.captives[0].who))
    session.close()
