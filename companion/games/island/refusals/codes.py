"""The codes of the island's refusals, as a table script writes them."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "not-your-turn", "not-now", "no-actions", "no-energy", "no-such-bonus", "bonus-spent",
    "own-turn-only", "illegal", "unclear", "unknown",
]  # fmt: skip
