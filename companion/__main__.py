"""`python -m companion` opens the app; `table FILE` plays a game from a file, in the terminal."""

import json
import sys
from contextlib import suppress
from typing import Final, TextIO

from companion.store.bad_file import BadFile
from companion.table.plain import plain
from companion.table.read import read_table
from companion.table.run import Failed, NotTaken, run
from companion.text import Language
from companion.ui.start import start

USAGE: Final = "usage: python -m companion [table FILE.yaml [--plain] [--language en|ru]]"
CANNOT_WRITE: Final = {
    "en": "the output cannot be written: {why}; make room, or write it elsewhere",
    "ru": "вывод не записать: {why}; освободите место или пишите в другой файл",
}


def main(arguments: list[str]) -> int:
    """0: every line was taken; 1: an expectation failed; 2: the file or a line is bad.

    Without arguments the app runs until it is closed; 2 if there is no display for it.
    """
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    people = "--plain" in arguments
    match [argument for argument in arguments if argument != "--plain"]:
        case [] if not people:
            return start()
        case ["table", file]:
            return _table(file, "en", people)
        case ["table", file, "--language", "en" | "ru" as language]:
            return _table(file, language, people)
        case ["-h" | "--help" | "help"]:
            print(USAGE)
            return 0
        case _:
            return _stop(2, USAGE)


def _table(file: str, language: Language, people: bool) -> int:
    try:
        for printed in run(read_table(file, language)):
            line = plain(printed, language) if people else json.dumps(printed, ensure_ascii=False)
            print(line)
        sys.stdout.flush()
    except BadFile as bad:
        return _stop(2, str(bad))
    except NotTaken as refused:
        return _stop(2, refused.say(file, language))
    except Failed as failed:
        return _stop(1, failed.say(file, language))
    except BrokenPipeError:  # whoever read the lines has enough
        _give_up(sys.stdout)
        return 0
    except OSError as error:
        _give_up(sys.stdout)
        return _stop(2, CANNOT_WRITE[language].format(why=error.strerror))
    return 0


def _give_up(stream: TextIO) -> None:
    """What is still unwritten cannot be written: not at the interpreter's end either."""
    with suppress(OSError):
        stream.close()


def _stop(code: int, sentence: str) -> int:
    if not sys.stdout.closed:
        sys.stdout.flush()
    print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
