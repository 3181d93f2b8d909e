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
from companion.ui.island.wizard.model import on_map
from companion.ui.island.wizard.step import AtDraft
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.games.island.board.layout import Island
    from companion.text.languages import Language
    from companion.ui.island.wizard.draft import Draft
    from companion.ui.island.wizard.step import AtWizard

# Rows, or tiles, each with its spaces.
CopiedPieces = tuple[tuple[Hex, ...], ...]


class CopyToTable(AtDraft):
    """The copying of an island; its progress is kept, for the OP's hands are full meanwhile."""

    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard)
        self.pieces = pieces_in_order(self.draft.laid.island, wizard.box)

    def do(self, act: str) -> None:
        now = _at(self.draft, self.pieces)
        match act.split():
            case ["piece", "before"]:
                self._go(now - 1)
            case ["piece", "after"]:
                self._go(now + 1)
            case ["tap", at]:
                self._go(next((n for n, one in enumerate(self.pieces) if at in one), now))
            case ["done"]:
                self.house.back()
            case _:
                super().do(act)

    def _go(self, to: int) -> None:
        self.revise(copied=min(max(to, 0), len(self.pieces) - 1))
        self.wizard.keep()

    def view(self) -> PageView:
        return self.noticed(copy_view(self.draft, self.pieces, self.language))


def copy_view(draft: Draft, pieces: CopiedPieces, language: Language) -> PageView:
    sheet, at = words(QUICK_START, language), _at(draft, pieces)
    piece, kind = pieces[at], "row" if pieces == rows() else "tile"
    heading = sheet[f"copy-{kind}"].format(row=piece[0][0], n=at + 1, all=len(pieces))
    lies = "\n".join(_lies(draft.laid.island, piece, language))
    before = Button("piece before", sheet[f"copy-before-{kind}"], enabled=at > 0)
    after = Button("piece after", sheet[f"copy-after-{kind}"], tone="accent")
    if at == len(pieces) - 1:
        after = Button("done", sheet["copy-done"], icon="check", tone="accent")
    shown = on_map(draft, language, tokens=False, pieces=False, lit=piece)
    return PageView(
        name="copy",
        title=sheet["copy"],
        text=sheet["copy-text"],
        sections=(Section(heading, lies, large=True),),
        back=Button("back", sheet["back"], icon="back"),
        foot=(before, after),
        island=revised(shown, {"veiled": True, "labels": "rows"}),
    )


def _at(draft: Draft, pieces: CopiedPieces) -> int:
    return min(draft.copied, len(pieces) - 1)


def _lies(island: Island, piece: tuple[Hex, ...], language: Language) -> Iterator[str]:
    """A line for each space from the west: `C4: Banana`; a whole lake has one."""
    words = {at: capitalised(space(named(island.spaces[at]), language)) for at in piece}
    if len({island.lake_of.get(at) for at in piece} - {None}) == 1 and len(piece) == 3:
        yield f"{', '.join(piece)}: {words[piece[0]]}"
        return
    for at in piece:
        arrows = island.knots.get(at)
        yield f"{at}: {words[at]}{_arrows(arrows, language) if arrows else ''}"


def _arrows(pattern: Pattern, language: Language) -> str:
    """L1.8: which sides they join."""
    pairs = (
        "–".join(direction_letters(side, language) for side in pair) for pair in joined(pattern)
    )
    return f" ({', '.join(pairs)})"
