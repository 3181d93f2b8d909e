"""Judged queries of a small game: each, and where the first right entry stands among the hits."""

from __future__ import annotations

from typing import Any, cast

from companion.games.registry import FOLDERS
from companion.store.files.yaml_file import read_yaml
from companion.store.rulebook_files import shipped_finder
from tests.architecture.house import ROOT
from tests.rulebook.test_queries import right

NOWHERE = 99


def judged(game: str, which: str = "") -> list[dict[str, Any]]:
    """`which`: "", `-learnt` or `-unseen`, as the files are called."""
    path = ROOT / f"tests/rulebook/games/{FOLDERS[game]}{which}.yaml"
    return cast(list[dict[str, Any]], read_yaml(path).value)


def places(game: str, language: str, which: str = "") -> dict[str, int]:
    """From 0."""
    found: dict[str, int] = {}
    for query in judged(game, which):
        if query["language"] == language:
            ids = [hit.entry.id for hit in shipped_finder(game).find(query["query"])]
            found[query["query"]] = min(
                (ids.index(x) for x in right(query) if x in ids), default=NOWHERE
            )
    return found
