"""The set-up of a game that can be played whole on the tablet: whom the app plays, and how well."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from companion.text.screens import words
from companion.text.screens.computer.whole_games import WHOLE_GAMES
from companion.ui.kit.parts import Button
from companion.ui.table.set_up import TableSetUp
from companion.ui.table.views import ColumnPart, ColumnText, KeyGrid

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.shell.house import House, Page
    from companion.ui.table.games import TableGame

STRENGTHS: Final = ("random", "sound")
_NAMED: Final = 4  # players that the app has names for


class TabletSetUp(TableSetUp):
    """`in_tablet`: nobody has a box. `wanted`: so many players for the app, where that can be.

    `needed`: the least and the most players of the game, people and app together.
    """

    needed: ClassVar[tuple[int, int]] = (2, 2)
    wanted = 1

    def __init__(self, house: House, game: TableGame, seated: tuple[str, ...] = ()) -> None:
        super().__init__(house, game, seated)
        self.in_tablet, self.strength = False, "sound"

    def stay(self, people: tuple[str, ...], computers: Mapping[str, str]) -> None:
        """Play on the tablet again. `computers`: the strength of each whom the app played."""
        self._put_into("tablet")
        self.people, self.wanted = people, len(computers)
        self.known = tuple(dict.fromkeys((*people, *self.known)))
        self.strength = next(iter(computers.values()), self.strength)

    def do(self, act: str) -> None:
        match act.split():
            case ["cards", "table" | "tablet" as where]:
                self.hush()
                self._put_into(where)
            case ["strength", strength] if strength in STRENGTHS:
                self.hush()
                self.strength = strength
            case ["apps", count] if int(count) in self._counts():
                self.hush()
                self.wanted, self.first = int(count), 0
            case ["lesson"]:
                self.house.go(self.lesson())
            case _:
                super().do(act)

    def _put_into(self, where: str) -> None:
        """Alone at the tablet, together at a table."""
        if self.in_tablet == (where == "tablet"):
            return
        self.in_tablet, self.first = not self.in_tablet, 0
        least, most = self.needed
        self.seats = (1, most) if self.in_tablet else self.needed
        if self.in_tablet:
            self.people = self.people[:1]
            return
        free = [name for name in self.known if name not in self.people]
        self.people = (*self.people, *free)[: max(least, len(self.people))]

    # Whom the app plays

    def _counts(self) -> tuple[int, ...]:
        """As many as may play beside these people."""
        least, most = self.needed
        here = max(1, len(self.people))
        return tuple(count for count in range(most) if least <= here + count <= most)

    @property
    def apps(self) -> tuple[str, ...]:
        """The names of those whom the app plays; nobody else is called so."""
        if not self.in_tablet:
            return ()
        counts = self._counts()
        count = min(counts, key=lambda one: abs(one - self.wanted))
        free = [one for one in self._names() if one not in self.people]
        return tuple(free[:count])

    def _names(self) -> tuple[str, ...]:
        sheet = words(WHOLE_GAMES, self.language)
        own = (sheet[f"computer-{number}"] for number in range(1, _NAMED + 1))
        return (*own, *self.known)

    @property
    def everybody(self) -> tuple[str, ...]:
        return (*self.people, *self.apps)

    def computers(self) -> dict[str, str]:
        return dict.fromkeys(self.apps, self.strength)

    # What is seen

    def where(self) -> KeyGrid:
        """The box on the table, or the whole game in here."""
        sheet = words(WHOLE_GAMES, self.language)
        return KeyGrid(
            tuple(
                Button(f"cards {word}", sheet[f"cards-{word}"], chosen=self.in_tablet == inside)
                for word, inside in (("table", False), ("tablet", True))
            )
        )

    def whom(self) -> tuple[ColumnPart, ...]:
        """The number of those whom the app plays, where it can be chosen, and how well it does."""
        sheet, counts = words(WHOLE_GAMES, self.language), self._counts()
        found: list[ColumnPart] = []
        if len(counts) > 1:
            keys = tuple(
                Button(
                    f"apps {count}",
                    str(count) if count else sheet["none"],
                    tone="option",
                    chosen=count == len(self.apps),
                )
                for count in counts
            )
            found += [ColumnText(sheet["apps"]), KeyGrid(keys, across=len(keys))]
        if self.apps:
            found += [ColumnText(sheet["strength"]), KeyGrid(self._strengths())]
        return tuple(found)

    def _strengths(self) -> tuple[Button, ...]:
        sheet = words(WHOLE_GAMES, self.language)
        return tuple(
            Button(
                f"strength {one}",
                sheet[f"strength-{one}"],
                sheet[f"strength-{one}-text"],
                tone="option",
                chosen=self.strength == one,
            )
            for one in STRENGTHS
        )

    def who_text(self) -> str:
        """The line below the names."""
        return (
            words(WHOLE_GAMES, self.language)["who-text"] if self.in_tablet else super().who_text()
        )

    def keys(self) -> tuple[Button, ...]:
        return (Button("lesson", words(WHOLE_GAMES, self.language)["lesson"], icon="school"),)

    # Of the game

    @abstractmethod
    def lesson(self) -> Page:
        """The page that teaches it."""
