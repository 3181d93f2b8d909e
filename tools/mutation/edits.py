"""The edits possible at one node: each has a name and is one replaced stretch of the text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tools.mutation.text import Text

# A stretch of the source in characters, and what is put there.
Edit = tuple[int, int, str]
Named = tuple[str, Edit]

_COMPARED: Final[dict[str, tuple[str, ...]]] = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "in": ("not in",),
    "not in": ("in",),
    "is": ("is not",),
    "is not": ("is",),
}
_SUMS: Final = {"+": "-", "-": "+", "|": "&", "&": "|"}
_CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


def edits(node: ast.AST, text: Text, in_function: bool) -> Iterator[Named]:
    """Every edit of a node. Outside of functions `|` joins types."""
    match node:
        case ast.Compare():
            yield from _comparisons(node, text)
        case ast.BoolOp():
            yield from _logic(node, text)
        case ast.Constant(value=bool(value)):
            yield f"{value} to {not value}", _instead(node, text, str(not value))
        case ast.Constant(value=int(value)):
            yield from _numbers(node, value, text)
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", _sign_dropped(node, text)
        case ast.UnaryOp(op=ast.USub()):
            yield "minus dropped", _sign_dropped(node, text)
        case ast.BinOp() if in_function:
            yield from _sums(node.left, node.right, text)
        case ast.AugAssign() if in_function:
            yield from _sums(node.target, node.value, text)
            yield from _dropped(node, text)
        case ast.Call(func=ast.Name(id=name) as called) if name in _CALLED:
            yield f"{name} to {_CALLED[name]}", _instead(called, text, _CALLED[name])
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.Return(value=None):
            yield from _dropped(node, text)
        case ast.Assign(targets=[ast.Attribute()]) if in_function:
            yield from _dropped(node, text)
        case _:
            pass


def turned(test: ast.expr, text: Text) -> Iterator[Named]:
    """A condition turned round, where no other edit does that already."""
    if not isinstance(test, ast.Compare | ast.UnaryOp | ast.Constant):
        yield "condition turned", _instead(test, text, f"(not ({text.of(test)}))")


def filter_dropped(test: ast.expr, text: Text) -> Named:
    """Everything goes through a comprehension's `if`."""
    return "filter dropped", _instead(test, text, "True")


def _instead(node: ast.expr | ast.stmt, text: Text, new: str) -> Edit:
    return text.start(node), text.end(node), new


def _comparisons(node: ast.Compare, text: Text) -> Iterator[Named]:
    sides = [node.left, *node.comparators]
    for left, right in pairwise(sides):
        words = text.words(text.end(left), text.start(right))
        was = " ".join(word.text for word in words)
        for now in _COMPARED[was]:
            yield f"{was} to {now}", (words[0].start, words[-1].end, now)


def _logic(node: ast.BoolOp, text: Text) -> Iterator[Named]:
    for left, right in pairwise(node.values):
        (word,) = text.words(text.end(left), text.start(right))
        now = "or" if word.text == "and" else "and"
        yield f"{word.text} to {now}", (word.start, word.end, now)


def _numbers(node: ast.Constant, value: int, text: Text) -> Iterator[Named]:
    yield f"{value} to {value + 1}", _instead(node, text, str(value + 1))
    if value > 0:
        yield f"{value} to {value - 1}", _instead(node, text, str(value - 1))


def _sign_dropped(node: ast.UnaryOp, text: Text) -> Edit:
    """`not` or the minus alone: a bracket round the rest stays."""
    start, end = text.start(node), text.end(node)
    sign, following = text.words(start, end)[0], text.source
    after = sign.end + (following[sign.end] == " ")
    return start, after, ""


def _sums(left: ast.expr, right: ast.expr, text: Text) -> Iterator[Named]:
    (word,) = text.words(text.end(left), text.start(right))
    was = word.text.removesuffix("=")
    if was in _SUMS:
        yield f"{was} to {_SUMS[was]}", (word.start, word.start + 1, _SUMS[was])


def _dropped(node: ast.stmt, text: Text) -> Iterator[Named]:
    kind = "return" if isinstance(node, ast.Return) else type(node).__name__.lower()
    named = {"expr": "call", "assign": "setting", "augassign": "setting"}.get(kind, kind)
    yield f"{named} dropped", _instead(node, text, "pass")
