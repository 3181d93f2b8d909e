"""A button: one act, and how it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, assert_never

from kivy.metrics import dp

from companion.engine.frozen import frozen, revised
from companion.ui.kit import motion, theme
from companion.ui.kit.drawn.icon import Emblem, Sign, known
from companion.ui.kit.drawn.lettering import (
    Writing,
    fitting,
    letters,
    measured,
    pixels,
    reckoned,
    styled,
    text_height,
    text_scale,
    text_width,
)
from companion.ui.kit.drawn.paint import RoundedBox, blended
from companion.ui.kit.drawn.sweep import BoxVeil, Sweep, Veil
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_LINE: Final = 1.15
_SECOND: Final = 14  # sp: a second line is not smaller
_NARROW: Final = 110
_CLOSE: Final = 240  # a caption narrower than this stands close to its icon
_UNEDGED: Final = 0.16  # of white or black, in the ground of a pressed button without an edge
# row: icon and label beside each other, in the middle. stack: the icon over the label. caption:
# the second line small over the label, at the left. list: everything at the left, the second line
# at the right, the long text below.
ButtonForm = Literal["row", "stack", "caption", "list"]


@frozen
class Skin:
    fill: str
    edge: str
    text: str
    second: str


TONES: Final = {
    "raised": Skin(theme.RAISED, theme.RAISED_EDGE, theme.TEXT, theme.MUTED),
    "accent": Skin(theme.ACCENT, "", theme.ON_ACCENT, theme.ON_ACCENT),
    "answer": Skin(theme.ANSWER, theme.ANSWER_EDGE, theme.TEXT, theme.TEXT),
    "paper": Skin(theme.PAPER, "", theme.ON_PAPER, theme.ON_PAPER),
    "plain": Skin("", "", theme.TEXT, theme.MUTED),
    "problem": Skin(theme.PROBLEM_BG, theme.PROBLEM, theme.PROBLEM_TEXT, theme.PROBLEM_TEXT),
    "option": Skin(theme.RAISED, theme.RAISED_EDGE, theme.TEXT, theme.MUTED),
}
# An option that is on: amber is not for what somebody has set.
_ON: Final = Skin(theme.ACTING, theme.THUMB, theme.TEXT, theme.TEXT)
QUIET: Final = Skin(theme.QUIET, theme.QUIET_EDGE, theme.QUIET_TEXT, theme.QUIET_TEXT)
# In the showable look.
SHOW: Final = Skin(theme.SHOW_BUTTON, "", theme.WHITE, theme.WHITE)


def skin_of(button: Button) -> Skin:
    if button.chosen:
        return _ON if button.tone == "option" else TONES["accent"]
    if not button.enabled:
        return Skin("", "", QUIET.text, QUIET.text) if button.tone == "plain" else QUIET
    return TONES[button.tone]


def has_picture(button: Button | None) -> bool:
    return button is not None and bool(button.who or known(button.icon))


def label_size(button: Button, cell: Rect, sp: float, stacked: bool = False) -> float:
    """The size in sp, `sp` at most, at which a label fits its cell, beside or below its picture.

    Where a second line fits worse, the label's share of that.
    """
    width, height = cell.w - 2 * _side(cell), cell.h - dp(8)
    if has_picture(button):
        width, height = (width, height - dp(34)) if stacked else (width - dp(44), height)
    second = height * 0.4 if button.second else 0
    size = _fit(button.label, sp, width, height - second)
    if second:
        size = min(size, sp * _fit(button.second, theme.SMALL, width, second) / theme.SMALL)
    return size


def _side(cell: Rect) -> float:
    """The rim beside the words; small where they have little room."""
    return min(dp(theme.PADDING), cell.w * (0.06 if cell.w >= dp(_NARROW) else 0.035))


def _fit(text: str, sp: float, width: float, height: float) -> float:
    wanted = letters(sp)
    room = (int(width), int(height))
    return sp * reckoned(text, styled(700, "center", _LINE), wanted, room) / wanted


class Press(Painted):
    """A `views.Button` in its tone.

    `sp`: the size of the label. `icon`: the side of the icon, in dp. `skin`: a look of its own.
    """

    def __init__(
        self,
        button: Button | None = None,
        *,
        form: ButtonForm = "row",
        sp: float = theme.LABEL,
        icon: float = 26,
        radius: float = theme.BUTTON_RADIUS,
        skin: Skin | None = None,
        **look: Any,
    ) -> None:
        super().__init__(**look)
        self.button: Button | None = None
        self.form: ButtonForm = form
        self.sp, self.icon, self.radius, self.skin = sp, icon, radius, skin
        self.brief = False  # only its label has room
        self.left = 0.0  # pixels at the left, for what somebody else draws there
        self._box = RoundedBox(self.canvas)
        self._label, self._second = Writing(self.canvas), Writing(self.canvas)
        self._lines: Writing | None = None
        self._sign: Sign | None = None
        self._emblem: Emblem | None = None
        self._sweep: Sweep | None = None
        if button is not None:
            self.render(button)

    def render(self, button: Button) -> None:
        if button != self.button:
            self.button = button
            self.role, self.held = button.act, button.held
            self.redraw()

    @property
    def words(self) -> object:
        """The second line may be a count, which means the same from second to second."""
        button = self.button
        return button and (button.label, button.lines, button.enabled)

    @property
    def rest(self) -> float:
        return self.button.rest if self.button is not None else super().rest

    def height_for(self, width: float) -> int:
        """The height that it wants at this width: for lists."""
        if self.button is None:
            return 0
        across = width - 2 * dp(theme.PADDING) - self._icon_room()
        height = text_height(self.button.label, across, self.sp, weight=700)
        if self.button.second and self.form != "list":
            height += text_height(self.button.second, across, theme.SMALL, weight=700)
        if self.button.lines:
            height += text_height(self.button.lines, width - 2 * dp(theme.PADDING), theme.BODY)
        return int(max(dp(theme.TARGET), height + 2 * dp(10)))

    # Drawing

    def paint(self, rect: Rect) -> None:
        button = self.button
        if button is None:
            return
        skin = self.skin or skin_of(button)
        self.draw_back(rect, skin)
        inside = rect.cut_left(self.left)[1].inset(self.rim(rect), dp(4))
        if button.lines and self.form != "stack":
            inside = self._draw_lines(inside, button.lines, skin)
        elif self._lines:
            self._lines.hide()
        match self.form:
            case "row":
                self._draw_row(inside, button, skin)
            case "stack":
                self._draw_stack(inside, button, skin)
            case "caption":
                self._draw_caption(inside, button, skin)
            case "list":
                self._draw_list(inside, button, skin)
            case _:
                assert_never(self.form)

    def rim(self, rect: Rect) -> float:
        return _side(rect)

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        self._box.draw(rect, self.fill_of(skin), skin.edge, radius=self.radius)

    def fill_of(self, skin: Skin) -> str:
        """Under the finger more like its edge; without one lighter, or darker if it is light."""
        if not self.depth:
            return skin.fill
        if skin.fill and skin.edge:
            return blended(skin.fill, skin.edge, motion.TINTED * self.depth)
        dark = skin.text in {theme.ON_ACCENT, theme.ON_PAPER}
        other = "#000000" if dark else theme.WHITE
        return blended(skin.fill or theme.PANEL, other, _UNEDGED * self.depth)

    def sweep(self, seconds: float) -> None:
        if self.button is not None and self.button.enabled:
            self._sweep = self._sweep or Sweep(self.canvas, self.veil())
            self._sweep.play(self.rect, seconds)

    def veil(self) -> Veil:
        """The shape that lies over it while it takes nothing."""
        return BoxVeil(self.radius)

    def _draw_lines(self, inside: Rect, text: str, skin: Skin) -> Rect:
        """The long text below; what is left for the rest, close over it."""
        self._lines = self._lines or Writing(self.canvas)
        height = text_height(text, inside.w, theme.BODY)
        label = text_height(self.button.label if self.button else "", inside.w, self.sp)
        spare = inside.h - height - max(dp(self.icon), label) - dp(14)
        inside = inside.inset(0, max(dp(4), spare / 2))
        below, rest = inside.cut_bottom(height, dp(4) if spare > 0 else 0)
        self._lines.draw(below, text, theme.BODY, colour=skin.second, valign="top")
        return rest

    def _icon_room(self) -> float:
        beside = dp(6 if self.width < dp(120) else 10)
        return dp(self.icon) + beside if has_picture(self.button) else 0

    def _draw_icon(self, x: float, y: float, side: float, skin: Skin) -> None:
        button = self.button
        assert button is not None
        if self._emblem and not button.who:
            self._emblem.hide()
        if self._sign and (button.who or not button.icon):
            self._sign.hide()
        if button.who:
            self._emblem = self._emblem or Emblem(self.canvas)
            self._emblem.draw(x, y, side / 2.3, button.who)
        elif button.icon:
            self._sign = self._sign or Sign(self.canvas)
            alpha = 1.0 if button.enabled else 0.5
            glyph_alpha = alpha if skin is not QUIET else 1.0
            self._sign.draw(x, y, side, button.icon, skin.text, glyph_alpha)

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        if self.brief:
            button = revised(button, {"second": ""})
        room = self._icon_room()
        across = max(1.0, inside.w - room)
        wide = max(
            self._wide_in(button.label, self.sp, across, inside.h),
            self._wide_in(button.second, theme.SMALL, across, inside.h),
        )
        # Two texts in the middle keep the whole width: a narrow block would break their lines.
        block = min(across, wide + dp(2)) if room or not button.second else across
        start = inside.x + (inside.w - room - block) / 2
        self._draw_icon(start + dp(self.icon) / 2, inside.middle[1], dp(self.icon), skin)
        place = Rect(start + room, inside.y, block, inside.h)
        self._draw_pair(place, button, skin, "left" if room and button.second else "center")

    def _wide_in(self, text: str, sp: float, across: float, height: float) -> float:
        """The width of a text that may have to wrap."""
        wide = self._wide(text, sp)
        if wide <= across or not text:
            return wide
        style = styled(self._weight(), "center", _LINE)
        size = fitting(text, style, letters(sp), (int(across), int(height)))
        return measured(text, style, size, int(across))[0]

    def _draw_pair(self, place: Rect, button: Button, skin: Skin, halign: str) -> None:
        """The label, and the second line close under it; both shrink together."""
        air = pixels(theme.SMALL) * 0.2 if button.second else 0
        wanted = text_height(button.second, place.w, theme.SMALL, weight=700)
        share = _fit(button.label, self.sp, place.w, place.h + air - wanted) / self.sp
        small = max(theme.SMALL * share, _SECOND / max(1.0, text_scale()))
        second = min(text_height(button.second, place.w, small, weight=700), place.h * 0.6)
        high = text_height(button.label, place.w, self.sp, weight=self._weight())
        label = min(high, place.h - second + air)
        low = place.middle[1] - (label + second - air) / 2
        upper = Rect(place.x, low + second - air, place.w, label)
        self._write(self._label, upper, button.label, (self.sp, 13), skin.text, halign)
        lower = Rect(place.x, low, place.w, second)
        self._write(self._second, lower, button.second, (small, 12), skin.second, halign)

    def _draw_stack(self, inside: Rect, button: Button, skin: Skin) -> None:
        high = text_height(button.label, inside.w, self.sp, weight=self._weight())
        side = min(dp(self.icon), inside.h * 0.5)
        label = min(high, inside.h - side)
        top = inside.middle[1] + (side + label) / 2
        self._draw_icon(inside.middle[0], top - side / 2, side, skin)
        place = Rect(inside.x, top - side - label, inside.w, label)
        self._write(self._label, place, button.label, (self.sp, 12), skin.text, "center")
        self._second.hide()

    def _draw_caption(self, inside: Rect, button: Button, skin: Skin) -> None:
        """The small line over the label; without room for both the icon alone says it."""
        both = pixels(theme.SMALL) + pixels(_SECOND) * _LINE
        close, narrow = self.width < dp(_CLOSE), self.width < dp(150) or both > inside.h
        side, air = dp(self.icon) * (0.8 if close else 1), dp(4 if close else 18)
        self._draw_icon(inside.x + air / 4 + side / 2, inside.middle[1], side, skin)
        place = inside.cut_left(side + air)[1]
        if not button.second or narrow:
            self._second.hide()
            self._write(self._label, place, button.label, (self.sp, 13), skin.text, "left")
            return
        air = pixels(theme.SMALL) * 0.25
        small = text_height(button.second, place.w, theme.SMALL, weight=700)
        large = min(text_height(button.label, place.w, self.sp, weight=700), place.h - small + air)
        low = place.middle[1] - (small + large - air) / 2
        upper = Rect(place.x, low + large - air, place.w, small)
        self._write(self._second, upper, button.second, (theme.SMALL, 11), skin.second, "left")
        lower = Rect(place.x, low, place.w, large)
        self._write(self._label, lower, button.label, (self.sp, 13), skin.text, "left")

    def _draw_list(self, inside: Rect, button: Button, skin: Skin) -> None:
        room = self._icon_room()
        self._draw_icon(inside.x + dp(self.icon) / 2, inside.middle[1], dp(self.icon), skin)
        place = inside.cut_right(max(0, inside.w - room))[0]
        spare = place.w - dp(12) - self._wide(button.label, self.sp)
        wide = min(max(place.w * 0.45, spare), self._wide(button.second, self.sp) + dp(2))
        right, left = place.cut_right(wide, dp(10) if wide else 0)
        self._write(self._second, right, button.second, (self.sp, 13), skin.second, "right")
        self._write(self._label, left, button.label, (self.sp, 13), skin.text, "left")

    def _wide(self, text: str, sp: float) -> float:
        return text_width(text, sp, weight=self._weight())

    def _weight(self) -> int:
        return 800 if self.sp >= theme.ANNOUNCED else 700

    def _write(
        self,
        writing: Writing,
        place: Rect,
        text: str,
        sizes: tuple[float, float],
        colour: str,
        halign: str,
    ) -> None:
        writing.draw(
            place,
            text,
            sizes[0],
            least=min(sizes),
            weight=self._weight() if writing is self._label else 700,
            colour=colour,
            halign=halign,
            line=_LINE,
        )


class Wipe(Press):
    def __init__(self, wipe: Callable[[], None]) -> None:
        super().__init__(icon=22)
        self._wipe = wipe
        self.render(Button("wipe", "", icon="close", tone="plain"))

    def act(self, _act: str) -> None:
        self._wipe()
