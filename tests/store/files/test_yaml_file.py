"""Any file is read as words or refused in one sentence."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.store.files.bad_file import BadFile
from companion.store.files.yaml_file import DEEPEST, LARGEST, MOST_NODES, Loaded, read_yaml


def load(folder: Path, text: str | bytes) -> Loaded:
    file = folder / "file.yaml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_yaml(file)


def refusal(folder: Path, text: str | bytes) -> str:
    with pytest.raises(BadFile) as refused:
        load(folder, text)
    return str(refused.value).removeprefix(str(folder / "file.yaml"))


def test_every_scalar_is_the_word_as_written(tmp_path: Path) -> None:
    text = "[no, yes, on, 007, 1e3, 0x1F, 2001-01-01, 12:30, .nan, '', \"null\", 'a b', <<]"
    words = ["no", "yes", "on", "007", "1e3", "0x1F", "2001-01-01", "12:30", ".nan"]
    assert load(tmp_path, text).value == [*words, "", "null", "a b", "<<"]


def test_nothing_is_none(tmp_path: Path) -> None:
    assert load(tmp_path, "{a: , b: ~, c: null, d: Null}").value == dict.fromkeys("abcd")
    assert load(tmp_path, "").value is None
    assert load(tmp_path, "# nothing but this\n").value is None


def test_a_byte_order_mark_is_no_word(tmp_path: Path) -> None:
    assert load(tmp_path, b"\xef\xbb\xbfa: b").value == {"a": "b"}


def test_lines_are_kept(tmp_path: Path) -> None:
    loaded = load(tmp_path, "a: 1\nb:\n  - c\n  - d: {e: f,\n      g: h}\n")
    assert loaded.line(("b",)) == 2
    assert loaded.line(("b", 0)) == 3
    assert loaded.line(("b", 1, "d", "g")) == 5
    assert loaded.line(("b", 1, "missing", "x")) == 4
    assert loaded.line(("missing",)) == 1


def test_what_is_missing_from_the_whole_is_looked_for_where_it_begins(tmp_path: Path) -> None:
    assert load(tmp_path, "# of the people\n\na: 1\n").line(("b",)) == 3
    assert load(tmp_path, "\n\n- a\n").line(()) == 3
    assert load(tmp_path, "# nothing but this\n").line(()) == 1


BAD = [
    ("a: [1", ": line 1: this is not YAML"),
    ("a: 1\nb: {c: d: e}", ": line 2: this is not YAML"),
    ("a:\n\tb: c", ": line 2: a tab stands here"),
    ("a:\tb\nc: d", ": line 1: a tab stands here"),
    ("a\n\x07b", ": line 2: this is not YAML"),
    ('a: "\\UFFFFFFFF"', ": this is not YAML"),
    ('a: "\\ud800"', ": line 1: this is not YAML"),
    ("%YAML 1." + "9" * 5000 + "\n---\na", ": this is not YAML"),
    (b"a: b\nc: \xff", ": line 2: the file is not UTF-8 text"),
    ("a: &x [1]\nb: *x", ': line 1: "x" is an anchor or alias'),
    ("a: *x", ': line 1: "x" is an anchor or alias'),
    ("a: !!python/object/apply:os.system [ls]", ': line 1: "tag:yaml.org'),
    ("a: !x b", ': line 1: "!x" is a tag'),
    ("a: 1\nb: 2\na: 3", ': line 3: the key "a" stands here for the second time'),
    ("~: a", ": line 1: a key must be a word"),
    ("[a, b]: c", ": line 1: a key must be a word"),
    ("a\n---\nb", ": line 2: a second document begins here"),
    ("[" * (DEEPEST + 1), ": line 1: more than 20 things lie inside one another"),
    ("[" * 400_000, ": line 1: more than 20 things lie inside one another"),
    ("- a\n" * MOST_NODES, f": line {MOST_NODES}: the file holds more than 20,000"),
    ("#" * (LARGEST + 1), ": the file is larger than 1 MB"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), BAD, ids=range(len(BAD)))
def test_a_bad_file_is_refused(tmp_path: Path, text: str | bytes, wanted: str) -> None:
    sentence = refusal(tmp_path, text)
    assert sentence.startswith(wanted)
    assert "\n" not in sentence


def test_as_deep_and_as_large_as_allowed(tmp_path: Path) -> None:
    load(tmp_path, "[" * DEEPEST + "]" * DEEPEST)
    load(tmp_path, "- a\n" * (MOST_NODES - 1))
    load(tmp_path, b"a".ljust(LARGEST))


def test_an_alias_bomb_is_refused(tmp_path: Path) -> None:
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ne: [*d, *d]\n"
    assert "anchor or alias" in refusal(tmp_path, bomb)


def test_a_huge_file_is_told_from_its_beginning(tmp_path: Path) -> None:
    huge = tmp_path / "huge.yaml"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(BadFile, match="larger than 1 MB"):
        read_yaml(huge)
    with pytest.raises(BadFile, match="a pipe or a device"):  # which has no end
        read_yaml("/dev/zero")


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("missing.yaml", "there is no such file"),
        (".", "this is a folder"),
        ("file/in-a-file.yaml", "the file cannot be read"),
        ("a\0b", "the file cannot be read"),
        ("a" * 5000, "the file cannot be read"),
    ],
)
def test_what_is_no_file_is_refused(tmp_path: Path, path: str, wanted: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadFile, match=wanted) as refused:
        read_yaml(f"{tmp_path}/{path}")
    assert "\0" not in str(refused.value)


def test_the_other_language(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("a: 1\na: 2")
    with pytest.raises(BadFile) as refused:
        read_yaml(tmp_path / "f", "ru")
    wanted = 'f: строка 2: ключ "a" стоит здесь второй раз; оставь один из двух'
    assert str(refused.value) == f"{tmp_path}/{wanted}"
    assert "line 2: the key" in refused.value.say("en")


YAML_LIKE = st.text(st.sampled_from("ab01 \n\t:-[]{},#&*!|>'\"%@`?~<\\\x85\u2028é"), max_size=60)


@given(st.binary(max_size=80) | YAML_LIKE.map(str.encode) | st.text(max_size=60).map(str.encode))
def test_nothing_but_bad_file_is_raised(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes
) -> None:
    faults: list[str] = []
    try:
        load(tmp_path_factory.getbasetemp(), raw)
    except BadFile as bad:
        faults = [bad.say("en"), bad.say("ru")]
    assert not any("\n" in sentence for sentence in faults)
