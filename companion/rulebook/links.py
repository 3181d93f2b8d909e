"""Links from the engine's words to the entry that explains them.

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
    refusals: {no-energy: energy, …}       # Code of codes.py
    whys: {box-crossed: theseus-boxes, …}  # WhyWord of whys.py; finer: the words it is about

The finer words of a value are the words in its fields: `by` first, then the others in the order
of the fields (so `who` and `about` are words too: `op`, `phil`). A named space gives two: itself
(`orange`, `camp-a`, `lake:bend`, `anomaly:rock`, `portal-2`, `snakes`) and then its kind (fruit,
camp, oracle, mirage, knot, portal, anomaly, lake, ocean). The first that the map knows wins, else
`else`, which every map must have. Maps go no deeper.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

from companion.engine.refused import Refused, Why
from companion.games.island.announcements import Announcement
from companion.games.island.questions import Question, What
from companion.games.island.refusals.codes import Code
from companion.games.island.refusals.reasons import WHYS
from companion.games.island.terms import FRUITS, MIRAGES, Who
from companion.rulebook.entries import Rulebook
from companion.rulebook.mistakes import BadRulebook, Mistakes, shown

# An id, or finer words with `else`.
Link = str | Mapping[str, str]
_NOBODY: Final[Mapping[Who, Who]] = {}


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


ANNOUNCED: Final = tuple(_kebab(kind.__name__) for kind in get_args(Announcement))
_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "announcements": ANNOUNCED,
    "questions": get_args(What),
    "refusals": get_args(Code),
    "whys": WHYS,
}


class Links:
    """Read once from links.yaml, beside the rulebook whose entries it names."""

    def __init__(self, tree: Mapping[str, Mapping[str, Link]]) -> None:
        self.tree = tree

    def entry_of(
        self, said: Announcement | Question | Refused | Why, boards: Mapping[Who, Who] = _NOBODY
    ) -> str:
        """The id of the entry. A refusal's finer reason is looked at first, then its code.

        `boards`: whose board a figure plays by, where it is not its own (L15.1).
        """
        link, about = self._link(said)
        if isinstance(link, str):
            return link
        for word in _finer(about):
            if boards.get(word, word) in link:
                return link[boards.get(word, word)]
        return link["else"]

    def _link(self, said: Announcement | Question | Refused | Why) -> tuple[Link, object]:
        match said:
            case Question():
                return self.tree["questions"][said.what], said
            case Refused(code=code, why=()):
                return self.tree["refusals"][code], ()
            case Refused(why=why):
                return self.tree["whys"][str(why[0])], why
            case tuple():
                return self.tree["whys"][str(said[0])], said
            case _:
                return self.tree["announcements"][_kebab(type(said).__name__)], said


def _finer(said: Any) -> Iterator[str]:
    """The words of a value, the ones that tell most first."""
    if isinstance(said, tuple):
        for one in said[1:]:
            yield from (one,) if isinstance(one, str) else one if isinstance(one, tuple) else ()
        return
    for name in sorted(said.__slots__, key=lambda name: name != "by"):
        word = getattr(said, name)
        if isinstance(word, str):
            yield word
            yield _kind(word)


def _kind(word: str) -> str:
    """`camp-a` is a camp, `lake:bend` a lake."""
    if word in FRUITS:
        return "fruit"
    return "mirage" if word in MIRAGES else re.split("[-:]", word)[0]


def read_links(tree: Any, rulebook: Rulebook) -> Links:
    """Raises BadRulebook: a word that is missing, an unknown one, an id that is no entry's."""
    mistakes = Mistakes()
    mistakes.place = "links.yaml"
    if not isinstance(tree, dict):
        mistakes.add("this is no map")
        raise BadRulebook(tuple(mistakes.found))
    mistakes.keys(tree, tuple(_WORDS), "the links")
    for key, known in _WORDS.items():
        mistakes.place = f"links.yaml: {key}"
        _check_words(mistakes.map(tree.get(key), key), known, rulebook, mistakes)
    if mistakes.found:
        raise BadRulebook(tuple(mistakes.found))
    return Links(tree)


def _check_words(
    links: Mapping[str, Any], known: tuple[str, ...], rulebook: Rulebook, mistakes: Mistakes
) -> None:
    before = mistakes.place
    for word in (*known, *(word for word in links if word not in known)):
        mistakes.place = before
        if word not in links:
            mistakes.add(f"{word} is missing")
        elif word not in known:
            mistakes.add(f"{shown(word)} is no word of the engine")
        else:
            mistakes.place = f"{before}: {word}"
            _check_link(links[word], rulebook, mistakes)


def _check_link(link: Any, rulebook: Rulebook, mistakes: Mistakes) -> None:
    before = mistakes.place
    finer = link if isinstance(link, dict) else {"else": link}
    if "else" not in finer:
        mistakes.add("else is missing")
    for word, end in finer.items():
        mistakes.place = f"{before}: {word}" if finer is link else before
        if not isinstance(end, str):
            mistakes.add("this is no link")
        elif end not in rulebook.entries:
            mistakes.add(f"there is no entry {shown(end)}")
