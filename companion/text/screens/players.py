"""The headings of what was said, as players may keep it."""

from __future__ import annotations

from companion.text.screens import Sheet

PLAYERS: Sheet = {
    "title": {
        "en": "Paradox Island: what was said at the table",
        "ru": "Парадокс: что было сказано за столом",
    },
    "before": {"en": "Before the first turn", "ru": "До первого хода"},
    "round": {"en": "Round {n}", "ru": "Раунд {n}"},
    "taken-back": {"en": "taken back", "ru": "отменено"},
}
