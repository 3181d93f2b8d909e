"""The owner's box file: in force when it is whole, reported and left alone when it is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.frozen import revised
from companion.games.island.board.layout import SPACES
from companion.games.island.box.file import BadBox, read_box
from companion.games.island.terms import LAKES, TOKENS
from companion.store.assets import shipped_box
from companion.store.files.bad_file import BadFile
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotSave
from companion.store.island.box_file import read_box_file, written
from companion.store.island.own_box import DRAFT, FILE, OwnBox, joined
from tests.store.hostile import HOSTILE, soon, what_lies
from tests.store.saved import at_once, full_disk, names, table

PAIRS = [word for word, number in SPACES.items() if word not in LAKES for _ in range(number)]
TILES = [list(pair) for pair in zip(PAIRS[:14], PAIRS[14:], strict=True)]
HEALTHY: dict[str, Any] = {
    "boards": {"theseus": {"health": "5", "bonuses": {"circle": ["orange", "lime"]}}},
    "tokens": {"token-6": {"name": {"en": "Fog", "ru": "Туман"}, "does": {"restore": "1"}},
               "token-7": {}},
    "tiles": TILES,
}  # fmt: skip


@pytest.fixture
def own(tmp_path: Path) -> OwnBox:
    return OwnBox(tmp_path)


# In force


def test_without_a_file_the_apps_box_is_in_force(tmp_path: Path) -> None:
    own = OwnBox(tmp_path / "nowhere")
    assert (own.tree, own.draft, own.trouble) == ({}, {}, None)
    assert own.box == read_box(shipped_box())
    assert own.whole == shipped_box()
    assert OwnBox("a\0b").tree == {}


def test_what_was_kept_is_in_force(tmp_path: Path, own: OwnBox) -> None:
    own.keep(HEALTHY)
    again = OwnBox(tmp_path)
    assert again.tree == own.tree == HEALTHY
    assert again.trouble is None
    assert again.box.boards["theseus"].health == 5
    assert again.box.tokens["token-6"].does.restore == 1
    assert "tokens.token-7" not in again.box.assumed
    assert names(tmp_path) == [FILE]


def test_a_file_written_by_hand_counts(tmp_path: Path) -> None:
    text = "# my box\nboards:\n  phil: {energy: 5}\npalms: [2, 3, 2]\n"
    (tmp_path / FILE).write_text(text)
    assert OwnBox(tmp_path).box.boards["phil"].energy == 5
    (tmp_path / FILE).write_text(json.dumps(HEALTHY, indent=2))
    assert OwnBox(tmp_path).tree == HEALTHY
    (tmp_path / FILE).write_text("# nothing yet\n")
    assert OwnBox(tmp_path).tree == {}


def test_a_confirmed_value_is_assumed_no_more(tmp_path: Path, own: OwnBox) -> None:
    own.keep({"boards": {"phil": {"health": "3"}}, "palms": ["3", "2", "2"], "tiles": []})
    left = OwnBox(tmp_path).box
    assert set(own.box.assumed) == set(left.assumed)
    assert not {"boards.phil.health", "palms", "tiles"} & set(left.assumed)
    assert left.boards == read_box(shipped_box()).boards


def test_a_new_game_keeps_the_owners_box(tmp_path: Path, own: OwnBox) -> None:
    own.keep(HEALTHY)
    which = begun(tmp_path, own)
    own.keep({})
    shelf = Shelf(tmp_path)
    session, troubles = shelf.resume(which)
    shelf.close()
    assert troubles == []
    assert session.state.table.box.tokens["token-6"].name["en"] == "Fog"


def begun(folder: Path, own: OwnBox) -> str:
    """A game with the owner's box."""
    shelf = Shelf(folder)
    assert read_box(own.whole) == own.box
    session = shelf.begin(revised(table(3), {"box": own.box}), 3, "Friday", own.whole)
    shelf.close()
    return session.id


def test_wrong_box_data_is_never_kept(tmp_path: Path, own: OwnBox) -> None:
    own.keep(HEALTHY)
    with pytest.raises(BadBox):
        own.keep({"palms": ["9", "9", "9"]})
    assert own.tree == OwnBox(tmp_path).tree == HEALTHY


def test_a_save_that_fails_leaves_what_was_there(tmp_path: Path, own: OwnBox) -> None:
    own.keep(HEALTHY)
    with full_disk(), pytest.raises(CannotSave):
        own.keep({})
    assert own.tree == OwnBox(tmp_path).tree == HEALTHY
    assert names(tmp_path) == [FILE]


# Broken

