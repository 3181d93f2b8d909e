"""The replay of a game: for the OP while it is on, for the whole table once it is over."""

from __future__ import annotations

from companion.engine.languages import Topic

REPLAY: Topic = {
    "title": {"en": "Replay", "ru": "Повтор игры"},
    "ended": {"en": "{title} in round {n}", "ru": "{title} в раунде {n}"},
    "unfinished": {"en": "The game stops here", "ru": "Игра заканчивается здесь"},
    # A step
    "set-up": {"en": "Before the first turn", "ru": "До первого хода"},
    "step": {"en": "Step {at}. {line}", "ru": "Шаг {at}. {line}"},
    "nothing-said": {"en": "Nothing was said.", "ru": "Ничего не объявлялось."},
    "in-truth": {"en": "In truth: {truth}", "ru": "На самом деле: {truth}"},
    "nothing-done": {"en": "The set-up", "ru": "Подготовка к игре"},
    "where": {"en": "Round {n}, step {at} of {of}", "ru": "Раунд {n}, шаг {at} из {of}"},
    "round": {"en": "Round {n}", "ru": "Раунд {n}"},
    # Stories, and where they lead
    "stories-title": {"en": "Stories of this game", "ru": "Чем запомнилась игра"},
    "could-know": {"en": "Who could know what, and since when.",
                   "ru": "Кто что мог знать и с какого времени."},
    "look": {"en": "look", "ru": "смотреть"},
    "in-round": {"en": "round {n}", "ru": "раунд {n}"},
    "whole-way": {"en": "whole way", "ru": "весь путь"},
    "show-them": {"en": "show them", "ru": "показать их"},
    "show-it": {"en": "show it", "ru": "показать"},
    "the-end": {"en": "the end", "ru": "конец"},
    # Buttons
    "previous": {"en": "Step back", "ru": "Шаг назад"},
    "next": {"en": "Step forward", "ru": "Шаг вперёд"},
    "round-back": {"en": "Round back", "ru": "Раунд назад"},
    "round-on": {"en": "Round forward", "ru": "Раунд вперёд"},
    "play": {"en": "Play", "ru": "Пуск"},
    "stop": {"en": "Stop", "ru": "Стоп"},
    "stories": {"en": "Stories", "ru": "Итоги"},
    "to-step": {"en": "This step", "ru": "Этот шаг"},
    "back": {"en": "Back", "ru": "Назад"},
    "give-back": {"en": "Give it back", "ru": "Вернуть"},
    "share": {"en": "Share", "ru": "Поделиться"},
    # A game that is on, shown to all
    "reveal": {"en": "Open to all", "ru": "Открыть всем"},
    "give-up": {"en": "The game is not over. Anyone who sees the island can no longer play on it.",
                "ru": "Игра не окончена. Кто увидит остров, на нём уже не сыграет."},
    "give-up-sure": {"en": "Yes, open it anyway", "ru": "Да, всё равно открыть"},
}  # fmt: skip
