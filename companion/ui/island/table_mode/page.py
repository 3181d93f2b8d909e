"""Table mode: the page that lies in the middle of the table, and says what the OP says.

It is the desk without the OP's eyes: the same commands, guards, undo and announcements; what the
OP is asked is answered by the computer. No act of it shows the island.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from companion.engine.frozen import revised
from companion.games.island.commands import End
from companion.games.island.computer import Computer
from companion.games.island.history.utterances import spoken
from companion.games.island.opponent.tempers import manner_read
from companion.store.games.troubles import CannotSave
from companion.text.screens import words
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.model import NOTHING_CHOSEN
from companion.ui.island.desk.saying.announcement import still_beside
from companion.ui.island.desk.saying.script import to_say
from companion.ui.island.desk.touch import TOUCHED
from companion.ui.island.table_mode.all_said import AllSaid
from companion.ui.island.table_mode.menu import TableMenu, WhoseStart
from companion.ui.island.table_mode.model import TableModel, awaited, by_op, op_actions, settles
from companion.ui.island.table_mode.private import show_answer
from companion.ui.island.table_mode.view import table_view
from companion.ui.shell.acts import unknown

if TYPE_CHECKING:
    from companion.games.island.commands import Command
    from companion.games.island.game import Game
    from companion.games.island.state import State
    from companion.store.settings import PaceSetting, Settings
    from companion.ui.island.table_mode.views import TableModeView
    from companion.ui.kit.parts import Button
    from companion.ui.shell.house import House

RECORDED: Final = 3  # words of the public record
# The acts of the desk that stand here too: none of them looks behind what was said.
_AS_AT_DESK: Final = frozenset((
    *TOUCHED, "announced", "aloud", "bonus", "choice", "choose", "close", "ending", "part", "undo",
    "why",
))  # fmt: skip


class TableMode(Desk):
    """`manner`: the strength and style of the OP. `idle`: the actions of this turn that it leaves

    out: they are told like one that nobody notices. `stopped`: the pause stands still.
    """

    secret = False

    def __init__(self, house: House, session: Game, manner: str) -> None:
        self.strength, self.style = manner_read(manner)
        self.computer = Computer(session, self.strength, self.style)
        self.idle = 0
        self.stopped = self.turned = self.shown = False
        self._foreseen: tuple[State, Command | None] | None = None
        super().__init__(house, session)

    @property
    def settings(self) -> Settings:
        """The computer draws, puts back and leaves lakes; nothing is heard here yet."""
        return revised(self.house.settings, {"drawing": "do", "voice_in": False})

    @property
    def to_say(self) -> str:
        """The words of now; what came before stands in the record, and is not read once more."""
        telling = revised(self.telling, {"before": ()})
        return to_say(self.state, telling, self.settings.said_in, self.say.tokens)

    # What is done

    def do(self, act: str) -> None:
        word, _, rest = act.partition(" ")
        match word:
            case "go-on":
                self._guarded(self._go_on)
            case "pause":
                self.stopped = not self.stopped
            case "pace":
                self._walk_at(rest)
            case "turn-round":
                self.turned = not self.turned
            case "repeat-it" if self.house.aloud.button() is None:
                self.reason = words(TABLE_MODE, self.house.settings.language)["voice-off"]
            case "repeat-it":
                self.reading.touched()
            case "said":
                self.house.go(AllSaid(self.house, self))
            case "start":
                self.house.go(WhoseStart(self.house, self))
            case "menu":
                self.stopped = self.stopped or awaited(self.state) == "op"
                self.house.go(TableMenu(self.house, self))
            case "show":
                self.shown = True
                show_answer(self.house, self.telling.facts)
            case "rules":
                self.house.open_over(self, act)
            case _ if word in TOUCHED - {"use"} and awaited(self.state) != "captive":
                self.reason = words(TABLE_MODE, self.house.settings.language)["mine-to-say"]
            case _ if word in _AS_AT_DESK:
                super().do(act)
            case _:
                unknown(act)

    def _guarded(self, doing: object) -> None:
        self.reason, self.choices, self.refused = "", (), None
        try:
            doing()  # type: ignore[operator]
        except CannotSave as full:
            self.reason = full.say(self.house.settings.language)

    def _walk_at(self, pace: str) -> None:
        settings = revised(self.house.settings, {"pace": cast("PaceSetting", pace)})
        self.house.change_settings(settings)

    def _go_on(self) -> None:
        """The OP's next word: it was chosen before the pause began."""
        if awaited(self.state) != "op":
            return
        command = self.next_word()
        if command is None:
            return
        if not self.telling.heard or self.beside:
            self.announced()
        if isinstance(command, End) and self.idle < self.state.op_actions:
            self.idle += 1
            self.shown = False
            return
        self.take(command)

    def next_word(self) -> Command | None:
        """The OP's next word in this state, worked out once."""
        state = self.state
        if self._foreseen is None or self._foreseen[0] is not state:
            waits = awaited(state) == "op"
            self._foreseen = state, self.computer.command() if waits else None
        return self._foreseen[1]

    def take(self, *commands: Command) -> None:
        self.shown = False
        super().take(*commands)

    def _do_chores(self) -> None:
        """Answer at once what the OP is asked in between, and choose what comes after the pause."""
        while settles(self.session.state):
            answer = self.computer.command()
            if answer is None:
                return
            self.session.submit(answer)
        if (
            awaited(self.session.state) != "op"
            or not op_actions(self.state, self.session.steps).told
        ):
            self.idle = 0
        self.next_word()

    def undo(self) -> None:
        """Take back the last word of a captive, and all that the OP did since."""
        self.idle, self.shown = 0, False
        try:
            while self.session.steps:
                of_op = by_op(self.session.steps[-1])
                self.session.undo()
                if not of_op:
                    break
        finally:
            self.chosen = NOTHING_CHOSEN
            self.beside = still_beside(self.session)
            self._do_chores()

    def undo_to(self, index: int) -> None:
        unknown(f"undo to {index}")

    # What is seen

    def table_model(self) -> TableModel:
        heard = [one for one in spoken(self.history) if one.said and not one.struck]
        return TableModel(
            desk=self.model(),
            strength=self.strength,
            style=self.style,
            pace=self.house.settings.pace,
            idle=self.idle,
            stopped=self.stopped,
            reading=self.house.aloud.reading,
            turned=self.turned,
            place=(len(self.session.journal), self.idle),
            record=tuple(heard[-RECORDED:][::-1]),
            shown=self.shown,
        )

    def view(self) -> TableModeView:  # type: ignore[override]  # it is drawn by a screen of its own
        return table_view(self.table_model())

    def say_why(self, sentence: str, *_buttons: Button) -> None:
        self.reason = sentence
