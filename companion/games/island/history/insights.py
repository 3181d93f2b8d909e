"""A game's knowledge once more, step by step: what each player could know at least by then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.engine.frozen import frozen, revised
from companion.games.island.game import Game
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Attention, Fog
from companion.games.island.knowledge.guesses import likely
from companion.games.island.knowledge.heard import Heard
from companion.games.island.terms import Hex, Named, Who


@frozen
class Glimpse:
    """All that one player could know at least. `guesses`: of other spaces, the likely word.

    `places`: by figure, where it may stand, with shares; nothing where it is off the island.
    """

    certain: Mapping[Hex, Named]
    guesses: Mapping[Hex, tuple[Named, float]]
    places: Mapping[Who, Mapping[Hex, float]]


Seen = Mapping[Who, Sequence[Glimpse]]  # by player: one for each frame of a replay, from the first


class Insights:
    """Deduces as far as it is asked to. `seen`: by player, the frames that are worked out."""

    def __init__(self, session: Game, *, announced: bool = False) -> None:
        ears = Ears(session, announced=announced)
        self.moments = ears.moments()
        boards = [board.who for board in session.state.boards]
        self._heard = {who: ears.heard(who) for who in boards}
        self._figures = {
            who: tuple(one.who for one in session.state.captives if one.board == who)
            for who in boards
        }
        self._attention = {who: Attention() for who in boards}
        self.seen: dict[Who, list[Glimpse]] = {who: [] for who in boards}

    @property
    def whole(self) -> bool:
        return all(len(found) == len(self.moments) for found in self.seen.values())

    def go_on(self) -> None:
        """Work out one frame more, of whoever is least far."""
        who = min(self.seen, key=lambda one: len(self.seen[one]))
        found = self.seen[who]
        at = len(found)
        if at == len(self.moments):
            return
        if at and self.moments[at] == self.moments[at - 1]:
            found.append(found[-1])
            return
        count, now = self.moments[at]
        heard = self._heard[who]
        until = Heard(heard.table, heard.words[:count], now)
        deduced = self._attention[who].deduce(until)
        figures = self._figures[who]
        fogs = {one: deduced.fog(one) for one in figures}
        before = found[-1].certain if found else {}
        found.append(_glimpse(before, fogs[figures[0]], {one: fogs[one].place for one in figures}))


def _glimpse(
    before: Mapping[Hex, Named], fog: Fog, places: Mapping[Who, Mapping[Hex, float]]
) -> Glimpse:
    certain = kept(before, fog)
    guesses = likely(revised(fog, {"certain": certain}))
    return Glimpse(certain, guesses, places)


def kept(before: Mapping[Hex, Named], fog: Fog) -> dict[Hex, Named]:
    """The certain spaces, and those that were: the island does not change.

    Past its budget a deduction lets go of facts, though nobody has unlearnt them. Only what does
    not fit any more goes: a token that was put elsewhere by hand.
    """
    still = {at: word for at, word in before.items() if word in fog.likely[at]}
    return {**still, **fog.certain}


def insights(session: Game) -> Insights:
    """All of a game at once."""
    found = Insights(session)
    while not found.whole:
        found.go_on()
    return found
