"""The program `companion`: a command of the terminal, or without arguments the app."""

import sys

from companion.outer_guard import guarded
from companion.store.streams import speak_utf8


def main() -> int:
    """The exit code. Nothing is imported before the guard stands."""
    return guarded(_run, sys.argv[1:])


def _run() -> int:
    speak_utf8()
    if not sys.argv[1:]:
        from companion.ui.start import start

        return start()
    from companion.cli import command_line

    return command_line.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
