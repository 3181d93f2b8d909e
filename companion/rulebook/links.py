"""From the engine's words to the entry that explains them.

`assets/rulebook/links.yaml` has four maps. Each key is a word of the engine; each value is the id
of an entry, or a map of finer words with `else` for the rest:

    announcements:               # a class of announcements.py in kebab-case
      space: {return: ocean-return, where: asking, fruit: fruit-visit, "lake:bend": lake-shape,
              lake: lake-visit, ocean: ocean, else: visiting}
      scared: {wave: scare-wave, else: scaring-off}
      aside: anomaly-aside
    questions:                   # Question.what
      turn: {op: op-turn, else: captives-turn}
      bonus: {refuse: refusing, ocean: ocean-bonus, else: bonus-at-event}
    refusals: {no-energy: energy, …}       # Code of refused.py
    whys: {box-crossed: theseus-boxes, …}  # WhyWord of whys.py; finer: the words it is about

The finer words of a value are the words in its fields: `by` first, then the others in the order
of the fields (so `who` and `about` are words too: `op`, `phil`). A named space gives two: itself
(`orange`, `camp-a`, `lake:bend`, `anomaly:rock`, `portal-2`, `snakes`) and then its kind (fruit,
camp, oracle, mirage, knot, portal, anomaly, lake, ocean). The first that the map knows wins, else
`else`, which every map must have. Maps go no deeper.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engine.refused import Refused, Why
from companion.games.island.announcements import Announcement
from companion.games.island.questions import Question
from companion.rulebook.entries import Rulebook

# An id, or finer words with `else`.
Link = str | Mapping[str, str]


class Links:
    """Read once from links.yaml, beside the rulebook whose entries it names."""

    def __init__(self, tree: Mapping[str, Mapping[str, Link]]) -> None:
        raise NotImplementedError

    def entry_of(self, said: Announcement | Question | Refused | Why) -> str:
        """The id of the entry. A refusal's finer reason is looked at first, then its code."""
        raise NotImplementedError


def read_links(tree: Any, rulebook: Rulebook) -> Links:
    """Raises BadRulebook: a word that is missing, an unknown one, an id that is no entry's."""
    raise NotImplementedError


def entry_of_ruling(rulebook: Rulebook, ruling: str) -> str:
    """L18: the id of the entry that a table ruling (`lake-shore`) belongs to."""
    raise NotImplementedError
