"""The rulebook that comes with the app: read when the rules are first opened, and kept."""

from __future__ import annotations

from functools import cache

from companion.rulebook.entries import Rulebook
from companion.rulebook.find import Finder
from companion.rulebook.links import Links


@cache
def shipped_rulebook() -> Rulebook:
    raise NotImplementedError


@cache
def shipped_finder() -> Finder:
    raise NotImplementedError


@cache
def shipped_links() -> Links:
    raise NotImplementedError
