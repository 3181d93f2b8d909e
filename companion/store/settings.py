"""The settings, kept beside the games. What is wrong with their file gives the default there."""

from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal

from companion.store.bad_file import Language
from companion.store.files.reader import FilePath
from companion.store.files.small_files import keep, read

FILE: Final = "settings.json"

Chore = Literal["ask", "do"]
# What is read aloud: nothing, what is touched to be, or every announcement.
ReadAloud = Literal["off", "touch", "all"]


@dataclass(frozen=True, slots=True)
class Settings:
    """`cover_after`: minutes, 0 for never. `put_back`, `lake_exit`: chores (desk.md).

    `by_itself`: what nothing is lost by is taken after a short count. `offline_only`: where the
    system's recogniser hears, it may not ask the network.
    """

    language: Language = "en"
    said_in: Language = "en"
    text_size: Literal[0, 1, 2, 3, 4, 5] = 2
    cover_after: Literal[0, 1, 2, 5] = 0
    keep_awake: bool = True
    put_back: Chore = "ask"
    lake_exit: Chore = "ask"
    drawing: Chore = "do"
    voice_in: bool = False
    by_itself: bool = False
    offline_only: bool = True
    voice_out: ReadAloud = "off"


_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("en", "ru"),
    "said_in": ("en", "ru"),
    "text_size": (0, 1, 2, 3, 4, 5),
    "cover_after": (0, 1, 2, 5),
    "keep_awake": (True, False),
    "put_back": ("ask", "do"),
    "lake_exit": ("ask", "do"),
    "drawing": ("ask", "do"),
    "voice_in": (True, False),
    "by_itself": (True, False),
    "offline_only": (True, False),
    "voice_out": ("off", "touch", "all"),
}


def load(folder: FilePath, language: Language = "en") -> Settings:
    """`language`: of screens and announcements, until somebody chooses. Never raises."""
    told = read(Path(folder), FILE) or {}
    chosen = {
        key: told[key] for key, choices in _CHOICES.items() if _is_one(told.get(key), choices)
    }
    return replace(Settings(language, language), **chosen)


def save(folder: FilePath, settings: Settings) -> None:
    """Raises CannotSave."""
    keep(Path(folder), FILE, asdict(settings), indent=1)


def _is_one(value: Any, choices: tuple[Any, ...]) -> bool:
    """To Python True is 1 as well, but nobody has set a size of True."""
    return type(value) is type(choices[0]) and value in choices
