"""The layout of the desk for every size of a window: rectangles in dp, and no Kivy.

Wide windows have the island at the left and a column at the right; high ones stack everything.
Where there is little height the question takes the pad's place when something is asked, and in a
phone held sideways the bar stands at the right edge. What is left over goes to the island first.
"""

from __future__ import annotations

from math import ceil, sqrt
from typing import Final

from companion.engine.frozen import frozen, revised
from companion.ui.island.map.geometry import HIGH, WIDE, fit
from companion.ui.kit import theme
from companion.ui.kit.rect import NOWHERE, Rect

PHONE: Final = 600  # below this width an upright window is a phone
SHORT: Final = 780  # below this height the island of a phone needs every line
NARROW: Final = 330  # below this width three keys have no room beside each other
LOW: Final = 560  # below this height the bar stands at the side
TOP: Final = 12
TOP_LOW: Final = 8
STRIP: Final = 98
STRIP_LOW: Final = 68  # with a small row of fruits
STRIP_PHONE: Final = 72
STRIP_LEAST: Final = 56  # without fruits
COLUMN_LEAST: Final = 440
UNDO_LEAST: Final = 320
PADDING: Final = theme.PADDING
ENTRY: Final = theme.TARGET
CONFIRM: Final = 148  # how wide Announced is in its narrowest form
EDGE: Final = 8  # what the coloured edge of the announcement takes
BELOW: Final = 45  # under the row of its buttons, for what really happened
_ROOT3: Final = sqrt(3)


@frozen
class Around:
    """The parts with places of their own. `upright_bar`: the bar is at the right edge."""

    captives: Rect
    island: Rect
    bar: Rect
    upright_bar: bool = False


@frozen
class DeskLayout:
    """`sheet` and `pad` are cards; they are one where `shared`.

    `body`: the place of the question's heading and answers; `head`: of the heading, where it
    stands apart. `entry_card`: what lies behind the entry line when the pad's card does not.
    `column`: everything of announcement, question and pad but the entry line. `confirm`: where
    Announced stands whatever the announcement; `row`: what it may take of its line.
    """

    around: Around
    card: Rect
    confirm: Rect
    sheet: Rect
    pad: Rect
    compass: Rect
    keys: Rect
    body: Rect
    entry: Rect
    column: Rect
    token: Rect = NOWHERE
    head: Rect = NOWHERE
    entry_card: Rect = NOWHERE
    row: Rect = NOWHERE
    shared: bool = False

    @property
    def island(self) -> Rect:
        return self.around.island


@frozen
class Want:
    """The least height of a part, the wished one, and its share of what is left over."""

    least: float
    wanted: float
    share: float = 0


# In the order of the column: token, card, sheet, pad, entry line.
_WITH_TOKEN: Final = (
    Want(48, 94), Want(130, 145, 0.5), Want(118, 132, 0.2), Want(216, 216, 0.3), Want(ENTRY, ENTRY),
)  # fmt: skip
_WITHOUT_TOKEN: Final = (Want(190, 238, 0.5), Want(118, 138, 0.2), Want(278, 282, 0.3))
_LOW: Final = (Want(76, 200, 0.7), Want(200, 212, 0.3), Want(ENTRY, ENTRY))


def heights(room: float, wants: tuple[Want, ...], gap: float) -> tuple[float, ...]:
    """All as high as wanted if there is room, else each the lower the more it can spare."""
    room = max(0, room - gap * (len(wants) - 1))
    spare = room - sum(want.wanted for want in wants)
    if spare >= 0:
        shares = sum(want.share for want in wants) or 1
        return tuple(want.wanted + spare * want.share / shares for want in wants)
    least = sum(want.least for want in wants)
    if room <= least:
        return tuple(want.least * room / least for want in wants)
    give = -spare / sum(want.wanted - want.least for want in wants)
    return tuple(want.wanted - give * (want.wanted - want.least) for want in wants)


