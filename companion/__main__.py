"""`python -m companion table FILE`: a whole game from a file, one JSON object a line."""

import json
import sys

from companion.store.yaml_file import BadFile
from companion.table.expect import Failed
from companion.table.read import read_table
from companion.table.run import NotTaken, run

USAGE = "usage: python -m companion table FILE.yaml"


def main(arguments: list[str]) -> int:
    """0: every line was taken; 1: an expectation failed; 2: the file or a line is bad."""
    match arguments:
        case ["table", file]:
            return _table(file)
        case ["-h" | "--help" | "help"]:
            print(USAGE)
            return 0
        case _:
            print(USAGE, file=sys.stderr)
            return 2


def _table(file: str) -> int:
    try:
        for printed in run(read_table(file)):
            print(json.dumps(printed, ensure_ascii=False))
    except BadFile as bad:
        return _stop(2, str(bad))
    except NotTaken as refused:
        return _stop(2, f"{file}:{refused}")
    except Failed as failed:
        return _stop(1, f"{file}:{failed}")
    except BrokenPipeError:  # whoever read the lines has enough
        sys.stdout = None
        return 0
    return 0


def _stop(code: int, sentence: str) -> int:
    sys.stdout.flush()
    print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
