"""The words of PARADOXON's lesson: nine questions from the rulebook's examples."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

LESSON: Final[Topic] = {
    "open": {"en": "A lesson first: five minutes", "ru": "Сначала урок: пять минут"},
    "note": {"en": "lesson: {n} of {all}", "ru": "урок: {n} из {all}"},
    "again-note": {"en": "lesson: once more", "ru": "урок: ещё раз"},
    "kicker": {"en": "QUESTION {n}", "ru": "ВОПРОС {n}"},
    "right": {"en": "*Right.* ", "ru": "*Верно.* "},
    "wrong": {"en": "*No: {right}.* ", "ru": "*Нет: {right}.* "},
    "next": {"en": "Go on", "ru": "Дальше"},
    "choose": {"en": "Choose below", "ru": "Выбери ниже"},
    "leave": {"en": "Back to the set-up", "ru": "К подготовке"},
    "over-kicker": {"en": "THAT WAS IT", "ru": "ВОТ И ВСЁ"},
    "over": {"en": "{n} of {all} were right at once. You can play now: the rest is in *Items* and"
                   " *Rules.*",
             "ru": "Сразу верно: {n} из {all}. Можно играть: остальное — в *Предметах* и"
                   " *Правилах.*"},
    # Rows and cards
    "his": {"en": "The other’s display", "ru": "Ряд соперника"},
    "yours": {"en": "Your display", "ru": "Твой ряд"},
    "middle": {"en": "In the middle", "ru": "Посередине"},
    "scored": {"en": "to be scored", "ru": "засчитать"},
    "fragment": {"en": "his fragment", "ru": "его фрагмент"},
    "paradox": {"en": "paradox", "ru": "парадокс"},
    "deck": {"en": "deck", "ru": "колода"},
    "echo": {"en": "Echo’s cards, from the left", "ru": "Карты Эха, слева направо"},
    # Answers
    "points-0": {"en": "nothing", "ru": "ничего"},
    "points-1": {"en": "1 point", "ru": "1 очко"},
    "points-2": {"en": "2 points", "ru": "2 очка"},
    "points-3": {"en": "3 points", "ru": "3 очка"},
    "yes": {"en": "yes", "ru": "да"},
    "no": {"en": "no", "ru": "нет"},
    "none": {"en": "none of them", "ru": "ни одна"},
    "left": {"en": "the left card", "ru": "левая"},
    "right-card": {"en": "the right card", "ru": "правая"},
    "plan": {"en": "his plan", "ru": "его план"},
    "the-paradox": {"en": "the paradox", "ru": "парадокс"},
    # Questions and why
    "ask-his": {"en": "A card of the other’s display. *Which of its items may you use?*",
                "ru": "Карта в ряду соперника. *Какой её предмет доступен тебе?*"},
    "why-his": {"en": "You use what faces you: near on your own cards, away on the other’s.",
                "ru": "Доступно то, что обращено к тебе: на своих картах ближнее, на чужих"
                      " дальнее."},
    "ask-deck": {"en": "The paradox lies beside the deck. *Which of its items may you both use?*",
                 "ru": "Парадокс лежит у колоды. *Каким его предметом могут пользоваться оба?*"},
    "why-deck": {"en": "The one that points at the deck, here the lower one; it serves you both.",
                 "ru": "Тем, что смотрит на колоду, здесь нижним; он служит обоим."},
    "ask-one": {"en": "You score this plan. *What is it worth?*",
                "ru": "Ты засчитываешь этот план. *Сколько он стоит?*"},
    "why-one": {"en": "Only the wallet is in your display. One of the two items: 1 point, and the"
                      " card stays open as a fragment.",
                "ru": "В твоём ряду есть только бумажник. Один из двух предметов — 1 очко, и карта"
                      " остаётся открытой: фрагмент."},
    "ask-two": {"en": "The same plan, another display. *What is it worth now?*",
                "ru": "Тот же план, другой ряд. *Сколько он стоит теперь?*"},
    "why-two": {"en": "Both items are there, but the keys are near and the wallet away: 2 points.",
                "ru": "Есть оба предмета, но ключи ближе, а бумажник дальше: 2 очка."},
    "ask-three": {"en": "One card is turned. *And now?*",
                  "ru": "Одна карта повёрнута. *А теперь?*"},
    "why-three": {"en": "Keys and wallet are both near: 3 points. Turning cards is worth an item.",
                  "ru": "И ключи, и бумажник ближе: 3 очка. Ради поворота стоит применить"
                        " предмет."},
    "ask-away": {"en": "Both cards are turned. *And now?*", "ru": "Повёрнуты обе. *А теперь?*"},
    "why-away": {"en": "Both away is one side, too: 3 points. How the scored card lies does not"
                       " matter.",
                 "ru": "Оба дальше — тоже одна сторона: 3 очка. Как лежит сама карта, неважно."},
    "ask-fragment": {"en": "The other has a fragment. *May you score it now?*",
                     "ru": "У соперника фрагмент. *Можно ли засчитать его сейчас?*"},
    "why-fragment": {"en": "It would be 1 point, and a fragment is scored for 2 or 3 alone. With"
                           " both items you could take it away.",
                     "ru": "Вышло бы 1 очко, а фрагмент засчитывают только за 2 или 3. С обоими"
                           " предметами его можно было бы забрать."},
    "ask-plan-a": {"en": "Echo’s turn, plan A. *Which card goes to the box?*",
                   "ru": "Ход Эха, план А. *Какая карта уходит в коробку?*"},
    "why-plan-a": {"en": "From the left, the first with both its items on others: the wallet is on"
                         " his left card, the tickets are on the paradox.",
                   "ru": "Слева первая, у которой оба предмета есть на других: бумажник на левой,"
                         " билеты на парадоксе."},
    "ask-fades": {"en": "Plan B has failed, too. *Which card fades?*",
                  "ru": "План Б тоже не вышел. *Какая карта угасает?*"},
    "why-fades": {"en": "The first from the left that shares at least one item: the gun is on his"
                        " right card, too. You may score it for 2 or 3.",
                  "ru": "Первая слева, у которой хоть один предмет есть на другой: пистолет есть и"
                        " на правой. Её можно засчитать за 2 или 3."},
}  # fmt: skip
