"""The one question: who must decide what, and every possible answer as a big target."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.drawn.answers import Answers
from companion.ui.island.desk.drawn.token_strip import TokenCard
from companion.ui.island.desk.views import QuestionView
from companion.ui.kit import theme
from companion.ui.kit.drawn.flow import evened
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import Pips, RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.why_mark import HIGH, ROUND, WhyMark
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

_HEAD: Final = 32
_LEAST: Final = 17  # sp: a heading beside the mark is not smaller
_TWO_LINES: Final = 42  # of a question beside its heading
_LOW: Final = 190  # below this a question stands beside its heading
_NARROW: Final = 300
_ASKED: Final = 20
_BESIDE: Final = 14  # sp: the least size of a question beside its heading
_CORNER: Final = 13.5  # sp: of a question under its heading
_CROWDED: Final = 16  # sp: labels below this want the room of the sentence
_WON: Final = 34
_TALL: Final = 296  # from here on the end of a game is celebrated
_PRIZE: Final = 92
_READ: Final = 13  # the smallest letters of a sentence


class QuestionCard(Panel):
    """`render` with the place of the heading where it stands apart, and with further answers.

    `pips`: where the OP's actions stand where there is no heading.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._shown: tuple[Any, ...] = ()
        self._emblem, self._prize = Emblem(self.canvas), Sign(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._note = RoundedBox(self.canvas.before)
        self._pips = Pips(self.canvas, theme.TOLD_EDGE)
        self._answers = Answers(self)
        self._cards: list[TokenCard] = []
        self.why = WhyMark()

    @property
    def sheet(self) -> QuestionView | None:
        return self._shown[0] if self._shown else None

    def render(
        self,
        sheet: QuestionView,
        head: Rect = NOWHERE,
        extra: tuple[Button, ...] = (),
        pips: Rect = NOWHERE,
        headless: bool = False,
    ) -> None:
        shown = (sheet, head, extra, pips, headless)
        if shown == self._shown:
            return
        self._shown = shown
        self._keep_cards(sheet)
        chosen = tuple(token.choose for token in sheet.tokens if token.choose)
        self._answers.render((*sheet.buttons, *chosen, *extra), sheet.kind == "op")
        if sheet.why is not None:
            self.why.render(sheet.why)
        self._keep_why()
        self.lay_soon()

    def _keep_cards(self, sheet: QuestionView) -> None:
        while len(self._cards) > len(sheet.tokens):
            self.remove_widget(self._cards.pop())
        while len(self._cards) < len(sheet.tokens):
            self._cards.append(TokenCard())
            self.add_widget(self._cards[-1], index=len(self.children))
        for card, token in zip(self._cards, sheet.tokens, strict=True):
            card.render(token)

    # Drawing

    def lay(self) -> None:
        sheet, head, _, pips, headless = self._shown or (None, NOWHERE, (), NOWHERE, False)
        if sheet is None:
            return
        self._note.hide()
        self._prize.hide()
        self._keep_why()
        self._draw_pips(NOWHERE, None)
        body = self.rect
        if sheet.kind == "tokens":
            self._lay_tokens(sheet, body)
        elif headless:
            self._hide_head()
            self._draw_upright_pips(pips, sheet.pips)
            self._lay_answers(body)
        elif head.h:
            self._lay_corner(sheet, head, body)
        elif sheet.kind == "won":
            self._lay_won(sheet, body)
        else:
            self._lay_below(sheet, body)

    def _hide_head(self) -> None:
        self._emblem.hide()
        self._heading.hide()
        self._text.hide()

    def _lay_below(self, sheet: QuestionView, body: Rect) -> None:
        """The heading, the sentence beside it or below it, then the answers."""
        low = self.height < dp(_LOW) and self.width > dp(_NARROW)
        if not sheet.text or (low and self._answers.keys):
            self._lay_answers(self._draw_line(sheet, body))
            return
        head, rest = self._cut_head(body, dp(_HEAD))
        size = _ASKED if sheet.kind != "turn" and self.width > dp(_NARROW) else theme.LABEL
        want = text_height(sheet.text, rest.w, size, line=1.2)
        place, below = rest.cut_top(min(want, rest.h * (0.5 if self._answers.keys else 1)), dp(10))
        way = self._answers.way(below)
        if way is not None and way.sp < _CROWDED and self.width > dp(_NARROW):
            if self._can_stand_beside(sheet, body.w):
                self._lay_answers(self._draw_line(sheet, body))
                return
            size = _BESIDE
            want = text_height(sheet.text, rest.w, size, line=1.2)
            place, below = rest.cut_top(min(want, rest.h * 0.5), dp(6))
            way = self._answers.way(below)
        self._draw_heading(head, sheet, head.w)
        self._draw_text(place, sheet, size)
        self._answers.lay(way)

    @staticmethod
    def _can_stand_beside(sheet: QuestionView, width: float) -> bool:
        """A sentence that can be read in what its heading leaves of the line."""
        heading = min(text_width(sheet.heading, theme.NAME, weight=800), 0.55 * width)
        rest = width - heading - dp(12) - (dp(38) if sheet.who else 0) - dp(ROUND + 8)
        return bool(text_height(sheet.text, rest, 13, line=1.2) <= dp(_TWO_LINES + 10))

    def _cut_head(self, body: Rect, high: float) -> tuple[Rect, Rect]:
        gap = dp(8 if self.height > dp(130) else 4)
        head, rest = body.cut_top(min(high, body.h * 0.36), gap)
        return self._put_why(head), rest

    def _keep_why(self) -> None:
        """Under the answers: where they come close to it they are what is meant."""
        have(self, self.why, self._has_room_for_why(), len(self.children))

    def _has_room_for_why(self) -> bool:
        """No heading becomes smaller for it: the announcement's own Why? leads there too."""
        sheet, head, _, _, headless = self._shown
        if sheet.why is None or headless:
            return False
        if sheet.kind in ("tokens", "won") or head.h:
            return True
        wide = text_width(sheet.heading, _LEAST, weight=800)
        wide += dp(38) * bool(sheet.who) + dp(90) * bool(sheet.pips)
        return bool(wide + dp(ROUND + 8) <= self.width)

    def _put_why(self, head: Rect) -> Rect:
        """At the right end of the heading's line; what is left of the line."""
        if self.why.parent is None:
            return head
        side, target = dp(ROUND), dp(theme.TARGET)
        seen = Rect(head.right - side, head.middle[1] - side / 2, side, side)
        low = min(seen.middle[1] - target / 2, head.y - dp(6))
        self.why.draw(seen, Rect(head.right - target + dp(8), low, target, target), worded=False)
        return head.cut_right(side, dp(8))[1]

    def _draw_line(self, sheet: QuestionView, body: Rect) -> Rect:
        """Heading and sentence beside each other; what is left below them."""
        high = dp(_HEAD)
        if sheet.text and text_width(sheet.text, _BESIDE) > 0.4 * body.w:
            high = dp(_TWO_LINES)
        head, rest = self._cut_head(body, high)
        head = self._draw_pips(head, sheet.pips)
        share = 0.55 if sheet.text else 1.0
        beside = self._draw_heading(head, sheet, share * head.w)
        self._draw_text(beside, sheet, theme.LABEL)
        return rest

    def _draw_heading(self, place: Rect, sheet: QuestionView, most: float) -> Rect:
        """Write who is asked, and what; the rest of the line."""
        if sheet.who:
            emblem, place = place.cut_left(dp(30), dp(8))
            self._emblem.draw(*emblem.middle, dp(12.5), sheet.who)
        else:
            self._emblem.hide()
        want = text_width(sheet.heading, theme.NAME, weight=800) + dp(2)
        heading, rest = place.cut_left(min(want, most, place.w), dp(12))
        text = sheet.heading if want <= heading.w else evened(sheet.heading, heading, theme.NAME)
        self._heading.draw(heading, text, theme.NAME, weight=800, least=14, line=1.1)
        return rest

    def _draw_text(self, place: Rect, sheet: QuestionView, sp: float) -> None:
        colour = theme.MUTED if sheet.kind == "turn" else theme.TEXT
        self._text.draw(place, sheet.text, sp, colour=colour, least=13, line=1.2)

    def _lay_corner(self, sheet: QuestionView, head: Rect, body: Rect) -> None:
        """The heading in a corner of its own, with the sentence under it or over the answers."""
        head = self._put_why(head)
        inside = head.cut_left(dp(38))[1] if sheet.who else head
        line = text_height(sheet.text, inside.w, _CORNER, line=1.15)
        size = theme.HEADING if sheet.kind == "won" else _ASKED
        want = min(text_height(sheet.text, body.w, size, line=1.2), body.h * 0.4)
        place, rest = body.cut_top(want, dp(10 if want else 0))
        way, all_of_it = self._answers.way(rest), self._answers.way(body)
        larger = way is not None and all_of_it is not None and all_of_it.sp > way.sp + 1
        if sheet.text and (line <= dp(26) or (larger and line <= dp(38))):
            upper, lower = head.cut_top(head.h - line)
            self._draw_heading(upper, sheet, head.w)
            lower = Rect(inside.x, lower.y, inside.w, lower.h)
            self._draw_text(lower, sheet, _CORNER if line > dp(26) else theme.SMALL + 1)
            self._answers.lay(all_of_it)
        else:
            self._draw_heading(head, sheet, head.w)
            self._draw_text(place, sheet, size)
            self._answers.lay(way)

    def _draw_pips(self, head: Rect, pips: tuple[int, int] | None) -> Rect:
        """The OP's actions at the right of the heading; what is left of its line."""
        left, every = pips or (0, 0)
        radius = min(dp(11), head.h * 0.36, head.w * 0.042)
        first, y = head.right - radius - (every - 1) * radius * 2.55, head.middle[1]
        self._pips.draw([(first + at * radius * 2.55, y) for at in range(every)], radius, left)
        return head.cut_right(every * radius * 2.55, dp(8) if every else 0)[1]

    def _draw_upright_pips(self, place: Rect, pips: tuple[int, int] | None) -> None:
        """Below each other."""
        left, every = pips if pips and place.h else (0, 0)
        radius = min(dp(8), place.w * 0.4, place.h / 2.55 / max(1, every))
        x, y = place.middle
        top = y + (every - 1) / 2 * radius * 2.55
        self._pips.draw([(x, top - at * radius * 2.55) for at in range(every)], radius, left)

    def _lay_answers(self, place: Rect) -> None:
        self._answers.lay(self._answers.way(place))

    # The end

    def _lay_won(self, sheet: QuestionView, body: Rect) -> None:
        """The winner in the middle; in a low card the picture stands beside the words."""
        tall = body.h >= dp(_TALL)
        high = dp(84) if tall else max(dp(theme.TARGET), min(dp(84), body.h * 0.42))
        row, rest = body.cut_bottom(high, dp(14 if tall else 8))
        words = rest.w if tall else rest.w - dp(72)
        heading = text_height(sheet.heading, words, self._won_size(tall), weight=800, line=1.1)
        text = text_height(sheet.text, words, self._won_text(tall), line=1.2)
        picture = dp(_PRIZE) if tall else 0
        block = min(rest.h, picture + heading + text + dp(24 if tall else 4))
        top = rest.middle[1] + block / 2
        corner = self._put_why(rest.cut_top(min(dp(30), rest.h))[0])
        if tall:
            self._draw_winner(rest.middle[0], top - picture / 2, picture, sheet)
            top -= picture + dp(14)
        else:
            side, rest = Rect(rest.x, rest.y, corner.w, rest.h).cut_left(dp(56), dp(16))
            self._draw_winner(*side.middle, min(dp(56), side.h), sheet)
        self._write_won(Rect(rest.x, rest.y, rest.w, top - rest.y), sheet, tall, heading)
        self._answers.lay(self._answers.way(row))

    @staticmethod
    def _won_size(tall: bool) -> float:
        return _WON if tall else theme.HEADING + 2

    @staticmethod
    def _won_text(tall: bool) -> float:
        return theme.HEADING if tall else theme.LABEL

    def _write_won(self, place: Rect, sheet: QuestionView, tall: bool, heading: float) -> None:
        upper, lower = place.cut_top(min(heading, place.h * 0.55), dp(6 if tall else 2))
        halign = "center" if tall else "left"
        # The announcement above it ends in the same words.
        readable = text_height(sheet.text, lower.w, _READ, line=1.2) <= lower.h
        self._heading.draw(
            upper if readable else place, sheet.heading, self._won_size(tall), weight=800,
            least=16, line=1.1, halign=halign,
        )  # fmt: skip
        self._text.draw(
            lower, sheet.text if readable else "", self._won_text(tall), colour=theme.MUTED,
            least=_READ, line=1.2, halign=halign, valign="top",
        )  # fmt: skip

    def _draw_winner(self, x: float, y: float, side: float, sheet: QuestionView) -> None:
        if sheet.who:
            self._emblem.draw(x, y, side / 2.3, sheet.who)
        else:
            self._emblem.hide()
            self._prize.draw(x, y, side, "trophy", theme.ACCENT)

    # Tokens

    def _lay_tokens(self, sheet: QuestionView, body: Rect) -> None:
        """The sentence below the cards is the first thing that there is no room for."""
        self._emblem.hide()
        roomy = body.h > dp(420)
        gap = dp(12 if roomy else 8)
        head, rest = body.cut_top(dp(44 if roomy else 30), gap)
        head = self._put_worded_why(head)
        self._heading.draw(head, sheet.heading, 24, weight=800, least=14)
        cells = rest.columns(max(1, len(self._cards)), gap)
        want = max((card.wants(cells[0].w) for card in self._cards), default=0)
        high = self._note_height(sheet.text, rest.w)
        bare = want > rest.h - high - gap
        tight = want > rest.h
        self._draw_note(sheet.text, rest.cut_bottom(0 if bare else high)[0])
        for card, press, cell in zip(self._cards, self._answers.keys, cells, strict=False):
            card.tight = tight
            put(card, cell if bare else cell.cut_bottom(high, gap)[1])
            card.lay_soon()
            self._put_choice(press, card.button_place())

    def _put_worded_why(self, head: Rect) -> Rect:
        """Beside the heading of the tokens there is room for it."""
        if self.why.parent is None:
            return head
        place, rest = head.cut_right(self.why.wants(), dp(8))
        seen = Rect(place.x, place.middle[1] - dp(HIGH) / 2, place.w, dp(HIGH))
        wide = max(dp(theme.TARGET), place.w)
        target = dp(theme.TARGET)
        self.why.draw(seen, Rect(head.right - wide, head.top - target, wide, target))
        return rest

    @staticmethod
    def _put_choice(press: Press, place: Rect) -> None:
        press.sp, press.form = theme.NAME, "row"
        put(press, place)
        press.redraw()

    @staticmethod
    def _note_height(text: str, width: float) -> float:
        return min(text_height(text, width - dp(32), theme.BODY) + dp(28), dp(110))

    def _draw_note(self, text: str, place: Rect) -> None:
        """The sentence about the tokens, on a card of its own below them."""
        if not place.h:
            self._text.hide()
            return
        self._note.draw(place, theme.PANEL, radius=theme.CARD_RADIUS)
        self._text.draw(place.inset(dp(16), dp(10)), text, theme.BODY, least=12)
