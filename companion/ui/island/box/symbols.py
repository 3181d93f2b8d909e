"""The symbols on the boards: Hempel's palms, Theseus's extra boxes, what each bonus gives."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from companion.games.island.box.box import GAINS
from companion.games.island.box.check import GIVEN, to_look_at, with_gain
from companion.games.island.terms import BONUSES, CHARACTERS
from companion.text.island.names import name
from companion.text.languages import capitalised
from companion.ui.island.box.page import (
    BoxModel,
    Choice,
    Entered,
    Form,
    FormField,
    one_of_few,
    opens,
    option,
)
from companion.ui.kit.parts import Button

_OFFERED: Final = 4  # of one kind
# The board that a gain stands on, if it is no bonus by itself.
_ON: Final[Mapping[str, str]] = {"trade": "hempel", "extra": "theseus"}


def palms(model: BoxModel) -> Form:
    return one_of_few(model, lambda _, one: " + ".join(one))


def extras(model: BoxModel) -> Form:
    def order(_: int, extras: list[str]) -> str:
        return capitalised(", ".join(model.sheet[f"extra-{extra}"] for extra in extras))

    return one_of_few(model, order)


def gains(model: BoxModel) -> Form:
    """The list of them."""
    left = {place[-1] for place in to_look_at(model.now.box, model.page)}

    def one(gain: str) -> Choice:
        icon = "help" if gain in left else "check"
        button = Button(f"gain {gain}", _called(model, gain), _gives(model, gain), icon=icon)
        return button, opens(f"gain {gain}", partial(_gain, gain=gain))

    fields = (FormField(rows=(tuple(map(one, GAINS)),)),)
    return Form(model.sheet["gains"], model.sheet["text-gains"], fields)


def _gain(model: BoxModel, gain: str) -> Form:
    """One of them, with a row for each kind of symbol."""

    def field(what: str) -> FormField:
        now = getattr(model.now.box.gains[gain], what)
        row = tuple(
            (
                option(f"gives {what} {n}", str(n), n == now),
                Entered(with_gain(model.now, gain, what, n)),
            )
            for n in sorted({*range(_OFFERED + 1), now})
        )
        return FormField(model.sheet[what], rows=(row,), shape="segments")

    fields = tuple(map(field, GIVEN))
    return Form(_called(model, gain), _gives(model, gain), fields, confirms=False)


def _gives(model: BoxModel, gain: str) -> str:
    """`Health +1, energy +1`"""
    now = model.now.box.gains[gain]
    found = {what: getattr(now, what) for what in GIVEN}
    parts = [model.sheet[f"gives-{what}"].format(n=n) for what, n in found.items() if n]
    return capitalised(", ".join(parts) or model.sheet["gives-nothing"])


def _called(model: BoxModel, gain: str) -> str:
    owner = _ON.get(gain.partition("-")[0])
    whose = owner or next(who for who in CHARACTERS if gain in BONUSES[who])
    return model.sheet[f"gain-{gain}"].format(name=name(whose, model.language))
