"""The facts of a subject as rows: pips, segments, fruits and buttons, with what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.terms import fruit_named
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS
from companion.ui.island.corrections.views import FactRow, FruitCell
from companion.ui.kit.parts import Button, PipRow, Section, Segment

if TYPE_CHECKING:
    from companion.games.island.terms import Mark
    from companion.text.languages import Language

MOST_PIPS: Final = 6
# The sign of what is counted.
_ICONS: Final = {"health": "heart", "energy": "bolt", "actions": "actions", "deaths": "dead"}
_SHORT: Final = 3  # values that stand side by side in one track
_MARKS: Final[tuple[Mark, ...]] = ("free", "circled", "crossed")


def fact_rows(
    before: tuple[Section, ...], now: tuple[Section, ...], language: Language
) -> Iterator[FactRow]:
    """`before`: the sections as they stand; `now`: with what is to be corrected."""
    stood = {section.heading: section for section in before}
    for section in now:
        yield _row(stood.get(section.heading, section), section, language)


def _row(was: Section, now: Section, language: Language) -> FactRow:
    rows = now.rows
    if _is_fruits(now):
        cells = tuple(_fruit(row, was, language) for row in rows)
        return FactRow(now.heading, now.text, _changed(was, now, language), fruits=cells)
    row = FactRow(now.heading, now.text, _changed(was, now, language))
    (first, *others) = rows
    if not others and (counted := _pips(first)) is not None:
        return revised(row, {"pips": counted})
    if not others and _is_choice(first):
        return revised(row, {"segments": _segments(first)})
    if len(rows) == 2 and _is_choice(rows[1]) and not _is_choice(first):  # of a place
        return revised(row, {"segments": _segments(rows[1]), "buttons": (first,)})
    return revised(row, {"buttons": rows})


def _segments(row: tuple[Button, ...]) -> tuple[Segment, ...]:
    return tuple(Segment(one.act, one.label, one.chosen) for one in row)


def _is_choice(row: tuple[Button, ...]) -> bool:
    """True for two or three values of which one stands."""
    plain = all(one.act.startswith("set ") and not one.icon and not one.who for one in row)
    return plain and 1 < len(row) <= _SHORT and sum(one.chosen for one in row) == 1


def _pips(row: tuple[Button, ...]) -> PipRow | None:
    """A count from nothing up to no more than can be counted at a glance."""
    values = [one.act.rpartition(" ")[2] for one in row]
    if values != [str(n) for n in range(len(row))] or not 1 < len(row) <= MOST_PIPS + 1:
        return None
    count = next((at for at, one in enumerate(row) if one.chosen), 0)
    fact = row[0].act.rpartition(" ")[0]
    # The only one that is left takes itself away.
    acts = tuple(f"{fact} {0 if n == count == 1 else n}" for n in range(1, len(row)))
    return PipRow(_ICONS.get(fact.rpartition(" ")[2], "actions"), count, acts)


# Fruits


def _is_fruits(section: Section) -> bool:
    return all(row[0].icon and row[0].act.endswith(" circled") for row in section.rows)


def _fruit(row: tuple[Button, ...], was: Section, language: Language) -> FruitCell:
    """A touch turns the mark on: not yet, ready, used, and round again."""
    mark, fruit = _mark(row), fruit_named(row[0].icon)
    offered = {one.act.rpartition(" ")[2]: one for one in row}
    order = [one for one in _MARKS if one in offered]
    following = order[(order.index(mark) + 1) % len(order)]
    before = next((_mark(one) for one in was.rows if one[0].icon == fruit), mark)
    sheet = words(CORRECTIONS, language)
    said = sheet[f"fruit-{mark}"]
    button = Button(offered[following].act, row[0].label, said, icon=fruit)
    return FruitCell(button, fruit, mark, changed=before != mark)


def _mark(row: tuple[Button, ...]) -> Mark:
    now = next((one.act.rpartition(" ")[2] for one in row if one.chosen), "free")
    return next(one for one in _MARKS if one == now)


# Changes


def _changed(was: Section, now: Section, language: Language) -> str:
    """`2 to 3`; of several values how many are others now."""
    sheet = words(CORRECTIONS, language)
    if was.text != now.text:
        return sheet["changed"]
    one, other = _chosen(was), _chosen(now)
    if one == other:
        return ""
    if len(one) == len(other) == 1:
        return sheet["was-now"].format(was=one[0], now=other[0])
    if len(now.rows) == 1 and "mission" in now.rows[0][0].act:
        return sheet["was-now"].format(was=len(one), now=len(other))
    return sheet["changed"]


def _chosen(section: Section) -> list[str]:
    """The values that stand: counts and names, and of fruits each with its mark."""
    found = (one for row in section.rows for one in row if one.chosen)
    return [" ".join(filter(None, (one.label, one.second))) for one in found]
