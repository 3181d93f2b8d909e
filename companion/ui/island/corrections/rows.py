"""The facts of a subject as rows: pips, segments, fruits and buttons, with what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS
from companion.ui.island.corrections.views import FactRow, MarkCell, MissionTile
from companion.ui.kit.parts import Button, PipRow, Section, Segment

if TYPE_CHECKING:
    from companion.games.island.terms import Mark
    from companion.text.languages import Language
    from companion.ui.island.corrections.mission_tiles import MissionFaces

MOST_PIPS: Final = 6
# The sign of what is counted.
_ICONS: Final = {"health": "heart", "energy": "bolt", "actions": "actions", "deaths": "dead"}
_SHORT: Final = 3  # values that stand side by side in one track
_MARKS: Final[tuple[Mark, ...]] = ("free", "circled", "crossed")


def fact_rows(
    before: tuple[Section, ...], now: tuple[Section, ...], language: Language, tiles: MissionFaces
) -> Iterator[FactRow]:
    """`before`: the sections as they stand; `now`: with what is to be corrected.

    `tiles`: the spaces that the marks of a mission stand for.
    """
    stood = {section.heading: section for section in before}
    for section in now:
        was = stood.get(section.heading, section)
        if _is_mission(section):
            yield _mission(was, section, language, tiles)
        elif all(map(_turns, section.rows)):
            yield _turning(was, section, language)
        else:
            yield _row(was, section, language)


def _row(was: Section, now: Section, language: Language) -> FactRow:
    rows = now.rows
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


# What turns from mark to mark


def _turns(row: tuple[Button, ...]) -> bool:
    """True for values of one thing, each in its own word."""
    first = row[0]
    return all(one.icon == first.icon and one.label == first.label and one.second for one in row)


def _turning(was: Section, now: Section, language: Language) -> FactRow:
    stood = {row[0].label: _state(row) for row in was.rows}
    cells = []
    for row in now.rows:
        state = _state(row)
        at = next((at for at, one in enumerate(row) if one.chosen), -1)
        following = row[(at + 1) % len(row)]
        said = row[at].second if at >= 0 else _unset(row, language)
        button = Button(
            following.act, row[0].label, said, icon=row[0].icon, enabled=not following.chosen
        )
        changed = stood.get(row[0].label, state) != state
        cells.append(MarkCell(button, _mark(row), changed))
    note = words(CORRECTIONS, language)["touch-marks"]
    return FactRow(now.heading, note, _changed(was, now, language), marks=tuple(cells))


def _unset(row: tuple[Button, ...], language: Language) -> str:
    """The word where no value stands: no palm, or a fruit that was not visited."""
    palm = row[0].act.split()[-2] == "palm"
    return words(CORRECTIONS, language)["no-palm"] if palm else row[0].second


def _state(row: tuple[Button, ...]) -> str:
    return next((one.act for one in row if one.chosen), "")


def _mark(row: tuple[Button, ...]) -> Mark:
    now = _state(row).rpartition(" ")[2]
    return next((one for one in _MARKS if one == now), "circled" if now else "free")


# A mission


def _is_mission(section: Section) -> bool:
    return len(section.rows) == 1 and " mission " in section.rows[0][0].act


def _mission(was: Section, now: Section, language: Language, tiles: MissionFaces) -> FactRow:
    stood = {_counted(one) for one in was.rows[0] if one.chosen}
    cells = []
    for one in now.rows[0]:
        mark = _counted(one)
        changed = (mark in stood) != one.chosen
        cells.append(MissionTile(one, tiles.face(mark), changed, tiles.number(mark)))
    count = sum(one.chosen for one in now.rows[0])
    heading = words(CORRECTIONS, language)["mission-of"].format(n=count)
    return FactRow(heading, "", _changed(was, now, language), tiles=tuple(cells))


def _counted(button: Button) -> str:
    """The mark of `set theseus mission oracle C3 on`."""
    return " ".join(button.act.split()[3:-1])


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
    if _is_mission(now):
        return sheet["was-now"].format(was=len(one), now=len(other))
    return sheet["changed"]


def _chosen(section: Section) -> list[str]:
    """The values that stand: counts and names, and of fruits each with its mark."""
    found = (one for row in section.rows for one in row if one.chosen)
    return [" ".join(filter(None, (one.label, one.second))) for one in found]
