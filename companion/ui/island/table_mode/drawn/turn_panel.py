"""The panel of the turn: a captive's pad and answers, or the OP's turn as it is told."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import OP
from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.island.desk.views import Pad, QuestionView
from companion.ui.island.table_mode.drawn.bright import BrightCompass, BrightPress
from companion.ui.island.table_mode.views import OpTurnView, TableModeView, ToldRow, TurnHead
from companion.ui.island.table_mode.zones import TurnZones, told_zones, turn_zones
from companion.ui.kit import theme
from companion.ui.kit.drawn.go_on import BRIGHT as BRIGHT_RING
from companion.ui.kit.drawn.go_on import GoOnPress
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.segmented import BRIGHT, Segmented
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Pips, RoundedBox
from companion.ui.kit.drawn.panel import Covering, Panel, have, keep, put
from companion.ui.kit.drawn.press import label_size
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

OP_HEAD: Final = "#0E2C43"  # the OP is nobody's colour
_DONE: Final = "#EAF4FA"
_LABEL: Final = 19


class TurnPanel(Panel):
    """`small`: as of the zones. A pad and the OP's rows are never there together."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: TableModeView | None = None
        self.small = False
        self._box, self._head = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._low = RoundedBox(self.canvas)
        self._disc, self._sign = RoundedBox(self.canvas), EmblemSign(self.canvas, theme.SHOW_LINK)
        self._title, self._text = Writing(self.canvas), Writing(self.canvas)
        self._dots = Pips(self.canvas, theme.WHITE)
        self.compass = BrightCompass()
        self.keys = [BrightPress(sp=_LABEL, icon=24) for _ in range(5)]
        self.answers: list[BrightPress] = []
        self.op = ToldTurn()
        self.list = AnswerList()
        self._reason = Writing(self.canvas)

    def render(self, view: TableModeView, *, small: bool) -> None:
        if view == self.view and small == self.small:
            return
        self.view, self.small = view, small
        have(self, self.compass, view.pad is not None)
        have(self, self.op, view.op is not None)
        if view.op is not None:
            self.op.render(view.op, small=small)
        sheet = view.sheet
        opened = sheet is not None and sheet.close is not None
        answers = () if sheet is None or opened or view.pad is None else _answers(sheet)
        keep(self, self.answers, len(answers), lambda: BrightPress(sp=_LABEL, icon=26))
        for press, button in zip(self.answers, answers, strict=True):
            press.render(button)
        self._render_pad(view.pad, bool(answers))
        have(self, self.list, opened)
        if opened and sheet is not None:
            self.list.render(sheet)
        self.lay_soon()

    def _render_pad(self, pad: Pad | None, covered: bool) -> None:
        if pad is not None:
            self.compass.render(pad, None)
        buttons = pad.keys if pad is not None else (None,) * 5
        for at, (key, button) in enumerate(zip(self.keys, buttons, strict=True)):
            there = button is not None and not (covered and at < 4)
            if there and button is not None:
                key.render(button)
            have(self, key, there)

    # Drawing

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        zones = scaled(turn_zones(_in_dp(self.rect), small=self.small))
        colour = OP_HEAD if view.head.who == OP else theme.CAPTIVE[view.head.who]
        radius = 18 if self.small else 28
        self._box.draw(self.rect, theme.WHITE, radius=radius)
        self._head.draw(zones.head, colour, radius=radius)
        foot = Rect(zones.head.x, zones.head.y, zones.head.w, zones.head.h / 2)
        self._low.draw(foot, colour, radius=0)
        self._draw_head(zones.head, view.head)
        self._lay_pad(zones, view)
        put(self.op, zones.body)
        put(self.list, Rect(self.x, self.y, self.width, zones.head.y - self.y))

    def _draw_head(self, place: Rect, head: TurnHead) -> None:
        inside = place.inset(dp(14), dp(6))
        emblem, words = inside.cut_left(min(inside.h, dp(64)), dp(14))
        x, y = emblem.middle
        radius = emblem.w / 2
        disc = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        self._disc.draw(disc, theme.WHITE if head.who == OP else "", radius=radius / dp(1))
        self._sign.draw(x, y, radius * 0.9, head.who)
        if head.dots is not None:
            left, of = head.dots
            dots, words = words.cut_right(dp(30) * of, dp(8))
            places = [(dots.x + dp(30) * (n + 0.5), dots.middle[1]) for n in range(of)]
            self._dots.draw(places, dp(12), left)
        else:
            self._dots.draw((), dp(12), 0)
        upper, lower = words.cut_top(words.h * (0.55 if head.text else 1.0))
        self._title.draw(upper, head.title, 27, weight=800, colour=theme.WHITE, least=14, line=1.05)
        self._text.draw(lower, head.text, 17, weight=700, colour="#E6F1F7", least=14, line=1.05)

    def _lay_pad(self, zones: TurnZones, view: TableModeView) -> None:
        middle, radius = zones.compass
        self.compass.place(middle, radius)
        for key, cell in zip(self.keys, zones.keys, strict=True):
            if key.parent is not None and key.button is not None:
                key.sp = max(14.0, label_size(key.button, cell, _LABEL))
                put(key, cell)
                key.redraw()
        count = len(self.answers)
        if count:
            columns = 1 if count == 1 else 2
            cells = zones.answers.grid(count, columns, dp(8))
            for press, cell in zip(self.answers, cells, strict=True):
                if press.button is not None:
                    press.sp = max(14.0, label_size(press.button, cell, 22))
                put(press, cell)
                press.redraw()
        if view.reason:
            self._draw_reason(view.reason, zones)
        else:
            self._reason.hide()

    def _draw_reason(self, reason: str, zones: TurnZones) -> None:
        """Why a touch was not taken, between the head and the directions."""
        room = Rect(zones.body.x, zones.head.y - dp(44), zones.body.w, dp(40))
        self._reason.draw(room, reason, 17, weight=700, colour="#8A1230", least=14, line=1.05,
                          halign="center")  # fmt: skip


