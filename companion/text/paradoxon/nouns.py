"""Items, cards and places in words (box-small-games.yaml: our own where the box is unknown)."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic
from companion.games.paradoxon.cards import ON, Card, Item
from companion.games.paradoxon.state import ECHO
from companion.text.languages import Language
from companion.text.wording import PlayerNames, called

ITEMS: Final[Topic] = {
    "flowers": {"en": "Flowers", "ru": "Цветы"},
    "poetry": {"en": "Poetry", "ru": "Стихи"},
    "chocolates": {"en": "Chocolates", "ru": "Конфеты"},
    "ring": {"en": "Ring", "ru": "Кольцо"},
    "map": {"en": "Map", "ru": "План здания"},
    "mask": {"en": "Mask", "ru": "Маска"},
    "gun": {"en": "Gun", "ru": "Пистолет"},
    "armor": {"en": "Armor", "ru": "Бронежилет"},
    "keys": {"en": "Keys", "ru": "Ключи"},
    "phone": {"en": "Phone", "ru": "Телефон"},
    "wallet": {"en": "Wallet", "ru": "Бумажник"},
    "tickets": {"en": "Tickets", "ru": "Билеты"},
    "aces": {"en": "Aces", "ru": "Тузы"},
    "money": {"en": "Money", "ru": "Деньги"},
    "drink": {"en": "Drink", "ru": "Выпивка"},
    "knife": {"en": "Knife", "ru": "Нож"},
}
# Where there is little room: on cards.
SHORT_ITEMS: Final[Topic] = {
    "map": {"en": "Map", "ru": "План"},
    "armor": {"en": "Armor", "ru": "Броня"},
}
CARD_COLOURS: Final[Topic] = {
    "pink": {"en": "pink", "ru": "розовый"},
    "yellow": {"en": "yellow", "ru": "жёлтый"},
    "lilac": {"en": "lilac", "ru": "лиловый"},
    "green": {"en": "green", "ru": "зелёный"},
}
# The four cards of Echo's inventory.
PLACES: Final[Topic] = {
    "left": {"en": "his left card", "ru": "левая карта Эха"},
    "right": {"en": "his right card", "ru": "правая карта Эха"},
    "plan": {"en": "his plan", "ru": "план Эха"},
    "paradox": {"en": "the paradox", "ru": "парадокс"},
}
ON_PLACES: Final[Topic] = {
    "left": {"en": "is on his left card", "ru": "на левой карте"},
    "right": {"en": "is on his right card", "ru": "на правой карте"},
    "plan": {"en": "is on his plan", "ru": "на плане"},
    "paradox": {"en": "is on the paradox", "ru": "на парадоксе"},
}
TURNED_PLACES: Final[Topic] = {
    "left": {"en": "his left card", "ru": "левую карту Эха"},
    "right": {"en": "his right card", "ru": "правую карту Эха"},
    "paradox": {"en": "the paradox", "ru": "парадокс"},
}
# The place of a scored card, where the app does not know the card.
SOURCES: Final[Topic] = {
    "plan": {"en": "the plan", "ru": "за план"},
    "paradox": {"en": "the paradox", "ru": "за парадокс"},
    "own": {"en": "a fragment of one's own", "ru": "за свой фрагмент"},
    "theirs": {"en": "a fragment of the other", "ru": "за чужой фрагмент"},
    "fading": {"en": "the fading card", "ru": "за угасающую карту"},
    "extra": {"en": "a card through an item", "ru": "за карту через предмет"},
}
VERDICTS: Final[Topic] = {
    "lost": {"en": "Reality is no more.", "ru": "Реальности больше нет."},
    "sacrifice": {"en": "Reality is saved, but you are not.",
                  "ru": "Реальность спасена, но не ты."},
    "saved": {"en": "It has worked: all is as it should be.",
              "ru": "Получилось: всё так, как и должно быть."},
    "master": {"en": "You are the master of space and time.",
               "ru": "Пространство и время в твоих руках."},
}  # fmt: skip
_ECHO: Final = {"en": "Echo", "ru": "Эхо"}


def card(word: Card, language: Language) -> str:
    """`Keys–Phone`: the two items of a card."""
    return "–".join(ITEMS[item][language] for item in ON[word])


def item(word: Item | None, language: Language) -> str:
    return "" if word is None else ITEMS[word][language]


def short_item(word: Item, language: Language) -> str:
    return SHORT_ITEMS.get(word, ITEMS[word])[language]


def player(who: str, language: Language, names: PlayerNames) -> str:
    return _ECHO[language] if who == ECHO else called(who, language, names)
