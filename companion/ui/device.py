"""The choice of the machine under the app: a tablet on Android, elsewhere a desktop."""

from __future__ import annotations

from typing import Final

from kivy.utils import platform

from companion.ui.desktop import Desktop, Device


def this_device() -> Device:
    if platform != "android":
        return Desktop()
    from companion.ui.android.tablet import Tablet  # noqa: PLC0415 (only there can it be imported)

    return Tablet()


DEVICE: Final[Device] = this_device()
