"""What is printed on a power token, typed once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from companion.games.island.box.token_ticks import written
from companion.games.island.owner_file import LONGEST_NAME, LONGEST_TEXT
from companion.text.languages import Language
from companion.text.tokens import token_name
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.views import Button, PageView

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.presenter.companion import Companion

_MOST: Final = {"name": LONGEST_NAME, "text": LONGEST_TEXT}


class WriteToken(BoxPage):
    """`page`: which token. An empty line takes back what was typed."""

    def __init__(
        self,
        house: Companion,
        own: OwnBox,
        token: str,
        what: Literal["name", "text"],
        in_language: Language,
    ) -> None:
        super().__init__(house, own, token)
        self.what = what
        self.in_language = in_language
        told = self.now.box.tokens[token]
        self.line = (told.name if what == "name" else told.text).get(in_language, "")

    def typed(self, text: str) -> None:
        self.hush()
        self.line = text

    def act(self, words: list[str]) -> None:
        if words != ["save"]:
            return
        line, most = " ".join(self.line.split()), _MOST[self.what]
        if len(line) > most:
            self.say_why(self.sheet["too-long"].format(found=len(line), most=most))
        elif not line.isprintable():
            self.say_why(self.sheet["signs"])
        elif self.tell(written(self.own.tree, self.page, self.what, self.in_language, line)):
            self.house.back()

    def view(self) -> PageView:
        sheet = self.sheet
        names = {word: token.name for word, token in self.now.box.tokens.items() if token.name}
        return PageView(
            name="box-write",
            title=token_name(self.page, self.language, names),
            field=(f"{sheet[self.what]} ({sheet[f'in-{self.in_language}']})", self.line),
            back=Button("back", sheet["back"], icon="back"),
            foot=(Button("save", sheet["save"], icon="check", tone="accent"),),
            notice=self.notice,
            problem=self.problem,
        )
