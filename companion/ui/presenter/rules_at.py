"""Where somebody has come to in the rules."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen

LONGEST: Final = 100  # letters of what is searched for
MOST: Final = 20  # entries that are found
TOGETHER: Final = "together"


@frozen
class At:
    """`together`: the entries of one announcement or question."""

    chapter: str = ""
    query: str = ""
    entry: str = ""
    together: tuple[str, ...] = ()

    @property
    def listed(self) -> str:
        """What stands in the list: what is found, what was said together, or a chapter."""
        if self.query.strip():
            return f"search {self.query}"
        return TOGETHER if len(self.together) > 1 else f"chapter {self.chapter}"
