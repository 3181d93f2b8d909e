"""The start of the app, which the Android package wants here."""

import sys

from companion.outer_guard import guarded


def _start() -> int:
    from companion.ui.start import start

    return start()


if __name__ == "__main__":
    sys.exit(guarded(_start, ()))
