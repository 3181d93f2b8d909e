"""The process that `start` measures: an app until its first frame is finished.

    python -m benchmarks.shared.first_frame empty
    python -m benchmarks.shared.first_frame shelf FOLDER
    python -m benchmarks.shared.first_frame desk FOLDER

It prints one JSON object: `at`, the moment on the clock that all processes share; `cpu`, seconds of
the whole process; `memory`, what it holds in MB. Both apps get the same settings of Kivy.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from companion.ui import start


def main(kind: str, folder: str = "") -> None:
    start.settle()
    from kivy.core.window import Window

    Window.bind(on_flip=_finished)
    app = _empty() if kind == "empty" else _ours(kind, folder)
    app.run()


def _empty() -> Any:
    from kivy.app import App
    from kivy.uix.widget import Widget

    class EmptyApp(App):
        def build(self) -> Widget:
            return Widget()

    return EmptyApp()


def _ours(kind: str, folder: str) -> Any:
    app = start.made(folder)
    if kind == "desk":
        app.bind(on_start=lambda app: app.companion.do(app.companion.view().resume.hold.button.act))
    return app


def _finished(_window: object) -> None:
    from kivy.graphics.opengl import glFinish

    glFinish()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    memory = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))
    figures = {"at": time.monotonic(), "cpu": time.process_time(), "memory": int(memory) / 1000}
    print(json.dumps(figures), flush=True)
    os._exit(0)  # the first frame is all that was wanted


if __name__ == "__main__":
    main(*sys.argv[1:])
