"""From what was heard to clues: every piece is followed from space to space (L16)."""

from __future__ import annotations

from companion.engine.frozen import revised
from companion.games.island.announcements import (
    Activated,
    Announcement,
    Aside,
    Died,
    Energy,
    Health,
    Meets,
    Mission,
    PieceSpace,
    Pushed,
    Revived,
    Scared,
    Space,
    Started,
    TokenRead,
    Told,
    ToldSpace,
    TurnPassed,
    Won,
)
from companion.games.island.commands import Answer, Move, UseBonus
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.knowledge.arrivals import plain
from companion.games.island.knowledge.clues import SEA, Bag, Lies, StandsOn
from companion.games.island.knowledge.counted_visits import CountedVisits
from companion.games.island.knowledge.figures import Arrival, Cause, Followed
from companion.games.island.knowledge.grid import CELL, SHORE_CELLS, STEP
from companion.games.island.knowledge.heard import HeardWords, OpenTable
from companion.games.island.terms import DIRECTIONS, LAKES, STONES, Hex, Who, direction_named


class Trail(CountedVisits):
    """The clues so far. `figures`: where everybody is, as far as can be told."""

    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self._stood: list[tuple[dict[Who, Followed], dict[Who, tuple[int, ...] | None]]] = []

    def hear(self, words: HeardWords) -> None:
        """Take the next words."""
        self.figures = self.figures_after(words.after)
        self.counted = dict(self._stood[words.after][1]) if words.after >= 0 else {}
        self.by = len(self._stood)
        if words.corrected:
            self._corrected(words.corrected)
        if words.spoke is not None:
            self._spoke(words)
        for said in words.said:
            self._said(said)
        self._told_all()
        for shown in words.shown:
            self._shown(shown)
        self._stood.append((dict(self.figures), dict(self.counted)))

    @property
    def heard(self) -> int:
        """The number of words so far."""
        return len(self._stood)

    def figures_after(self, number: int) -> dict[Who, Followed]:
        """Everybody as they were after those words; a step that was taken back leads there."""
        return dict(self._stood[number][0]) if number >= 0 else {}

    # Said by a captive

    def _spoke(self, words: HeardWords) -> None:
        spoke = words.spoke
        match spoke:
            case Move(who, way, over, safe):
                length = self.pace(who) if over else 1
                self.change(who, cause=Cause("line", way, length, safe), number=0)
            case UseBonus(who) if self.boards.get(who) == "theseus":
                self.change(who, cause=Cause("placed"))
            case Answer(who, word):
                self._answered(who, words.asked, word)
            case _:
                pass

    def _answered(self, who: Who, asked: str, word: str) -> None:
        figure = self.figure(who)
        match asked, word.split():
            case "move", ["move", way, *how]:
                length = figure.number or (2 if "over" in how else 1)
                cause = Cause("line", direction_named(way), length, "safe" in how)
                self.change(who, cause=cause, number=0)
            case "number", [number]:
                self.change(who, number=int(number))
            case "activate", [yes] if figure.word in LAKES:
                self.change(who, lying=yes == "yes")
            case _:
                pass

    # Said by the OP

    def _said(self, said: Announcement) -> None:
        arrived, departed = self.arrived, self.departed
        match said:
            case Mission(_, _, who) if departed is not None and who == departed.who:
                self.departed = None
                self.left_by(departed, corner=True)
                self._tells(said)
            case Mission(_, _, who) if arrived is not None and who == arrived.who:
                self.visit_counts(arrived, counts=True)
                self.arrived = revised(arrived, {"counted": True})
                self._tells(said)
            case Won():
                self.arrived = self.departed = None
            case Meets(met, who) if arrived is not None and who == arrived.who:
                self._met(arrived, met)
            case _:
                self._told_all()
                self._tells(said)

    def _tells(self, said: Announcement) -> None:
        match said:
            case Space():
                self._space(said)
            case PieceSpace():
                self._piece(said)
            case Told():
                self._told(said)
            case Health() | Energy():
                self._harmed(said)
            case Pushed():
                self._pushed(said)
            case Aside(way, who):
                self.change(who, cause=Cause("aside", way))
            case Started(start, who):
                self.change(who, node=self.new_node(start), word=start)
            case Activated():
                self._activated(said)
            case Revived():
                self._revived(said)
            case Died(_, who):
                self.figures[who] = Followed()
            case Scared(piece):
                self.figures[piece] = Followed()
            case TokenRead(token):
                self.flooded = self.flooded or token == "flood"
            case TurnPassed():
                self._turn()
            case _:
                pass

    def _met(self, arrived: Arrival, met: tuple[Who, ...]) -> None:
        """L9.1, L9.2: one cell, but that an OP piece is in the whole of a lake."""
        self._not_counted(arrived)
        self.arrived = None
        for other in met:
            if other != "wave" and not (other in STONES and arrived.word in LAKES):
                self.together(arrived, other)
        self.alone(arrived, met)

    def _told_all(self) -> None:
        """No more is said of the piece that had come last: it met nobody, and nothing counted."""
        if self.arrived is not None:
            arrived, self.arrived = self.arrived, None
            self._not_counted(arrived)
            self.alone(arrived, ())
        if self.departed is not None:
            departed, self.departed = self.departed, None
            self.left_by(departed, corner=False)

    def _not_counted(self, arrived: Arrival) -> None:
        if not arrived.counted:
            self.visit_counts(arrived, counts=False)

    def _space(self, said: Space) -> None:
        if said.by == "where":
            self._is_there(said)
        else:
            figure, word = self.figure(said.who), plain(said.space)
            self.comes(said.who, word, said.by)
            if word == "ocean":
                self.departs(said.who, figure)

    def _is_there(self, said: Space) -> None:
        """L16.3: the answer tells something where a figure was put by hand."""
        figure, word = self.figure(said.who), plain(said.space)
        if word == "ocean":
            return
        if figure.node is None:
            self.change(said.who, node=self.new_node(word), word=word)
        else:
            self.clue(Lies(self.by, figure.node, 0, self.number_of(word)))

    def _pushed(self, said: Pushed) -> None:
        self.pushing(said.pushed, said.by, said.direction)
        self.change(said.pushed, cause=Cause("push", said.direction))

    def _revived(self, said: Revived) -> None:
        node = self.new_node(said.revived)
        self.figures[said.who] = Followed(node, said.revived)
        self.arrived = Arrival(said.who, node, said.revived)

    def _activated(self, said: Activated) -> None:
        if said.who is not None and self.figure(said.who).word in LAKES:
            self.change(said.who, lying=said.activated == "yes")

    def _turn(self) -> None:
        for who in self.figures:
            self.change(who, cause=None, number=0, unsure=False)

    def _harmed(self, said: Health | Energy) -> None:
        """L12.3: on a space of the island the Wave reaches from the ocean, but under Flood."""
        figure = self.figure(said.who)
        known = figure.node is not None and figure.word not in (None, "ocean", *LAKES)
        if said.by == "wave" and known and not self.flooded:
            assert figure.node is not None
            self.clue(StandsOn(self.by, figure.node, SHORE_CELLS))

    def _piece(self, said: PieceSpace) -> None:
        if said.piece != "wave" and said.space is not None:
            self.piece_comes(said, plain(said.space))

    # Told by an oracle or a bonus

    def _told(self, said: Told) -> None:
        figure = self.figure(said.who)
        match said.by:
            case "oracle" if figure.node is not None:
                for told in said.told:
                    assert isinstance(told, ToldSpace)
                    self._next_to(figure.node, told)
            case "neighbour" if said.piece is not None and said.piece != "wave":
                self._neighbour(self.figure(said.piece), said)
            case "around" | "line" if figure.node is not None:
                # L7.5: of whoever lies in a lake the OP picks the space that is looked from.
                if figure.word is not None and (figure.word not in LAKES or figure.lying is False):
                    self._bag(figure.node, said)
            case _:
                pass

    def _next_to(self, node: int, told: ToldSpace) -> None:
        word = plain(told.space)
        step = STEP[told.direction]
        self.clue(Lies(self.by, node, step, SEA if word == "ocean" else self.number_of(word)))

    def _neighbour(self, figure: Followed, said: Told) -> None:
        (told,) = said.told
        assert isinstance(told, ToldSpace)
        if figure.node is None or figure.word is None:
            return
        if figure.word not in LAKES:
            self._next_to(figure.node, told)
        elif plain(told.space) != "ocean":
            other = self.new_node(plain(told.space))
            self.leaves_lake(figure, other, told.direction, 1, shore=True, sure=False)

    def _bag(self, node: int, said: Told) -> None:
        words = [plain(word) for word in said.told if isinstance(word, str)]
        numbers = tuple(SEA if word == "ocean" else self.number_of(word) for word in words)
        if said.direction is None:
            steps = tuple(STEP[way] for way in DIRECTIONS)
        else:  # L13 line: from the next space to the one at the ocean
            way = STEP[said.direction]
            steps = tuple(way * far for far in range(1, len(words) + 1))
            self.clue(Lies(self.by, node, way * (len(words) + 1), SEA))
        self.clue(Bag(self.by, node, steps, numbers))

    # Shown to one alone

    def _shown(self, shown: StartShown | PieceShown) -> None:
        who = shown.who if isinstance(shown, StartShown) else shown.piece
        cell = CELL.get(Hex(shown.at))
        if who == "wave" or cell is None:
            return
        node = self.figure(who).node
        if node is None:
            node = self.new_node(None)
            self.change(who, node=node)
        self.clue(StandsOn(self.by, node, 1 << cell))

    # Set by hand

    def _corrected(self, words: tuple[str, ...]) -> None:
        """L17: who was put somewhere is somewhere; what was begun may still go on from there."""
        for fact in words:
            match fact.split():
                case ["anomaly", *_]:
                    self.forget_tokens()
                case ["turn", *_]:
                    for who in self.figures:
                        self.change(who, cause=None, number=0)
                case ["token", *_] | ["wave", *_]:
                    self.flooded = True
                case [who, "at" | "off", *_]:
                    self.figures[who] = Followed(unsure=True)
                case [who, "mission", *_]:
                    self.counted[self.boards.get(who, who)] = None
                case [who, "lying" | "standing"]:
                    self.change(who, lying=None)
                case _:
                    pass
