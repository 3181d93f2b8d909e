"""`repl`: Python with a random game at hand."""

import signal
from code import InteractiveConsole
from contextlib import suppress
from dataclasses import dataclass

from companion.cli.arguments import BadSeed, Parser, seed_of
from companion.cli.sentences import REPL
from companion.engine.checks import quoted
from companion.referee import Referee, Refusal
from companion.text.languages import Language


@dataclass(slots=True)
class ReplAsked:
    seed: str | None = None
    language: Language = "en"


def interact(arguments: list[str]) -> int:
    """0 when Python is left."""
    parser = Parser("repl", arguments)
    parser.option("--seed", metavar="N")
    parser.language_option()
    asked = parser.read(ReplAsked())
    try:
        seed = seed_of(asked.seed)
    except BadSeed:
        parser.refuse("seed", found=quoted(asked.seed))
    game = Referee.random(seed, language=asked.language)
    with suppress(ImportError):  # Windows has none: then lines cannot be called back
        import readline  # noqa: F401
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ends a line, not the program
    names = {"Referee": Referee, "Refusal": Refusal, "game": game}
    InteractiveConsole(names).interact(REPL["begin"][asked.language].format(seed=seed), "")
    return 0
