"""Networks of ONNX: opened so that they leave the machine to others."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Any, Final

from companion.speech.transcript import Unavailable

# Of the GNU C library: what is bigger than this many bytes is fetched from the system each time,
# and that much that is free may stay.
_BIG: Final = -3
_FREE: Final = -1
_KEPT: Final = 64 << 20


def opened(path: str, instead: Mapping[str, Any]) -> Any:
    """`instead`: values that take the place of its own. Raises Unavailable.

    They must live as long as it does.
    """
    try:
        import onnxruntime
    except (ImportError, OSError):
        raise Unavailable("no-engine") from None
    _keep_what_is_freed()
    settings = onnxruntime.SessionOptions()
    # Otherwise it would keep half a gigabyte more for itself.
    settings.enable_cpu_mem_arena = settings.enable_mem_pattern = False
    # Threads that spin while they wait would take the screen's time.
    settings.add_session_config_entry("session.intra_op.allow_spinning", "0")
    for name, value in instead.items():
        settings.add_initializer(name, value)
    try:
        return onnxruntime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])
    except Exception:  # noqa: BLE001 (onnxruntime has a dozen errors for a bad file)
        raise Unavailable("no-model") from None


@cache
def _keep_what_is_freed() -> None:
    """Memory for the next run of a network: fetched anew, a step takes three times as long."""
    with suppress(OSError, AttributeError):  # another system's library
        library = ctypes.CDLL("libc.so.6")
        library.mallopt(_BIG, _KEPT)
        library.mallopt(_FREE, _KEPT)
