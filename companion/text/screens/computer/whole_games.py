"""The words of games that are played whole on the tablet: who plays, and from hand to hand."""

from __future__ import annotations

from companion.engine.languages import Topic

WHOLE_GAMES: Topic = {
    # The set-up
    "cards-table": {"en": "Our own box", "ru": "Своя коробка"},
    "cards-tablet": {"en": "In the tablet", "ru": "В планшете"},
    "who-text": {"en": "Touch a name to take it away. One alone plays against the app; several play"
                       " by turns, and each hand is covered before the tablet goes over.",
                 "ru": "Коснись имени, чтобы убрать. Один играет против приложения; несколько —"
                       " по очереди, и руки закрыты, пока планшет переходит."},
    "strength-random": {"en": "Random", "ru": "Наугад"},
    "strength-random-text": {"en": "any move it may make", "ru": "любой разрешённый ход"},
    "strength-sound": {"en": "Sound", "ru": "С умом"},
    "strength-sound-text": {"en": "weighs what it sees", "ru": "взвешивает, что видит"},
    "strength": {"en": "How does the app play? It sees no hand but its own.",
                 "ru": "Как играет приложение? Чужих рук оно не видит."},
    "apps": {"en": "How many does the app play?", "ru": "За скольких играет приложение?"},
    "none": {"en": "none", "ru": "ни за кого"},
    "computer-1": {"en": "Mira", "ru": "Мира"},
    "computer-2": {"en": "Jon", "ru": "Ян"},
    "computer-3": {"en": "Lev", "ru": "Лев"},
    "computer-4": {"en": "Ada", "ru": "Ада"},
    "lesson": {"en": "Lesson", "ru": "Урок"},
    # While it is played
    "waits": {"en": "{who} decides", "ru": "{who} решает"},
    "give-to": {"en": "Give the tablet to {who}", "ru": "Дальше — {who}"},
    "give-text": {"en": "The others look away. The next page is for {who} alone.",
                  "ru": "Передай планшет. На следующую страницу смотрит только {who}."},
    "i-am": {"en": "I am {who}", "ru": "Это я, {who}"},
    "hold": {"en": "hold until the ring is full", "ru": "удерживай до полного кольца"},
    # A lesson
    "lesson-of": {"en": "Lesson: {game}", "ru": "Урок: {game}"},
    "step-of": {"en": "{n} of {all}", "ru": "{n} из {all}"},
    "that-is-it": {"en": "That is it", "ru": "Готово"},
    "next-step": {"en": "Next", "ru": "Дальше"},
    "touch-answer": {"en": "Touch your answer", "ru": "Коснись ответа"},
    "your-answer": {"en": "your answer", "ru": "твой ответ"},
    "right": {"en": "Right.", "ru": "Верно."},
    "not-right": {"en": "Not so.", "ru": "Не так."},
    "comes-again": {"en": "This one comes again at the end.",
                    "ru": "Этот вопрос вернётся в конце."},
    "lesson-over": {"en": "That is all of it", "ru": "Вот и весь урок"},
    "lesson-over-text": {"en": "Right at the first try: {n} of {all}. Now a whole game: play one on"
                               " the tablet, or with your own box.",
                         "ru": "С первого раза верно: {n} из {all}. Теперь целую игру — на"
                               " планшете или со своей коробкой."},
    "lesson-afresh": {"en": "Once more", "ru": "Ещё раз"},
    "lesson-play": {"en": "Play on the tablet", "ru": "Играть на планшете"},
    # On the shelf
    "dealt": {"en": "on the tablet", "ru": "на планшете"},
}  # fmt: skip
