"""L2.7: each captive alone is shown the own start; with a quick start the game then begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.terms import Fruit, Who
from companion.text.island.names import called
from companion.ui.island.hand_over.page import HandOver, start_view
from companion.ui.island.hand_over.views import HandOverView, ShowView
from companion.ui.shell.acts import unknown

if TYPE_CHECKING:
    from companion.ui.island.wizard.step import AtWizard


class ShowStarts:
    """One after another, in the order in which they named them; nothing of it is a secret's.

    Between two captives no cover is needed: the next hand-over may be seen by everybody.
    """

    secret = False
    given = True

    def __init__(self, wizard: AtWizard) -> None:
        self.wizard = wizard
        self.house, self.draft = wizard.house, wizard.draft
        self.left = [self._showing(who, fruit) for who, fruit in self._wanted()]

    def view(self) -> HandOverView | ShowView:
        return self.left[0].view()

    def do(self, act: str) -> None:
        showing = self.left[0]
        if act in ("show", "hide"):
            showing.do(act)
        elif act == "give-back" and showing.handed:
            self._given_back()
        elif act != "give-back":
            unknown(act)

    def typed(self, text: str) -> None:
        pass

    def _wanted(self) -> list[tuple[Who, Fruit]]:
        """The captives who have not seen their start yet; when all have, each may look again."""
        every = list(self.draft.shown().items())
        return [(who, fruit) for who, fruit in every if not self.draft.has_seen(who)] or every

    def _showing(self, who: Who, fruit: Fruit) -> HandOver:
        at = self.draft.laid.island.fruits[fruit]
        language = self.house.settings.said_in
        named = called(who, self.draft.person(who), language)
        return HandOver(self.house, named, start_view(who, fruit, at, language))

    def _given_back(self) -> None:
        """The tablet is still in the last captive's hands, so what follows is under the cover."""
        who = self.left.pop(0).view().who
        self.draft.shown_to[who] = self.draft.laid.island.fruits[self.draft.starts[who]]
        self.wizard.keep()
        if self.left:
            return
        self.house.covered = True
        self.house.back()
        self.wizard.go("ready")
        self.wizard.keep()
        if self.draft.quick:
            self.wizard.do("begin")
