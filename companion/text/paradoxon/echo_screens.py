"""The words of Echo’s turn, step by step beside real cards. Between asterisks: bold."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

ECHO_STEPS: Final[Topic] = {
    "against-echo": {"en": "your cards on the table, against Echo",
                     "ru": "твои карты на столе, против Эха"},
    "ended": {"en": "the deck is empty: the game is over", "ru": "колода пуста: игра окончена"},
    "rail-0": {"en": "Reveal", "ru": "Открыть"},
    "rail-1": {"en": "Plan A", "ru": "План А"},
    "rail-2": {"en": "Plan B", "ru": "План Б"},
    "rail-3": {"en": "Rest", "ru": "Остаток"},
    "kicker-0": {"en": "ECHO · REVEAL HIS PLAN", "ru": "ЭХО · ОТКРЫТЬ ПЛАН"},
    "kicker-1": {"en": "ECHO · PLAN A", "ru": "ЭХО · ПЛАН А"},
    "kicker-2": {"en": "ECHO · PLAN B", "ru": "ЭХО · ПЛАН Б"},
    "kicker-3": {"en": "ECHO · THE REST", "ru": "ЭХО · ОСТАТОК"},
    "kicker-echo": {"en": "ECHO · YOU DECIDE FOR HIM", "ru": "ЭХО · РЕШАЕШЬ ТЫ"},
    "kicker-own": {"en": "YOUR TURN", "ru": "ТВОЙ ХОД"},
    # What is asked
    "ask-reveal": {"en": "Turn over Echo’s plan and lay it at the right. *Which card is it?*",
                   "ru": "Открой план Эха и положи справа. *Какая это карта?*"},
    "ask-drawn": {"en": "Lay the top card of the deck at Echo’s right. *Which card is it?*",
                  "ru": "Положи верхнюю карту колоды справа у Эха. *Какая это карта?*"},
    "ask-paradox": {"en": "Open the top card of the deck: the new paradox, its side is your choice."
                          " *Which card is it?*",
                    "ru": "Открой верхнюю карту колоды: это новый парадокс, сторону выбираешь ты."
                          " *Какая это карта?*"},
    "ask-faded": {"en": "Armor: turn over Echo’s plan and lay it aside, it fades."
                        " *Which card is it?*",
                  "ru": "Бронежилет: открой план Эха и отложи, он угасает."
                        " *Какая это карта?*"},
    "ask-own": {"en": "Use up to two items, then score a card or none. *Echo goes on after that.*",
                "ru": "До двух предметов, потом засчитай карту или ничего. *Дальше ход Эха.*"},
    "draw-plan": {"en": "Draw yourself a new plan: {deck} left. ",
                  "ru": "Возьми себе новый план, осталось {deck}. "},
    "which-card": {"en": "Which card is it?", "ru": "Какая это карта?"},
    "touch-card": {"en": "Touch the card", "ru": "Коснись карты"},
    "score-below": {"en": "Say what you score", "ru": "Скажи, что засчитать"},
    "done": {"en": "Done", "ru": "Готово"},
    # Steps
    "turn": {"en": "Turn every card that shows *{one}* or *{other}:* {places}, and yours that do.",
             "ru": "Поверни каждую карту, где есть *{one}* или *{other}:* {places} и свои такие."},
    "turn-own": {"en": "Turn every card of yours that shows *{one}* or *{other};* Echo has none.",
                 "ru": "Поверни свои карты, где есть *{one}* или *{other};* у Эха таких нет."},
    "yes-a": {"en": "*Plan A works:* {place} goes to the box; {on}.",
              "ru": "*План А удался:* {place} уходит в коробку; {on}."},
    "yes-b": {"en": "*Plan B works:* {place} goes to the box; {on}.",
              "ru": "*План Б удался:* {place} уходит в коробку; {on}."},
    "no-a": {"en": "*Plan A fails:* no card has both its items on the others.",
             "ru": "*План А не вышел:* ни у одной карты нет обоих предметов на других."},
    "left-goes": {"en": "*Plan B:* his left card, {card}, goes under the deck. The right one is his"
                        " left now.",
                  "ru": "*План Б:* левая карта Эха, {card}, уходит под колоду. Правая теперь"
                        " левая."},
    "fades": {"en": "*Plan B fails too.* {place}, {card}, fades: lay it aside. You may score it for"
                    " 2 or 3.",
              "ru": "*План Б тоже не вышел.* {place}, {card}, угасает: отложи. Её можно засчитать"
                    " за 2 или 3."},
    "plan-fades": {"en": "*Echo’s plan,* {card}, fades: lay it aside. New plan, face down."
                         " *{deck} left.*",
                   "ru": "*План Эха,* {card}, угасает: отложи. Новый план — рубашкой вверх."
                         " *Осталось {deck}.*"},
    "boxed": {"en": " The old one, {card}, goes to the box.",
              "ru": " Прежняя, {card}, уходит в коробку."},
    "nothing-fades": {"en": "*Plan B fails too,* and no card shares an item: nothing fades.",
                      "ru": "*План Б тоже не вышел,* и общих предметов нет: ничто не угасает."},
    "moves-up": {"en": "*Move up:* {card} is his right card now, its side is your choice. New plan,"
                       " face down. *{deck} left.*",
                 "ru": "*Сдвинь:* теперь справа {card}, сторону выбираешь ты. Новый план — рубашкой"
                       " вверх. *Осталось {deck}.*"},
    "moves-up-over": {"en": "*Move up:* {card} is his right card now. There is no card for a new"
                            " plan: *the game is over.*",
                      "ru": "*Сдвинь:* теперь справа {card}. Карты для нового плана нет:"
                            " *игра окончена.*"},
    "whole-turn": {"en": "Echo’s plan is *{plan}.* Turn what shares an item with it: {places}.",
                   "ru": "План Эха — *{plan}.* Поверни всё, где есть его предмет: {places}."},
    "whole-turn-none": {"en": "Echo’s plan is *{plan}.* No card shares an item with it: nothing"
                              " turns.",
                        "ru": "План Эха — *{plan}.* Его предметов нет больше нигде: ничего не"
                              " поворачивается."},
    "whole-own": {"en": "your {card}", "ru": "свою карту {card}"},
    "whole-moves-up": {"en": "*Move up:* {card} is his right card now. New plan, face down."
                             " *{deck} left.*",
                       "ru": "*Сдвинь:* теперь справа {card}. Новый план — рубашкой вверх."
                             " *Осталось {deck}.*"},
    "deed-turn": {"en": "Turn them", "ru": "Повернуть"},
    "deed-on": {"en": "Go on", "ru": "Дальше"},
    "deed-box-left": {"en": "Put the left card in the box", "ru": "Левую карту — в коробку"},
    "deed-box-right": {"en": "Put the right card in the box", "ru": "Правую карту — в коробку"},
    "deed-box-plan": {"en": "Put his plan in the box", "ru": "План Эха — в коробку"},
    "deed-box-paradox": {"en": "Put the paradox in the box", "ru": "Парадокс — в коробку"},
    "deed-under": {"en": "Put it under the deck", "ru": "Положить под колоду"},
    "deed-fades": {"en": "Lay it aside", "ru": "Отложить"},
    "deed-own": {"en": "My turn", "ru": "Мой ход"},
    "deed-over": {"en": "To the end", "ru": "К концу"},
    "new-plan": {"en": "*New plan* for Echo, face down. *{deck} left.*",
                 "ru": "*Новый план* Эху, рубашкой вверх. *Осталось {deck}.*"},
    "plan-under": {"en": "His plan goes *under the deck.* New plan, face down. *{deck} left.*",
                   "ru": "Его план уходит *под колоду.* Новый — рубашкой вверх."
                         " *Осталось {deck}.*"},
    "no-card": {"en": "There is no card to draw: *the game is over.*",
                "ru": "Взять нечего: *игра окончена.*"},
    # What comes next
    "next-0": {"en": "Then plan A: the first from the left with both its items on other cards.",
               "ru": "Дальше план А: первая слева, у которой оба предмета есть на других картах."},
    "next-up": {"en": "Then the rest: his cards move up.",
                "ru": "Дальше остаток: карты сдвинутся."},
    "next-plan": {"en": "Then the rest: a new plan for Echo.",
                  "ru": "Дальше остаток: новый план Эху."},
    "next-under": {"en": "Then the rest: his plan goes under the deck.",
                   "ru": "Дальше остаток: план уйдёт под колоду."},
    "next-b": {"en": "Then plan B, with the top card of the deck.",
               "ru": "Дальше план Б с верхней картой колоды."},
    "next-drawn": {"en": "Then the same question once more: both its items on other cards?",
                   "ru": "Дальше тот же вопрос: оба предмета есть на других?"},
    "next-3": {"en": "Then it is your turn.", "ru": "Дальше твой ход."},
    "next-paradox": {"en": "Then a new paradox.", "ru": "Дальше новый парадокс."},
    "next-over": {"en": "Then the end.", "ru": "Дальше конец."},
    # The cards
    "echos-cards": {"en": "Echo’s cards on the table, from the left",
                    "ru": "Карты Эха на столе, слева направо"},
    "echo-has": {"en": "Echo has", "ru": "У Эха"},
    "touch-correct": {"en": "touch: correct it", "ru": "коснись: поправить"},
    "place-left": {"en": "left", "ru": "левая"},
    "place-right": {"en": "right", "ru": "правая"},
    "place-plan": {"en": "plan", "ru": "план"},
    "place-hand": {"en": "hand", "ru": "рука"},
    "place-paradox": {"en": "paradox", "ru": "парадокс"},
    "place-fading": {"en": "fading", "ru": "угасает"},
    "place-scored": {"en": "scored", "ru": "взята"},
    "place-box": {"en": "box", "ru": "коробка"},
    "gone-box": {"en": "{place}: to the box", "ru": "{place}: в коробку"},
    "gone-fades": {"en": "{place}: fades", "ru": "{place}: угасает"},
    "gone-under": {"en": "{place}: under the deck", "ru": "{place}: под колоду"},
    "yours-turn": {"en": "Yours: turn those that show", "ru": "Свои: поверни те, где есть"},
    "checked": {"en": "What was looked for, from the left", "ru": "Что искали, слева направо"},
    "in-deck": {"en": "{n} in the deck", "ru": "в колоде {n}"},
    "in-box": {"en": "{n} in the box", "ru": "в коробке {n}"},
    "n-left": {"en": "{n} left", "ru": "колода: {n}"},
    "check-stays": {"en": "stays", "ru": "остаётся"},
    "check-both": {"en": "both match", "ru": "оба есть"},
    "check-one": {"en": "one matches", "ru": "один есть"},
    "check-later": {"en": "no need to look", "ru": "уже не смотрим"},
    "on-none": {"en": "{item} on none", "ru": "{item} — нигде"},
    "lies-at": {"en": "That card lies open already: {where}.",
                "ru": "Эта карта уже лежит открыто: {where}."},
    "correct-later": {"en": "Correct it in your own turn, please.",
                      "ru": "Поправить можно в твой ход."},
    # Points
    "your-points": {"en": "Your points", "ru": "Твои очки"},
    "bands": {"en": "Up to 14: reality is gone. *15:* it is saved, you are not. *18:* all is well."
                    " *21:* mastery.",
              "ru": "До 14: реальности нет. *15:* спасена, но не ты. *18:* всё хорошо. *21:*"
                    " мастерство."},
    "scored-cards": {"en": "Fragments, and cards face down", "ru": "Фрагменты и закрытые карты"},
    "what-scored": {"en": "What do you score?", "ru": "Что засчитать?"},
    "fragment": {"en": "fragment", "ru": "фрагмент"},
    "fragment-text": {"en": "my open card", "ru": "моя открытая"},
    "fading": {"en": "fading card", "ru": "угасающая"},
    "fading-text": {"en": "laid aside", "ru": "отложена"},
    "no-scoring": {"en": "No scoring", "ru": "Ничего"},
    "no-scoring-text": {"en": "Echo’s turn", "ru": "ход Эха"},
    "armor-text": {"en": "Echo’s plan fades", "ru": "план Эха угасает"},
    "none-open": {"en": "There is no such card.", "ru": "Такой карты нет."},
    # In short
    "taken-back": {"en": "Taken back: {what}.", "ru": "Отменено: {what}."},
    "short-card": {"en": "Echo’s plan: {one}–{other}", "ru": "план Эха: {one}–{other}"},
    "short-other-card": {"en": "the card {one}–{other}", "ru": "карта {one}–{other}"},
    # A whole game on the tablet
    "whole-note": {"en": "the whole game on the tablet", "ru": "вся игра на планшете"},
    "kicker-over": {"en": "THE GAME IS OVER", "ru": "ИГРА ОКОНЧЕНА"},
    "kicker-table": {"en": "THE TABLE", "ru": "СТОЛ"},
    "kicker-asked": {"en": "{who}", "ru": "{who}"},
    "look": {"en": "{who}: my cards", "ru": "{who}: мои карты"},
    "cover-it": {"en": "Cover them", "ru": "Закрыть карты"},
    "take-it": {"en": "{who}, take the tablet.", "ru": "{who}, планшет твой."},
    "choose": {"en": "Choose below", "ru": "Выбери ниже"},
    "over": {"en": "The end", "ru": "Конец"},
    "n-points": {"en": "{n} point|{n} points", "ru": "{n} очко|{n} очка|{n} очков"},
    "paradox-near": {"en": "paradox: {item}", "ru": "парадокс: {item}"},
    "paradox-and-deck": {"en": "Paradox: the lower item to the deck",
                         "ru": "Парадокс: низ — к колоде"},
    # The end
    "headline-lost": {"en": "Reality is gone", "ru": "Реальности нет"},
    "headline-sacrifice": {"en": "A sacrifice", "ru": "Жертва"},
    "headline-saved": {"en": "All is well", "ru": "Всё хорошо"},
    "headline-master": {"en": "Mastery", "ru": "Мастерство"},
    "band-lost": {"en": "gone", "ru": "конец"},
    "band-sacrifice": {"en": "sacrifice", "ru": "жертва"},
    "band-saved": {"en": "saved", "ru": "спасение"},
    "band-master": {"en": "mastery", "ru": "мастерство"},
    "your-games": {"en": "Your games against Echo", "ru": "Твои игры против Эха"},
    "only-game": {"en": "Your first game against Echo.", "ru": "Твоя первая игра против Эха."},
}  # fmt: skip
