"""Guesses: of a space that is not certain the word that is likely to lie there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island.board.hexes import HEXES
from companion.games.island.knowledge.fog import Fog
from companion.games.island.terms import Hex, Named

LIKELY: Final = 0.4  # from this share on a space has a face
_GLOSSED: Final = frozenset(("anomaly", "lake"))  # kinds of which each word alone says less


def likely(fog: Fog) -> dict[Hex, tuple[Named, float]]:
    """Of each space that is not certain the word that is likely to lie there, if one is."""
    found = {}
    for at in HEXES:
        if at not in fog.certain:
            word, share = max(by_kind(fog.likely[at]).items(), key=lambda one: one[1])
            if share >= LIKELY:
                found[at] = word, share
    return found


def by_kind(shares: Mapping[Named, float]) -> dict[Named, float]:
    """Lakes and anomalies counted together, under the word of which there is most."""
    found: dict[Named, float] = {}
    for kind in _GLOSSED:
        alike = {word: share for word, share in shares.items() if word.partition(":")[0] == kind}
        if alike:
            most = max(alike, key=lambda word: alike[word])
            found[most if kind == "lake" else Named("anomaly")] = sum(alike.values())
    rest = {word: one for word, one in shares.items() if word.partition(":")[0] not in _GLOSSED}
    return {**rest, **found}
