"""PARADOXON of two on the table: a half for each, and the deck between them."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.score_half import ScoreHalfPanel
from companion.ui.games.paradoxon.views import DeckBand, PairView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.drawn.halves import WIDE, Filled, HalvesScreen
from companion.ui.table.views import TableView

_ROUND: Final = ring(40)
_CARD: Final = 0.7  # width by height


class DeckPile(Panel):
    """The deck with the number of its cards."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.left = ""
        self._cards = [RoundedBox(self.canvas) for _ in range(3)]
        self._sign, self._rim = Sign(self.canvas), Polygon(self.canvas)
        self._disc, self._number = Polygon(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The number on it, which the tests read."""
        return self.left

    def render(self, left: str) -> None:
        self.left = left
        self.lay_soon()

    def lay(self) -> None:
        high = min(self.height, self.width / 1.1, dp(140))
        wide = high * _CARD
        x, y = self.rect.middle
        card = Rect(x - wide * 0.75, y - high / 2, wide, high)
        for at, box in enumerate(self._cards):
            shift = dp(4) * (2 - at)
            box.draw(
                card.moved(shift, -shift / 2), colours.CARD_BACK, colours.CARD_BACK_EDGE, radius=10
            )
        self._sign.draw(*card.middle, wide * 0.6, "logo", theme.WHITE)
        radius = high * 0.25
        spot = (card.right + radius * 0.35, y)
        self._rim.draw(placed(_ROUND, *spot, radius + dp(3)), colours.CARD_BACK_EDGE)
        self._disc.draw(placed(_ROUND, *spot, radius), theme.PAPER)
        place = Rect(spot[0] - radius, spot[1] - radius, 2 * radius, 2 * radius)
        self._number.draw(
            place, self.left, 32, least=16, weight=800, colour=theme.ON_PAPER, halign="center"
        )


class DeckMiddle(Panel):
    """The deck, and where there is room the way to the items beside it, for each side."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.pile = DeckPile()
        self.near, self.far = Press(sp=18, icon=32), Press(sp=18, icon=32)
        self.turned = Filled(_Alone(self.far), 180)
        self.add_widget(self.pile)
        self.roomy = True

    def render(self, band: DeckBand) -> None:
        self.pile.render(band.left)
        for key, button in zip((self.near, self.far), band.items, strict=True):
            key.render(button)
            key.redraw()
        self.lay_soon()

    def lay(self) -> None:
        wide = min(dp(240), (self.width - dp(190)) / 2)
        self.roomy = wide >= dp(130)
        for one in (self.near, self.turned):
            if self.roomy and one.parent is None:
                self.add_widget(one)
            elif not self.roomy and one.parent is not None:
                self.remove_widget(one)
        put(self.pile, self.rect)
        high = min(dp(80), self.height)
        y = self.rect.middle[1] - high / 2
        put(self.near, Rect(self.x, y, wide, high) if self.roomy else NOWHERE)
        put(self.turned, Rect(self.right - wide, y, wide, high) if self.roomy else NOWHERE)


class _Alone(Panel):
    """A panel that is one button."""

    def __init__(self, press: Press, **look: Any) -> None:
        super().__init__(**look)
        self.press = press
        self.add_widget(press)

    def lay(self) -> None:
        put(self.press, self.rect)


class PairScreen(HalvesScreen):
    def __init__(self, **look: Any) -> None:
        self.deck = DeckMiddle()
        self.panels = (ScoreHalfPanel(), ScoreHalfPanel())
        super().__init__(*self.panels, self.deck, **look)
        self._ground = RoundedBox(self.canvas.before)
        self._shown: PairView | None = None

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, PairView)
        self._shown = shown
        for panel, half in zip(self.panels, shown.halves, strict=True):
            panel.render(half, problem=shown.problem)
        self.deck.render(shown.deck)
        self._render_keys()
        self.lay_soon()

    def _render_keys(self) -> None:
        """In a narrow band the way to the items takes the place of the third key."""
        assert self._shown is not None
        near, far = self._shown.keys
        if self.width < dp(WIDE):
            near = (*near[:-1], self._shown.deck.brief[0])
            far = (*far[:-1], self._shown.deck.brief[1])
        self.band.render(near, far)

    def lay(self) -> None:
        self._ground.draw(self.rect, colours.BAND_GROUND, radius=0)
        super().lay()
        if self._shown is not None:
            self._render_keys()
