"""A character's board: its numbers, its suns, and which fruits give which bonus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.games.island.box.check import (
    NUMBERS,
    Entry,
    entries,
    told,
    turned_on_or_off,
    value_at,
)
from companion.games.island.box.draft import (
    Split,
    adds_up,
    drafted_split,
    moved,
    tell_split,
    with_split,
)
from companion.games.island.terms import BONUSES, FRUITS
from companion.text.languages import capitalised
from companion.text.names import name, space
from companion.text.screens import words as in_language
from companion.text.screens.bonuses import BONUSES as BONUS_WORDS
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.views import Button, PageView, Section
from companion.ui.shell.page import Notice


class BoardPage(BoxPage):
    """`page`: whose board."""

    def act(self, words: list[str]) -> None:
        match words:
            case [number, value] if number in NUMBERS:
                self._set(number, value)
            case ["sun", bonus] if bonus in BONUSES[self.page]:
                self._turn_sun(bonus)
            case ["fruit", fruit, bonus] if fruit in FRUITS and bonus in BONUSES[self.page]:
                self._move(fruit, bonus)
            case ["as-it-was"]:
                self.draft(with_split(self.own.draft, self.page, None))
            case _:
                pass

    def _set(self, number: str, value: str) -> None:
        entry = next(one for one in entries(self.now, self.page) if one.place[-1] == number)
        if value in entry.choices:
            self.tell(told(self.own.tree, entry.place, value))

    def _turn_sun(self, bonus: str) -> None:
        place = ("boards", self.page, "half-sun")
        order = BONUSES[self.page]
        half_suns = turned_on_or_off(value_at(self.now.plain, place), bonus, order)
        self.tell(told(self.own.tree, place, half_suns))

    # Fruits

    @property
    def drafted(self) -> Split | None:
        """Fruits that are on their way, if they are: then they do not add up yet."""
        return drafted_split(self.own.draft, self.page)

    @property
    def unfinished(self) -> bool:
        return self.drafted is not None

    @property
    def split(self) -> Mapping[str, list[str]]:
        """In the order of the board."""
        fruits = value_at(self.now.plain, ("boards", self.page, "bonuses"))
        return self.drafted or {bonus: fruits[bonus] for bonus in BONUSES[self.page]}

    def _move(self, fruit: str, bonus: str) -> None:
        if self.page == "hempel":  # L14.4: his bonuses have none of their own
            return
        split = moved(self.split, fruit, bonus)
        if not adds_up(split):
            self.draft(with_split(self.own.draft, self.page, split))
            return
        before = value_at(self.now.plain, ("boards", self.page, "bonuses"))
        if self.tell(tell_split(self.own.tree, self.page, before, split)):
            self.draft(with_split(self.own.draft, self.page, None))

    # What is seen

    def view(self) -> PageView:
        sections = tuple(self._sections(entries(self.now, self.page)))
        title = self.sheet["board"].format(name=name(self.page, self.language))
        return self.shown(title, self.sheet["board-text"], sections, self._not_yet())

    def _not_yet(self) -> Notice | None:
        if self.drafted is None:
            return None
        found = " + ".join(str(len(fruits)) for fruits in self.drafted.values())
        as_it_was = Button("as-it-was", self.sheet["as-it-was"], icon="undo")
        return self.sheet["split"].format(found=found), (as_it_was,)

    def _sections(self, all_entries: tuple[Entry, ...]) -> Iterator[Section]:
        for entry in all_entries:
            if entry.how == "several":
                yield self._suns(entry)
            elif entry.how == "one":
                yield self._number(entry)
            elif entry.place[2] == "bonuses" and self.page != "hempel":
                yield self._fruits(entry)

    def _number(self, entry: Entry) -> Section:
        number = entry.place[-1]
        row = tuple(
            Button(f"{number} {value}", value, chosen=value == entry.value)
            for value in entry.choices
        )
        return Section(self.sheet[number], self.note(entry.assumed), (row,))

    def _suns(self, entry: Entry) -> Section:
        row = tuple(
            Button(
                f"sun {bonus}",
                capitalised(self._bonus(bonus)),
                self.sheet["any-turn" if bonus in entry.value else "own-turn"],
                icon="half-sun" if bonus in entry.value else "sun",
            )
            for bonus in entry.choices
        )
        return Section(self.sheet["half-sun"], self.note(entry.assumed), (row,))

    def _fruits(self, entry: Entry) -> Section:
        """All seven under each bonus: its own are marked, and any other can be moved to it."""
        bonus = entry.place[-1]
        row = tuple(
            Button(
                f"fruit {fruit} {bonus}",
                capitalised(space(fruit, self.language)),
                icon=fruit,
                chosen=fruit in self.split[bonus],
            )
            for fruit in FRUITS
        )
        heading = self.sheet["fruits-of"].format(bonus=self._bonus(bonus))
        return Section(heading, self.note(entry.assumed), (row,))

    def _bonus(self, bonus: str) -> str:
        return in_language(BONUS_WORDS, self.language)[bonus]
