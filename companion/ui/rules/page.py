"""The rules lookup: chapters, a search as one types, and entries that lead to one another.

Each step is a page of its own on the house's pile, so that *back* goes step by step, and at last
to whatever lies below: the very same desk, or the shelf.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.engine.frozen import revised
from companion.games.island.rulings import Rulings
from companion.ui.rules.book import small_book, the_book
from companion.ui.rules.highlights import Lights
from companion.ui.rules.view import LONGEST, MOST, At, RulesModel, SmallTable, rules_view
from companion.ui.rules.views import RulesView
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.rulebook.entries import RuleEntry
    from companion.rulebook.hits import Hit
    from companion.text.languages import Language
    from companion.ui.shell.house import House


class RulesPage(BasePage):
    """`rulings`: how the table plays that it was opened over; `small`: that of a small game.

    `asked`: what is to be explained: what was said, is asked or was refused, the name of a table
    ruling, or a clause; the most telling first.
    """

    def __init__(
        self,
        house: House,
        at: At | None = None,
        rulings: Rulings | None = None,
        asked: Sequence[Any] = (),
        small: SmallTable | None = None,
    ) -> None:
        super().__init__(house)
        self.at = at or At()
        self.rulings, self.small = rulings, small
        self.asked = tuple(asked)
        self.book = the_book() if small is None else small_book(small.game)
        self._sought: tuple[str, Language] | None = None  # what was found last was found for it
        self._found: tuple[Hit, ...] = ()
        self._lights = Lights()
        self._settle()

    # Touches and letters

    def do(self, act: str) -> None:
        word, _, name = act.partition(" ")
        match word:
            case "read":
                self.book.read_on()
                self._settle()
            case "chapter":
                self._go(At(name))
            case "chapters":
                self._go(At())
            case "entry" | "related" | "together":
                self.look_at(name)
            case "enter" if self.hits:
                self.look_at(self.hits[0].entry.id)
            case "close":
                while isinstance(self.house.pages[-1], RulesPage):
                    self.house.back()
            case _:
                super().do(act)

    def look_at(self, entry: str) -> None:
        if entry != self.at.entry:
            self._go(revised(self.at, {"entry": entry}))

    def typed(self, text: str) -> None:
        """Search: an entry leads on to another list; a list only becomes another."""
        query = text[:LONGEST]
        if query == self.at.query:
            return
        if self.at.entry:
            self._go(revised(self.at, {"query": query, "entry": ""}))
        else:
            self.at = revised(self.at, {"query": query})
            self.house.scrolled("list", 0)

    def _go(self, at: At) -> None:
        page = RulesPage(self.house, at, self.rulings, small=self.small)
        if not page.is_there:
            return
        offset = self.house.offset("list") if at.listed == self.at.listed else 0
        self.house.go(page)
        self.house.scrolled("list", offset)

    @property
    def is_there(self) -> bool:
        """True if the rulebook has what stands in `at`, or has not been read."""
        book, at = self.book.rulebook, self.at
        if book is None:
            return True
        chapters = {"", *(chapter.id for chapter in book.chapters)}
        return at.chapter in chapters and at.entry in ("", *book.entries)

    def _settle(self) -> None:
        """Turn what is asked into entries with their chapters, as soon as there is a rulebook."""
        book = self.book.rulebook
        if book is None:
            return
        if self.asked:
            names = tuple(dict.fromkeys(map(self._entry_of, self.asked)))
            self.asked = ()
            self.at = At(entry=names[0], together=names)
        if self.at.entry in book.entries and not self.at.chapter and not self.at.query:
            self.at = revised(self.at, {"chapter": book.entries[self.at.entry].chapter})

    def _entry_of(self, asked: Any) -> str:
        book, links = self.book.rulebook, self.book.links
        assert book is not None
        if not isinstance(asked, str):
            assert links is not None
            return links.entry_of(asked)
        about = book.explaining(asked)
        entries: Sequence[RuleEntry] = tuple(book.entries.values())
        return about or next(one.id for one in entries if one.ruling == asked)

    # What is seen

    @property
    def hits(self) -> tuple[Hit, ...]:
        """The entries that are found, searched for once a query."""
        finder, wanted = self.book.finder, (self.at.query, self.language)
        if finder is not None and self._sought != wanted:
            self._sought = wanted
            self._found = finder.find(self.at.query, MOST, self.language)
            self._lights = Lights(self._found[0].sought if self._found else None)
        return self._found

    def model(self) -> RulesModel:
        return RulesModel(
            at=self.at,
            language=self.language,
            rulebook=self.book.rulebook,
            whole=self.book.whole,
            rulings=self.rulings,
            small=self.small,
            hits=self.hits,
            lights=self._lights,  # of those hits
            steps=sum(isinstance(page, RulesPage) for page in self.house.pages),
        )

    def view(self) -> RulesView:
        return rules_view(self.model())
