"""The drawing of the island in layers, of which only what has changed is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from kivy.graphics import Color, InstructionGroup

from companion.engine.frozen import frozen
from companion.games.island.terms import PARTS, Hex, Who
from companion.ui.island.map.drawn import map_ground as ground
from companion.ui.island.map.drawn import map_marks as marks
from companion.ui.island.map.drawn.map_faces import QUIET_NAMES, paint_face, paint_name
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.drawn.map_pieces import PiecePlaces, paint_more, paint_piece, standing
from companion.ui.island.map.geometry import Layout
from companion.ui.island.map.views import IslandView

# From the bottom to the top.
LAYERS: Final = (
    "ocean", "ripples", "shore", "spaces", "faces", "lit", "names", "lines", "lit faces", "flags",
    "trails", "path", "pieces", "more", "harm", "labels",
)  # fmt: skip
Paint = Callable[[Brush], None]
Name = TypeVar("Name", Hex, Who)


class Layer:
    """A part of the drawing, and what it was drawn from."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.key: object = None

    def draw(self, key: object, paint: Paint) -> None:
        if key == self.key:
            return
        self.clear()
        brush = Brush(self.group)
        paint(brush)
        brush.done()
        self.key = key

    def hold(self, names: list[Name], layers: dict[Name, Layer]) -> None:
        """Other layers in place of a drawing of its own."""
        if names == self.key:
            return
        self.clear()
        for name in names:
            self.group.add(layers[name].group)
        self.key = names

    def clear(self) -> None:
        self.group.clear()
        self.key = None


@frozen
class Shown:
    """The part of a view that the showable look is drawn from; nothing else of it is kept."""

    names: ground.Names
    lit: frozenset[str]
    picture: str


def shown(island: IslandView) -> Shown:
    pictures = [space.icon for space in island.ground.spaces if space.at in island.lit]
    return Shown(island.ground.parts, island.lit, next(iter(pictures), ""))


