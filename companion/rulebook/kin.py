"""Words that the stemmers leave apart: of one root, and of one meaning.

A line is a family. Of one root: `went` is sought as `go`, «встретил» as «встреча». Of one meaning:
who types `monster` means a piece of the OP, though less surely than one who types `piece`.
"""

from __future__ import annotations

from typing import Final

from companion.rulebook.meanings_en import MEANINGS_EN
from companion.rulebook.meanings_ru import MEANINGS_RU
from companion.rulebook.roots import ROOTS_EN, ROOTS_RU


def _lines(*texts: str) -> list[list[str]]:
    return [line.split() for text in texts for line in text.replace("ё", "е").split("\n") if line]


OF_ONE_ROOT: Final = _lines(ROOTS_EN, ROOTS_RU)
OF_ONE_MEANING: Final = _lines(MEANINGS_EN, MEANINGS_RU)
