"""Apologies of the app: the last twenty places, whatever else stands in the file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion import __version__
from companion.store.apologies import MOST, Apology, apologies, keep, place_of
from companion.store.files.small_files import APOLOGIES
from tests.store.saved import full_disk

PLACE = "KeyError in app._redraw:70, stage.show:81"


def fallen(does: Callable[[], object]) -> BaseException:
    with pytest.raises(Exception) as raised:  # noqa: PT011 (whatever it is)
        does()
    return raised.value


def test_a_place_is_functions_lines_and_a_kind() -> None:
    def finds(secret: str) -> None:
        raise KeyError(secret)

    place = place_of(fallen(lambda: finds("the Rock is at C4")))
    line = finds.__code__.co_firstlineno
    assert place.startswith("KeyError in test_apologies.fallen:")
    assert place.endswith(f"test_apologies.finds:{line + 1}")
    assert "C4" not in place


def test_of_a_deep_one_the_last_calls_are_named() -> None:
    def falls(left: int) -> None:
        if left:
            falls(left - 1)
        raise KeyError

    place = place_of(fallen(lambda: falls(100)))
    assert place.startswith("KeyError in …, test_apologies.falls:")
    assert place.count(":") == 20


def test_the_last_twenty_are_kept(tmp_path: Path) -> None:
    assert apologies(tmp_path) == []
    for number in range(MOST + 5):
        keep(tmp_path, f"{PLACE}{number}", now=1_790_000_000 + number)
    kept = apologies(tmp_path)
    assert len(kept) == MOST
    assert kept[0] == Apology(1_790_000_005, __version__, f"{PLACE}5")
    assert kept[-1].place == f"{PLACE}24"


def test_what_fails_in_each_frame_is_kept_once_a_minute(tmp_path: Path) -> None:
    for second in range(0, 130, 10):
        keep(tmp_path, PLACE, now=1_790_000_000 + second)
    assert [one.at - 1_790_000_000 for one in apologies(tmp_path)] == [0, 60, 120]


@pytest.mark.parametrize("now", [-5e9, 1e15, 0])
def test_a_wrong_clock_is_no_second_fault(tmp_path: Path, now: float) -> None:
    keep(tmp_path, PLACE, now=now)
    assert [one.place for one in apologies(tmp_path)] == [PLACE]


def test_where_nothing_can_be_kept_nothing_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    keep(tmp_path / "file", PLACE)
    with full_disk():
        keep(tmp_path, PLACE)
    assert apologies(tmp_path) == apologies(tmp_path / "file") == []


def as_kept(**changed: Any) -> dict[str, Any]:
    return {"at": 1_790_000_000, "app": "0.1.0", "place": PLACE, **changed}


@pytest.mark.parametrize(
    "entry",
    [
        as_kept(place="KeyError in app._redraw:70 of Anna"),
        as_kept(place="The Rock is at C4"),
        as_kept(place="KeyError in /home/anna/main.py:7"),
        as_kept(place=f"KeyError in {'a.b:1, ' * 1_000}a.b:1"),
        as_kept(app="Anna"),
        as_kept(at="now"),
        as_kept(at=-1),
        as_kept(at=10**12),
        {"place": PLACE},
        "KeyError in a.b:1",
        None,
    ],
)
def test_what_somebody_else_wrote_there_does_not_go_out(tmp_path: Path, entry: object) -> None:
    file = tmp_path / APOLOGIES
    file.write_text(json.dumps({"kept": [as_kept(), entry]}), encoding="utf-8")
    assert [one.place for one in apologies(tmp_path)] == [PLACE]


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"kept": {}}', b'{"kept": "all"}', b"\xff"])
def test_a_file_that_is_none_tells_nothing(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / APOLOGIES).write_bytes(raw)
    assert apologies(tmp_path) == []
    keep(tmp_path, PLACE)
    assert [one.place for one in apologies(tmp_path)] == [PLACE]
