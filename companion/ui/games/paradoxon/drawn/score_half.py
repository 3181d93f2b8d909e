"""A player's half: points, scored cards, and what can be touched or read."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.chips import ClosedCards, FragmentChips
from companion.ui.games.paradoxon.drawn.score_pad import (
    PairEndPanel,
    ScoringPanel,
    WaitingPanel,
    WaysSheet,
)
from companion.ui.games.paradoxon.views import ScoreHalf
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.halves import WIDE

_FOOT: Final = 6  # dp of the amber foot of whoever is on turn
_TALL: Final = 280  # dp of height from which a wide half is roomy
_LABEL: Final = 26


@frozen
class ScorePlaces:
    """The places in a half, in pixels of its upright rectangle."""

    name: Rect
    turn: Rect
    total: Rect
    of: Rect
    fragments_label: Rect
    fragments: Rect
    closed_label: Rect
    closed: Rect
    pad: Rect


def score_places(rect: Rect) -> ScorePlaces:
    inside = rect.cut_bottom(dp(_FOOT))[1]
    return _in_columns(inside) if rect.w >= dp(WIDE) else _stacked(inside)


def _in_columns(rect: Rect) -> ScorePlaces:
    """The total left, scored cards beside it, what can be touched right (look3, section F)."""
    roomy = rect.h >= dp(_TALL)
    inside = rect.inset(dp(22), dp(8 if roomy else 6))
    left, rest = inside.cut_left(inside.w * 0.15, inside.w * 0.018)
    pad, middle = rest.cut_right(inside.w * 0.493, inside.w * 0.018)
    name, rest = left.cut_top(dp(46 if roomy else 36))
    turn, rest = rest.cut_top(dp(26))
    of, total = rest.cut_bottom(dp(44 if roomy else 28))
    upper, lower = middle.cut_top(middle.h / 2)
    label, lower_label = dp(_LABEL), dp(_LABEL)
    fragments_label, chips = upper.cut_top(label)
    closed_label, cards = lower.cut_top(lower_label)
    high = dp(92 if roomy else 76)
    return ScorePlaces(
        name, turn, total, of, fragments_label, chips.cut_top(min(chips.h - dp(4), high))[0],
        closed_label, cards.cut_top(min(cards.h - dp(4), high))[0], pad,
    )  # fmt: skip


def _stacked(rect: Rect) -> ScorePlaces:
    """Points and cards above, what can be touched below."""
    tall = rect.h >= dp(460)
    inside = rect.inset(dp(16 if rect.w >= dp(500) else 8), dp(6))
    head, rest = inside.cut_top(dp(112 if tall else 44), dp(4))
    score, names = head.cut_right(head.w * (0.34 if tall else 0.3))
    if tall:
        of, total = score.cut_right(score.w * 0.42, dp(6))
        name, turn = names.cut_top(names.h * 0.55)
    else:
        of, total = score.cut_right(score.w * 0.5, dp(4))
        name, turn = names.cut_left(names.w * 0.56, dp(6))
    cards, pad = rest.cut_top(dp(118 if tall else 72), dp(6))
    left, right = cards.cut_left(cards.w * 0.5, dp(12))
    label = dp(_LABEL if tall else 20)
    fragments_label, chips = left.cut_top(label)
    closed_label, closed = right.cut_top(label)
    return ScorePlaces(name, turn, total, of, fragments_label, chips, closed_label, closed, pad)


class ScoreHalfPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: ScoreHalf | None = None
        self._ground, self._foot = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.name = Lettering(sp=34, weight=800, least=18, line=1.1)
        self.turn = Lettering(sp=17, weight=800, least=14, colour=theme.ACCENT)
        self.total = Lettering(sp=108, weight=800, least=20, halign="center", line=1.0)
        self.of = Lettering(sp=20, weight=700, least=14, halign="center", colour=theme.MUTED)
        self.fragments_label = Lettering(sp=16, weight=700, least=14, colour=theme.MUTED)
        self.closed_label = Lettering(sp=16, weight=700, least=14, colour=theme.MUTED)
        self.fragments, self.closed = FragmentChips(), ClosedCards()
        self.pad, self.waits, self.end = ScoringPanel(), WaitingPanel(), PairEndPanel()
        self.ways = WaysSheet()
        self._letters = (
            self.name, self.turn, self.total, self.of, self.fragments_label, self.closed_label,
        )  # fmt: skip
        for widget in (*self._letters, self.fragments, self.closed):
            self.add_widget(widget)

    def render(self, view: ScoreHalf, *, problem: bool) -> None:
        self.view = view
        self.name.text, self.turn.text = view.name, view.turn
        self.total.text, self.of.text = view.total, view.of
        self.fragments_label.text, self.closed_label.text = view.fragments.label, view.closed_label
        self.fragments.render(view.fragments)
        self.closed.render(view.closed)
        for part, shown in ((self.pad, view.pad), (self.waits, view.waits), (self.end, view.end)):
            have(self, part, shown is not None)
        if view.pad is not None:
            self.pad.render(view.pad, view.moment, problem=problem)
        if view.waits is not None:
            self.waits.render(view.waits, view.moment)
        if view.end is not None:
            self.end.render(view.end, view.moment)
        have(self, self.ways, view.ways is not None)
        if view.ways is not None:
            self.ways.render(view.ways, view.moment)
        for part in self._letters:
            part.redraw()  # the text size may have changed
        self.lay_soon()

    def lay(self) -> None:
        if self.view is None:
            return
        acts = bool(self.view.turn)
        self._ground.draw(self.rect, colours.HALF_ACTS if acts else colours.HALF_WAITS, radius=0)
        if acts:
            self._foot.draw(self.rect.cut_bottom(dp(_FOOT))[0], theme.ACCENT, radius=0)
        else:
            self._foot.hide()
        places = score_places(self.rect)
        for part in (
            "name", "turn", "total", "of", "fragments_label", "fragments", "closed_label", "closed",
        ):  # fmt: skip
            put(getattr(self, part), getattr(places, part))
        for panel in (self.pad, self.waits, self.end, self.ways):
            put(panel, places.pad)
        self._dress()

    def _dress(self) -> None:
        """Smaller letters where the half is."""
        small = self.height < dp(_TALL) or self.width < dp(500)
        self.name.sp = 28 if small else 34
        wide = self.width >= dp(WIDE)
        self.of.halign = "center" if wide else "left"
        self.total.halign = "center" if wide else "right"
        for part in (self.name, self.of, self.total):
            part.redraw()
