"""The pace of the computer, and the button that goes on without waiting for it."""

from __future__ import annotations

from companion.engine.languages import Topic

PACE: Topic = {
    "slow": {"en": "slow", "ru": "шагом"},
    "normal": {"en": "normal", "ru": "ровно"},
    "quick": {"en": "quick", "ru": "бегом"},
    "go-on": {"en": "Go on", "ru": "Дальше"},
    "by-itself": {"en": "by itself in {n} s", "ru": "само через {n} с"},
    "paused": {"en": "it waits for you", "ru": "ждёт тебя"},
    "pause": {"en": "Pause", "ru": "Пауза"},
    "resume": {"en": "Run on", "ru": "Само"},
}  # fmt: skip
