"""The arguments of a command, read by argparse, and the answer that it gives.

Help and complaints are in the language that is asked for.
"""

import re
from argparse import SUPPRESS, Action, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import SystemRandom
from typing import Any, Final, NoReturn, TypeVar

from companion.cli.sentences import ARGUMENTS, METAVARS, MISUSED, SUMMARIES
from companion.engine.checks import printable, quoted
from companion.outer_guard import asked_language
from companion.store.assets import PROGRAM
from companion.text.languages import LANGUAGES, Language

# The complaints of argparse, and the code of our sentence for each.
_COMPLAINTS: Final = (
    (r"the following arguments are required: (?P<found>.*)", "missing"),
    (r"argument (?P<option>\S+): expected one argument", "no-value"),
    (r"argument (?P<option>\S+): ignored explicit argument .*", "no-value-wanted"),
    (r"argument (?P<option>\S+): invalid choice: (?P<found>.*) \(choose from (?P<known>.*)\)",
     "choice"),
)  # fmt: skip

_SEED: Final = re.compile(r"[+-]?[0-9]{1,18}")
_NEW_SEEDS: Final = 10**9  # short enough to be told to somebody

Asked = TypeVar("Asked")


@dataclass(frozen=True, slots=True)
class Answer:
    """`complaint`: told on stderr instead of a text.

    `exit_code`: 0: as wanted; 1: something is wanting, or nothing is found; 2: something is bad.
    """

    exit_code: int
    text: str = ""
    complaint: str = ""
    language: Language = "en"


class Misused(Exception):
    """The usage of a command, and a sentence on what is wrong with its arguments."""


class HelpWanted(Exception):
    """The page that `--help` asks for."""


class BadSeed(Exception):
    """A word that is no seed."""


class Parser(ArgumentParser):
    """The arguments of one command, in any order, each option but `append` given once."""

    def __init__(self, command: str, arguments: Sequence[str]) -> None:
        self.language = asked_language(arguments)
        self.arguments = arguments
        super().__init__(
            prog=f"{PROGRAM} {command}",
            description=SUMMARIES[command][self.language],
            formatter_class=partial(_Page, self.language),
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = ARGUMENTS["words"][self.language]
        self._optionals.title = ARGUMENTS["options"][self.language]
        self.switch("--help", action=_Help)

    def word(self, dest: str, metavar: str, **settings: Any) -> None:
        self.add_argument(dest, metavar=self.name(metavar), help=self._about(metavar), **settings)

    def option(self, name: str, metavar: str | None = None, **settings: Any) -> None:
        given = {"action": _Once, "default": SUPPRESS, "help": self._about(name), **settings}
        self.add_argument(name, metavar=metavar and self.name(metavar), **given)

    def switch(self, name: str, **settings: Any) -> None:
        self.option(name, nargs=0, **settings)

    def name(self, metavar: str) -> str:
        """The word for a value on a help page: `FILE.yaml`, «ФАЙЛ.yaml»."""
        word, dot, ending = metavar.partition(".")
        return METAVARS[word][self.language] + dot + ending

    def language_option(self, **settings: Any) -> None:
        self.option("--language", choices=LANGUAGES, **settings)

    def _about(self, argument: str) -> str:
        return ARGUMENTS[argument][self.language]

    def read(self, asked: Asked) -> Asked:
        """The arguments as fields of `asked`. Raises Misused or HelpWanted."""
        known: Any = asked
        left = self.parse_known_args(self.arguments, known)[1]
        words = [action.dest for action in self._actions if action.nargs == "*"]
        for word in left:
            if word.startswith("--") or not words:
                self.refuse("unknown", found=quoted(word))
            getattr(known, words[0]).append(word)  # argparse ends the words at the first option
        return asked

    def refuse(self, code: str, **words: str) -> NoReturn:
        sentence = MISUSED[code][self.language].format(**words)
        raise Misused(f"{self.format_usage()}{sentence}")

    def error(self, message: str) -> NoReturn:
        """Our sentence for a complaint of argparse."""
        for pattern, code in _COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                words = {key: printable(word) for key, word in found.groupdict().items()}
                known = words.get("known", "").replace("'", "")
                self.refuse(code, **{**words, "known": known})
        raise Misused(f"{self.format_usage()}{printable(message)}")


class _Page(HelpFormatter):
    """The usage begins with a word of the language."""

    def __init__(self, language: Language, prog: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.language = language

    def add_usage(self, *given: Any, **named: Any) -> None:
        usage = f"{ARGUMENTS['usage'][self.language]}: "
        super().add_usage(*given[:3], **{**named, "prefix": usage})


class _Once(Action):
    """A value, or True of a switch; refused when it is given again."""

    given = False

    def __call__(self, parser: Any, asked: Namespace, value: Any, option: Any = None) -> None:
        if self.given:
            parser.refuse("twice", option=option)
        self.given = True
        setattr(asked, self.dest, True if self.nargs == 0 else value)


class _Help(Action):
    def __call__(self, parser: Any, _asked: Namespace, _value: Any, _option: Any = None) -> None:
        raise HelpWanted(parser.format_help())


def page_of_all(arguments: Sequence[str]) -> str:
    """The help of the program: its commands, a line each."""
    language = asked_language(arguments)
    lines = (f"  {command:<8}{summary[language]}\n" for command, summary in SUMMARIES.items())
    return ARGUMENTS["program"][language].format(program=PROGRAM, commands="".join(lines))


def unknown_command(arguments: Sequence[str]) -> Misused:
    language = asked_language(arguments)
    sentence = MISUSED["command"][language].format(found=quoted(arguments[0]))
    return Misused(f"{page_of_all(arguments)}\n\n{sentence}")


def seed_of(word: str | None) -> int:
    """A new one where none is given. Raises BadSeed."""
    if word is None:
        return SystemRandom().randrange(_NEW_SEEDS)
    if not _SEED.fullmatch(word):
        raise BadSeed
    return int(word)
