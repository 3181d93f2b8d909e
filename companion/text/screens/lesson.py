"""The practice game: the words of the captives, and of the coach to the OP.

For each task of `assets/practice/lesson.yaml`: `says`, what the captive says; `do`, what is to be
done, in two sentences at most; `nudge`, what is to be touched, after a wrong try; `name`, as a link
of what is worth repeating.
"""

from __future__ import annotations

from companion.engine.languages import Topic

LESSON: Topic = {
    # Theseus
    "do-show-start": {"en": "Each captive sees only one thing: where they start. Touch “Show the"
                            " start”, play Theseus a moment, give the tablet back.",
                      "ru": "Каждому пленнику показывают только его старт. Нажми «Показать старт»,"
                            " побудь Тесеем и верни устройство."},
    "nudge-show-start": {"en": "Touch “Show the start” up here.",
                         "ru": "Нажми «Показать старт» здесь, вверху."},
    "do-first-turn": {
        "en": "The card shows what you say to everybody. Read it aloud, then touch “Announced”.",
        "ru": "На карточке — то, что ты говоришь всем. Прочитай вслух и нажми «Объявлено»."},
    "nudge-first-turn": {"en": "Read the card aloud and touch “Announced”.",
                         "ru": "Прочитай карточку вслух и нажми «Объявлено»."},
    "says-first-move": {"en": "I go north-east.", "ru": "Иду на северо-восток."},
    "do-first-move": {
        "en": "A spoken move is one touch: the arrow north-east, or the lit space it leads to.",
        "ru": "Сказанный ход — одно нажатие: на стрелку северо-востока или на саму клетку."},
    "nudge-first-move": {"en": "Touch the arrow that points north-east.",
                         "ru": "Нажми на стрелку, которая смотрит на северо-восток."},
    "do-lock": {"en": "Before you read: hold the lock on the card, then let go. It shows you alone"
                      " the exact space, and nobody hears that.",
                "ru": "Пока не читай: подержи замок на карточке и отпусти. Он показывает тебе"
                      " одному точную клетку, вслух её не говорят."},
    "nudge-lock": {"en": "Keep your finger on the lock for a moment.",
                   "ru": "Подержи палец на замке."},
    "do-secret-line": {"en": "Now read aloud what the card says, and no more: Theseus must find out"
                             " by himself where he is. Touch “Announced”.",
                       "ru": "Теперь прочитай карточку вслух, и ни слова больше: где он, Тесей"
                             " узнаёт сам. Нажми «Объявлено»."},
    "nudge-secret-line": {"en": "Read the card aloud and touch “Announced”.",
                          "ru": "Прочитай карточку вслух и нажми «Объявлено»."},
    "says-over-safely": {"en": "East, a space over, safely.",
                         "ru": "На восток, через клетку, безопасно."},
    "do-over-safely": {"en": "Touch “a space over”, “safely”, then east. Each costs him 1 energy,"
                             " and the space between is not visited.",
                       "ru": "Нажми «через клетку», «безопасно», потом восток. Каждое стоит 1"
                             " энергию, а пропущенную клетку он не посещает."},
    "nudge-over-safely": {"en": "Touch “a space over” and “safely”, then the arrow east.",
                          "ru": "Нажми «через клетку» и «безопасно», потом стрелку востока."},
    "says-activate": {"en": "Yes, I do.", "ru": "Да, активирую."},
    "do-activate": {"en": "He came safely, so he chooses whether to activate the oracle. Read out"
                          " the question, then touch his answer.",
                    "ru": "Он пришёл безопасно и сам решает, активировать ли оракула. Прочитай"
                          " вопрос и нажми его ответ."},
    "nudge-activate": {"en": "He says yes: touch it.", "ru": "Он отвечает «Да»: нажми это."},
    "says-oracle": {"en": "West and south-west.", "ru": "Запад и юго-запад."},
    "do-oracle": {"en": "An oracle tells what lies in up to two directions. Touch both, then “Tell"
                        " both”.",
                  "ru": "Оракул говорит, что лежит в одном или двух направлениях. Нажми оба, потом"
                        " «Назвать оба»."},
    "nudge-oracle": {"en": "Touch west and south-west, then “Tell both”.",
                     "ru": "Нажми запад и юго-запад, потом «Назвать оба»."},
    "says-end-turn": {"en": "That’s it.", "ru": "У меня всё."},
    "do-end-turn": {"en": "Read out the answer. A turn ends when the captive says so: touch “End"
                          " turn”.",
                    "ru": "Прочитай ответ вслух. Ход кончается, когда так скажет пленник: нажми"
                          " «Завершить ход»."},
    "nudge-end-turn": {"en": "Touch “End turn”.", "ru": "Нажми «Завершить ход»."},
    # Phil
    "says-slip": {"en": "I go east.", "ru": "Иду на восток."},
    "do-slip": {"en": "Read the card out, then enter what Phil says. What you do not mark as"
                      " announced stays on the card.",
                "ru": "Прочитай карточку и введи, что говорит Фил. Без «Объявлено» её слова"
                      " останутся на карточке."},
    "nudge-slip": {"en": "Touch the arrow east.", "ru": "Нажми стрелку востока."},
    "says-undo-silently": {"en": "Oh no, I mean west!", "ru": "Ой, нет: на запад!"},
    "do-undo-silently": {"en": "Do not read the card: nobody knows yet what lies in the east. Touch"
                               " “Undo”, and the slip is gone.",
                         "ru": "Не читай карточку: никто ещё не знает, что на востоке. Нажми"
                               " «Отменить» — и оговорки не было."},
    "nudge-undo-silently": {"en": "Say nothing, and touch “Undo” in the bar.",
                            "ru": "Ничего не говори и нажми «Отменить» на панели."},
    "says-portal": {"en": "West.", "ru": "На запад."},
    "do-portal": {"en": "Nobody has heard anything. Enter what he meant.",
                  "ru": "Никто ничего не слышал. Введи, что он имел в виду."},
    "nudge-portal": {"en": "Touch the arrow west.", "ru": "Нажми стрелку запада."},
    "says-knot": {"en": "Now south-west.", "ru": "Теперь на юго-запад."},
    "do-knot": {"en": "Without “safely” he had no choice: the portal took him to the other 1, and"
                      " you never say where. Enter his next move.",
                "ru": "Без «безопасно» выбора нет: портал перенёс его на другой, а где он, не"
                      " говори. Прочитай и введи следующий ход."},
    "nudge-knot": {"en": "Touch the arrow south-west.", "ru": "Нажми стрелку юго-запада."},
    "do-knot-said": {"en": "The knot led him on along its arrow, to the snakes. You name spaces,"
                           " never the way: read it out and touch “Announced”.",
                     "ru": "Узел увёл его по стрелке к змеям. Называй клетки, но не путь: прочитай"
                           " и нажми «Объявлено»."},
    "nudge-knot-said": {"en": "Read the card aloud and touch “Announced”.",
                        "ru": "Прочитай карточку вслух и нажми «Объявлено»."},
    "says-undo-aloud": {"en": "Wait, I said safely!", "ru": "Стой, я же сказал: безопасно!"},
    "do-undo-aloud": {"en": "Now everybody has heard it. Touch “Undo” all the same: it gives you a"
                            " sentence to say.",
                      "ru": "Теперь это слышали все. Всё равно нажми «Отменить»: появится, что"
                            " сказать."},
    "nudge-undo-aloud": {"en": "First touch “Undo” in the bar.",
                         "ru": "Сначала нажми «Отменить» на панели."},
    "says-safely-now": {"en": "South-west, safely.", "ru": "На юго-запад, безопасно."},
    "do-safely-now": {"en": "Read out what is taken back. Then enter the move as he said it.",
                      "ru": "Прочитай, что отменяется. Потом введи ход так, как он его назвал."},
    "nudge-safely-now": {"en": "Touch “safely”, then the arrow south-west.",
                         "ru": "Нажми «безопасно», потом стрелку юго-запада."},
    "says-safe-once": {"en": "Yes, please.", "ru": "Да, иду."},
    "do-safe-once": {"en": "Now he may choose. But only the first space of a move is safe: beyond"
                           " the knot the snakes still bite.",
                     "ru": "Теперь он выбирает сам. Но безопасна лишь первая клетка хода: змеи за"
                           " узлом всё равно укусят."},
    "nudge-safe-once": {"en": "He says yes: touch it.", "ru": "Он отвечает «Да»: нажми это."},
    "says-phil-ends": {"en": "I am done.", "ru": "У меня всё."},
    "do-phil-ends": {"en": "Read the card out, then end his turn.",
                     "ru": "Прочитай карточку и заверши его ход."},
    "nudge-phil-ends": {"en": "Touch “End turn”.", "ru": "Нажми «Завершить ход»."},
    # The OP
    "do-token": {"en": "Your turn begins with a power token. Choose either: it holds until your"
                       " next turn.",
                 "ru": "Твой ход начинается с жетона силы. Выбери любой: он действует до твоего"
                       " следующего хода."},
    "nudge-token": {"en": "Choose one of the two tokens.", "ru": "Выбери один из двух жетонов."},
    "do-bush": {"en": "Read the token out; then you have three actions. Touch the Bush, then the"
                      " red button with Phil.",
                "ru": "Прочитай жетон; дальше у тебя три действия. Нажми на Куст, потом на красную"
                      " кнопку с Филом."},
    "nudge-bush": {"en": "Touch the Bush, then the red button with Phil.",
                   "ru": "Нажми на Куст, потом на красную кнопку с Филом."},
    "do-wave": {"en": "The Wave reaches captives beside its part of the ocean. Touch the Wave, then"
                      " his red button.",
                "ru": "Волна достаёт тех, кто рядом с её частью океана. Нажми на Волну, потом на"
                      " его красную кнопку."},
    "nudge-wave": {"en": "Touch the Wave, then the red button with Phil.",
                   "ru": "Нажми на Волну, потом на красную кнопку с Филом."},
    "do-rock": {"en": "Phil has perished: after five deaths you win. Touch the Rock, “Push”, then"
                      " east: into the ocean.",
                "ru": "Фил погиб: после пяти гибелей победа твоя. Нажми на Глыбу, «Толчок» и"
                      " восток: в океан."},
    "nudge-rock": {"en": "Touch the Rock, then “Push”, then the arrow east.",
                   "ru": "Нажми на Глыбу, потом «Толчок», потом стрелку востока."},
    "do-rock-done": {"en": "The ocean takes him back to his starting fruit. The Rock could also"
                           " take a step; touch “Nothing more”.",
                     "ru": "Океан вернул его на стартовый фрукт. Глыба могла бы ещё шагнуть; нажми"
                           " «Больше ничего»."},
    "nudge-rock-done": {"en": "Touch “Nothing more”.", "ru": "Нажми «Больше ничего»."},
    "do-cover": {"en": "Somebody walks past behind you! Touch “Cover”; to see the island again,"
                       " hold the button.",
                 "ru": "Кто-то проходит у тебя за спиной! Нажми «Скрыть»; чтобы открыть остров,"
                       " удерживай кнопку."},
    "nudge-cover": {"en": "Touch “Cover”, at the end of the bar.",
                    "ru": "Нажми «Скрыть» в конце панели."},
    "do-op-ends": {
        "en": "All three actions are used. Read out what is left on the card, and end your turn.",
        "ru": "Все три действия потрачены. Прочитай, что осталось на карточке, и заверши ход."},
    "nudge-op-ends": {"en": "Touch “End turn”.", "ru": "Нажми «Завершить ход»."},
    "says-revival": {"en": "Camp A.", "ru": "Лагерь А."},
    "do-revival": {"en": "A captive who perished in another’s turn revives when it ends. Read out"
                         " the question and touch Phil’s answer.",
                   "ru": "Погибший в чужой ход возрождается в его конце. Прочитай вопрос и нажми"
                         " ответ Фила."},
    "nudge-revival": {"en": "He says camp A: touch it.", "ru": "Он называет лагерь А: нажми."},
    # Theseus again
    "says-bonus": {"en": "I use my orange.", "ru": "Применяю апельсин."},
    "do-bonus": {"en": "A circled fruit is a bonus, and using it costs no action. Touch “Bonus”,"
                       " then the orange.",
                 "ru": "Обведённый фрукт — это бонус, и он не стоит действия. Нажми «Бонус», потом"
                       " апельсин."},
    "nudge-bonus": {"en": "Touch “Bonus”, then the orange in the list.",
                    "ru": "Нажми «Бонус», потом апельсин в списке."},
    "says-lake": {"en": "South-east.", "ru": "На юго-восток."},
    "do-lake": {"en": "Read the card out and enter his move. It leads into a lake.",
                "ru": "Прочитай карточку и введи его ход. Он ведёт в озеро."},
    "nudge-lake": {"en": "Touch the arrow south-east.", "ru": "Нажми стрелку юго-востока."},
    "says-lake-left": {"en": "Now east.", "ru": "Теперь на восток."},
    "do-lake-left": {"en": "You name the lake, never the space in it: he lies there and does not"
                           " know where. Enter his next move.",
                     "ru": "Называй озеро, но не клетку: пленник лежит там и не знает, где он."
                           " Введи следующий ход."},
    "nudge-lake-left": {"en": "Touch the arrow east.", "ru": "Нажми стрелку востока."},
    "do-lake-exit": {
        "en": "A lake has several ways out, and you choose. Be a paradox: touch the zombies.",
        "ru": "Выходов из озера несколько, и выбираешь ты. Будь парадоксом: нажми на зомби."},
    "nudge-lake-exit": {"en": "Touch the lit space with the zombie.",
                        "ru": "Нажми на подсвеченную клетку с зомби."},
    "says-where": {"en": "Where is Phil?", "ru": "Где Фил?"},
    "do-where": {"en": "First read the card out. Then touch Phil at the top and “Where is Phil?”:"
                       " anybody may ask that at any time.",
                 "ru": "Сначала прочитай карточку. Потом нажми на Фила вверху и «Где Фил?»:"
                       " спросить об этом можно всегда."},
    "nudge-where": {"en": "Touch Phil at the top, then “Where is Phil?”",
                    "ru": "Нажми на Фила вверху, потом «Где Фил?»"},
    "says-theseus-ends": {"en": "I am done.", "ru": "Тогда всё."},
    "do-theseus-ends": {"en": "Read out the answer, then end his turn.",
                        "ru": "Прочитай ответ и заверши его ход."},
    "nudge-theseus-ends": {"en": "Touch “End turn”.", "ru": "Нажми «Завершить ход»."},
    # Phil again
    "says-scare": {"en": "North-west, safely.", "ru": "На северо-запад, безопасно."},
    "do-scare": {"en": "Try typing: touch the white key between the arrows and write what he says."
                       " The arrows work too.",
                 "ru": "Попробуй ввести текстом: нажми белую клавишу среди стрелок и напиши его"
                       " слова. Можно и стрелками."},
    "nudge-scare": {"en": "Touch “safely”, then the arrow north-west; or type it.",
                    "ru": "Нажми «безопасно», потом стрелку северо-запада; или напиши."},
    "says-refuse": {"en": "No, thank you.", "ru": "Нет, спасибо."},
    "do-refuse": {"en": "A captive who comes safely scares the Bush off and gains an action. Read"
                        " the card out, then touch his answer.",
                  "ru": "Придя безопасно, пленник спугивает Куст и получает действие. Прочитай"
                        " карточку и нажми его ответ."},
    "nudge-refuse": {"en": "He says no: touch it.", "ru": "Он отвечает «Нет»: нажми это."},
    "says-correct": {"en": "My board still says 3 energy.", "ru": "У меня на планшете 3 энергии."},
    "do-correct": {"en": "The boards on the table are always right. Touch Theseus at the top,"
                         " “Correct Theseus”, the third bolt and “Correct”.",
                   "ru": "Планшеты на столе всегда правы. Нажми на Тесея вверху, «Поправить Тесея»,"
                         " третью молнию и «Поправить»."},
    "nudge-correct": {"en": "Touch Theseus at the top, “Correct Theseus”, then the third bolt.",
                      "ru": "Нажми на Тесея вверху, «Поправить Тесея», потом третью молнию."},
    "says-restore": {"en": "I restore energy.", "ru": "Восстанавливаю энергию."},
    "do-restore": {"en": "Announce the correction first. An action may also bring back up to 2"
                         " energy, in place of a move: touch “Restore”.",
                   "ru": "Сначала объяви поправку. Действием можно и вернуть до 2 энергии, вместо"
                         " хода: нажми «Восстановить»."},
    "nudge-restore": {"en": "Touch “Restore” beside the arrows.",
                      "ru": "Нажми «Восстановить» рядом со стрелками."},
    "says-anomaly": {"en": "East, a space over.", "ru": "На восток, через клетку."},
    "do-anomaly": {"en": "Tell him his energy, then enter the move. It leads to an anomaly, and"
                         " without “safely” its token acts at once.",
                   "ru": "Назови ему энергию и введи ход. Он ведёт на аномалию: без «безопасно» её"
                         " жетон действует сразу."},
    "nudge-anomaly": {"en": "Touch “a space over”, then the arrow east.",
                      "ru": "Нажми «через клетку», потом стрелку востока."},
    "do-anomaly-where": {"en": "Read the card out. This token sends him to a fruit that you choose:"
                               " touch the strawberry, as far away as can be.",
                         "ru": "Прочитай карточку. Жетон шлёт его на фрукт по твоему выбору: нажми"
                               " на клубнику, подальше отсюда."},
    "nudge-anomaly-where": {"en": "Touch the lit space with the strawberry.",
                            "ru": "Нажми на подсвеченную клетку с клубникой."},
    "do-anomaly-fruit": {"en": "You also decide whether it is activated: only then does he get its"
                               " bonus. Touch “Yes” or “No”, and read out which.",
                         "ru": "Активировать ли её, тоже решаешь ты: лишь тогда он получит бонус."
                               " Нажми «Да» или «Нет» и прочитай."},
    "nudge-anomaly-fruit": {"en": "Touch “Yes” or “No”, as you like.",
                            "ru": "Нажми «Да» или «Нет», как захочешь."},
    "says-phil-done": {"en": "I end my turn.", "ru": "Завершаю ход."},
    "do-phil-done": {"en": "His actions are used up, and a bonus he does not want. Read the card"
                           " out, then end his turn.",
                     "ru": "Действия потрачены, а бонус Филу не нужен. Прочитай карточку и заверши"
                           " его ход."},
    "nudge-phil-done": {"en": "Touch “End turn”.", "ru": "Нажми «Завершить ход»."},
    "do-put-back": {"en": "At the end of the turn the Bush comes back where you like, and nobody"
                          " hears where. Touch any lit fruit.",
                    "ru": "В конце хода Куст возвращается, куда захочешь, и никто не слышит куда."
                          " Нажми на любой подсвеченный фрукт."},
    "nudge-put-back": {"en": "Touch any lit fruit on the island.",
                       "ru": "Нажми на любой подсвеченный фрукт на острове."},
    # The names of the tasks
    "name-show-start": {"en": "Showing a start", "ru": "Показать старт"},
    "name-first-turn": {"en": "Announcing a turn", "ru": "Объявить ход"},
    "name-first-move": {"en": "A move to the north-east", "ru": "Ход на северо-восток"},
    "name-lock": {"en": "Holding the lock", "ru": "Подержать замок"},
    "name-secret-line": {"en": "Reading out the card, and no more",
                        "ru": "Прочитать карточку, и только"},
    "name-over-safely": {"en": "A space over, safely", "ru": "Через клетку, безопасно"},
    "name-activate": {"en": "Asking whether to activate", "ru": "Спросить, активировать ли"},
    "name-oracle": {"en": "Telling two directions", "ru": "Назвать два направления"},
    "name-end-turn": {"en": "Ending a turn", "ru": "Завершить ход"},
    "name-slip": {"en": "A slip of the tongue", "ru": "Оговорка"},
    "name-undo-silently": {"en": "Undo before anybody has heard",
                          "ru": "Отменить, пока никто не слышал"},
    "name-portal": {"en": "A portal", "ru": "Портал"},
    "name-knot": {"en": "From the portal to a knot", "ru": "От портала к узлу"},
    "name-knot-said": {"en": "A knot leads on", "ru": "Узел уводит дальше"},
    "name-undo-aloud": {"en": "Undo what was heard", "ru": "Отменить услышанное"},
    "name-safely-now": {"en": "The move as it was said", "ru": "Ход так, как он был назван"},
    "name-safe-once": {"en": "Only the first space is safe", "ru": "Безопасна лишь первая клетка"},
    "name-phil-ends": {"en": "Phil ends his turn", "ru": "Фил завершает ход"},
    "name-token": {"en": "Choosing a token", "ru": "Выбрать жетон"},
    "name-bush": {"en": "The Bush comes to Phil", "ru": "Куст идёт к Филу"},
    "name-wave": {"en": "The Wave strikes", "ru": "Волна ранит"},
    "name-rock": {"en": "The Rock pushes", "ru": "Глыба толкает"},
    "name-rock-done": {"en": "Nothing more with the Rock", "ru": "Закончить действие Глыбы"},
    "name-cover": {"en": "Covering the screen", "ru": "Скрыть экран"},
    "name-op-ends": {"en": "Ending your own turn", "ru": "Завершить свой ход"},
    "name-revival": {"en": "A revival", "ru": "Возрождение"},
    "name-bonus": {"en": "Using a bonus", "ru": "Применить бонус"},
    "name-lake": {"en": "Into a lake", "ru": "Ход в озеро"},
    "name-lake-left": {"en": "A move out of the lake", "ru": "Ход из озера"},
    "name-lake-exit": {"en": "Choosing the way out", "ru": "Выбрать выход"},
    "name-where": {"en": "“Where is Phil?”", "ru": "«Где Фил?»"},
    "name-theseus-ends": {"en": "Theseus ends his turn", "ru": "Тесей завершает ход"},
    "name-scare": {"en": "Scaring off the Bush", "ru": "Спугнуть Куст"},
    "name-refuse": {"en": "Leaving a space as it is", "ru": "Не активировать"},
    "name-correct": {"en": "Correcting a mark", "ru": "Поправить пометку"},
    "name-restore": {"en": "Restoring energy", "ru": "Восстановить энергию"},
    "name-anomaly": {"en": "Onto an anomaly", "ru": "Ход на аномалию"},
    "name-anomaly-where": {"en": "Where the anomaly sends him", "ru": "Куда отправит аномалия"},
    "name-anomaly-fruit": {"en": "Whether the fruit is activated", "ru": "Активировать ли фрукт"},
    "name-phil-done": {"en": "The end of Phil’s second turn", "ru": "Конец второго хода Фила"},
    "name-put-back": {"en": "Putting the Bush back", "ru": "Вернуть Куст"},
}  # fmt: skip
