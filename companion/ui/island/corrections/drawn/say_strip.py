"""The strip below the facts: what must be said after this, with its chips, and what does it."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.corrections.views import CorrectionsView, ToSay
from companion.ui.island.desk.drawn.script import ChipSign, chip_width
from companion.ui.island.desk.drawn.script_pages import CHIP_H
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, pixels, text_height, text_scale
from companion.ui.kit.drawn.marked_text import runs_of
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import Rect

_HEADING: Final = 14  # sp
_SUMMARY: Final = 15
_NARROW: Final = 20  # sp of the words in a narrow window
_COMMIT: Final = (200, 92)  # dp
_BESIDE: Final = 900  # dp of width from which the summary stands beside the words
_EMBLEM: Final = 52
_TOLD: Final = 0.27  # of the width, for how an undo names it
_TOLD_IN_SHORT: Final = 0.15  # where large letters leave no room for more than the number
_LARGE: Final = 1.2
_PHONE: Final = 500  # dp of width below which a sentence has a line more
_FEW_LINES: Final = 2  # of a usual sentence, which are kept free
_RIGHT: Final = 0.45  # of the width, for what does it, where the summary is below the words
_SIZES: Final = (30, 28, 26, 24, 22, 20, 18, 16)  # sp
_LINE: Final = 1.2
_PLAIN: Final = 700  # the weight of what is not bold
_FAR: Final = 4000  # pixels: a run never wraps


def _told() -> float:
    return _TOLD if text_scale() < _LARGE else _TOLD_IN_SHORT


def said_high(marked: str, width: float, sp: float) -> float:
    """The height of words with key nouns, in pixels."""
    lines = max((run.line for run in runs_of(marked, sp, width, _PLAIN)), default=0) + 1
    return float(lines * _LINE * pixels(sp))


class SayLine:
    """Words for one captive: the emblem, the sentence, and the chips at its right."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._emblem, self._sign = Emblem(canvas), Sign(canvas)
        self._runs: list[Writing] = []
        self._chips: list[ChipSign] = []

    def draw(self, place: Rect, said: ToSay, sp: float, chips: Rect | None = None) -> None:
        """`chips`: their place, if it is not beside the words."""
        side = min(dp(_EMBLEM), place.h)
        icon, rest = place.cut_left(side, dp(12))
        if said.who:
            self._sign.hide()
            self._emblem.draw(*icon.middle, side / 2.3, said.who)
        else:
            self._emblem.hide()
            self._sign.draw(*icon.middle, side * 0.7, "speaker", theme.ACCENT)
        if chips is None:
            rest = self._draw_chips(rest, said, dp(120))  # the words come first
        else:
            self._draw_chips(chips, said, 0)
        self._draw_words(rest, said.marked, sp)

    def _draw_words(self, place: Rect, marked: str, sp: float) -> None:
        """As large as the place allows; what must not be missed is bold."""
        sizes = [one for one in _SIZES if one <= sp]
        sp = next((one for one in sizes if said_high(marked, place.w, one) <= place.h), sizes[-1])
        runs = runs_of(marked, sp, place.w, _PLAIN)
        top = place.middle[1] + said_high(marked, place.w, sp) / 2
        line = _LINE * pixels(sp)
        while len(self._runs) < len(runs):
            self._runs.append(Writing(self._canvas))
        for writing in self._runs[len(runs) :]:
            writing.hide()
        for writing, run in zip(self._runs, runs, strict=False):
            box = Rect(place.x + run.x, top - (run.line + 1) * line, _FAR, line)
            writing.draw(
                box, run.text, sp, weight=800 if run.bold else _PLAIN,
                colour=theme.WHITE if run.bold else theme.SAY_TEXT,
            )  # fmt: skip

    def _draw_chips(self, rest: Rect, said: ToSay, left: float) -> Rect:
        """From the right, as many as leave so much room."""
        while len(self._chips) < len(said.chips):
            self._chips.append(ChipSign(self._canvas))
        for mark in self._chips:
            mark.hide()
        for mark, chip in zip(self._chips, said.chips, strict=False):
            wide, high = chip_width(chip), dp(CHIP_H)
            if rest.w - wide < left:
                break
            place, rest = rest.cut_right(wide, dp(8))
            mark.draw(place.x, place.middle[1] + high / 2, chip)
        return rest

    def hide(self) -> None:
        self._emblem.hide()
        self._sign.hide()
        for writing in self._runs:
            writing.hide()
        for chip in self._chips:
            chip.hide()


