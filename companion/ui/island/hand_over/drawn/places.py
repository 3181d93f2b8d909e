"""Places of the two pages: a finger that holds on one finds nothing to touch on the other."""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.ui.kit.rect import Rect

# Shares of the height, from the bottom. Beside each other: the hand-over's keys lie below all of
# the start's. Below one another: the start's key lies below all of the hand-over's.
_KEYS: Final = 0.255
_LOWER: Final = 0.275
_RING: Final = 440  # dp
_BACK: Final = 300
_HIGH: Final = 104
_LOW: Final = 72  # of the button beside or below the ring


def is_wide(rect: Rect) -> bool:
    return rect.w > rect.h


def hand_over_room(rect: Rect) -> Rect:
    """The part of the window that the hand-over may use for its keys and for all above them."""
    return rect if is_wide(rect) else rect.cut_top(rect.h * (1 - _LOWER))[0]


def key_room(rect: Rect) -> Rect:
    """The part in which the start's key lies, with nothing of it outside."""
    if is_wide(rect):
        return rect.cut_top(rect.h * (1 - _KEYS))[0]
    return rect.cut_bottom(rect.h * _LOWER)[0]


def hand_over_keys(rect: Rect, wanted: float) -> tuple[Rect, Rect]:
    """The ring and the way back. `wanted`: the height of the ring's button at least."""
    if is_wide(rect):
        return _beside(rect, wanted)
    room, high = hand_over_room(rect), max(dp(_HIGH), wanted)
    width = min(rect.w - 2 * dp(16), dp(_RING))
    left = rect.middle[0] - width / 2
    back = Rect(left, room.y + dp(16), width, dp(_LOW))
    return Rect(left, back.top + dp(20), width, high), back


def _beside(rect: Rect, wanted: float) -> tuple[Rect, Rect]:
    room = rect.cut_bottom(rect.h * _KEYS)[0]
    margin = rect.w * 0.094
    high = min(room.h - dp(16), max(dp(_HIGH), wanted))
    low = min(room.top - high, rect.y + rect.h * 0.125)
    each = rect.w - 2 * margin - dp(40)
    ring = min(dp(_RING), each * 0.6)
    back = min(dp(_BACK), each * 0.4)
    return (
        Rect(rect.right - margin - ring, low, ring, high),
        Rect(rect.x + margin, low, back, high),
    )
