"""L2.7: each captive alone is shown the own start; then the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.terms import Fruit, Hex, Who
from companion.store.troubles import CannotSave
from companion.text.languages import Language, capitalised
from companion.text.names import name, space
from companion.text.screens import words
from companion.text.screens.covers import COVERS
from companion.text.screens.quick_start import QUICK_START
from companion.ui.presenter.desk import Desk
from companion.ui.presenter.draft import Draft
from companion.ui.presenter.island_view import letter
from companion.ui.presenter.own_box import own_box
from companion.ui.presenter.page import Page
from companion.ui.presenter.showing import Showing
from companion.ui.presenter.shown import empty_island
from companion.ui.presenter.troubles import Troubles
from companion.ui.presenter.views import Button, HandOverView, ShowView

if TYPE_CHECKING:
    from companion.ui.presenter.companion import Companion


class ShowStarts:
    """One after another, in the order in which they named them; nothing of it is a secret's.

    Between two captives no cover is needed: the next hand-over may be seen by everybody.
    """

    secret = False
    given = True

    def __init__(self, house: Companion, page: Page, draft: Draft) -> None:
        self.house = house
        self.page = page
        self.draft = draft
        self.left = [self._showing(who, fruit) for who, fruit in draft.shown().items()]

    def view(self) -> HandOverView | ShowView:
        return self.left[0].view()

    def do(self, act: str) -> None:
        showing = self.left[0]
        if act in ("show", "hide"):
            showing.do(act)
        elif act == "give-back" and not showing.handed:
            self.house.covered = True  # whoever goes back has not seen it yet
        elif act == "give-back" and len(self.left) > 1:
            del self.left[0]
        elif act == "give-back":
            self._begin()

    def typed(self, text: str) -> None:
        pass

    def _showing(self, who: Who, fruit: Fruit) -> Showing:
        at = self.draft.laid.island.fruits[fruit]
        language = self.house.settings.said_in
        return Showing(self.house, name(who, language), start_view(who, fruit, at, language))

    def _begin(self) -> None:
        """The tablet is still in a captive's hands, so the desk begins under the cover."""
        self.house.covered = True
        own = own_box(self.house)
        names = (name(who, self.house.settings.language) for who in self.draft.figures)
        try:
            session = self.house.shelf.begin(
                self.draft.set_up(own.box), self.draft.seed, ", ".join(names), own.whole
            )
        except CannotSave as full:
            self.page.say_problem(full.say(self.house.settings.language))
            self.house.back()
        else:
            self.house.home(Desk(self.house, session))
            if own.trouble is not None:  # the app's box counts in this game: the OP should know
                self.house.go(Troubles(self.house, [own.trouble]))


def start_view(who: Who, fruit: Fruit, at: Hex, language: Language) -> ShowView:
    """The empty island with this one space lit."""
    sheet = words(QUICK_START, language)
    return ShowView(
        who=who,
        letter=letter(who, language),
        headline=sheet["your-start"].format(name=name(who, language)),
        icon=fruit,
        label=capitalised(space(fruit, language)),
        text=sheet["mark-it"],
        island=empty_island(at, fruit, language),
        back=Button("give-back", words(COVERS, language)["give-back"]),
    )
