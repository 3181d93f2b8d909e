"""A small rulebook in place of the shipped one, so that its texts can change and tests stay."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from companion.rulebook.links import Links
from companion.rulebook.read import read_rulebook
from companion.store import rulebook_files
from companion.ui.rules.book import the_book
from tests.rulebook.small import finder_of, trees


def shelve(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on it is what the app reads; everything is linked to `dying` but a few words."""
    book = read_rulebook(trees())
    links: dict[str, Any] = {
        "announcements": defaultdict(lambda: "dying", space="lake-shape", revived="reviving"),
        "questions": defaultdict(lambda: "lake-exit"),
        "refusals": defaultdict(lambda: "reviving"),
        "whys": defaultdict(lambda: "reviving"),
    }
    monkeypatch.setattr(rulebook_files, "shipped_rulebook", lambda: book)
    monkeypatch.setattr(rulebook_files, "shipped_finder", lambda: finder_of(book))
    monkeypatch.setattr(rulebook_files, "shipped_links", lambda: Links(links))
    the_book.cache_clear()
