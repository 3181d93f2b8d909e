"""`python -m companion` opens the app.

In the terminal `table FILE` plays a game from a file, `script FILE` writes a saved game as one
that can be played so, `island` draws or checks an island, `rules` looks something up, `hear` says
what a sound file stands for at a table.
"""

import errno
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from companion.cli.island_command import USAGE as ISLAND_USAGE
from companion.cli.island_command import Answer, Misused, answer
from companion.store.bad_file import BadFile
from companion.store.streams import complain, flushed, give_up
from companion.table.plain import plain
from companion.table.read import read_table
from companion.table.run import Failed, NotTaken, run
from companion.text import Language
from companion.ui.start import start

# As it is typed in a checkout: what `./run` installed is in no other Python.
USAGES: Final = {
    "table": "./run table FILE.yaml [--plain] [--language en|ru]",
    "script": "./run script FILE.game [--language en|ru]",
    "island": ISLAND_USAGE,
    "rules": "./run rules QUERY [--language en|ru] [--json]",
    "hear": """\
./run hear FILE.wav --language en|ru --table TABLE.yaml
             [--engine moonshine|vosk|whisper|pocketsphinx]""",
}
USAGE: Final = "\n       ".join(("usage: ./run", *USAGES.values()))
# JSON escapes the other ones itself.
_LINE_ENDS: Final = {ord(end): f"\\u{ord(end):04x}" for end in "\x85\u2028\u2029"}
_CANNOT_WRITE: Final[dict[int | None, dict[Language, str]]] = {
    errno.EBADF: {
        "en": "the output cannot be written: it is closed; let it go to a file or to the terminal",
        "ru": "вывод не записать: он закрыт; направь его в файл или в терминал",
    },
    errno.ENOSPC: {
        "en": "the output cannot be written: the disk is full; make room, or write it elsewhere",
        "ru": "вывод не записать: на диске нет места; освободи его или пиши в другой файл",
    },
    None: {
        "en": "the output cannot be written; write it elsewhere",
        "ru": "вывод не записать; пиши в другой файл",
    },
}


def main(arguments: list[str]) -> int:
    """0: all is well; 1: something was found wanting, or nothing was found; 2: something is bad.

    Wanting: a failed expectation, an island with problems, wishes that no island has. Without
    arguments the app runs until it is closed; 2 if there is no display for it.
    """
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    people = "--plain" in arguments
    match [argument for argument in arguments if argument != "--plain"]:
        case [] if not people:
            return start()
        case [command, "-h" | "--help"] if command in USAGES:
            return _print([_usage(command)], "en")
        case ["table", file]:
            return _table(file, "en", people)
        case ["table", file, "--language", "en" | "ru" as language]:
            return _table(file, language, people)
        case ["script", file] if not people:
            return _script(file, "en")
        case ["script", file, "--language", "en" | "ru" as language] if not people:
            return _script(file, language)
        case ["island", *asked] if not people:
            return _answered("island", answer, asked)
        case ["rules", *asked] if not people:
            # Only here: the search and what it needs cost time, and no other command has it.
            from companion.cli import rules_command

            return _answered("rules", rules_command.answer, asked)
        case ["hear", *asked] if not people:
            return _hear(asked)
        case ["-h" | "--help" | "help"]:
            return _print([USAGE], "en")
        case [command, *_] if command in USAGES:
            return _misused(command)
        case _:
            return _stop(2, USAGE)


def _table(file: str, language: Language, people: bool) -> int:
    try:
        return _print(_played(file, language, people), language)
    except BadFile as bad:
        return _stop(2, str(bad))
    except NotTaken as refused:
        return _stop(2, refused.say(file, language))
    except Failed as failed:
        return _stop(1, failed.say(file, language))


def _played(file: str, language: Language, people: bool) -> Iterator[str]:
    for printed in run(read_table(file, language)):
        yield plain(printed, language) if people else _one_line(printed)


def _one_line(printed: object) -> str:
    """Also for whoever splits the output at every sign that Unicode ends a line with."""
    return json.dumps(printed, ensure_ascii=False).translate(_LINE_ENDS)


def _script(file: str, language: Language) -> int:
    """A bug report: whoever gets it plays the very same game."""
    # Only here: no other command opens saved games.
    from companion.store.games.importing import read_game_file, replayed  # noqa: PLC0415
    from companion.store.island.table_script import write_script  # noqa: PLC0415
    from companion.store.troubles import Told  # noqa: PLC0415

    try:
        session = replayed(read_game_file(file), file)
        header = session.header
        text = write_script(header.setup, header.seed, session.journal)
    except BadFile as bad:
        return _stop(2, bad.say(language))
    except Told as told:
        return _stop(2, told.say(language))
    return _print(text.splitlines(), language)


def _answered(command: str, found_by: Callable[[list[str]], Answer], asked: list[str]) -> int:
    try:
        found = found_by(asked)
    except Misused:
        return _misused(command)
    if found.complaint:
        return _stop(found.exit_code, found.complaint)
    return _print([found.text], found.language) or found.exit_code


def _hear(asked: list[str]) -> int:
    from companion.table import hear_command  # noqa: PLC0415 (it is large, and for this alone)

    try:
        return _print([hear_command.answer(asked)], "en")
    except hear_command.Misused:
        return _misused("hear")
    except hear_command.CannotHear as cannot:
        return _stop(2, str(cannot))


def _print(lines: Iterable[str], language: Language) -> int:
    try:
        for line in lines:
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the lines has enough
        give_up(sys.stdout)
    except OSError as error:
        give_up(sys.stdout)
        why = _CANNOT_WRITE.get(error.errno, _CANNOT_WRITE[None])
        return _stop(2, why[language])
    return 0


def _usage(command: str) -> str:
    return f"usage: {USAGES[command]}"


def _misused(command: str) -> int:
    return _stop(2, _usage(command))


def _stop(code: int, sentence: str) -> int:
    flushed(sys.stdout)
    complain(sentence)
    return code
