"""Networks of ONNX: opened so that they leave the machine to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.speech.transcript import Unavailable


def opened(path: str, instead: Mapping[str, Any]) -> Any:
    """`instead`: values that take the place of its own. Raises Unavailable.

    They must live as long as it does.
    """
    try:
        import onnxruntime
    except (ImportError, OSError):
        raise Unavailable("no-engine") from None
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
