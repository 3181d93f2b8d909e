"""The replay: the island, and beside it what was said, what truly happened, or the stories."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.drawn.map_ground import SECRET, SHOWABLE
from companion.ui.island.replay.views import ReplayView
from companion.ui.kit import theme
from companion.ui.kit.drawn.button_row import put_apart, wanted_width
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.drawn.press import SHOW, Press, Skin
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

_TITLE: Final = 28
_HEADLINE: Final = 44
_SAID: Final = 26
_MAP: Final = 1.15  # how wide the island is, by its height
_SIDE: Final = 0.4  # what the rest has of the width, at least
_LOW: Final = 700
_KEYS: Final = 76
_LINE: Final = 6
_DISC: Final = 34
_LEAST: Final = 130  # dp of a button in the bar, and of one where it is narrow
_NARROW: Final = 108
_PHONE: Final = 600  # dp of width below which the words need every line
_STACKED: Final = 130  # dp: below, an icon has no room beside its label


@frozen
class Colours:
    ground: str
    bar: str
    text: str
    muted: str
    card: str
    edge: str
    line: str


DARK: Final = Colours(
    theme.BG, theme.BAR, theme.TEXT, theme.MUTED, theme.PANEL, theme.TOLD_EDGE, theme.ACCENT
)
BRIGHT: Final = Colours(
    theme.SHOW_BG,
    theme.SHOW_OCEAN,
    theme.SHOW_TEXT,
    theme.SHOW_MUTED,
    theme.WHITE,
    theme.SHOW_BUTTON,
    theme.SHOW_BUTTON,
)
# In the bright look: chosen or to be pressed, and what cannot be done now.
_BRIGHT_ACCENT: Final = Skin(theme.SHOW_LIT, theme.SHOW_LIT_EDGE, theme.ON_ACCENT, theme.ON_ACCENT)
_BRIGHT_QUIET: Final = Skin("#D3E8F2", "#B4D3E2", "#40637A", "#40637A")


def bright_skin(button: Button) -> Skin:
    if not button.enabled:
        return _BRIGHT_QUIET
    return _BRIGHT_ACCENT if button.chosen or button.tone == "accent" else SHOW


class Stories(Panel):
    """Lies in a `Scroll`: a heading, and a card for each."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.look = DARK
        self.heading = Lettering(sp=theme.SMALL, weight=700)
        self._boxes: list[RoundedBox] = []
        self.lines: list[Lettering] = []
        self.add_widget(self.heading)

    def render(self, heading: str, stories: Sequence[str], look: Colours) -> None:
        self.look = look
        self.heading.text, self.heading.colour = heading, look.muted
        keep(
            self, self.lines, len(stories), lambda: Lettering(sp=theme.LABEL, weight=700, line=1.3)
        )
        while len(self._boxes) < len(stories):
            self._boxes.append(RoundedBox(self.canvas.before))
        for box in self._boxes[len(stories) :]:
            box.hide()
        for line, story in zip(self.lines, stories, strict=True):
            line.text, line.colour = story, look.text
        self.lay_soon()

    def _across(self, width: float) -> float:
        return float(width - 2 * dp(theme.PADDING))

    def height_for(self, width: float) -> float:
        if not self.lines:
            return 0
        each = (line.height_for(self._across(width)) for line in self.lines)
        gaps = len(self.lines) * (2 * dp(10) + dp(theme.BETWEEN))
        return float(self.heading.height_for(width) + dp(theme.BETWEEN) + sum(each) + gaps)

    def lay(self) -> None:
        head, rest = self.rect.cut_top(self.heading.height_for(self.width), dp(theme.BETWEEN))
        put(self.heading, head)
        for box, line in zip(self._boxes, self.lines, strict=False):
            height = line.height_for(self._across(self.width)) + 2 * dp(10)
            card, rest = rest.cut_top(height, dp(theme.BETWEEN))
            box.draw(card, self.look.card, radius=theme.BUTTON_RADIUS)
            put(line, card.inset(dp(theme.PADDING), dp(10)))


