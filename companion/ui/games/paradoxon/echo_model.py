"""A moment of a game against Echo: all that its view is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.paradoxon.cards import Card, Colour
from companion.games.paradoxon.state import ECHO, State
from companion.text.languages import Language
from companion.text.paradoxon.echo_screens import ECHO_STEPS
from companion.text.paradoxon.nouns import ITEMS
from companion.text.paradoxon.nouns import card as card_name
from companion.text.paradoxon.screens import PARADOXON
from companion.text.screens import words

if TYPE_CHECKING:
    from companion.ui.games.paradoxon.echo_pages import EchoPage
    from companion.ui.table.steps import PlayedStep


@frozen
class EchoModel:
    """`page`: of Echo's turn that is to be read now; none, and something is asked.

    `answered`: a card was touched in this step.

    `step`: the last one, `in_short` what Undo takes back. `tab`: the colour of the pad on a phone.
    """

    state: State
    language: Language
    page: EchoPage | None
    step: PlayedStep | None
    in_short: str
    answered: bool
    notice: str
    taken: str
    problem: bool
    moment: int
    points: int | None
    ways: bool
    tab: Colour

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(ECHO_STEPS, self.language)

    @property
    def shared(self) -> Mapping[str, str]:
        return words(PARADOXON, self.language)

    @property
    def asked(self) -> str:
        """The question: turn, reveal, drawn, paradox, faded."""
        return "" if self.state.question is None else self.state.question.what

    @property
    def own_turn(self) -> bool:
        return self.page is None and self.asked == "turn"

    def item(self, item: str) -> str:
        return ITEMS[item][self.language]

    def card(self, card: Card) -> str:
        return card_name(card, self.language)


def seen_cards(state: State) -> dict[Card, str]:
    """The place of each card that cannot be turned up any more (X9.2)."""
    echo = state.of(ECHO)
    found: dict[Card, str] = dict.fromkeys(state.box, "box")
    for seat in state.seats:
        found |= dict.fromkeys((*seat.fragments, *seat.twos, *seat.threes), "scored")
    for lying, place in zip(echo.display, ("left", "right"), strict=False):
        found[lying.card] = place
    if state.paradox is not None:
        found[state.paradox.card] = "paradox"
    if state.fading is not None:
        found[state.fading] = "fading"
    if echo.open is not None:
        found[echo.open] = "plan"
    return found
