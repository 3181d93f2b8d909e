"""Knowledge step by step of a game: for the whole table once it is over."""

from __future__ import annotations

from companion.engine.languages import Topic

COULD_KNOW: Topic = {
    "truth": {"en": "truth", "ru": "правда"},
    "title": {"en": "Spaces they could be certain of", "ru": "Сколько клеток можно было знать"},
    "of": {"en": "of {n}", "ru": "из {n}"},
    "start": {"en": "start", "ru": "старт"},
    "thinking": {"en": "still being worked out", "ru": "ещё считается"},
    "wait": {"en": "The stories come when all is worked out.",
             "ru": "Истории появятся, когда всё будет посчитано."},
    # A space that was touched
    "since": {"en": "{word}: certain since {who}", "ru": "{word}: точно {who}"},
    "whose": {"en": "{name} round {n}", "ru": "{name} с раунда {n}"},
    "own": {"en": "round {n}", "ru": "с раунда {n}"},
    "own-start": {"en": "the start", "ru": "с самого начала"},
    "nobody": {"en": "{word}: nobody could be certain by then",
               "ru": "{word}: точно тогда не знал никто"},
    "unknown": {"en": "{name} could not be certain of it by then",
                "ru": "{name}: тогда это точно известно не было"},
}  # fmt: skip
