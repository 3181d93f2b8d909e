"""docs/table-script.md names every key, question and error that the game writes or reads."""

import re
from typing import get_args

import pytest

from companion.games.island.announce import Note
from companion.games.island.announcements import Announcement, ToldSpace
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.questions import What
from companion.games.island.refusals.codes import Code
from companion.games.island.setup.file import KEYS
from companion.games.island.terms import (
    ANOMALIES,
    DIRECTIONS,
    FRUITS,
    KNOWN_TOKENS,
    LAKES,
    MIRAGES,
    PARTS,
    PORTALS,
)
from tests.architecture.house import ROOT

CONTRACT = (ROOT / "docs/table-script.md").read_text(encoding="utf-8")
INLINE = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`\n]+)`", CONTRACT))))
EXAMPLE = set(re.findall(r"[\w-]+", " ".join(re.findall(r"```\w+\n(.*?)```", CONTRACT, re.DOTALL))))


def keys_of(*facts: type) -> set[str]:
    return {key for fact in facts for key in fact.__slots__}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(keys_of(*get_args(Announcement), ToldSpace), id="facts that are said"),
        pytest.param(keys_of(Note), id="facts that are noted"),
        pytest.param(keys_of(StartShown, PieceShown), id="facts that are shown"),
        pytest.param(set(get_args(What)), id="questions"),
        pytest.param(set(get_args(Code)), id="errors"),
        pytest.param({*KEYS, "draws", "script"}, id="keys of the file"),
        pytest.param({*ANOMALIES, *FRUITS, *LAKES, *MIRAGES, *PORTALS}, id="spaces"),
        pytest.param({*DIRECTIONS, *PARTS, *KNOWN_TOKENS}, id="words"),
    ],
)
def test_the_contract_names_it(words: set[str]) -> None:
    assert sorted(words - INLINE - EXAMPLE) == []
