"""The model of the rules lookup: all that its view is computed from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.ui.rules.highlights import Lights

if TYPE_CHECKING:
    from companion.games.island.rulings import Rulings
    from companion.rulebook.entries import Rulebook
    from companion.rulebook.hits import Hit
    from companion.text.languages import Language

LONGEST: Final = 100  # letters of what is searched for
MOST: Final = 20  # entries that are found
TOGETHER: Final = "together"


@frozen
class At:
    """A place in the rules. `together`: the entries of one announcement or question."""

    chapter: str = ""
    query: str = ""
    entry: str = ""
    together: tuple[str, ...] = ()

    @property
    def listed(self) -> str:
        """The name of the list: what is found, what was said together, or a chapter."""
        if self.query.strip():
            return f"search {self.query}"
        return TOGETHER if len(self.together) > 1 else f"chapter {self.chapter}"


@frozen
class RulesModel:
    """`rulebook`: none until it has been read, and `whole` once it can be searched.

    `rulings`: those of the table that the rules were opened over. `lights`: of what is searched
    for. `steps`: how many pages of the rules lie on one another.
    """

    at: At
    language: Language
    rulebook: Rulebook | None
    whole: bool
    rulings: Rulings | None
    hits: tuple[Hit, ...]
    lights: Lights
    steps: int
