"""The rim of the window: status bar, navigation bar and camera lie over it from API 35 on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from android import mActivity
from jnius import autoclass

from companion.ui.desktop import Insets

if TYPE_CHECKING:
    from android_api import View, WindowInsets

TYPED: Final = 30  # the API that tells bars and cameras apart

_Rect = autoclass("android.graphics.Rect")
_ids = autoclass("android.R$id")
_version = autoclass("android.os.Build$VERSION")


def insets() -> Insets:
    """The width of each bar over our picture; 0 where the system leaves it out."""
    window = mActivity.getWindow().getDecorView()
    told = window.getRootWindowInsets()
    if told is None:  # it has not been laid out yet
        return Insets()
    return _over(window, _bars(told))


def _bars(told: WindowInsets) -> Insets:
    if _version.SDK_INT < TYPED:
        return Insets(
            told.getSystemWindowInsetLeft(),
            told.getSystemWindowInsetTop(),
            told.getSystemWindowInsetRight(),
            told.getSystemWindowInsetBottom(),
        )
    kinds = autoclass("android.view.WindowInsets$Type")
    found = told.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(found.left, found.top, found.right, found.bottom)


def _over(window: View, bars: Insets) -> Insets:
    """The part of the window's bars that lies over our picture."""
    ours = _Rect()
    window.findViewById(_ids.content).getGlobalVisibleRect(ours)
    return Insets(
        max(0, bars.left - ours.left),
        max(0, bars.top - ours.top),
        max(0, bars.right - (window.getWidth() - ours.right)),
        max(0, bars.bottom - (window.getHeight() - ours.bottom)),
    )