BROKEN = {
    "torn": (b'boards: {theseus: {health: "5', "line 1: this is not YAML"),
    "foreign": (b"name: CI\non: push\n", '"name" is not known here'),
    "list": (b"[1, 2]", "keys with values belong"),
    "binary": (b"\x89PNG\r\n\x1a\n\xff", "not UTF-8 text"),
    "bomb": (b"boards: &a [x, x]\ntokens: [*a, *a]", "anchor"),
    "object": (b"boards: !!python/object:os.system {}", "a tag of YAML"),
    "huge": (b"# " + b"x" * 1_100_000, "larger than 1 MB"),
    "deep": (b"[" * 50 + b"]" * 50, "more than 20 things"),
    "wrong": (b"palms: [3, 3, 3]\n", "line 1: palms"),
    "two": (b"palms: [1]\nknots: [a]\n", "and 1 more"),
    "shipped form": (b"palms: {value: [3, 2, 2], source: assumed}\n", "a list belongs"),
    "long": (f"tokens: {{ivy: {{name: {{en: {'x' * 70_000}}}}}}}".encode(), "70000 letters"),
}


@pytest.mark.parametrize("name", sorted(BROKEN))
def test_a_broken_file_is_told_in_one_sentence_and_left_alone(tmp_path: Path, name: str) -> None:
    raw, wanted = BROKEN[name]
    (tmp_path / FILE).write_bytes(raw)
    own = OwnBox(tmp_path)
    assert own.trouble is not None
    assert own.trouble["en"].startswith("Your box file cannot be used")
    assert wanted in own.trouble["en"]
    assert own.trouble["ru"].startswith("Твой файл коробки не подходит")
    assert all("\n" not in sentence and len(sentence) < 500 for sentence in own.trouble.values())
    assert own.box == read_box(shipped_box())
    assert (tmp_path / FILE).read_bytes() == raw
    assert names(tmp_path) == [FILE]


def test_what_is_told_next_puts_a_broken_file_aside(tmp_path: Path) -> None:
    for number, raw in enumerate((b"{", b"["), 1):
        (tmp_path / FILE).write_bytes(raw)
        own = OwnBox(tmp_path)
        own.keep({"tiles": []})
        assert own.trouble is None
        assert OwnBox(tmp_path).tree == {"tiles": []}
        assert (tmp_path / f"{FILE}.broken-{number}").read_bytes() == raw


