"""The page on which a small game is set up: who plays, what to lay on the table, who begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from secrets import randbelow
from typing import TYPE_CHECKING, Any, Final

from companion.engine.checks import Checks
from companion.games.registry import kind
from companion.store.games.people import checked_person
from companion.store.games.troubles import BadName, GameTrouble
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.kit.parts import Button
from companion.ui.shell.naming import NameAsked, Naming
from companion.ui.shell.page import BasePage
from companion.ui.table.choose_rulings import ChooseTableRulings
from companion.ui.table.seats import AVATARS, known_people, numbered, player_words, short
from companion.ui.table.views import (
    Column,
    ColumnPart,
    ColumnText,
    KeyGrid,
    SeatRow,
    TableSetUpView,
)

if TYPE_CHECKING:
    from companion.engine.languages import Topic
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame

SEEDS: Final = 10**9
_OFFERED: Final = 3  # names below the seats


class TableSetUp(BasePage):
    """`people`: their names in seat order; `first`: the place of whoever begins.

    A game gives `seats`, the least and the most of them, its own columns, the table, and its words
    for rulings and for their values. `chosen`: the rulings that differ from what is usual.
    """

    secret = False
    seats = (2, 2)
    ruling_words: tuple[Topic, Topic]

    def __init__(self, house: House, game: TableGame, seated: tuple[str, ...] = ()) -> None:
        super().__init__(house)
        self.game = game
        self.known = known_people(house.shelf, self.language)
        least, most = self.seats
        self.people: tuple[str, ...] = seated[:most] if len(seated) >= least else self.known[:least]
        self.known = tuple(dict.fromkeys((*self.people, *self.known)))
        self.first = 0
        self.chosen: dict[str, str] = {}

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(AT_TABLE, self.language)

    # Touches

    def do(self, act: str) -> None:
        self.hush()
        match act.split(maxsplit=1):
            case ["seat", at]:
                self._leave(int(at))
            case ["sit", name]:
                self._sit(name)
            case ["new-name"]:
                self._ask_name()
            case ["first", at]:
                self.first = int(at)
            case ["chance"]:
                self.first = randbelow(max(1, len(self.everybody)))
            case ["begin"]:
                self._begin()
            case ["rulings"]:
                word, spoken, chosen = self.game.word, self.ruling_words, self.chosen
                self.house.go(ChooseTableRulings(self.house, word, *spoken, chosen))
            case _:
                self.house.open_over(self, act)

    def _leave(self, at: int) -> None:
        self.people = (*self.people[:at], *self.people[at + 1 :])
        self.first = 0

    def _sit(self, name: str) -> None:
        if len(self.people) >= self.seats[1]:
            self.say_why(self.sheet["all-seated"])
        elif name not in self.people:
            self.people = (*self.people, name)

    def _ask_name(self) -> None:
        if len(self.people) >= self.seats[1]:
            self.say_why(self.sheet["all-seated"])
            return
        sheet = self.sheet
        asked = NameAsked(
            "table-name", sheet["name-title"], sheet["name"], sheet["back"], sheet["save"]
        )
        self.house.go(Naming(self.house, asked, self._named, secret=False))

    def _named(self, written: str) -> None:
        name = checked_person(written)
        if not name or name in self.people:
            raise BadName("person-taken" if name else "person-empty")
        self.known = tuple(dict.fromkeys((name, *self.known)))
        self._sit(name)

    # Beginning

    def missing(self) -> str:
        """The sentence on what is still to be said; nothing, and it can begin."""
        return self.sheet["seats-free"] if len(self.people) < self.seats[0] else ""

    def _begin(self) -> None:
        if missing := self.missing():
            self.say_why(missing)
            return
        try:
            session = self._kept(self.in_order())
        except GameTrouble as told:
            self.say_problem(told.say(self.language))
        else:
            self.house.home(self.game.board(self.house, session))

    def _kept(self, names: tuple[str, ...]) -> Any:
        """The game on the shelf, of people in turn order."""
        seed = randbelow(SEEDS)
        for players in (player_words(names), numbered(len(names))):
            setup = self._read(players, seed)
            if setup is not None:
                break
        named, apps = dict(zip(players, names, strict=True)), self.computers()
        computer = {word: apps[name] for word, name in named.items() if name in apps}
        shelf, name = self.house.shelf, ", ".join(names)
        return shelf.begin(setup, seed, name, {}, named, self.game.word, computer)

    def _read(self, players: tuple[str, ...], seed: int) -> Any:
        """None where a name is a word of the game."""
        rules = kind(self.game.word)
        checks = Checks(rules.sentences)
        tree = {"players": list(players), **self.table(players)}
        return rules.read_setup(tree, lambda: Random(seed), checks)

    # What is seen

    def view(self) -> TableSetUpView:
        sheet, missing, names = self.sheet, self.missing(), self.everybody
        first = names[self.first] if self.first < len(names) else ""
        second = "" if missing else sheet["begins"].format(name=short(first))
        return TableSetUpView(
            name=f"{self.game.word} set-up",
            title=self.game.offer(self.language).name,
            text=sheet["touches"],
            columns=self._columns(),
            back=Button("back", sheet["back"], icon="back"),
            bar=(*self.keys(), Button("rulings", sheet["rulings"], icon="gavel")),
            begin=Button(
                "begin", sheet["begin"], second, icon="play", tone="accent", enabled=not missing
            ),
            notice=self.notice,
            problem=self.problem,
        )

    def _columns(self) -> tuple[Column, ...]:
        sheet = self.sheet
        enough = len(self.people) >= self.seats[0]
        seats = Column(1, sheet["who"], tuple(self._seats()), done=enough)
        own = self.columns()
        starts = Column(2 + len(own), sheet["starts"], tuple(self._starters()), done=enough)
        return (seats, *own, starts)

    def _seats(self) -> Iterator[ColumnPart]:
        sheet = self.sheet
        for at, name in enumerate(self.people):
            yield SeatRow(at + 1, AVATARS[at], Button(f"seat {at}", short(name), icon="close"))
        free = [name for name in self.known if name not in self.people][:_OFFERED]
        open_ = len(self.people) < self.seats[1]
        offered = tuple(Button(f"sit {name}", short(name), enabled=open_) for name in free)
        new = Button("new-name", sheet["new-name"], icon="plus", enabled=open_)
        yield KeyGrid((*offered, new))
        yield ColumnText(self.who_text())

    def _starters(self) -> Iterator[ColumnPart]:
        if text := self.who_begins():
            yield ColumnText(text)
        yield KeyGrid(
            tuple(
                Button(f"first {at}", short(name), icon=AVATARS[at], chosen=at == self.first)
                for at, name in enumerate(self.everybody)
            ),
            tall=True,
        )
        yield KeyGrid((Button("chance", self.sheet["by-chance"], icon="dice"),), across=1)

    # Of the game

    def columns(self) -> tuple[Column, ...]:
        """Its own steps, from 2 on."""
        return ()

    def in_order(self) -> tuple[str, ...]:
        """Everybody as the rules seat them: whoever begins comes first."""
        names = self.everybody
        return (*names[self.first :], *names[: self.first])

    @property
    def everybody(self) -> tuple[str, ...]:
        """All who play, in seat order."""
        return self.people

    def computers(self) -> dict[str, str]:
        """The strength of each whom the app plays, by their names."""
        return {}

    def who_text(self) -> str:
        """The line below the names."""
        return self.sheet["who-text"]

    def keys(self) -> tuple[Button, ...]:
        """Its own keys in the bar."""
        return ()

    def table(self, _players: tuple[str, ...]) -> dict[str, Any]:
        """The keys of a table script, besides the players, who are given by its words."""
        return {}

    def who_begins(self) -> str:
        """The rule of who begins, in a sentence."""
        return ""