def stacked(rect: Rect, wants: tuple[Want, ...], gap: float) -> list[Rect]:
    """Rectangles from the top down."""
    pieces: list[Rect] = []
    for height in heights(rect.h, wants, gap):
        piece, rect = rect.cut_top(height, gap)
        pieces.append(piece)
    return pieces


def map_radius(island: Rect) -> float:
    return fit(island.w, island.h)


def desk_layout(width: float, height: float, has_token: bool) -> DeskLayout:
    """Side by side or stacked, whichever has the larger island."""
    if width < COLUMN_LEAST + 200:
        return _upright(width, height, has_token)
    across, along = _landscape(width, height, has_token), _upright(width, height, has_token)
    return across if map_radius(across.island) >= map_radius(along.island) else along


# Side by side


def _landscape(width: float, height: float, has_token: bool) -> DeskLayout:
    page, bar, upright_bar = _with_bar(Rect(0, 0, width, height))
    roomy = page.h >= 612
    strip = STRIP if height >= 700 else STRIP_LOW if height >= LOW else STRIP_LEAST
    full = (page.h - strip - 10) / HIGH * WIDE  # the width that the height allows the map
    wide = page.w - 3 * theme.MARGIN
    right = max(min(COLUMN_LEAST, 0.6 * wide), 0.35 * wide, min(wide - full, 0.395 * wide))
    column, left = page.inset(theme.MARGIN, 0).cut_right(right, theme.MARGIN)
    captives, island = left.cut_top(strip, 3)
    # The map may come close to the bar.
    island = Rect(island.x, island.y - 7, island.w, island.h + 7)
    around = Around(captives, island, bar, upright_bar)
    return (_roomy_column if roomy else _low_column)(around, column, has_token)


def _with_bar(window: Rect) -> tuple[Rect, Rect, bool]:
    """The page without margins above and below it, and the bar."""
    if window.h < LOW:
        bar, page = window.cut_right(84)
        return Rect(page.x, page.y + 8, page.w, max(0, page.h - 16)), bar, True
    high = 92 if window.h >= 760 else 80
    top = TOP if window.h >= 700 else TOP_LOW
    bar, page = window.cut_bottom(high)
    return page.cut_bottom(8)[1].cut_top(top)[1], bar, False


def _roomy_column(around: Around, column: Rect, has_token: bool) -> DeskLayout:
    """Every part in its own card. With a token in force the entry line leaves the pad's card."""
    column = column.cut_bottom(6)[1]
    token = behind = NOWHERE
    if has_token:
        gap = theme.GAP_FULL
        token, card, sheet, pad, entry = stacked(column, _WITH_TOKEN, gap)
        inside, floor = pad.inset(PADDING), entry.top
    else:
        gap = theme.GAP
        card, sheet, pad = stacked(column, _WITHOUT_TOKEN, gap)
        entry, inside = pad.inset(PADDING, 12).cut_bottom(ENTRY, gap)
        behind = Rect(pad.x, pad.y, pad.w, ENTRY + 24)
        floor = behind.top
    compass, keys = pad_parts(inside)
    row = _row(column)
    return DeskLayout(
        around=around,
        token=token,
        card=card,
        confirm=row.cut_right(CONFIRM)[0],
        row=row,
        sheet=sheet,
        body=sheet.inset(PADDING, 12),
        pad=pad,
        compass=compass,
        keys=keys,
        entry=entry,
        entry_card=behind,
        column=Rect(column.x, floor + gap, column.w, card.top - floor - gap),
    )


def _row(column: Rect) -> Rect:
    """The buttons of the announcement, in the same place with a token in force and without."""
    card = stacked(column, _WITHOUT_TOKEN, theme.GAP)[0]
    _, inside = card.inset(PADDING, BELOW).cut_left(EDGE)
    return inside.cut_bottom(theme.TALL_TARGET)[0]


