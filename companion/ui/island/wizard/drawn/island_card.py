"""An island on a card, and the one that is shown large."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.map.drawn.miniature import Miniature
from companion.ui.island.wizard.ready_made_views import IslandCard, IslandFigure, IslandPreview
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_ASPECT: Final = 14.2 / 12.3  # of an island with its ocean
_NAME: Final = 17  # sp
_TEXT: Final = 14.5
_LOWEST: Final = 24  # dp of an island that can be seen
_LEAST: Final = 14
_RIM: Final = 12
_RADIUS: Final = 18
_KEY: Final = 72  # dp: a key of the owner beside the first one
_ROW: Final = 260  # dp of both over it, from which a word stands beside its sign
_NARROW: Final = 140  # dp of width below which its rim is smaller
_SHARE: Final = 0.42  # of the width at most, for the large one beside its words
_LOW_NAME: Final = 21  # sp
_ISLAND: Final = 0.42  # of the height, for the island at least


class IslandPress(Painted):
    """Touched it is shown large; the one that is has an amber edge.

    `brief`: its name alone. `air`: pixels above its island, as on all cards of the page.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.card: IslandCard | None = None
        self.brief, self.air = False, 0.0
        self._box, self._island = RoundedBox(self.canvas), Miniature(self.canvas)
        self._name, self._text = Writing(self.canvas), Writing(self.canvas)

    @property
    def words(self) -> object:
        return self.card and self.card.name

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.card is None else f"{self.card.name}\n{self.card.text}"

    def render(self, card: IslandCard) -> None:
        self.card, self.role = card, card.button.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        card = self.card
        if card is None:
            return
        chosen = card.button.chosen
        fill = mixed(theme.ACTING if chosen else theme.CARD, theme.WHITE, 0.12 * self.pressed)
        self._box.draw(rect, fill, theme.ACCENT if chosen else "", radius=_RADIUS, width=3)
        inside = rect.inset(self._rim(rect.w), dp(8))
        inside = inside.cut_bottom(inside.h - self.air)[0]
        name, text = self._words_high(inside.w)
        text *= not self.brief
        around = min(dp(_RIM), inside.x - rect.x) - dp(4)
        island = self._island_high(rect.w, inside.h - name - text)
        spare = max(0.0, inside.h - island - name - text)
        above, rest = inside.cut_top(island, min(dp(10), spare))
        above = Rect(above.x - around, above.y, above.w + 2 * around, above.h)
        if island >= dp(_LOWEST):
            self._island.draw(_fitted(above), card.ground)
        else:  # large letters have left it no room
            self._island.hide()
        place, rest = rest.cut_top(name, dp(3))
        self._name.draw(place, card.name, self._name_size(inside.w), least=_LEAST, weight=800,
                        line=1.1)  # fmt: skip
        below = rest.cut_top(text)[0]
        self._text.draw(below, card.text if text else "", _TEXT, least=_LEAST,
                        colour=theme.MUTED, line=1.2, valign="top")  # fmt: skip

    def _island_high(self, width: float, room: float) -> float:
        """As wide as the card, nearly, if there is room."""
        return min(max(0.0, room - dp(8)), (width - dp(8)) / _ASPECT)

    def spare(self, width: float, height: float) -> float:
        """The height that is left over on a card of that size."""
        name, text = self._words_high(width - 2 * self._rim(width))
        room = height - 2 * dp(8) - name - text * (not self.brief)
        return max(0.0, room - self._island_high(width, room) - dp(10))

    @staticmethod
    def _rim(width: float) -> float:
        return dp(_RIM if width >= dp(_NARROW) else 4)

    def _name_size(self, width: float) -> float:
        """Smaller where its longest word has no room."""
        words = self.card.name.split() if self.card else []
        longest = max((text_width(word, _NAME, weight=800) for word in words), default=0)
        return max(_LEAST, min(_NAME, _NAME * width / max(1.0, longest)))

    def _words_high(self, width: float) -> tuple[float, float]:
        if self.card is None:
            return 0, 0
        name = text_height(self.card.name, width, self._name_size(width), weight=800, line=1.1)
        return name, text_height(self.card.text, width, _TEXT, line=1.2)

    def has_room(self, width: float, height: float) -> bool:
        """For what it says below its name, and an island large enough to be told from others."""
        inside = width - 2 * self._rim(width)
        words = sum(self._words_high(inside)) + 2 * dp(8) + dp(8)
        return height - words >= min(inside / _ASPECT, height * _ISLAND)


