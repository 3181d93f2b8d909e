"""The text files of the repository: code, tests, tables, assets and docs."""

from collections.abc import Iterator
from pathlib import Path

from tests.architecture.house import ROOT

FOLDERS = (
    ".ci", ".github", "apk", "assets", "benchmarks", "companion", "docs", "fastlane",
    "requirements", "seeds", "stubs", "tests", "tools",
)  # fmt: skip
TEXTS = {
    ".cfg", ".in", ".java", ".js", ".json", ".kv", ".md", ".py", ".pyi", ".sh", ".spec", ".toml",
    ".txt", ".xml", ".yaml", ".yml", "",
}  # fmt: skip


def texts(*folders: str) -> Iterator[tuple[str, str]]:
    """Each text file below these folders, by its path in the repository, with what it holds."""
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*")):
        if path.is_file() and path.suffix in TEXTS and "__pycache__" not in path.parts:
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def house_texts() -> Iterator[tuple[str, str]]:
    """Every text file of the repository, but for the hidden ones of its root."""
    for path in sorted(ROOT.iterdir()):
        if path.is_file() and path.suffix in TEXTS and not path.name.startswith("."):
            yield path.name, path.read_text(encoding="utf-8")
    yield from texts(*FOLDERS)


def pages() -> Iterator[Path]:
    """The pages in Markdown that a reader of the repository is sent to."""
    yield from sorted(ROOT.glob("*.md"))
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from (ROOT / "benchmarks/README.md", ROOT / "seeds/README.md")
    yield ROOT / "tests/oracle/README.md"
