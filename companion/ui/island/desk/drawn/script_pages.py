"""The pages of a script: every sentence in its place, in pixels from the upper left corner.

Letters are as large as the fewest pages allow, and never smaller than can be read at arm's length:
what does not fit is on the next page. A page breaks between addressees, else between sentences; a
sentence that is longer than a page goes on behind a clause, or else behind a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import ceil
from operator import itemgetter
from typing import Final

from kivy.metrics import dp

from companion.engine.frozen import frozen, revised
from companion.games.island.terms import Who
from companion.ui.island.desk.saying.script import together
from companion.ui.island.desk.views import Chip, Group, ScriptSentence
from companion.ui.kit.drawn.flow import glued
from companion.ui.kit.drawn.lettering import FINE, FONTS, extents, letters, pixels, width_of

SIZES: Final = (30, 28, 26, 24)  # sp; the last one is the least
IN_THE_HAND: Final = (*SIZES, 22, 20)  # a phone is held nearer, and a page of it has few lines
FEW_LINES: Final = 34  # of no more than two lines
_LINE: Final = 1.2
PLAIN, BOLD = 700, 800
GUTTER: Final = 70  # dp: of emblems and chips
GUTTER_SMALL: Final = 54
EMBLEM: Final = 20  # dp: the radius of an emblem
CHIP_H: Final = 28
CHIPS_FROM: Final = 46  # dp below the top of a group
CHIP_STEP: Final = 32
_GAP: Final = 0.45  # of a line, between two addressees
_CLAUSE_ENDS: Final = (",", ";", ":", "—", "–")


@frozen
class Run:
    """Words of one weight on one line; `x` and `top` from the upper left corner of the text."""

    x: float
    top: float
    text: str
    weight: int


@frozen
class PlacedGroup:
    """`top` of its emblem, and the places of its chips below that."""

    group: Group
    top: float
    chips: tuple[tuple[float, Chip], ...]


@frozen
class ScriptPage:
    size: float
    runs: tuple[Run, ...]
    groups: tuple[PlacedGroup, ...]
    height: float
    sentences: tuple[tuple[float, int | None], ...] = ()  # from where down; the number of each

    @property
    def spoken(self) -> tuple[tuple[Who, str], ...]:
        """Word by word, and to whom."""
        return tuple(
            (one.group.to, word)
            for one in self.groups for line in one.group.lines for word in line.text.split()
        )  # fmt: skip


@frozen
class PageRoom:
    """The room of a page in pixels; `gutter`: left of the text.

    `low`: chips have no room below an emblem, and stand in the line of the heading.
    """

    width: float
    height: float
    gutter: float
    low: bool = False


@lru_cache(maxsize=60)
def script_pages(
    parts: tuple[tuple[Group, ...], ...], room: PageRoom, _scale: float
) -> tuple[ScriptPage, ...]:
    """The pages at the text size of the settings, by which every size is multiplied."""
    return tuple(page for part in parts for page in _pages_of(part, room))


def _pages_of(part: tuple[Group, ...], room: PageRoom) -> tuple[ScriptPage, ...]:
    if sum(len(one.lines) for one in part) <= 2:
        large, less = _paged(part, room, FEW_LINES), _paged(part, room, SIZES[0])
        # On one line it is read faster than in larger letters on two.
        broken = _line_count(large[0]) > _line_count(less[0])
        if len(large) == 1 and _line_count(large[0]) <= 2 and not broken:
            return large
    sizes = IN_THE_HAND if room.low else SIZES
    fewest = _paged(part, room, sizes[-1])
    for size in sizes[:-1]:
        found = _paged(part, room, size)
        if len(found) == len(fewest):
            return found
    return fewest


def _line_count(page: ScriptPage) -> int:
    return len({run.top for run in page.runs})


def _paged(part: tuple[Group, ...], room: PageRoom, size: float) -> tuple[ScriptPage, ...]:
    """Addressees together as long as they fit; one who does not fit alone, by sentences."""
    pages: list[list[Group]] = []
    for group in part:
        if pages and _height([*pages[-1], group], room, size) <= room.height:
            pages[-1].append(group)
            continue
        pages += [[piece] for piece in _fitting(group, room, size)]
    return tuple(_placed(page, room, size) for page in pages)


def _fitting(group: Group, room: PageRoom, size: float) -> Iterator[Group]:
    """The group, or its sentences on as many pages as they want, each with its own chips."""
    lines = list(group.lines)
    while lines:
        count = len(lines)
        while count > 1 and _height([_piece(group, lines[:count])], room, size) > room.height:
            count -= 1
        piece = _piece(group, lines[:count])
        if count == 1 and _height([piece], room, size) > room.height:
            first, rest = _cut(lines[0], room, size)
            yield _piece(group, [first])
            lines[:1] = [rest] if rest.text else []
        else:
            yield piece
            lines = lines[count:]


def _piece(group: Group, lines: Sequence[ScriptSentence]) -> Group:
    """Some of its sentences, and what they change."""
    if tuple(lines) == group.lines:
        return group
    chips = together(mark for one in lines for mark in one.marks)
    return revised(group, {"lines": tuple(lines), "chips": chips})


def _cut(
    sentence: ScriptSentence, room: PageRoom, size: float
) -> tuple[ScriptSentence, ScriptSentence]:
    """A sentence that is longer than a page: what fits, and the rest of it."""
    most = max(1, int(room.height / (pixels(size) * _LINE)))
    broken = _lines(sentence, room, size)
    if len(broken) <= most:  # its chips are what does not fit
        return sentence, ScriptSentence("")
    page = [word for line in broken[:most] for word, _ in line]
    if len(page) > 1 and page[-1].endswith("-"):
        page.pop()  # a word is on one page
    pages_more = ceil(len(broken) / most) - 1
    for end in (_clause_end(page), len(page)):
        first, rest = _parted(sentence, sum(len(word) + _blank(word) for word in page[:end]))
        if first.text and ceil(len(_lines(rest, room, size)) / most) <= pages_more:
            break
    return first, rest


def _blank(word: str) -> int:
    """One behind each word, none behind the first part of one."""
    return 0 if word.endswith("-") else 1


def _clause_end(page: Sequence[str]) -> int:
    """The number of words up to the last clause that ends on the page."""
    return next((at for at in range(len(page), 0, -1) if page[at - 1].endswith(_CLAUSE_ENDS)), 0)


def _parted(sentence: ScriptSentence, at: int) -> tuple[ScriptSentence, ScriptSentence]:
    """Before and from a letter; the marks are made by the first part."""
    bold = tuple((max(0, a - at), b - at) for a, b in sentence.bold if b > at)
    first = revised(sentence, {"text": sentence.text[:at].rstrip()})
    return first, ScriptSentence(sentence.text[at:], bold, told=sentence.told)


def _height(groups: Sequence[Group], room: PageRoom, size: float) -> float:
    return _placed(groups, room, size).height


def _placed(groups: Sequence[Group], room: PageRoom, size: float) -> ScriptPage:
    runs: list[Run] = []
    placed: list[PlacedGroup] = []
    sentences: list[tuple[float, int | None]] = []
    line = pixels(size) * _LINE
    top = 0.0
    for at, group in enumerate(groups):
        top += line * _GAP if at else 0
        number = 0
        for sentence in group.lines:
            sentences.append((top + number * line, sentence.told))
            for found in _lines(sentence, room, size):
                runs += _runs(found, top + number * line, size)
                number += 1
        below = () if room.low else group.chips
        chips = tuple((top + dp(CHIPS_FROM + CHIP_STEP * n), chip) for n, chip in enumerate(below))
        placed.append(PlacedGroup(group, top, chips))
        beside = dp(2 * EMBLEM) if not chips else chips[-1][0] + dp(CHIP_H) - top
        top += max(number * line, beside)
    return ScriptPage(size, tuple(runs), tuple(placed), top, tuple(sentences))


# Lines


WeighedWords = tuple[tuple[str, int], ...]


@lru_cache(maxsize=400)
def _broken(sentence: ScriptSentence, width: int, size: int) -> tuple[WeighedWords, ...]:
    """The sentence in lines of words with their weights; `width` in pixels, `size` of letters."""
    ems = FINE / size
    space = width_of(" ", FONTS[PLAIN])
    lines: list[list[tuple[str, int]]] = []
    filled = 0.0
    for phrase in _narrow(_phrases(sentence), width * ems):
        wide = _wide(phrase)
        if lines and filled + space + wide <= width * ems:
            lines[-1] += phrase
            filled += space + wide
        else:
            lines.append(list(phrase))
            filled = wide
    return tuple(map(tuple, lines))


def _wide(phrase: Sequence[tuple[str, int]]) -> float:
    """In ems."""
    space = width_of(" ", FONTS[PLAIN])
    return sum(width_of(word, FONTS[weight]) for word, weight in phrase) + space * (len(phrase) - 1)


def _narrow(
    phrases: Iterator[list[tuple[str, int]]], most: float
) -> Iterator[list[tuple[str, int]]]:
    """Phrases that no line is wide enough for are parted; a word alone, behind its hyphen."""
    for phrase in phrases:
        if _wide(phrase) <= most:
            yield phrase
            continue
        for word, weight in phrase:
            first, _, second = word.partition("-")
            parts = [(f"{first}-", weight), (second, weight)] if first and second else []
            if _wide([(word, weight)]) > most and parts and all(_wide([p]) <= most for p in parts):
                yield from ([part] for part in parts)
            else:
                yield [(word, weight)]


def _lines(sentence: ScriptSentence, room: PageRoom, size: float) -> tuple[WeighedWords, ...]:
    return _broken(sentence, int(room.width - room.gutter), letters(size))


def _phrases(sentence: ScriptSentence) -> Iterator[list[tuple[str, int]]]:
    """Words that must not be parted; each with its weight."""
    start = 0
    for phrase in glued(sentence.text):
        found: list[tuple[str, int]] = []
        for word in phrase.split(" "):
            end = start + len(word)
            bold = any(a < end and start < b for a, b in sentence.bold)
            found.append((word, BOLD if bold else PLAIN))
            start = end + 1
        yield found


def _runs(words: WeighedWords, top: float, size: float) -> Iterator[Run]:
    """Neighbours of one weight are one run; each begins where the one before it ends."""
    space = width_of(" ", FONTS[PLAIN]) * letters(size) / FINE
    x = 0.0
    for weight, found in groupby(words, itemgetter(1)):
        text = " ".join(word for word, _ in found)
        yield Run(x, top, text, weight)
        x += extents(text, FONTS[weight], letters(size))[0] / FINE + space
