"""`python -m companion`: see the command line. All of it is imported within the guard."""

import sys

from companion.outer_guard import guarded


def _main() -> int:
    from companion.command_line import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(guarded(_main, sys.argv[1:]))
