"""The timeline under a finger: its handle is dragged along, and the game follows it."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from kivy.metrics import dp

from companion.games.island.history.turning_points import Event
from companion.games.island.terms import OP
from companion.ui.island.replay.drawn.looks import DARK, Colours
from companion.ui.island.replay.timeline import Timeline, round_labels, thinned, with_room
from companion.ui.island.replay.zones import LOW, track_of
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.drawn.touched import do, dropped
from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.motion import in_out_sine
from companion.ui.kit.rect import Rect
from companion.ui.kit.touch_guard import Control

HANDLE: Final = 20  # dp, its radius; a finger takes it from a little further
REACH: Final = 32
SNAP: Final = 0.12  # seconds from where it was let go to its step
OVER: Final = 18  # dp over the line from which on a finger means the signs
_APART: Final = 38  # dp between two signs
_DOTS: Final = 13  # dp between two dots
_ROUNDS: Final = 5  # between two rounds
_SIGN: Final = 12.5  # dp, the radius of an emblem
_TICK: Final = 28
_LABEL: Final = theme.SMALL
_ROUND: Final = ring(32)


class TimelineBar(Panel):
    """The line of all steps, with a handle; while a finger is on it, the handle is under that."""

    role = "timeline"

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.line: Timeline | None = None
        self.look: Colours = DARK
        self._glide = Motion(self._draw_handle, 0.0)
        self._held: float | None = None  # from the finger to the handle, while one is down
        self._sent = 0  # the step that was asked for last
        self._key: object = None
        self._card = RoundedBox(self.canvas)
        self._rest, self._gone = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._signs = InstructionGroup()
        self.canvas.add(self._signs)
        self._handle = Handle(self.canvas)

    def control(self) -> Control:
        return Control(self.role, "timeline", self.rect, rest=0.0)

    # What is seen

    def render(self, line: Timeline, look: Colours) -> None:
        first, before = self.line is None, self.line
        self.line, self.look, self._sent = line, look, line.at
        if first or before is None or before.stops != line.stops:
            self._glide.jump(line.share(line.at))
        elif self._held is None:
            self._go(line.share(line.at), line.steps)
        self.lay_soon()

    def _go(self, share: float, seconds: float) -> None:
        if share == self._glide.end:
            return
        self._glide.play(self.share, share, seconds, ease=in_out_sine)

    @property
    def share(self) -> float:
        """The place of the handle on the line, from 0 to 1."""
        return self._glide.value

    @property
    def track(self) -> Rect:
        unit = dp(1)
        card = Rect(0, 0, self.width / unit, self.height / unit)
        return track_of(card).scaled(unit).moved(self.x, self.y)

    @property
    def handle(self) -> tuple[float, float]:
        """The middle of the handle."""
        track = self.track
        return track.x + self.share * track.w, track.middle[1]

    # Drawing

    def lay(self) -> None:
        line = self.line
        if line is None:
            return
        key = (self.rect, self.look.card, line.stops, line.events, line.rounds, line.word)
        if key != self._key:
            self._key = key
            self._draw_line(line)
        self._draw_handle()

    def _draw_line(self, line: Timeline) -> None:
        track, look = self.track, self.look
        self._card.draw(self.rect, look.card, look.edge, radius=theme.CARD_RADIUS)
        self._rest.draw(track, look.rest, radius=5)
        self._signs.clear()
        ticks = thinned(line, [at for _, at in line.rounds], dp(_ROUNDS) / track.w)
        stops = [event.at for event in line.events]
        for share in thinned(line, stops, dp(_DOTS) / track.w, ticks):
            self._draw_dot(track.x + share * track.w)
        for share in ticks:
            self._draw_tick(track.x + share * track.w)
        for event in with_room(line, dp(_APART) / max(1.0, track.w)):
            self._draw_sign(event, track.x + line.share(event.at) * track.w)
        self._draw_labels(line)

    def _draw_dot(self, x: float) -> None:
        for radius, colour in ((5.0, self.look.gone), (3.2, self.look.card)):
            Polygon(self._signs).draw(
                placed(_ROUND, x, self.track.middle[1], dp(radius)), colour
            )  # fmt: skip

    def _draw_tick(self, x: float) -> None:
        y = self.track.middle[1]
        place = Rect(x - dp(1.5), y - dp(_TICK) / 2, dp(3), dp(_TICK))
        RoundedBox(self._signs).draw(place, self.look.text, radius=1.5)

    def _draw_sign(self, event: Event, x: float) -> None:
        low = self.height < dp(LOW)
        y = self.track.middle[1] + dp(32 if low else 31)
        if event.who == OP:
            Polygon(self._signs).draw(placed(_ROUND, x, y, dp(_SIGN)), self.look.chip)
            Sign(self._signs).draw(x, y, dp(17), "eye", self.look.text)
        else:
            Emblem(self._signs).draw(x, y, dp(_SIGN), event.who)
        match event.kind:
            case "mission":
                Sign(self._signs).draw(x + dp(17), y + dp(7), dp(15), "flag", self.look.mission)
            case "death":
                Sign(self._signs).draw(x + dp(19), y + dp(6), dp(16), "dead", self.look.death)
            case "known":
                Sign(self._signs).draw(x + dp(18), y + dp(6), dp(17), "idea", self.look.lamp)
            case "won":
                right, up = (dp(19), dp(5)) if low else (0, dp(22))
                Sign(self._signs).draw(x + right, y + up, dp(17), "trophy", self.look.text)
            case "op":
                pass

    def _draw_labels(self, line: Timeline) -> None:
        track, unit = self.track, dp(1)

        def wide(text: str) -> float:
            return text_width(text, _LABEL, weight=700) / unit + 2

        rim = (self.right - track.right) / unit - 8
        low = self.y + dp(0 if self.height < dp(LOW) else 3)
        for label in round_labels(line, wide, track.w / unit, rim):
            x = track.x + label.x * unit
            place = Rect(x, low, wide(label.text) * unit, dp(19))
            Writing(self._signs).draw(
                place, label.text, _LABEL, weight=700, colour=self.look.muted
            )  # fmt: skip

    def _draw_handle(self) -> None:
        if self._key is None:
            return
        track, (x, y) = self.track, self.handle
        self._gone.draw(Rect(track.x, track.y, max(dp(10), x - track.x), track.h), self.look.gone,
                        radius=5)  # fmt: skip
        self._handle.draw(x, y, self.look)

    # The finger

    def on_touch_down(self, touch: Any) -> bool:
        line = self.line
        if line is None or not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        if self._held is not None or dropped(self.role):
            return True
        touch.grab(self)
        x, y = self.handle
        on_it = abs(touch.x - x) <= dp(REACH) and abs(touch.y - y) <= dp(REACH)
        self._held = x - touch.x if on_it else 0.0
        if not on_it:
            self._touch_line(line, touch)
        return True

    def _touch_line(self, line: Timeline, touch: Any) -> None:
        """Go to where the line was touched, or to the step whose sign is there."""
        track = self.track
        share = self._share_at(touch.x)
        if touch.y > track.middle[1] + dp(OVER):
            event = line.event_near(share, dp(_APART / 2) / max(1.0, track.w))
            share = share if event is None else line.share(event)
            self._held = track.x + share * track.w - touch.x
        self._follow(share)

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self and self._held is not None:
            self._follow(self._share_at(touch.x + self._held))
        return touch.grab_current is self

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._held = None
        if self.line is not None:  # it comes to rest on a step
            self._go(self.line.share(self._sent), SNAP)
        return True

    def _share_at(self, x: float) -> float:
        track = self.track
        return min(1.0, max(0.0, (x - track.x) / max(1.0, track.w)))

    def _follow(self, share: float) -> None:
        """The handle is where the finger is, and the game at the nearest step."""
        line = self.line
        if line is None:
            return
        self._glide.jump(share)
        at = line.nearest(share)
        if at != self._sent:
            self._sent = at
            do(f"at {at}")


class Handle:
    """An amber disc with a grip, put anywhere without being drawn anew."""

    def __init__(self, canvas: Any) -> None:
        self._place = Translate(0, 0)
        canvas.add(PushMatrix())
        canvas.add(self._place)
        self._edge, self._disc = Polygon(canvas), Polygon(canvas)
        self._grips = RoundedBox(canvas), RoundedBox(canvas)
        canvas.add(PopMatrix())

    def draw(self, x: float, y: float, look: Colours) -> None:
        self._place.xy = (x, y)
        self._edge.draw(placed(_ROUND, 0, 0, dp(HANDLE + 2)), look.accent_edge)
        self._disc.draw(placed(_ROUND, 0, 0, dp(HANDLE - 1)), look.accent)
        for side, grip in zip((-4, 2), self._grips, strict=True):
            grip.draw(Rect(dp(side), dp(-8), dp(2), dp(16)), theme.ON_ACCENT, radius=1)
