"""JSON that anybody may have written: words, and no more of them than any file of ours holds."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.store.files.json_tree import DEEPEST, MOST_NODES, NotJson, read_json


def test_numbers_stay_the_words_they_are() -> None:
    text = b'[1, -0, 1.50, 1e999, NaN, -Infinity, true, null, "1", {"a": 007}]'
    with pytest.raises(NotJson):
        read_json(text)
    assert read_json(text.replace(b"007", b"7")) == [
        "1", "-0", "1.50", "1e999", "NaN", "-Infinity", True, None, "1", {"a": "7"},
    ]  # fmt: skip
    assert read_json(b"9" * 200_000) == "9" * 200_000


def test_as_deep_and_as_large_as_allowed() -> None:
    read_json(b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1))
    with pytest.raises(NotJson):
        read_json(b"[" * (DEEPEST + 2) + b"]" * (DEEPEST + 2))
    read_json(json.dumps([1] * MOST_NODES).encode())
    for tree in ([1] * (MOST_NODES + 1), {str(n): 1 for n in range(MOST_NODES // 2 + 1)}):
        with pytest.raises(NotJson):
            read_json(json.dumps(tree).encode())


@pytest.mark.parametrize("letter", ["\0", "\x07", "\x1b", "\x7f", "\ud800"])
def test_what_is_no_text(letter: str) -> None:
    for tree in ([letter], {letter: 1}):
        with pytest.raises(NotJson):
            read_json(json.dumps(tree).encode())


def test_lines_and_tabs_may_be() -> None:
    assert read_json(b'["a\\n\\tb"]') == ["a\n\tb"]


@given(st.binary(max_size=100) | st.text(max_size=100).map(str.encode))
def test_nothing_but_not_json_is_raised(raw: bytes) -> None:
    with suppress(NotJson):
        read_json(raw)


@given(st.recursive(st.none() | st.booleans() | st.text(st.characters(min_codepoint=32)),
                    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))  # fmt: skip
def test_what_is_written_reads_the_same(tree: Any) -> None:
    with suppress(NotJson):
        assert read_json(json.dumps(tree).encode()) == tree
