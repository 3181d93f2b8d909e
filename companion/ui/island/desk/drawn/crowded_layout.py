"""The layout of the desk for a long announcement or many answers, and what gives way for it.

A token in force folds to its name; the question goes lower, over the pad that is quiet anyway; the
letters become smaller; where everything is stacked the island gives a part of its place. Then the
question loses its heading, which the announcement ends in, and the pad its compass, which the map
has too. Only what fits nowhere even so has the room of them all, until it has been said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import Final

from companion.engine.frozen import frozen, revised
from companion.ui.island.desk.drawn.usual_layout import (
    MANY,
    ONE_ROW,
    DeskPlaces,
    beside_compass,
    down_to,
    over_all,
    placed,
    takes_pad,
    usable,
    usual,
)
from companion.ui.island.desk.layout import ENTRY, DeskLayout, corner, pad_parts
from companion.ui.island.desk.views import DeskView
from companion.ui.kit import theme
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

FOLDED: Final = 48  # a token in force while something is to be said
HEAD: Final = 64  # a question without its rows of answers
ON_MAP: Final = 112  # a question that the map answers
ENDED: Final = (236, 150)  # the end of a game, where the last announcement is long
COMPACT: Final = 212  # question and pad in one card
PIPS: Final = 22
TOLD: Final = 92  # what has been said, while there are many answers
_ROW: Final = theme.TARGET + theme.BETWEEN
_RAISED: Final = (0.1, 0.2, 0.3)  # shares of a stacked island
# In sp: what an announcement may come down to before something gives way, and before something
# of the question does.
EASY, LEAST = 22, 20
PHONE_EASY, PHONE_LEAST = 20, 17
_PLAIN: Final = 15  # sp: of what has been said, and can be read again

# The size of the announcement there, in sp; none where a button has no room.
Size = Callable[[DeskPlaces], float]


def _large(_found: DeskPlaces) -> float:
    return 100


@frozen
class Letters:
    """The smallest sizes of an announcement; `scale`: the text size of the settings."""

    easy: float
    least: float

    @staticmethod
    def of(desk: DeskLayout, scale: float) -> Letters:
        """Larger letters may come down further, to what they would be at the usual size."""
        easy, least = (PHONE_EASY, PHONE_LEAST) if _is_phone(desk) else (EASY, LEAST)
        larger = max(1.0, scale)
        return Letters(easy * (1 + larger) / 2 / larger, least / larger)


def _is_phone(desk: DeskLayout) -> bool:
    return desk.around.upright_bar or desk.card.w < 400


def places(
    desk: DeskLayout, view: DeskView, size: Size = _large, scale: float = 1, reading: bool = False
) -> DeskPlaces:
    """`reading`: what has been said is looked at once more, large."""
    least, size = Letters.of(desk, scale), _remembered(size)
    if reading:
        return _read(desk, view, size, least)
    if view.card.told:
        return _told(desk, view, size)
    found = usual(_folded(desk), view)
    for smallest, found in _ways(_folded(desk), view, least):
        if size(found) >= smallest:
            return found
    return found


def _remembered(size: Size) -> Size:
    known: dict[tuple[Rect, ...], float] = {}

    def sized(found: DeskPlaces) -> float:
        key = (found.card, found.confirm, found.row)
        if key not in known:
            known[key] = size(found)
        return known[key]

    return sized


def _read(desk: DeskLayout, view: DeskView, size: Size, least: Letters) -> DeskPlaces:
    """As large as it can be beside the question, or else alone."""
    desk = _folded(desk)
    before = size(usual(desk, view))
    ways = [found for _, found in _ways(desk, view, least) if found.sheet.h or found.keys.h]
    best = max(ways, key=size)
    return best if size(best) >= max(least.least, before + 1) else _alone(desk)


def _told(desk: DeskLayout, view: DeskView, size: Size) -> DeskPlaces:
    """Many answers have a part of the place of what has been said."""
    for found in _roomier(desk, view):
        if size(found) >= _PLAIN:
            return found
    return usual(desk, view)


def _ways(desk: DeskLayout, view: DeskView, least: Letters) -> Iterator[tuple[float, DeskPlaces]]:
    """With more and more room for what is to be said, and how small it may be there."""
    if view.sheet.kind == "tokens":
        yield from ((least.least, over_all(desk, view, high)) for high in _cards(desk))
        yield least.least, _alone(desk)
        return
    whole = (*_roomier(desk, view), *_whole(desk, view))
    yield from ((least.easy, found) for found in whole)
    yield from ((least.least, found) for found in (*whole, *_further(desk, view)))


def _further(desk: DeskLayout, view: DeskView) -> Iterator[DeskPlaces]:
    """The whole question over less and less of the island, what can be touched of it, nothing."""
    raised = _raised(desk)
    for way in raised:
        yield from _whole(way, view)
    last = (desk, *raised[-1:])
    for way in last:
        yield from _bare(way, view)
    yield from map(_alone, last)


def _cards(desk: DeskLayout) -> Iterator[float]:
    """The heights that a card may have over two tokens to choose from."""
    yield 0
    for high in range(130, 400, 30):
        if high > desk.card.h and desk.column.h - high > 260:
            yield high


# Parts that give way


def _folded(desk: DeskLayout) -> DeskLayout:
    if desk.token.h <= FOLDED:
        return desk
    token = desk.token.cut_top(FOLDED)[0]
    card = revised(desk.card, {"h": desk.card.h + desk.token.h - FOLDED})
    return revised(desk, {"token": token, "card": card})


def _raised(desk: DeskLayout) -> list[DeskLayout]:
    """Everything below a stacked island goes up, more and more; Announced stays where it is."""
    island = desk.island
    if island.x > desk.column.right or desk.column.x > island.right:
        return []
    return [_higher(desk, share * island.h) for share in _RAISED]


def _higher(desk: DeskLayout, more: float) -> DeskLayout:
    island, token = desk.island, desk.token
    around = revised(
        desk.around, {"island": Rect(island.x, island.y + more, island.w, island.h - more)}
    )
    return revised(
        desk,
        {
            "around": around,
            "token": token.moved(0, more) if token.h else NOWHERE,
            "card": revised(desk.card, {"h": desk.card.h + more}),
            "column": revised(desk.column, {"h": desk.column.h + more}),
        },
    )


def _compact(desk: DeskLayout) -> DeskLayout:
    """Question and pad in one card, as where there is little height."""
    pad = desk.column.cut_bottom(COMPACT)[0]
    compass, keys = pad_parts(pad.inset(theme.PADDING, 8))
    desk = down_to(desk, pad.top + theme.GAP_FULL)
    return revised(
        desk,
        {
            "sheet": pad, "pad": pad, "compass": compass, "keys": keys,
            "body": pad.inset(theme.PADDING, 10), "shared": True,
        },
    )  # fmt: skip


# The whole question, with more and more room above it


def _whole(desk: DeskLayout, view: DeskView) -> Iterator[DeskPlaces]:
    yield usual(desk, view)
    sheet = view.sheet
    if sheet.kind == "turn" and not sheet.buttons and not desk.shared:
        lower = down_to(desk, desk.sheet.y)
        panels = (desk.pad, desk.entry_card)
        yield placed(lower, compass=desk.compass, keys=desk.keys, panels=panels)
    if beside_compass(view) and not desk.shared:
        found = usual(_compact(desk), view)
        yield revised(found, {"panels": (*found.panels, desk.entry_card)})
    if desk.head.h and sheet.kind == "answers" and len(sheet.buttons) > MANY:
        yield from (over_all(desk, view, high) for high in _cards(desk))
    if desk.head.h or sheet.kind in ("op", "turn"):
        return
    for high in _heights(desk, view):
        if _leaves_a_card(desk, view, high):
            yield _lower(desk, view, high)


def _leaves_a_card(desk: DeskLayout, view: DeskView, high: float) -> bool:
    """Over a question that is so high."""
    gap = theme.GAP_FULL
    if not desk.shared:
        return desk.column.y + high + gap <= desk.confirm.y - 4
    return high + gap + (TOLD if view.card.told else desk.confirm.h + 20) <= desk.column.h


def _heights(desk: DeskLayout, view: DeskView) -> Iterator[float]:
    """The heights that a question may have, with its heading."""
    sheet = view.sheet
    if sheet.kind == "won":
        yield from (high for high in ENDED if high < desk.pad.h or not desk.shared)
        return
    if sheet.kind == "map":
        further = _counts(desk, view)[0] - 1
        yield ONE_ROW + further * _ROW if sheet.buttons else ON_MAP
        return
    if not desk.shared and not takes_pad(sheet):
        yield desk.sheet.h
    yield from (HEAD + rows * _ROW for rows in _counts(desk, view))


def _lower(desk: DeskLayout, view: DeskView, high: float, headless: bool = False) -> DeskPlaces:
    """The question at the bottom of the column, over the pad that is quiet anyway."""
    gap = desk.card.y - desk.pad.top if desk.shared else theme.GAP_FULL
    panel = desk.column.cut_bottom(high)[0]
    desk = down_to(desk, panel.top + gap)
    if desk.shared and desk.confirm.y < desk.card.y + 4:
        desk = revised(desk, {"confirm": corner(desk.card)})
    return placed(
        desk,
        sheet=panel.inset(12, 10),
        headless=headless,
        panels=(panel, desk.entry_card),
        extra=usable(view),
    )


def _counts(desk: DeskLayout, view: DeskView) -> list[int]:
    """Into how many rows the answers go: large ones first, at last as small as can be read."""
    buttons = (*view.sheet.buttons, *usable(view))
    most, fewest = (_rows(buttons, desk.body.w, letter) for letter in (8.5, 5.2))
    return list(range(most, fewest - 1, -1))


def _rows(buttons: tuple[Button, ...], width: float, letter: float) -> int:
    """`letter`: how wide one is. A label may be on two lines."""
    widest = max((_widest(button) for button in buttons), default=0)
    each = max(theme.TARGET, 16 + letter * widest) + theme.BETWEEN
    across = max(1, int((width + theme.BETWEEN) / each))
    return max(1, ceil(len(buttons) / across))


def _widest(button: Button) -> float:
    label, second = len(button.label) / 2, 0.75 * len(button.second)
    word = max(map(len, button.label.split()), default=0)
    return max(word, label, second) + 4 * bool(button.icon or button.who)


def _roomier(desk: DeskLayout, view: DeskView) -> Iterator[DeskPlaces]:
    """More room for answers that would be small in the place that they usually have."""
    sheet = view.sheet
    if sheet.kind != "answers" or not desk.shared or desk.head.h or len(sheet.buttons) < 3:
        return
    ways = [desk, *_raised(desk)]
    for rows in _counts(desk, view):
        high = HEAD + rows * _ROW
        roomy = [way for way in ways if high > way.pad.h and _leaves_a_card(way, view, high)]
        yield from (_lower(way, view, high) for way in roomy[:1])


# The question without all that cannot be touched


def _bare(desk: DeskLayout, view: DeskView) -> Iterator[DeskPlaces]:
    sheet = view.sheet
    if desk.head.h:
        return
    if sheet.kind == "won" or (sheet.kind == "answers" and sheet.who):
        for rows in _counts(desk, view):
            if _leaves_a_card(desk, view, 12 + rows * _ROW):
                yield _lower(desk, view, 12 + rows * _ROW, headless=True)
    if sheet.kind == "op":
        yield _pieces(desk, view)
        if len(view.pad.keys) == 1:
            yield _one_row(desk)
    if sheet.kind == "turn" and not sheet.buttons:
        panel = desk.column.cut_bottom(2 * _ROW + 8)[0]
        lower = down_to(desk, panel.top + theme.GAP_FULL)
        yield placed(lower, keys=panel.inset(12, 8), panels=(panel, desk.entry_card))


def _pieces(desk: DeskLayout, view: DeskView) -> DeskPlaces:
    """The OP's pieces over the keys; the map has what the compass would have."""
    rows = 1 if len(view.pad.keys) <= 3 else 2
    panel = desk.column.cut_bottom((1 + rows) * _ROW + 8)[0]
    return _op(desk, panel, *panel.inset(12, 8).cut_top(theme.TARGET, theme.BETWEEN))


def _one_row(desk: DeskLayout) -> DeskPlaces:
    """The pieces, and the end of the turn beside them."""
    panel = desk.column.cut_bottom(_ROW + 8)[0]
    inside = panel.inset(12, 8)
    keys, pieces = inside.cut_right(0.27 * inside.w, theme.BETWEEN)
    return _op(desk, panel, pieces, keys)


def _op(desk: DeskLayout, panel: Rect, pieces: Rect, keys: Rect) -> DeskPlaces:
    pips, sheet = pieces.cut_right(PIPS, 4)
    return placed(
        down_to(desk, panel.top + theme.GAP_FULL),
        sheet=sheet,
        pips=pips,
        headless=True,
        keys=keys,
        panels=(panel, desk.entry_card),
    )


def _alone(desk: DeskLayout) -> DeskPlaces:
    """The announcement and nothing else, over everything but token and entry line."""
    low, entry, behind = desk.column.y, desk.entry, desk.entry_card
    if desk.head.h:
        entry, rest = desk.column.cut_bottom(ENTRY, theme.BETWEEN)
        low = rest.y
    return placed(down_to(desk, low), entry=entry, panels=(behind,))
