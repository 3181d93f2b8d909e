"""What chance decides while a table is set up (L2.3, L2.5), drawn from a seed.

Each thing is drawn from dice of its own, so that fixing one leaves the others as they were.
"""

from collections.abc import Collection, Mapping
from random import Random

from companion.games.island.layout import Island
from companion.games.island.terms import ANOMALIES, PARTS, Anomaly, Fruit, Hex, Part


def draw_anomalies(island: Island, seed: int) -> Mapping[Hex, Anomaly]:
    """L2.3: five of the ten tokens, one on each anomaly space."""
    tokens = _dice(seed, "anomalies").sample(ANOMALIES, len(island.anomalies))
    return dict(zip(island.anomalies, tokens, strict=True))


def draw_wave(seed: int) -> Part:
    """L2.5: any part of the ocean."""
    return _dice(seed, "wave").choice(PARTS)


def draw_rock(island: Island, seed: int) -> Hex:
    """L2.5: any anomaly space."""
    return _dice(seed, "rock").choice(island.anomalies)


def draw_bush(island: Island, starts: Collection[Fruit], seed: int) -> Hex:
    """L2.5, L2.7: any fruit space that is nobody's start."""
    free = [at for fruit, at in island.fruits.items() if fruit not in starts]
    return _dice(seed, "bush").choice(free)


def _dice(seed: int, what: str) -> Random:
    return Random(f"{seed}/{what}")
