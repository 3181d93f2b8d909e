"""`game`: the computer plays a whole game against itself; what is said is printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from companion.cli.arguments import BadSeed, Parser, seed_of
from companion.cli.sentences import GAME
from companion.engine.checks import quoted
from companion.games.island.captives.players import CAPTIVE_KINDS, CaptiveKind
from companion.games.island.computer import Computer
from companion.games.island.notation import write
from companion.games.island.opponent.tempers import OP_STYLES, STRENGTHS, OpStyle, Strength
from companion.games.island.terms import CHARACTERS
from companion.referee import Referee
from companion.text.languages import Language

_MOST_ROUNDS: Final = 100
_MOST_CAPTIVES: Final = 3


@dataclass(slots=True)
class GameAsked:
    op: Strength = "strong"
    style: OpStyle = "fair"
    captives: str = "explorer,explorer"
    seed: str | None = None
    language: Language = "en"


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """`kinds`: of the captives' players, in turn order; one alone plays two figures (L15)."""

    strength: Strength
    style: OpStyle
    kinds: tuple[CaptiveKind, ...]
    seed: int
    language: Language


def read_game(arguments: list[str]) -> WatchedGame:
    """Raises Misused or HelpWanted."""
    parser = Parser("game", arguments)
    parser.option("--op", metavar="STRENGTH", choices=STRENGTHS)
    parser.option("--style", metavar="STYLE", choices=OP_STYLES)
    parser.option("--captives", metavar="KINDS")
    parser.option("--seed", metavar="N")
    parser.language_option()
    asked = parser.read(GameAsked())
    try:
        seed = seed_of(asked.seed)
    except BadSeed:
        parser.refuse("seed", found=quoted(asked.seed))
    words = asked.captives.split(",")
    kinds = tuple(kind for word in words for kind in CAPTIVE_KINDS if kind == word)
    if len(kinds) != len(words) or len(kinds) > _MOST_CAPTIVES:
        known = ", ".join(CAPTIVE_KINDS)
        parser.refuse("captives", found=quoted(asked.captives), known=known)
    return WatchedGame(asked.op, asked.style, kinds, seed, asked.language)


def watched(asked: WatchedGame) -> Iterator[str]:
    """Everything that is said, as it is played, then how it ended."""
    figures = Random(f"{asked.seed}/figures").sample(CHARACTERS, max(2, len(asked.kinds)))
    referee = Referee.random(asked.seed, figures, len(asked.kinds) + 1, asked.language)
    boards = [board.who for board in referee.state.boards]
    kinds = dict(zip(boards, asked.kinds, strict=True))
    computer = Computer(referee.session, asked.strength, asked.style, kinds)
    yield GAME["begin"][asked.language].format(seed=asked.seed)
    yield f"    {referee.said}\n"
    while referee.state.round <= _MOST_ROUNDS and (command := computer.command()) is not None:
        said = referee.say(write(command), command.who)
        yield f"{command.who}: {write(command)}" + (f"\n    {said}\n" if said else "\n")
    yield _end(referee, asked.language)


def _end(referee: Referee, language: Language) -> str:
    state = referee.state
    marks = ", ".join(f"{board.who} {len(board.mission)}" for board in state.boards)
    key = "end" if state.question is None else "unfinished"
    return GAME[key][language].format(rounds=state.round, deaths=state.deaths, marks=marks)
