"""The desk: the island, the captives, what to say, the one question, and what can be done.

Every part has its place by the size of the window alone. The OP reads the announcement first, so
it is drawn first: what is new around it follows in the next frame, before any touch of that frame
is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.bar import Bar
from companion.ui.island.desk.drawn.captive_strip import CaptiveStrip
from companion.ui.island.desk.drawn.corners import Corners
from companion.ui.island.desk.drawn.death_disc import DeathDisc
from companion.ui.island.desk.drawn.entry_line import EntryLine
from companion.ui.island.desk.drawn.harm_corner import HarmPress
from companion.ui.island.desk.drawn.option_sheet import OptionSheet
from companion.ui.island.desk.drawn.pad import Compass, Keys
from companion.ui.island.desk.drawn.question_zone import QuestionZone
from companion.ui.island.desk.drawn.queue_card import QueueCard
from companion.ui.island.desk.drawn.say_card import SayCard
from companion.ui.island.desk.drawn.token_card import TokenCard, TokenChip
from companion.ui.island.desk.views import DeskView, Harm, Pad, QuestionView
from companion.ui.island.desk.zones import QuestionPlaces, Zones, bar_cells, key_cells, zones
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.kit import theme
from companion.ui.kit.drawn.moved import Coming
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import have, put, show
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.drawn.touched import do
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

_WIDE_BAR: Final = ("wide", "low")
_WAITING: Final = 15  # sp: of the way to what waits
_WAITING_WIDE: Final = 84  # dp


class DeskScreen(Widget):
    """Only what has changed is drawn anew: each part compares its share of the view."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: DeskView | None = None
        self.zones: Zones | None = None
        self._cards = [RoundedBox(self.canvas) for _ in range(3)]
        self.island, beside = IslandMap(moving=True), Widget(size=(0, 0))
        self._corners = Corners(beside.canvas)  # over the map's ground, under every sheet
        self.island.act = self._touched_map
        self.captives, self.bar = CaptiveStrip(), Bar()
        self.card, self.question = SayCard(self._turned), QuestionZone()
        self.card.truth = self.island.name_rows
        self.entry, self.queue = EntryLine(), QueueCard(self._write)
        self.waiting = Press(sp=_WAITING)
        self.compass, self.keys = Compass(self._write), Keys()
        self.token, self.token_text = TokenChip(self._rest), TokenCard()
        self.harms = [HarmPress(), HarmPress()]
        self.options = OptionSheet()
        self._comes = {one: Coming(one) for one in (self.options, self.token_text)}
        for part in (self.island, beside, self.captives, self.bar, self.card, self.question,
                     self.compass, self.keys):  # fmt: skip
            self.add_widget(part)
        self.death = DeathDisc(lambda: self.island.layout, self._show_island)
        self.add_widget(self.death)
        self.lay_soon = Clock.create_trigger(self._lay, -1)
        self.on_page: Callable[[], object] = lambda: None  # called when a page was turned
        self._rest_next = Clock.create_trigger(self._rest)
        self._ticking = Ticking(self)
        self.fbind("pos", self.lay_soon)
        self.fbind("size", self.lay_soon)

    @property
    def bookmark(self) -> object:
        """The page of the script that is looked at, for when somebody comes back to the desk."""
        return self.card.bookmark

    @bookmark.setter
    def bookmark(self, left: object) -> None:
        self.card.bookmark = left

    def louder(self, level: float) -> None:
        """Show how loud it is at the microphone: nothing is laid out for that."""
        self.compass.louder(level)

    def render(self, view: DeskView) -> None:
        if view == self.view:
            return
        to_say = self.view is not None and view.card != self.view.card
        self.view = view
        if to_say and self.zones is not None:
            self._say()
            self._rest_next()
        else:
            self._rest()

    def _rest(self, *_: object) -> None:
        view = self.view
        if view is None:
            return
        self.captives.render(view.captives)
        self.death.render(view.death, view.island.lit)
        self._show_island()
        self._ticking.wait(view.tick)
        self._lay()

    def _show_island(self) -> None:
        """While a death lies over it, under a veil."""
        if self.view is not None:
            veiled = self.view.island.veiled or self.death.shows
            self.island.render(revised(self.view.island, {"veiled": veiled}))

    # Layout

    def _here(self, rect: Rect) -> Rect:
        """A rectangle in pixels of the window, from one in dp of the desk."""
        return rect.scaled(dp(1)).moved(self.x, self.y) if rect.h else NOWHERE

    def _lay(self, *_: object) -> None:
        view = self.view
        if view is None or self.width < 2 or self.height < 2:
            return
        found = zones(self.width / dp(1), self.height / dp(1))
        if found != self.zones:
            self.zones = found
            self._lay_fixed(found)
        self._say()
        self._lay_bar(found, view)
        self._lay_question(found, view)
        self._lay_pad(found, view)
        self._lay_harm(found, view)
        self._lay_token(found, view)
        self._lay_sheet(found, view)
        self._corners.draw_round(self._here(found.round), self._round(found, view))
        self._corners.draw_deaths(self._here(found.deaths), view.deaths, view.deaths_text)

    def _lay_fixed(self, found: Zones) -> None:
        for part, rect in (
            (self.captives, found.captives), (self.island, found.island), (self.bar, found.bar),
            (self.card, found.say.place), (self.question, found.question.place),
            (self.death, found.island),
        ):  # fmt: skip
            put(part, self._here(rect))
        self.bar.upright = found.upright_bar
        for box, rect in zip(self._cards, (*found.cards[1:], NOWHERE, NOWHERE), strict=False):
            if rect.h:
                box.draw(self._here(rect), theme.PANEL, radius=theme.CARD_RADIUS)
            else:
                box.hide()

    def _round(self, found: Zones, view: DeskView) -> str:
        return view.round.rpartition(" ")[2] if found.small else view.round

    def _say(self) -> None:
        view, found = self.view, self.zones
        if view is None or found is None:
            return
        self.card.render(view.card, found.say.at(self._here))

    def _lay_bar(self, found: Zones, view: DeskView) -> None:
        """On a phone Redo is in the menu, as the rules are wherever there is little room."""
        buttons = view.bar
        if found.form == "phone":
            buttons = tuple(one for one in buttons if one.act != "redo")
        elif found.form in _WIDE_BAR and view.rules is not None:
            buttons = (*buttons[:3], view.rules, *buttons[3:])
        cells = bar_cells(found, len(buttons))
        self.bar.render(buttons, tuple(map(self._here, cells)))

    def _turned(self) -> None:
        self._rest()
        self.on_page()

    @property
    def told(self) -> bool:
        """All pages of the script have been looked at: what can be done is alive."""
        return self.card.at_last

    def _lay_question(self, found: Zones, view: DeskView) -> None:
        zone = self._beside_waiting(found.question, view.sheet)
        beside = zone.beside
        card = view.sheet.kind == "queue" and not (view.entry.typed or self.entry.writing)
        which = not self._unclear_yet(view) and (
            card or view.sheet.kind == "which" or view.sheet.close is not None
        )
        typing = not which and (self._typing(view) or (beside and bool(view.entry.reason)))
        sheet = view.sheet
        if view.entry.reason and not ((beside and not card) or typing or view.entry.choices):
            reason = "text" if card else "heading"
            heading = {reason: view.entry.reason, "why": view.entry.why, "icon": "info"}
            sheet = revised(sheet, heading)
        if not (self.told or card):
            sheet = quiet_question(sheet)
        self._lay_queue(found, sheet if card else None)
        under = revised(sheet, {"heading": "", "text": "", "why": None}) if card else sheet
        self.question.render(under, zone.at(self._here), entry=typing)
        line = zone.place if beside else zone.answers.inset(0, 2)
        show(self, self.entry, self._here(line) if typing else NOWHERE)
        if typing:
            self.entry.render(view.entry)

    def _beside_waiting(self, zone: QuestionPlaces, sheet: QuestionView) -> QuestionPlaces:
        """The question's places without that of the way to what waits, at the right of its row."""
        if sheet.waiting is None:
            have(self, self.waiting, False)
            return zone
        key, answers = zone.answers.cut_right(_WAITING_WIDE, 6)
        self.waiting.render(sheet.waiting)
        show(self, self.waiting, self._here(key))
        place = zone.place
        if zone.beside:
            place = Rect(place.x, place.y, answers.right - place.x, place.h)
        return QuestionPlaces(place, zone.heading, answers)

    def _lay_queue(self, found: Zones, sheet: QuestionView | None) -> None:
        """Over the question zone, and over the say zone where its rows need that."""
        if sheet is not None:
            zone = self._here(found.question.place)
            self.queue.render(sheet, zone.h)
            say = found.say.at(self._here)
            show(
                self,
                self.queue,
                self.queue.place_in(zone, say.place.top, say.announced, say.script),
            )
        else:
            have(self, self.queue, False)

    def _typing(self, view: DeskView) -> bool:
        entry, sheet = view.entry, view.sheet
        awaited = sheet.kind == "turn" and not sheet.buttons
        spoken = bool(entry.understood or entry.go)
        return awaited or bool(entry.typed) or self.entry.writing or spoken

    def _unclear_yet(self, view: DeskView) -> bool:
        """Somebody is still typing: the next letter may tell which is meant."""
        return self.entry.writing and bool(view.entry.choices)

    def _write(self) -> None:
        """Type, whatever is asked."""
        zone = self.zones
        if zone is None or self.view is None:
            return
        show(self, self.entry, self._here(zone.question.answers))
        self.entry.render(self.view.entry)
        self.entry.write()
        self._lay()

    def _lay_pad(self, found: Zones, view: DeskView) -> None:
        pad = view.pad if self.told else quiet_pad(view.pad)
        unit = dp(1)
        x, y = found.compass
        self.compass.place((x * unit + self.x, y * unit + self.y), found.radius * unit)
        speaks = view.paced is not None and view.paced.bubble is not None
        self.compass.render(pad, view.microphone, robot=speaks)
        put(self.keys, self._here(found.side))
        self.keys.render(pad, tuple(map(self._here, key_cells(found))))

    def _lay_harm(self, found: Zones, view: DeskView) -> None:
        """A third one and more are behind the lower place."""
        harm: tuple[Harm, ...] = view.harm if self.told else ()
        shown = harm if len(harm) <= 2 else (harm[0], view.more_harm)
        # One alone stands in the lower place.
        for press, place, at in zip(
            self.harms, found.harm, (len(shown) - 2, len(shown) - 1), strict=True
        ):
            one = shown[at] if at >= 0 else None
            if one is not None:
                press.show(one)
            show(self, press, self._here(place) if one is not None else NOWHERE)

    def _lay_token(self, found: Zones, view: DeskView) -> None:
        token = view.token
        if token is not None:
            self.token.render(token)
            self.token_text.render(token)
        show(self, self.token, self._here(found.token) if token is not None else NOWHERE)
        is_open = token is not None and self.token.open
        sheet = self._here(found.sheet)
        text = sheet.cut_bottom(min(sheet.h, dp(300)))[0]
        self._come(self.token_text, is_open)
        show(self, self.token_text, text if is_open else NOWHERE)

    def _lay_sheet(self, found: Zones, view: DeskView) -> None:
        """Over everything but what is still to be said, unless it was opened by a touch."""
        sheet = view.sheet
        is_open = sheet.close is not None or (sheet.kind == "tokens" and view.card.told)
        is_open = is_open and not self._unclear_yet(view)
        self._come(self.options, is_open)
        have(self, self.options, is_open)
        if not is_open:
            return
        self.options.render(sheet)
        place = found.sheet
        if sheet.kind == "tokens" and found.form == "wide":
            low = found.question.place.y
            place = Rect(place.x, low, place.w, place.top - low)
        elif found.small:
            # Two whole texts, or many rows, want a part of the map's place.
            place = Rect(place.x, place.y, place.w, place.h + 0.55 * found.island.h)
        least = (found.question.place.top - found.sheet.y) * dp(1)
        put(self.options, self.options.place_in(self._here(place), least))

    def _come(self, sheet: Widget, is_open: bool) -> None:
        """It comes when it was not there."""
        if is_open and sheet.parent is None:
            self._comes[sheet].play()

    def _touched_map(self, act: str) -> None:
        """A red place has one way in, the harm corner, which shows itself when it is touched."""
        place = act.rpartition(" ")[2]
        view = self.view
        if (
            view is not None
            and act.startswith("tap ")
            and place in view.island.red - view.island.lit
        ):
            for press in self.harms:
                if press.parent is not None:
                    press.pulse()
            return
        if self.told or not act.startswith("tap "):
            do(act)
        else:
            self.card.bar.pulse()

    def on_touch_down(self, touch: Any) -> bool:
        """Show the bar that turns the page, where what is touched waits for the last one."""
        taken = bool(super().on_touch_down(touch))
        zones = self.zones.cards if self.zones is not None and not self.told else ()
        if not taken and any(self._here(one).holds(*touch.pos) for one in zones):
            self.card.bar.pulse()
        return taken


def quiet_question(sheet: QuestionView) -> QuestionView:
    """The same, with nothing to touch: there is more to be said first."""
    return revised(
        sheet,
        {
            "buttons": tuple(map(_quiet, sheet.buttons)),
            "slots": tuple(revised(one, {"button": _quiet(one.button)}) for one in sheet.slots),
            "choose": sheet.choose and _quiet(sheet.choose),
        },
    )


def quiet_pad(pad: Pad) -> Pad:
    return revised(
        pad,
        {
            "compass": tuple(map(_quiet, pad.compass)),
            "keys": tuple(key and _quiet(key) for key in pad.keys),
        },
    )


def _quiet(button: Button) -> Button:
    return revised(button, {"enabled": False, "act": "", "held": ""})
