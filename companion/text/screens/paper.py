"""The page for going on by hand: everything that the OP must know, for the OP alone."""

from __future__ import annotations

from companion.engine.languages import Topic

PAPER: Topic = {
    "title": {"en": "Paradox Island: going on by hand", "ru": "Парадокс: играем дальше на бумаге"},
    "title-over": {"en": "Paradox Island: the game is over", "ru": "Парадокс: игра окончена"},
    "secret": {"en": "FOR THE OP’S EYES ONLY", "ru": "ТОЛЬКО ДЛЯ ПВ"},
    # The present state
    "round": {"en": "Round {n}.", "ru": "Раунд {n}."},
    "captives-turn": {"en": "It is {whose} turn: {n} action left.|It is {whose} turn: {n} actions"
                            " left.",
                      "ru": "Ход {whose}: осталось {n} действие.|Ход {whose}: осталось {n}"
                            " действия.|Ход {whose}: осталось {n} действий."},
    "ops-turn": {"en": "It is the OP’s turn: {n} action left.|It is the OP’s turn: {n} actions"
                       " left.",
                 "ru": "Ход ПВ: осталось {n} действие.|Ход ПВ: осталось {n} действия.|Ход ПВ:"
                       " осталось {n} действий."},
    "won": {"en": "The game is over: {title}.", "ru": "Игра окончена: {title}."},
    "deaths": {"en": "Deaths: {n} of {of}.", "ru": "Гибелей: {n} из {of}."},
    "token": {"en": "Power token in force: {name}.", "ru": "Действует жетон силы: {name}."},
    "no-token": {"en": "No power token is in force yet.", "ru": "Жетон силы пока не действует."},
    "waits": {"en": "Still to be answered: {asked}", "ru": "Ждёт ответа: {asked}"},
    # The OP's things
    "pieces": {"en": "OP pieces", "ru": "Фигурки ПВ"},
    "off": {"en": "off the map", "ru": "вне поля"},
    "stack": {"en": "Power tokens, from the top", "ru": "Жетоны силы, сверху вниз"},
    "drawn": {"en": "Drawn, one to be chosen", "ru": "Вытянуты, выбрать один"},
    "anomalies": {"en": "Anomalies", "ru": "Аномалии"},
    "arrows": {"en": "Arrows of the arrow anomaly", "ru": "Стрелки аномалии со стрелками"},
    "this-turn": {"en": "In this turn", "ru": "В этом ходу"},
    "been": {"en": "{piece} has been on: {spaces}", "ru": "{piece}: уже пройдены {spaces}"},
    "hit": {"en": "The Wave has attacked: {names}", "ru": "Волна уже ранила: {names}"},
    "rulings": {"en": "This table plays otherwise", "ru": "За этим столом иначе"},
    # A captive
    "place": {"en": "Place", "ru": "Место"},
    "at": {"en": "{at}, {space}", "ru": "{at}, {space}"},
    "lying": {"en": "lying", "ru": "лежит"},
    "standing": {"en": "standing", "ru": "стоит"},
    "off-island": {"en": "off the island", "ru": "вне острова"},
    "in-ocean": {"en": "in the ocean", "ru": "в океане"},
    "health": {"en": "Health", "ru": "Здоровье"},
    "energy": {"en": "Energy", "ru": "Энергия"},
    "of": {"en": "{n} of {of}", "ru": "{n} из {of}"},
    "actions": {"en": "Actions left", "ru": "Действий"},
    "start": {"en": "Start", "ru": "Старт"},
    "fruits": {"en": "Fruits", "ru": "Фрукты"},
    "palms": {"en": "Palms", "ru": "Пальмы"},
    "palm": {"en": "{fruit} (bonus {n})", "ru": "{fruit} (бонус {n})"},
    "mission": {"en": "Mission", "ru": "Миссия"},
    "corner": {"en": "corner {at}", "ru": "угол {at}"},
    "mark-at": {"en": "{name} {at}", "ru": "{name} {at}"},
    "none": {"en": "—", "ru": "—"},
}  # fmt: skip
