"""The island as large as the screen, to be laid on the table row by row.

Where the owner has told which spaces share a tile, whole tile by whole tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.board.buildable import pieces_in_order, rows
from companion.games.island.board.layout import Pattern, named
from companion.games.island.terms import Hex
from companion.text.island.names import space
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.map.view import direction_letters, joined
from companion.ui.island.map.views import IslandView
from companion.ui.island.wizard.step import on_map
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.island.wizard.step import AtWizard


class CopyToTable(BasePage):
    """The copying of an island; its progress is kept, for the OP's hands are full meanwhile."""

    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard.house)
        self.wizard = wizard
        self.draft = wizard.draft
        self.island = wizard.draft.laid.island
        self.pieces = pieces_in_order(self.island, wizard.box)

    @property
    def at(self) -> int:
        return min(self.draft.copied, len(self.pieces) - 1)

    def do(self, act: str) -> None:
        match act.split():
            case ["piece", "before"]:
                self._go(self.at - 1)
            case ["piece", "after"]:
                self._go(self.at + 1)
            case ["tap", at]:
                self._go(next((n for n, one in enumerate(self.pieces) if at in one), self.at))
            case ["done"]:
                self.house.back()
            case _:
                super().do(act)

    def _go(self, to: int) -> None:
        self.draft.copied = min(max(to, 0), len(self.pieces) - 1)
        self.wizard.keep()

    # The view

    def view(self) -> PageView:
        sheet, piece = words(QUICK_START, self.language), self.pieces[self.at]
        lies = Section(self._heading(piece), "\n".join(self._lies(piece)), large=True)
        return PageView(
            name="copy",
            title=sheet["copy"],
            text=sheet["copy-text"],
            sections=(lies,),
            back=Button("back", sheet["back"], icon="back"),
            foot=self._foot(),
            island=self._map(piece),
            notice=self.notice,
            problem=self.problem,
        )

    @property
    def _by_rows(self) -> bool:
        return self.pieces == rows()

    def _heading(self, piece: tuple[Hex, ...]) -> str:
        key = "copy-row" if self._by_rows else "copy-tile"
        heading = words(QUICK_START, self.language)[key]
        return heading.format(row=piece[0][0], n=self.at + 1, all=len(self.pieces))

    def _lies(self, piece: tuple[Hex, ...]) -> Iterator[str]:
        """A line for each space from the west: `C4: Banana`; a whole lake has one."""
        if len({self.island.lake_of.get(at) for at in piece} - {None}) == 1 and len(piece) == 3:
            yield f"{', '.join(piece)}: {self._word(piece[0])}"
            return
        for at in piece:
            arrows = self.island.knots.get(at)
            yield f"{at}: {self._word(at)}{self._arrows(arrows) if arrows else ''}"

    def _word(self, at: Hex) -> str:
        return capitalised(space(named(self.island.spaces[at]), self.language))

    def _arrows(self, pattern: Pattern) -> str:
        """L1.8: which sides they join."""
        pairs = (
            "–".join(direction_letters(side, self.language) for side in pair)
            for pair in joined(pattern)
        )
        return f" ({', '.join(pairs)})"

    def _foot(self) -> tuple[Button, ...]:
        sheet, last = words(QUICK_START, self.language), self.at == len(self.pieces) - 1
        kind = "row" if self._by_rows else "tile"
        before = Button("piece before", sheet[f"copy-before-{kind}"], enabled=self.at > 0)
        if last:
            return before, Button("done", sheet["copy-done"], icon="check", tone="accent")
        return before, Button("piece after", sheet[f"copy-after-{kind}"], tone="accent")

    def _map(self, piece: tuple[Hex, ...]) -> IslandView:
        lit: tuple[Hex, ...] = piece
        shown = on_map(self.draft, self.language, tokens=False, pieces=False, lit=lit)
        return revised(shown, {"veiled": True})
