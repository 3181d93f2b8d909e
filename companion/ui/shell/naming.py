"""A page with one line to write: the name of a game, of an island, of somebody at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.store.games.troubles import GameTrouble
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.games.island.terms import Who
    from companion.ui.shell.house import House


@frozen
class NameAsked:
    """`page`: which one it is. `hint`: what stands in the empty line; `save`: on the button.

    `who`: the captive who plays under that name.
    """

    page: str
    title: str
    hint: str
    back: str
    save: str
    text: str = ""
    who: Who | None = None


class Naming(BasePage):
    """`take`: keeps what is written, or raises Told. `secret`: what lies around it is one."""

    def __init__(
        self,
        house: House,
        asked: NameAsked,
        take: Callable[[str], None],
        written: str = "",
        *,
        secret: bool = True,
    ) -> None:
        super().__init__(house)
        self.asked, self.take, self.written = asked, take, written
        self.secret = secret

    def typed(self, text: str) -> None:
        self.hush()
        self.written = text

    def do(self, act: str) -> None:
        if act != "save":
            super().do(act)
            return
        try:
            self.take(self.written)
        except GameTrouble as told:
            self.say_problem(told.say(self.language))
        else:
            self.house.back()

    def view(self) -> PageView:
        asked = self.asked
        return PageView(
            name=asked.page,
            title=asked.title,
            text=asked.text,
            field=(asked.hint, self.written),
            back=Button("back", asked.back, icon="back"),
            foot=(Button("save", asked.save, icon="check", tone="accent"),),
            notice=self.notice,
            problem=self.problem,
            night=NightArt(asked.who),
        )
