"""The fog over the island: what a captive can know at least, for the OP alone."""

from __future__ import annotations

from companion.engine.languages import Topic

FOG: Topic = {
    "open": {"en": "Fog map", "ru": "Карта в тумане"},
    "title": {"en": "Can know at least", "ru": "Может знать как минимум"},
    "from": {"en": "{name}: {bits} of {whole} bits, from what was announced",
             "ru": "{name}: {bits} из {whole} бит, по объявленному"},
    "thinking": {"en": "Still the map of before: the new one is being worked out.",
                 "ru": "Пока прежняя карта: новая ещё считается."},
    "first": {"en": "The map is being worked out.", "ru": "Карта ещё считается."},
    "partly": {"en": "Not all that was heard could be used.",
               "ru": "Учтено не всё услышанное."},
    # Below the map
    "certain": {"en": "certain", "ru": "точно"},
    "likely": {"en": "likely", "ru": "вероятно"},
    "unknown": {"en": "unknown", "ru": "неизвестно"},
    "floats": {"en": "Somewhere", "ru": "Где-то"},
    "floats-more": {"en": "Somewhere, and {n} more", "ru": "Где-то, и ещё {n}"},
    "ways": {"en": "{n} place fits|{n} places fit",
             "ru": "подходит {n} место|подходят {n} места|подходит {n} мест"},
    # The list
    "heard": {"en": "Heard, the last first", "ru": "Услышано, сначала последнее"},
    "follows": {"en": "{space}: {word}. It follows from this",
                "ru": "{space}: {word}. Это следует отсюда"},
    "working": {"en": "{space}: {word}. Why, is being worked out",
                "ru": "{space}: {word}. Почему, ещё считается"},
    "maybe": {"en": "{space}: not certain", "ru": "{space}: не точно"},
    "shares": {"en": "What can lie there: {shares}.", "ru": "Что там может быть: {shares}."},
    "stands": {"en": "{name} may stand here: {share}.", "ru": "Здесь может быть {name}: {share}."},
    "share": {"en": "{word} {share}", "ru": "{word} {share}"},
    "others": {"en": "something else {share}", "ru": "другое {share}"},
    "lit": {"en": "Lit: where that may be. Touch the line again for the whole map.",
            "ru": "Выделено, где это может быть. Ещё одно касание строки уберёт выделение."},
    "nowhere": {"en": "Nobody can tell where that was.",
                "ru": "Где это было, никто сказать не может."},
    "again": {"en": "Touch the space again for all that was heard.",
              "ru": "Ещё одно касание клетки вернёт всё услышанное."},
    "how": {"en": "Touch a space: from what it follows. Touch a line: its spaces.",
            "ru": "Касание клетки: из чего это следует. Касание строки: её клетки."},
    "words": {"en": "{name} spoke.", "ru": "Ход или ответ: {name}."},
    "corrected": {"en": "A correction by hand.", "ru": "Исправление вручную."},
    "back": {"en": "Back", "ru": "Назад"},
    # Shown to that captive alone, where the table plays so (L16.6)
    "show": {"en": "Show this map", "ru": "Показать эту карту"},
    "yours": {"en": "{name}, so much you can know", "ru": "{name}, вот что можно знать"},
    "yours-certain": {"en": "{n} space of {of} is certain|{n} spaces of {of} are certain",
                      "ru": "точно известна {n} клетка из {of}|точно известны {n} клетки из {of}"
                            "|точно известно {n} клеток из {of}"},
    "yours-likely": {"en": "dashed: likely, with its share; grey: unknown",
                     "ru": "пунктир: вероятно, с долей; серое: неизвестно"},
    "yours-text": {"en": "Mark on your board what you like.",
                   "ru": "Отметь на планшете, что захочешь."},
    "percent": {"en": "{n}%", "ru": "{n}\u00a0%"},
}  # fmt: skip
