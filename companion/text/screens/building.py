"""Building an island by hand: the step of the wizard."""

from __future__ import annotations

from companion.engine.languages import Topic

BUILDING: Topic = {
    "title": {"en": "Build the island", "ru": "Собери остров"},
    "random": {"en": "Random", "ru": "Случайно"},
    "ready-made": {"en": "Ready-made", "ru": "Готовые"},
    "ready-made-short": {"en": "Gallery", "ru": "Готовые"},
    "code": {"en": "Code", "ru": "Код"},
    "left": {"en": "Left to lay", "ru": "Осталось положить"},
    "left-of": {"en": "{n} of {of}", "ru": "{n} из {of}"},
    "knot-arrows": {"en": "The arrows of the lit knot", "ru": "Стрелки выделенного узла"},
    "pattern": {"en": "Pattern {n}", "ru": "Рисунок {n}"},
    "kind": {"en": "Kind {n} of your box", "ru": "Вид {n} из твоей коробки"},
    # In a palette that has little room
    "short-snakes": {"en": "Snakes", "ru": "Змеи"},
    "short-zombies": {"en": "Zombies", "ru": "Зомби"},
    "short-ufo": {"en": "UFO", "ru": "НЛО"},
    "short-knot": {"en": "Knot", "ru": "Узел"},
    "short-straight": {"en": "Lake I", "ru": "Озеро П"},
    "short-triangle": {"en": "Lake T", "ru": "Озеро Т"},
    "short-bend": {"en": "Lake L", "ru": "Озеро Г"},
    # The buttons, and what stands on them where there is little room
    "turn": {"en": "Turn", "ru": "Повернуть"},
    "turn-short": {"en": "Turn", "ru": "Вращать"},
    "take": {"en": "Take away", "ru": "Убрать"},
    "take-short": {"en": "Remove", "ru": "Убрать"},
    "fill": {"en": "Fill the rest", "ru": "Заполнить"},
    "fill-short": {"en": "Fill", "ru": "Наугад"},
    "back": {"en": "Back", "ru": "Назад"},
    "undo": {"en": "Undo", "ru": "Отменить"},
    "redo": {"en": "Redo", "ru": "Вернуть"},
    "clear": {"en": "Clear", "ru": "Очистить"},
    "quick-start": {"en": "Quick start", "ru": "Быстрый старт"},
    "next": {"en": "Next", "ru": "Дальше"},
    "spaces-left": {"en": "{n} space left|{n} spaces left",
                    "ru": "осталась {n} клетка|осталось {n} клетки|осталось {n} клеток"},
    "problems-left": {"en": "{n} problem|{n} problems", "ru": "{n} ошибка|{n} ошибки|{n} ошибок"},
    # Acts
    "hint-start": {"en": "Touch a tile and then its space, or a space and then its tile.",
                   "ru": "Нажми на плитку, потом на клетку для неё. Или сначала на клетку, потом на"
                         " плитку."},
    "hint-tile": {"en": "{tile}: touch its space. Touch the tile again to go space by space.",
                  "ru": "{tile}: нажми на клетку. Нажми на плитку ещё раз, чтобы идти по клеткам"
                        " подряд."},
    "hint-space": {"en": "Touch what lies on the lit space.",
                   "ru": "Нажми на то, что лежит на выделенной клетке."},
    "hint-touched": {"en": "{tile}: touch another tile to put it in this place, drag it, or take it"
                           " away.",
                     "ru": "{tile}: нажми на другую плитку, чтобы заменить, перетащи или убери."},
    "hint-touched-turn": {"en": "{tile}: touch it again to turn it, drag it, or take it away.",
                          "ru": "{tile}: нажми ещё раз, чтобы повернуть, перетащи или убери."},
    "hint-swing": {"en": "{tile}: touch a lit space to turn it there, or go on.",
                   "ru": "{tile}: нажми на подсвеченную клетку, чтобы повернуть туда, или"
                         " продолжай."},
    "hint-done": {"en": "The island is complete.", "ru": "Остров собран."},
    "hint-wrong": {"en": "All spaces are filled. First mend what is marked in red.",
                   "ru": "Все клетки заняты. Сначала исправь то, что отмечено красным."},
    # Labels of undo
    "laid": {"en": "{tile} on {at}", "ru": "{tile} на {at}"},
    "taken": {"en": "{tile} taken from {at}", "ru": "{tile}: убрано с {at}"},
    "moved": {"en": "{tile} moved to {at}", "ru": "{tile}: перенос на {at}"},
    "turned": {"en": "{tile} turned on {at}", "ru": "{tile}: поворот на {at}"},
    "arrows": {"en": "arrows on {at}", "ru": "стрелки на {at}"},
    "cleared": {"en": "an empty island", "ru": "пустой остров"},
    "many": {"en": "several tiles", "ru": "несколько плиток"},
    # Faults
    "too-many": {"en": "{space}: {found} on the island, but only {wanted} in the box. Take some"
                       " away.",
                 "ru": "{space}: на острове {found}, а в коробке только {wanted}. Убери лишнее."},
    "lake-shape": {"en": "{space}: its spaces do not have this shape. Take them away and lay it"
                         " anew.",
                   "ru": "{space}: его клетки лежат не по форме. Убери их и положи озеро заново."},
    # The same words for each of them, which are said once.
    "knot-without-arrows": {"en": "An Escher knot with a red edge has no arrows. Touch it and pick"
                                  " them.",
                            "ru": "У узла Эшера с красным краем нет стрелок. Нажми на него и выбери"
                                  " их."},
    "bad-arrows": {"en": "The arrows of the Escher knot on {at} do not join its sides in three"
                         " pairs. Pick others.",
                   "ru": "Стрелки узла Эшера на {at} не соединяют его стороны в три пары. Выбери"
                         " другие."},
    "same-kind": {"en": "The Escher knots on {at} are the same one, turned; a box has three"
                        " different ones. Pick other arrows for all but one.",
                  "ru": "Узлы Эшера на {at} — это один и тот же узел, только повёрнутый, а в"
                        " коробке три разных. Оставь такие стрелки только одному."},
    "not-in-box": {"en": "Arrows on {at}: your box has no such Escher knot. Pick others.",
                   "ru": "Стрелки на {at}: такого узла Эшера в твоей коробке нет. Выбери другие."},
    "not-buildable": {"en": "Your tiles cannot make this island: none of them fits on {at}.",
                      "ru": "Из твоих плиток такой остров не сложить: ни одна не подходит для"
                            " {at}."},
    # Why not
    "none-left": {"en": "{tile}: none left to lay.",
                  "ru": "{tile}: всё, что есть, уже лежит на острове."},
    "no-room": {"en": "{tile} does not fit on {at}, however it is turned.",
                "ru": "{tile}: на {at} нет места, как ни поворачивай."},
    "nothing-there": {"en": "Nothing lies there.", "ru": "Там ничего не лежит."},
    "nothing-held": {"en": "First touch what you want to take away.",
                     "ru": "Сначала нажми на то, что нужно убрать."},
    "nothing-to-turn": {
        "en": "Only lakes, knots and tiles of two spaces can be turned: touch one first.",
        "ru": "Поворачивают только озёра, узлы и плитки из двух клеток: сначала нажми на них."},
    "no-other-turning": {"en": "{tile} has no room to turn.", "ru": "{tile}: повернуть некуда."},
    "nothing-laid": {"en": "The island is empty already.", "ru": "Остров и так пуст."},
    "nothing-left": {"en": "No space is empty.", "ru": "Пустых клеток нет."},
    "cannot-fill": {"en": "What is left does not fit on the empty spaces. Make more room, or mend"
                          " the problems first.",
                    "ru": "То, что осталось, не помещается на пустые клетки. Освободи место или"
                          " сначала исправь ошибки."},
    "no-knot": {"en": "First touch the Escher knot whose arrows these are.",
                "ru": "Сначала нажми на узел Эшера, которому нужны стрелки."},
    "not-finished": {"en": "No game can begin on an island with problems: first mend what is"
                           " marked.",
                     "ru": "С ошибками начать нельзя: сначала исправь то, что отмечено."},
    "not-full": {"en": "Lay the rest first: {n} space is empty.|Lay the rest first: {n} spaces are"
                       " empty.",
                 "ru": "Сначала положи остальное: пуста {n} клетка.|Сначала положи остальное: пусты"
                       " {n} клетки.|Сначала положи остальное: пусто {n} клеток."},
    "nothing-to-undo": {"en": "There is nothing to undo.", "ru": "Отменять нечего."},
    "nothing-to-redo": {"en": "There is nothing to bring back.", "ru": "Возвращать нечего."},
}  # fmt: skip
