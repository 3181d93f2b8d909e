"""Settings survive, and whatever else lies in their file does no harm."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.frozen import fields, revised
from companion.store.games.troubles import CannotSave
from companion.store.settings import FILE, Settings, load, save
from tests.store.saved import full_disk, names

CHANGED = Settings(
    "ru", "en", 5, 2, keep_awake=False, put_back="do", lake_exit="do", drawing="ask",
    announcing="ask",
    voice_in=True, by_itself=True, offline_only=False, voice_out="all",
    letters="rows", motion="none", pace="slow",
)  # fmt: skip


def test_the_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "nowhere") == Settings()
    assert load(tmp_path, "ru") == Settings(language="ru", said_in="ru")
    assert fields(Settings()) == {
        "language": "en", "said_in": "en", "text_size": 2, "cover_after": 0, "keep_awake": True,
        "put_back": "ask", "lake_exit": "ask", "drawing": "do", "announcing": "do",
        "voice_in": False, "by_itself": False, "offline_only": True, "voice_out": "off",
        "letters": "none", "motion": "calm", "pace": "normal",
    }  # fmt: skip


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    save(tmp_path / "new" / "folder", CHANGED)
    assert load(tmp_path / "new" / "folder") == CHANGED
    save(tmp_path / "new" / "folder", Settings())
    assert load(tmp_path / "new" / "folder", "ru") == Settings()
    assert names(tmp_path / "new" / "folder") == [FILE]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "de"), ("language", None), ("said_in", ["en"]), ("text_size", 6),
        ("text_size", -1), ("text_size", 2.0), ("text_size", True), ("cover_after", 3),
        ("cover_after", False), ("keep_awake", 1), ("keep_awake", "yes"), ("put_back", {}),
        ("lake_exit", ""), ("text_size", 10**40), ("more", 1), ("voice_in", 1), ("voice_out", True),
        ("voice_out", "loud"), ("letters", True), ("motion", "wild"),
        ("pace", 7), ("pace", "fast"),
    ],
)  # fmt: skip
def test_one_wrong_value_is_the_default_alone(tmp_path: Path, key: str, value: Any) -> None:
    (tmp_path / FILE).write_text(json.dumps({**fields(CHANGED), key: value}))
    wanted = revised(CHANGED, {key: fields(Settings())[key]}) if key != "more" else CHANGED
    assert load(tmp_path) == wanted


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"null", b"7", b"\xff\xfe", b"\0" * 90, b"[" * 9_999, b"9" * 9_999,
            b'{"text_size":' + b"9" * 9_000 + b"}", b'{"language": "ru"}' + b" " * 50_000 + b"x"],
    ids=range(11),
)  # fmt: skip
def test_a_foreign_file_gives_the_defaults(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    assert load(tmp_path) in (Settings(), Settings(language="ru"))


def test_a_file_torn_anywhere_gives_settings(tmp_path: Path) -> None:
    save(tmp_path, CHANGED)
    raw = (tmp_path / FILE).read_bytes()
    for cut in range(len(raw)):
        (tmp_path / FILE).write_bytes(raw[:cut])
        assert load(tmp_path) == Settings()


@given(st.binary(max_size=300))
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    folder = tmp_path_factory.getbasetemp()
    (folder / FILE).write_bytes(raw)
    load(folder)


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert load(tmp_path) == load("a\0b") == Settings()
    save(tmp_path, CHANGED)
    assert load(tmp_path) == CHANGED
    assert (tmp_path / f"{FILE}.broken-1").is_dir()


def test_a_save_that_fails_leaves_what_was_there(tmp_path: Path) -> None:
    save(tmp_path, CHANGED)

    with full_disk(), pytest.raises(CannotSave):
        save(tmp_path, Settings())
    assert load(tmp_path) == CHANGED
    assert names(tmp_path) == [FILE]
