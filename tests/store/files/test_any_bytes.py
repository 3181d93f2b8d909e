"""Any bytes in a file: the readable is read, and only the agreed errors are raised."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import CHARACTERS, DIRECTIONS, FRUITS, TOKENS
from companion.store.files.bad_file import BadFile
from companion.store.games.opening import open_game
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotOpen
from tests.store.saved import begun, file_of, lines, played, shape

ID = "0" * 16


def small_game(folder: Path, count: int = 8, seed: int = 1) -> bytes:
    shelf = Shelf(folder)
    session = begun(shelf, seed)
    played(session, count, seed)
    shelf.close()
    return file_of(shelf, session).read_bytes()


@pytest.mark.long
def test_cut_at_any_byte_it_opens_up_to_the_last_whole_line(tmp_path: Path) -> None:
    raw = small_game(tmp_path / "whole")
    file = tmp_path / f"{ID}.game"
    whole: dict[int, Any] = {}
    for cut in range(len(raw) + 1):
        file.write_bytes(raw[:cut])
        count = raw.count(b"\n", 0, cut)
        if count == 0:
            with pytest.raises(CannotOpen):
                open_game(file)
            continue
        session, troubles = open_game(file, lambda: 0)
        session.close()
        assert troubles == []
        # A cut between the two lines of one call: chance draws again, and draws the same.
        assert count - 1 <= len(session.journal) <= count
        assert whole.setdefault(count, shape(session)) == shape(session)
    assert len(whole) == 9
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [file.name]


def opens_or_says_why(folder: Path, raw: bytes) -> None:
    """It can be listed, opened, renamed and brought in, or each of them says why not."""
    shelf = Shelf(folder)
    (folder / f"{ID}.game").write_bytes(raw)
    try:
        shelf.games()
        with suppress(BadFile):
            shelf.delete(shelf.import_bytes(raw, "game"))
        with suppress(CannotOpen):
            shelf.rename(ID, "Saturday")
        with suppress(CannotOpen):
            session, troubles = shelf.resume(ID)
            assert all(set(one) == {"en", "ru"} for one in troubles)
            session.announced()
        shelf.games()
    finally:
        shelf.close()


@pytest.fixture(scope="module")
def raw(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return small_game(tmp_path_factory.mktemp("whole"), 20, seed=5)


@given(st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), min_size=1, max_size=4))
def test_any_bytes_changed(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes, changes: list[tuple[float, int]]
) -> None:
    changed = bytearray(raw)
    for place, byte in changes:
        changed[int(place * (len(raw) - 1))] = byte
    opens_or_says_why(tmp_path_factory.getbasetemp(), bytes(changed))


@given(st.binary(max_size=200), st.floats(0, 1), st.integers(0, 300))
def test_any_bytes_put_in_or_left_out(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes, new: bytes, place: float, left_out: int
) -> None:
    at = int(place * len(raw))
    changed = raw[:at] + new + raw[at + left_out :]
    opens_or_says_why(tmp_path_factory.getbasetemp(), changed)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
    | st.sampled_from(("none", "C4", "rock", "forbidden", "NW-E-SW", "yes", "A1", "9", "-9")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)  # fmt: skip


@given(st.data())
def test_any_value_in_the_header(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes, data: st.DataObject
) -> None:
    first, _, rest = raw.partition(b"\n")
    tree = json.loads(first)
    at = tree
    for _ in range(data.draw(st.integers(0, 4))):
        key = data.draw(st.sampled_from(list(at) if isinstance(at, dict) else range(len(at))))
        if not isinstance(at[key], dict | list) or not at[key]:
            break
        at = at[key]
    key = data.draw(st.sampled_from(list(at) if isinstance(at, dict) else range(len(at))))
    at[key] = data.draw(VALUES)
    changed = json.dumps(tree).encode("utf-8", "surrogatepass") + b"\n" + rest
    opens_or_says_why(tmp_path_factory.getbasetemp(), changed)


WORDS = (
    *CHARACTERS, *FRUITS, *HEXES[::7], *DIRECTIONS, *TOKENS[:3], *"0123",
    "move", "over", "safe", "restore", "bonus", "extra", "energy", "end", "token", "wave", "hits",
    "N", "rock", "bush", "pushes", "where", "set", "at", "off", "lying", "standing", "health",
    "max", "circled", "crossed", "free", "palm", "visited", "mission", "oracle", "ocean", "on",
    "actions", "symbol", "immune", "none", "anomaly", "arrows", "deaths", "turn", "op", "yes",
    "no", "use", "decline", "activate", "stay", "pass", "done", "shuffled", "straight", "camp-a",
    "and", "portal-1", "snakes", "knot",
)  # fmt: skip


@given(st.lists(st.tuples(st.sampled_from((*CHARACTERS, "op", "chance", "")),
                          st.lists(st.sampled_from(WORDS), min_size=1, max_size=5)), max_size=4),
       st.integers(0, 20))  # fmt: skip
def test_any_words_in_a_line(
    tmp_path_factory: pytest.TempPathFactory,
    raw: bytes,
    said: list[tuple[str, list[str]]],
    after: int,
) -> None:
    """Each after the game's own lines: some are taken, most end the reading."""
    head = raw.split(b"\n")[: after + 1]
    for who, words in said:
        line = json.dumps({"who": who, "do": " ".join(words), "at": 1}).encode()
        opens_or_says_why(tmp_path_factory.getbasetemp(), b"\n".join((*head, line, b"")))


def test_any_words_in_any_game(tmp_path: Path) -> None:
    """The same on many tables, and deep into a game: a line that is taken stays."""
    dice = Random(7)
    for seed in range(4):
        head = small_game(tmp_path / str(seed), 60, seed).split(b"\n")[:-1]
        for _ in range(60):
            who = dice.choice((*CHARACTERS, "op"))
            text = " ".join(dice.sample(WORDS, dice.randint(1, 5)))
            line = json.dumps({"who": who, "do": text}).encode()
            file = tmp_path / f"{ID}.game"
            file.write_bytes(b"\n".join((*head, line, b"")))
            session, troubles = open_game(file)
            session.close()
            if not troubles:
                head.append(line)
            assert len(lines(file)) == len(head)
