"""The files of the app are found wherever the app lies."""

from pathlib import Path

import pytest

from companion.store.assets import asset


def test_an_asset_is_found_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Path(asset("box/box.yaml")).is_file()
    assert Path(asset("box/box.yaml")).is_absolute()
