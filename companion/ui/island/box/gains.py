"""The symbols on the boards: what each bonus gives."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from companion.games.island.box.box import GAINS
from companion.games.island.box.check import GIVEN, to_look_at, with_gain
from companion.games.island.terms import BONUSES, CHARACTERS
from companion.text.island.names import name
from companion.text.languages import capitalised
from companion.ui.island.box.page import BoxPage, Choice, Form, FormField
from companion.ui.kit.parts import Button

_OFFERED: Final = 4  # of one kind
# The board that a gain stands on, if it is no bonus by itself.
_ON: Final[Mapping[str, str]] = {"trade": "hempel", "extra": "theseus"}


def gains(page: BoxPage) -> Form:
    """The list of them."""
    left = {place[-1] for place in to_look_at(page.now.box, page.page)}

    def one(gain: str) -> Choice:
        icon = "help" if gain in left else "check"
        button = Button(f"gain {gain}", _called(page, gain), _gives(page, gain), icon=icon)
        return button, page.opens(f"gain {gain}", partial(_gain, gain=gain))

    fields = (FormField(rows=(tuple(map(one, GAINS)),)),)
    return Form(page.sheet["gains"], page.sheet["text-gains"], fields)


def _gain(page: BoxPage, gain: str) -> Form:
    """One of them, with a row for each kind of symbol."""

    def field(what: str) -> FormField:
        now = getattr(page.now.box.gains[gain], what)
        row = tuple(
            (
                Button(f"gives {what} {n}", str(n), chosen=n == now),
                page.tells(with_gain(page.now, gain, what, n)),
            )
            for n in sorted({*range(_OFFERED + 1), now})
        )
        return FormField(page.sheet[what], rows=(row,))

    fields = tuple(map(field, GIVEN))
    return Form(_called(page, gain), _gives(page, gain), fields, confirms=False)


def _gives(page: BoxPage, gain: str) -> str:
    """`Health +1, energy +1`"""
    now = page.now.box.gains[gain]
    found = {what: getattr(now, what) for what in GIVEN}
    parts = [page.sheet[f"gives-{what}"].format(n=n) for what, n in found.items() if n]
    return capitalised(", ".join(parts) or page.sheet["gives-nothing"])


def _called(page: BoxPage, gain: str) -> str:
    owner = _ON.get(gain.partition("-")[0])
    whose = owner or next(who for who in CHARACTERS if gain in BONUSES[who])
    return page.sheet[f"gain-{gain}"].format(name=name(whose, page.language))
