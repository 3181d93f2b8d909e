"""The referee as a library: a phrase goes in, and what the OP reads aloud comes out.

>>> from companion.referee import Referee
>>> game = Referee.random(seed=2, captives=["theseus", "phil"])
>>> game.said
'The Bush is on the lime. Phil starts on the cherries. Theseus starts on the orange. ...'
>>> print(game.say("I'm moving north-east, a space over, safely"))
Theseus, you spend 2 energy and are now at an oracle. That counts towards your mission: 1 of 5.
>>> game.question, game.options
('Do you ask the oracle?', ('yes', 'no'))

A phrase that cannot be taken raises a sentence, and nothing has changed.

>>> game.say("restore")
Traceback (most recent call last):
companion.referee.Refusal: Another question is open: whether the space is activated.
>>> print(game.undo())
We take back: Theseus, north-east, a space over, safely. ...

The truth is for the OP alone: `state`, `facts`, `legal`, `journal`, and the island as text.

>>> game
<Referee: 0 steps, <State: round 1, theseus is asked: turn; theseus E2, phil A4>>
>>> game.legal[0]
Move(who='theseus', direction='NW', over=False, safe=False)
>>> print(game)
                anomaly    straight   strawberry cherries
                A1         A2         A3         A4 P
           anomaly    straight   portal-2   bend       knot
           B1         B2         B3         B4         B5
...
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from itertools import pairwise, starmap
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from companion.engine.journal import JournalRecord
from companion.engine.refused import Refused
from companion.games.island.announce import announce
from companion.games.island.box.file import read_box
from companion.games.island.commands import Command, Correct, Where
from companion.games.island.facts import Fact
from companion.games.island.game import Entries, Game, corrects, play, redone, undone
from companion.games.island.history.chronicle import GameStep
from companion.games.island.legal import legal, options
from companion.games.island.marks_again import as_heard, marked_again
from companion.games.island.setup.random_table import random_table, seated
from companion.games.island.setup.table import Seat
from companion.games.island.state import State
from companion.games.island.terms import CHARACTERS, FRUITS, OP, Who
from companion.speech.listen import listen
from companion.speech.speaker import default_speaker
from companion.store.assets import shipped_box
from companion.store.files.reader import FilePath
from companion.store.island.table_file import read_table
from companion.store.tables.script import Expect, ScriptLine
from companion.text.island.announcements import say
from companion.text.island.island_map import island_map
from companion.text.island.questions import ask
from companion.text.island.refusals import refusal
from companion.text.languages import Language

if TYPE_CHECKING:
    from companion.games.island.knowledge.fog import Fog

_FIGURES: Final = {2: 2, 3: 2, 4: 3}  # L2.1, L15: by the number of players, the OP included
_NEW_SEEDS: Final = 10**9  # short enough to be told to somebody


class Refusal(Exception):
    """One sentence on why a phrase is not taken; nothing has changed.

    `code`: one of a closed list. `choices`: what an unclear phrase could mean.
    """

    def __init__(self, sentence: str, refused: Refused) -> None:
        super().__init__(sentence)
        self.code = refused.code
        self.choices = refused.choices


class Referee:
    """One game of Paradox Island. `language`: of all sentences; phrases are understood in both."""

    def __init__(self, session: Game, language: Language = "en") -> None:
        self.session = session
        self.language = language
        self.tokens = {word: token.name for word, token in session.state.table.box.tokens.items()}
        self.facts: tuple[Fact, ...] = session.start.facts
        self._untold: tuple[Fact, ...] = ()

    @classmethod
    def random(
        cls,
        seed: int | None = None,
        captives: Sequence[Who] = (),
        players: int | None = None,
        language: Language = "en",
    ) -> Referee:
        """A table laid at random; the same seed lays the same.

        `captives`: two or three figures in turn order; without any, two are drawn. `players`: the
        OP included; with 2 both figures are one player's (L15).
        """
        seed = SystemRandom().randrange(_NEW_SEEDS) if seed is None else seed
        box, dice = read_box(shipped_box()), Random(f"{seed}/captives")
        laid = random_table(seed, box)
        who = tuple(captives) or tuple(dice.sample(CHARACTERS, 2))
        count = len(who) + 1 if players is None else players
        if _FIGURES.get(count) != len(who) or len({*who} & {*CHARACTERS}) < len(who):
            raise ValueError(f"name two or three of these, each once: {', '.join(CHARACTERS)}")
        starts = dice.sample([fruit for fruit in FRUITS if fruit != laid.bush_fruit], len(who))
        boards = who if count > 2 else (who[0],) * 2
        seats = tuple(starmap(Seat, zip(who, boards, starts, strict=True)))
        return cls(play(seated(laid, count, seats, box), seed), language)

    @classmethod
    def load(cls, path: FilePath, language: Language = "en") -> Referee:
        """A saved game, `*.game`, as it stands; or a table script, played to its end.

        Raises BadFile, or Refusal where a line of the script is refused and not expected to be.
        """
        if str(path).endswith(".game"):
            # Only here: the command line plays table scripts by this module.
            from companion.store.games.importing import read_game_file, replayed

            return cls(replayed(read_game_file(path), str(path)), language)
        file = read_table(path, language)
        game = cls(play(file.setup, file.seed, file.draws), language)
        for line, then in pairwise((*file.script, None)):
            refusal_follows = isinstance(then, Expect) and "error" in then.expect
            if isinstance(line, ScriptLine):
                with suppress(Refusal) if refusal_follows else nullcontext():
                    game.say(line.text, line.who)
        return game

    # Saying

    def say(self, phrase: str, who: Who | None = None) -> str:
        """The words that the OP reads aloud then. Raises Refusal.

        `phrase`: as it is spoken, or a command of the notation. `who`: whoever is asked, if nobody
        else is named; "op" may also correct, and undo.
        """
        speaker = self.speaker if who is None else who
        try:
            self.take(speaker, phrase)
        except Refused as refused:
            raise Refusal(self._why_not(speaker, refused), refused) from None
        return self.said

    def undo(self) -> str:
        """The last move back, with all that was answered to it."""
        return self.say("undo", OP)

    def redo(self) -> str:
        return self.say("redo", OP)

    def take(self, who: Who, text: str) -> tuple[Fact, ...]:
        """The facts to be told now; or Refused, in the words of the rules."""
        heard = text if text in ("undo", "redo") else listen(self.session, who, text)
        if not isinstance(heard, str):
            self.facts = self._answered(heard)
        elif who != OP:
            raise Refused("not-your-turn")
        else:
            self.facts = self._taken_back() if heard == "undo" else self._brought_back()
            if not _asks_from(self.state):
                self._untold = ()
        return self.facts

    def _why_not(self, who: Who, refused: Refused) -> str:
        board = self.state.captive(who).board if who in self.state.table.seat else None
        return refusal(
            refused.code, self.language, refused.choices, self.tokens, board, refused.why
        )

    # Looking

    @property
    def state(self) -> State:
        """The whole truth, for the OP alone."""
        return self.session.state

    @property
    def speaker(self) -> Who:
        """The one who is asked, or on turn."""
        return default_speaker(self.state)

    @property
    def said(self) -> str:
        """The words read aloud last; at first the opening."""
        return say(announce(self.facts), self.language, self.tokens)

    @property
    def question(self) -> str:
        """The open question as it is put; empty when the game is won."""
        question = self.state.question
        return "" if question is None else ask(question, self.language)

    @property
    def options(self) -> tuple[str, ...]:
        """Every answer to it, as a word that can be said."""
        return options(self.state)

    @property
    def legal(self) -> tuple[Command, ...]:
        """The options as commands."""
        return legal(self.state)

    @property
    def journal(self) -> tuple[JournalRecord, ...]:
        """The commands since the beginning, with what was undone."""
        return tuple(self.session.journal)

    def __repr__(self) -> str:
        return f"<Referee: {len(self.session.steps)} steps, {self.state!r}>"

    def __str__(self) -> str:
        return island_map(self.state)

    def knows(self, who: Who) -> Fog:
        """The least that a captive can know of the island, by what was said aloud."""
        from companion.games.island.history.ears import Ears  # a table that is played needs neither
        from companion.games.island.knowledge.fog import meter

        if who not in self.state.table.seat:
            raise ValueError(f"name one of these: {', '.join(self.state.table.seat)}")
        return meter(Ears(self.session).heard(who), who)

    # Telling

    def _answered(self, entries: Entries) -> tuple[Fact, ...]:
        """The facts to tell; those before a question `from` are told with its answer."""
        told = tuple(fact for entry in entries for fact in entry.outcome.facts)
        if all(isinstance(entry.command, Where) for entry in entries):
            return told
        if not _asks_from(self.state):
            told, self._untold = self._untold + told, ()
        elif not isinstance(entries[-1].command, Correct):  # L17: else said beside the question
            told, self._untold = (), self._untold + told
        return told

    def _taken_back(self) -> tuple[Fact, ...]:
        """Take a step back; what the boards must show again follows if any of it was said."""
        step = self.session.undo()
        said = _after_what_was_said(step)
        now = as_heard(self.state)
        marks = marked_again(said, now, corrected=corrects(step)) if said else ()
        return (undone(step), *marks)

    def _brought_back(self) -> tuple[Fact, ...]:
        before = as_heard(self.state)
        step = self.session.redo()
        said = _after_what_was_said(step)
        marks = marked_again(before, said, corrected=corrects(step)) if said else ()
        return (redone(step), *marks)


def _after_what_was_said(step: GameStep) -> State | None:
    """The state after the last that was told of a step, None if nothing was."""
    for entry in reversed(step.entries):
        state = entry.outcome.state
        if isinstance(entry.command, Correct) or not _asks_from(state):
            return state
    return None


def _asks_from(state: State) -> bool:
    return state.question is not None and state.question.what == "from"
