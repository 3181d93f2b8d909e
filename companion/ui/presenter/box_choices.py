"""What is one of a few: Hempel's palms, Theseus's extra boxes, the arrows of the anomaly."""

from __future__ import annotations

from typing import Any, Final

from companion.games.island.box_check import entries, told
from companion.games.island.terms import direction_named
from companion.text.languages import capitalised
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.island_view import direction_letters
from companion.ui.presenter.views import Button, PageView, Section

CHOICES: Final = ("palms", "extras", "arrows")


class ChoicePage(BoxPage):
    """`page`: one of `CHOICES`. A choice is known by its number in the list."""

    def act(self, words: list[str]) -> None:
        (entry,) = entries(self.now, self.page)
        match words:
            case ["choose", number] if number in map(str, range(len(entry.choices))):
                self.tell(told(self.own.tree, entry.place, list(entry.choices[int(number)])))
            case _:
                pass

    def view(self) -> PageView:
        (entry,) = entries(self.now, self.page)
        row = tuple(
            Button(f"choose {n}", self._shown(choice), chosen=choice == entry.value)
            for n, choice in enumerate(entry.choices)
        )
        section = Section(text=self.note(entry.assumed), rows=(row,))
        return self.shown(self.sheet[self.page], self.sheet[f"text-{self.page}"], (section,))

    def _shown(self, choice: Any) -> str:
        match self.page:
            case "arrows":
                return " / ".join(map(self._sides, choice))
            case "extras":
                return capitalised(", ".join(self.sheet[f"extra-{extra}"] for extra in choice))
            case _:
                return " + ".join(choice)

    def _sides(self, group: str) -> str:
        sides = map(direction_named, group.split("-"))
        return "–".join(direction_letters(side, self.language) for side in sides)
