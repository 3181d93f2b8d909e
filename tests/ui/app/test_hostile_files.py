"""The real app starts though its files are none, and says so once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.store.hostile import HOSTILE, soon
from tests.ui.driver import running

FILES: Final = ("practice.json", "set-up.json", "settings.json")


@pytest.mark.parametrize("kind", ["pipe", "device", "huge"])
def test_it_starts_and_says_so_once(
    kivy_window: tuple[Any, Any], tmp_path: Path, kind: str
) -> None:
    from companion.ui.app import CompanionApp  # opens the window

    for file in FILES:
        HOSTILE[kind](tmp_path / file)
    with soon(20), running(CompanionApp(str(tmp_path)), *kivy_window) as ui:
        for file in FILES:
            assert f"{file}.broken-1" in ui.seen()
        ui.tap("go-on")
        assert "choose-game" in ui.roles()
    with soon(20), running(CompanionApp(str(tmp_path)), *kivy_window) as ui:
        assert "choose-game" in ui.roles()
