"""The computer at the table: as the OP, as captives, or as both."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from companion.games.island.captives.players import CaptiveKind, CaptivePlayer
from companion.games.island.commands import Command
from companion.games.island.game import Game
from companion.games.island.history.ears import Ears
from companion.games.island.opponent.choice import choose
from companion.games.island.opponent.tempers import OpStyle, Strength
from companion.games.island.opponent.tries import Tries
from companion.games.island.opponent.view import OpView, seen_by_op
from companion.games.island.terms import OP, Who


class Computer:
    """`strength`: None where a person is the OP. `captives`: by the boards that it plays."""

    def __init__(
        self,
        game: Game,
        strength: Strength | None,
        style: OpStyle = "fair",
        captives: Mapping[Who, CaptiveKind] | None = None,
    ) -> None:
        self.game = game
        self.strength = strength
        self.style: OpStyle = style
        self._captives = {who: CaptivePlayer(kind) for who, kind in (captives or {}).items()}
        self._ears = Ears(game)

    def command(self, tries: Tries | None = None) -> Command | None:
        """The next word of a player whom the computer plays; None: somebody else is asked."""
        state = self.game.state
        question = state.question
        if question is None:
            return None
        dice = partial(self.game.dice_of, question.who)
        if question.who == OP:
            return self.strength and choose(self._op_view(), self.strength, self.style, dice, tries)
        player = self._captives.get(state.captive(question.who).board)
        if player is None:
            return None
        return player.command(state, self._ears.heard(question.who), dice)

    def _op_view(self) -> OpView:
        """L16.5: the OP knows all that happened, and what of it was said."""
        facts = [fact for entry in self.game.entries() for fact in entry.outcome.facts]
        return seen_by_op(self.game.state, facts)
