"""The desk of one moment, frozen: all that its view is computed from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.island.legal import speakers
from companion.games.island.state import State
from companion.games.island.terms import OP, Direction, Hex, Part, Who
from companion.speech.speaker import default_speaker
from companion.text.languages import Language, Tokens

if TYPE_CHECKING:
    from companion.engine.refused import Refused
    from companion.games.island.commands import Command
    from companion.games.island.history.chronicle import GameStep
    from companion.speech.proposals import Meant
    from companion.speech.queue import Queue
    from companion.speech.standing import CorrectedQueue
    from companion.speech.transcript import Phase, Trouble
    from companion.store.settings import Settings
    from companion.ui.island.desk.saying.announcement import Telling
    from companion.ui.kit.parts import Button


@frozen
class Chosen:
    """The choices at the desk that have not been said yet."""

    over: bool = False
    safe: bool = False
    piece: str = ""  # the OP's
    pushing: bool = False  # the half of the Rock's action that the pad stands for
    who: Who = ""  # with two players, the figure whose part it will be
    picked: tuple[Direction, ...] = ()  # of the oracle
    drew: str = ""  # one of the two power tokens that the OP has drawn
    open: str = ""  # a list that lies over the question: "bonus", "answers", "captive phil"
    typed: str = ""
    ending: bool = False  # to end the turn, with actions left


NOTHING_CHOSEN: Final = Chosen()


@frozen
class HeardPhrase:
    """The meaning of the typed line, by `who`: its commands, which have been tried, or a word.

    A word is no command: `undo`, `redo`, or what is asked beside the game. `refused`: neither.
    `queue`: the commands with what would have to wait. `corrected`: what it makes of the queue that
    stands on the card. `to_card`: it comes to the card before it can be taken.
    """

    who: Who
    meant: tuple[Command, ...] | str = ()
    queue: Queue | None = None
    refused: Refused | None = None
    corrected: tuple[CorrectedQueue, ...] = ()
    to_card: bool = False


@frozen
class HarmfulWord:
    """A word of the OP that would harm somebody: where, whom, and what it would take from each."""

    word: str
    at: tuple[str, ...]
    harmed: frozenset[Who]
    health: int = 0
    energy: int = 0


@frozen
class Targets:
    """`acts`: what a touch of a space or a part of the ocean does. `leads`: where an answer would

    lead. `harms`: the words that would harm somebody, which only the harm corner takes.
    """

    acts: dict[str, str]
    leads: dict[str, str]
    harms: tuple[HarmfulWord, ...] = ()

    @property
    def harmed(self) -> frozenset[Who]:
        return frozenset[Who]().union(*(one.harmed for one in self.harms))

    @property
    def red(self) -> frozenset[str]:
        """The places where somebody would be harmed."""
        return frozenset(at for one in self.harms for at in one.at)


@frozen
class VoiceState:
    """The microphone, and what stands on the card: a proposal, choices, or nothing.

    `open`: it takes in what is said; `partial`: what that sounds like so far. `left`: seconds until
    the proposal is taken by itself. `rest`: what is left of `rest_of`'s queue, as it reads now;
    `waits`: the rows of all that is left.
    `card`: the one of them that asks for a yes. With a proposal, `choices` are what it could be
    corrected to.
    """

    phase: Phase = "idle"
    open: bool = False
    partial: str = ""
    trouble: Trouble | None = None
    proposal: Meant | None = None
    choices: tuple[Meant, ...] = ()
    left: int = 0
    rest: Queue | None = None
    rest_of: Who = ""
    waits: int = 0
    card: Queue | None = None


SILENT: Final = VoiceState()


@frozen
class Wording:
    """The language of the screen, and the names and texts of the owner's tokens."""

    language: Language
    tokens: Tokens
    texts: Tokens


@frozen
class DeskModel:
    """`legal`: all that may be said now. `drawn`: the tokens of which the OP says which two came.

    `aloud`: has the announcement read, or cuts that off.

    `numbers`: the places of named directions, or of what an unclear phrase can mean.

    `reason`: why the last touch could not be taken, in words; `refused`: in the engine's, where it
    was the engine that refused, with `choices` where it was unclear.
    """

    state: State
    steps: tuple[GameStep, ...]
    undone: tuple[GameStep, ...]
    began: State
    settings: Settings
    say: Wording
    people: Mapping[Who, str]
    chosen: Chosen
    telling: Telling
    legal: tuple[Command, ...]
    targets: Targets
    spoken: VoiceState = SILENT
    aloud: Button | None = None
    heard: HeardPhrase | None = None
    drawn: tuple[str, ...] = ()
    numbers: tuple[tuple[Hex | Part, str], ...] = ()
    reason: str = ""
    refused: Refused | None = None
    choices: tuple[str, ...] = ()


def whose(state: State, chosen: Chosen) -> Who:
    """The speaker; with two players the figure that was touched, till the part begins (L15.3)."""
    may = speakers(state)
    return chosen.who if chosen.who in may else may[0]


def speaking(state: State, chosen: Chosen) -> Who:
    """The speaker of what names nobody."""
    question = state.question
    if question is not None and question.what == "turn" and state.turn != OP:
        return whose(state, chosen)
    return default_speaker(state)


def board_of(state: State, who: Who) -> Who | None:
    """The owner of the board that a figure plays with; None for the OP."""
    return state.captive(who).board if who in state.table.seat else None
