"""The settings, kept beside the games. What is wrong with their file gives the default there."""

from pathlib import Path
from typing import Any, Final, Literal, get_args

from companion.engine.frozen import fields, frozen, revised
from companion.engine.languages import Language
from companion.store.files.reader import FilePath
from companion.store.files.small_files import keep, read

FILE: Final = "settings.json"

ChoreSetting = Literal["ask", "do"]
# The announcements read aloud: none, those touched, or all.
ReadAloudSetting = Literal["off", "touch", "all"]
# Letters on the map beside those of portals and camps: none, a space's own, its row and number.
LettersSetting = Literal["none", "letters", "rows"]
MotionSetting = Literal["calm", "full", "none"]
# The pause before the computer goes on by itself.
PaceSetting = Literal["slow", "normal", "quick"]


@frozen
class Settings:
    """`cover_after`: minutes, 0 for never. `put_back`, `lake_exit`: chores; `announcing`: to

    captives whom the computer plays. `by_itself`: what nothing is lost by is taken after a short
    count. `offline_only`: where the system's recogniser hears, it may not ask the network.
    """

    language: Language = "en"
    said_in: Language = "en"
    text_size: Literal[0, 1, 2, 3, 4, 5] = 2
    cover_after: Literal[0, 1, 2, 5] = 0
    keep_awake: bool = True
    put_back: ChoreSetting = "ask"
    lake_exit: ChoreSetting = "ask"
    drawing: ChoreSetting = "do"
    announcing: ChoreSetting = "do"
    voice_in: bool = False
    by_itself: bool = False
    offline_only: bool = True
    voice_out: ReadAloudSetting = "off"
    letters: LettersSetting = "none"
    motion: MotionSetting = "calm"
    pace: PaceSetting = "normal"


_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    name: get_args(kind) or (False, True) for name, kind in Settings.__annotations__.items()
}


def load(folder: FilePath, language: Language = "en") -> Settings:
    """`language`: of screens and announcements, until somebody chooses. Never raises."""
    told = read(Path(folder), FILE) or {}
    chosen = {
        key: told[key] for key, choices in _CHOICES.items() if _is_one(told.get(key), choices)
    }
    return revised(Settings(language, language), chosen)


def save(folder: FilePath, settings: Settings) -> None:
    """Raises CannotSave."""
    keep(Path(folder), FILE, fields(settings), indent=1)


def _is_one(value: Any, choices: tuple[Any, ...]) -> bool:
    """True for one of the choices by type too: to Python True is 1, but no size is True."""
    return type(value) is type(choices[0]) and value in choices
