"""The rules lookup."""

from __future__ import annotations

from companion.engine.languages import Topic

RULES: Topic = {
    "rules": {"en": "Rules", "ru": "Правила"},
    "search": {"en": "Search: a word or two", "ru": "Поиск: слово или два"},
    "hint": {"en": "Type a word, in English or in Russian, or touch a chapter.",
             "ru": "Набери слово, по-русски или по-английски, или нажми на главу."},
    "found": {"en": "{n} entry found|{n} entries found",
              "ru": "Найдена {n} статья|Найдено {n} статьи|Найдено {n} статей"},
    "closest": {"en": "The closest entries", "ru": "Самое близкое"},
    "nothing": {"en": "Nothing found. Try another word, or touch a chapter.",
                "ru": "Ничего не найдено. Попробуй другое слово или нажми на главу."},
    "example": {"en": "EXAMPLE", "ru": "ПРИМЕР"},
    "related": {"en": "See also", "ru": "Смотри также"},
    "just-now": {"en": "Said or asked just now", "ru": "Только что сказано и спрошено"},
    "also": {"en": "Said or asked together with it", "ru": "Сказано или спрошено вместе с этим"},
    # A table ruling
    "this-table": {"en": "This table plays", "ru": "За этим столом"},
    "usually": {"en": "Unless a table chooses otherwise", "ru": "Если стол не выбрал иначе"},
    # The bar
    "back": {"en": "Back", "ru": "Назад"},
    "chapters": {"en": "Chapters", "ru": "Главы"},
    "close": {"en": "Close", "ru": "Закрыть"},
    # On other screens
    "why": {"en": "Why?", "ru": "Почему?"},
    "rules-second": {"en": "every rule in short, and a search",
                     "ru": "все правила коротко, с поиском"},
    "the-rule": {"en": "The rule", "ru": "Правило"},
}  # fmt: skip
