"""The words of *Check your box* for PARADOXON's sixteen items."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

PARADOXON_BOX: Final[Topic] = {
    "text": {"en": "What is printed on the cards of your box? Two names are the rulebook’s, the"
                   " others this app has only guessed; the texts are those of the first edition.",
             "ru": "Что напечатано на картах твоей коробки? Два названия — из правил, остальные"
                   " приложение лишь предполагает; тексты — из первого издания."},
    "entry-left": {"en": "{name}?", "ru": "{name}?"},
    "entry-same": {"en": "{name}", "ru": "{name}"},
    "entry-by-hand": {"en": "{name} · by hand", "ru": "{name} · вручную"},
    "name": {"en": "On the card: {name}", "ru": "На карте: {name}"},
    "other-name": {"en": "Another name stands there", "ru": "Там другое название"},
    "name-title": {"en": "What stands on the card of “{item}”?",
                   "ru": "Что написано на карте «{item}»?"},
    "name-hint": {"en": "The name on the card", "ru": "Название на карте"},
    "name-save": {"en": "That stands there", "ru": "Так и написано"},
    "says": {"en": "Does the card say this?", "ru": "На карте написано это?"},
    "text-same": {"en": "It says this", "ru": "Это"},
    "text-by-hand": {"en": "Something else", "ru": "Другое"},
    # Where an item is looked up
    "on-card": {"en": "on the card: {name}", "ru": "на карте: {name}"},
    "by-hand": {"en": "Your card says something else: *do what it says,* by hand. What it does to"
                      " Echo’s cards is set in the menu.",
                "ru": "На твоей карте другое: *делай, что написано на ней,* вручную. Что изменилось"
                      " у Эха, ставят в меню."},
    "differs": {"en": "My card differs", "ru": "У меня другое"},
    "agrees": {"en": "My card says this", "ru": "У меня так же"},
}  # fmt: skip
