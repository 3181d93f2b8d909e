"""The say zone: what to say, page by page, and the bar that says it has been announced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.drawn.script import CHIP_W, ChipSign, ScriptPainter
from companion.ui.island.desk.drawn.script_pages import (
    GUTTER,
    GUTTER_SMALL,
    PageRoom,
    ScriptPage,
    script_pages,
)
from companion.ui.island.desk.drawn.sentence_touch import SentenceTouch
from companion.ui.island.desk.views import Card, Group, ScriptSentence
from companion.ui.island.desk.zones import SayZone, is_small, say_zone
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_scale
from companion.ui.kit.drawn.paint import RoundedBox, blended
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import QUIET, Press, Skin
from companion.ui.kit.drawn.touched import HOLD, now
from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.motion import TOLD, out_quad
from companion.ui.kit.parts import Button, Tone
from companion.ui.kit.rect import NOWHERE, Rect

LEFT: Final = 6
_SIGN: Final = 28
_HEIGHTS: Final = range(88, 400, 12)  # dp, of a card on a page
_STACKED: Final = 180  # dp, where the bar stands below the script
_FLAT: Final = 560  # dp from which it stands beside it
_ANNOUNCED: Final = (190, 60)
_ROUND_SIGN: Final = 56
_ROUND: Final = Skin(theme.RAISED, "", theme.TEXT, theme.TEXT)


class SayCard(Panel):
    """`turned` is called when another page is looked at."""

    def __init__(self, turned: Callable[[], None], **look: Any) -> None:
        super().__init__(**look)
        self._turned = turned
        self._card: Card | None = None
        self._zone: SayZone | None = None
        self.page = 0
        self._left: object = None  # the script and its page at which another screen had left it
        self._new = False  # its words have not been drawn yet
        self._quiets = Motion(self._draw_quiet, 1.0)
        self._box = RoundedBox(self.canvas)
        self._kicker = Writing(self.canvas)
        self.script = ScriptPainter(self.canvas)
        self._chips: list[ChipSign] = []
        self.bar = SayBar(self._next_page)
        self.show = Press(sp=theme.LABEL)
        self.sentences = SentenceTouch()
        self.add_widget(self.sentences)
        self.aloud, self.why = RoundSign(), RoundSign()
        self.truth: Callable[[bool], None] = lambda _seen: None  # called while the lock is held
        self.lock = Lock(self._look)
        self.add_widget(self.bar)

    def render(self, card: Card, zone: SayZone) -> None:
        """`zone`: its places in pixels."""
        if card == self._card and zone == self._zone:
            return
        before = self._card
        self._new = before is not None and card.parts != before.parts
        if before is None or self._new:
            self.page = (
                self._page_left(card) if before is None else self._read_of(before, card, zone)
            )
            self._quiets.jump(1.0)
        elif card.told and not before.told:
            self.page = max(0, len(self.pages()) - 1)
            self._quiets.play(0.0, 1.0, TOLD, ease=out_quad)
        self._card, self._zone = card, zone
        for press, button in ((self.show, card.show), (self.aloud, card.aloud)):
            if button is not None:
                press.render(button)
            have(self, press, button is not None)
        if card.why is not None:
            self.why.render(card.why)
        have(self, self.why, card.why is not None)
        have(self, self.lock, bool(card.secret))
        self.lay_soon()

    def _look(self) -> None:
        self.truth(self.lock.pressed)
        self.lay_soon()

    # Pages

    @property
    def bookmark(self) -> object:
        """The script and the page of it that is looked at."""
        return self._left if self._card is None else (self._card.parts, self.page)

    @bookmark.setter
    def bookmark(self, left: object) -> None:
        self._left = left

    def _page_left(self, card: Card) -> int:
        """Of the very same script; another one is read from its beginning."""
        match self._left:
            case (parts, int(page)) if parts == card.parts:
                return page
            case _:
                return 0

    @property
    def room(self) -> PageRoom:
        return _room(self._zone) if self._zone is not None else PageRoom(0, 0, 0)

    def wants(self, card: Card, zone: SayZone) -> int:
        """The number of pages that a card would have there; `zone` in pixels."""
        return len(script_pages(card.parts, _room(zone), text_scale()))

    def pages(self) -> tuple[ScriptPage, ...]:
        parts = self._card.parts if self._card is not None else ()
        return script_pages(parts, self.room, text_scale())

    @property
    def at_last(self) -> bool:
        """Everything to be said has been looked at."""
        return self._card is None or self._card.told or self.page >= len(self.pages()) - 1

    def _read_of(self, before: Card, card: Card, zone: SayZone) -> int:
        """The number of pages that were turned and stand before what is only added to them."""
        if card.since != before.since or not any(card.since) or card.told:
            return 0
        turned = [spoken for page in self.pages()[: self.page] for spoken in page.spoken]
        count = 0
        for page in script_pages(card.parts, _room(zone), text_scale()):
            spoken, turned = turned[: len(page.spoken)], turned[len(page.spoken) :]
            if tuple(spoken) != page.spoken:
                break
            count += 1
        return count

    def _next_page(self) -> None:
        self.page = (self.page + 1) % max(1, len(self.pages()))
        self.lay()
        self._turned()

    # Drawing

    def lay(self) -> None:
        card, zone = self._card, self._zone
        if card is None or zone is None:
            return
        pages = self.pages()
        self.page = min(self.page, max(0, len(pages) - 1))
        self._draw_ground(card)
        self._draw_kicker(card, zone, len(pages))
        self._draw_script(card, zone, pages)
        self._put_bar(card, zone, pages)
        if self._new:
            self._new = False
            self.script.come()
            for chip in self._chips:
                chip.swell()
        for sign, place in (
            (self.why, zone.why), (self.aloud, zone.speaker),
            # Where nothing is ever read by a voice the lock has the place of the speaker.
            (self.lock, zone.lock if card.aloud is not None else zone.speaker),
        ):  # fmt: skip
            put(sign, place)
            sign.redraw()

    def _draw_ground(self, card: Card) -> None:
        told = self._quiets.value if card.told else 0.0
        edge = blended(theme.ACCENT, theme.TOLD_EDGE, told)
        self._box.draw(self.rect, theme.SAY_GROUND, edge, radius=theme.CARD_RADIUS, left=LEFT)
        self.bar.quiet = told

    def _draw_quiet(self) -> None:
        """Nothing but colours: the card has been told."""
        if self._card is not None:
            self._draw_ground(self._card)
            self.bar.redraw()

    def _draw_kicker(self, card: Card, zone: SayZone, pages: int) -> None:
        text = card.heading
        if pages > 1 and card.paged:
            text = card.paged.format(n=self.page + 1, of=pages)
        place = Rect(
            zone.place.x + dp(22), zone.place.top - dp(38),
            zone.lock.x - zone.place.x - dp(30), dp(26),
        )  # fmt: skip
        colour = theme.MUTED if card.told else theme.ACCENT
        self._kicker.draw(place, text, theme.SMALL, weight=800, colour=colour, least=11)
        self._draw_chips(place)

    def _draw_chips(self, place: Rect) -> None:
        """Beside the heading, where there is no room below the emblems."""
        pages = self.pages()
        groups = pages[self.page].groups if pages and self.room.low else ()
        chips = [chip for one in groups for chip in one.group.chips]
        x = place.x + self._kicker.width + dp(8)
        wide = dp(CHIP_W + 6)
        shown = chips[: int((place.right + dp(8) - x) / wide)]
        while len(self._chips) < len(shown):
            self._chips.append(ChipSign(self.canvas))
        for at, (sign, chip) in enumerate(zip(self._chips, shown, strict=False)):
            sign.draw(x + wide * at, place.middle[1] + dp(14), chip)
        for sign in self._chips[len(shown) :]:
            sign.hide()

    def _draw_script(self, card: Card, zone: SayZone, pages: tuple[ScriptPage, ...]) -> None:
        room = self.room
        if self.lock.pressed and card.secret:
            told = ((Group("op", (ScriptSentence(card.secret),)),),)
            found = script_pages((told[0],), room, text_scale())
            self.script.draw(zone.script, found[0], room, muted=True)
        elif pages:
            aside = card.told and not card.paged
            self.script.draw(zone.script, pages[self.page], room, muted=aside)
        else:
            self.script.hide()
        explained = bool(pages) and not self.lock.pressed and card.why is not None
        self.sentences.show(pages[self.page] if explained else None, zone.script)
        put(self.sentences, zone.script)

    def _put_bar(self, card: Card, zone: SayZone, pages: tuple[ScriptPage, ...]) -> None:
        place = zone.announced
        if self.show.parent is not None:
            if card.confirm is None:
                shown, place = place, NOWHERE
            else:
                shown, place = place.columns(2, dp(theme.BETWEEN))
            put(self.show, shown)
            self.show.redraw()
        self.bar.turns = self.page < len(pages) - 1
        self.bar.render(self._bar_button(card, pages))
        have(self, self.bar, bool(place.h))
        put(self.bar, place)
        self.bar.redraw()

    def _bar_button(self, card: Card, pages: tuple[ScriptPage, ...]) -> Button:
        if self.bar.turns:
            here, after = pages[self.page].groups[-1].group, pages[self.page + 1].groups[0].group
            label = after.read_on if after.to == here.to else after.turn_to
            tone: Tone = "raised" if card.told else "accent"
            return Button("say-next", label, icon="next", tone=tone)
        if card.confirm is not None:
            return card.confirm
        again = len(pages) > 1
        return Button(
            "say-next" if again else "", card.heading.capitalize(), icon="check-all",
            enabled=again, tone="raised",
        )  # fmt: skip


def _room(zone: SayZone) -> PageRoom:
    small = is_small(zone.place.scaled(1 / dp(1)))
    return PageRoom(zone.script.w, zone.script.h, dp(GUTTER_SMALL if small else GUTTER), low=small)


class SayBar(Press):
    """Announced; on all pages but the last it turns the page, and never moves."""

    def __init__(self, turn: Callable[[], None]) -> None:
        super().__init__(sp=22, icon=28)
        self._turn = turn
        self.turns = False
        self.quiet = 1.0  # of a bar that was amber, while it goes quiet

    def fill_of(self, skin: Skin) -> str:
        if self.quiet < 1 and skin is QUIET:
            return blended(theme.ACCENT, skin.fill, self.quiet)
        return super().fill_of(skin)

    def act(self, act: str) -> None:
        if act == "say-next":
            self._turn()
        elif act:
            super().act(act)


class RoundSign(Press):
    """A sign on a disc, smaller than what takes the touch."""

    def __init__(self, **look: Any) -> None:
        super().__init__(form="stack", icon=_SIGN - 4, **look)

    def sweep(self, seconds: float) -> None:
        """None: it changes nothing in the game."""

    def draw_back(self, rect: Rect, _skin: Skin) -> None:
        (x, y), side = rect.middle, dp(40)
        self._box.draw(
            Rect(x - side / 2, y - side / 2, side, side), self.fill_of(_ROUND), radius=20
        )

    def _draw_stack(self, inside: Rect, _button: Button, skin: Skin) -> None:
        self._draw_icon(*inside.middle, dp(self.icon), skin)


class Lock(RoundSign):
    """The truth is shown as long as this is held, to nobody but the OP."""

    def __init__(self, looked: Callable[[], None]) -> None:
        super().__init__()
        self._looked = looked
        self.render(Button("secret", "", icon="lock"))

    def look_pressed(self, pressed: bool) -> None:
        if pressed != self.pressed:
            super().look_pressed(pressed)
            self._looked()

    def act(self, act: str) -> None:
        """Letting go is enough; the practice game wants to know that it was held."""
        if now() - self._when >= HOLD:
            super().act(act)


# The announcement on a page: it has its size, and the card is as high as it needs.


def card_height(widget: SayCard, card: Card, width: float) -> float:
    """High enough for one page, and the same before and after it has been said."""
    least = 0 if width >= dp(_FLAT) else _STACKED
    for height in (one for one in _HEIGHTS if one >= least):
        if widget.wants(card, _zone(Rect(0, 0, width, dp(height)))) <= 1:
            break
    return float(dp(height))


def show_card(widget: SayCard, card: Card, place: Rect) -> None:
    widget.render(card, _zone(place))


def _zone(place: Rect) -> SayZone:
    unit, here = dp(1), place.scaled(1 / dp(1))
    flat = here.w >= _FLAT
    zone = _flat_zone(here) if flat else say_zone(here, _ANNOUNCED[1])
    return zone.at(lambda rect: rect.scaled(unit))


def _flat_zone(place: Rect) -> SayZone:
    """Script, signs and bar beside each other; a page has no lock."""
    wide, high = _ANNOUNCED
    middle = place.middle[1]
    bar = Rect(place.right - 16 - wide, middle - high / 2, wide, high)
    why = Rect(bar.x - 8 - _ROUND_SIGN, middle - _ROUND_SIGN / 2, _ROUND_SIGN, _ROUND_SIGN)
    speaker = why.moved(-_ROUND_SIGN, 0)
    script = Rect(place.x + 18, place.y + 8, speaker.x - place.x - 26, place.h - 46)
    return SayZone(place, script, bar, why, speaker, speaker)
