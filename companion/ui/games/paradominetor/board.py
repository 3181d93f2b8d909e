"""The page of a running game of PARADOMINETOR: tile by tile, or only who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.kind import TABLE
from companion.games.paradominetor.facts import TilePlayed
from companion.games.paradominetor.legal import may_be_unseen
from companion.games.paradominetor.state import RULINGS, TRICKS, State, left_of
from companion.games.paradominetor.tiles import BLACK, COLOURS
from companion.games.paradominetor.work import halves
from companion.text.counted import counted
from companion.text.languages import capitalised, listed
from companion.text.paradominetor.nouns import front, points_shown
from companion.text.paradominetor.reasons import CLAUSES, HEADINGS, REASONS
from companion.text.paradominetor.rulings import RULED, RULING
from companion.text.paradominetor.screens import PARADOMINETOR
from companion.text.screens import words
from companion.ui.games.paradominetor.model import (
    ParadominetorModel,
    is_unseen,
    reasons_of,
    told_as,
    trick_won,
)
from companion.ui.games.paradominetor.ranking_view import ranking_view
from companion.ui.games.paradominetor.trick_view import trick_view
from companion.ui.games.paradominetor.verdict_view import is_asked_earliest, verdict_view
from companion.ui.games.paradominetor.winners_view import winners_view
from companion.ui.kit.parts import Segment
from companion.ui.table.board import TableBoard
from companion.ui.table.seats import short
from companion.ui.table.steps import steps
from companion.ui.table.told import ClauseReason, SettableFact, TableNote
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.paradominetor.views import ParadominetorShown
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame
    from companion.ui.table.steps import PlayedStep

_AND: Final = {"en": "and", "ru": "и"}
_NEAR: Final = 3  # values below and above the one that stands, which corrections offer


class ParadominetorBoard(TableBoard):
    """`lazy`: only who won is told. `touched`: the winners so far, the earliest first.

    `declares`: a led black waits for its colour. `seen`: so many lines were written when the
    verdict on them was left. `asked`: whether this one leads is asked.
    """

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.touched: tuple[str, ...] = ()
        self.declares, self.asked, self.seen = False, "", -1
        self.lazy = self._was_lazy()

    def _was_lazy(self) -> bool:
        """As the last trick was told."""
        if self.state.setup.keep == "score":
            return True
        told = [step for step in steps(self.session) if trick_won(step) is not None]
        return bool(told) and is_unseen(told[-1]) and not self.state.table

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(PARADOMINETOR, self.language)

    # Touches

    def do(self, act: str) -> None:
        asked, self.asked = self.asked, ""
        match act.split():
            case ["lazy"] if may_be_unseen(self.state):
                self._turn_page(lazy=True)
            case ["tiles"] if self.state.setup.keep == "all":
                self._turn_page(lazy=False)
            case ["won", who] if who in self.state.players:
                self._touch(who)
            case ["alone", who] if who in self.state.players:
                self.say(TABLE, f"single {who}")
            case ["clear"]:
                self._turn_page(lazy=True)
            case ["write"] if self.touched:
                self.say(TABLE, told_as(self.state, self.touched))
            case ["all-black"]:
                self.say(TABLE, "all-black")
            case ["lay", tile]:
                self._lay(tile)
            case ["declare", colour] if colour in COLOURS and self.declares:
                self._say_tile(f"{BLACK} as {colour}", BLACK)
            case ["plate", who] if who in self.state.players:
                self._ask_lead(who)
            case ["lead", who] if who == asked:
                self.say(TABLE, f"set lead {who}")
            case ["correct"] if is_asked_earliest(self.model()):
                self.say_why(self.sheet["first-earliest"])
            case ["onward"]:
                self._turn_page(lazy=self.lazy)
                self.seen = len(self.session.journal)
            case ["undo", *_] if self.declares:
                self._turn_page(lazy=self.lazy)
            case ["write" | "declare" | "lead" | "lazy" | "tiles", *_]:
                self.hush()  # nothing of that is open any more
            case _:
                super().do(act)

    def _turn_page(self, *, lazy: bool) -> None:
        self.hush()
        self.taken, self.touched, self.declares, self.lazy = "", (), False, lazy

    def _touch(self, who: str) -> None:
        """A second touch takes it out, and the others move up."""
        self.hush()
        self.taken = ""
        if who in self.touched:
            self.touched = tuple(one for one in self.touched if one != who)
        else:
            self.touched = (*self.touched, who)

    def _lay(self, tile: str) -> None:
        self.hush()
        leads = tile == BLACK and not self.state.table and not self.declares
        if leads and left_of(self.state, BLACK):
            self.taken, self.declares = "", True
        else:
            self._say_tile(tile, tile)

    def _say_tile(self, words: str, tile: str) -> None:
        self.hush()
        turn = self.state.turn
        if turn is None:
            return
        if not self.say(turn, words) and not self.problem and not left_of(self.state, tile):
            self.say_why(self._gone(tile))

    def _gone(self, tile: str) -> str:
        """T7.4: in which tricks all of these lay."""
        found: list[int] = []
        for at, step in self._tricks():
            found += [at for one in step.facts if isinstance(one, TilePlayed) and one.tile == tile]
        tricks = listed([str(at) for at in found], _AND[self.language])
        sentence = self.sheet["gone-one" if len(found) == 1 else "gone-many"]
        return sentence.format(tile=capitalised(front(tile, self.language)), tricks=tricks)

    def _tricks(self) -> list[tuple[int, PlayedStep]]:
        """Every step with the trick in which it was."""
        found: list[tuple[int, PlayedStep]] = []
        at = 1
        for step in steps(self.session):
            match step.words.split():
                case ["set", *facts] if "trick" in facts:
                    at = int(facts[facts.index("trick") + 1])
            found.append((at, step))
            won = trick_won(step)
            at = won.trick + 1 if won is not None else at
        return found

    def _ask_lead(self, who: str) -> None:
        """Ask between tricks, where the lead can be set; within one the order is fixed (T3.1)."""
        self.hush()
        state: State = self.state
        if state.table or self.declares or state.turn is None:
            turn = state.turn or state.lead
            self.say_why(self.sheet["is-next"].format(who=short(self.name(turn))))
        elif who != state.lead:
            self.taken, self.asked = "", who

    def say(self, who: str, words: str) -> bool:
        taken = super().say(who, words)
        if taken:
            self.touched, self.declares, self.asked = (), False, ""
        return taken

    def _take_back(self, key: str) -> None:
        super()._take_back(key)
        self.touched, self.declares = (), False
        if key == "undone":
            self.seen = len(self.session.journal)

    # What is seen

    def view(self) -> TableView:
        """A name for each of its pages, for each has its own screen."""
        shown = self.shown()
        return TableView(f"{self.game.word} {type(shown).__name__}", self.game.word, shown)

    def model(self) -> ParadominetorModel:
        step, state = self.last, self.state
        in_short = "" if step is None else self.in_short(step)
        if self.declares:
            in_short = self.sheet["short-declares"].format(who=self.name(state.turn))
        return ParadominetorModel(
            state=state,
            names=self.names,
            language=self.language,
            step=step,
            in_short=in_short,
            taken=self.taken,
            notice="" if self.notice is None else self.notice[0],
            problem=self.problem,
            touched=self.touched,
            lazy=self.lazy,
            declares=self.declares,
            asked=self.asked,
        )

    def shown(self) -> ParadominetorShown:
        model = self.model()
        won = trick_won(model.step)
        judged = won is not None and won.tile is not None and won.why is not None
        seen = self.seen == len(self.session.journal)
        if is_asked_earliest(model) or (judged and not seen and not is_unseen(model.step)):
            return verdict_view(model)
        if model.state.won is not None:
            return ranking_view(model)
        return winners_view(model) if self.lazy else trick_view(model)

    def in_short(self, step: PlayedStep) -> str:
        won = trick_won(step)
        trick = won.trick if won is not None else 0
        match step.words.split():
            case ["single", who]:
                return self.sheet["short-alone"].format(n=trick, who=self.name(who))
            case ["paradox", *winners]:
                names = ", ".join(self.name(who) for who in winners)
                return self.sheet["short-paradox"].format(n=trick, who=names)
            case ["all-black"]:
                return self.sheet["short-black"].format(n=trick)
            case ["set", *_]:
                return self.sheet["short-correction"]
            case _:
                return super().in_short(step)

    # Over the board

    def facts(self) -> tuple[SettableFact, ...]:
        state: State = self.state
        if state.turn is None:
            return ()
        scores = tuple(
            SettableFact(
                f"{who}-{kind}",
                self.sheet[f"{kind}-of"].format(who=self.name(who)),
                tuple(
                    Segment(f"{who} {kind} {n}", str(n), n == getattr(state.of(who), kind))
                    for n in _about(getattr(state.of(who), kind), 0)
                ),
            )
            for who in state.players
            for kind in ("full", "half")
        )
        return (*self._trick_facts(), *scores)

    def _trick_facts(self) -> tuple[SettableFact, ...]:
        """The number of the trick follows from hands that are known; the lead from its tiles."""
        state: State = self.state
        tricks = tuple(
            Segment(f"trick {n}", str(n), n == state.trick) for n in _about(state.trick, 1)
        )
        leads = tuple(
            Segment(f"lead {who}", self.name(who), who == state.lead) for who in state.players
        )
        found = (
            (may_be_unseen(state), SettableFact("trick", self.sheet["which-trick"], tricks)),
            (not state.table, SettableFact("lead", self.sheet["who-leads-now"], leads)),
        )
        return tuple(fact for holds, fact in found if holds)

    def reasons(self) -> tuple[ClauseReason, ...]:
        keys = () if self.last is None else reasons_of(self.last)
        if self.state.won is not None:
            keys = (*keys, "tie")
        return tuple(
            ClauseReason(CLAUSES[key], HEADINGS[key][self.language], REASONS[key][self.language])
            for key in keys
        )

    def rulings(self) -> tuple[TableNote, ...]:
        chosen = self.state.setup.rulings
        return tuple(
            TableNote(
                RULING[name][self.language],
                RULED[f"{name} {getattr(chosen, name.replace('-', '_'), values[0])}"][
                    self.language
                ],
            )
            for name, values in RULINGS.items()
        )

    def figures(self) -> tuple[TableNote, ...]:
        won = [one for one in map(trick_won, steps(self.session)) if one is not None]
        if not won:
            return ()
        paradoxes = sum(one.by == "paradox" for one in won)
        text = self.sheet["fig-paradoxes"].format(n=paradoxes, tricks=len(won))
        table = TableNote(self.sheet["together"], text)
        return (*(self._figures_of(who) for who in self.state.players), table)

    def _figures_of(self, who: str) -> TableNote:
        seat = self.state.of(who)
        return TableNote(
            self.name(who),
            self.sheet["figures-of"].format(
                full=counted(self.sheet["fig-full"], seat.full, self.language),
                half=counted(self.sheet["fig-half"], seat.half, self.language),
                points=self.sheet["fig-points"].format(n=points_shown(halves(seat))),
            ),
        )


def _about(number: int, least: int) -> range:
    """Numbers round this one, as many wherever it is."""
    first = max(least, min(number - _NEAR, TRICKS - 2 * _NEAR))
    return range(first, first + 2 * _NEAR + 1)
