"""The line at the bottom: what is typed, what it means, and the button that takes it."""

from __future__ import annotations

from typing import Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.desk.views import PhraseLine
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, pixels, text_width
from companion.ui.kit.drawn.paint import RoundedBox, rgba
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press, Wipe
from companion.ui.kit.drawn.touched import SOFT_KEYBOARD, Touched, counts, do
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.voice.drawn.microphone import MicrophoneKey

_SMALL: Final = 15
_SIGN: Final = 50
_NARROW: Final = 500  # dp: below it what is written needs the place of the sign
_WHY: Final = 14
_LEAST: Final = 14
_SELECTED: Final = 0.3  # how much the ground of selected letters covers them


class EntryLine(Panel, Touched):
    """A touch anywhere on it, or `write`, begins to write.

    What was refused stays to be read, and gives way to the first new letter; `wipe` clears it.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(role="entry", **look)
        self._entry: PhraseLine | None = None
        self._line = NOWHERE
        self._box, self._sign = RoundedBox(self.canvas.before), Sign(self.canvas)
        self._hint, self._meaning = Writing(self.canvas), Writing(self.canvas)
        self.input: Any = None
        self._refused = False  # what stands there, when it was to be taken
        self._entered = False  # what was written last; nothing was written since
        self.go = Press(form="stack", sp=theme.SMALL, icon=24)
        self.wipe = Wipe(self._wipe)
        self.why = Press(form="stack", sp=_WHY, icon=22)
        self.microphone = MicrophoneKey()

    def have_microphone(self, microphone: Button | None) -> None:
        """At the left end, where the pad is not there to have it."""
        if microphone is not None:
            self.microphone.render(microphone)
        if (microphone is None) != (self.microphone.parent is None):
            have(self, self.microphone, microphone is not None)
            self.lay_soon()

    def louder(self, level: float) -> None:
        self.microphone.louder(level)

    def render(self, entry: PhraseLine) -> None:
        if entry == self._entry:
            return
        self._entry = entry
        if entry.typed and self.input is None:
            self._make_input()
        if self.input is not None and self.input.text != entry.typed:
            self.input.text = entry.typed
        if entry.go is not None and self.go.button is None:
            self.go.render(entry.go)
        have(self, self.go, entry.go is not None)
        have(self, self.wipe, bool(entry.typed) and entry.go is None)
        if entry.why is not None:
            self.why.render(revised(entry.why, {"tone": "plain"}))
        have(self, self.why, entry.why is not None)
        self.lay_soon()

    # Typing

    def act(self, _act: str) -> None:
        self.write()

    def write(self) -> None:
        self._entered = False
        if self.input is None:
            self._make_input()
        self.lay()
        self.input.focus = True

    def _make_input(self) -> None:
        """Not before somebody types: most moves are touched, and it costs a tenth of the start."""
        from companion.ui.kit.drawn.typed_line import TypedLine  # noqa: PLC0415 (see above)

        # The window moves up to the line if a keyboard on the screen covers its lower half.
        Window.softinput_mode = "below_target"
        self.input = TypedLine(
            text_validate_unfocus=SOFT_KEYBOARD,
            cursor_color=rgba(theme.TEXT),
            selection_color=rgba(theme.ANSWER_EDGE, _SELECTED),
        )
        self.input.bind(text=self._typed, on_text_validate=self._enter, focus=self._focused)
        self.add_widget(self.input)

    @property
    def writing(self) -> bool:
        """Somebody is in the middle of a phrase: it stays on the screen, whatever it may mean."""
        return self.input is not None and self.input.focus and not self._entered

    def _typed(self, _input: object, text: str) -> None:
        self._refused = False
        self._draw_words()
        if self._entry is None or text != self._entry.typed:
            self._entered = False
            App.get_running_app().companion.typed(text)

    def _enter(self, _input: object) -> None:
        if not counts("key enter"):
            return
        self._entered = True
        do("enter")
        Clock.schedule_once(self._answered, 0)  # when the answer to it stands here

    def _answered(self, _seconds: float) -> None:
        self._refused = bool(self._written and self._entry is not None and self._entry.reason)
        self._offer_anew()

    def _offer_anew(self, *_: object) -> None:
        """Select what was refused: one letter is enough to begin again."""
        if self._refused:
            self.input.select_all()

    def _focused(self, _input: object, focused: bool) -> None:
        if focused:  # what had been selected is not any more, where a keyboard comes and goes
            Clock.schedule_once(self._offer_anew, 0)
        self.lay_soon()

    def _wipe(self) -> None:
        self.input.text = ""
        self.write()

    @property
    def _written(self) -> str:
        return self.input.text if self.input is not None else ""

    # Drawing

    def lay(self) -> None:
        focused = self.input is not None and self.input.focus
        edge = theme.ANSWER_EDGE if focused else theme.RAISED_EDGE
        self._box.draw(self.rect, theme.WELL, edge)
        rect = self._place_go(self._place_microphone(self.rect))
        if self.why.parent is not None:
            sign, rect = rect.cut_left(self._why_wide())
            put(self.why, sign)
            self._sign.hide()
        elif self.microphone.parent is not None:
            self._sign.hide()
        elif self._written and self.width < dp(_NARROW):
            self._sign.hide()
            rect = rect.cut_left(dp(10))[1]
        else:
            sign, rect = rect.cut_left(dp(_SIGN))
            self._sign.draw(sign.x + dp(30), self.center_y, dp(24), self._icon(), theme.MUTED)
        self._line = rect.cut_right(dp(10))[1]
        if self.input is not None:
            self._place_input(self._line)
        self._draw_words()

    def _why_wide(self) -> float:
        """Of the way to the rule behind a reason: it has the place of the sign."""
        label = self.why.button.label if self.why.button else ""
        return max(float(dp(theme.TARGET)), text_width(label, _WHY, weight=700) + dp(20))

    def _place_microphone(self, rect: Rect) -> Rect:
        if self.microphone.parent is None:
            return rect
        key, rest = rect.cut_left(dp(theme.TARGET), dp(10))
        put(self.microphone, key)
        return rest

    def _place_go(self, rect: Rect) -> Rect:
        """At the right end, or what wipes the line in its place; what is left."""
        if self.wipe.parent is not None:
            button, rest = rect.cut_right(dp(theme.TARGET))
            put(self.wipe, button)
            return rest
        if self.go.parent is None or self.go.button is None:
            return rect
        go = self._entry.go if self._entry is not None and self._entry.go else self.go.button
        want = max(dp(72), text_width(go.label, theme.SMALL, weight=700) + dp(16))
        if self._is_long(rect.w - want):  # its tick says enough
            want, go = dp(theme.TARGET), revised(go, {"label": ""})
        self.go.render(go)
        button, rest = rect.cut_right(min(want, rect.w * 0.4), dp(4))
        put(self.go, button)
        return Rect(rest.x, rect.y, rest.w, rect.h)

    def _is_long(self, width: float) -> bool:
        """True if it does not fit its line."""
        return text_width(self._below(), _LEAST, weight=700) > width - dp(50 + 10)

    def _icon(self) -> str:
        refused = self._entry is not None and self._entry.reason and not self._entry.typed
        return "info" if refused else "keyboard"

    def _place_input(self, line: Rect) -> None:
        """Above the meaning, where there is one."""
        below = self._below()
        long = text_width(below, _LEAST, weight=700) > line.w
        self.input.font_size = min(pixels(theme.BODY), int(line.h * (0.28 if long else 0.31)))
        if below:
            line = line.cut_top(dp(2 if long else 5))[1].cut_top(line.h * 0.42)[0]
        above = max(0.0, (line.h - self.input.line_height) / 2)
        self.input.padding = (0, above, 0, 0)
        put(self.input, line)

    def _below(self) -> str:
        """The line under the typed text; what could be meant is asked above it."""
        entry = self._entry
        if entry is not None and entry.choices:
            return ""
        return (entry.understood or entry.reason) if entry is not None and entry.typed else ""

    def _draw_words(self) -> None:
        entry = self._entry
        if entry is None or not self._line.h:
            return
        if self._written:
            self._hint.hide()
            low = self._line.cut_bottom(self._line.h * 0.54)[0].cut_bottom(dp(4))[1]
            colour = theme.MUTED if entry.reason else theme.TEXT
            self._meaning.draw(
                low, self._below(), _SMALL, weight=700, colour=colour, least=_LEAST, line=1.05
            )
            return
        self._meaning.hide()
        said = entry.reason or entry.understood
        self._hint.draw(
            self._line.inset(0, dp(3)), said or entry.hint, theme.BODY,
            weight=700 if said else 400, colour=theme.TEXT if said else theme.MUTED, least=12,
            line=1.15,
        )  # fmt: skip
