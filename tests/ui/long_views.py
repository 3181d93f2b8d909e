"""More desks: long announcements over every question, and crowded keys."""

from __future__ import annotations

from typing import Any, Final

from companion.engine.frozen import revised
from companion.games.island.terms import OP
from companion.text.island.epilogues import EPILOGUES
from companion.ui.island.desk.views import DeskView
from companion.ui.kit.parts import Button
from tests.ui import sample_views as sample

# The longest that the table scripts lead to.
LONGEST: Final = {
    "en": (
        "“The Bush goes west to the anomaly with energy loss. Theseus and Phil are there. Theseus,"
        " you circle your energy box. The Bush attacks you: you lose 1 health and 1 energy. You"
        " perish: that is the fourth death. Phil, the Bush attacks you: you lose 1 health and"
        " 1 energy. You perish: that is the fifth death. The last death is counted: the"
        " Omnipotence Paradox wins the game!”"
    ),
    "ru": (
        "«Куст идёт на запад: аномалия с потерей энергии. Там Тесей и Фил. Тесей, ты обводишь"
        " дополнительный бонус энергии. Куст ранит тебя: ты теряешь 1 здоровье и 1 энергию. Ты"
        " погибаешь: это четвёртая гибель. Фил, Куст ранит тебя: ты теряешь 1 здоровье и"
        " 1 энергию. Ты погибаешь: это пятая гибель. Засчитана последняя гибель: побеждает Парадокс"
        " всемогущества!»"
    ),
}
# The same with the winner's epilogue: nothing is asked any more.
LONGEST_WON: Final[dict[str, str]] = {
    "en": f"{LONGEST['en'][:-1]} {EPILOGUES[OP]['en']}”",
    "ru": f"{LONGEST['ru'][:-1]} {EPILOGUES[OP]['ru']}»",
}


def longer(view: DeskView, language: str = "ru", **changes: Any) -> DeskView:
    """The same, with very much to be said."""
    confirm = sample.LONG_RUSSIAN.card.confirm
    longest = LONGEST_WON if view is sample.WON else LONGEST
    long = sample.card("СКАЖИ", longest[language], confirm=confirm, secret=view.card.secret)
    card = revised(long, {"show": view.card.show, "why": view.card.why})
    return sample.explained(revised(view, {"card": card, **changes}))


OP_ROCK: Final = revised(
    sample.OP_TURN,
    {
        "pad": revised(
            sample.OP_TURN.pad,
            {
                "keys": (
                    Button("half step", "Шаг", chosen=True, tone="accent"),
                    Button("half push", "Толчок"), None,
                    Button("bonus", "Бонус", second="доступно: 1"),
                    sample.OP_TURN.pad.keys[-1],
                ),
            },
        ),
    },
)  # fmt: skip
TOLD: Final = revised(
    longer(sample.UPRIGHT),
    {"card": revised(longer(sample.UPRIGHT).card, {"told": True, "confirm": None})},
)
LONG: Final[dict[str, DeskView]] = {
    "long-turn": longer(sample.UPRIGHT),
    "long-op": longer(sample.OP_TURN),
    "long-answers": longer(sample.LONG_RUSSIAN, "en"),
    "long-list": longer(sample.BONUSES),
    "long-fruits": longer(sample.FRUITS, "en"),
    "long-map": longer(sample.MAP),
    "long-won": longer(sample.WON, "en"),
    "long-tokens": longer(sample.OP_TOKEN),
    "long-show": longer(sample.SHOW),
}
SAMPLES: Final[dict[str, DeskView]] = {
    **sample.SAMPLES,
    **LONG,
    "op-rock": sample.explained(OP_ROCK),
    "told": sample.explained(TOLD),
}
