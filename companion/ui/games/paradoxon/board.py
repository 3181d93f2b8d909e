"""The page of a running game of PARADOXON: what all its kinds have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.paradoxon.cards import COLOURS, Colour
from companion.games.paradoxon.state import DECK, ECHO, RULINGS, WINS, State
from companion.text.paradoxon.nouns import item as item_name
from companion.text.paradoxon.reasons import CLAUSES, HEADINGS, REASONS
from companion.text.paradoxon.rulings import RULING_NAMES, RULING_VALUES
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.ui.games.paradoxon.items_page import ItemsPage
from companion.ui.games.paradoxon.model import SIDES
from companion.ui.games.paradoxon.told import figures_of, rules_behind
from companion.ui.games.paradoxon.worth_page import WorthPage
from companion.ui.kit.parts import Segment
from companion.ui.table.board import TableBoard
from companion.ui.table.steps import steps
from companion.ui.table.told import ClauseReason, SettableFact, TableNote

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.table.steps import PlayedStep

_NEAR: Final = 3  # values offered below and above the present one
_MOST: Final = 54  # points alone (X14.7)


class ParadoxonBoard(TableBoard):
    @property
    def sheet(self) -> Mapping[str, str]:
        return words(PARADOXON, self.language)

    def do(self, act: str) -> None:
        match act.split():
            case ["items", side]:
                others = tuple(self.name(who) for who in self.state.setup.players)
                self.house.go(
                    ItemsPage(
                        self.house, self.item_colours, others if len(others) > 1 else (),
                        turned=side == SIDES[1],
                    )
                )  # fmt: skip
            case ["worth", side]:
                turned = side == SIDES[1]
                self.house.go(WorthPage(self.house, self.item_colours, turned=turned))
            case _:
                super().do(act)

    @property
    def item_colours(self) -> tuple[Colour, ...]:
        """The colours in play; where two play with real cards the app does not know them."""
        setup = self.state.setup
        return COLOURS if setup.keep == "score" else setup.colours

    def in_short(self, step: PlayedStep) -> str:
        sheet = self.sheet
        match step.words.split():
            case ["score", number, source] if number.isdecimal():
                return sheet["short-score"].format(
                    who=self.name(step.who), n=number, source=sheet[f"for-{source}"]
                )
            case ["set", *_]:
                return sheet["short-correction"]
            case ["end" | "fragment" | "steal" | "empty" as word]:
                return sheet[f"short-{word}"].format(who=self.name(step.who))
            case ["use", item, "on", _]:
                told = item_name(item, self.language)
                return sheet["short-use"].format(who=self.name(step.who), item=told)
            case _:
                return super().in_short(step)

    # Over the board

    def facts(self) -> tuple[SettableFact, ...]:
        """Those of which another value can be set."""
        return tuple(fact for fact in self._settable() if len(fact.values) > 1)

    def _settable(self) -> tuple[SettableFact, ...]:
        """X10; nothing is offered while something other than a turn is asked."""
        state: State = self.state
        if state.question is None or state.question.what != "turn":
            return ()
        left = len(state.deck)
        deck = SettableFact(
            "deck",
            self.sheet["deck-has"],
            _values("deck", left, 0, left if state.setup.keep == "all" else DECK),
        )
        points = tuple(self._points_of(who) for who in state.setup.players)
        return (*points, deck, *self._whose_turn())

    def _points_of(self, who: str) -> SettableFact:
        state: State = self.state
        seat = state.of(who)
        most = _MOST if state.solo else WINS - 1
        heading = self.sheet["points-of"].format(who=self.name(who))
        values = _values(f"{who} points", seat.points, len(seat.fragments), most)
        return SettableFact(who, heading, values)

    def _whose_turn(self) -> tuple[SettableFact, ...]:
        state: State = self.state
        if state.solo:
            return ()
        values = tuple(
            Segment(f"turn {who}", self.name(who), who == state.mover) for who in state.names
        )
        return (SettableFact("turn", self.sheet["on-turn"], values),)

    def reasons(self) -> tuple[ClauseReason, ...]:
        keys = () if self.last is None else rules_behind(self.last)
        return self.clauses(keys)

    def clauses(self, keys: tuple[str, ...]) -> tuple[ClauseReason, ...]:
        return tuple(
            ClauseReason(CLAUSES[key], HEADINGS[key][self.language], REASONS[key][self.language])
            for key in keys
        )

    def rulings(self) -> tuple[TableNote, ...]:
        chosen = self.state.setup.rulings
        return tuple(
            TableNote(
                RULING_NAMES[name][self.language],
                RULING_VALUES[
                    f"{name} {getattr(chosen, name.replace('-', '_'), values[0])}"
                ][self.language],
            )
            for name, values in RULINGS.items()
        )  # fmt: skip

    def figures(self) -> tuple[TableNote, ...]:
        told = tuple(steps(self.session))
        state: State = self.state
        if not told:
            return ()
        return tuple(
            figures_of(self.name(who), who, state.of(who), told, self.sheet, self.language)
            for who in state.names
            if who != ECHO
        )


def _values(words: str, now: int, least: int, most: int) -> tuple[Segment, ...]:
    """The present number and its neighbours."""
    low = max(least, min(now - _NEAR, most - 2 * _NEAR))
    high = min(most, low + 2 * _NEAR)
    return tuple(Segment(f"{words} {n}", str(n), n == now) for n in range(low, high + 1))
