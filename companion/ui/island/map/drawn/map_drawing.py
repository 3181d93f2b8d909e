"""The drawing of the island in layers, of which only what has changed is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from kivy.graphics import Color

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.history.paths import Path
from companion.games.island.terms import PARTS, Hex, Who
from companion.ui.island.map.drawn import map_ground as ground
from companion.ui.island.map.drawn import map_marks as marks
from companion.ui.island.map.drawn.map_faces import NAMES, QUIET_NAMES, paint_face, paint_row
from companion.ui.island.map.drawn.map_motion import MapMotion
from companion.ui.island.map.drawn.map_paint import Brush
from companion.ui.island.map.drawn.map_paths import paint_older, paint_paths, paint_trails
from companion.ui.island.map.drawn.map_pieces import paint_more, paint_piece
from companion.ui.island.map.geometry import Layout, part_of
from companion.ui.island.map.standing import PiecePlaces, Spot, standing
from companion.ui.island.map.views import IslandView
from companion.ui.kit import theme
from companion.ui.kit.drawn.moved import Moved

# From the bottom to the top. What is `STATIC` is drawn anew for another size or ground only.
LAYERS: Final = (
    "ocean", "tide", "land", "faces", "veil", "rows", "lit", "dashes", "names", "trails",
    "old path", "path", "growing", "perhaps", "pieces", "more", "flags", "badges", "pills",
)  # fmt: skip
STATIC: Final = frozenset(("ocean", "land"))
Paint = Callable[[Brush], None]
Name = TypeVar("Name", Hex, Who)


class Layer:
    """A part of the drawing, and what it was drawn from. `moved`: it lies in this."""

    def __init__(self) -> None:
        self.moved = Moved()
        self.group = self.moved.canvas
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
            self.group.add(layers[name].moved.group)
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
        self._before: IslandView | None = None
        self._named = False  # rows and numbers are asked for, whatever the view says
        self._motion = MapMotion(self._layers, self._pieces)
        canvas.add(Color(1, 1, 1, 1))
        for layer in self._layers.values():
            canvas.add(layer.moved.group)

    def clear(self) -> None:
        """Forget what was drawn and what it was drawn from."""
        self._motion.end()
        self._before = None
        for layer in (*self._layers.values(), *self._faces.values(), *self._pieces.values()):
            layer.clear()
        self._faces.clear()
        self._pieces.clear()

    def draw_secret(
        self,
        layout: Layout,
        view: IslandView,
        look: ground.MapLook = ground.SECRET,
        *,
        moving: bool = False,
    ) -> None:
        """`moving`: it is shown how what was drawn before comes to be this."""
        before = self._before if moving and layout == self._layout else None
        if layout == self._layout:
            layout = self._layout  # the same one: so all that is known by it is compared fast
        elif self._layout is not None:
            self._motion.end()
        self._layout, self._before = layout, view
        if before is not None and before.paths != view.paths:
            self._motion.keep_path()
        people = standing(layout, view)
        self._draw_ground(layout, view, look)
        self._draw_faces(layout, view, people)
        self._draw_places(layout, view, look)
        self._draw_ways(layout, view, people, look)
        self._draw_pieces(layout, people)
        self._draw_badges(layout, view, people)
        if before is not None:
            self._motion.follow(layout, before, view, people.spots)

    @property
    def walking(self) -> bool:
        return self._motion.walking

    def name_rows(self, named: bool) -> None:
        """Let rows and numbers come, or go, at the next drawing."""
        if named and not self._named and self._before is not None:
            self._motion.name_rows()
        self._named = named

    def _draw_ground(self, layout: Layout, view: IslandView, look: ground.MapLook) -> None:
        """The tide is what changes of the ocean: the Wave's part; names lie over all edges."""
        names, there = view.ground.parts, view.ground
        wave = next((part for part in PARTS if part == view.wave), None)
        lit = view.lit.intersection(PARTS)
        leads = tuple(lead.at for lead in view.leads if part_of(lead.at))

        def tide(brush: Brush) -> None:
            if wave is not None:
                ground.paint_wave_part(brush, layout, wave, look)

        def named(brush: Brush) -> None:
            ground.paint_names(brush, layout, names, look, wave, lit.union(leads))

        self._draw("ocean", (layout, look), partial(ground.paint_ocean, layout=layout, look=look))
        self._draw("tide", (layout, look, wave), tide)
        self._draw("names", (layout, names, look, wave, lit, leads), named)
        self._draw(
            "land",
            (layout, there, look),
            lambda brush: ground.paint_spaces(brush, layout, there, look),
        )

    def _draw(self, name: str, key: object, paint: Paint) -> None:
        self._layers[name].draw(key, paint)

    def _draw_faces(self, layout: Layout, view: IslandView, people: PiecePlaces) -> None:
        for space in view.ground.spaces:
            room, lit = people.rooms.get(space.at, "all"), space.at in view.lit
            key = (layout, space, room, view.labels == "letters", lit and space.kind == "empty")
            face = self._faces.get(space.at)
            if face is None:
                face = self._faces[space.at] = Layer()
            if key != face.key:
                face.draw(key, partial(
                    paint_face, layout=layout, space=space, room=room, labels=view.labels, lit=lit
                ))  # fmt: skip
        self._layers["faces"].hold([space.at for space in view.ground.spaces], self._faces)

    def _draw_places(self, layout: Layout, view: IslandView, look: ground.MapLook) -> None:
        """The veil over all ground, and over that the edges of what it spares."""
        there, spared = view.ground, marks.spared(view)
        red, bright = marks.harm(view), marks.lit(view)
        leads, parts = tuple(lead.at for lead in view.leads), view.lit.intersection(PARTS)
        been = marks.been(view)

        def veil(brush: Brush) -> None:
            if view.veiled:
                marks.paint_veil(brush, layout, there, spared, look)

        def rows(brush: Brush) -> None:
            for space in there.spaces if named else ():
                quiet = view.veiled and space.at not in spared
                paint_row(brush, layout, space, QUIET_NAMES if quiet else NAMES)

        def edges(brush: Brush) -> None:
            marks.paint_lit_parts(brush, layout, parts)
            marks.paint_lit(brush, layout, bright)
            marks.paint_lit(brush, layout, red, theme.PROBLEM)

        def dashes(brush: Brush) -> None:
            marks.paint_been(brush, layout, been)
            marks.paint_leads(brush, layout, leads)
            marks.paint_lead_parts(brush, layout, leads)

        named = self._named or view.labels == "rows"
        veiled = (there, spared) if view.veiled else ()
        self._draw("veil", (layout, look, veiled), veil)
        self._draw("rows", (layout, named and (there, veiled)), rows)
        self._draw("lit", (layout, bright, red, parts), edges)
        self._draw("dashes", (layout, been, leads), dashes)

    def _draw_ways(
        self, layout: Layout, view: IslandView, people: PiecePlaces, look: ground.MapLook
    ) -> None:
        """A path ends before its piece, wherever that stands in the fan."""
        colours = theme.TINT if look is ground.SECRET else theme.CAPTIVE

        def trails(brush: Brush) -> None:
            paint_older(brush, layout, view.older, colours)
            paint_trails(brush, layout, view.trails, ends(view.trails), colours)

        def path(brush: Brush) -> None:
            paint_paths(brush, layout, view.paths, ends(view.paths))

        def ends(paths: tuple[Path, ...]) -> tuple[Spot, ...]:
            there = {(path.who, path.stops[-1].at) for path in paths if path.stops}
            return tuple(spot for spot in people.spots if (spot.piece.who, spot.at) in there)

        self._draw("trails", (layout, look, view.trails, view.older, ends(view.trails)), trails)
        self._draw("path", (layout, view.paths, ends(view.paths)), path)

    def _draw_pieces(self, layout: Layout, people: PiecePlaces) -> None:
        """Most of them stand where they stood."""
        for spot in people.spots:
            piece = self._pieces.setdefault(spot.piece.who, Layer())
            piece.draw((layout, spot), partial(paint_piece, spot=spot))
        self._layers["pieces"].hold([spot.piece.who for spot in people.spots], self._pieces)
        self._draw(
            "more", (layout, people.more), lambda brush: paint_more(brush, layout, people.more)
        )

    def _draw_badges(self, layout: Layout, view: IslandView, people: PiecePlaces) -> None:
        marked = tuple(spot for spot in people.spots if spot.piece.harmed or spot.piece.hit)
        said = (*((lead.at, lead.label) for lead in view.leads), *view.numbers)
        places = (*(at for at, _ in view.been), *(spot.at for spot in marked))
        shared = marks.shared(places, people.spots)

        def badges(brush: Brush) -> None:
            marks.paint_been_numbers(brush, layout, view.been, shared)
            marks.paint_harm(brush, layout, marked, shared)

        self._draw(
            "perhaps",
            (layout, view.perhaps),
            lambda brush: marks.paint_perhaps(brush, layout, view.perhaps),
        )
        self._draw(
            "flags",
            (layout, view.flags),
            lambda brush: marks.paint_flags(brush, layout, view.flags),
        )
        self._draw("badges", (layout, view.been, shared, marked), badges)
        self._draw("pills", (layout, said), lambda brush: marks.paint_pills(brush, layout, said))

    # The showable look of a captive's own space

    def draw_shown(self, layout: Layout, view: Shown) -> None:
        look = ground.SHOWABLE

        def ocean(brush: Brush) -> None:
            ground.paint_ocean(brush, layout, look)
            ground.paint_shown_parts(brush, layout, view.lit)
            ground.paint_names(brush, layout, view.names, look)

        def land(brush: Brush) -> None:
            ground.paint_beach(brush, layout, HEXES, look)
            ground.paint_shown(brush, layout, view.lit, view.picture)

        self._draw("ocean", (layout, view.names, view.lit), ocean)
        self._draw("land", (layout, view), land)
