"""Pages that leave the app: drawn off the screen, in pixels of their own."""

from __future__ import annotations

from math import ceil
from typing import Any, Final, assert_never

from kivy.graphics import Color, Fbo, InstructionGroup, Rectangle
from kivy.metrics import sp as to_pixels

from companion.store.pictures import Pixels
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.drawn.map_ground import PAPER, SHOWABLE, MapLook
from companion.ui.island.map.geometry import HIGH, WIDE
from companion.ui.island.map.views import IslandView
from companion.ui.island.share.views import A4, DrawnView, PaperCaptive, PaperView, PictureView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.lettering import Writing, text_height, text_scale, text_width
from companion.ui.kit.drawn.paint import rgba
from companion.ui.kit.rect import Rect

PICTURE: Final = (1600, 1000)
_BLACK: Final = "#000000"
_GREY: Final = "#4A4A4A"
_LINE: Final = "#9A9A9A"
_FAINT: Final = "#D9D9D9"
_MARGIN: Final = 60
_GAP: Final = 18
_SIDE: Final = 330  # of the column beside the island on paper
_RULE: Final = 56  # between two lines to write on


def pixels_of(view: DrawnView) -> Pixels:
    match view:
        case PaperView():
            page = Paper(A4, theme.WHITE)
            _draw_paper(page, view)
        case PictureView():
            page = Paper(PICTURE, theme.SHOW_BG)
            _draw_picture(page, view)
        case _:
            assert_never(view)
    return page.pixels()


class Paper:
    """Everything in pixels of the page; y grows upwards."""

    def __init__(self, size: tuple[int, int], ground: str) -> None:
        self.size = size
        self.group = InstructionGroup()
        self._kept: list[Any] = []  # what is drawn must live until it has been
        self.rect = Rect(0, 0, *size)
        self.fill(self.rect, ground)

    def pixels(self) -> Pixels:
        fbo = Fbo(size=self.size)
        fbo.add(self.group)
        fbo.draw()
        return Pixels.from_below(*self.size, fbo.pixels)

    def fill(self, rect: Rect, colour: str) -> None:
        self.group.add(Color(*rgba(colour)))
        self.group.add(Rectangle(pos=(rect.x, rect.y), size=(rect.w, rect.h)))

    def frame(self, rect: Rect, colour: str, width: float = 2) -> None:
        for side in (
            rect.cut_top(width)[0], rect.cut_bottom(width)[0],
            rect.cut_left(width)[0], rect.cut_right(width)[0],
        ):  # fmt: skip
            self.fill(side, colour)

    def text(self, rect: Rect, text: str, size: float, colour: str = _BLACK, **look: Any) -> None:
        writing = Writing(self.group)
        writing.draw(rect, text, size / _pixel(), colour=colour, **{"valign": "top", **look})
        self._kept.append(writing)

    def below(
        self, rect: Rect, text: str, size: float, colour: str = _BLACK, weight: int = 400
    ) -> Rect:
        """A text at the top; what is left below it."""
        height = self.height(text, rect.w, size, weight)
        place, rest = rect.cut_top(height)
        self.text(place, text, size, colour, weight=weight)
        return rest

    def height(self, text: str, width: float, size: float, weight: int = 400) -> int:
        return text_height(text, width, size / _pixel(), weight=weight)

    def width(self, text: str, size: float, weight: int = 400) -> int:
        return text_width(text, size / _pixel(), weight=weight)

    def emblem(self, rect: Rect, who: str) -> None:
        emblem = Emblem(self.group)
        emblem.draw(*rect.middle, rect.h / 2.3, who)
        self._kept.append(emblem)

    def island(self, rect: Rect, island: IslandView, look: MapLook) -> None:
        widget = IslandMap(pos=(rect.x, rect.y), size=(rect.w, rect.h))
        widget.render(island, look=look)
        self.group.add(widget.canvas)
        self._kept.append(widget)


def _pixel() -> float:
    """The size of a letter of one sp: a page does not depend on the screen."""
    return float(to_pixels(1)) * text_scale()


# The page for going on by hand