def _answers(sheet: QuestionView) -> tuple[Button, ...]:
    """The answers beside the pad: named directions, the ones to touch, or the way to a list."""
    slots = tuple(one.button for one in sheet.slots)
    if sheet.choose is not None and (sheet.many or len(sheet.buttons) > 4):
        return (*slots, sheet.choose)
    return (*slots, *sheet.buttons)


def scaled(zones: TurnZones) -> TurnZones:
    one = dp(1)
    (x, y), radius = zones.compass
    return TurnZones(
        zones.head.scaled(one),
        ((x * one, y * one), radius * one),
        tuple(cell.scaled(one) for cell in zones.keys),
        zones.answers.scaled(one),
        zones.body.scaled(one),
    )


def _in_dp(rect: Rect) -> Rect:
    return rect.scaled(1 / dp(1))


class ToldTurn(Panel):
    """The token and three actions, at a pace that a touch hurries."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.turn: OpTurnView | None = None
        self._small = False
        self._rows: list[ToldRowSign] = []
        self._label = Writing(self.canvas)
        self.pace, self.go_on = Segmented(), GoOnPress(BRIGHT_RING)
        self.pause = BrightPress(sp=20, icon=26)
        for one in (self.pace, self.go_on, self.pause):
            self.add_widget(one)

    def render(self, turn: OpTurnView, *, small: bool) -> None:
        self.turn, self._small = turn, small
        self.pace.render(turn.pace, BRIGHT)
        self.go_on.render(turn.go_on)
        self.pause.render(turn.pause)
        self.lay_soon()

    def lay(self) -> None:
        turn = self.turn
        if turn is None:
            return
        one = dp(1)
        zones = told_zones(_in_dp(self.rect), len(turn.rows), small=self._small)
        cells = [cell.scaled(one) for cell in zones.rows]
        now = max((at for at, row in enumerate(turn.rows) if row.now or row.done), default=0)
        first = max(0, min(now - len(cells) + 1, len(turn.rows) - len(cells)))
        rows = turn.rows[first : first + len(cells)]
        while len(self._rows) < len(rows):
            self._rows.append(ToldRowSign(self.canvas))
        for sign, row, cell in zip(self._rows, rows, cells, strict=False):
            sign.draw(cell, row)
        for sign in self._rows[len(rows) :]:
            sign.hide()
        if zones.pace_label.w > 1:
            self._label.draw(zones.pace_label.scaled(one), turn.pace_label, 18, weight=800,
                             colour=theme.SHOW_TEXT, least=14)  # fmt: skip
        else:
            self._label.hide()
        put(self.pace, zones.pace.scaled(one))
        put(self.go_on, zones.go_on.scaled(one))
        put(self.pause, zones.pause.scaled(one))
        for key in (self.go_on, self.pause):
            key.redraw()


class ToldRowSign:
    """A part of the OP's turn: a tick where it is done, amber while it is said."""

    def __init__(self, canvas: Any) -> None:
        self._box, self._sign = RoundedBox(canvas), EmblemSign(canvas, theme.SHOW_LINK)
        self._token, self._mark = Sign(canvas), Sign(canvas)
        self._label, self._second = Writing(canvas), Writing(canvas)

    def draw(self, rect: Rect, row: ToldRow) -> None:
        fill = theme.SHOW_LIT if row.now else _DONE if row.done else "#F5FAFD"
        self._box.draw(rect, fill, theme.SHOW_LIT_EDGE if row.now else "", radius=14)
        emblem, words = rect.inset(dp(8), dp(3)).cut_left(dp(40), dp(8))
        told = row.now or row.done
        ink = theme.SHOW_TEXT if told else theme.SHOW_MUTED
        self._sign.hide()
        self._token.hide()
        if row.picture == "token" or not row.picture:
            name = "token" if row.picture else "hourglass" if not told else "speaker"
            self._token.draw(*emblem.middle, min(dp(30), emblem.h), name, ink)
        else:
            self._sign.draw(*emblem.middle, min(dp(18), emblem.h * 0.45), row.picture)
        mark, words = words.cut_right(dp(26), dp(4))
        if told:
            colour = theme.SHOW_LIT_EDGE if row.now else theme.SHOW_DONE
            self._mark.draw(*mark.middle, dp(22), "speaker" if row.now else "check", colour)
        else:
            self._mark.hide()
        upper, lower = words.cut_top(words.h * (0.58 if row.second and words.h > dp(44) else 1.0))
        self._label.draw(upper, row.label, 18, weight=800, colour=ink, least=13, line=1.05)
        if row.second and words.h > dp(44):
            self._second.draw(lower, row.second, 15, weight=700, colour=theme.SHOW_MUTED,
                              least=13, line=1.05)  # fmt: skip
        else:
            self._second.hide()

    def hide(self) -> None:
        self._box.hide()
        for one in (self._sign, self._token, self._mark, self._label, self._second):
            one.hide()


