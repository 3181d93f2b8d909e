"""An island is built by hand: the map, what is left to lay, and what is wrong so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.games.island.terms import Hex
from companion.ui.island.map.views import SpaceView
from companion.ui.island.wizard.drawn.arrows_picker import ArrowsPicker
from companion.ui.island.wizard.drawn.build_layout import BuildPlaces, places
from companion.ui.island.wizard.drawn.build_map import BuildMap
from companion.ui.island.wizard.drawn.carried import CarriedTile, Lifted
from companion.ui.island.wizard.drawn.palette import Palette, PaletteScroll, PileKey
from companion.ui.island.wizard.views import BuildView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, text_width
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import ButtonForm, Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.touched import do
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shell.drawn.rail import Rail

_HEADING: Final = 20
_HINT: Final = 17
_SMALL: Final = 15  # sp of a label under its icon
_NARROW: Final = 120  # dp of a button below which its icon stands over its label
_BESIDE: Final = 52  # dp beside a second line, which is left out where it has no room
_RIM: Final = 8  # dp of one that has no word on it
_SAID: Final = 0.5  # of the palette that what is said may take where it grows
_GROWN: Final = 10  # dp between the palette and what grows below it


class BuildScreen(Panel):
    """Below the palette stands the one thing that matters now: why not, arrows, problems, a hint.

    So the palette stays where it is.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: BuildView | None = None
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self._card = RoundedBox(self.canvas.before)
        self.rail, self.map = Rail(), BuildMap()
        self.map.act = do
        self.carried = CarriedTile(self.map)
        self.map.lift = self._lift_laid
        self.palette = Palette(self._lift_pile)
        self.scroll = PaletteScroll(self.palette)
        self.heading = Lettering(weight=800, sp=_HEADING, least=13)
        self.count = Lettering(weight=700, sp=theme.LABEL, least=13, colour=theme.MUTED)
        self.hint = Lettering(sp=_HINT, least=13, colour=theme.MUTED, line=1.3)
        self.notice, self.arrows = NoticeBar(), ArrowsPicker()
        self.said = Scroll(self.notice)  # there may be many problems, and each has its sentence
        self.ways, self.tools, self.foot = _keys(3), _keys(3), _keys(6)
        for widget in (
            self.rail, self.map, self.scroll, self.heading, self.count, self.hint,
            *self.tools, *self.ways, *self.foot, self.said,
        ):  # fmt: skip
            self.add_widget(widget)
        self.add_widget(self.carried)

    def render(self, view: BuildView) -> None:
        self.view = view
        self.rail.render(view.rail)
        self.map.show(view)
        self.heading.text, self.count.text = view.left
        self.palette.render(view.palette)
        for key, button in zip(self.foot, _foot(view.foot), strict=True):
            key.render(button)
        self._render_slot(view)
        self.lay_soon()
        self.scroll.lay_soon()

    def _render_slot(self, view: BuildView) -> None:
        arrows = view.knot if view.notice is None else None
        problem = view.notice is None and arrows is None and bool(view.problems)
        said = ("\n".join(view.problems), ()) if problem else view.notice
        if said is None or said[0] != self.notice.text:
            self.said.move_to(0)
        self.notice.render(said, problem)
        self.said.lay_soon()
        self.hint.text = "" if said or arrows else view.hint
        if arrows is not None:
            self.arrows.render(*arrows, problem=arrows[0] in view.problems)
        have(self, self.arrows, arrows is not None, 1)  # under what is carried

    # Tiles that a finger takes up

    def _lift_laid(self, at: Hex, tile: tuple[SpaceView, ...], touch: Any) -> None:
        def home(x: float, y: float) -> bool:
            return self.map.space_under(x, y) == at

        self.carried.lift(Lifted(at, tile, at, f"tap {at}", home), touch)

    def _lift_pile(self, key: PileKey, tile: tuple[SpaceView, ...], touch: Any) -> None:
        word = key.role.removeprefix("place ")
        self.carried.lift(Lifted(word, tile, tile[0].at, key.role, key.hit), touch)

    # Layout

    def lay(self) -> None:
        unit = dp(1)
        found = places(self.width / unit, self.height / unit)
        self._ground.draw(self.rect, theme.BG, radius=0)
        self._bar.draw(self._here(found.bar), theme.BAR, radius=0)
        put(self.rail, self._here(found.rail))
        put(self.map, self._here(found.map))
        self._lay_head(self._here(found.head))
        if self.view is not None:
            ways = self._here(found.ways).columns(3, dp(theme.BETWEEN))
            tools = tuple(self._here(one) for one in found.tools)
            _name_keys(self.ways, self.view.ways, ways)
            _name_keys(self.tools, self.view.tools, tools)
            _lay_keys(self.ways, ways)
            _lay_keys(self.tools, tools)
        _lay_keys(self.foot, [self._here(one) for one in found.foot])
        self._lay_foot(self.foot[1])
        self._lay_palette(found)

    def _here(self, place: Rect) -> Rect:
        return place.scaled(dp(1)).moved(self.x, self.y)

    def _lay_head(self, place: Rect) -> None:
        """The number beside the heading, or below it."""
        if place.h < dp(40):
            wide = min(place.w / 2, dp(110))
            count, heading = place.cut_right(wide, dp(theme.BETWEEN))
        else:
            heading, count = place.rows(2)
        self.count.halign = "right" if place.h < dp(40) else "left"
        put(self.heading, heading)
        put(self.count, count)

    def _lay_palette(self, found: BuildPlaces) -> None:
        palette, slot = self._here(found.palette), self._here(found.slot)
        if found.slot_grows:
            high = min(self._slot_height(slot.w), _SAID * palette.h)
            slot, palette = palette.cut_bottom(high, dp(_GROWN) if high else 0)
        self.palette.room = palette.h
        lacks = self.arrows.lacks(slot.w, slot.h) if self.arrows.parent is not None else 0
        slot = Rect(slot.x, slot.y, slot.w, slot.h + lacks)
        palette = palette.cut_bottom(lacks)[1]  # whose buttons stay where they are
        put(self.scroll, palette)
        self.scroll.lay_soon()
        self.palette.lay_soon()
        high = min(slot.h, self.notice.height_for(slot.w))
        put(self.said, slot.cut_top(high)[0] if self.notice.text else NOWHERE)
        self.said.lay()
        put(self.arrows, slot)
        self._lay_hint(slot, card=not found.slot_grows)

    def _lay_hint(self, slot: Rect, *, card: bool) -> None:
        if not self.hint.text:
            self._card.hide()
            put(self.hint, NOWHERE)
        elif card:
            self._card.draw(slot, theme.PANEL, radius=theme.CARD_RADIUS)
            put(self.hint, slot.inset(dp(theme.MARGIN), dp(theme.BETWEEN)))
        else:
            self._card.hide()
            put(self.hint, slot)

    def _slot_height(self, width: float) -> float:
        if self.notice.text:
            return self.notice.height_for(width)
        if self.arrows.parent is not None:
            return self.arrows.height_for(width)
        return float(self.hint.height_for(width)) if self.hint.text else 0

    @staticmethod
    def _lay_foot(undo: Press) -> None:
        undo.form = "caption"
        undo.redraw()