class Drawing:
    def __init__(self, canvas: Any) -> None:
        self._layers = {name: Layer() for name in LAYERS}
        self._faces: dict[Hex, Layer] = {}
        self._pieces: dict[Who, Layer] = {}
        self._layout: Layout | None = None
        canvas.add(Color(1, 1, 1, 1))
        for layer in self._layers.values():
            canvas.add(layer.group)

    def clear(self) -> None:
        """Forget what was drawn and what it was drawn from."""
        for layer in (*self._layers.values(), *self._faces.values(), *self._pieces.values()):
            layer.clear()
        self._faces.clear()
        self._pieces.clear()

    def draw_secret(
        self, layout: Layout, view: IslandView, sea: ground.Sea = ground.SECRET
    ) -> None:
        if layout == self._layout:
            layout = self._layout  # the same one: so all that is known by it is compared fast
        self._layout = layout
        people = standing(layout, view)
        self._draw_ground(layout, view, sea)
        self._draw_spaces(layout, view, people)
        self._draw_marks(layout, view, people)
        self._draw_pieces(layout, people)

    def _draw_ground(self, layout: Layout, view: IslandView, sea: ground.Sea) -> None:
        names = view.ground.parts

        def ocean(brush: Brush) -> None:
            ground.paint_ocean(brush, layout, sea)
            ground.paint_names(brush, layout, names, sea)

        def ripples(brush: Brush) -> None:
            ground.paint_ripples(brush, layout, names, sea, wave)

        wave = view.wave if view.wave in PARTS else None
        self._layers["ocean"].draw((layout, names, sea), ocean)
        self._layers["ripples"].draw((layout, names, sea, wave), ripples)
        self._layers["spaces"].draw(
            (layout, view.ground), lambda brush: ground.paint_spaces(brush, layout, view.ground)
        )

    def _draw_spaces(self, layout: Layout, view: IslandView, people: PiecePlaces) -> None:
        """The veil lies between the faces of the quiet spaces and those of the others."""
        spared = marks.clear(view)

        def lit(brush: Brush) -> None:
            if view.veiled:
                marks.paint_veil(brush, layout, view.ground, spared)
            marks.paint_lit(brush, layout, view.ground, view.lit)

        self._draw_faces(layout, view, people)
        above = [at for at in self._faces if at in spared]
        below = [at for at in self._faces if at not in spared]
        self._layers["faces"].hold(below, self._faces)
        self._layers["lit"].draw((layout, view.ground, view.lit, view.veiled, spared), lit)
        self._draw_quiet_names(layout, view, frozenset(below) if view.veiled else frozenset())
        self._layers["lit faces"].hold(above, self._faces)

    def _draw_quiet_names(self, layout: Layout, view: IslandView, quiet: frozenset[Hex]) -> None:
        """Once more over the veil, under which nobody could read them."""

        def names(brush: Brush) -> None:
            for space in view.ground.spaces:
                if space.at in quiet:
                    paint_name(brush, layout, space, QUIET_NAMES)

        self._layers["names"].draw((layout, view.ground, quiet), names)

    def _draw_faces(self, layout: Layout, view: IslandView, people: PiecePlaces) -> None:
        for space in view.ground.spaces:
            room, lit = people.rooms.get(space.at, "all"), space.at in view.lit
            key = (layout, space, room, lit and space.kind == "empty")
            face = self._faces.get(space.at)
            if face is None:
                face = self._faces[space.at] = Layer()
            if key != face.key:
                face.draw(key, partial(paint_face, layout=layout, space=space, room=room, lit=lit))

    def _draw_marks(self, layout: Layout, view: IslandView, people: PiecePlaces) -> None:
        def lines(brush: Brush) -> None:
            marks.paint_been_lines(brush, layout, view.been)
            marks.paint_lead_lines(brush, layout, view.leads)

        def labels(brush: Brush) -> None:
            marks.paint_been_numbers(brush, layout, view.been)
            marks.paint_lead_pills(brush, layout, view.leads)

        def shore(brush: Brush) -> None:
            marks.paint_shore(brush, layout, view.lit, view.leads)

        self._layers["shore"].draw((layout, view.lit, view.leads), shore)
        self._layers["lines"].draw((layout, view.been, view.leads), lines)
        self._layers["labels"].draw((layout, view.been, view.leads), labels)
        self._layers["flags"].draw(
            (layout, view.flags), lambda brush: marks.paint_flags(brush, layout, view.flags)
        )
        self._layers["trails"].draw(
            (layout, view.trails), lambda brush: marks.paint_trails(brush, layout, view.trails)
        )
        around = marks.ends_at(layout, view.path, people.spots)
        self._layers["path"].draw(
            (layout, view.path, around),
            lambda brush: marks.paint_path(brush, layout, view.path, around),
        )

    def _draw_pieces(self, layout: Layout, people: PiecePlaces) -> None:
        """Most of them stand where they stood."""
        for spot in people.spots:
            piece = self._pieces.setdefault(spot.piece.who, Layer())
            piece.draw((layout, spot), partial(paint_piece, spot=spot))
        self._layers["pieces"].hold([spot.piece.who for spot in people.spots], self._pieces)
        self._layers["more"].draw(
            (layout, people.more), lambda brush: paint_more(brush, layout, people.more)
        )
        marked = tuple(spot for spot in people.spots if spot.piece.harmed or spot.piece.hit)
        self._layers["harm"].draw(
            (layout, marked), lambda brush: marks.paint_harm(brush, layout, marked)
        )

    def draw_shown(self, layout: Layout, view: Shown) -> None:
        def ocean(brush: Brush) -> None:
            ground.paint_ocean(brush, layout, ground.SHOWABLE)
            ground.paint_ripples(brush, layout, view.names, ground.SHOWABLE, None)

        def spaces(brush: Brush) -> None:
            ground.paint_shown(brush, layout, view.lit, view.picture)
            ground.paint_names(brush, layout, view.names, ground.SHOWABLE)

        self._layers["ocean"].draw((layout, view.names), ocean)
        self._layers["spaces"].draw((layout, view), spaces)