class LargeIsland(Panel):
    """The island, what it is good for, three numbers, and the way to play on it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.preview: IslandPreview | None = None
        self._box, self._island = RoundedBox(self.canvas), Miniature(self.canvas)
        self.name = Lettering(sp=28, weight=800, least=18, line=1.1)
        self.note = Lettering(sp=18, least=14, colour=theme.MUTED, line=1.25, valign="top")
        self.take = Press(sp=20)
        self.keys: list[Press] = []
        self.figures: tuple[IslandFigure, ...] = ()
        self._figures = [FigureSign(self.canvas) for _ in range(3)]
        for widget in (self.name, self.note, self.take):
            self.add_widget(widget)

    @property
    def text(self) -> str:
        """The numbers, which the tests read."""
        return "\n".join(f"{one.number} {one.label}" for one in self.figures)

    def render(self, preview: IslandPreview) -> None:
        self.preview, self.figures = preview, preview.figures
        self.name.text, self.note.text = preview.name, preview.text
        self.take.render(preview.take)
        render_each(self, self.keys, preview.own, lambda: Press(icon=26))
        for key in (self.take, *self.keys):
            key.redraw()  # the text size may have changed
        self.name.redraw()
        self.note.redraw()
        self.lay_soon()

    def height_for(self, width: float) -> float:
        """The least that its words need beside its island, without what it is good for."""
        if self.preview is None:
            return 0
        self.name.sp = _LOW_NAME
        across = (width - 2 * dp(16)) * (1 - _SHARE) - dp(14)
        name, _, figures, keys = self._heights(across)
        return name + figures + keys + 2 * dp(12) + 3 * dp(8)

    def lay(self) -> None:
        if self.preview is None:
            return
        self._box.draw(self.rect, theme.CARD, radius=20)
        low = self.height < dp(300)
        inside = self.rect.inset(dp(16 if low else 24), dp(12 if low else 16))
        self.name.sp, self.note.sp = (_LOW_NAME, 15) if low or self.width < dp(360) else (28, 18)
        if inside.w > 1.3 * inside.h:
            wide = min(inside.w * _SHARE, inside.h * _ASPECT)
            island, inside = inside.cut_left(wide, dp(14))
        else:
            words = self._words_high(inside.w)
            island, inside = inside.cut_top(max(dp(60), inside.h - words - dp(8)), dp(8))
        self._island.draw(_fitted(island), self.preview.ground)
        self._lay_words(inside)

    def _heights(self, width: float) -> tuple[float, float, float, float]:
        return (
            self.name.height_for(width),
            self.note.height_for(width),
            max(FigureSign.height_for(one, width / 3) for one in self.figures),
            self._keys_high(width),
        )

    def _keys_high(self, width: float) -> float:
        """The owner's keys stand beside the first one, or over it."""
        take = max(dp(theme.TARGET), self.take.height_for(self._take_wide(width)))
        return take + (dp(theme.TARGET + 8) if self._is_crowded(width) else 0)

    def _take_wide(self, width: float) -> float:
        beside = 0 if self._is_crowded(width) else len(self.keys) * dp(_KEY + 8)
        return width - beside

    def _is_crowded(self, width: float) -> bool:
        label = self.take.button.label if self.take.button else ""
        wanted = text_width(label, 20, weight=700) + dp(26 + 10 + 2 * theme.PADDING)
        return bool(self.keys) and wanted > width - len(self.keys) * dp(_KEY + 8)

    def _words_high(self, width: float) -> float:
        return sum(self._heights(width)) + dp(8) + dp(14) + dp(14)

    def _lay_words(self, words: Rect) -> None:
        name, note, figures, take = self._heights(words.w)
        if name + note + figures + take + dp(12) > words.h:  # on a phone the map tells more
            note = max(0.0, words.h - name - figures - take - dp(12))
            note = note if note >= dp(38) else 0.0
        self.note.text = self.preview.text if note and self.preview else ""
        spare = max(0.0, words.h - name - note - figures - take)
        gap = min(dp(22), spare / 3)
        words = words.inset(0, max(0.0, spare - 3 * gap) / 2)
        place, rest = words.cut_top(name, gap / 2)
        put(self.name, place)
        place, rest = rest.cut_top(note, gap)
        put(self.note, place)
        low, rest = rest.cut_bottom(take, gap)
        self._lay_keys(low)
        row = rest.cut_top(min(figures, rest.h))[0]
        for sign, figure, cell in zip(self._figures, self.figures, row.columns(3), strict=True):
            sign.draw(cell, figure)

    def _lay_keys(self, low: Rect) -> None:
        crowded = self._is_crowded(low.w)
        for key in self.keys:
            key.form, key.sp = ("row", 17) if crowded and low.w >= dp(_ROW) else ("stack", 14)
            key.redraw()
        if crowded:
            take, upper = low.cut_bottom(low.h - dp(theme.TARGET + 8), dp(8))
            put(self.take, take)
            for key, cell in zip(self.keys, upper.columns(len(self.keys), dp(8)), strict=True):
                put(key, cell)
            return
        for key in reversed(self.keys):
            place, low = low.cut_right(dp(_KEY), dp(8))
            put(key, place)
        put(self.take, low)


class FigureSign:
    """A sign and a number, and below them what was counted."""

    def __init__(self, canvas: Any) -> None:
        self._sign = Sign(canvas)
        self._number, self._label = Writing(canvas), Writing(canvas)

    @staticmethod
    def height_for(figure: IslandFigure, width: float) -> float:
        label = text_height(figure.label, width - dp(8), _TEXT, weight=700, line=1.15)
        return float(dp(30) + label)

    def draw(self, rect: Rect, figure: IslandFigure) -> None:
        upper, lower = rect.cut_top(dp(28), dp(2))
        sign, number = upper.cut_left(dp(24), dp(8))
        self._sign.draw(*sign.middle, dp(24), figure.icon, theme.MISSION)
        self._number.draw(number, figure.number, 21, weight=800)
        place = Rect(lower.x, lower.y, max(1.0, lower.w - dp(8)), lower.h)
        self._label.draw(place, figure.label, _TEXT, least=_LEAST, weight=700,
                         colour=theme.MUTED, line=1.15, valign="top")  # fmt: skip


def _fitted(place: Rect) -> Rect:
    wide = min(place.w, place.h * _ASPECT)
    x, y = place.middle
    return Rect(x - wide / 2, y - wide / _ASPECT / 2, wide, wide / _ASPECT)
