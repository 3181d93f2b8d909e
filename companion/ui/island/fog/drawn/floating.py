"""The floating pieces: spaces that lie so to one another, small in the corner of the ocean."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import InstructionGroup
from kivy.metrics import dp

from companion.ui.island.fog.views import FloatingView
from companion.ui.island.map.drawn.map_paint import Brush, sharp_canvas
from companion.ui.island.map.drawn.map_pieces import badge
from companion.ui.island.map.drawn.tile_picture import fitted, paint_tile
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, pixels
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.rect import Rect

_CAPTION: Final = 14  # sp
_LARGEST_SPACE: Final = 26  # dp
_BADGE: Final = 0.8


class FloatingPiece(Panel):
    """One of them, with the number of places that fit beside it."""

    def __init__(self, **look: Any) -> None:
        self.canvas = sharp_canvas()
        super().__init__(**look)
        self.piece: FloatingView | None = None
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.label = Lettering(
            sp=_CAPTION, weight=700, least=_CAPTION, colour=theme.MUTED, line=1.1
        )
        self.add_widget(self.label)

    def render(self, piece: FloatingView) -> None:
        if piece != self.piece:
            self.piece, self.label.text = piece, piece.label
            self.lay_soon()

    def lay(self) -> None:
        self._group.clear()
        piece = self.piece
        if piece is None:
            return
        picture, words = self.rect.cut_left(0.52 * self.width, dp(4))
        put(self.label, words)
        if picture.h < dp(20):
            return
        brush = Brush(self._group)
        layout = fitted(_within(picture, len(piece.spaces)), piece.spaces)
        paint_tile(brush, layout, piece.spaces, pixels(_CAPTION))
        for space in piece.spaces:
            if space.at == piece.stands:
                size = _BADGE * layout.r
                brush.stamp(badge(piece.who, size), layout.near(space.at, 0.4, -0.4))
        brush.done()


def _within(picture: Rect, spaces: int) -> Rect:
    """A box in which no space is larger than it need be."""
    side = dp(_LARGEST_SPACE) * 2 * spaces
    across, along = max(0.0, picture.w - side) / 2, max(0.0, picture.h - side) / 2
    return picture.inset(across, along)


class Floating(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.head = Lettering(sp=16, weight=800, least=14, colour=theme.TEXT)
        self.pieces: list[FloatingPiece] = []
        self.add_widget(self.head)

    def render(self, heading: str, floating: tuple[FloatingView, ...]) -> None:
        self.head.text = heading
        keep(self, self.pieces, len(floating), FloatingPiece)
        for widget, piece in zip(self.pieces, floating, strict=True):
            widget.render(piece)
        self.lay_soon()

    def lay(self) -> None:
        if not self.pieces:
            return
        if self.width > 3 * self.height:  # a strip
            head, rest = self.rect.cut_left(dp(84), dp(8))
            places = rest.columns(len(self.pieces), dp(8))
        else:
            head, rest = self.rect.cut_top(dp(40), dp(2))
            head = head.cut_left(0.6 * head.w)[0]  # beside it the ocean begins
            places = rest.rows(len(self.pieces), dp(4))
        put(self.head, head)
        for widget, place in zip(self.pieces, places, strict=True):
            put(widget, place)
