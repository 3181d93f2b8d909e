"""The files that are changed, and the tests that must notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from companion.games.registry import FOLDERS, ISLAND
from tools.mutation.changes import Change, changes

HOUSE: Final = Path(__file__).resolve().parents[2]

# The code that decides what happens at a table and what is said. Left out of the island's room is
# what only looks on (chronicle, stories, survey, …), what lays islands out, and what reads files.
# Left out too is what only says why a command was refused: refusals/.
_ISLAND: Final = "companion/games/island"
RULES: Final = (
    "companion/engine/*.py",
    f"{_ISLAND}/rules/*.py",
    *(
        f"{_ISLAND}/{name}.py"
        for name in (
            "announce", "announcements", "answers", "apply", "board/hexes", "board/knots",
            "board/layout", "box/box", "commands", "corrections", "effects", "facts", "game",
            "legal", "notation", "questions", "rulings", "setup/begin", "setup/chance", "state",
            "terms", "views",
        )
    ),
)  # fmt: skip

# The tables, the golden games, the tests of the engine and of the games; without those that look at
# thousands of islands, which take longer than all the others together.
_TABLES: Final = "tests/cli/test_tables.py"
TESTS: Final = (_TABLES, "tests/golden", "tests/engine", "tests/games")
LEFT_OUT: Final = tuple(
    f"tests/games/{name}.py"
    for name in (
        "island/board/test_generate",
        "island/board/test_survey",
        "island/board/test_tilings",
        "island/board/test_wishes",
        "island/test_leaks",
        *(f"{folder}/test_agreement" for folder in FOLDERS.values()),
    )
)

# All that can make the tests reach other lines.
_SOURCES: Final = (
    "companion/**/*.py", "seeds/**/*.yaml", "tests/conftest.py", "tests/boxes.py",
    _TABLES, "tests/tables/**/*.yaml", "tests/golden/*",
    "tests/engine/**/*.py", "tests/games/**/*.py",
)  # fmt: skip


@dataclass(frozen=True)
class Room:
    """The rules of one game. `only`: a word in the names of the tests that look at them."""

    rules: tuple[str, ...] = RULES
    tests: tuple[str, ...] = TESTS
    left_out: tuple[str, ...] = LEFT_OUT
    only: str = ""


def room(game: str) -> Room:
    """Of a small game all its files; the tables, its own tests and those of every game."""
    if game == ISLAND:
        return Room()
    folder = FOLDERS[game]
    tests = (_TABLES, f"tests/games/{folder}", "tests/games/contract")
    left_out = (f"tests/games/{folder}/test_agreement.py",)
    return Room((f"companion/games/{folder}/*.py",), tests, left_out, game)


def rule_files(game: str = ISLAND) -> tuple[str, ...]:
    return tuple(sorted(_found(room(game).rules)))


def all_changes(files: tuple[str, ...]) -> list[Change]:
    return [
        change
        for file in files
        for change in changes(file, (HOUSE / file).read_text(encoding="utf-8"))
    ]


def drawn(found: list[Change], count: int, seed: int) -> list[Change]:
    """So many of them by a seed: mostly the same ones when a rule elsewhere was changed since."""
    return sorted(found, key=lambda change: _lot(change, seed))[:count]


def _lot(change: Change, seed: int) -> bytes:
    *named, nth = change.name
    return sha256(repr((seed, nth, *named)).encode()).digest()


def fingerprint() -> str:
    """Another one as soon as a rule, a test or a table is another."""
    sums = sha256()
    for file in sorted(_found(_SOURCES)):
        sums.update(f"{file}\0".encode() + sha256((HOUSE / file).read_bytes()).digest())
    return sums.hexdigest()[:16]


def _found(patterns: tuple[str, ...]) -> Iterator[str]:
    for pattern in patterns:
        for path in HOUSE.glob(pattern):
            if path.is_file():
                yield str(path.relative_to(HOUSE))
