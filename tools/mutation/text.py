"""A source by its characters: where a node of the tree stands, and the words between two."""

from __future__ import annotations

import ast
import io
import tokenize
from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    start: int
    end: int
    text: str


class Text:
    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))
        self._words = [
            Word(self._at(*token.start), self._at(*token.end), token.string)
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type in (tokenize.NAME, tokenize.OP)
        ]

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def _at_bytes(self, line: int, column: int) -> int:
        """The tree counts a line's bytes, and words of ours are Russian."""
        before = self._lines[line - 1].encode()[:column]
        return self._at(line, len(before.decode()))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._at_bytes(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at_bytes(node.end_lineno, node.end_col_offset)

    def of(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)]

    def line_of(self, at: int) -> int:
        return self.source.count("\n", 0, at) + 1

    def words(self, start: int, end: int) -> list[Word]:
        """Names and operators between two places; brackets are none."""
        return [
            word
            for word in self._words
            if start <= word.start and word.end <= end and word.text not in "()"
        ]