def _low_column(around: Around, column: Rect, has_token: bool) -> DeskLayout:
    """Question and pad share a card."""
    token = NOWHERE
    if has_token:
        token, column = column.cut_top(min(52.0, 0.115 * column.h), 8)
    card, pad, entry = stacked(column, _LOW, 8)
    desk = _sharing(around, card, pad, entry, pad.inset(12, 8))
    return revised(desk, {"token": token, "body": pad.inset(12, 10)})


def _sharing(around: Around, card: Rect, pad: Rect, entry: Rect, inside: Rect) -> DeskLayout:
    """The question in the pad's card."""
    compass, keys = pad_parts(inside)
    return DeskLayout(
        around=around,
        card=card,
        confirm=corner(card),
        sheet=pad,
        body=inside,
        pad=pad,
        compass=compass,
        keys=keys,
        entry=entry,
        column=Rect(pad.x, pad.y, pad.w, card.top - pad.y),
        shared=True,
    )


def corner(card: Rect) -> Rect:
    """The corner for Announced, where there is no row for it."""
    wide = CONFIRM if card.w > PHONE else min(126, 0.32 * card.w)
    inside = card.inset(PADDING, max(4, min(10, (card.h - theme.TARGET) / 2)))
    return inside.cut_right(wide)[0].cut_top(84)[0]


def pad_parts(inside: Rect) -> tuple[Rect, Rect]:
    """The compass at the left, as large as its height allows, and the keys."""
    high = min(inside.h, 214)
    wide = max(min(_compass_width(high), 0.48 * inside.w), min(170, 0.6 * inside.w))
    left, keys = inside.cut_left(wide, PADDING if inside.w > 380 else 8)
    return left, keys


def _compass_width(height: float) -> float:
    return 3 * _ROOT3 * height / 5


# Stacked


def _upright(width: float, height: float, has_token: bool) -> DeskLayout:
    phone = width < 700 or height < 900
    window = Rect(0, 0, width, height)
    short = phone and height < SHORT
    bar, page = window.cut_bottom((64 if short else 68) if width < PHONE else 92)
    page = page.cut_bottom(4 if phone else 12)[1].cut_top(8 if phone else TOP)[1]
    across = 8 if width < PHONE else theme.MARGIN
    gap = 6 if phone else theme.GAP_FULL if has_token else theme.GAP
    best = (width if width < PHONE else page.w - 2 * across) / WIDE * HIGH
    strip = STRIP if not phone else STRIP_LEAST if short else STRIP_PHONE
    wants = _upright_wants(phone, short, has_token)
    below = sum(want.wanted for want in wants) + gap * (len(wants) + 1)
    room = page.h - strip - below
    # The island is as large as the width allows; what is lacking the others spare, to a degree.
    island_h = min(best, max(room, min(0.6 * best, room + _spare(wants))))
    captives, rest = page.cut_top(strip, gap if phone else 4)
    island, rest = rest.cut_top(max(0, island_h), gap)
    parts = stacked(rest.inset(across, 0), wants, gap)
    token = parts.pop(0) if has_token else NOWHERE
    captives = captives.inset(across, 0)
    if phone:
        card, pad, entry = parts
        desk = _sharing(Around(captives, island, bar), card, pad, entry, pad.inset(8))
    else:
        desk = _tablet(Around(captives, island.inset(across, 0), bar), *parts)
    return revised(desk, {"token": token})


def _upright_wants(phone: bool, short: bool, has_token: bool) -> tuple[Want, ...]:
    token = (Want(44, 52),) if phone else (Want(56, 68),)
    card = Want(78, 128, 0.5) if short else Want(96, 118 if phone else 128, 0.5)
    rest = (
        (card, Want(200, 202, 0.5), Want(ENTRY, ENTRY)) if phone
        else (Want(150, 180, 0.6), Want(246, 246, 0.4))
    )  # fmt: skip
    return (*token, *rest) if has_token else rest


