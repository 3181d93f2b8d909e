"""L1.4: the fourteen tiles of two spaces, entered once, space by space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.box.check import told
from companion.games.island.box.draft import (
    TILES,
    Tiles,
    complete,
    drafted_tiles,
    laid,
    left,
    lifted,
    with_tiles,
)
from companion.games.island.box.file import ON_TILES
from companion.text.languages import capitalised
from companion.text.names import space
from companion.ui.island.map.view import space_icon
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.presenter.companion import Companion

_NUMBERS: Final = tuple(map(str, range(TILES)))


class TilesPage(BoxPage):
    def __init__(self, house: Companion, own: OwnBox) -> None:
        super().__init__(house, own, "tiles")

    @property
    def drafted(self) -> Tiles | None:
        return drafted_tiles(self.own.draft)

    @property
    def unfinished(self) -> bool:
        return self.drafted is not None

    @property
    def tiles(self) -> Tiles:
        """Those that are being entered, else those that count."""
        drafted = self.drafted
        return self.now.box.tiles if drafted is None else drafted

    def act(self, words: list[str]) -> None:
        match words:
            case ["lay", word] if word in ON_TILES:
                self._lay(word)
            case ["lift", number] if number in _NUMBERS[: len(self.tiles)]:
                self._enter(lifted(self.tiles, int(number)))
            case ["drop"] if self.unfinished:
                self.remember()
                if self.draft(with_tiles(self.own.draft, None)):
                    self.say_undoable(self.sheet["dropped"])
            case ["forget"] if self.now.box.tiles:
                self.remember()
                if self.tell(told(self.own.tree, ("tiles",), [])):
                    self.say_undoable(self.sheet["forgotten"])
            case _:
                pass

    def _lay(self, word: str) -> None:
        if left(self.tiles)[word]:
            self._enter(laid(self.tiles, word))
        else:
            self.say_why(self.sheet["none-left"].format(space=space(word, self.language)))

    def _enter(self, tiles: Tiles) -> None:
        """The fourteenth makes them count: before that nothing could be built of them."""
        if not complete(tiles):
            self.draft(with_tiles(self.own.draft, tiles or None))
        elif self.tell(told(self.own.tree, ("tiles",), [list(tile) for tile in tiles])):
            self.draft(with_tiles(self.own.draft, None))

    # What is seen

    def view(self) -> PageView:
        tiles = self.tiles
        sections = (
            *(() if complete(tiles) else (self._spaces(tiles),)),
            *((self._laid(tiles),) if tiles else ()),
        )
        view = self.shown(self.sheet["tiles"], self.sheet["text-tiles"], sections)
        drop = Button("drop", self.sheet["drop"], icon="delete")
        forget = Button("forget", self.sheet["forget"], icon="close")
        more = (drop,) if self.unfinished else (forget,) if tiles else ()
        return revised(view, {"foot": (*more, *view.foot)})

    def _spaces(self, tiles: Tiles) -> Section:
        row = tuple(self._space(word, number) for word, number in left(tiles).items())
        waits = bool(tiles) and len(tiles[-1]) == 1
        heading = self.sheet["first-space"].format(n=len(tiles) + 1)
        if waits:
            beside = space(tiles[-1][0], self.language)
            heading = self.sheet["other-space"].format(n=len(tiles), space=beside)
        text = self.sheet["tiles-draft"] if self.unfinished else ""
        return Section(heading, text or self.note("tiles" in self.now.box.assumed), (row,))

    def _space(self, word: str, number: int) -> Button:
        return Button(
            f"lay {word}",
            capitalised(space(word, self.language)),
            self.sheet["left"].format(n=number) if ON_TILES[word] > 1 else "",
            icon=space_icon(word),
            enabled=number > 0,
        )

    def _laid(self, tiles: Tiles) -> Section:
        row = tuple(Button(f"lift {n}", self._pair(tile)) for n, tile in enumerate(tiles))
        heading = self.sheet["so-far" if self.unfinished else "all-tiles"]
        return Section(heading, rows=(row,))

    def _pair(self, tile: tuple[str, ...]) -> str:
        names = [space(word, self.language) for word in tile]
        if len(names) == 1:
            return capitalised(self.sheet["half-pair"].format(one=names[0]))
        return capitalised(self.sheet["pair"].format(one=names[0], other=names[1]))
