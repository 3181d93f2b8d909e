"""From the trees of the files to a rulebook; every mistake is one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.rulebook.entries import Rulebook


class BadRulebook(Exception):
    """`mistakes`: one sentence each, which names the file and the entry."""

    def __init__(self, mistakes: tuple[str, ...]) -> None:
        super().__init__(mistakes[0])
        self.mistakes = mistakes


def read_rulebook(trees: Mapping[str, Any]) -> Rulebook:
    """`trees`: the content of each chapter by its file's name, in order. Raises BadRulebook."""
    raise NotImplementedError
