"""The machine under the app: a tablet, or a desktop that stands in for one."""

from __future__ import annotations

from typing import Final

from kivy.utils import platform

from companion.ui.desktop import Desktop as Desktop
from companion.ui.desktop import Device as Device
from companion.ui.desktop import Insets as Insets


def this_device() -> Device:
    if platform != "android":
        return Desktop()
    from companion.ui.android.tablet import Tablet  # noqa: PLC0415 (only there can it be imported)

    return Tablet()


DEVICE: Final[Device] = this_device()
