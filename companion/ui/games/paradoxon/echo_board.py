"""The page of a game against Echo beside real cards: his turn step by step (X9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.kind import TABLE
from companion.engine.refused import Refused
from companion.games.paradoxon.cards import COLOURS, ON, Card
from companion.games.paradoxon.facts import Revealed
from companion.games.paradoxon.state import State
from companion.store.games.troubles import GameTrouble
from companion.text.paradoxon.echo_screens import ECHO_STEPS
from companion.text.paradoxon.nouns import short_item
from companion.text.screens import words
from companion.ui.games.paradoxon.echo_end import echo_end_view
from companion.ui.games.paradoxon.echo_model import EchoModel, seen_cards
from companion.ui.games.paradoxon.echo_view import echo_view
from companion.ui.games.paradoxon.echo_views import EchoEndView
from companion.ui.games.paradoxon.paged_board import PagedBoard
from companion.ui.games.paradoxon.which_card import WhichCard
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.paradoxon.echo_views import EchoView
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame


class EchoBoard(PagedBoard):
    """`points`: a number was touched. `ways`: those of items lie open."""

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.points: int | None = None
        self.ways = False
        self.tab = session.state.setup.colours[0]

    @property
    def steps_sheet(self) -> Mapping[str, str]:
        return words(ECHO_STEPS, self.language)

    # Touches

    def do(self, act: str) -> None:
        match act.split():
            case ["card", card] if card in ON:
                self._touch(card)
            case ["tab", colour]:
                self.tab = next(one for one in COLOURS if one == colour)
            case ["points", number]:
                self.hush()
                self.points = None if self.points == int(number) else int(number)
            case ["for", source]:
                self._score(source)
            case ["wrong-card"] if self._answered():
                self._say_without_last()
            case ["correct-card", place]:
                self._correct_card(place)
            case ["more-ways"]:
                self.hush()
                self.points, self.ways = None, True
            case ["close-ways"]:
                self.ways = False
            case ["why", *_]:
                super().do("why")
            case _:
                super().do(act)

    def _touch(self, card: Card) -> None:
        seen = seen_cards(self.state)
        if card in seen:
            where = self.steps_sheet[f"place-{seen[card]}"]
            self.say_why(self.steps_sheet["lies-at"].format(where=where))
        else:
            self.say(TABLE, f"card {card}")

    def _score(self, source: str) -> None:
        who, state = self.state.names[0], self.state
        if self.points is None:
            self.say_why(self.sheet["number-first"])
        elif source in ("own", "fading") and self.points == 1:
            self.say_why(self.sheet["fragment-twice"])
        elif f"score {self.points} {source}" not in state.question.options:
            self.say_why(self.steps_sheet["none-open"])
        else:
            self.say(who, f"score {self.points} {source}")

    def say(self, who: str, words: str) -> bool:
        self.hush()
        taken = super().say(who, words)
        if taken:
            self.points, self.ways = None, False
        return taken

    def _correct_card(self, place: str) -> None:
        """X10: only while the player is on turn."""
        state: State = self.state
        taken = {
            card: self.steps_sheet[f"place-{at}"]
            for card, at in seen_cards(state).items()
            if at in ("left", "right", "paradox", "fading")
        }

        def found(card: Card) -> None:
            self.correct((f"{place} {card}",))

        title = self.sheet[f"which-{place}"]
        self.house.go(WhichCard(self.house, title, state.setup.colours, taken, found))

    def _take_back(self, key: str) -> None:
        self.points, self.ways = None, False
        super()._take_back(key)

    def _answered(self) -> int:
        """The number of cards touched in the last step."""
        if not self.session.steps:
            return 0
        return len(self.session.steps[-1].entries) - 1

    def _say_without_last(self) -> None:
        """A card that was touched by mistake is asked for again; the step it answers stays."""
        commands = [entry.command for entry in self.session.steps[-1].entries]
        told = self._card_in_short()
        try:
            self.session.undo()
            self.session.submit_each(commands[:-1])
        except (Refused, GameTrouble) as no:
            if isinstance(no, GameTrouble):
                self.say_problem(no.say(self.language))
            return
        self.read = len(self._pages())
        self.taken = self.steps_sheet["taken-back"].format(what=told)

    # What is seen

    def view(self) -> TableView:
        """The end is another page than the game."""
        shown = self.shown()
        name = "end" if isinstance(shown, EchoEndView) else "echo"
        return TableView(f"{self.game.word} {name}", self.game.word, shown)

    def shown(self) -> EchoView | EchoEndView:
        model = self.model()
        if self.state.won is not None and model.page is None:
            return echo_end_view(model, self.house.shelf, self.session.id)
        return echo_view(model)

    def model(self) -> EchoModel:
        return EchoModel(
            state=self.state,
            language=self.language,
            page=self.page,
            step=self.last,
            in_short="" if self.last is None else self.in_short(self.last),
            answered=self._answered() > 0,
            notice="" if self.notice is None else self.notice[0],
            taken=self.taken,
            problem=self.problem,
            moment=len(self.session.journal) + self.read,
            points=self.points,
            ways=self.ways,
            tab=self.tab,
        )

    def _card_in_short(self) -> str:
        """The card that was touched last."""
        entry = self.session.steps[-1].entries[-1]
        _, words = self.session.game.write(entry.command)
        revealed = isinstance(entry.outcome.said[0], Revealed)
        key = "short-card" if revealed else "short-other-card"
        one, other = (short_item(item, self.language) for item in ON[words.split()[1]])
        return self.steps_sheet[key].format(one=one, other=other)
