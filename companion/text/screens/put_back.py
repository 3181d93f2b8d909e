"""What stands on the boards again after an undo: for the OP alone (L16.5)."""

from __future__ import annotations

from companion.text.screens import Sheet

PUT_BACK: Sheet = {
    "figure": {
        "en": "{whose} board again: {changed}.",
        "ru": "На планшете {whose} снова: {changed}.",
    },
    "health": {"en": "health {n}", "ru": "здоровье {n}"},
    "energy": {"en": "energy {n}", "ru": "энергия {n}"},
    "max_energy": {"en": "at most {n} energy", "ru": "не больше {n} энергии"},
    "mission": {"en": "mission {n} of {of}", "ru": "миссия {n} из {of}"},
    "deaths": {"en": "Deaths counted: {n}.", "ru": "Засчитано гибелей: {n}."},
}
