"""The sixteen items (X8), step by step in our own words; bold in asterisks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.engine.languages import Topic
from companion.text.languages import Language

# The steps of each item, apart by bars.
_STEPS: Final[Topic] = {
    "flowers": {
        "en": "Up to *two times:* one card of your display and your plan change places.|The new one"
              " lies as you wish.",
        "ru": "До *двух раз:* карта твоего ряда и план меняются местами.|Новая ложится любой"
              " стороной.",
    },
    "poetry": {
        "en": "Draw *two* cards.|Then return *two,* one after the other, from your hand or your"
              " display.",
        "ru": "Возьми *две* карты.|Потом верни на колоду *две,* одну за другой, с руки или из"
              " ряда.",
    },
    "chocolates": {
        "en": "Draw *two* cards: lay *one* of these two in your display, discard the *other.*|You"
              " have three there now: return *one* of them.",
        "ru": "Возьми *две* карты: *одну* из них положи в свой ряд, *другую* сбрось.|Теперь в ряду"
              " три: *одну* верни на колоду.",
    },
    "ring": {
        "en": "Each chooses a card of the display, or the plan: *first you,* then the other.|They"
              " change hands.|Then both lay cards until two lie in each display, the other first.",
        "ru": "Каждый выбирает карту ряда или план: *сначала ты,* потом соперник.|Карты меняют"
              " хозяев.|Потом оба докладывают ряды до двух карт, соперник первым.",
    },
    "map": {
        "en": "Rotate *one or both* of the cards in your display.",
        "ru": "Поверни *одну или обе* карты своего ряда.",
    },
    "mask": {
        "en": "Draw *one* card.|Then discard *one,* from your hand or your display.",
        "ru": "Возьми *одну* карту.|Потом сбрось *одну,* с руки или из ряда.",
    },
    "gun": {
        "en": "Look at the top *two* cards of the deck.|Each of them goes back *on top or under*"
              " the deck, in the order in which you say it.",
        "ru": "Посмотри *две* верхние карты колоды.|Каждую положи *на колоду или под неё,* в том"
              " порядке, в каком называешь.",
    },
    "armor": {
        "en": "First the *other* may lay the plan down as a fragment, matching or not, and draws a"
              " new one.|Then *twice:* use one item on the other’s cards that faces the *other.*|"
              "Only the armor counts towards your two.",
        "ru": "Сначала *соперник* может выложить план как фрагмент, подходит он или нет, и берёт"
              " новый.|Потом *дважды:* используй предмет с карт соперника, обращённый к"
              " *сопернику.*|В счёт двух предметов идёт только бронежилет.",
    },
    "keys": {
        "en": "Draw *one* card.|Return *one* card of your display.|Lay a card from your hand and"
              " use its *near* item at once; it does not count towards your two.",
        "ru": "Возьми *одну* карту.|Верни на колоду *одну* карту своего ряда.|Положи карту с руки и"
              " сразу используй её *ближний* предмет; в счёт двух он не идёт.",
    },
    "phone": {
        "en": "Discard *two* cards, from your hand or your display.|Then draw *two.*",
        "ru": "Сбрось *две* карты, с руки или из ряда.|Потом возьми *две.*",
    },
    "wallet": {
        "en": "Rotate *one* of the cards in the *other’s* display.",
        "ru": "Поверни *одну* карту в ряду *соперника.*",
    },
    "tickets": {
        "en": "Look at the top *four* cards of the deck.|Put them back on top in *any order;* the"
              " last one lies on top.",
        "ru": "Посмотри *четыре* верхние карты колоды.|Верни их наверх в *любом порядке;* последняя"
              " ляжет сверху.",
    },
    "aces": {
        "en": "Look at the top card of the deck.|*Score* it, if it is worth a point with your"
              " display; or *discard* it; or *keep* it and return another card; or leave it.",
        "ru": "Посмотри верхнюю карту колоды.|*Засчитай* её, если с твоим рядом она чего-то стоит;"
              " или *сбрось;* или *оставь себе* и верни другую; или не трогай.",
    },
    "money": {
        "en": "Draw *one* card, then return *one.*|If you have *fewer* fragments than the other,"
              " take one of theirs: it is your fragment now.",
        "ru": "Возьми *одну* карту, потом верни *одну* на колоду.|Если фрагментов у тебя *меньше,*"
              " чем у соперника, забери у него один: теперь это твой фрагмент.",
    },
    "drink": {
        "en": "Rotate *both* cards of your display.|*Always:* whoever could use a drink has the"
              " plan lie *open.*",
        "ru": "Поверни *обе* карты своего ряда.|*Всегда:* кто мог бы использовать выпивку, у того"
              " план лежит *открытым.*",
    },
    "knife": {
        "en": "Look at the *other’s plan.*|Score it with your display, or not.|If you did, the"
              " other draws a new plan.",
        "ru": "Посмотри *план соперника.*|Засчитай его со своим рядом или не трогай.|Если"
              " засчитано, соперник берёт новый план.",
    },
}  # fmt: skip
# What is good to know of some: a ruling, or how it is beside Echo.
_NOTES: Final[Topic] = {
    "ring": {"en": "Beside Echo you choose for him too; a card for his display takes the place of"
                   " the one he gives.",
             "ru": "За Эха выбираешь ты; карта для его ряда ложится на место отданной."},
    "gun": {"en": "Table ruling: fewer than two cards are what there is; to look is no draw.",
            "ru": "За столом: карт меньше двух — смотри, сколько есть; смотреть не значит брать."},
    "tickets": {"en": "Table ruling: fewer than four cards are what there is; to look is no draw.",
                "ru": "За столом: карт меньше четырёх — смотри, сколько есть; смотреть не значит"
                      " брать."},
    "armor": {"en": "Table ruling: no armor through an armor, and only cards of their display. With"
                    " Echo his plan fades.",
              "ru": "За столом: бронежилет через бронежилет нельзя, и только карты его ряда. У Эха"
                    " план угасает."},
    "aces": {"en": "Table ruling: a scoring by an item is not the one of the turn; the turn goes"
                   " on.",
             "ru": "За столом: засчитать через предмет — не то же, что в конце хода; ход"
                   " продолжается."},
    "knife": {"en": "Table ruling: a scoring by an item is not the one of the turn; the turn goes"
                    " on.",
              "ru": "За столом: засчитать через предмет — не то же, что в конце хода; ход"
                    " продолжается."},
    "money": {"en": "Echo’s fading card counts as a fragment of his.",
              "ru": "Угасающая карта Эха считается его фрагментом."},
}  # fmt: skip
ITEM_CLAUSES: Final[Mapping[str, str]] = {
    item: f"X8.{number}" for number, item in enumerate(_STEPS, 1)
}


def item_steps(item: str, language: Language) -> tuple[str, ...]:
    return tuple(_STEPS[item][language].split("|"))


def item_note(item: str, language: Language) -> str:
    return _NOTES[item][language] if item in _NOTES else ""
