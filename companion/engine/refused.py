"""A command that cannot be taken. It changes nothing."""

from __future__ import annotations

# A word of the game's own list, and what it is about: names, numbers, several names.
Why = tuple[str | int | tuple[str, ...], ...]


class Refused(Exception):
    """`code` is one word of the game's closed list; its sentence stands in `text/`.

    `choices`: what an unclear phrase could mean. `why`: the finer reason, where there is one.
    """

    def __init__(self, code: str, choices: tuple[str, ...] = (), why: Why = ()) -> None:
        super().__init__(code)
        self.code = code
        self.choices = choices
        self.why = why
