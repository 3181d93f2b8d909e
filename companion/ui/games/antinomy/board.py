"""The page of a running game of Antinomy: crystals and Codex, one touch a Paradox or a clash."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.antinomy.cards import CARDS, COLOURS, Card
from companion.games.antinomy.facts import Clash, Crystals
from companion.games.antinomy.state import RULINGS, WINS, State
from companion.text.antinomy.nouns import COLOURS as COLOUR_NAMES
from companion.text.antinomy.reasons import CLAUSES, HEADINGS, REASONS
from companion.text.antinomy.rulings import RULED, RULING
from companion.text.antinomy.screens import ANTINOMY
from companion.text.counted import counted
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.ui.games.antinomy.model import AntinomyModel, reasons_of
from companion.ui.games.antinomy.view import antinomy_view
from companion.ui.kit.parts import Segment
from companion.ui.table.board import TableBoard
from companion.ui.table.steps import steps
from companion.ui.table.told import ClauseReason, SettableFact, TableNote

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.antinomy.views import AntinomyView, RefereeView
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame
    from companion.ui.table.steps import PlayedStep

SIDES: Final = ("near", "far")
_HAND: Final = 3  # cards that a clash counts


class AntinomyBoard(TableBoard):
    """`counted`: the cards that a side has touched to count a clash; None, and no pad is open."""

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.counting: dict[str, tuple[Card, ...]] = {}

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(ANTINOMY, self.language)

    def do(self, act: str) -> None:
        match act.split():
            case ["count", side] if side in SIDES:
                self.hush()
                self.counting[side] = ()
            case ["close", side]:
                self.counting.pop(side, None)
            case ["card", side, card] if card in CARDS and side in self.counting:
                self._touch(side, card)
            case ["say-far", *said]:
                super().do(" ".join(("say", *said)))
            case _:
                super().do(act)

    def _touch(self, side: str, card: Card) -> None:
        """A second touch takes it out; a fourth card is the first of the next three."""
        chosen = self.counting[side]
        if card in chosen:
            self.counting[side] = tuple(one for one in chosen if one != card)
        else:
            self.counting[side] = (*chosen, card) if len(chosen) < _HAND else (card,)

    def say(self, who: str, words: str) -> bool:
        taken = super().say(who, words)
        if taken:
            self.counting = {}
        return taken

    # What is seen

    def model(self) -> AntinomyModel:
        state: State = self.state
        step = self.last
        return AntinomyModel(
            state=state,
            names=self.names,
            language=self.language,
            step=step,
            in_short="" if step is None else self.in_short(step),
            taken=self.taken,
            notice="" if self.notice is None else self.notice[0],
            problem=self.problem,
            moment=len(self.session.journal),
            counting=(self.counting.get("near"), self.counting.get("far")),
        )

    def shown(self) -> AntinomyView | RefereeView:
        return antinomy_view(self.model())

    def in_short(self, step: PlayedStep) -> str:
        match step.words.split():
            case ["paradox", who]:
                return self.sheet["short-paradox"].format(who=self.name(who))
            case ["clash", "none"]:
                return self.sheet["short-tie"]
            case ["clash", who]:
                return self.sheet["short-clash"].format(who=self.name(who))
            case ["set", *_]:
                return self.sheet["short-correction"]
            case _:
                return super().in_short(step)

    # Over the board

    def facts(self) -> tuple[SettableFact, ...]:
        state: State = self.state
        if state.won is not None:
            return ()
        crystals = tuple(
            SettableFact(
                who,
                self.sheet["crystals-of"].format(who=self.name(who)),
                tuple(
                    Segment(f"{who} crystals {n}", str(n), n == state.of(who).crystals)
                    for n in range(WINS)
                ),
            )
            for who in state.players
        )
        colours = tuple(
            Segment(
                f"codex {colour}",
                capitalised(COLOUR_NAMES[colour][self.language]),
                colour == state.codex,
            )
            for colour in COLOURS
        )
        return (*crystals, SettableFact("codex", self.sheet["codex-covers"], colours))

    def reasons(self) -> tuple[ClauseReason, ...]:
        keys = () if self.last is None else reasons_of(self.last)
        return tuple(
            ClauseReason(CLAUSES[key], HEADINGS[key][self.language], REASONS[key][self.language])
            for key in keys
        )

    def rulings(self) -> tuple[TableNote, ...]:
        chosen = self.state.setup.rulings
        return tuple(
            TableNote(
                RULING[name][self.language],
                RULED[f"{name} {getattr(chosen, name.replace('-', '_'))}"][self.language],
            )
            for name in RULINGS
        )

    def figures(self) -> tuple[TableNote, ...]:
        told = tuple(steps(self.session))
        if not told:
            return ()
        facts = [fact for step in told for fact in step.facts]
        ties = sum(isinstance(fact, Clash) and fact.clash == "none" for fact in facts)
        table = TableNote(self.sheet["together"], self.sheet["ties"].format(n=ties))
        return (*(self._figures_of(who, told) for who in self.state.players), table)

    def _figures_of(self, who: str, told: tuple[PlayedStep, ...]) -> TableNote:
        won = [step.facts for step in told if Clash(who) in step.facts]
        gained = [
            fact
            for step in told
            for fact in step.facts
            if isinstance(fact, Crystals) and fact.who == who
        ]
        stolen = [
            fact
            for facts in won
            for fact in facts
            if isinstance(fact, Crystals) and (fact.by, fact.who) == ("clash", who)
        ]
        counts = {
            "paradoxes": sum(fact.by == "paradox" for fact in gained),
            "clashes": len(won),
            "stolen": len(stolen),
        }
        text = " · ".join(
            counted(self.sheet[key], count, self.language) for key, count in counts.items()
        )
        return TableNote(self.name(who), text)
