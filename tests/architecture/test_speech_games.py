"""The machinery of talk knows no game: a game brings its words, or a table of them."""

import re
from pathlib import Path
from typing import Final

from companion.games.registry import FOLDERS

SPEECH: Final = Path(__file__).parents[2] / "companion" / "speech"
# What any game's phrases go through; the rest of `speech` is the island's (docs/new-game.md).
ANY_GAME: Final = (
    "languages/patterns.py", "talk/any_game.py", "talk/around.py", "talk/corrected.py",
    "talk/idle.py", "talk/name_table.py", "talk/pieces.py", "talk/sequences.py", "talk/sheets.py",
    "talk/talk_en.py", "talk/talk_ru.py", "talk/talk_words.py", "talk/unsettled.py",
    "talk/unsettled_words.py",
)  # fmt: skip
_IMPORTED: Final = re.compile(r"^(?:from|import) companion\.games\b", re.MULTILINE)


def test_speech_names_no_small_game() -> None:
    named = re.compile("|".join((*FOLDERS, *FOLDERS.values())), re.IGNORECASE)
    assert [
        path.name for path in SPEECH.rglob("*.py") if named.search(path.read_text("utf-8"))
    ] == []


def test_what_any_game_goes_through_imports_none() -> None:
    found = [name for name in ANY_GAME if _IMPORTED.search((SPEECH / name).read_text("utf-8"))]
    assert found == []