class Quote(Panel):
    """A small heading, and words that shrink to fit."""

    def __init__(self, sp: float, weight: int, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.look, self.left = DARK, 0
        self.rim = 12.0  # dp above and below the words
        self.heading = Lettering(sp=theme.SMALL, weight=700)
        self.words = Lettering(sp=sp, weight=weight, least=14, valign="top", line=1.25)
        self.add_widget(self.heading)
        self.add_widget(self.words)

    def render(self, texts: tuple[str, str], look: Colours, left: int) -> None:
        self.look, self.left = look, left
        self.heading.text, self.words.text = texts
        self.heading.colour, self.words.colour = look.muted, look.text
        self.lay_soon()

    def height_for(self, width: float) -> float:
        across = width - 2 * dp(theme.PADDING)
        head = self.heading.height_for(across)
        return float(head + dp(4) + self.words.height_for(across) + 2 * dp(self.rim))

    def lay(self) -> None:
        edge = self.look.edge if self.left else ""
        self._box.draw(self.rect, self.look.card, edge, radius=theme.CARD_RADIUS, left=self.left)
        inside = self.rect.inset(dp(theme.PADDING), dp(self.rim))
        head, rest = inside.cut_top(self.heading.height_for(inside.w), dp(4))
        put(self.heading, head)
        put(self.words, rest)


class ReplayScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: ReplayView | None = None
        self.look = DARK
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self._rail, self._done = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.map = IslandMap()
        self.title = Lettering(sp=_TITLE, weight=800, least=16)
        self.text = Lettering(sp=20, line=1.35, least=14, valign="top")
        self.where = Lettering(sp=theme.BODY, weight=700, least=12)
        self.disc, self.step = Icon(), Lettering(sp=20, weight=800, least=13)
        self.said, self.truth = Quote(_SAID, 700), Quote(theme.BODY, 400)
        self.stories = Stories()
        self.list = Scroll(self.stories)
        self.notice = Lettering(sp=theme.LABEL, weight=700, least=13)
        self.keys: list[Press] = []
        self.more: list[Press] = []
        self.foot: list[Press] = []
        self.ticking = Ticking(self)
        for widget in (
            self.map, self.title, self.text, self.where, self.notice,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: ReplayView) -> None:
        self.view = view
        self.look = look = BRIGHT if view.bright else DARK
        self.map.render(view.island, look=SHOWABLE if view.bright else SECRET)
        for words, text, colour in (
            (self.title, view.title, look.text),
            (self.text, view.text, look.muted),
            (self.where, view.where, look.muted),
            (self.step, view.step, look.text),
            (self.notice, view.notice, look.text),
        ):
            words.text, words.colour = text, colour
        self.title.sp, self.text.sp = (_TITLE, 20) if view.where else (_HEADLINE, 24)
        self.disc.who = view.who or ""
        self.said.render(view.said, look, 6)
        self.truth.render(view.truth, look, 0)
        self.stories.render(view.stories_title, view.stories, look)
        self._render_keys(self.keys, view.keys, "stack" if len(view.keys) > 1 else "row")
        self._render_keys(self.more, view.more, "row")
        self._render_keys(self.foot, view.foot, "row")
        self.ticking.wait(view.tick)
        self.lay_soon()
        self.list.lay_soon()

    def _render_keys(self, keys: list[Press], buttons: Sequence[Button], form: Any) -> None:
        keep(self, keys, len(buttons), Press)
        for key, button in zip(keys, buttons, strict=True):
            key.form, key.sp = form, 15 if form == "stack" else theme.LABEL
            key.skin = bright_skin(button) if self.look is BRIGHT else None
            key.render(button)
            key.redraw()

    # Layout

    @property
    def _is_low(self) -> bool:
        return bool(self.height < dp(_LOW))

    @property
    def _is_tight(self) -> bool:
        return self._is_low or bool(self.width < dp(_PHONE))

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        look, gap = self.look, dp(theme.BETWEEN if self._is_tight else theme.GAP)
        self.said.rim = self.truth.rim = 6.0 if self.width < dp(_PHONE) else 12.0
        self._ground.draw(self.rect, look.ground, radius=0)
        bar, rest = self.rect.cut_bottom(dp(76 if self._is_low else 92))
        self._bar.draw(bar, look.bar, radius=0)
        self._lay_foot(bar.inset(dp(theme.MARGIN), dp(theme.BETWEEN)))
        rest = rest.inset(dp(theme.MARGIN), dp(theme.GAP) if not self._is_low else dp(6))
        if rest.w > rest.h:
            wide = min(rest.h * _MAP, rest.w * (1 - _SIDE))
            place, rest = rest.cut_left(wide, dp(theme.MARGIN))
        else:
            place, rest = rest.cut_top(min(rest.w / _MAP, rest.h * 0.5), gap)
        put(self.map, place)
        self._lay_side(rest, view, gap)

    def _lay_foot(self, bar: Rect) -> None:
        """Back at the left, the rest from the right, the longer ones wider."""
        widths = [wanted_width(key, _LEAST) for key in self.foot]
        if put_apart(bar, self.foot, widths) is None:
            self._share(bar, widths, dp(theme.BETWEEN))

    def _share(self, bar: Rect, widths: list[float], gap: float) -> None:
        """Share a narrow bar: each gets as much, at least, with its icon over the label."""
        even = (bar.w - gap * (len(widths) - 1)) / len(widths)
        least = min(dp(_NARROW), even)
        room = bar.w - gap * (len(widths) - 1) - least * len(widths)
        more = [max(1.0, width - least) for width in widths]
        for key, extra in zip(self.foot, more, strict=True):
            key.form = "stack" if even < dp(_STACKED) else "row"
            key.sp = 15 if even < dp(_STACKED) else theme.LABEL
            place, bar = bar.cut_left(least + room * extra / sum(more), gap)
            put(key, place)
            key.redraw()

    def _lay_side(self, side: Rect, view: ReplayView, gap: float) -> None:
        """From both ends: what moves it below, what it is above; the words in between."""
        side = self._lay_keys(side, gap)
        side = self._lay_head(side, view, gap)
        if view.notice:
            high = min(self.notice.height_for(side.w), side.h * 0.4)
            place, side = side.cut_bottom(high, gap)
            put(self.notice, place)
        else:
            put(self.notice, NOWHERE)
        if view.stories:
            self._show(self.list)
            put(self.list, side)
        elif view.step:
            self._show(self.disc, self.step, self.said, *([self.truth] if view.truth[1] else []))
            self._lay_step(side, view, gap)
        else:
            self._show()

    def _lay_keys(self, side: Rect, gap: float) -> Rect:
        for keys, high in ((self.keys, _KEYS), (self.more, theme.TARGET)):
            if keys:
                row, side = side.cut_bottom(dp(high), dp(theme.BETWEEN))
                for key, place in zip(keys, row.columns(len(keys), dp(6)), strict=True):
                    put(key, place)
        return side.cut_bottom(0, gap)[1] if self.keys else side

    def _lay_head(self, side: Rect, view: ReplayView, gap: float) -> Rect:
        title = min(self.title.height_for(side.w), side.h * 0.3)
        place, side = side.cut_top(title, dp(4))
        put(self.title, place)
        if view.text:
            place, side = side.cut_top(min(self.text.height_for(side.w), side.h), gap)
            put(self.text, place)
        else:
            put(self.text, NOWHERE)
        if not view.where:
            put(self.where, NOWHERE)
            self._rail.hide()
            self._done.hide()
            return side
        place, side = side.cut_top(self.where.height_for(side.w), dp(6))
        put(self.where, place)
        rail, side = side.cut_top(dp(_LINE), gap)
        self._rail.draw(rail, self.look.card, radius=_LINE / 2)
        self._done.draw(
            rail.cut_left(max(dp(_LINE), rail.w * view.share))[0], self.look.line, radius=_LINE / 2
        )
        return side

    def _lay_step(self, side: Rect, view: ReplayView, gap: float) -> None:
        row, side = side.cut_top(dp(_DISC), gap)
        if view.who:
            disc, row = row.cut_left(dp(_DISC), dp(10))
            put(self.disc, disc)
        else:
            put(self.disc, NOWHERE)
        put(self.step, row)
        truth = min(self.truth.height_for(side.w), side.h * 0.4) if view.truth[1] else 0
        said, rest = side.cut_top(min(self.said.height_for(side.w), side.h - truth - gap), gap)
        put(self.said, said)
        put(self.truth, rest.cut_top(truth)[0])

    def _show(self, *wanted: Any) -> None:
        """Of what takes turns, these; the others are not in the window at all."""
        for widget in (self.disc, self.step, self.said, self.truth, self.list):
            have(self, widget, widget in wanted)
