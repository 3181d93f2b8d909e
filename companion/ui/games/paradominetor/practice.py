"""A whole game of PARADOMINETOR on the tablet: against the app, by turns, or both (T8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.paradominetor.facts import TurnedOver
from companion.games.paradominetor.players.computer import next_command
from companion.games.paradominetor.players.view import SeenTable, seen_by
from companion.games.paradominetor.state import State
from companion.games.paradominetor.tiles import (
    BLACK,
    COLOURS,
    TIMEFRAMES,
    Tile,
    back_of,
    with_back,
)
from companion.games.paradominetor.work import halves
from companion.games.registry import kind
from companion.text.paradominetor.nouns import BACKS
from companion.ui.games.paradominetor.board import ParadominetorBoard
from companion.ui.games.paradominetor.model import ParadominetorModel, trick_won
from companion.ui.games.paradominetor.practice_view import HandModel, hand_table, needs_colour
from companion.ui.games.paradominetor.ranking_view import ranking_view
from companion.ui.games.paradominetor.verdict_view import verdict_view
from companion.ui.table.practice_board import PracticeBoard
from companion.ui.table.seats import short

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.paradominetor.practice_views import HandTable
    from companion.ui.games.paradominetor.views import RankingView, VerdictView
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame
    from companion.ui.table.views import SeatHandOver

# Touches of the board at a table, which mean nothing here.
_AT_TABLE: Final = ("lazy", "tiles", "won", "alone", "clear", "write", "all-black", "lay", "lead")


class ParadominetorPractice(PracticeBoard, ParadominetorBoard):
    """`tried`: the own tiles that were touched; `declared`: the colour of a black that leads."""

    untold = ("pass",)

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.tried: tuple[Tile, ...] = ()
        self.declared = ""
        self.lazy = False

    def do(self, act: str) -> None:
        match act.split():
            case ["tile", tile, *_]:
                self.hush()
                self._try(tile)
            case ["declare", colour] if colour in COLOURS:
                self.hush()
                self.declared = colour if needs_colour(self.hand_model()) else self.declared
            case ["play"]:
                self.hush()
                self._play()
            case ["onward"]:
                self.hush()
                self.taken, self.seen = "", len(self.session.journal)
            case ["plate", *_]:
                self.hush()
            case [word, *_] if word in _AT_TABLE:
                self.hush()
            case _:
                super().do(act)

    def _clear(self) -> None:
        self.tried, self.declared = (), ""

    def _cover(self) -> None:
        super()._cover()
        self._clear()

    def _try(self, tile: Tile) -> None:
        """A second touch takes it back; of each timeframe one is passed (T2.5)."""
        question = self.question
        if not self.viewer or self.viewer != self.decides or question is None:
            return
        if tile in self.tried:
            self._clear() if question.what == "tile" else self._put_back(tile)
        elif question.what == "pass":
            kept = [one for one in self.tried if back_of(one) != back_of(tile)]
            self.tried = tuple(sorted((*kept, tile), key=_time))
        elif self._may_play(tile):
            self.tried, self.declared = (tile,), ""

    def _put_back(self, tile: Tile) -> None:
        self.tried = tuple(one for one in self.tried if one != tile)

    def _may_play(self, tile: Tile) -> bool:
        """T3.2: where it may not, that is said."""
        leads = tile == BLACK and not self.state.table
        words = f"{BLACK} as {self.state.setup.sets[0]}" if leads else tile
        try:
            understood = kind(self.game.word).understand(self.state, self.viewer, words)
            self.session.tried(understood)
        except Refused as no:
            self.say_why(self.refusal(no))
            return False
        return True

    def _play(self) -> None:
        question = self.question
        if question is None or not self.viewer or self.viewer != self.decides:
            return
        if question.what == "pass" and len(self.tried) == len(TIMEFRAMES):
            self.say(self.viewer, " ".join(("pass", *self.tried)))
        elif question.what == "tile" and self.tried and not needs_colour(self.hand_model()):
            as_colour = f" as {self.declared}" if self.declared else ""
            self.say(self.viewer, f"{self.tried[0]}{as_colour}")

    def say(self, who: str, words: str) -> bool:
        taken = super().say(who, words)
        if taken:
            self._clear()
        return taken

    def _take_back(self, key: str) -> None:
        super()._take_back(key)
        self.seen = len(self.session.journal)

    # The computer

    def next_command(self) -> Any:
        return next_command(self.session, self.computers)  # type: ignore[arg-type] # a kept game

    # What is seen

    def _seen(self) -> SeenTable:
        seen = seen_by(self.state, self.viewer or self.state.players[0])
        if not self.viewer:
            return revised(seen, {"hand": (), "asked": None, "options": ()})
        return seen

    def _slots(self) -> tuple[Tile, ...]:
        """The own tiles, held or played since the passing: each keeps its place."""
        state: State = self.state
        if not self.viewer:
            return ()
        own = [one for one in (*state.out, *state.table) if one.who == self.viewer]
        played = (with_back(one.front, one.back) for one in own)
        return tuple(sorted((*(state.of(self.viewer).hand or ()), *played)))

    def _got(self) -> tuple[str, tuple[Tile, ...]] | None:
        """T7.2: giver and taker know the three tiles."""
        state: State = self.state
        who, to = self.viewer, state.setup.pass_to
        if not who or to == "done" or len(state.passed) < len(state.players):
            return None
        giver = state.neighbour(who, -1 if to == "left" else 1)
        return giver, state.passed[state.players.index(giver)]

    def hand_model(self) -> HandModel:
        state: State = self.state
        own, seen = self.own_last, self._seen()
        return HandModel(
            seen=seen,
            hidden=not self.viewer,
            asked=self.decides,
            names=self.names,
            language=self.language,
            slots=self._slots(),
            tried=self.tried,
            declared=self.declared,
            points=tuple(map(halves, state.seats)),
            passes_to=state.neighbour(seen.who, -1 if state.setup.pass_to == "right" else 1),
            got=self._got(),
            in_short="" if own is None else self.in_short(own),
            notice=self.taken if self.notice is None else self.notice[0],
            problem=self.problem,
            moment=len(self.session.journal),
            ring=self.ring(),
        )

    def _is_judged(self) -> bool:
        """True while the last trick is told, until somebody goes on."""
        return trick_won(self.last) is not None and self.seen != len(self.session.journal)

    def ring(self) -> Any:
        return None if self._is_judged() else super().ring()

    def _go_on(self) -> None:
        if not self._is_judged():
            super()._go_on()

    def shown(self) -> HandTable | VerdictView | RankingView | SeatHandOver:  # type: ignore[override] # its own
        if self._is_judged():
            return self._verdict()
        if self.state.won is not None:
            return revised(ranking_view(self.model()), {"strip": ""})
        return self.hand_over() if self.is_covered else hand_table(self.hand_model())

    def model(self) -> ParadominetorModel:
        """Undo leads back to the own last step."""
        model, own = super().model(), self.own_last
        short = "" if own is None else self.in_short(own)
        return revised(model, {"in_short": short})

    def _verdict(self) -> VerdictView:
        """Nobody sits across; with the backs of a paradox, which the app turns over (T5.2)."""
        view, step = revised(verdict_view(self.model()), {"strip": ""}), self.last
        facts = () if step is None else step.facts
        backs = [one for one in facts if isinstance(one, TurnedOver)]
        if not backs or self.notice is not None or self.taken:
            return view
        one, sheet = trick_won(step), self.sheet
        if one is not None and one.tile == BLACK:
            return view
        told = ", ".join(
            sheet["turned-one"].format(
                who=short(self.name(back.who)), back=BACKS[back.back][self.language]
            )
            for back in backs
        )
        return revised(view, {"line": f"{sheet['turned-over'].format(told=told)} {view.line}"})


def _time(tile: Tile) -> int:
    back = back_of(tile)
    return 0 if back is None else TIMEFRAMES.index(back)
