"""The usual layout of the desk for a view: which parts are shown, and in which places.

Everything keeps its place from prompt to prompt. Only a question with many answers, the tokens and
the end of a game take the pad's place, which is quiet then; a key of it that can be used all the
same stands among the answers. What becomes of it for a long announcement: `desk_room`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from companion.engine.frozen import frozen, revised
from companion.ui.island.desk.layout import ENTRY, NARROW, DeskLayout, compass_cells, corner
from companion.ui.island.desk.views import DeskView, QuestionView
from companion.ui.kit import theme
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

MANY: Final = 8  # more answers than a card that is shared with the pad has room for
ROOM: Final = 440  # how high an announcement and two tokens would be
ONE_ROW: Final = 140  # a question with one row of answers
HEADED: Final = 84  # a question that is lower has no room for its heading
_ROOT3: Final = sqrt(3)


@frozen
class DeskPlaces:
    """The places of all parts; `NOWHERE`: not shown. `panels`: the cards that lie behind.

    `confirm`: where Announced stands; `row`: what it may take of its line. `head`: where the
    question's heading stands apart; `headless`: it has none. `pips`: where the OP's actions stand
    then. `extra`: keys of the pad that stand among the answers.
    """

    island: Rect
    token: Rect
    card: Rect
    entry: Rect
    confirm: Rect
    row: Rect
    sheet: Rect = NOWHERE
    head: Rect = NOWHERE
    pips: Rect = NOWHERE
    compass: Rect = NOWHERE
    keys: Rect = NOWHERE
    headless: bool = False
    panels: tuple[Rect, ...] = ()
    extra: tuple[Button, ...] = ()


def usual(desk: DeskLayout, view: DeskView) -> DeskPlaces:
    kind = view.sheet.kind
    if kind == "tokens":
        return over_all(desk, view)
    if desk.shared and len(view.sheet.buttons) > MANY and kind == "answers":
        return over_all(desk, view)
    if not desk.shared:
        return _in_place_of_pad(desk, view) if takes_pad(view.sheet) else _apart(desk)
    return _together(desk, view) if beside_compass(view) else _instead(desk, view)


def takes_pad(sheet: QuestionView) -> bool:
    """More answers than fit one row below a heading, or longer ones."""
    if sheet.kind in ("op", "turn"):
        return False
    count = len(sheet.buttons)
    if sheet.kind == "won" or count > 3:
        return True
    return any(length(button) > 66 // count for button in sheet.buttons)


def length(button: Button) -> int:
    return max(len(button.label), len(button.second)) + 4 * bool(button.icon or button.who)


def beside_compass(view: DeskView) -> bool:
    """True if the question leaves the compass where it is."""
    sheet = view.sheet
    if sheet.kind == "map":
        return not sheet.buttons or any(button.enabled for button in view.pad.compass)
    return sheet.kind in ("turn", "op")


def placed(desk: DeskLayout, **shown: Any) -> DeskPlaces:
    always = DeskPlaces(desk.island, desk.token, desk.card, desk.entry, desk.confirm, desk.row)
    return revised(always, shown)


# The question


def _apart(desk: DeskLayout) -> DeskPlaces:
    """Question and pad each in a card."""
    return placed(
        desk,
        sheet=desk.body,
        compass=desk.compass,
        keys=desk.keys,
        panels=(desk.sheet, desk.pad),
    )


def _together(desk: DeskLayout, view: DeskView) -> DeskPlaces:
    """One card: the compass, and beside it the question above the keys."""
    keys, sheet = desk.keys, NOWHERE
    extra: tuple[Button, ...] = ()
    match view.sheet.kind:
        case "op":
            rows = 2 if len(view.pad.keys) > 1 and keys.w < NARROW else 1
            high = rows * theme.TARGET + (rows - 1) * theme.BETWEEN
            keys, sheet = keys.cut_bottom(high, theme.BETWEEN)
        case "turn":
            if view.sheet.buttons:
                sheet, keys = keys.cut_top(theme.TARGET, theme.BETWEEN)
                extra = _lent(view, keys)
        case _:
            keys, sheet, extra = NOWHERE, keys, usable(view)
    headless = bool(view.sheet.buttons) and 0 < sheet.h < HEADED
    return placed(
        desk,
        sheet=sheet,
        pips=beside_the_compass(desk.compass) if headless else NOWHERE,
        headless=headless,
        compass=desk.compass,
        keys=keys,
        panels=(desk.pad,),
        extra=extra,
    )


def beside_the_compass(compass: Rect) -> Rect:
    """The corner that the hexes leave free, high at the right."""
    radius, centres = compass_cells(compass)
    x, y = centres[-1]
    return Rect(x + _ROOT3 * radius, y + radius, _ROOT3 / 2 * radius, 1.5 * radius)


def _lent(view: DeskView, keys: Rect) -> tuple[Button, ...]:
    """The key that stands with the answers where the keys have little room."""
    crowded = keys.w < NARROW or keys.h < 2 * theme.TARGET
    return view.pad.keys[2:3] if len(view.pad.keys) == 5 and crowded else ()


def usable(view: DeskView) -> tuple[Button, ...]:
    """The keys that can be used; none if the turn can be ended, for then the pad is soon back."""
    keys = view.pad.keys
    return () if keys and keys[-1].enabled else tuple(key for key in keys if key.enabled)


def _in_place_of_pad(desk: DeskLayout, view: DeskView) -> DeskPlaces:
    low = desk.column.y
    panel = Rect(desk.sheet.x, low, desk.sheet.w, desk.sheet.top - low)
    panels = (panel, desk.entry_card)
    return placed(desk, sheet=panel.inset(theme.PADDING), panels=panels, extra=usable(view))


def _instead(desk: DeskLayout, view: DeskView) -> DeskPlaces:
    """The question in the card that it shares with the pad."""
    extra = usable(view)
    if not desk.head.h and _is_short(view.sheet, extra, desk.body.w):
        desk = _low_question(desk, ONE_ROW)
    return placed(desk, sheet=desk.body, head=desk.head, panels=(desk.pad,), extra=extra)


def _is_short(sheet: QuestionView, extra: tuple[Button, ...], width: float) -> bool:
    """One row of answers is enough."""
    buttons = (*sheet.buttons, *extra)
    if sheet.kind == "won" or len(buttons) > 3:
        return False
    room = width / 12 / max(1, len(buttons))  # about so many letters
    return all(length(button) <= 2 * room for button in buttons)


def _low_question(desk: DeskLayout, high: float) -> DeskLayout:
    """A question of one row leaves the rest of its card to what is said."""
    high = min(desk.pad.h, high)
    pad = revised(desk.pad, {"h": high})
    desk = down_to(desk, desk.card.y - desk.pad.h + high)
    return revised(desk, {"pad": pad, "body": pad.inset(12, 10)})


def down_to(desk: DeskLayout, low: float) -> DeskLayout:
    """Give the announcement everything down to there."""
    card = revised(desk.card, {"y": low, "h": desk.card.top - low})
    return revised(desk, {"card": card})


def over_all(desk: DeskLayout, view: DeskView, high: float = 0) -> DeskPlaces:
    """Over everything but the entry line, and what is still to be said: so high at least."""
    is_list = view.sheet.kind != "tokens"
    column, entry, island, confirm = desk.column, desk.entry, desk.island, desk.confirm
    if desk.head.h:
        entry, column = column.cut_bottom(ENTRY, theme.BETWEEN)
    card = NOWHERE
    if not view.card.told:
        least = column.top - confirm.y + 10 if desk.shared else desk.card.h
        island, column = _upwards(island, column)
        high = max(high, least)
        card, column = column.cut_top(high, theme.GAP_FULL)
        if confirm.y < card.y or confirm.top > card.top:
            confirm = corner(card)
    panels = (column, desk.entry_card) if is_list else (desk.entry_card,)
    return placed(
        desk,
        island=island,
        card=card,
        confirm=confirm,
        entry=entry,
        sheet=column.inset(12, 10) if is_list else column,
        panels=panels,
    )


def _upwards(island: Rect, column: Rect) -> tuple[Rect, Rect]:
    """On a phone two whole texts below an announcement need a part of the map's place."""
    if column.w > 600 or island.x > column.right or column.x > island.right:
        return island, column
    more = max(0, min(ROOM - column.h, 0.3 * island.h))
    smaller = Rect(island.x, island.y + more, island.w, island.h - more)
    return smaller, revised(column, {"h": column.h + more})
