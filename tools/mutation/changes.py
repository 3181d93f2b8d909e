"""Small changes of a source, as a careless hand could make them, one at a time.

They are found in the parsed source and made in its text, so that nothing else moves.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tools.mutation.edits import Named, edits, filter_dropped, turned
from tools.mutation.text import Text

# File, function, the lines before and after, and which of several alike.
Name = tuple[str, str, str, str, int]

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Change:
    """`was` and `now`: the lines that differ, stripped. With `inside`, the function, they name it.

    `nth`: of the same change in that function. `lines`: the statement's, by which the tests that
    reach it are found.
    """

    file: str
    inside: str
    kind: str
    was: str
    now: str
    line: int
    lines: range
    source: str
    nth: int = 1

    @property
    def name(self) -> Name:
        """The same for as long as these lines are the same, wherever they stand in the function."""
        return self.file, self.inside, self.was, self.now, self.nth

    def diff(self) -> str:
        """As `git diff` shows it."""
        removed = [f"-  {line}" for line in self.was.splitlines()]
        return "\n".join([*removed, *(f"+  {line}" for line in self.now.splitlines())])


@dataclass(frozen=True)
class _Spot:
    """A node, the function that it stands in, and the lines of its statement."""

    node: ast.AST
    inside: str = ""
    in_function: bool = False
    lines: range = range(0)


def changes(file: str, source: str) -> list[Change]:
    """Every change of a source, in the order of its lines."""
    text = Text(source)
    top = _Spot(ast.parse(source))
    found = [
        _change(file, text, spot, named) for spot in _spots(top) for named in _edits(spot, text)
    ]
    return _numbered(sorted(found, key=lambda change: (change.line, change.kind, change.now)))


def _numbered(found: list[Change]) -> list[Change]:
    alike: Counter[Name] = Counter()
    for place, change in enumerate(found):
        alike[change.name] += 1
        found[place] = replace(change, nth=alike[change.name])
    return found


def _change(file: str, text: Text, spot: _Spot, named: Named) -> Change:
    kind, (start, end, new) = named
    source = text.source[:start] + new + text.source[end:]
    was, now = _differing(text.source.splitlines(), source.splitlines())
    line = text.line_of(start)
    return Change(file, spot.inside, kind, was, now, line, spot.lines, source)


def _differing(before: list[str], after: list[str]) -> tuple[str, str]:
    """The lines that are not the same, stripped."""
    first = next(
        i for i, (one, other) in enumerate(zip(before, after, strict=False)) if one != other
    )
    least = min(len(before), len(after)) - first
    tail = next((i for i in range(least) if before[-1 - i] != after[-1 - i]), least)
    return _stripped(before[first : len(before) - tail]), _stripped(
        after[first : len(after) - tail]
    )


def _stripped(lines: list[str]) -> str:
    return "\n".join(line.strip() for line in lines)


def _edits(spot: _Spot, text: Text) -> Iterator[Named]:
    node = spot.node
    yield from edits(node, text, spot.in_function)
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield from turned(test, text)
        case ast.match_case(guard=ast.expr() as guard):
            yield from turned(guard, text)
        case ast.comprehension(ifs=[*tests]):
            for test in tests:
                yield from turned(test, text)
                yield filter_dropped(test, text)
        case _:
            pass


# Walking


def _spots(spot: _Spot) -> Iterator[_Spot]:
    """A node and all below it that does something, each once."""
    yield spot
    for child in _children(spot.node):
        yield from _spots(_below(spot, child))


def _below(spot: _Spot, child: ast.AST) -> _Spot:
    below = replace(spot, node=child)
    if isinstance(child, ast.stmt | ast.match_case):
        below = replace(below, lines=_lines(child))
    if isinstance(child, (*_FUNCTIONS, ast.ClassDef)):
        inside = f"{spot.inside}.{child.name}" if spot.inside else child.name
        in_function = isinstance(child, _FUNCTIONS)
        below = replace(below, inside=inside, in_function=in_function)
    return below


def _lines(node: ast.stmt | ast.match_case) -> range:
    """Of a compound statement its head alone."""
    first = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
    body = getattr(node, "body", None)
    if body:
        return range(first, max(body[0].lineno, first + 1))
    if isinstance(node, ast.Match):
        return range(first, node.cases[0].pattern.lineno)
    assert isinstance(node, ast.stmt)
    assert node.end_lineno is not None
    return range(first, node.end_lineno + 1)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """Without types, decorators, assertions, what only mypy reads, and the inside of f-strings.

    (An f-string's inside has no true place in the text before Python 3.12.)
    """
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_idle(child):
                yield child


def _is_idle(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Name(id="isinstance" | "assert_never" | "cast" | "TypeVar")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"))):
            return True
        case ast.Subscript(value=ast.Name(id="Literal" | "Callable")):
            return True
        case ast.keyword(arg="strict"):  # `zip` asserts it
            return True
        case _:
            return False
