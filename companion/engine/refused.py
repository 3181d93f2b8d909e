"""A command that cannot be taken. It changes nothing."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "not-your-turn", "not-now", "no-actions", "no-energy", "no-such-bonus", "bonus-spent",
    "own-turn-only", "illegal", "unclear", "unknown",
]  # fmt: skip


class Refused(Exception):
    """`code` is one word of a closed list; its sentence stands in `text/`.

    `choices`: what an unclear phrase could mean.
    """

    def __init__(self, code: Code, choices: tuple[str, ...] = ()) -> None:
        super().__init__(code)
        self.code: Code = code
        self.choices = choices