def _keys(count: int) -> list[Press]:
    return [Press() for _ in range(count)]


def _foot(buttons: Sequence[Button]) -> list[Button]:
    """Undo is known by what it undoes; what redo brings back has no room."""
    found = []
    for button in buttons:
        if button.act == "undo" and button.second:
            named = {"label": button.second, "second": button.label}
            found.append(revised(button, named))
        elif button.act == "redo":
            found.append(revised(button, {"second": ""}))
        else:
            found.append(button)
    return found


def _name_keys(keys: Sequence[Press], buttons: Sequence[Button], cells: Sequence[Rect]) -> None:
    """Their names, or the short ones in `second` where those could not be read."""
    for key, button, cell in zip(keys, buttons, cells, strict=True):
        wide = text_width(button.label, theme.SMALL, weight=700)
        narrow = cell.w < dp(_NARROW) and wide > cell.w - dp(_RIM)
        label = button.second if narrow and button.second else button.label
        key.render(revised(button, {"label": label, "second": ""}))


def _lay_keys(keys: Sequence[Press], cells: Sequence[Rect]) -> None:
    for key, cell in zip(keys, cells, strict=True):
        stacked: ButtonForm = (
            "stack" if cell.w < dp(_NARROW) and key.button and key.button.icon else "row"
        )
        key.form = stacked
        second = key.button.second if key.button else ""
        key.brief = text_width(second, theme.SMALL, weight=700) > cell.w - dp(_BESIDE)
        key.sp = _SMALL if cell.w < dp(_NARROW) else theme.LABEL
        put(key, cell)
        key.redraw()
