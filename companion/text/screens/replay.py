"""The replay of a game: for the OP while it is on, for the whole table once it is over."""

from __future__ import annotations

from companion.engine.languages import Topic

REPLAY: Topic = {
    "title": {"en": "Replay", "ru": "Повтор игры"},
    "set-up": {"en": "Before the first turn", "ru": "До первого хода"},
    "where": {"en": "Round {n}, step {at} of {of}", "ru": "Раунд {n}, шаг {at} из {of}"},
    "nothing-done": {"en": "The set-up", "ru": "Подготовка к игре"},
    "nothing-said": {"en": "Nothing was said.", "ru": "Ничего не объявлялось."},
    "said": {"en": "SAID", "ru": "СКАЗАНО"},
    "truth": {"en": "WHAT REALLY HAPPENED", "ru": "КАК БЫЛО НА САМОМ ДЕЛЕ"},
    "stories-title": {"en": "THE STORIES OF THIS GAME", "ru": "ЧЕМ ЗАПОМНИЛАСЬ ИГРА"},
    # Buttons
    "previous": {"en": "Step back", "ru": "Шаг назад"},
    "next": {"en": "Step forward", "ru": "Шаг вперёд"},
    "round-back": {"en": "Round back", "ru": "Раунд назад"},
    "round-on": {"en": "Round forward", "ru": "Раунд вперёд"},
    "play": {"en": "Play", "ru": "Пуск"},
    "stop": {"en": "Stop", "ru": "Стоп"},
    "speed": {"en": "Speed", "ru": "Скорость"},
    "slow": {"en": "slow", "ru": "медленно"},
    "normal": {"en": "normal", "ru": "обычно"},
    "fast": {"en": "fast", "ru": "быстро"},
    "walks": {"en": "Paths this round", "ru": "Пути за раунд"},
    "stories": {"en": "Stories", "ru": "Итоги"},
    "back": {"en": "Back", "ru": "Назад"},
    "share": {"en": "Share", "ru": "Поделиться"},
    "again": {"en": "Again with the same people", "ru": "Ещё раз тем же составом"},
    # Turning the tablet round
    "reveal": {"en": "Open the island to all", "ru": "Открыть остров всем"},
    "reveal-over": {"en": "The game is over", "ru": "Игра окончена"},
    "give-up": {"en": "The game is not over. Anyone who sees the island can no longer play on it.",
                "ru": "Игра не окончена. Кто увидит остров, на нём уже не сыграет."},
    "give-up-sure": {"en": "Yes, open it anyway", "ru": "Да, всё равно открыть"},
    "unfinished": {"en": "The game stops here", "ru": "Игра заканчивается здесь"},
    "unfinished-text": {"en": "Nobody has won, and the island keeps its secret no longer.",
                        "ru": "Никто не победил, и остров больше не хранит свою тайну."},
    "closed": {"en": "Turn the tablet so that everybody can see it.",
               "ru": "Поверни устройство так, чтобы видели все."},
    "open": {"en": "Open the island", "ru": "Открыть остров"},
    "give-back": {"en": "Give the tablet back", "ru": "Вернуть устройство"},
}  # fmt: skip