def test_a_broken_file_stays_in_force_of_nothing_when_the_disk_is_full(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    own = OwnBox(tmp_path)
    with full_disk(), pytest.raises(CannotSave):
        own.keep({})
    assert [(tmp_path / name).read_bytes() for name in names(tmp_path)] == [b"{"]


def test_a_folder_or_a_dead_link_in_its_place(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    own = OwnBox(tmp_path)
    assert own.trouble is not None
    own.keep({})
    assert (tmp_path / f"{FILE}.broken-1").is_dir()
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).symlink_to(tmp_path / "gone")
    own = OwnBox(tmp_path)
    assert own.trouble is not None
    own.keep({})
    assert OwnBox(tmp_path).trouble is None


@given(st.binary(max_size=300))
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    folder = tmp_path_factory.getbasetemp()
    (folder / FILE).write_bytes(raw)
    (folder / DRAFT).write_bytes(raw)
    assert OwnBox(folder).box.palms == (3, 2, 2)


def test_a_file_torn_anywhere_is_whole_or_broken(tmp_path: Path) -> None:
    raw = written(HEALTHY)
    for cut in range(0, len(raw), 7):
        (tmp_path / FILE).write_bytes(raw[:cut])
        assert len(OwnBox(tmp_path).box.tokens) == 12


# Its form

letters = st.characters(codec="utf-8", categories=("L", "M", "N", "P", "S", "Zs"))
texts = st.text(letters, min_size=1, max_size=40).filter(
    lambda text: bool(text.strip()) and text.isprintable()
)


@given(texts)
def test_any_text_comes_back(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.getbasetemp() / "texts.yaml"
    tree = {"tokens": {"token-6": {"name": {"en": text}, "text": {"ru": f"{text} {text}"}}}}
    path.write_bytes(written(tree))
    assert read_box_file(path) == tree


def test_what_stands_twice_is_written_twice(tmp_path: Path) -> None:
    ticks = {"free": ["rock"]}
    tree = {"tokens": {"token-6": {"does": ticks}, "token-7": {"does": ticks}}}
    (tmp_path / FILE).write_bytes(written(tree))
    assert read_box_file(tmp_path / FILE) == tree


def test_it_can_be_read_by_people() -> None:
    text = written(HEALTHY).decode()
    assert "circle: [orange, lime]" in text
    assert "name: {en: Fog, ru: Туман}" in text


# A draft


def test_a_draft_is_kept_beside_and_not_in_force(tmp_path: Path, own: OwnBox) -> None:
    draft = {"tiles": [["orange", "camp-a"], ["lime"]]}
    own.keep_draft(draft)
    again = OwnBox(tmp_path)
    assert again.draft == own.draft == draft
    assert again.box == read_box(shipped_box())
    again.keep_draft({})
    assert OwnBox(tmp_path).draft == {}
    assert names(tmp_path) == []


def test_a_foreign_draft_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / DRAFT).write_bytes(b"{ torn")
    own = OwnBox(tmp_path)
    assert own.draft == {}
    own.keep_draft({"tiles": []})
    assert (tmp_path / f"{DRAFT}.broken-1").read_bytes() == b"{ torn"
    with full_disk(), pytest.raises(CannotSave):
        own.keep_draft({"tiles": [["orange"]]})
    assert OwnBox(tmp_path).draft == own.draft == {"tiles": []}


# Two windows


def test_two_windows_keep_what_the_other_has_told(tmp_path: Path) -> None:
    OwnBox(tmp_path).keep({"boards": {"phil": {"health": "3"}}, "palms": ["3", "2", "2"]})
    one, other = OwnBox(tmp_path), OwnBox(tmp_path)
    one.keep({**one.tree, "boards": {"phil": {"health": "3"}, "theseus": {"health": "5"}}})
    other.keep({"boards": {"phil": {"health": "4", "energy": "5"}}})
    wanted = {"boards": {"phil": {"health": "4", "energy": "5"}, "theseus": {"health": "5"}}}
    assert other.tree == OwnBox(tmp_path).tree == wanted
    assert other.box.boards["theseus"].health == 5
    one.keep({**one.tree, "tiles": TILES})
    assert OwnBox(tmp_path).tree == one.tree == {**wanted, "tiles": TILES}


def test_two_windows_enter_two_drafts(tmp_path: Path) -> None:
    one, other = OwnBox(tmp_path), OwnBox(tmp_path)
    one.keep_draft({"tiles": [["orange"]]})
    other.keep_draft({"boards": {"phil": {"half-sun": "east"}}})
    both = {"tiles": [["orange"]], "boards": {"phil": {"half-sun": "east"}}}
    assert OwnBox(tmp_path).draft == other.draft == both
    one.keep_draft({})
    assert OwnBox(tmp_path).draft == {"boards": {"phil": {"half-sun": "east"}}}
    assert names(tmp_path) == [DRAFT]


def test_what_is_wrong_leaves_what_the_other_window_has_told(tmp_path: Path) -> None:
    one, other = OwnBox(tmp_path), OwnBox(tmp_path)
    knots = ["a", "b", "c"]
    one.keep({"knots": knots})
    with pytest.raises(BadBox):
        other.keep({"palms": ["9", "9", "9"]})
    assert OwnBox(tmp_path).tree == {"knots": knots}


def test_an_import_keeps_what_the_other_window_has_told_as_a_file(
    tmp_path: Path, own: OwnBox
) -> None:
    put(own, "b.yaml", b"palms: [2, 2, 3]\n")
    OwnBox(tmp_path).keep(HEALTHY)
    kept = Path(own.take("b.yaml"))
    assert read_box_file(kept) == HEALTHY
    assert OwnBox(tmp_path).tree == {"palms": ["2", "2", "3"]}


@pytest.mark.parametrize("kind", sorted(set(HOSTILE) - {"many digits"}))  # which is good YAML
def test_what_cannot_be_read_while_the_app_runs_is_not_written_over(
    tmp_path: Path, own: OwnBox, kind: str
) -> None:
    own.keep(HEALTHY)
    (tmp_path / FILE).unlink()
    for file in (FILE, DRAFT):
        HOSTILE[kind](tmp_path / file)
    before = [what_lies(tmp_path / file) for file in (FILE, DRAFT)]
    with soon():
        own.keep({**HEALTHY, "palms": ["2", "2", "3"]})
        own.keep_draft({"tiles": []})
    kept = [path for path in tmp_path.iterdir() if "broken" in path.name]
    if kind == "empty":  # nothing is told by it, and nothing is lost with it
        kept.append(tmp_path / f"{FILE}.broken-1")
        before[0] = ()
    assert sorted(path.name for path in kept) == [f"{DRAFT}.broken-1", f"{FILE}.broken-1"]
    assert OwnBox(tmp_path).tree == {**HEALTHY, "palms": ["2", "2", "3"]}
    assert what_lies(tmp_path / f"{DRAFT}.broken-1") == before[1]
    if kind != "empty":
        assert what_lies(tmp_path / f"{FILE}.broken-1") == before[0]


def test_two_processes_lose_nothing_of_each_other(tmp_path: Path) -> None:
    def tell(one: int) -> None:
        own = OwnBox(tmp_path)
        for token in TOKENS[one::2]:
            own.keep({**own.tree, "tokens": {**own.tree.get("tokens", {}), token: {}}})

    at_once([lambda: tell(0), lambda: tell(1)])
    assert set(OwnBox(tmp_path).tree["tokens"]) == set(TOKENS)


words = st.sampled_from(("a", "b", "c"))
values = st.sampled_from(("1", "2", ["3"]))
trees = st.dictionaries(words, st.one_of(values, st.dictionaries(words, values)))


@given(trees, trees, trees)
def test_joined_holds_what_each_has_changed(
    before: dict[str, Any], ours: dict[str, Any], theirs: dict[str, Any]
) -> None:
    assert joined(before, before, theirs) == theirs
    assert joined(before, ours, before) == ours
    assert joined(before, ours, ours) == ours
    both = joined(before, ours, theirs)
    for key in {*before, *ours, *theirs}:
        if ours.get(key) == before.get(key):
            assert both.get(key) == theirs.get(key)
        elif theirs.get(key) == before.get(key) or not isinstance(ours.get(key), dict):
            assert both.get(key) == ours.get(key)


# From one tablet to another


def put(own: OwnBox, name: str, raw: bytes) -> None:
    folder = Path(own.exchange)
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(raw)


def test_a_box_goes_out_and_comes_back(tmp_path: Path, own: OwnBox) -> None:
    own.keep(HEALTHY)
    path = own.export()
    assert Path(path) == Path(own.exchange) / "box.yaml"
    own.export()
    assert own.files() == ["box 2.yaml", "box.yaml"]
    other = OwnBox(tmp_path / "other")
    put_there = Path(other.exchange)
    put_there.mkdir(parents=True)
    (put_there / "box.yaml").write_bytes(Path(path).read_bytes())
    assert other.take("box.yaml") == ""
    assert OwnBox(tmp_path / "other").tree == HEALTHY


def test_an_import_replaces_all_and_keeps_what_was(tmp_path: Path, own: OwnBox) -> None:
    own.keep(HEALTHY)
    before = (tmp_path / FILE).read_bytes()
    put(own, "b.yml", b"palms: [2, 2, 3]\n")
    kept = own.take("b.yml")
    assert own.tree == OwnBox(tmp_path).tree == {"palms": ["2", "2", "3"]}
    assert Path(kept) == tmp_path / f"{FILE}.former-1"
    assert Path(kept).read_bytes() == before


def test_an_import_over_a_broken_file_keeps_that_too(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    own = OwnBox(tmp_path)
    put(own, "b.json", b'{"palms": [2, 2, 3]}')
    assert own.take("b.json") == ""
    assert (tmp_path / f"{FILE}.broken-1").read_bytes() == b"{"
    assert own.box.palms == (2, 2, 3)


@pytest.mark.parametrize("name", sorted(BROKEN))
def test_a_broken_import_changes_nothing(tmp_path: Path, own: OwnBox, name: str) -> None:
    own.keep(HEALTHY)
    put(own, "bad.yaml", BROKEN[name][0])
    before = names(tmp_path)
    with pytest.raises(BadFile) as bad:
        own.take("bad.yaml")
    assert BROKEN[name][1] in bad.value.say("en")
    assert len(bad.value.say("ru")) < 700
    assert names(tmp_path) == before
    assert own.tree == OwnBox(tmp_path).tree == HEALTHY


def test_an_import_that_cannot_be_saved_changes_nothing(tmp_path: Path, own: OwnBox) -> None:
    own.keep(HEALTHY)
    put(own, "b.yaml", b"palms: [2, 2, 3]\n")
    with full_disk(), pytest.raises(CannotSave):
        own.take("b.yaml")
    assert own.tree == OwnBox(tmp_path).tree == HEALTHY


def test_only_files_of_the_exchange_are_taken(tmp_path: Path, own: OwnBox) -> None:
    (tmp_path / "outside.yaml").write_bytes(b"palms: [2, 2, 3]\n")
    put(own, "notes.txt", b"")
    assert own.files() == []
    with pytest.raises(BadFile):
        own.take("../outside.yaml")
    with full_disk(), pytest.raises(CannotSave):
        own.export()


def test_the_largest_box_fits_the_first_line_of_a_game(tmp_path: Path, own: OwnBox) -> None:
    texts = {
        "name": {"en": "😀" * 40, "ru": "😀" * 40},
        "text": {"en": "😀" * 400, "ru": "😀" * 400},
    }
    own.keep({"tokens": dict.fromkeys(TOKENS, texts), "tiles": TILES})
    assert OwnBox(tmp_path).tree == own.tree
    begun(tmp_path, own)
