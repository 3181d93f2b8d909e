"""The changes that `./run mutate` makes of a source, each of them one small thing."""

import ast
from textwrap import dedent

import pytest

from tools.mutation.changes import Change, changes


def of(source: str) -> list[Change]:
    return changes("some.py", dedent(source))


def made(source: str) -> dict[str, str]:
    """The line as it is afterwards, by the kind of the change."""
    found = of(source)
    assert len({change.kind for change in found}) == len(found)
    return {change.kind: change.now for change in found}


def test_a_comparison_is_turned() -> None:
    assert made("x = a < b") == {"< to <=": "x = a <= b", "< to >=": "x = a >= b"}
    assert made("x = a not in b") == {"not in to in": "x = a in b"}
    assert made("x = (a) is  not (b)") == {"is not to is": "x = (a) is (b)"}


def test_each_sign_of_a_chain_is_turned_alone() -> None:
    assert [change.now for change in of("x = a == b != c")] == [
        "x = a == b == c",
        "x = a != b != c",
    ]


def test_a_number_is_raised_and_lowered() -> None:
    assert made("x = f(3)") == {"3 to 2": "x = f(2)", "3 to 4": "x = f(4)"}
    assert made("x = 0") == {"0 to 1": "x = 1"}


def test_true_is_no_number() -> None:
    assert made("x = True") == {"True to False": "x = False"}


def test_and_is_or() -> None:
    assert made("x = a and (b)") == {"and to or": "x = a or (b)"}


def test_a_call_is_dropped() -> None:
    assert made("work.tell(\n  one,\n  other,\n)") == {"call dropped": "pass"}


def test_what_a_function_sets_is_dropped() -> None:
    found = made("def f(work):\n    work.at = None\n    here = None")
    assert found == {"setting dropped": "pass"}


def test_a_condition_is_turned_once() -> None:
    assert made("if ready: go = 1 < 2")["condition turned"] == "if (not (ready)): go = 1 < 2"
    assert made("if not ready: x = a") == {"not dropped": "if ready: x = a"}


def test_a_filter_lets_everything_through() -> None:
    found = made("x = [one for one in all_of_them if one]")
    assert found["filter dropped"] == "x = [one for one in all_of_them if True]"


def test_a_guard_is_turned() -> None:
    assert made("match x:\n  case y if y: pass") == {
        "condition turned": "case y if (not (y)): pass"
    }


def test_early_returns_are_dropped_and_a_value_is_not() -> None:
    assert made("def f():\n    return") == {"return dropped": "pass"}
    assert made("def f():\n    return x") == {}


def test_plus_is_minus_and_the_sum_of_types_stays() -> None:
    assert made("def f():\n    return a | b")["| to &"] == "return a & b"
    assert made("Both = A | B") == {}
    assert made("def f(x: A | B) -> A | None:\n    return isinstance(x, A | B)") == {}


@pytest.mark.parametrize(
    "source",
    ["assert x == 1", "raise AssertionError(x == 1)", "x = f'{a == 1}'", "@f(1)\ndef g(): ..."],
)
def test_what_decides_nothing_stays(source: str) -> None:
    assert of(source) == []


def test_words_in_russian_move_nothing() -> None:
    assert made("x = 'жетон силы' == y") == {"== to !=": "x = 'жетон силы' != y"}


def test_a_change_is_named_by_its_lines_and_its_function() -> None:
    (above,) = of("def f():\n    return a in b")
    (below,) = of("\n\ndef f():\n    # L1.1\n    return a in b")
    assert above.name == below.name == ("some.py", "f", "return a in b", "return a not in b", 1)
    assert (above.line, below.line) == (2, 5)
    assert above.diff() == "-  return a in b\n+  return a not in b"


def test_of_several_alike_each_has_its_number() -> None:
    found = of("def f():\n    if a:\n        return\n    return")
    assert [(c.line, c.nth) for c in found if c.kind == "return dropped"] == [(3, 1), (4, 2)]


def test_the_lines_of_a_condition_are_its_heads() -> None:
    found = of("if a == b:\n    c = 1\nelse:\n    c = [\n        0,\n    ]")
    assert [(change.kind, list(change.lines)) for change in found] == [
        ("== to !=", [1]), ("1 to 0", [2]), ("1 to 2", [2]), ("0 to 1", [4, 5, 6]),
    ]  # fmt: skip


def test_every_change_can_be_read_and_is_another_source() -> None:
    source = "def f(a, b):\n    while not (a + 1 < b and any(b)):\n        a -= -b\n    return a"
    found = of(source)
    assert len(found) > 6
    for change in found:
        assert ast.dump(ast.parse(change.source)) != ast.dump(ast.parse(source))
