"""A small island on a card: drawn once to a texture, which all that show it share."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from kivy.graphics import InstructionGroup

from companion.games.island.board.hexes import HEXES
from companion.ui.island.map.drawn import map_ground as ground
from companion.ui.island.map.drawn.kept_picture import FINER, KeptPicture, PictureBox
from companion.ui.island.map.drawn.map_faces import paint_face
from companion.ui.island.map.drawn.map_ground import SECRET, MapLook
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.geometry import Layout, fit
from companion.ui.island.map.views import Ground, SpaceView
from companion.ui.kit.drawn.paint import whole
from companion.ui.kit.rect import Rect

KEPT: Final = 24  # a page of ready-made islands twice over, and a few
SEALED: Final = Ground(tuple(SpaceView(at, "sealed") for at in HEXES))


class Miniature:
    """`draw` puts an island into the middle of a box, as large as it fits."""

    def __init__(self, canvas: Any) -> None:
        self._box = PictureBox(canvas)
        self._key: tuple[Any, ...] = ()

    def draw(
        self, rect: Rect, island: Ground, *, sealed: bool = False, look: MapLook = SECRET
    ) -> None:
        """`sealed`: its coast and closed tiles, and nothing of what is on it is asked for."""
        shown = SEALED if sealed else island
        key = (rect, shown, look)
        if key == self._key:
            return
        self._key = key
        place = whole(rect)
        picture = kept(shown, int(place.w), int(place.h), look)
        self._box.put(picture, place)

    def hide(self) -> None:
        self._key = ()
        self._box.hide()


@lru_cache(maxsize=KEPT)
def kept(island: Ground, width: int, height: int, look: MapLook) -> KeptPicture:
    """The picture of an island; known by all that is seen of it, and its size."""

    def paint(group: InstructionGroup) -> None:
        wide, high = width * FINER, height * FINER
        paint_island(group, Layout(wide / 2, high / 2, fit(wide, high)), island, look)

    return KeptPicture(width, height, paint)


def paint_island(
    group: InstructionGroup, layout: Layout, island: Ground, look: MapLook = SECRET
) -> None:
    """The ground and the faces; a small ocean has no names."""
    brush = Brush(group)
    ground.paint_ocean(brush, layout, look)
    ground.paint_spaces(brush, layout, island, look)
    for space in island.spaces:
        paint_face(brush, layout, space)
    brush.done()
