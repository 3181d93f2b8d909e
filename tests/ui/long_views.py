"""More desks: long announcements over every question, and crowded keys."""

from __future__ import annotations

from typing import Any, Final

from companion.engine.frozen import revised
from companion.games.island.terms import OP
from companion.text.island.epilogues import EPILOGUES
from companion.ui.island.desk.views import DeskView, QuestionView, QueueRow
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


def queue(*rows: tuple[str, str], heading: str, buttons: tuple[Button, ...]) -> QuestionView:
    """A card of these rows: the words of each, and whether it waits."""
    numbered = (QueueRow(at, words, waits) for at, (words, waits) in enumerate(rows, 1))
    return QuestionView(
        "queue", heading, who="theseus", icon="keyboard", rows=tuple(numbered), buttons=buttons
    )


_TAKE_OR_DROP: Final = (
    Button("take", "Выполнить", icon="check", tone="accent"),
    Button("drop", "Не так", icon="close", tone="answer"),
)
_FAR: Final = "Северо-запад, через клетку, безопасно"
CARDS: Final[dict[str, DeskView]] = {
    "card-one": revised(sample.UPRIGHT, {"sheet": queue(
        (_FAR, ""), heading="«иду на северо-запад через клетку …»", buttons=_TAKE_OR_DROP)}),
    "card-six": revised(sample.UPRIGHT, {"sheet": queue(
        (_FAR, ""), ("Нет: не активирую", ""), ("Бонус винограда, северо-восток", ""),
        (_FAR, "потом"), ("Восстановить энергию", "потом"), ("Завершить ход", "потом"),
        heading="«иду на северо-запад через клетку …»", buttons=_TAKE_OR_DROP)}),
    "card-refused": revised(sample.REFUSED, {"sheet": queue(
        ("West", ""), ("End turn", "not yet"), heading="“west, then I end my turn”",
        buttons=_TAKE_OR_DROP)}),
    "card-left": revised(sample.CAPTIVE_TURN, {"sheet": queue(
        ("Восстановить энергию", "потом"), ("Завершить ход", "потом"), heading="Осталось сделать",
        buttons=(
            Button("take", "Дальше", icon="check", tone="accent"),
            Button("drop", "Не нужно", icon="delete", tone="answer"),
            Button("close", "Закрыть", icon="close", tone="answer"),
        ))}),
    "waiting": revised(sample.CAPTIVE_TURN, {
        "sheet": revised(sample.CAPTIVE_TURN.sheet, {"waiting": Button("rest", "Ждёт: 3")})}),
    "waiting-line": revised(sample.TYPED, {
        "sheet": revised(sample.TYPED.sheet, {"waiting": Button("rest", "Waiting: 2")})}),
}  # fmt: skip

SAMPLES: Final[dict[str, DeskView]] = {
    **sample.SAMPLES,
    **LONG,
    "op-rock": sample.explained(OP_ROCK),
    "told": sample.explained(TOLD),
    **{name: sample.explained(view) for name, view in CARDS.items()},
}
