"""The answers of a captive to what is asked inside a turn."""

from __future__ import annotations

from collections import Counter
from typing import Final

from companion.games.island.board.hexes import NEXT, far_end
from companion.games.island.board.walks import steps
from companion.games.island.captives.bonus_wishes import best_fruit, best_number, wise_trade
from companion.games.island.captives.prospects import MoveTried, Prospect, is_low, worth_of
from companion.games.island.captives.supposed import Supposed
from companion.games.island.captives.view import OwnFigure, OwnView
from companion.games.island.captives.wishes_of import wanted
from companion.games.island.commands import Answer, Move
from companion.games.island.notation import read
from companion.games.island.terms import DIRECTIONS, FRUITS, Direction, Hex

_DISTANCE: Final = steps()
_BONUSES_ON_EVENTS: Final = ("meeting", "reward")


class Replies:
    """`islands`: as the captive supposes them; `seen`: those with the figure's own place."""

    def __init__(
        self, view: OwnView, figure: OwnFigure, islands: list[Supposed], seen: list[Prospect]
    ) -> None:
        self.view = view
        self.figure = figure
        self.islands = islands
        self.seen = seen
        self.options = view.question.options

    def word(self) -> str:
        """One of the options; of an oracle, two directions."""
        question = self.view.question
        match question.what:
            case "activate":
                return self._activate(question.by or "")
            case "oracle":
                return " ".join(self._unknown_ways()[:2])
            case "camp":
                return self._camp()
            case "bonus":
                return self._bonus()
            case "ability":
                return self._ability(question.by or "")
            case "revive":
                return max(self.options, key=self._nearness)
            case "palm":
                return next(palm for palm in "312" if palm in self.options)
            case "number":
                return str(best_number(self.view, self.figure, self.seen)[1])
            case "move":
                return self._move()
            case "direction":
                return next(way for way in self._unknown_ways() if way in self.options)
            case "piece":
                return self._piece(question.by or "")
            case "captive":
                return max(self.options, key=self._beside)
            case "fruit" if question.by == "to-fruit":
                return best_fruit(self.options, self.figure, self.seen)[1]
            case "trade":
                wise = wise_trade(self.figure)
                return wise if wise in self.options else self.options[-1]
            case _:
                return self.options[0]

    def _activate(self, space: str) -> str:
        """After a safe move, what does good; Phil stays upright in a lake (L14.5)."""
        wants = space in ("oracle", "camp-a", "camp-b")
        if space in FRUITS:
            wants = space not in self.view.ready
        return "yes" if wants else "no"

    def _camp(self) -> str:
        figure = self.figure
        missing = figure.max_health - figure.health
        order = ("2 health", "1 and 1", "2 energy") if missing >= 2 else ("1 and 1", "2 energy")
        return next((word for word in order if word in self.options), self.options[0])

    def _bonus(self) -> str:
        """On an event (L13.2)."""
        event, first = self.view.question.by, self.options[0]
        if first == "decline":
            return first
        bonus = self.view.ready.get(next(one for one in FRUITS if first.endswith(one)))
        if bonus in _BONUSES_ON_EVENTS:
            return first
        if event == "refuse":  # Schrodie lets herself be carried on while she can bear it
            return first if is_low(self.figure) else "decline"
        if bonus == "to-captive":
            home = self._nearness(self.figure.start)
            others = {one for island in self.islands for one in island.places} - {self.figure.who}
            return (
                first if max(map(self._beside, sorted(others)), default=home) > home else "decline"
            )
        return first if self.view.board == "granddead" else "decline"

    def _ability(self, by: str) -> str:
        """Achilles crosses out a symbol at once; Phil goes on where that leads nearer (L14.5)."""
        if by != "ocean":
            return "use"
        home = self._nearness(self.figure.start)
        ends = [
            -float(self._far(one, far_end(*one.left[self.figure.who])))
            for one in self.islands
            if self.figure.who in one.left
        ]
        return "use" if ends and sum(ends) / len(ends) > home + 1 else "decline"

    def _nearness(self, word: str) -> float:
        """Less, the farther it is from where the space lies to what is wanted."""
        return -sum(self._far(one, one.lies(word)[0]) for one in self.islands) / len(self.islands)

    def _far(self, island: Supposed, at: Hex) -> int:
        goals = wanted(self.view, island)
        return min((_DISTANCE[at][goal] for goal in goals), default=3)

    def _beside(self, who: str) -> float:
        placed = [one for one in self.islands if who in one.places]
        if not placed:
            return -6.0
        return -sum(self._far(one, one.places[who]) for one in placed) / len(placed)

    def _unknown_ways(self) -> list[Direction]:
        """The directions by how little is known of the next space."""
        return sorted(DIRECTIONS, key=lambda way: (-self._kinds(way), DIRECTIONS.index(way)))

    def _kinds(self, way: Direction) -> float:
        """The number of words that may lie there, less for what may be the ocean."""
        found = Counter(
            "ocean" if (ahead := NEXT[one.at][way]) is None else one.island.spaces[ahead]
            for one in self.seen
        )
        return len(found) - found["ocean"] / max(1, len(self.seen))

    def _move(self) -> str:
        """Hempel's free step costs nothing; Achilles goes as far as he has named."""
        return max(self.options, key=self._worth_of_word)

    def _worth_of_word(self, word: str) -> float:
        move = read(self.figure.who, word)
        assert isinstance(move, Move)
        length = self._named_number() or (2 if move.over else 1)
        free = self.view.question.by == "free-step"
        cost = 0 if free else int(move.safe)
        tried = MoveTried(move.direction, length, move.safe, cost)
        return worth_of(self.view, self.figure, tried, self.seen)

    def _named_number(self) -> int:
        if self.view.question.by != "number":
            return 0
        last = self.view.heard.words[-1].spoke
        return int(last.word) if isinstance(last, Answer) and last.word.isdecimal() else 1

    def _piece(self, bonus: str) -> str:
        """Immune against the Bush, which harms most; for looks the own figure, if it may be."""
        order = ("bush", "wave", "rock") if bonus == "immunity" else ("rock", "bush", "wave")
        wishes = (self.figure.who, *order) if bonus == "neighbour" else order
        return next((one for one in wishes if one in self.options), self.options[0])
