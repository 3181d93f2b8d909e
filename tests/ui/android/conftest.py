"""A tablet on an Android that is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.ui.android.pretend_android import PretendAndroid, imported


@pytest.fixture
def system(tmp_path: Path) -> PretendAndroid:
    return PretendAndroid(tmp_path)


@pytest.fixture
def tablet(system: PretendAndroid, kivy_window: tuple[Any, Any]) -> Iterator[Any]:  # noqa: ARG001
    with imported(system) as room:
        yield room.Tablet()
