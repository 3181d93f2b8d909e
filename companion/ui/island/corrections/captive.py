"""The facts of a captive and of the board: each a section, each value a button that sets it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeVar

from companion.games.island.board.hexes import CORNERS
from companion.games.island.rules.missions import SCARES
from companion.games.island.state import Board, Captive
from companion.games.island.terms import FRUITS, MIRAGES, PIECES, PORTALS, Who
from companion.text.island.marks import extra_shown, fruit_shown, fruit_visited, symbol_shown
from companion.text.languages import capitalised
from companion.ui.island.corrections.facts import MOST_ACTIONS, Facts
from companion.ui.kit.parts import Button, Section

_MARKS: Final = ("circled", "crossed", "free")
_EXTRA_SIGNS: Final = {"energy": "bolt", "health": "heart", "action": "actions"}

Value = TypeVar("Value", str, int)


class CaptiveFacts(Facts):
    def of(self, captive: Captive) -> Iterator[Section]:
        board = self.state.board(captive.who)
        yield self._standing(captive)
        yield self._count(captive, "health", range(captive.max_health + 1), captive.health)
        yield self._count(captive, "energy", range(captive.max_energy + 1), captive.energy)
        most = self.state.table.box.boards[board.who].energy
        yield self._count(captive, "max", range(4, most + 1), captive.max_energy)
        actions = range(max(MOST_ACTIONS, captive.actions) + 1)
        yield self._count(captive, "actions", actions, captive.actions)
        yield self._mission(captive.who, board)
        yield self._fruits(captive.who, board)
        yield from self._own(captive, board)

    def _own(self, captive: Captive, board: Board) -> Iterator[Section]:
        """The facts that stand on one character's board alone."""
        match board.who:
            case "hempel":
                yield self._palms(captive, board)
            case "theseus":
                yield self._extras(captive, board)
                yield self._visited(captive, board)
            case "achilles":
                yield self._symbols(captive, board)
            case "phil":
                yield self._immunity(captive)
            case _:
                pass

    def _standing(self, captive: Captive) -> Section:
        now = "lying" if captive.lying else "standing"
        how = self.choice(
            captive.who, ((one, self.sheet[one]) for one in ("standing", "lying")), now
        )
        in_lake = captive.at in self.state.table.island.lake_of
        return self.place(captive.who, captive.at, "off-island", how if in_lake else ())

    def _count(self, captive: Captive, what: str, values: range, now: int) -> Section:
        """One value is none to choose: Granddead's health, everybody else's maximum."""
        row = self.count(f"{captive.who} {what}", values, now)
        return Section(self.sheet[what], rows=(row,) if len(row) > 1 else ())

    def _mission(self, who: Who, board: Board) -> Section:
        marks = tuple(
            Button(
                f"set {who} mission {mark} {'off' if mark in board.mission else 'on'}",
                shown,
                chosen=mark in board.mission,
            )
            for mark, shown in self._marks(board)
        )
        return Section(self.sheet["mission"], rows=(marks,))

    def _marks(self, board: Board) -> Iterator[tuple[str, str]]:
        """Each mark of the mission, with its name."""
        match board.who:
            case "granddead":
                yield from ((n, n) for n in SCARES)
            case "achilles":
                yield from ((at, self.space(self.state.named(at))) for at in CORNERS)
            case "hempel":
                starts = {one.start for one in self.state.captives if one.board == "hempel"}
                yield from (self._named(fruit) for fruit in FRUITS if fruit not in starts)
            case "theseus":
                yield from map(self._named, PORTALS)
                yield from self._marks_at("oracle")
            case "phil":
                for effect in self.state.anomalies.values():
                    yield effect, self.space(f"anomaly:{effect}")
            case _:
                yield from map(self._named, MIRAGES)
                yield from self._marks_at("knot")

    def _named(self, word: str) -> tuple[str, str]:
        return word, self.space(word)

    def _marks_at(self, word: str) -> Iterator[tuple[str, str]]:
        for at, here in self.state.table.island.spaces.items():
            if here == word:
                yield f"{word} {at}", self.space(word)

    def _fruits(self, who: Who, board: Board) -> Section:
        def button(fruit: str, mark: str) -> Button:
            said = fruit_shown(fruit, mark, self.language)
            chosen = mark == _in(fruit, board.circled, board.crossed)
            return self._fruit(f"{who} {fruit} {mark}", fruit, said, chosen=chosen)

        return self._grid("fruits", FRUITS, _MARKS, button)

    def _palms(self, captive: Captive, board: Board) -> Section:
        def button(fruit: str, palm: int) -> Button:
            said, chosen = self.sheet["palm"].format(n=palm), (fruit, palm) in board.palms
            return self._fruit(f"{captive.who} {fruit} palm {palm}", fruit, said, chosen=chosen)

        return self._grid("palms", FRUITS, (1, 2, 3), button)

    def _visited(self, captive: Captive, board: Board) -> Section:
        def button(fruit: str, _: str) -> Button:
            chosen = fruit in board.visited
            unseen = fruit_shown(fruit, "free", self.language)
            said = fruit_visited(fruit, self.language) if chosen else unseen
            return self._fruit(f"{captive.who} visited {fruit}", fruit, said, chosen=chosen)

        return self._grid("visited", FRUITS, ("",), button)

    def _fruit(self, fact: str, fruit: str, second: str, *, chosen: bool) -> Button:
        return Button(f"set {fact}", self.space(fruit), second, icon=fruit, chosen=chosen)

    def _extras(self, captive: Captive, board: Board) -> Section:
        def button(extra: str, mark: str) -> Button:
            named = capitalised(self.sheet[f"extra-{extra}"])
            chosen = mark == _in(extra, board.extras, board.spent_extras)
            act = f"set {captive.who} extra {extra} {mark}"
            said = extra_shown(extra, mark, self.language)
            return Button(act, named, said, icon=_EXTRA_SIGNS[extra], chosen=chosen)

        return self._grid("extras", self.state.table.box.extras, _MARKS, button)

    def _symbols(self, captive: Captive, board: Board) -> Section:
        def button(piece: str, mark: str) -> Button:
            chosen = (piece in board.symbols) == (mark == "crossed")
            act = f"set {captive.who} symbol {piece} {mark}"
            said = symbol_shown(piece, mark, self.language)
            return Button(act, self.name(piece), said, icon=piece, chosen=chosen)

        return self._grid("symbols", PIECES, ("crossed", "free"), button)

    def _grid(
        self,
        what: str,
        things: Iterable[str],
        values: Sequence[Value],
        button: Callable[[str, Value], Button],
    ) -> Section:
        """A row for each thing, a button for each of its values."""
        rows = (tuple(button(thing, value) for value in values) for thing in things)
        return Section(self.sheet[what], rows=tuple(rows))

    def _immunity(self, captive: Captive) -> Section:
        who, immune = captive.who, captive.immune
        nothing = Button(
            f"set {who} immune none",
            capitalised(self.sheet["none"]),
            tone="option",
            chosen=not immune,
        )
        pieces = tuple(
            Button(
                f"set {who} immune {one}",
                self.name(one),
                icon=one,
                tone="option",
                chosen=one in immune,
            )
            for one in PIECES
        )
        return Section(self.sheet["immunity"], rows=((nothing, *pieces),))


def _in(thing: str, circled: Iterable[str], crossed: Iterable[str]) -> str:
    return "circled" if thing in circled else "crossed" if thing in crossed else "free"
