"""The steps of a game by rounds; one of them is looked at, and can be gone back to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen, revised
from companion.games.island.announce import note
from companion.games.island.apply import Outcome
from companion.games.island.notation import write
from companion.games.island.terms import OP
from companion.text.counted import counted
from companion.text.island.announcements import say
from companion.text.screens import words
from companion.text.screens.journal import JOURNAL
from companion.text.screens.secret import secret
from companion.ui.island.desk.captives import captives
from companion.ui.island.desk.interface import AtDesk, own_tokens, step_line
from companion.ui.island.map.view import island
from companion.ui.island.replay.views import JournalLine, JournalView
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.history.chronicle import Item
    from companion.text.languages import Language
    from companion.ui.shell.house import House


@frozen
class JournalModel:
    """`chosen`: the place among the items of the step that is looked at; -1 is the set-up."""

    start: Outcome
    items: tuple[Item, ...]
    chosen: int
    asked: bool
    language: Language
    said_in: Language

    @property
    def index(self) -> int | None:
        """Its place among the steps that count; None: it was taken back."""
        return -1 if self.chosen < 0 else self.items[self.chosen].index

    @property
    def looked_at(self) -> tuple[Outcome, ...]:
        return (self.start,) if self.chosen < 0 else _outcomes(self.items[self.chosen])


class Journal(BasePage):
    def __init__(self, house: House, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk
        self.chosen = len(desk.chronicle) - 1
        self.asked = False

    def do(self, act: str) -> None:
        asked, self.asked = self.asked, False
        match act.split():
            case ["look-at", at]:
                self.chosen = int(at)
            case ["replay"]:
                self.desk.do(f"replay {self._frame()}")
            case ["return"]:
                self.asked = True
            case ["return", "sure"] if asked:
                self._return()
            case ["return", "sure"]:
                pass  # nobody was asked, or it was taken back
            case ["nothing"]:
                pass  # the way back from where nothing leads back
            case _:
                super().do(act)

    def _frame(self) -> int:
        """The frame of the step that is looked at; of one taken back, the one before it."""
        looked_at = self.desk.chronicle[: self.chosen + 1]
        return sum(not item.struck for item in looked_at)

    def _return(self) -> None:
        index = self.model().index
        if index is not None:
            self.house.back()
            self.desk.undo_to(index)

    # What is seen

    def model(self) -> JournalModel:
        return JournalModel(
            start=self.desk.session.start,
            items=tuple(self.desk.chronicle),
            chosen=self.chosen,
            asked=self.asked,
            language=self.language,
            said_in=self.said_in,
        )

    def view(self) -> JournalView:
        return journal_view(self.model())


def journal_view(model: JournalModel) -> JournalView:
    sheet, language = words(JOURNAL, model.language), model.language
    state = model.looked_at[-1].state
    facts = (fact for outcome in model.looked_at for fact in outcome.facts)
    return JournalView(
        title=sheet["title"],
        rounds=tuple(_rounds(model)),
        island=island(state, language),
        captives=tuple(revised(one, {"act": "", "held": ""}) for one in captives(state, language)),
        said=_said(model, model.looked_at) or sheet["nothing-said"],
        secret=secret(note(facts), language, own_tokens(state)),
        back=Button("back", sheet["back"], icon="back"),
        return_here=_return_here(model),
        replay=Button("replay", sheet["replay"], icon="play"),
    )


def _rounds(model: JournalModel) -> Iterator[tuple[str, tuple[JournalLine, ...]]]:
    sheet = words(JOURNAL, model.language)
    chosen, said = model.chosen < 0, _said(model, (model.start,))
    yield sheet["before"], (JournalLine("look-at -1", sheet["set-up"], said, chosen=chosen),)
    for round_, items in groupby(enumerate(model.items), key=lambda one: one[1].before.round):
        yield sheet["round"].format(n=round_), tuple(_line(model, at, item) for at, item in items)


def _line(model: JournalModel, at: int, item: Item) -> JournalLine:
    command = item.step.entries[0].command
    return JournalLine(
        act=f"look-at {at}",
        label=step_line(item.before, command.who, write(command), model.language),
        said=_said(model, _outcomes(item)),
        struck=item.struck,
        chosen=at == model.chosen,
        who=None if command.who == OP else command.who,
    )


def _outcomes(item: Item) -> tuple[Outcome, ...]:
    return tuple(entry.outcome for entry in item.step.entries)


def _said(model: JournalModel, outcomes: tuple[Outcome, ...]) -> str:
    said = tuple(one for outcome in outcomes for one in outcome.said)
    return say(said, model.said_in, own_tokens(model.start.state))


def _return_here(model: JournalModel) -> Button:
    """The way back to what is looked at, with what it takes back."""
    sheet, index = words(JOURNAL, model.language), model.index
    last = max((item.index for item in model.items if item.index is not None), default=-1)
    if index is None:
        return Button("nothing", sheet["struck"], enabled=False)
    if index == last:
        return Button("nothing", sheet["now"], enabled=False)
    takes = counted(sheet["takes-back"], last - index, model.language)
    if model.asked:
        return Button("return sure", sheet["sure"], takes, icon="undo", tone="accent")
    return Button("return", sheet["return"], takes, icon="undo")