class SayStrip(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: CorrectionsView | None = None
        self._box = RoundedBox(self.canvas)
        self._heading, self._summary = Writing(self.canvas), Writing(self.canvas)
        self._lines: list[SayLine] = []
        self.commit = Press(sp=20)
        self.add_widget(self.commit)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        if self.view is None:
            return ""
        return "\n".join((*(one.text for one in self.view.says), self.view.summary))

    def render(self, view: CorrectionsView) -> None:
        self.view = view
        self.commit.render(view.commit)
        self.commit.redraw()
        self.lay_soon()

    def height_for(self, width: float, low: bool) -> float:
        """The same with nothing to say and with one sentence: nothing moves for it."""
        lines = max(1, len(self.view.says) if self.view else 1)
        if width >= dp(_BESIDE):
            base = dp(112 if low else 136) + dp(36) * max(0, lines - 2)
            return max(base, self._least_high(width))
        return dp(theme.TARGET + 28 + CHIP_H + 4) + self._says_high(width)

    def _least_high(self, width: float) -> float:
        """Of the sentences in their smallest letters, beside their chips."""
        across = (width - dp(40 + _COMMIT[0] + 16)) * (1 - _told()) - dp(16 + _EMBLEM + 12)
        high = dp(20 + 4 + 20)
        for one in self.view.says if self.view else ():
            chips = sum(chip_width(chip) + dp(8) for chip in one.chips)
            wide = max(dp(120), across - chips)
            high += said_high(one.marked, wide, _SIZES[-1]) + dp(4)
        return high

    def _says_high(self, width: float) -> float:
        """Of the sentences below one another."""
        wide = width - dp(40 + _EMBLEM + 12)
        says = self.view.says if self.view else ()
        high = sum(said_high(one.marked, wide, _NARROW) for one in says)
        lines = _FEW_LINES if width >= dp(_PHONE) else _FEW_LINES + 1
        return max(lines * _LINE * pixels(_NARROW), min(dp(150), high))

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        edge = theme.ACCENT if view.says else theme.TOLD_EDGE
        self._box.draw(self.rect, theme.SAY_GROUND, edge, radius=theme.CAPTIVE_RADIUS, left=6)
        inside = self.rect.inset(dp(20), dp(10))
        if self.width >= dp(_BESIDE):
            right, inside = inside.cut_right(dp(_COMMIT[0]), dp(16))
            high = min(dp(_COMMIT[1]), right.h)
            put(self.commit, Rect(right.x, right.middle[1] - high / 2, right.w, high))
            summary, inside = inside.cut_right(inside.w * (_told() if view.says else 1), dp(16))
        else:
            low, inside = inside.cut_bottom(dp(theme.TARGET), dp(8))
            right, summary = low.cut_right(max(low.w * _RIGHT, dp(150)), dp(12))
            put(self.commit, right)
            if not view.says:
                summary = Rect(summary.x, summary.y, summary.w, inside.top - summary.y)
        wanted = text_height(view.summary, summary.w, _SUMMARY, line=1.25)
        told = view.summary if wanted <= summary.h else view.short
        self._summary.draw(summary, told, _SUMMARY, least=14, colour=theme.MUTED, line=1.25)
        self._draw_says(inside, view)

    def _draw_says(self, inside: Rect, view: CorrectionsView) -> None:
        narrow = self.width < dp(_BESIDE)
        heading = view.says_heading[narrow].upper() if view.says else ""
        head, rest = inside.cut_top(dp(CHIP_H if narrow else 20) if heading else 0, dp(4))
        chips = head.cut_right(head.w * 0.6)[0] if narrow and len(view.says) == 1 else None
        if chips is not None:
            head = head.cut_left(head.w * 0.4 - dp(8))[0]
        self._heading.draw(head, heading, _HEADING, weight=800, colour=theme.ACCENT)
        while len(self._lines) < len(view.says):
            self._lines.append(SayLine(self.canvas))
        for line in self._lines[len(view.says) :]:
            line.hide()
        if view.says:
            sp = _NARROW if narrow else 30 if len(view.says) == 1 else 24
            places = rest.rows(len(view.says), dp(4))
            for line, place, said in zip(self._lines, places, view.says, strict=False):
                line.draw(place, said, sp, chips)
