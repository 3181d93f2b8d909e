"""The docs name nothing that is not there: files, folders, links, headings."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.house import ROOT
from tests.architecture.written import FOLDERS, house_texts, pages

INLINE = re.compile(r"`([^`\s]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(r"[\w.{},*-]+(/[\w.{},*-]+)*/?")
SUFFIX = re.compile(r"\w\.(in|kv|md|png|py|spec|svg|toml|txt|yaml|yml)$")
PAGE = re.compile(r"[\w/-]+\.md\b")
BRACES = re.compile(r"\{([^{}]+)\}")
# Named although they are not in the repository.
ELSEWHERE = {
    "build/android": "made by `./run package`",
    "build/android/bin": "made by `./run package`",
    "box.yaml": "the owner's own file",
}
MOST_OF_README = 8_000  # bytes


def spread(path: str) -> Iterator[str]:
    """`{a,b}.py` is `a.py` and `b.py`."""
    braces = BRACES.search(path)
    if braces is None:
        yield path
        return
    for one in braces[1].split(","):
        yield from spread(path[: braces.start()] + one + path[braces.end() :])


def is_path(word: str) -> bool:
    return bool(PATH.fullmatch(word)) and ("/" in word or bool(SUFFIX.search(word)))


def is_there(path: str, page: Path) -> bool:
    """True if found from the root, from `companion/` or beside the page; a bare name anywhere."""
    path, places = path.rstrip("/"), [ROOT, ROOT / "companion", page.parent]
    if "/" not in path:
        places += [found for folder in FOLDERS for found in (ROOT / folder).rglob(path)]
        return any((place / path).exists() or place.name == path for place in places)
    return any(any(place.glob(path)) for place in places)


def missing_paths(page: Path, text: str) -> list[str]:
    named = {path for word in INLINE.findall(text) if is_path(word) for path in spread(word)}
    return sorted(path for path in named - set(ELSEWHERE) if not is_there(path, page))


def anchors(text: str) -> set[str]:
    """The headings of a page as a link names them."""
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def broken_links(page: Path, text: str) -> list[str]:
    broken = []
    for link in LINK.findall(text):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page if not path else page.parent / path
        heads = anchors(target.read_text("utf-8")) if anchor and target.exists() else {anchor}
        if not target.exists() or anchor not in heads:
            broken.append(link)
    return broken


@pytest.mark.parametrize("page", list(pages()), ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert missing_paths(page, text) == []
    assert broken_links(page, text) == []


def test_nothing_outside_the_repository_is_named() -> None:
    outside = "../" + "shared"
    assert [file for file, text in house_texts() if outside in text] == []


def test_every_page_that_is_named_anywhere_is_there() -> None:
    names = {path.name.lower() for path in pages()} | {"credits.md"}
    strange = {
        (file, page)
        for file, text in house_texts()
        for page in PAGE.findall(text)
        if page.rpartition("/")[2].lower() not in names
    }
    assert strange == {("tests/architecture/test_docs.py", "gone.md")}


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_the_examples_of_a_page_are_true(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    path = str(ROOT / page)
    found = doctest.testfile(path, module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (found.failed, found.attempted > 3) == (0, True)


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_bytes()) <= MOST_OF_README


def test_every_page_of_the_docs_can_be_reached_from_the_readme() -> None:
    reached, new = set(), {ROOT / "README.md"}
    while new:
        page = new.pop()
        reached.add(page)
        links = {link.partition("#")[0] for link in LINK.findall(page.read_text("utf-8"))}
        found = {(page.parent / link).resolve() for link in links if link.endswith(".md")}
        new |= {one for one in found if one.exists()} - reached
    assert set((ROOT / "docs").rglob("*.md")) <= reached


def test_a_path_that_is_gone_is_found() -> None:
    text = "`companion/gone.py`, `engine/{game,gone}.py`, `yes/no?`, `no.yaml`, [x](gone.md#y)"
    page = ROOT / "README.md"
    assert missing_paths(page, text) == ["companion/gone.py", "engine/gone.py", "no.yaml"]
    assert broken_links(page, text) == ["gone.md#y"]
    assert broken_links(page, "[x](README.md#nowhere) [y](#licence)") == ["README.md#nowhere"]
