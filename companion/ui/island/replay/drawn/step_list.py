"""The journal's lines under their rounds. A game has hundreds: only those in view have a widget."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.core.text import Label as PlainLabel
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp

from companion.ui.island.map.view import letter
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Disc, Sign
from companion.ui.kit.drawn.lettering import FONTS, Words, Writing, pixels, text_scale, text_width
from companion.ui.kit.drawn.paint import CLEAR, Box, mixed, rgba
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.rect import Rect
from companion.ui.presenter.views import JournalLine
from companion.ui.widgets.panel import Part, put

Rounds = tuple[tuple[str, tuple[JournalLine, ...]], ...]

_LINE: Final = 72
_HEADING: Final = 44
_APART: Final = 4
_SIGN: Final = 36


@lru_cache(maxsize=2000)
def shortened(text: str, width: int, sp: float, _scale: float) -> str:
    """As many whole words as fit on one line."""
    if text_width(text, sp) <= width:
        return text
    words = text.split()
    low, high = 0, len(words)
    while high - low > 1:
        middle = (low + high) // 2
        fits = text_width(" ".join(words[:middle]) + " …", sp) <= width
        low, high = (middle, high) if fits else (low, middle)
    return " ".join(words[:low]) + " …"


class Struck:
    """A label with a line through it."""

    def __init__(self, canvas: Any) -> None:
        self._label: PlainLabel | None = None
        self._colour = Color(*CLEAR)
        self._picture = Rectangle(size=(0, 0))
        canvas.add(self._colour)
        canvas.add(self._picture)

    def draw(self, rect: Rect, text: str) -> None:
        self._label = label = PlainLabel(
            text=text, font_name=FONTS[700], font_size=pixels(theme.BODY), strikethrough=True
        )
        label.refresh()
        self._colour.rgba = rgba(theme.QUIET_TEXT)
        self._picture.texture = label.texture
        self._picture.size = label.texture.size
        self._picture.pos = (round(rect.x), round(rect.middle[1] - label.texture.height / 2))

    def hide(self) -> None:
        self._picture.size = (0, 0)


class StepKey(Touched):
    """One step: whose, what, and the beginning of what was said."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.line: JournalLine | None = None
        self._box = Box(self.canvas)
        self._disc, self._sign = Disc(self.canvas), Sign(self.canvas)
        self._label, self._said = Writing(self.canvas), Writing(self.canvas)
        self._struck = Struck(self.canvas)
        self.redraw = Clock.create_trigger(self._redraw, -1)
        self.fbind("pos", self.redraw)
        self.fbind("size", self.redraw)

    @property
    def text(self) -> str:
        return self.line.label if self.line else ""

    def render(self, line: JournalLine) -> None:
        if line != self.line:
            self.line = line
            self.role = line.act
            self.redraw()

    def look_pressed(self, pressed: bool) -> None:
        super().look_pressed(pressed)
        self.redraw()

    def _redraw(self, *_: object) -> None:
        line = self.line
        if line is None or self.width < 1:
            return
        rect = Rect(self.x, self.y, self.width, self.height)
        fill = theme.ACTING if line.chosen else theme.PANEL
        fill = mixed(fill, theme.WHITE, 0.12) if self.pressed else fill
        self._box.draw(rect, fill, theme.ACCENT if line.chosen else "")
        sign, words = rect.inset(dp(10), dp(6)).cut_left(dp(_SIGN), dp(10))
        self._draw_sign(sign, line)
        upper, lower = words.rows(2)
        self._draw_label(upper, line)
        colour = theme.QUIET_TEXT if line.struck else theme.MUTED
        said = shortened(line.said, int(lower.w), 15, text_scale())
        self._said.draw(lower, said, 15, colour=colour, least=13)

    def _draw_sign(self, place: Rect, line: JournalLine) -> None:
        if line.who:
            self._sign.hide()
            language = App.get_running_app().companion.settings.language
            shown = letter(line.who, language)
            self._disc.draw(*place.middle, dp(_SIGN) / 2.3, line.who, shown)
        else:
            self._disc.hide()
            self._sign.draw(*place.middle, dp(26), "eye", theme.MUTED)

    def _draw_label(self, place: Rect, line: JournalLine) -> None:
        text = shortened(line.label, int(place.w * 0.93), theme.BODY, text_scale())
        if line.struck:
            self._label.hide()
            self._struck.draw(place, text)
        else:
            self._struck.hide()
            self._label.draw(place, text, theme.BODY, weight=700)


class StepList(Part):
    """Lies in a `Scroll`."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._rows: list[str | JournalLine] = []
        self._shown: dict[int, Any] = {}

    def render(self, rounds: Rounds) -> None:
        self._rows.clear()
        for heading, lines in rounds:
            self._rows += [heading, *lines]
        self.lay_soon()

    def height_for(self, _width: float) -> float:
        return sum(map(_height, self._rows))

    def place_of(self, at: int) -> Rect:
        """Of a row, as it lies now."""
        above = sum(map(_height, self._rows[:at]))
        height = _height(self._rows[at])
        return Rect(self.x, self.top - above - height, self.width, height - dp(_APART))

    @property
    def chosen(self) -> int | None:
        rows = enumerate(self._rows)
        return next((at for at, row in rows if isinstance(row, JournalLine) and row.chosen), None)

    def lay(self) -> None:
        wanted = dict(self._in_view())
        for at in [at for at in self._shown if at not in wanted]:
            self.remove_widget(self._shown.pop(at))
        for at, place in wanted.items():
            self._show(at, place)

    def _in_view(self) -> Iterator[tuple[int, Rect]]:
        low, high = (self.parent.y, self.parent.top) if self.parent else (self.y, self.top)
        top = self.top
        for at, row in enumerate(self._rows):
            height = _height(row)
            if top > low and top - height < high:
                yield at, Rect(self.x, top - height, self.width, height - dp(_APART))
            top -= height

    def _show(self, at: int, place: Rect) -> None:
        row = self._rows[at]
        kind = StepKey if isinstance(row, JournalLine) else Words
        if not isinstance(self._shown.get(at), kind):
            if at in self._shown:
                self.remove_widget(self._shown.pop(at))
            self._shown[at] = kind()
            self.add_widget(self._shown[at])
        widget = self._shown[at]
        if isinstance(row, JournalLine):
            widget.render(row)
        else:
            widget.text, widget.weight, widget.sp = row, 800, theme.LABEL
        put(widget, place)


def _height(row: str | JournalLine) -> float:
    # Larger letters need higher lines.
    tall = _LINE if isinstance(row, JournalLine) else _HEADING
    return float(dp(tall) * max(1.0, text_scale()))