def _draw_paper(page: Paper, view: PaperView) -> None:
    rest = page.rect.inset(_MARGIN)
    rest = _draw_head(page, view, rest)
    wide = rest.w - _SIDE - _GAP
    middle, rest = rest.cut_top(max(wide * HIGH / WIDE, _high(page, view)), _GAP)
    place, side = middle.cut_left(wide, _GAP)
    page.island(place.cut_top(wide * HIGH / WIDE)[0], view.island, PAPER)
    _draw_blocks(page, view, side)
    rest = _draw_captives(page, view, rest)
    while rest.h > _RULE and not view.over:  # what happens next is written here
        line, rest = rest.cut_top(_RULE)
        page.fill(line.cut_bottom(1)[0], _FAINT)


def _draw_head(page: Paper, view: PaperView, rest: Rect) -> Rect:
    mark = page.width(view.secret, 20, 800) + 36
    head, rest = rest.cut_top(48, 6)
    pill, head = head.cut_right(mark, _GAP)
    page.fill(pill, _BLACK)
    page.text(pill, view.secret, 20, theme.WHITE, weight=800, halign="center", valign="middle")
    page.text(head, view.title, 34, weight=800, valign="middle")
    if view.name:
        rest = page.below(rest, view.name, 21, _GREY, 700)
    for fact in view.facts:
        rest = page.below(rest, fact, 24, weight=700)
    return rest.cut_top(0, _GAP)[1]


def _high(page: Paper, view: PaperView) -> float:
    return sum(_block_height(page, heading, text) for heading, text in view.blocks)


def _block_height(page: Paper, heading: str, text: str) -> float:
    return page.height(heading, _SIDE, 19, 800) + page.height(text, _SIDE, 19) + 12


def _draw_blocks(page: Paper, view: PaperView, side: Rect) -> None:
    for heading, text in view.blocks:
        side = page.below(side, heading, 19, _GREY, 800)
        side = page.below(side, text, 19)
        side = side.cut_top(0, 12)[1]


def _draw_captives(page: Paper, view: PaperView, rest: Rect) -> Rect:
    """Side by side, as high as the longest of them."""
    wide = (rest.w - _GAP * (len(view.captives) - 1)) / len(view.captives)
    inside = wide - 2 * _GAP
    high = max(_captive_height(page, one, inside) for one in view.captives)
    row, rest = rest.cut_top(min(high + 2 * _GAP, rest.h), _GAP)
    for one, place in zip(view.captives, row.columns(len(view.captives), _GAP), strict=True):
        page.frame(place, _LINE)
        _draw_captive(page, one, place.inset(_GAP))
    return rest


def _said(one: PaperCaptive) -> list[str]:
    return [*(f"{what}: {how}" for what, how in one.lines), *one.more]


def _captive_height(page: Paper, one: PaperCaptive, width: float) -> float:
    return 52 + sum(page.height(line, width, 20) for line in _said(one))


def _draw_captive(page: Paper, one: PaperCaptive, rest: Rect) -> None:
    head, rest = rest.cut_top(44, 8)
    emblem, head = head.cut_left(44, 12)
    page.emblem(emblem, one.who)
    page.text(head, one.name, 28, weight=800, valign="middle")
    for line in _said(one):
        rest = page.below(rest, line, 20)


# The picture for everybody


def _draw_picture(page: Paper, view: PictureView) -> None:
    rest = page.rect.inset(40)
    place, side = rest.cut_left(rest.h * WIDE / HIGH, 40)
    page.island(place, view.island, SHOWABLE)
    foot, side = side.cut_bottom(ceil(page.height(view.foot, side.w, 22)), _GAP)
    page.text(foot, view.foot, 22, theme.SHOW_MUTED)
    side = page.below(side, view.title, 56, theme.SHOW_TEXT, 800).cut_top(0, _GAP)[1]
    side = page.below(side, view.text, 27, theme.SHOW_MUTED).cut_top(0, 2 * _GAP)[1]
    for line in view.lines:
        high = page.height(line, side.w, 25, 700)
        if high > side.h:
            break
        side = page.below(side, line, 25, theme.SHOW_TEXT, 700).cut_top(0, 14)[1]
