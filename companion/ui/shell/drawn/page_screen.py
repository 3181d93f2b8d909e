"""Any page: a title, sections that scroll, and a bar at the bottom that stays."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp

from companion.ui.island.desk.drawn.say_card import SayCard, card_height, show_card
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import put_apart, wanted_width
from companion.ui.kit.drawn.keys.dots import Dots
from companion.ui.kit.drawn.lettering import Lettering, text_width
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, place_of, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.drawn.touched import do
from companion.ui.kit.drawn.typed_line import Field
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shell.drawn.night import Night
from companion.ui.shell.drawn.rail import HIGH as RAIL
from companion.ui.shell.drawn.rail import Rail
from companion.ui.shell.drawn.sections import Sections
from companion.ui.shell.views import PageView

_TITLE: Final = 29  # sp
_NOTE: Final = 17
_HEAD: Final = 72  # dp of the title
_LOW_HEAD: Final = 52
_IN: Final = 16  # dp that the title stands further in than what is below it
_BAR: Final = 84
_LOW_BAR: Final = 72
_LOW: Final = 700  # dp of height below which everything is closer
_WIDE: Final = 900  # dp of width from which the bar is roomy
_LEAST: Final = 150  # dp of a button in a bar that is wide enough
_ROOMY: Final = 200  # of one in a roomy bar
_NARROW: Final = 96  # dp of a button in a bar that is too narrow
_BRIEF: Final = 150  # dp of width below which one has no second line
_WORD: Final = 15  # sp: a word in such a bar can be this large
_LAST: Final = 3  # buttons in the lower line of a bar that needs two
_NOTICE: Final = 400  # dp between the buttons of the bar in which a notice has room
_MAP: Final = 1.2  # how wide a map is, by its height
_UPPER: Final = 0.58  # of the height, for a map over the words


class PageScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: PageView | None = None
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(weight=800, sp=_TITLE, least=20, valign="middle")
        self.note = Lettering(sp=_NOTE, colour=theme.MUTED, valign="middle", line=1.3)
        self.notice, self.field, self.sections = NoticeBar(), Field(), Sections()
        self.body = Scroll(self.sections, "page")
        self.body.return_to_it()
        self.foot: list[Press] = []
        self.map: IslandMap | None = None
        self.rail: Rail | None = None
        self.picture: Dots | None = None
        self.card: SayCard | None = None
        self.night: Night | None = None
        self.ticking = Ticking(self)
        for widget in (self.body, self.title, self.note, self.notice):
            self.add_widget(widget)

    def render(self, view: PageView) -> None:
        self.view = view
        self.title.text, self.note.text = view.title, view.text
        self.notice.render(view.notice, view.problem)
        self.sections.render(view.sections)
        self._render_field(view)
        self._render_map(view)
        self._render_rail(view)
        self._render_picture(view)
        self._render_card(view)
        foot = (*((view.back,) if view.back else ()), *view.foot)
        render_each(self, self.foot, foot, lambda: Press(sp=20))
        for key in self.foot:
            key.redraw()  # the text size may have changed
        self.ticking.wait(view.tick)
        self.lay_soon()
        self.body.lay_soon()

    def _render_field(self, view: PageView) -> None:
        if view.field is not None and self.field.parent is None:
            self.add_widget(self.field)
            Clock.schedule_once(lambda _: self.field.wait_for_letters(), 0)
        elif view.field is None and self.field.parent is not None:
            self.remove_widget(self.field)
        if view.field is not None:
            self.field.render(*view.field)
            self.field.enter = next((b.act for b in view.foot if b.tone == "accent"), "")

    def _render_card(self, view: PageView) -> None:
        if view.card is not None and self.card is None:
            self.card = SayCard(lambda: None)
            self.add_widget(self.card)

    def _render_picture(self, view: PageView) -> None:
        if view.picture and self.picture is None:
            self.picture = Dots()
            self.add_widget(self.picture)
        if self.picture is not None:
            self.picture.render(view.picture)

    def _render_rail(self, view: PageView) -> None:
        if not view.rail:
            return
        if self.rail is None:
            self.rail = Rail()
            self.add_widget(self.rail)
        self.rail.render(view.rail)

    def _render_map(self, view: PageView) -> None:
        if view.island is None:
            return
        if self.map is None:
            self.map = IslandMap()
            self.map.act = do
            self.add_widget(self.map)
        self.map.render(view.island)

    # Layout

    @property
    def _is_low(self) -> bool:
        return bool(self.height < dp(_LOW))

    @property
    def _gap(self) -> float:
        """The gap between two parts, smaller in a low window."""
        return theme.BETWEEN if self._is_low else theme.GAP

    @property
    def _margin(self) -> float:
        return float(dp(theme.BETWEEN if self.width < dp(_LOW) else theme.MARGIN))

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.BG, radius=0)
        rest, in_bar, tall = self.rect, True, self.height
        self.sections.low = self._is_low
        if self.foot:
            height = _LOW_BAR if self._is_low else _BAR
            lines = 2 if self._is_crowded(rest.w - 2 * dp(theme.MARGIN)) else 1
            bar, rest = rest.cut_bottom(dp(height) * lines)
            self._bar.draw(bar, theme.BAR, radius=0)
            between = self._lay_bar(bar.inset(dp(theme.MARGIN), dp(5)), lines)
            self._draw_sky(rest)
            tall = rest.h
            in_bar = self._lay_notice(between)
            if not in_bar and not self._map_beside(rest):
                rest = self._cut_notice(rest, self._margin)
        if self.rail is not None:
            high = dp(RAIL - 8 if self._is_low else RAIL)
            place, rest = rest.cut_top(high + dp(self._gap) / 2)
            put(self.rail, place.inset(dp(theme.MARGIN) / 2, dp(self._gap) / 4))
        rest = rest.inset(self._margin, 0)
        rest = rest.cut_top(rest.h - dp(theme.BETWEEN))[0]
        art = self.view.night if self.view else None
        if self.night is not None and art is not None:
            still = self.rail is not None
            rest = self.night.cut(rest, art, self._wanted, tall=tall, still=still)
        if self.picture is not None:
            put(self.picture, self.lay_head(rest))
        elif self.map is None:
            self.lay_body(rest)
        else:
            self._lay_map(rest, self.map, notice=not in_bar)
        if self.night is not None:
            self.night.clear([place_of(self.title), place_of(self.note)])

    def _draw_sky(self, above: Rect) -> None:
        if self.view is not None and self.view.night is not None:
            self.night = self.night or Night(self.canvas.before)
            self.night.draw(above)

    def _wanted(self, wide: float) -> float:
        """The height of a page of few words at a width."""
        words = self.title.height_for(wide) + self.note.height_for(wide)
        said = self.view.card if self.view else None
        if self.card is not None and said is not None:
            words += card_height(self.card, said, wide) + dp(theme.GAP)
        field = dp(theme.TALL_TARGET + theme.GAP) if self.field.parent else 0
        around = dp(_HEAD if self.title.text else 2 * theme.GAP)
        return float(words + field + self.sections.height_for(wide) + around)

    def lay_body(self, rest: Rect) -> None:
        """Lay the title, and what scrolls below it."""
        put(self.body, self.lay_head(rest))

    def _map_beside(self, rest: Rect) -> bool:
        return self.map is not None and rest.w > _MAP * rest.h

    def _lay_map(self, rest: Rect, island: IslandMap, *, notice: bool) -> None:
        """Left of the rest, or below the title. A notice takes nothing from it."""
        if self._map_beside(rest):
            rest = rest.cut_bottom(rest.h - dp(theme.BETWEEN) * (self.rail is None))[0]
            place, rest = rest.cut_left(min(rest.w * 0.62, rest.h * _MAP), dp(theme.GAP))
            rest = self.lay_head(self._cut_notice(rest, 0) if notice else rest)
        else:
            rest = self.lay_head(rest)
            high = min(rest.h * _UPPER, rest.w / _MAP) if self.sections.cards else rest.h
            place, rest = rest.cut_top(high, dp(theme.GAP))
        put(island, place)
        put(self.body, rest)

    def lay_head(self, rest: Rect) -> Rect:
        """The title, and what stands fixed below it; the room that is left."""
        rest = self._lay_words(self._lay_card(rest))
        high = dp(theme.TALL_TARGET) if self.field.parent else 0
        place, rest = rest.cut_top(high, dp(self._gap) if high else 0)
        put(self.field, place)
        return rest

    def _lay_words(self, rest: Rect) -> Rect:
        """The title, and the note beside it where it has room on one line there, or below."""
        further = dp(_IN) if rest.w >= dp(_LOW) else 0
        if not self.title.text:
            put(self.title, NOWHERE)
            return self._lay_note(rest, further)
        least = dp(_LOW_HEAD if self._is_low or rest.w < dp(_LOW) else _HEAD)
        head, rest = rest.cut_top(max(least, self.title.height_for(rest.w - 2 * further)))
        head = head.inset(further, 0)
        named = text_width(self.title.text, _TITLE, weight=800) + dp(4)
        noted = text_width(self.note.text, _NOTE) + dp(4)
        if self.note.text and named + dp(32) + noted <= head.w:
            title, note = head.cut_left(named, dp(32))
            put(self.title, title)
            put(self.note, note)
            return rest
        put(self.title, head)
        return self._lay_note(rest, further)

    def _lay_note(self, rest: Rect, further: float) -> Rect:
        wide = rest.w - 2 * further
        high = self.note.height_for(wide) if self.note.text else 0
        place, rest = rest.cut_top(high, dp(self._gap) if high else 0)
        put(self.note, place.inset(further, 0))
        return rest

    def _lay_card(self, rest: Rect) -> Rect:
        """Lay the announcement, which comes first. The room that is left."""
        said = self.view.card if self.view else None
        if self.card is None or said is None:
            return rest
        place, rest = rest.cut_top(card_height(self.card, said, rest.w), dp(self._gap))
        show_card(self.card, said, place)
        put(self.card, place)
        return rest

    def _lay_notice(self, between: Rect) -> bool:
        """In the bar, if it can be read there: nothing makes room for it then."""
        if not self.notice.text:
            put(self.notice, NOWHERE)
            return True
        wide = between.w >= dp(_NOTICE) and self.notice.has_room(between.w)
        fits = wide and self.notice.height_for(between.w) <= between.h + dp(12)
        if fits:
            put(self.notice, between)
            return True
        return False

    def _cut_notice(self, rest: Rect, margin: float) -> Rect:
        """Above the bar, where nothing has to move for it. The room that is left."""
        height = self.notice.height_for(rest.w - 2 * margin)
        place, rest = rest.cut_bottom(height + dp(theme.BETWEEN))
        put(self.notice, place.inset(margin, dp(theme.BETWEEN) / 2))
        return rest

    def _is_crowded(self, width: float) -> bool:
        """Not even the narrowest buttons have room side by side."""
        count = len(self.foot)
        return count > _LAST and dp(_NARROW) * count + dp(theme.BETWEEN) * (count - 1) > width

    def _lay_bar(self, bar: Rect, lines: int) -> Rect:
        """Lay the bar; of two lines the upper one has what other pages do not have."""
        if lines == 1:
            return self._lay_foot(bar, self.foot)
        gap = dp(theme.BETWEEN)
        upper, lower = bar.cut_top((bar.h - gap) / 2, gap)
        first = 1 if self._has_back else 0
        last = len(self.foot) - _LAST + first
        for key, place in zip(self.foot[first:last], upper.columns(last - first, gap), strict=True):
            put(key, place)
        return self._lay_foot(lower, [*self.foot[:first], *self.foot[last:]])

    @property
    def _has_back(self) -> bool:
        return self.view is not None and bool(self.view.back)

    def _lay_foot(self, bar: Rect, keys: list[Press]) -> Rect:
        """Back at the left, the rest from the right; where it is narrow they share the bar.

        What is left between them.
        """
        least = _ROOMY if bar.w >= dp(_WIDE) else _LEAST
        widths = [wanted_width(key, least) for key in keys]
        between = put_apart(bar, keys, widths, 1 if self._has_back else 0)
        for key in keys:
            key.brief = False
        if between is None:
            self._share(bar, keys, widths)
            return NOWHERE
        return between

    def _share(self, bar: Rect, keys: list[Press], widths: list[float]) -> None:
        """By what they want, but each has room for its longest word; Back needs no more."""
        gap = dp(theme.BETWEEN)
        room = bar.w - gap * (len(widths) - 1)
        least = [self._least(key) for key in keys]
        least = [low * min(1.0, room / sum(least)) for low in least]
        more = [max(1.0, width - low) for width, low in zip(widths, least, strict=True)]
        if self._has_back and len(more) > 1:
            more[0] = 1.0
        spare = room - sum(least)
        for key, low, width in zip(keys, least, more, strict=True):
            place, bar = bar.cut_left(low + spare * width / sum(more), gap)
            put(key, place)
            key.brief = place.w < dp(_BRIEF)
            key.redraw()

    @staticmethod
    def _least(key: Press) -> float:
        if key.button is None:
            return 0
        words = (text_width(word, _WORD, weight=700) for word in key.button.label.split())
        icon = dp(36) if key.button.icon or key.button.who else 0
        return float(max(dp(_NARROW), max(words, default=0) + icon + 2 * dp(8)))
