"""What of the desk is shown for a view, and where: decided before anything is drawn.

Everything keeps its place from prompt to prompt. Only a question with many answers, the tokens and
the end of a game take the pad's place, which is quiet then; a key of it that can be used all the
same stands among the answers.
"""

from __future__ import annotations

from typing import Any, Final

from companion.engine.frozen import frozen, revised
from companion.ui import theme
from companion.ui.layout import ENTRY, Desk
from companion.ui.presenter.views import Button, DeskView, Sheet
from companion.ui.rect import NOWHERE, Rect

FOLDED: Final = 48  # a token in force while something is to be said
MANY: Final = 8  # more answers than a card that is shared with the pad has room for
ROOM: Final = 440  # how high an announcement and two tokens would be
ONE_ROW: Final = 140  # a question with one row of answers


@frozen
class Places:
    """What is `NOWHERE` is not shown. `panels`: the cards that lie behind.

    `head`: where the question's heading stands apart. `beside`: the buttons of the announcement
    stand at its right. `extra`: keys of the pad that stand among the answers.
    """

    island: Rect
    token: Rect
    card: Rect
    entry: Rect
    beside: bool
    sheet: Rect = NOWHERE
    head: Rect = NOWHERE
    compass: Rect = NOWHERE
    keys: Rect = NOWHERE
    panels: tuple[Rect, ...] = ()
    extra: tuple[Button, ...] = ()


def places(desk: Desk, view: DeskView) -> Places:
    kind = view.sheet.kind
    token, card = _say(desk, view)
    desk = revised(desk, {"token": token, "card": card})
    if kind == "tokens":
        return _over_all(desk, view)
    if desk.shared and len(view.sheet.buttons) > MANY and kind == "answers":
        return _over_all(desk, view)
    if not desk.shared and not takes_pad(view.sheet):
        return _apart(desk)
    if desk.shared and _beside_compass(view):
        return _together(desk, view)
    return _alone(desk, view)


def takes_pad(sheet: Sheet) -> bool:
    """More answers than fit one row below a heading, or longer ones."""
    if sheet.kind in ("op", "turn"):
        return False
    count = len(sheet.buttons)
    if sheet.kind == "won" or count > 3:
        return True
    return any(_length(button) > 66 // count for button in sheet.buttons)


def _length(button: Button) -> int:
    return max(len(button.label), len(button.second)) + 4 * bool(button.icon or button.who)


def _beside_compass(view: DeskView) -> bool:
    kind = view.sheet.kind
    return kind in ("turn", "op") or (
        kind == "map" and any(button.enabled for button in view.pad.compass)
    )


def _say(desk: Desk, view: DeskView) -> tuple[Rect, Rect]:
    """Where a token is in force, it is folded while something is to be said."""
    if not desk.token.h or view.card.told or desk.token.h <= FOLDED:
        return desk.token, desk.card
    strip = desk.token.cut_top(FOLDED)[0]
    return strip, revised(desk.card, {"h": desk.card.h + desk.token.h - FOLDED})


def _places(desk: Desk, **shown: Any) -> Places:
    always = Places(desk.island, desk.token, desk.card, desk.entry, desk.beside)
    return revised(always, shown)


def _apart(desk: Desk) -> Places:
    """Question and pad each in a card."""
    return _places(
        desk,
        sheet=desk.body,
        compass=desk.compass,
        keys=desk.keys,
        panels=(desk.sheet, desk.pad),
    )


def _together(desk: Desk, view: DeskView) -> Places:
    """One card: the compass, and beside it the question above the keys."""
    keys, sheet = desk.keys, NOWHERE
    extra: tuple[Button, ...] = ()
    match view.sheet.kind:
        case "op":
            keys, sheet = keys.cut_bottom(theme.TARGET, theme.BETWEEN)
        case "turn":
            if view.sheet.buttons:
                sheet, keys = keys.cut_top(theme.TARGET, theme.BETWEEN)
        case _:
            keys, sheet, extra = NOWHERE, keys, _usable(view)
    return _places(
        desk, sheet=sheet, compass=desk.compass, keys=keys, panels=(desk.pad,), extra=extra
    )


def _usable(view: DeskView) -> tuple[Button, ...]:
    """Where the turn can be ended the question only lies over the pad for a moment."""
    keys = view.pad.keys
    return () if keys and keys[-1].enabled else tuple(key for key in keys if key.enabled)


def _alone(desk: Desk, view: DeskView) -> Places:
    """The question in the place of the pad."""
    extra = _usable(view)
    if not desk.shared:
        low = desk.column.y
        panel = Rect(desk.sheet.x, low, desk.sheet.w, desk.sheet.top - low)
        panels = (panel, desk.entry_card)
        return _places(desk, sheet=panel.inset(theme.PADDING), panels=panels, extra=extra)
    if not desk.head.h and _is_short(view.sheet, extra):
        desk = _low_question(desk)
    return _places(desk, sheet=desk.body, head=desk.head, panels=(desk.pad,), extra=extra)


def _is_short(sheet: Sheet, extra: tuple[Button, ...]) -> bool:
    """One row of answers is enough."""
    return sheet.kind != "won" and len(sheet.buttons) + len(extra) <= 3


def _low_question(desk: Desk) -> Desk:
    """A question of one row leaves the rest of its card to what is said."""
    high = min(desk.pad.h, ONE_ROW)
    more = desk.pad.h - high
    pad = revised(desk.pad, {"h": high})
    card = revised(desk.card, {"y": desk.card.y - more, "h": desk.card.h + more})
    return revised(desk, {"pad": pad, "card": card, "body": pad.inset(12, 10)})


def _over_all(desk: Desk, view: DeskView) -> Places:
    """Over everything but the entry line, and what is still to be said."""
    is_list = view.sheet.kind != "tokens"
    column, entry, island = desk.column, desk.entry, desk.island
    if desk.head.h:
        entry, column = column.cut_bottom(ENTRY, theme.BETWEEN)
    card = NOWHERE
    if not view.card.told:
        island, column = _upwards(island, column)
        card, column = column.cut_top(max(96, 0.24 * column.h), theme.GAP_FULL)
    panels = (column, desk.entry_card) if is_list else (desk.entry_card,)
    return _places(
        desk,
        island=island,
        card=card,
        entry=entry,
        beside=True,
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
