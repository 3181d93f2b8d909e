"""The one reader waits for nobody, reads regular files alone, and no more than it was told."""

from pathlib import Path

import pytest

from companion.store.files.bad_file import BadFile
from companion.store.files.reader import TooBig, opened_to_grow, read_file, why_unread
from companion.store.files.yaml_file import read_yaml
from companion.store.games.importing import read_game_file
from companion.store.sound_file import read_sound
from tests.store.hostile import HOSTILE, STRANGE, soon


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"one" * 1_000)
    assert read_file(tmp_path / "a", 3_000) == b"one" * 1_000
    with pytest.raises(TooBig):
        read_file(tmp_path / "a", 2_999)
    (tmp_path / "link").symlink_to("a")
    assert read_file(tmp_path / "link", 3_000) == b"one" * 1_000


def test_a_file_that_says_it_is_empty_and_is_not() -> None:
    with pytest.raises(TooBig):
        read_file("/proc/self/maps", 50)


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.parametrize("kind", STRANGE)
def test_no_regular_file_is_read(tmp_path: Path, kind: str) -> None:
    STRANGE[kind](tmp_path / "a")
    before = open_files()
    with soon(), pytest.raises(OSError) as bad:  # noqa: PT011 (each is another one)
        read_file(tmp_path / "a", 100)
    assert why_unread(bad.value) in ("no-file", "directory", "missing", "unreadable")
    with soon(), pytest.raises(OSError):  # noqa: PT011
        opened_to_grow(tmp_path / "a")
    assert open_files() == before


def test_why_it_was_not_read(tmp_path: Path) -> None:
    wanted = {"pipe": "no-file", "device": "no-file", "socket": "no-file", "folder": "directory",
              "dead link": "missing", "loop": "unreadable", "huge": "too-big"}  # fmt: skip
    for kind, code in wanted.items():
        path = tmp_path / kind
        HOSTILE[kind](path)
        with pytest.raises(OSError) as bad:  # noqa: PT011
            read_file(path, 100)
        assert why_unread(bad.value) == code, kind
    for name in ("a\0b", "\ud800", "x" * 5_000):
        with pytest.raises(OSError) as bad:  # noqa: PT011
            read_file(tmp_path / name, 100)
        assert why_unread(bad.value) == "unreadable"


@pytest.mark.parametrize("read", [read_yaml, read_game_file, read_sound])
@pytest.mark.parametrize("kind", sorted(set(STRANGE) - {"folder", "dead link"}))
def test_whoever_brings_no_file_is_told_in_a_sentence(
    tmp_path: Path, read: type, kind: str
) -> None:
    STRANGE[kind](tmp_path / "a")
    with soon(), pytest.raises(BadFile) as bad:
        read(tmp_path / "a")
    assert bad.value.say("en") != bad.value.say("ru")
    if kind in ("pipe", "device", "socket"):
        assert "this is a pipe or a device" in bad.value.say("en")


def test_a_link_does_not_grow(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"one")
    (tmp_path / "link").symlink_to("a")
    with pytest.raises(OSError):  # noqa: PT011
        opened_to_grow(tmp_path / "link")
    with opened_to_grow(tmp_path / "a") as file:
        file.write(b"two")
    assert (tmp_path / "a").read_bytes() == b"two"
