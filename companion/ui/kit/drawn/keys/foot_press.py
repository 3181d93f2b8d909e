"""Keys that may have little room for their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import pixels, text_height, text_width
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.parts import Button

_ICON: Final = 36  # dp of an icon beside a label
_RIM: Final = 16  # dp of both sides
_SMALLER: Final = 15  # sp of a label in two lines, or below its icon

# From much room to little: one line beside the icon, two, one below it, no icon, no words.
KeyForm = Literal["row", "lines", "stack", "words", "sign"]
_FORMS: Final[tuple[KeyForm, ...]] = get_args(KeyForm)


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

    @property
    def room(self) -> KeyForm:
        """The form that it has room for; called when it has got its place."""
        label, across = self.whole.label if self.whole else "", self.width - dp(_RIM)
        beside, high = across - dp(_ICON), self.height - dp(8)
        widest = max((_wide(word, _SMALLER) for word in label.split()), default=0)
        if _wide(label, theme.LABEL) <= beside:
            return "row"
        if widest <= beside and text_height(label, beside, _SMALLER, weight=700) <= high:
            return "lines"
        if _wide(label, _SMALLER) <= across and dp(24) + pixels(_SMALLER) * 1.3 <= high:
            return "stack"
        return "words" if widest * theme.SMALL / _SMALLER <= across else "sign"

    def fit(self, form: KeyForm | None = None) -> None:
        if self.whole is None:
            return
        form = form or self.room
        hidden = {"words": {"icon": ""}, "sign": {"label": ""}}.get(form, {})
        self.form = "stack" if form == "stack" else "row"
        self.sp = {"row": theme.LABEL, "words": theme.SMALL}.get(form, _SMALLER)
        super().render(revised(self.whole, hidden))


def fit_alike(keys: Sequence[FootPress]) -> None:
    """All in the form for which every one has room."""
    form: KeyForm = max((key.room for key in keys), key=_FORMS.index, default="row")
    for key in keys:
        key.fit(form)


def _wide(text: str, sp: float) -> float:
    return text_width(text, sp, weight=700)
