"""The desk against the computer's captives: a person is the OP, and they speak at a pace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from companion.engine.frozen import revised
from companion.games.island.terms import OP
from companion.store.games.kept_game import KeptSession
from companion.store.games.troubles import CannotSave
from companion.text.island.names import name
from companion.text.screens import words
from companion.text.screens.computer.against import AGAINST
from companion.ui.island.against.thinking import Thinking
from companion.ui.island.against.unknown import unknown_to
from companion.ui.island.against.view import AgainstModel, against_view
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.touch import TOUCHED
from companion.ui.voice.listening import TALKED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.games.island.captives.players import CaptiveKind
    from companion.games.island.commands import Command
    from companion.games.island.game import Game
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.store.settings import PaceSetting, Settings
    from companion.ui.island.desk.views import DeskView
    from companion.ui.shell.house import House

# The acts by which somebody would speak for a captive; `use` corrects, and asks where somebody is.
_SPOKEN: Final = (TOUCHED - {"use"}) | TALKED | frozenset((
    "bonus", "choice", "choose", "close", "enter", "harms", "part", "rest", "tap",
))  # fmt: skip


def computer_captives(session: Game) -> Mapping[Who, CaptiveKind]:
    """The captives of a kept game whom the computer plays, by their boards."""
    players = session.header.computer if isinstance(session, KeptSession) else {}
    return {who: cast("CaptiveKind", kind) for who, kind in players.items() if who != OP}


class AgainstDesk(Desk):
    """`stopped`: the captives wait for a touch; `by_undo`: only until the OP has said something."""

    def __init__(self, house: House, session: Game, kinds: Mapping[Who, CaptiveKind]) -> None:
        self.thinking = Thinking(session, kinds)
        self.stopped = self.by_undo = False
        self._ready: State | None = None  # in which the word has been chosen
        self._unknown: tuple[Command, str, str] | None = None
        super().__init__(house, session)
        self.start_heard = self.start_heard or self._says_itself
        try:
            self._say_for_the_op()  # the app may have been ended before it was said
        except CannotSave as full:
            self.reason = full.say(house.settings.language)

    @property
    def settings(self) -> Settings:
        """No stack lies on the table to be drawn from; nobody can speak for a captive."""
        own = self.house.settings
        hears = own.voice_in and self.speaks is None
        return revised(own, {"drawing": "do", "voice_in": hears})

    @property
    def speaks(self) -> Who | None:
        """The captive who is to say something."""
        question = self.state.question
        return question.who if question is not None and question.who != OP else None

    # Thinking

    @property
    def working(self) -> bool:
        """True until the word has been looked at here: then the screen is drawn with it."""
        return self.speaks is not None and self._ready is not self.state

    def work(self) -> None:
        """The word is chosen before the ring begins, and beside the drawing."""
        self.thinking.choose()
        if self.thinking.word is not None:
            self._ready = self.state

    @property
    def word(self) -> Command | None:
        ready = self.speaks is not None and self._ready is self.state
        return self.thinking.word if ready else None

    # What is done

    def do(self, act: str) -> None:
        word, _, rest = act.partition(" ")
        match word:
            case "go-on":
                self._guarded_go_on()
            case "pause":
                self.stopped, self.by_undo = not self._stands, False
            case "pace":
                self._walk_at(rest)
            case "captive" if self.speaks is not None:
                self.house.open_over(self, f"told {rest}")
            case _ if word in _SPOKEN and self.speaks is not None:
                self.reason = words(AGAINST, self.house.settings.language)["speaks"].format(
                    name=name(self.speaks, self.house.settings.language)
                )
            case _:
                super().do(act)

    @property
    def _stands(self) -> bool:
        return self.stopped or self.by_undo

    def _walk_at(self, pace: str) -> None:
        settings = revised(self.house.settings, {"pace": cast("PaceSetting", pace)})
        try:
            self.house.change_settings(settings)
        except CannotSave as full:
            self.reason = full.say(self.house.settings.language)

    def _guarded_go_on(self) -> None:
        self.reason, self.choices, self.refused = "", (), None
        try:
            self._go_on()
        except CannotSave as full:
            self.reason = full.say(self.house.settings.language)

    def _go_on(self) -> None:
        """Have the captive say it; whatever is still to be announced has been heard by then."""
        word = self.word
        if self._unsaid:
            super().announced()
            return
        if word is None:
            return
        if self.beside or not self.telling.heard:
            super().announced()
        if self.by_undo:
            self.by_undo = False
        super().take(word)
        self._say_for_the_op()

    def take(self, *commands: Command) -> None:
        """The OP's own."""
        self.by_undo = False
        super().take(*commands)
        self._say_for_the_op()

    def _say_for_the_op(self) -> None:
        """Only what was asked beside the game, and the last words, wait for a touch."""
        unsaid = not self.beside and not self.telling.heard
        if self._says_itself and unsaid and self.state.won is None:
            super().announced()

    @property
    def _says_itself(self) -> bool:
        """A voice that reads aloud announces by reading."""
        settings = self.house.settings
        return settings.announcing == "do" and settings.voice_out != "all"

    @property
    def _unsaid(self) -> bool:
        """The OP wants to announce, and has not yet: a captive answers what was heard."""
        unheard = bool(self.beside) or not self.telling.heard
        return self.speaks is not None and self.settings.announcing == "ask" and unheard

    def undo(self) -> None:
        super().undo()
        self.by_undo = True

    def redo(self) -> None:
        super().redo()
        self.by_undo = True

    # What is seen

    def against_model(self) -> AgainstModel:
        unsaid = self._unsaid
        return AgainstModel(
            desk=self.model(),
            speaks=self.speaks,
            word=None if unsaid else self.word,
            unknown="" if unsaid else self._unknown_to(),
            place=self.thinking.place,
            pace=self.house.settings.pace,
            stopped=self._stands,
            unsaid=unsaid,
            waits=self.house.aloud.reading,
        )

    def _unknown_to(self) -> str:
        """The truth behind the word, looked up once."""
        word, language = self.word, self.house.settings.language
        if word is None:
            return ""
        known = self._unknown
        if known is None or known[0] is not word or known[1] != language:
            known = self._unknown = word, language, unknown_to(self.session, word, language)
        return known[2]

    def view(self) -> DeskView:
        return against_view(self.against_model())
