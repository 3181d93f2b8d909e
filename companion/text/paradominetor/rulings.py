"""The table rulings of PARADOMINETOR (T10), and in short what each choice means."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

RULING: Final[Topic] = {
    "declared-paradox": {
        "en": "A paradox in the colour that a led black was declared to be ranks",
        "ru": "Парадокс цвета, которым объявили первую чёрную, по старшинству"},
    "declare": {"en": "A led black is declared to be", "ru": "Первую чёрную объявляют"},
    "all-black-lead": {"en": "Everybody played black", "ru": "Чёрную сыграли все"},
    "revoke": {"en": "A colour that was not followed, and is played later",
               "ru": "Цвет не поддержали, а позже он нашёлся"},
}  # fmt: skip
# By the ruling and the value.
RULED: Final[Topic] = {
    "declared-paradox on-colour": {"en": "as the led colour", "ru": "как цвет первой плитки"},
    "declared-paradox printed": {"en": "by its first tile", "ru": "по своей первой плитке"},
    "declare any": {"en": "any colour", "ru": "любым цветом"},
    "declare held": {"en": "a colour held", "ru": "цветом с руки"},
    "all-black-lead lead stays": {"en": "the lead stays", "ru": "начинает тот же"},
    "revoke note": {"en": "is told", "ru": "говорить об этом"},
    "revoke off": {"en": "is not told", "ru": "не говорить"},
}  # fmt: skip
