"""Where the app begins; the Android package wants it here."""

import sys

from companion.outer_guard import guarded


def _start() -> int:
    from companion.ui.start import start

    return start()


if __name__ == "__main__":
    sys.exit(guarded(_start, ()))
