"""The facts of a captive and of the board: each a section, each value a button that sets it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from companion.games.island.board.hexes import CORNERS
from companion.games.island.rules.missions import SCARES
from companion.games.island.state import Board, Captive
from companion.games.island.terms import FRUITS, MIRAGES, PIECES, PORTALS, Hex, Who
from companion.text.languages import capitalised
from companion.text.marks import fruit_mark
from companion.ui.island.corrections.names import Facts
from companion.ui.presenter.views import Button, Section

_MOST_ACTIONS: Final = 4  # offered at least, for anybody


class CaptiveFacts(Facts):
    def of(self, captive: Captive) -> Iterator[Section]:
        board = self.state.board(captive.who)
        yield self._standing(captive)
        yield self._count(captive, "health", captive.health, range(captive.max_health + 1))
        yield self._count(captive, "energy", captive.energy, range(captive.max_energy + 1))
        most = self.state.table.box.boards[board.who].energy
        yield self._count(captive, "max", captive.max_energy, range(4, most + 1))
        actions = range(max(_MOST_ACTIONS, captive.actions) + 1)
        yield self._count(captive, "actions", captive.actions, actions)
        yield self._mission(captive.who, board)
        yield self._fruits(captive.who, board)
        yield from self._own(captive, board)

    def _own(self, captive: Captive, board: Board) -> Iterator[Section]:
        """What stands on one character's board alone."""
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
        who, at = captive.who, captive.at
        how = tuple(
            Button(f"set {who} {word}", self.sheet[word], chosen=captive.lying == (word == "lying"))
            for word in ("standing", "lying")
        )
        in_lake = at in self.state.table.island.lake_of
        moved = (
            Button(f"pick {who}", self.sheet["elsewhere"], icon="map"),
            Button(f"set {who} off", self.sheet["off-island"], chosen=at is None),
        )
        now = self.sheet["is-off-island"] if at is None else self.now_at(at)
        return Section(self.sheet["place"], now, (moved, how if in_lake else ()))

    def _count(self, captive: Captive, what: str, now: int, values: Iterable[int]) -> Section:
        buttons = (Button(f"set {captive.who} {what} {n}", str(n), chosen=n == now) for n in values)
        # One value is none to choose: Granddead's health, everybody else's maximum.
        row = tuple(buttons)
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
        island = self.state.table.island
        match board.who:
            case "granddead":
                yield from ((n, self.sheet["mark-scare"].format(n=n)) for n in SCARES)
            case "achilles":
                yield from ((at, self.sheet["mark-corner"].format(at=at)) for at in CORNERS)
            case "hempel":
                starts = {one.start for one in self.state.captives if one.board == "hempel"}
                yield from (self._named(fruit) for fruit in FRUITS if fruit not in starts)
            case "theseus":
                yield from map(self._named, PORTALS)
                yield from self._marks_at("oracle", island.spaces)
            case "phil":
                for effect in self.state.anomalies.values():
                    yield effect, self.space(f"anomaly:{effect}")
            case _:
                yield from map(self._named, MIRAGES)
                yield from self._marks_at("knot", island.spaces)

    def _named(self, word: str) -> tuple[str, str]:
        return word, self.space(word)

    def _marks_at(self, word: str, spaces: Mapping[Hex, str]) -> Iterator[tuple[str, str]]:
        for at, here in spaces.items():
            if here == word:
                named = self.space(word)
                yield f"{word} {at}", self.sheet["mark-at"].format(name=named, at=at)

    def _fruits(self, who: Who, board: Board) -> Section:
        rows = tuple(
            tuple(
                Button(
                    f"set {who} {fruit} {mark}",
                    self.space(fruit),
                    second=fruit_mark(fruit, mark, self.language),
                    icon=fruit,
                    chosen=mark == _mark(board, fruit),
                )
                for mark in ("circled", "crossed", "free")
            )
            for fruit in FRUITS
        )
        return Section(self.sheet["fruits"], rows=rows)

    def _palms(self, captive: Captive, board: Board) -> Section:
        held = dict(board.palms)
        rows = tuple(
            tuple(
                Button(
                    f"set {captive.who} {fruit} palm {palm}",
                    self.space(fruit),
                    second=self.sheet["palm"].format(n=palm),
                    icon=fruit,
                    chosen=held.get(fruit) == palm,
                )
                for palm in (1, 2, 3)
            )
            for fruit in FRUITS
        )
        return Section(self.sheet["palms"], rows=rows)

    def _visited(self, captive: Captive, board: Board) -> Section:
        fruits = tuple(
            Button(
                f"set {captive.who} visited {fruit}",
                self.space(fruit),
                icon=fruit,
                chosen=fruit in board.visited,
            )
            for fruit in FRUITS
        )
        return Section(self.sheet["visited"], rows=(fruits,))

    def _extras(self, captive: Captive, board: Board) -> Section:
        rows = tuple(
            tuple(
                Button(
                    f"set {captive.who} extra {extra} {mark}",
                    capitalised(self.sheet[f"extra-{extra}"]),
                    second=self.sheet[mark],
                    chosen=mark == _in(extra, board.extras, board.spent_extras),
                )
                for mark in ("circled", "crossed", "free")
            )
            for extra in self.state.table.box.extras
        )
        return Section(self.sheet["extras"], rows=rows)

    def _symbols(self, captive: Captive, board: Board) -> Section:
        rows = tuple(
            tuple(
                Button(
                    f"set {captive.who} symbol {piece} {mark}",
                    self.name(piece),
                    second=self.sheet[mark],
                    icon=piece,
                    chosen=(piece in board.symbols) == (mark == "crossed"),
                )
                for mark in ("crossed", "free")
            )
            for piece in PIECES
        )
        return Section(self.sheet["symbols"], rows=rows)

    def _immunity(self, captive: Captive) -> Section:
        who, immune = captive.who, captive.immune
        nothing = Button(
            f"set {who} immune none", capitalised(self.sheet["none"]), chosen=not immune
        )
        pieces = tuple(
            Button(f"set {who} immune {one}", self.name(one), icon=one, chosen=one in immune)
            for one in PIECES
        )
        return Section(self.sheet["immunity"], rows=((nothing, *pieces),))


def _mark(board: Board, fruit: str) -> str:
    return _in(fruit, board.circled, board.crossed)


def _in(thing: str, circled: Iterable[str], crossed: Iterable[str]) -> str:
    return "circled" if thing in circled else "crossed" if thing in crossed else "free"