class AnswerList(Covering):
    """Many answers, in rows over pad and keys."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sheet: QuestionView | None = None
        self._box, self._heading = RoundedBox(self.canvas), Writing(self.canvas)
        self.rows: list[BrightPress] = []
        self.close = BrightPress(sp=_LABEL, icon=24)
        self.add_widget(self.close)

    def render(self, sheet: QuestionView) -> None:
        self._sheet = sheet
        if sheet.close is not None:
            self.close.render(sheet.close)
        keep(self, self.rows, len(sheet.buttons), lambda: BrightPress(sp=_LABEL, icon=26))
        for row, button in zip(self.rows, sheet.buttons, strict=True):
            row.render(button)
        self.lay_soon()

    def lay(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        self._box.draw(self.rect, theme.WHITE, radius=18)
        inside = self.rect.inset(dp(12), dp(10))
        head, rest = inside.cut_top(dp(30), dp(6))
        self._heading.draw(head, sheet.heading, 19, weight=800, colour=theme.SHOW_TEXT, least=14)
        foot, rest = rest.cut_bottom(dp(56), dp(8))
        put(self.close, foot)
        columns = 2 if len(self.rows) > 4 else 1
        rows = max(4, -(-len(self.rows) // columns))
        cells = [cell for row in rest.rows(rows, dp(8)) for cell in row.columns(columns, dp(8))]
        for row, cell in zip(self.rows, cells, strict=False):
            if row.button is not None:
                row.sp = max(14.0, label_size(row.button, cell, _LABEL))
            put(row, cell)
            row.redraw()
        self.close.redraw()
