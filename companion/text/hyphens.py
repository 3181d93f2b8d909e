"""Break points of long words, for keys that a whole word does not fit."""

from __future__ import annotations

from typing import Final

_BROKEN: Final = {
    "Восстановить": "Восста-\nновить",
    "безопасно": "безо-\nпасно",
    "Повернуть": "Повер-\nнуть",
    "Заполнить": "Запол-\nнить",
}


def broken(text: str) -> str:
    """The text with its long words on two lines."""
    return " ".join(_BROKEN.get(word, word) for word in text.split(" "))