def _spare(wants: tuple[Want, ...]) -> float:
    return sum(want.wanted - want.least for want in wants)


def _tablet(around: Around, card: Rect, pad: Rect) -> DeskLayout:
    """The entry line is the first row beside the compass; a question stands below it."""
    inside = pad.inset(16, 12)
    compass, rest = pad_parts(inside)
    entry, keys = rest.cut_top(ENTRY, theme.BETWEEN)
    desk = _sharing(around, card, pad, entry, inside)
    head = Rect(inside.x, entry.y, compass.w, ENTRY)
    body = Rect(inside.x, inside.y, inside.w, keys.h)
    return revised(desk, {"compass": compass, "keys": keys, "head": head, "body": body})


# Inside the parts


def compass_cells(compass: Rect) -> tuple[float, tuple[tuple[float, float], ...]]:
    """The distance from a centre to a corner, and seven centres: NW NE E SE SW W, the middle."""
    radius = min(compass.w / (3 * _ROOT3), compass.h / 5)
    x, y = compass.middle
    across, along = _ROOT3 * radius, 1.5 * radius
    return radius, (
        (x - across / 2, y + along), (x + across / 2, y + along), (x + across, y),
        (x + across / 2, y - along), (x - across / 2, y - along), (x - across, y), (x, y),
    )  # fmt: skip


def key_cells(keys: Rect, count: int) -> tuple[Rect, ...]:
    """Two beside each other, the last one alone: or two rows where the place is low and wide."""
    gap = theme.BETWEEN
    if count == 5 and keys.h < 2 * theme.TARGET + gap and keys.w >= 5 * theme.TARGET + 4 * gap:
        return keys.columns(5, gap)
    low = keys.h < 3 * theme.TARGET + 2 * gap - 4
    if count == 5 and (low or (keys.w >= 1.8 * keys.h and keys.w >= 3 * 110)):
        upper, lower = keys.rows(2, gap)
        return (*upper.columns(2, gap), *lower.columns(3, gap))
    return keys.grid(count, 2 if count > 3 else 1, gap)


def bar_cells(bar: Rect, count: int, upright_bar: bool) -> tuple[Rect, ...]:
    """Undo takes what the others leave."""
    if upright_bar:
        return bar.inset(4, 8).rows(count, 6)
    tight = bar.w < PHONE
    inside = bar.inset(8 if tight else theme.MARGIN, 4 if bar.h < 92 else 8)
    gap = 6 if tight else 10
    each = min(112.0, max(60.0, (inside.w - gap * (count - 1)) * 0.14))
    first, rest = inside.cut_left(inside.w - (each + gap) * (count - 1), gap)
    return (first, *rest.columns(count - 1, gap)) if count > 1 else (inside,)


def holds_rules(bar: Rect, count: int, upright_bar: bool) -> bool:
    """True if one key more leaves Undo the room to say what it undoes."""
    return not upright_bar and bar_cells(bar, count + 1, upright_bar=False)[0].w >= UNDO_LEAST


def answer_grids(body: Rect, count: int, least: float) -> tuple[tuple[Rect, ...], ...]:
    """Every way to lay out so many answers that are not lower than `least`: fewest rows first."""
    gap = theme.BETWEEN
    most = max(1, min(count, int((body.h + gap) / (least + gap))))
    fewest = 1 if count <= 6 else 2
    ways = dict.fromkeys(ceil(count / rows) for rows in range(min(fewest, most), most + 1))
    return tuple(_low_enough(body, count, columns, gap) for columns in ways)


def _low_enough(body: Rect, count: int, columns: int, gap: float) -> tuple[Rect, ...]:
    """Rows are not higher than a hand needs; what is over stays free below."""
    rows = ceil(count / columns)
    each = body.h if rows == 1 and body.h <= 160 else 128
    high = min(body.h, rows * each + (rows - 1) * gap)
    return body.cut_top(high)[0].grid(count, columns, gap)
