"""The oracle itself: a table, its lines, and what is said to each."""

from typing import Any, TypeAlias

from tests.oracle import turns, words
from tests.oracle.corrections import correct
from tests.oracle.state import state
from tests.oracle.words import Refused
from tests.oracle.world import Fact, World

Heard: TypeAlias = dict[str, Any]


class Oracle:
    """Plays one table, a line at a time. A refused line changes nothing."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        self.lines: list[tuple[str, str]] = []  # those taken so far
        self._begin()
        self.opening = self._heard()

    def _begin(self) -> None:
        self.world = World(self.table)
        self.game = turns.play(self.world)
        self.world.question = next(self.game)

    def say(self, who: str, words_said: str) -> Heard:
        try:
            self._hush()
            self._take(who, words_said.split())
        except Refused as refused:
            return {"error": str(refused)}
        self.lines.append((who, words_said))
        return self._heard()

    def state(self) -> dict[str, Any]:
        return state(self.world)

    def _hush(self) -> None:
        self.world.said, self.world.shown, self.world.noted = [], [], []

    def _heard(self) -> Heard:
        g = self.world
        asks = dict(g.question) if g.question is not None else None
        return {"said": g.said, "shown": g.shown, "noted": g.noted, "asks": asks}

    def _take(self, who: str, tokens: list[str]) -> None:
        g = self.world
        if not tokens or not (who == "op" or g.is_captive(who)):
            raise Refused("unknown")
        if g.won is not None:
            raise Refused("not-now")
        if tokens[0] == "where":
            g.said.append(_where(g, tokens[1:]))
        elif tokens[0] == "set":
            self._correct(who, tokens[1:])
        else:
            self._words(who, tokens)

    def _correct(self, who: str, tokens: list[str]) -> None:
        if who != "op":
            raise Refused("not-your-turn")
        correct(self.world, tokens)
        if self.world.jump and self.world.question and self.world.question["what"] == "turn":
            self.game.send(("op", "jump"))  # the turn is another's at once

    def _words(self, who: str, tokens: list[str]) -> None:
        """A word may be followed by answers to what it makes the same speaker be asked.

        Those can only be judged after the first part has run, and a generator cannot be
        copied: if one is refused, the game is played again up to here.
        """
        first = True
        try:
            while tokens:
                word, tokens = words.read(self.world, who, tokens, first=first)
                first = False
                self._send(who, word)
        except Refused:
            if not first:
                self._play_again()
            raise

    def _send(self, who: str, word: str) -> None:
        try:
            self.game.send((who, word))
        except StopIteration:
            self.world.question = None  # won

    def _play_again(self) -> None:
        self._begin()
        for who, line in self.lines:
            self._take(who, line.split())
        self._hush()


def _where(g: World, tokens: list[str]) -> Fact:
    """L16.3; of a captive off the island: just that."""
    if len(tokens) != 1 or not g.is_captive(tokens[0]):
        raise Refused("unknown")
    piece = g.piece(tokens[0])
    if piece.at is None and not piece.in_ocean:
        return {"off": True, "who": piece.name, "by": "where"}
    return {"space": g.name_of(piece.at), "who": piece.name, "by": "where"}
