"""What all pages of the owner's box have: the box, what is to be looked at, and *That is right*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from companion.games.island.box.check import Checked, confirmed, to_look_at
from companion.games.island.box.file import BadBox
from companion.store.troubles import CannotSave
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.box import BOX
from companion.text.screens.rules import RULES
from companion.ui.presenter.over_rules import open_entry
from companion.ui.presenter.views import Button, PageView, Section
from companion.ui.shell.page import Notice, Page

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.presenter.companion import Companion


# The entry of the rules that tells what a page is about: by page, else that of the boards.
RULES_OF: Final = {
    "palms": "hempel-palms", "extras": "theseus-boxes", "gains": "bonus", "tokens": "token-unknown",
    "tiles": "tiles", "knots": "knot", "arrows": "anomaly-arrows",
}  # fmt: skip
BOARDS: Final = "health-energy"


class BoxPage(Page):
    """`page`: which of `box_check`'s. What is told counts at once, for games that begin later."""

    def __init__(self, house: Companion, own: OwnBox, page: str) -> None:
        super().__init__(house)
        self.own = own
        self.page = page
        self.before: tuple[dict[str, Any], dict[str, Any]] | None = None

    @property
    def sheet(self) -> dict[str, str]:
        return dict(words(BOX, self.language))

    @property
    def now(self) -> Checked:
        return self.own.now

    # Telling

    def do(self, act: str) -> None:
        self.hush()
        match act:
            case "so":
                self._confirm()
            case "undo":
                self._bring_back()
            case "the-rule":
                open_entry(self.house, RULES_OF.get(self.page, BOARDS))
            case _:
                self.act(act.split())

    def act(self, words: list[str]) -> None:
        """What can be touched on this page besides."""

    def _confirm(self) -> None:
        now = self.now
        if self.unfinished:
            self.say_why(self.sheet["finish-first"])
        elif not to_look_at(now.box, self.page):
            self.say_why(self.sheet["all-looked-at"])
        else:
            self.tell(confirmed(now, self.page))

    @property
    def unfinished(self) -> bool:
        """Whether something is being entered here that does not count yet."""
        return False

    def tell(self, tree: dict[str, Any]) -> bool:
        """Whether it counts now; else the reason stands on the page."""
        if tree == self.own.tree:
            return True
        try:
            self.own.keep(tree)
        except BadBox as bad:
            self.say_problem(capitalised(f"{bad.faults[0].sentences[self.language]}."))
            return False
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return False
        return True

    def draft(self, draft: dict[str, Any]) -> bool:
        try:
            self.own.keep_draft(draft)
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return False
        return True

    def remember(self) -> None:
        """For what takes much away at one touch."""
        self.before = (self.own.tree, self.own.draft)

    def say_undoable(self, sentence: str) -> None:
        self.say_why(sentence, Button("undo", self.sheet["undo"], icon="undo"))

    def _bring_back(self) -> None:
        if self.before is not None:
            tree, draft = self.before
            if self.tell(tree) and self.draft(draft):
                self.before = None

    # What is seen

    def shown(
        self, title: str, text: str, sections: tuple[Section, ...], notice: Notice | None = None
    ) -> PageView:
        return PageView(
            name=f"box {self.page}",
            title=title,
            text=text,
            sections=sections,
            back=Button("back", self.sheet["back"], icon="back"),
            foot=(self._the_rule(), self.it_is_so()),
            notice=self.notice or notice,
            problem=self.problem,
        )

    def _the_rule(self) -> Button:
        """What is printed there is for."""
        return Button("the-rule", RULES["the-rule"][self.language], icon="rules")

    def it_is_so(self) -> Button:
        number = len(to_look_at(self.now.box, self.page))
        return Button(
            "so",
            self.sheet["so"],
            self.sheet["to-look-at"].format(n=number) if number else self.sheet["looked-at"],
            icon="check",
            tone="accent",
            enabled=bool(number) and not self.unfinished,
        )

    def note(self, assumed: bool) -> str:
        """What stands under a heading."""
        return self.sheet["assumed"] if assumed else ""
