"""What of the desk is shown for a view, and where: decided before anything is drawn.

Everything keeps its place from prompt to prompt. Only a question with many answers, the tokens and
the end of a game take the pad's place, which is quiet then; a key of it that can be used all the
same stands among the answers. A long announcement takes, as far as it must, the place of the token,
that of the quiet pad, and all of the column until it has been said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import Any, Final

from companion.engine.frozen import frozen, revised
from companion.ui import theme
from companion.ui.layout import ENTRY, NARROW, Desk, corner
from companion.ui.presenter.views import Button, DeskView, Sheet
from companion.ui.rect import NOWHERE, Rect

FOLDED: Final = 48  # a token in force while something is to be said
MANY: Final = 8  # more answers than a card that is shared with the pad has room for
ROOM: Final = 440  # how high an announcement and two tokens would be
ONE_ROW: Final = 140  # a question with one row of answers
HEAD: Final = 64  # a question without its rows of answers
ENDED: Final = 236  # the end of a game, where the last announcement is long
# In sp: what an announcement may come down to before something makes room for it.
EASY: Final = 26
LEAST: Final = 22
PHONE_LEAST: Final = 20


@frozen
class Places:
    """What is `NOWHERE` is not shown. `panels`: the cards that lie behind.

    `confirm`: where Announced stands; `row`: what it may take of its line. `head`: where the
    question's heading stands apart. `extra`: keys of the pad that stand among the answers.
    """

    island: Rect
    token: Rect
    card: Rect
    entry: Rect
    confirm: Rect
    row: Rect
    sheet: Rect = NOWHERE
    head: Rect = NOWHERE
    compass: Rect = NOWHERE
    keys: Rect = NOWHERE
    panels: tuple[Rect, ...] = ()
    extra: tuple[Button, ...] = ()


# Whether the announcement is as large as that there.
Fits = Callable[[Places, float], bool]


def _always(_found: Places, _least: float) -> bool:
    return True


def places(desk: Desk, view: DeskView, fits: Fits = _always, reading: bool = False) -> Places:
    """`reading`: what has been said is looked at once more, large."""
    if reading:
        return _alone(desk)
    if view.card.told:
        return _usual(desk, view)
    for least, found in _ways(desk, view):
        if fits(found, least):
            return found
    return _alone(desk)


def _ways(desk: Desk, view: DeskView) -> Iterator[tuple[float, Places]]:
    """With more and more room for what is to be said."""
    phone = _is_phone(desk)
    least = PHONE_LEAST if phone else LEAST
    if view.sheet.kind == "tokens":
        yield least, _usual(desk, view)
        return
    if desk.token.h:
        yield PHONE_LEAST if phone else EASY, _usual(_folded(desk), view)
        desk = _over_token(desk)
    yield least, _usual(desk, view)
    lower = _lowered(desk, view)
    if lower is not None:
        yield least, lower


def _is_phone(desk: Desk) -> bool:
    return desk.around.upright_bar or desk.card.w < 400


def _usual(desk: Desk, view: DeskView) -> Places:
    kind = view.sheet.kind
    if kind == "tokens":
        return _over_all(desk, view)
    if desk.shared and len(view.sheet.buttons) > MANY and kind == "answers":
        return _over_all(desk, view)
    if not desk.shared:
        return _in_place_of_pad(desk, view) if takes_pad(view.sheet) else _apart(desk)
    return _together(desk, view) if _beside_compass(view) else _instead(desk, view)


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
    """What is asked leaves the compass where it is."""
    sheet = view.sheet
    if sheet.kind == "map":
        return not sheet.buttons or any(button.enabled for button in view.pad.compass)
    return sheet.kind in ("turn", "op")


def _places(desk: Desk, **shown: Any) -> Places:
    always = Places(desk.island, desk.token, desk.card, desk.entry, desk.confirm, desk.row)
    return revised(always, shown)


# Room for what is to be said


def _folded(desk: Desk) -> Desk:
    if desk.token.h <= FOLDED:
        return desk
    token = desk.token.cut_top(FOLDED)[0]
    card = revised(desk.card, {"h": desk.card.h + desk.token.h - FOLDED})
    return revised(desk, {"token": token, "card": card})


def _over_token(desk: Desk) -> Desk:
    """It is back when what is to be said has been announced."""
    if not desk.token.h:
        return desk
    card = revised(desk.card, {"h": desk.token.top - desk.card.y})
    return revised(desk, {"token": NOWHERE, "card": card})


def _down_to(desk: Desk, low: float) -> Desk:
    card = revised(desk.card, {"y": low, "h": desk.card.top - low})
    return revised(desk, {"card": card})


def _lowered(desk: Desk, view: DeskView) -> Places | None:
    """The question lower than usual, over the pad that is quiet anyway."""
    sheet = view.sheet
    if desk.shared:
        return _lowest(desk, view)
    if sheet.kind == "turn" and not sheet.buttons:
        desk = _down_to(desk, desk.sheet.y)
        return _places(desk, compass=desk.compass, keys=desk.keys, panels=(desk.pad,))
    if sheet.kind == "won":
        high: float = ENDED
    elif sheet.kind in ("answers", "map") and not takes_pad(sheet):
        high = desk.sheet.h
    else:
        return None
    panel = desk.column.cut_bottom(high)[0]
    desk = _down_to(desk, panel.top + theme.GAP_FULL)
    extra = _usable(view)
    body = panel.inset(theme.PADDING, 12)
    return _places(desk, sheet=body, panels=(panel, desk.entry_card), extra=extra)


def _lowest(desk: Desk, view: DeskView) -> Places | None:
    """The same where they share a card: the answers are as low as a finger allows."""
    kind = view.sheet.kind
    if kind == "map":
        return _instead(desk, view)
    buttons = (*view.sheet.buttons, *_usable(view))
    if kind == "answers" and len(view.sheet.buttons) > MANY:
        return _over_all(desk, view, lowest=True)
    if kind != "answers" or desk.head.h:
        return None
    high = HEAD + _rows(buttons, desk.body.w) * (theme.TARGET + theme.BETWEEN)
    return _instead(_low_question(desk, high), view) if high < desk.pad.h else None


def _rows(buttons: tuple[Button, ...], width: float) -> int:
    """How many they fill in letters that can be read."""
    widest = max(map(_length, buttons), default=0)
    each = max(theme.TARGET, 16 + 6 * widest) + theme.BETWEEN
    across = max(1, int((width + theme.BETWEEN) / each))
    return ceil(len(buttons) / across)


def _alone(desk: Desk) -> Places:
    """The announcement and nothing else, over everything but the entry line."""
    low, entry, behind = desk.column.y, desk.entry, desk.entry_card
    if desk.head.h:
        entry, rest = desk.column.cut_bottom(ENTRY, theme.BETWEEN)
        low = rest.y
    return _places(_down_to(_over_token(desk), low), entry=entry, panels=(behind,))


# The question


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
            rows = 2 if len(view.pad.keys) > 1 and keys.w < NARROW else 1
            high = rows * theme.TARGET + (rows - 1) * theme.BETWEEN
            keys, sheet = keys.cut_bottom(high, theme.BETWEEN)
        case "turn":
            if view.sheet.buttons:
                sheet, keys = keys.cut_top(theme.TARGET, theme.BETWEEN)
                extra = _lent(view, keys)
        case _:
            keys, sheet, extra = NOWHERE, keys, _usable(view)
    return _places(
        desk, sheet=sheet, compass=desk.compass, keys=keys, panels=(desk.pad,), extra=extra
    )


def _lent(view: DeskView, keys: Rect) -> tuple[Button, ...]:
    """Where the keys have little room one of them stands with the answers."""
    crowded = keys.w < NARROW or keys.h < 2 * theme.TARGET
    return view.pad.keys[2:3] if len(view.pad.keys) == 5 and crowded else ()


def _usable(view: DeskView) -> tuple[Button, ...]:
    """Where the turn can be ended the question only lies over the pad for a moment."""
    keys = view.pad.keys
    return () if keys and keys[-1].enabled else tuple(key for key in keys if key.enabled)


def _in_place_of_pad(desk: Desk, view: DeskView) -> Places:
    low = desk.column.y
    panel = Rect(desk.sheet.x, low, desk.sheet.w, desk.sheet.top - low)
    panels = (panel, desk.entry_card)
    return _places(desk, sheet=panel.inset(theme.PADDING), panels=panels, extra=_usable(view))


def _instead(desk: Desk, view: DeskView) -> Places:
    """The question in the card that it shares with the pad."""
    extra = _usable(view)
    if not desk.head.h and _is_short(view.sheet, extra, desk.body.w):
        desk = _low_question(desk, ONE_ROW)
    return _places(desk, sheet=desk.body, head=desk.head, panels=(desk.pad,), extra=extra)


def _is_short(sheet: Sheet, extra: tuple[Button, ...], width: float) -> bool:
    """One row of answers is enough."""
    buttons = (*sheet.buttons, *extra)
    if sheet.kind == "won" or len(buttons) > 3:
        return False
    room = width / 12 / max(1, len(buttons))  # about so many letters
    return all(_length(button) <= 2 * room for button in buttons)


def _low_question(desk: Desk, high: float) -> Desk:
    """A question of one row leaves the rest of its card to what is said."""
    high = min(desk.pad.h, high)
    more = desk.pad.h - high
    pad = revised(desk.pad, {"h": high})
    desk = _down_to(desk, desk.card.y - more)
    return revised(desk, {"pad": pad, "body": pad.inset(12, 10)})


def _over_all(desk: Desk, view: DeskView, lowest: bool = False) -> Places:
    """Over everything but the entry line, and what is still to be said."""
    is_list = view.sheet.kind != "tokens"
    column, entry, island, confirm = desk.column, desk.entry, desk.island, desk.confirm
    if desk.head.h:
        entry, column = column.cut_bottom(ENTRY, theme.BETWEEN)
    card = NOWHERE
    if not view.card.told:
        island, column = _upwards(island, column)
        high = desk.card.h if not desk.shared else confirm.h + 20
        if lowest:
            rows = ceil(len(view.sheet.buttons) / (4 if column.w < 600 else 6))
            high = max(high, column.h - HEAD - rows * (theme.TARGET + theme.BETWEEN) - 20)
        card, column = column.cut_top(high, theme.GAP_FULL)
        confirm = corner(card) if desk.shared else confirm
    panels = (column, desk.entry_card) if is_list else (desk.entry_card,)
    return _places(
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
