"""The keys in the bar of the replay: some of them have little room for their words."""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import pixels, text_width
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Button

_ICON: Final = 36  # dp of an icon beside a label
_RIM: Final = 16  # dp of both sides
_STACKED: Final = 15  # sp of a label below its icon


class SignPress(Press):
    """A key that says by its sign alone what it does."""

    label = ""

    def render(self, button: Button) -> None:
        self.label = button.label
        super().render(revised(button, {"label": ""}))

    @property
    def words(self) -> object:
        return self.button and (self.label, self.button.enabled)


class FootPress(Press):
    """Icon and words side by side, or over one another, or one of them alone: as there is room."""

    whole: Button | None = None

    def render(self, button: Button) -> None:
        self.whole = button
        self.fit()

    @property
    def words(self) -> object:
        return self.whole and (self.whole.label, self.whole.enabled)

    def fit(self) -> None:
        """Called when it has got its place."""
        whole = self.whole
        if whole is None:
            return
        across, label = self.width - dp(_RIM), whole.label
        beside = text_width(label, theme.LABEL, weight=700) + dp(_ICON) <= across
        low = dp(24) + pixels(_STACKED) * 1.3 > self.height - dp(8)
        below = text_width(label, _STACKED, weight=700) <= across and not low
        longest = max(text_width(word, theme.SMALL, weight=700) for word in label.split())
        self.form = "row" if beside or not below else "stack"
        self.sp = theme.LABEL if beside else _STACKED if below else theme.SMALL
        shown = whole
        if not beside and not below:
            shown = revised(whole, {"icon" if longest <= across else "label": ""})
        super().render(shown)
