"""What stands on the boards again after an undo: for the OP alone (L16.5)."""

from __future__ import annotations

from companion.text.screens import Sheet

PUT_BACK: Sheet = {
    "figure": {
        "en": "On the board of {name} again: {changed}.",
        "ru": "{name}, на планшете снова: {changed}.",
    },
    "health": {"en": "health {n}", "ru": "здоровье {n}"},
    "energy": {"en": "energy {n}", "ru": "энергия {n}"},
    "max_energy": {"en": "at most {n} energy", "ru": "не больше {n} энергии"},
    "marked": {"en": "{name} {mark}", "ru": "{name} — {mark}"},
    "circled": {"en": "circled", "ru": "обведено"},
    "crossed": {"en": "crossed out", "ru": "зачёркнуто"},
    "free": {"en": "without a mark", "ru": "без отметки"},
    "mission": {"en": "mission {n} of {of}", "ru": "миссия {n} из {of}"},
    "extras": {"en": "the extra boxes as in the strip", "ru": "доп. бонусы как на экране"},
    "deaths": {"en": "Deaths counted: {n}.", "ru": "Засчитано гибелей: {n}."},
}
