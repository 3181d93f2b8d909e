"""What the symbols on the boards give, bonus by bonus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from companion.games.island.box.box import GAINS
from companion.games.island.box.check import GIVEN, to_look_at, with_gain
from companion.games.island.terms import BONUSES, CHARACTERS
from companion.text.languages import capitalised
from companion.text.names import name
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.presenter.companion import Companion

_MOST: Final = 9  # of one kind
_OFFERED: Final = 4
# Whose board it stands on, where it is no bonus by itself.
_ON: Final[Mapping[str, str]] = {"trade": "hempel", "extra": "theseus"}


def _whose(gain: str) -> str:
    owner = _ON.get(gain.partition("-")[0])
    return owner or next(who for who in CHARACTERS if gain in BONUSES[who])


class _Gains(BoxPage):
    def gives(self, gain: str) -> str:
        """`Health +1, energy +1`"""
        now = self.now.box.gains[gain]
        parts = [
            self.sheet[f"gives-{what}"].format(n=getattr(now, what))
            for what in GIVEN
            if getattr(now, what)
        ]
        return capitalised(", ".join(parts) or self.sheet["gives-nothing"])

    def called(self, gain: str) -> str:
        return self.sheet[f"gain-{gain}"].format(name=name(_whose(gain), self.language))


class GainsPage(_Gains):
    """The list of them."""

    def __init__(self, house: Companion, own: OwnBox) -> None:
        super().__init__(house, own, "gains")

    def act(self, words: list[str]) -> None:
        match words:
            case ["gain", gain] if gain in GAINS:
                self.house.go(GainPage(self.house, self.own, gain))
            case _:
                pass

    def view(self) -> PageView:
        left = {place[-1] for place in to_look_at(self.now.box, self.page)}
        row = tuple(
            Button(
                f"gain {gain}",
                self.called(gain),
                self.gives(gain),
                icon="help" if gain in left else "check",
            )
            for gain in GAINS
        )
        section = Section(rows=(row,))
        return self.shown(self.sheet["gains"], self.sheet["text-gains"], (section,))


class GainPage(_Gains):
    """One of them, with a row for each kind of symbol."""

    def __init__(self, house: Companion, own: OwnBox, gain: str) -> None:
        super().__init__(house, own, f"gain {gain}")
        self.gain = gain

    def act(self, words: list[str]) -> None:
        match words:
            case ["gives", what, number] if what in GIVEN and number in map(str, range(_MOST + 1)):
                self.tell(with_gain(self.now, self.gain, what, int(number)))
            case _:
                pass

    def view(self) -> PageView:
        return PageView(
            name=f"box {self.page}",
            title=self.called(self.gain),
            text=self.gives(self.gain),
            sections=tuple(self._rows()),
            back=Button("back", self.sheet["back"], icon="back"),
            notice=self.notice,
            problem=self.problem,
        )

    def _rows(self) -> Iterator[Section]:
        for what in GIVEN:
            now = getattr(self.now.box.gains[self.gain], what)
            numbers = sorted({*range(_OFFERED + 1), now})
            row = tuple(Button(f"gives {what} {n}", str(n), chosen=n == now) for n in numbers)
            yield Section(self.sheet[what], rows=(row,))
