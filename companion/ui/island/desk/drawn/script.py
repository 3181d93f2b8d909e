"""A page of the script on a canvas: emblems, chips below them, and sentences beside both."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import CHARACTERS, OP, PIECES
from companion.ui.island.desk.drawn.script_pages import (
    BOLD,
    CHIP_H,
    EMBLEM,
    PageRoom,
    PlacedGroup,
    ScriptPage,
)
from companion.ui.island.desk.views import Chip
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, pixels, text_width
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.motion import (
    MARKS,
    RISES,
    SCRIPT,
    SCRIPT_WAITS,
    SWOLLEN,
    out_back,
    out_cubic,
)
from companion.ui.kit.rect import Rect

CHIP_W: Final = 58
_WIDEST: Final = 66
CHIP_COLOURS: Final = {
    "health": theme.HEALTH, "energy": theme.ENERGY, "mission": theme.MISSION,
    "fruit": theme.ANSWER_EDGE,
}  # fmt: skip
_CHIP_SP: Final = 16
_STONE: Final = 0.84
_LINE: Final = 1.2
_FAR: Final = 4000  # pixels: a run never wraps


class EmblemSign:
    """A captive's emblem, the stone of an OP piece, or a speaker: whom the words are for.

    `ink`: the colour of a glyph.
    """

    def __init__(self, canvas: Any, ink: str = theme.MUTED) -> None:
        self._ink = ink
        self._rim, self._stone = RoundedBox(canvas), RoundedBox(canvas)
        self._sign, self._emblem = Sign(canvas), Emblem(canvas)

    def draw(self, x: float, y: float, radius: float, to: str) -> None:
        """`radius` in pixels, of the emblem without its rim."""
        self._emblem.hide()
        if to in PIECES:
            side = 2 * radius
            outside = Rect(x - radius, y - radius, side, side)
            self._rim.draw(outside, theme.CASING, radius=10)
            self._stone.draw(outside.inset(dp(2)), theme.PIECE_GROUND[to], theme.WHITE, radius=8)
            self._sign.draw(x, y, _STONE * radius * 1.5, to, theme.TEXT)
            return
        self._rim.hide()
        self._stone.hide()
        if to in CHARACTERS:
            self._sign.hide()
            self._emblem.draw(x, y, radius * 0.9, to)
        else:
            name = "eye" if to == OP else "speaker"
            self._sign.draw(x, y, 1.5 * radius, name, self._ink)

    def hide(self) -> None:
        self._rim.hide()
        self._stone.hide()
        self._sign.hide()
        self._emblem.hide()


class ChipSign:
    """A mark to make, or a cost: a number and its sign in a frame of the colour that changes."""

    def __init__(self, canvas: Any) -> None:
        self._moved = Moved(canvas)
        self._box, self._text = RoundedBox(self._moved.canvas), Writing(self._moved.canvas)
        self._sign = Sign(self._moved.canvas)
        self._middle = (0.0, 0.0)
        self._swells = Motion(self._swell, 1.0)

    def swell(self) -> None:
        """It has just come: it begins too large."""
        self._swells.play(SWOLLEN, 1.0, MARKS, ease=out_back)

    def _swell(self) -> None:
        self._moved.move(0, 0, self._swells.value, self._middle)

    def draw(self, x: float, y: float, chip: Chip) -> None:
        """Its upper left corner, in pixels."""
        colour = CHIP_COLOURS[chip.tone]
        rect = Rect(x, y - dp(CHIP_H), chip_width(chip), dp(CHIP_H))
        self._middle = rect.middle
        self._box.draw(rect, theme.CASING, colour, radius=8)
        inside = rect.inset(dp(8), dp(2))
        sign, words = inside.cut_right(dp(18), dp(3))
        self._sign.draw(*sign.middle, dp(18), chip.picture, colour)
        self._text.draw(
            words, chip.text, _CHIP_SP, weight=800, halign="center", colour=theme.TEXT, least=11
        )

    def hide(self) -> None:
        self._box.hide()
        self._text.hide()
        self._sign.hide()


def chip_width(chip: Chip) -> float:
    """So wide that its words fit, and not over the sentence beside it: there they shrink."""
    wanted = text_width(chip.text, _CHIP_SP, weight=800) + dp(36)
    return float(min(max(dp(CHIP_W), wanted), dp(_WIDEST)))


def page_top(place: Rect, page: ScriptPage) -> float:
    """A page stands in the middle of its place from top to bottom."""
    return place.top - max(0.0, (place.h - page.height) / 2)


class ScriptPainter:
    """Keeps what it has drawn with, and hides what a page does not need."""

    def __init__(self, canvas: Any) -> None:
        self._canvas, self._words = canvas, Moved(canvas)
        self._comes = Motion(self._come, 1.0)
        self.writings: list[Writing] = []
        self._emblems: list[EmblemSign] = []
        self.chips: list[ChipSign] = []

    def come(self) -> None:
        """Let new words come, and the marks beside them; whom they are for is there at once."""
        self._comes.play(0.0, 1.0, SCRIPT, ease=out_cubic, wait=SCRIPT_WAITS)
        for chip in self.chips:
            chip.swell()

    def _come(self) -> None:
        self._words.fade(self._comes.value)
        self._words.move(0, -dp(RISES) * (1 - self._comes.value))

    def draw(self, place: Rect, page: ScriptPage, room: PageRoom, muted: bool) -> None:
        top = page_top(place, page)
        self._draw_runs(place.x + room.gutter, top, page, muted)
        self._draw_groups(place.x, top, page.groups, room.gutter)

    def _draw_runs(self, x: float, top: float, page: ScriptPage, muted: bool) -> None:
        while len(self.writings) < len(page.runs):
            self.writings.append(Writing(self._words.canvas))
        high = pixels(page.size) * _LINE
        for writing, run in zip(self.writings, page.runs, strict=False):
            colour = theme.WHITE if run.weight == BOLD else theme.SAY_TEXT
            writing.draw(
                Rect(x + run.x, top - run.top - high, _FAR, high),
                run.text,
                page.size,
                weight=run.weight,
                colour=theme.MUTED if muted else colour,
                valign="top",
            )
        for writing in self.writings[len(page.runs) :]:
            writing.hide()

    def _draw_groups(
        self, x: float, top: float, groups: tuple[PlacedGroup, ...], gutter: float
    ) -> None:
        while len(self._emblems) < len(groups):
            self._emblems.append(EmblemSign(self._canvas))
        middle = x + gutter / 2 - dp(7)
        chips = [(top - at, chip) for one in groups for at, chip in one.chips]
        while len(self.chips) < len(chips):
            self.chips.append(ChipSign(self._canvas))
        for emblem, group in zip(self._emblems, groups, strict=False):
            emblem.draw(middle, top - group.top - dp(EMBLEM), dp(EMBLEM), group.group.to)
        for sign, (y, chip) in zip(self.chips, chips, strict=False):
            sign.draw(max(x - dp(2), middle - dp(CHIP_W) / 2), y, chip)
        for spare in self._emblems[len(groups) :]:
            spare.hide()
        for sign in self.chips[len(chips) :]:
            sign.hide()

    def hide(self) -> None:
        for writing in self.writings:
            writing.hide()
        self._draw_groups(0, 0, (), 0)
