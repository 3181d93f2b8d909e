"""L2.5, L2.7: the Bush's fruit is told, each names a start, and is then shown it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.opponent.tempers import manner_of
from companion.games.island.terms import BONUSES, FRUITS, OP, fruit_named
from companion.store.games.troubles import CannotSave
from companion.text.counted import quoted
from companion.text.island.names import by_captives, called, name, space
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.bonuses import BONUSES as BONUS_WORDS
from companion.text.screens.computer.nobody_hosts import NOBODY_HOSTS
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.box.owner import own_box
from companion.ui.island.desk.shown_alone import has_seen_start, own_start
from companion.ui.island.table_mode.page import TableMode
from companion.ui.island.table_mode.private import TableHandOver
from companion.ui.island.wizard.draft import HEMPEL, new_draft
from companion.ui.island.wizard.pieces import bush_said
from companion.ui.island.wizard.wizard import any_seed
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.file_problems import Troubles
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.games.island.terms import Who
    from companion.ui.island.hand_over.views import HandOverView, ShowView
    from companion.ui.island.table_mode.draft import TableDraft
    from companion.ui.island.wizard.draft import Draft
    from companion.ui.shell.house import House

_PALMS: Final = tuple(enumerate(BONUSES[HEMPEL], 1))


class NameStarts(BasePage):
    """The island is drawn when this opens, and nothing of it is seen but the Bush's fruit."""

    secret = False

    def __init__(self, house: House, table: TableDraft) -> None:
        super().__init__(house)
        self.manner = manner_of(table.strength, table.style)
        self._own = own_box(house)
        drawn = new_draft(any_seed(), box=self._own.box)
        self.draft: Draft = revised(
            drawn,
            {
                "players": len(table.seats) + 1,
                "figures": tuple(one.who for one in table.seats),
                "people": {one.who: one.person for one in table.seats if one.person},
                "rulings": table.rulings,
            },
        )

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["fruit", fruit] if fruit in FRUITS and self._free(fruit):
                who = self.draft.next
                if who is not None:
                    self.draft = self.draft.name_start(who, fruit_named(fruit))
            case ["fruit", _]:
                self.say_why(words(QUICK_START, self.language)["bush-there"])
            case ["palm", "1" | "2" | "3" as palm] if self.draft.next is not None:
                self.draft = self.draft.name_palm(self.draft.next, int(palm))
            case ["again", who] if who in self.draft.figures:
                self.draft = self.draft.forget(who)
            case ["begin"] if self.draft.next is None:
                self._begin()
            case ["begin"]:
                self.say_why(self._question().heading)
            case _:
                super().do(act)

    def _free(self, fruit: str) -> bool:
        """L2.7: not the Bush's, and nobody else's."""
        there = self.draft.start_here(fruit_named(fruit))
        return fruit != self.draft.laid.bush_fruit and there in (None, self.draft.next)

    def _begin(self) -> None:
        """The game is on the shelf before anybody is shown anything."""
        draft, own = self.draft, self._own
        try:
            session = self.house.shelf.begin(
                draft.set_up(own.box, real=False), draft.seed,
                by_captives(draft.figures, self.language), own.whole, draft.playing,
                computer={OP: self.manner},
            )  # fmt: skip
        except CannotSave as full:
            self.say_problem(full.say(self.language))
            return
        page = TableMode(self.house, session, self.manner)
        self.house.home(page)
        if own.trouble is not None:
            self.house.go(Troubles(self.house, [own.trouble]))
        self.house.go(FirstStarts(self.house, page, draft.order))

    # What is seen

    def view(self) -> PageView:
        sheet, draft = words(NOBODY_HOSTS, self.language), self.draft
        done = draft.next is None
        first = called(draft.order[0], draft.person(draft.order[0]), self.language)
        bush = quoted(bush_said(draft, self.said_in), self.said_in)
        return self.noticed(
            PageView(
                name="name-starts",
                title=sheet["starts"],
                text=sheet["starts-text"].format(bush=bush),
                sections=(self._question(), *self._named()),
                back=Button("back", sheet["back"], icon="back"),
                foot=(
                    Button("begin", sheet["begin"].format(name=first),
                           sheet["begin-second"] if done else "", icon="play",
                           tone="accent", enabled=done),
                ),
                night=NightArt(draft.next),
            )
        )  # fmt: skip

    def _question(self) -> Section:
        sheet, draft = words(NOBODY_HOSTS, self.language), self.draft
        who = draft.next
        if who is not None and draft.misses_palm(who):
            asked = words(QUICK_START, self.language)["which-palm"]
            return Section(asked.format(name=self._called(who)), rows=(self._palms(),))
        heading = sheet["all-named"] if who is None else sheet["which"].format(
            name=self._called(who)
        )  # fmt: skip
        fruits = tuple(
            Button(f"fruit {fruit}", capitalised(space(fruit, self.language)), icon=fruit,
                   tone="answer", enabled=who is not None and self._free(fruit))
            for fruit in FRUITS
        )  # fmt: skip
        return Section(heading, rows=(fruits,))

    def _palms(self) -> tuple[Button, ...]:
        sheet, bonuses = words(QUICK_START, self.language), words(BONUS_WORDS, self.language)
        return tuple(
            Button(f"palm {n}", sheet["palm"].format(n=n), bonuses[bonus], tone="answer")
            for n, bonus in _PALMS
        )

    def _named(self) -> tuple[Section, ...]:
        draft = self.draft
        named = tuple(
            Button(f"again {who}", name(who, self.language),
                   capitalised(space(draft.starts[who], self.language)), who=who)
            for who in draft.order
            if draft.named(who)
        )  # fmt: skip
        heading = words(NOBODY_HOSTS, self.language)["named"]
        return (Section(heading, rows=(named,)),) if named else ()

    def _called(self, who: Who) -> str:
        return called(who, self.draft.person(who), self.language)


class FirstStarts:
    """One captive after another is shown the own start; then the tablet lies on the table."""

    secret = False
    given = True

    def __init__(self, house: House, page: TableMode, order: tuple[Who, ...]) -> None:
        self.house = house
        shown = (own_start(house, page, who) for who in order if has_seen_start(page.state, who))
        self.left = [TableHandOver(house, *one) for one in shown if one is not None]

    def view(self) -> HandOverView | ShowView:
        return self.left[0].view()

    def do(self, act: str) -> None:
        showing = self.left[0]
        done = act == "give-back" and showing.handed
        if act == "to-op" and not showing.handed:
            self.house.back()  # *Show my start* shows it later
        elif not done:
            if act != "give-back":
                showing.do(act)
        elif len(self.left) > 1:
            self.left.pop(0)
        else:
            self.house.back()

    def typed(self, text: str) -> None:
        """Nothing can be written here."""
