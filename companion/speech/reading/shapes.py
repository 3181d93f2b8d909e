"""The tags that together mean a word of the notation, for everything that is no move.

A shape is a set of tags, with a class in place of each name (`dir`, `fruit`, `who`, …); `?` marks
what may be left out. Its meanings are words with the names still to be filled in; a name that was
not said is every name it could be. How a meaning is marked:

    restore              a command: can always be meant
    fruit: {fruit}       an answer to these questions; elsewhere meant only if it is legal
    half! done           meant only when this is asked
    ~rock {dir}          meant only if it is legal
    ?extra energy        said too loosely to be taken: it can only be offered
    turn? end            the same when this is asked

The tags are made in `tagged.py`: of the words in `english.py` and `russian.py`, which `words.py`
joins, and of letters (`letters.py`); `joins.py` makes one tag of neighbours.

The questions that are answered by yes or no have sheets of their own (`answers`): here is only what
their words are where nothing of the kind is asked.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from string import Formatter
from typing import Final, Literal

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import (
    CAMPS,
    CHARACTERS,
    DIRECTIONS,
    EXTRAS,
    FRUITS,
    LAKES,
    PARTS,
    STONES,
    TOKENS,
)
from companion.speech.reading.joins import COMPASS

Kind = Literal["command", "answer", "asked", "legal", "loose"]

# The class of a tag that is a name; every other tag is its own class.
CLASSES: Final = {
    name: kind
    for kind, names in {
        "dir": COMPASS, "fruit": FRUITS, "who": CHARACTERS, "stone": STONES, "shape": LAKES,
        "power": TOKENS, "hex": HEXES,
    }.items()
    for name in names
}  # fmt: skip
# What a field may be filled with: by its class, and all of it when nothing of the class was said.
_FIELDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "dir": ("dir", DIRECTIONS), "part": ("dir", PARTS), "fruit": ("fruit", FRUITS),
    "who": ("who", CHARACTERS), "stone": ("stone", STONES), "shape": ("shape", LAKES),
    "power": ("power", TOKENS), "hex": ("hex", tuple(HEXES)), "dirs": ("dirs", ()),
    "any": ("any", DIRECTIONS),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Meaning:
    template: str
    kind: Kind
    asked: frozenset[str]
    fields: tuple[str, ...]

    def words(self, names: dict[str, list[str]]) -> list[str]:
        """Every word it can be, with the names that were said."""
        return [
            self.template.format(**dict(zip(self.fields, chosen, strict=True)))
            for chosen in product(*(_choices(field, names) for field in self.fields))
        ]


def _choices(field: str, names: dict[str, list[str]]) -> list[str]:
    kind, every = _FIELDS[field]
    said = names.get(kind)
    if said is None:
        return list(every)
    return [name for name in said if not every or name in every]


_SIGNS: Final[dict[str, Kind]] = {"!": "asked", ":": "answer", "?": "loose"}


def meaning(text: str) -> Meaning:
    kind, asked, template = _marked(text)
    fields = tuple(name for _, name, _, _ in Formatter().parse(template) if name)
    return Meaning(template, kind, frozenset(asked.split()), fields)


def _marked(text: str) -> tuple[Kind, str, str]:
    if text[0] in "~?":
        return "legal" if text[0] == "~" else "loose", "", text[1:]
    for sign, kind in _SIGNS.items():
        asked, found, template = text.partition(f"{sign} ")
        if found:
            return kind, asked, template
    return "command", "", text


_YES: Final = ("activate: yes",)
_NO: Final = (
    "activate: no", "fruit! decline", "direction! stay", "act! pass", "half! done", "oracle! none",
)  # fmt: skip
_DIRECTION: Final = (
    "move {dir}", "direction oracle: {dir}", "place to! {part}", "~{stone} {dir}", "~wave {part}",
)  # fmt: skip
_REFUSED: Final = "thing? space? lake? camp? fruit? bonus? ability? symbol?"
_PASS: Final = ("act: pass", "turn! end", "fruit! decline", "half! done", "direction! stay")
_TRADES: Final = ("trade! lose health", "trade! lose energy")

_SHAPES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    # Directions; what a move can say beside them stands in `moves`.
    ("go? 1? space? next? dir", _DIRECTION),
    ("go? next? 1-space dir", _DIRECTION),
    ("look about? dir", ("direction oracle: {dir}",)),
    ("about dir", ("direction! {dir}",)),
    ("go? look? about? 2nd? what? space? dirs", ("oracle! {dirs}",)),
    ("look? what space? dir", ("oracle! {dir}",)),
    ("dir ocean", ("place to: {part}", "~wave {part}")),
    ("go", ("~move {dir}",)),
    # L4.2
    ("go? restore", ("restore",)),
    ("restore 2", ("restore",)),
    ("restore 2-energy", ("restore", "camp: 2 energy", "trade! lose health")),
    ("restore energy", ("restore", "camp: 2 energy", "trade! lose health")),
    ("restore 1-energy", ("?restore", "?extra energy", "camp! 2 energy", "camp! 1 and 1")),
    ("restore health", ("extra health", "camp: 2 health", "trade! lose energy")),
    ("restore 1-health", ("extra health", "camp! 2 health", "camp! 1 and 1", "trade! lose energy")),
    # L13
    ("use? bonus thing? fruit?", ("bonus {fruit}",)),
    ("use bonus fruit? inactive thing?", ("bonus {fruit}",)),
    ("use thing? fruit", ("bonus {fruit}",)),
    ("activate bonus fruit?", ("bonus {fruit}",)),
    ("fruit thing?", ("bonus {fruit}", "fruit: {fruit}")),
    ("fruit is", ("fruit! {fruit}",)),
    ("go? safe? placed space? thing?", ("fruit: {fruit}",)),
    ("jump placed", ("fruit: {fruit}",)),
    ("cross thing? fruit", ("fruit: {fruit}", "bonus {fruit}")),
    ("lose thing? fruit", ("fruit: {fruit}", "bonus {fruit}")),
    ("circle thing? fruit", ("fruit: {fruit}",)),
    ("restore thing? fruit", ("fruit: {fruit}",)),
    ("go safe? fruit space?", ("fruit: {fruit}",)),
    ("safe fruit space?", ("fruit: {fruit}",)),
    ("fruit space", ("fruit: {fruit}",)),
    # L6.2
    ("2", ("number palm: 2", "camp! 2 health", "camp! 2 energy")),
    ("restore? 2-health", ("camp: 2 health",)),
    ("2-energy", ("camp: 2 energy",)),
    ("restore? 1-health 1-energy", ("camp: 1 and 1", "trade! lose energy")),
    ("1-health restore? 2-energy", ("trade: lose health",)),
    ("restore? 1-health energy", ("camp: 1 and 1",)),
    ("restore? health 1-energy", ("camp: 1 and 1",)),
    ("restore? health energy", ("camp: 1 and 1", *_TRADES)),
    ("restore? each", ("camp: 1 and 1",)),
    ("restore? each health energy", ("camp: 1 and 1",)),
    ("restore? each health", ("camp: 2 health",)),
    ("restore each energy", ("restore", "camp: 2 energy")),
    ("each energy", ("camp: 2 energy",)),
    # L14.3; L4.2 and L6.2 with the same words
    ("health", ("extra health", "camp: 2 health", *_TRADES)),
    ("energy", ("extra energy", "~restore", "camp: 2 energy", *_TRADES)),
    ("1-health", ("extra health", "camp! 2 health", "camp! 1 and 1", *_TRADES)),
    ("1-energy", ("extra energy", "camp! 2 energy", "camp! 1 and 1", *_TRADES)),
    ("action", ("extra action",)),
    ("1-action", ("extra action",)),
    ("use? extra bonus? box?", tuple(f"extra {extra}" for extra in EXTRAS)),
    ("use? box", tuple(f"extra {extra}" for extra in EXTRAS)),
    # Hempel's trade
    *(
        (shape, (f"trade: lose {lost}",))
        for lost, gained, number in (("health", "energy", 2), ("energy", "health", 1))
        for loss in (lost, f"1-{lost}")
        for gain in (f"{gained}?", f"{number}-{gained}")
        for shape in (f"swap? lose-{loss} restore? {gain}",)
    ),
    ("swap health energy", _TRADES),
    # Hempel's palms, by what they do
    ("1? space? bonus? around", ("palm: 1",)),
    ("1-space bonus? around", ("palm: 1",)),
    ("2? bonus? swap", ("palm: 2",)),
    ("3? bonus? free go?", ("palm: 3",)),
    # Yes and no
    ("yes", _YES),
    ("why no", _YES),
    ("why not", _YES),
    ("activation thing?", _YES),
    ("activate thing? space? lake? camp?", ("carry: activate",)),
    ("activate thing? space? fruit", ("bonus {fruit}",)),
    ("use thing?", ("ability: use",)),
    ("use? ability", ("ability: use",)),
    ("cross? symbol", ("ability: use",)),
    ("use symbol", ("ability: use",)),
    ("cross", ("ability: use",)),
    ("take thing?", _YES),
    ("go? through thing?", ("activate: yes",)),
    ("go thing", ("activate: yes",)),
    ("no", _NO),
    ("not", _NO),
    ("no not", _NO),
    ("no bonus", _NO),
    ("no thing", ("fruit! decline",)),
    ("no push", _NO),
    (f"no? inactive {_REFUSED}", _NO),
    (f"no? unused {_REFUSED}", ("ability fruit: decline", *_NO[2:])),
    ("no? unmoved thing? space?", _NO),
    (f"no? decline {_REFUSED}", ("ability fruit: decline", *_NO[2:])),
    ("no? stay", ("direction: stay", "fruit! decline", "act! pass")),
    ("no? return thing?", ("ability: decline",)),
    ("none", ("oracle: none", *_NO[1:5])),
    ("extra none", ("half: done", "turn! end", *_NO[1:])),
    ("no extra action?", ("half: done", "turn! end")),
    ("pass", _PASS),
    ("skip", ("turn? end", "act: pass", *_PASS[2:])),
    # Of several actions one may be skipped: only the turn can be ended (L4.4).
    ("skip-action", ("turn? end", "act! pass", "half! done")),
    *((f"{verb} {action}", ("turn? end", "act! pass", "half! done"))
      for verb in ("skip", "pass", "end", "done")
      for action in ("action", "1-action", "nth-action")),
    # L4.4
    ("end", ("end", "~done")),
    ("end-turn player? who?", ("end",)),
    ("turn-over", ("end",)),
    *((shape, ("end", "half: done", "oracle! none")) for shape in ("done", "все done", "all is")),
    # At an oracle not everything: two directions at most (L6.3).
    ("все", ("end", "half: done", "oracle? {any}", "oracle? none")),
    ("all", ("oracle? {any}",)),
    ("all-but dir?", ("oracle? {any}",)),
    ("all-but dirs", ("oracle? {any}",)),
    # Answers that are names
    ("take? stone", ("piece: {stone}",)),
    ("take? wave", ("piece: wave",)),
    # Phil's immunity
    ("use? against from? stone", ("piece: {stone}",)),
    ("use? against from? wave", ("piece: wave",)),
    ("from stone", ("piece: {stone}",)),
    ("from wave", ("piece: wave",)),
    ("against? от stone", ("piece: {stone}",)),
    ("against? от wave", ("piece: wave",)),
    ("take? who", ("piece captive: {who}",)),
    ("go who space?", ("piece captive: {who}",)),
    ("who space", ("piece captive: {who}",)),
    ("camp", ("revive: camp-a", "revive: camp-b")),
    *((f"go? revive? me-back? come? up? back? return? put? camp? {camp}", (f"revive: {camp}",))
      for camp in CAMPS),
    ("hex go? put? space? stone? who?", ("{hex}",)),
    # L12
    ("token? power use? put?", ("token {power}",)),
    ("wave go? dir ocean?", ("wave {part}", "place to! {part}")),
    ("put wave? dir ocean?", ("place to: {part}", "~wave {part}")),
    ("wave go? put? lake? shape", ("wave {shape}",)),
    ("wave go? lake", ("wave {shape}",)),
    ("wave? hit who?", ("wave hits {who}",)),
    ("stone go? dir", ("{stone} {dir}",)),
    ("stone go? dir space", ("{stone} {dir}",)),
    ("stone go? dir 1", ("{stone} {dir}",)),
    ("stone go? dir 1-space", ("{stone} {dir}",)),
    ("stone? push who? dir?", ("{stone} pushes {who} {dir}",)),
    # At any time
    ("where space? stay? what? look? right? who", ("where {who}",)),
    ("what space stay? look? right? who", ("where {who}",)),
    ("undo", ("undo",)),
    ("cancel", ("undo",)),
    ("take? me-back back? start?", ("?undo",)),
    ("redo", ("redo",)),
)  # fmt: skip


def _counted() -> Iterator[tuple[str, tuple[str, ...]]]:
    for n in range(1, 7):
        if n != 2:
            yield f"{n}", (f"number palm: {n}",)
        measure = f"{n}-space" if n < 3 else f"{n} space"
        yield measure, (f"number: {n}",)
        yield f"go {measure}", (f"number! {n}",)
        yield f"go {n}", (f"number! {n}",)
    for n, order in enumerate(("1st", "2nd", "3rd"), 1):
        yield f"{order} palm? box? bonus?", (f"palm: {n}",)
        yield f"{n} palm? box?", (f"palm: {n}", *((f"number: {n}",)))
        yield f"{n} bonus", (f"palm: {n}",)
    for n in range(6, 13):
        yield f"token {n}", (f"token token-{n}",)


def _extras() -> Iterator[tuple[str, tuple[str, ...]]]:
    for extra in EXTRAS:
        for had in (extra, f"1-{extra}"):
            for shape in (f"use? extra {had} bonus? box?", f"take extra {had}",
                          f"use? box {had} bonus?", f"use {had}", f"use? bonus {had}"):  # fmt: skip
                yield shape, (f"extra {extra}",)
    # Two boxes in one breath.
    for some in (*combinations(EXTRAS, 2), EXTRAS):
        yield f"use? extra {' '.join(some)} box?", tuple(f"?extra {extra}" for extra in some)


def _expanded(shape: str) -> Iterator[frozenset[str]]:
    tags = shape.split()
    always = [tag for tag in tags if not tag.endswith("?")]
    perhaps = [tag.rstrip("?") for tag in tags if tag.endswith("?")]
    for count in range(len(perhaps) + 1):
        for chosen in combinations(perhaps, count):
            yield frozenset((*always, *chosen))


def _table() -> dict[frozenset[str], tuple[Meaning, ...]]:
    found: dict[frozenset[str], tuple[Meaning, ...]] = {}
    # Where two shapes cover the same tags, the first one written says what they mean.
    for shape, texts in (*_SHAPES, *_counted(), *_extras()):
        meanings = tuple(meaning(text) for text in texts)
        for tags in _expanded(shape):
            found.setdefault(tags, meanings)
    return found


SHAPES: Final = _table()
