"""A paragraph of which some words are bold: those between asterisks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.engine.frozen import frozen
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, pixels, text_width
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.rect import Rect

_LINE: Final = 1.38  # from one line to the next, in ems
_FAR: Final = 4000  # pixels: a run never wraps
_SPACE: Final = 0.26  # ems


@frozen
class WordRun:
    """Words of one weight on one line. `x`, `line`: where it begins."""

    text: str
    bold: bool
    x: float
    line: int


class MarkedText(Panel):
    """Marked words are never broken apart; the last of them are `lit`."""

    def __init__(self, sp: float, lit: str = theme.WHITE, **look: Any) -> None:
        super().__init__(**look)
        self.sp, self.lit, self.marked = sp, lit, ""
        self._runs: list[Writing] = []

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.marked.replace("*", "")

    def height_for(self, width: float) -> float:
        runs = runs_of(self.marked, self.sp, width)
        lines = max((run.line for run in runs), default=-1) + 1
        return lines * _LINE * pixels(self.sp)

    def _lay(self, *_: object) -> None:
        """Words that have gone are hidden, though nothing has the height of no words."""
        if not self.marked:
            for writing in self._runs:
                writing.hide()
        super()._lay()

    def lay(self) -> None:
        runs = runs_of(self.marked, self.sp, self.width)
        while len(self._runs) < len(runs):
            self._runs.append(Writing(self.canvas))
        high = _LINE * pixels(self.sp)
        last = max((at for at, run in enumerate(runs) if run.bold), default=-1)
        for at, (writing, run) in enumerate(zip(self._runs, runs, strict=False)):
            place = Rect(self.x + run.x, self.top - (run.line + 1) * high, _FAR, high)
            bold = self.lit if at == last else theme.WHITE
            writing.draw(
                place, run.text, self.sp, weight=800 if run.bold else 400,
                colour=bold if run.bold else theme.SAY_TEXT,
            )  # fmt: skip
        for writing in self._runs[len(runs) :]:
            writing.hide()


def runs_of(marked: str, sp: float, width: float, plain: int = 400) -> list[WordRun]:
    """The runs, line by line; words of one weight beside each other are one.

    `plain`: the weight of what is not bold.
    """
    runs: list[WordRun] = []
    x, line = 0.0, 0
    for word, bold, apart in _words(marked):
        wide = text_width(word, sp, weight=800 if bold else plain)
        space = _SPACE * pixels(sp) if apart and x else 0.0
        if x and apart and x + space + wide > width:
            x, line, space = 0.0, line + 1, 0.0
        last = runs[-1] if runs else None
        if last is not None and last.line == line and last.bold == bold and x:
            runs[-1] = WordRun(f"{last.text}{' ' * apart}{word}", bold, last.x, line)
            x = last.x + text_width(runs[-1].text, sp, weight=800 if bold else plain)
        else:
            runs.append(WordRun(word, bold, x + space, line))
            x += space + wide
    return runs


def _words(marked: str) -> Iterator[tuple[str, bool, bool]]:
    """Each word: whether it is bold, and whether a blank stands before it."""
    for at, part in enumerate(marked.split("*")):
        if at % 2:
            yield part, True, not _ends_close(marked.split("*")[at - 1])
            continue
        words = part.split()
        for number, word in enumerate(words):
            yield word, False, number > 0 or part[:1].isspace() or at == 0


def _ends_close(part: str) -> bool:
    return bool(part) and not part[-1].isspace()
