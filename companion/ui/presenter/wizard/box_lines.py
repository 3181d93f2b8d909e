"""What else a game that begins takes from the box, said before it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.island.terms import TOKENS
from companion.text.islands import knots_alike
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START

if TYPE_CHECKING:
    from companion.ui.presenter.wizard.step import Step


def box_lines(step: Step) -> Iterator[str]:
    """A stack without some of the tokens (L2.4), knots that no box has (L1.8)."""
    played = len(step.wizard.stack)
    if played < len(TOKENS):
        sheet = words(QUICK_START, step.language)
        yield sheet["tokens-played"].format(n=played, of=len(TOKENS))
    yield from knots_alike(step.draft.laid.island.knots, step.language)
