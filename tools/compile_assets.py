"""Compile the YAML that comes with the app into JSON beside it, as a tablet wants it:

    python -m tools.compile_assets [ROOT]
    python -m tools.compile_assets --search

The Android package is made so. In the house itself `./run` keeps the search of the rules alone, so
that its first word is found in no time; git ignores all of it. The app takes what was compiled as
long as it was made of these very files (`companion/store/files/shipped.py`; of the rulebook, whose
search is made beforehand too, `companion/store/rulebook_files.py`).
"""

import sys
from pathlib import Path
from typing import Final

from companion.store.files.shipped import COMPILED, Shipped
from companion.store.rulebook_files import SEARCH, TEXTS, book_folders, rulebook_in

HOUSE: Final = Path(__file__).resolve().parents[1]
MADE: Final = (COMPILED, TEXTS, SEARCH)
BOOKS: Final = "rulebook"  # the folder of the rulebooks
PLACES: Final = ("assets", "seeds/islands")


def folders(root: Path) -> list[Path]:
    """All that ship YAML."""
    return sorted({path.parent for place in PLACES for path in (root / place).rglob("*.yaml")})


def compile_assets(root: Path) -> list[Path]:
    """Write the compiled files; their paths. Raises BadFile for an unreadable file."""
    made = {
        folder / name: text for folder in folders(root) for name, text in compiled(folder).items()
    }
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return list(made)


def compile_search(folder: Path) -> Path:
    """Write the index that `./run` keeps; the texts are read from the files themselves."""
    path = folder / SEARCH
    path.write_text(rulebook_in(folder).compiled()[SEARCH], encoding="utf-8")
    return path


def compiled(folder: Path) -> dict[str, str]:
    if BOOKS in (folder.name, folder.parent.name):
        return rulebook_in(folder).compiled()
    return {COMPILED: Shipped(folder).compiled()}


if __name__ == "__main__":
    search_alone = sys.argv[1:] == ["--search"]
    house = HOUSE if search_alone or not sys.argv[1:] else Path(sys.argv[1])
    for written in map(compile_search, book_folders()) if search_alone else compile_assets(house):
        print(f"{written.relative_to(house)}: {written.stat().st_size:,} bytes")
