"""The set-up of PARADOXON: two or alone, three colours, and who was ready first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from companion.games.paradoxon.cards import COLOURS, USUAL, Card, Colour, cards_of
from companion.text.languages import capitalised
from companion.text.paradoxon.lesson import LESSON
from companion.text.paradoxon.nouns import CARD_COLOURS, card
from companion.text.paradoxon.rulings import RULING_NAMES, RULING_VALUES
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words
from companion.ui.games.paradoxon.colours import CARD_PAPER, FRAMES, SWATCH_INK
from companion.ui.games.paradoxon.lesson import ParadoxonLesson
from companion.ui.games.paradoxon.ready_race import ReadyRace
from companion.ui.games.paradoxon.which_card import WhichCard
from companion.ui.kit.parts import Button
from companion.ui.table.set_up import TableSetUp
from companion.ui.table.views import Column, ColumnPart, ColumnText, KeyGrid, Swatch, Swatches

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame

ECHO_PLACES: Final = ("left", "right", "paradox")


class ParadoxonSetUp(TableSetUp):
    """`colours`: those in play. `placed`: Echo's cards and the paradox, where one plays alone."""

    ruling_words = (RULING_NAMES, RULING_VALUES)
    seats = (1, 2)

    def __init__(self, house: House, game: TableGame, seated: tuple[str, ...] = ()) -> None:
        super().__init__(house, game, seated)
        if not seated:
            self.people = self.known[:2]
        self.colours: tuple[Colour, ...] = USUAL
        self.placed: dict[str, Card] = {}
        self.in_tablet = False

    @property
    def own(self) -> Mapping[str, str]:
        return words(PARADOXON, self.language)

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    # Touches

    def do(self, act: str) -> None:
        match act.split():
            case ["colour", colour] if colour in COLOURS:
                self.hush()
                self._choose(colour)
            case ["place", where] if where in ECHO_PLACES:
                self.hush()
                self._ask_card(where)
            case ["cards", where]:
                self.hush()
                self.in_tablet = where == "tablet"
            case ["lesson"]:
                self.hush()
                self.house.go(ParadoxonLesson(self.house))
            case ["race"]:
                self.hush()
                self.house.go(ReadyRace(self.house, self.people, self._raced))
            case _:
                super().do(act)

    def _choose(self, colour: Colour) -> None:
        """One of three goes, or a third one comes; what lies in a colour that goes, goes too."""
        if colour in self.colours:
            self.colours = tuple(one for one in self.colours if one != colour)
        elif len(self.colours) < len(USUAL):
            chosen = {*self.colours, colour}
            self.colours = tuple(one for one in COLOURS if one in chosen)
        else:
            self.say_why(self.own["three-colours"])
        cards = cards_of(self.colours)
        self.placed = {where: one for where, one in self.placed.items() if one in cards}

    def _ask_card(self, where: str) -> None:
        taken = {one: self.own[f"at-{at}"] for at, one in self.placed.items() if at != where}
        title = self.own[f"which-{where}"]

        def place(found: Card) -> None:
            self.placed[where] = found

        self.house.go(WhichCard(self.house, title, self.colours, taken, place))

    def _raced(self, place: int) -> None:
        self.first = place
        self.do("begin")

    # Beginning

    def missing(self) -> str:
        if super().missing():
            return super().missing()
        if len(self.colours) < len(USUAL):
            return self.own["three-colours"]
        if self.alone and not self.in_tablet and len(self.placed) < len(ECHO_PLACES):
            return self.own["echo-missing"]
        return ""

    def in_order(self) -> tuple[str, ...]:
        """As they sit: the first is near, whoever begins."""
        return self.people

    def table(self, players: tuple[str, ...]) -> dict[str, Any]:
        if self.in_tablet:
            return {
                "keep": "all", "colours": list(self.colours), "first": players[self.first],
                "chance": "app", "rulings": self.chosen,
            }  # fmt: skip
        if not self.alone:
            return {"keep": "score", "first": players[self.first], "rulings": self.chosen}
        return {
            "keep": "echo",
            "colours": list(self.colours),
            "echo": [self.placed["left"], self.placed["right"]],
            "paradox": self.placed["paradox"],
            "rulings": self.chosen,
        }

    # What is seen

    def columns(self) -> tuple[Column, ...]:
        own = self.own
        where = KeyGrid(
            tuple(
                Button(f"cards {word}", own[f"cards-{word}"], chosen=self.in_tablet == inside)
                for word, inside in (("table", False), ("tablet", True))
            )
        )
        if not self.alone and not self.in_tablet:
            told: tuple[ColumnPart, ...] = (
                where,
                ColumnText(own["deal-two-1"]),
                *(ColumnText(own[f"deal-two-{line}"]) for line in ("2", "a", "b", "c", "d")),
                ColumnText(own["deal-two-3"], well=True),
            )
            return (Column(2, own["deal"], told),)
        swatches = tuple(
            Swatch(
                Button(
                    f"colour {colour}",
                    capitalised(CARD_COLOURS[colour][self.language]),
                    chosen=colour in self.colours,
                ),
                FRAMES[colour],
                CARD_PAPER if colour == "lilac" else SWATCH_INK,
            )
            for colour in COLOURS
        )
        if self.in_tablet:
            lesson = Button("lesson", words(LESSON, self.language)["open"], icon="help")
            texts: tuple[ColumnPart, ...] = (
                ColumnText(own["deal-tablet"]), KeyGrid((lesson,), across=1)
            )  # fmt: skip
        else:
            texts = (ColumnText(own["deal-alone-1"]), ColumnText(own["deal-alone-2"], well=True))
        parts = (where, Swatches(swatches, across=2, high=56), *texts)
        return (Column(2, own["deal"], parts, done=len(self.colours) == len(USUAL)),)

    def _columns(self) -> tuple[Column, ...]:
        if not self.alone:
            return super()._columns()
        seats, own, _ = super()._columns()
        if self.in_tablet:
            return (seats, own)
        keys = tuple(self._echo_key(where) for where in ECHO_PLACES)
        parts = (ColumnText(self.own["echo-text"]), KeyGrid(keys, across=1))
        done = len(self.placed) == len(ECHO_PLACES)
        return (seats, own, Column(3, self.own["echo-lies"], parts, done=done))

    def _echo_key(self, where: str) -> Button:
        found = self.placed.get(where)
        told = card(found, self.language) if found else self.own["touch-to-say"]
        label = capitalised(self.own[f"at-{where}"])
        return Button(f"place {where}", label, told, icon="check" if found else "cards")

    def _starters(self) -> Iterator[ColumnPart]:
        if self.in_tablet:
            yield from super()._starters()
            return
        enabled = len(self.people) == self.seats[1]
        yield ColumnText(self.own["ready-text"])
        race = Button("race", self.own["ready-race"], icon="people", tone="answer", enabled=enabled)
        yield KeyGrid((race,), across=1, tall=True)
        yield from (part for part in super()._starters() if isinstance(part, KeyGrid))
