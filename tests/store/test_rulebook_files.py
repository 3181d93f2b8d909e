"""Reading the rulebook's files, as they are and as they were compiled."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from companion.engine.frozen import revised
from companion.rulebook.entries import Rulebook
from companion.rulebook.find import Finder
from companion.rulebook.index import LINE_END, build
from companion.rulebook.words import stem
from companion.store.files.bad_file import BadFile
from companion.store.rulebook_files import (
    KIN,
    LINKS,
    RULEBOOK,
    SEARCH,
    STEMS,
    TEXTS,
    RulebookFiles,
    shipped_finder,
    shipped_kin,
    shipped_rulebook,
)
from tests.rulebook.small import trees
from tests.rulebook.test_links import tree

KINDRED = {"one-root": {"en": "go went", "ru": "идти шел"}, "one-meaning": {"en": "stop halt"}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in {**trees(), LINKS: tree(), KIN: KINDRED}.items():
        text = yaml.safe_dump(content, allow_unicode=True, sort_keys=False)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def found(finder: Finder, query: str) -> list[str]:
    return [hit.entry.id for hit in finder.find(query)]


def shown(rulebook: Rulebook) -> Rulebook:
    """Without what is only sought by, which is in the compiled search alone."""
    entries = {name: revised(entry, {"words": {}}) for name, entry in rulebook.entries.items()}
    return Rulebook(rulebook.chapters, entries)


def compile_in(folder: Path) -> None:
    for name, text in RulebookFiles(folder).compiled().items():
        (folder / name).write_text(text, encoding="utf-8")


def test_the_files_are_read_in_order(folder: Path) -> None:
    files = RulebookFiles(folder)
    assert [chapter.id for chapter in files.rulebook.chapters] == ["lakes", "death"]
    assert files.rulebook is files.rulebook
    assert found(files.finder, "whirl") == ["lake-exit"]
    assert files.links.entry_of(("energy",)) == "dying"


def test_what_was_compiled_is_the_same(folder: Path) -> None:
    read = RulebookFiles(folder)
    compile_in(folder)
    for file in folder.glob("*.yaml"):
        file.unlink()
    compiled = RulebookFiles(folder)
    assert shown(compiled.rulebook) == shown(read.rulebook)
    for query in ("lake", "озером", "7.3", "dyign", "g"):
        assert found(compiled.finder, query) == found(read.finder, query)
    assert compiled.links.entry_of(("energy",)) == "dying"


def test_files_that_changed_since_are_read(folder: Path) -> None:
    compile_in(folder)
    compiled = json.loads((folder / TEXTS).read_text("utf-8"))
    compiled["rulebook"]["chapters"][0][0] = "from-json"
    (folder / TEXTS).write_text(json.dumps(compiled), encoding="utf-8")
    assert RulebookFiles(folder).rulebook.chapters[0].id == "from-json"
    assert "from-json" not in RulebookFiles(folder).compiled()[TEXTS]
    lakes = folder / "01-lakes.yaml"
    lakes.write_text(lakes.read_text("utf-8").replace("whirl", "maelstrom"), encoding="utf-8")
    assert RulebookFiles(folder).rulebook.chapters[0].id == "lakes"
    assert found(RulebookFiles(folder).finder, "maelstrom") == ["lake-exit"]


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff", b"[1"])
def test_a_broken_compiled_file_is_passed_over(folder: Path, raw: bytes) -> None:
    for name in (TEXTS, SEARCH):
        (folder / name).write_bytes(raw)
    assert RulebookFiles(folder).rulebook.chapters[0].id == "lakes"
    assert found(RulebookFiles(folder).finder, "whirl") == ["lake-exit"]


def test_where_the_compiled_search_is_broken_the_everyday_words_are_read(folder: Path) -> None:
    compile_in(folder)
    (folder / SEARCH).write_bytes(b"{")
    assert found(RulebookFiles(folder).finder, "whirl") == ["lake-exit"]


def refusal(folder: Path) -> str:
    with pytest.raises(BadFile) as bad:
        RulebookFiles(folder).compiled()
    assert len(str(bad.value).splitlines()) == 1
    return str(bad.value)


def test_whatever_is_wrong_is_one_sentence(folder: Path) -> None:
    links, lakes = folder / LINKS, folder / "01-lakes.yaml"
    links.write_text("{}", encoding="utf-8")
    assert "links.yaml: announcements" in refusal(folder)
    links.unlink()
    assert "there is no such file" in refusal(folder)
    lakes.write_text("chapter: [", encoding="utf-8")
    assert "this is not YAML" in refusal(folder)
    lakes.write_bytes(b"\xff\xfe\xff")
    assert "01-lakes.yaml" in refusal(folder)
    lakes.write_text("chapter: lakes", encoding="utf-8")
    assert "01-lakes.yaml: title is missing" in refusal(folder)
    assert "no such file" in refusal(folder / "nowhere")


def test_the_shipped_rulebook_can_be_compiled(tmp_path: Path) -> None:
    for name, text in RulebookFiles(RULEBOOK).compiled().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    compiled = RulebookFiles(tmp_path)
    assert shown(compiled.rulebook) == shown(shipped_rulebook())
    for query in ("whirl", "умер", "L7.3", "anomla", "ub,tkm", "o"):
        assert found(compiled.finder, query) == found(shipped_finder(), query)


def test_without_libyaml_the_same_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast: Any = RulebookFiles(folder).rulebook
    monkeypatch.delattr(yaml, "CBaseLoader")
    assert RulebookFiles(folder).rulebook == fast


def test_the_stems_that_are_kept_are_those_of_the_stemmer() -> None:
    kept = dict(map(str.split, (RULEBOOK / STEMS).read_text("utf-8").splitlines()))
    assert {word: stem(word) for word in kept} == kept


def test_nearly_all_words_have_their_stem_kept() -> None:
    """Else `python -m tools.rulebook_stems`: the index is built in half the time."""
    kept = (RULEBOOK / STEMS).read_text("utf-8").splitlines()
    forms = build(shipped_rulebook(), shipped_kin())["forms"].split(LINE_END)
    assert len({*forms} - {line.split()[0] for line in kept}) < len(forms) / 20


def test_the_tables_are_the_same_with_kept_stems_and_without() -> None:
    kept = dict(map(str.split, (RULEBOOK / STEMS).read_text("utf-8").splitlines()))
    assert build(shipped_rulebook(), shipped_kin(), kept) == build(
        shipped_rulebook(), shipped_kin()
    )
