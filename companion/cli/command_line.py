"""The commands of the terminal: each prints what it finds, and ends with an exit code.

0: all is well. 1: something was found wanting, or nothing was found. 2: something is bad.
"""

import errno
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from companion import __version__
from companion.cli.arguments import Answer, HelpWanted, Misused, page_of_all, unknown_command
from companion.outer_guard import asked_language
from companion.store.files.bad_file import BadFile
from companion.store.streams import complain, flushed, give_up
from companion.text.languages import Language

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


def main(arguments: Sequence[str]) -> int:
    """The exit code of a command."""
    try:
        return _run(*arguments)
    except HelpWanted as page:
        return _print([str(page).rstrip()], asked_language(arguments))
    except Misused as misused:
        return _stop(2, str(misused))


def _run(command: str, *arguments: str) -> int:
    """Each command is imported where it is wanted: the search, saved games, voice take long."""
    given = ["--help" if word == "-h" else word for word in arguments]
    match command:
        case "table":
            return _table(given)
        case "script":
            from companion.cli import script_command

            return _answered(script_command.answer(given))
        case "island":
            from companion.cli import island_command

            return _answered(island_command.answer(given))
        case "rules":
            from companion.cli import rules_command

            return _answered(rules_command.answer(given))
        case "hear":
            from companion.cli import hear_command

            return _answered(hear_command.answer(given))
        case "game":
            from companion.cli.game_command import read_game, watched

            game = read_game(given)
            return _print(watched(game), game.language)
        case "repl":
            from companion.cli import repl_command

            return repl_command.interact(given)
        case "-h" | "--help" | "help":
            raise HelpWanted(page_of_all(given))
        case "--version":
            return _print([__version__], "en")
        case _:
            raise unknown_command((command, *given))


def _table(arguments: list[str]) -> int:
    from companion.cli.table_command import ScriptWrong, lines, read_arguments

    asked = read_arguments(arguments)
    try:
        return _print(lines(asked), asked.language)
    except BadFile as bad:
        return _stop(2, str(bad))
    except ScriptWrong as wrong:
        return _stop(wrong.exit_code, wrong.say(asked.file, asked.language))


def _answered(found: Answer) -> int:
    if found.complaint:
        return _stop(found.exit_code, found.complaint)
    return _print([found.text], found.language) or found.exit_code


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


def _stop(code: int, sentence: str) -> int:
    flushed(sys.stdout)
    complain(sentence)
    return code
