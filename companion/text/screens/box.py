"""Check your box: what is printed on the pieces and in no rulebook."""

from __future__ import annotations

from companion.engine.languages import Topic

BOX: Topic = {
    "title": {"en": "Check your box", "ru": "Проверка коробки"},
    "intro": {"en": "Some of what is printed on the pieces is in no rulebook, so the app assumes"
                    " it. Take your box and compare: only what is wrong needs more than one touch."
                    " Games in progress are not affected.",
              "ru": "Не всё, что напечатано на планшетах и жетонах, есть в правилах: кое-что"
                    " приложение предполагает. Достань коробку и сверь: больше одного нажатия нужно"
                    " только там, где не сходится. На начатые игры это не влияет."},
    "back": {"en": "Back", "ru": "Назад"},
    "to-look-at": {"en": "{n} to check", "ru": "Проверить: {n}"},
    "looked-at": {"en": "Checked", "ru": "Проверено"},
    "entering": {"en": "Partly entered", "ru": "Введено не всё"},
    "assumed": {"en": "Assumed: not checked yet.", "ru": "Предполагается: пока не проверено."},
    "so": {"en": "That is right", "ru": "Всё так"},
    "all-looked-at": {"en": "Everything here has been checked.", "ru": "Здесь всё уже проверено."},
    "undo": {"en": "Undo", "ru": "Вернуть"},
    # The list
    "boards": {"en": "Boards", "ru": "Планшеты"},
    "symbols": {"en": "Boxes and symbols on them", "ru": "Отметки и символы на них"},
    "pieces": {"en": "Tokens and tiles", "ru": "Жетоны и плитки"},
    "palms": {"en": "Hempel’s palms", "ru": "Пальмы Гемпеля"},
    "extras": {"en": "Theseus’s extra boxes", "ru": "Дополнительные бонусы Тесея"},
    "gains": {"en": "What symbols give", "ru": "Что дают символы"},
    "tokens": {"en": "Power tokens", "ru": "Жетоны силы"},
    "tiles": {"en": "Pairs of spaces", "ru": "Пары клеток"},
    "knots": {"en": "Escher knots", "ru": "Узлы Эшера"},
    "arrows": {"en": "The arrow anomaly", "ru": "Аномалия со стрелками"},
    # The file
    "file": {"en": "The file of your box", "ru": "Файл твоей коробки"},
    "file-text": {"en": "What you have entered, for another device.",
                  "ru": "Всё, что здесь указано, для другого устройства."},
    "export": {"en": "Save to a file", "ru": "Сохранить в файл"},
    "import": {"en": "Add from a file", "ru": "Добавить из файла"},
    "exported": {"en": "Saved to: {path}", "ru": "Сохранено в файл: {path}"},
    "nothing-told": {"en": "You have entered nothing about your box yet, so there is nothing to"
                           " save.",
                     "ru": "О твоей коробке пока ничего не указано, сохранять нечего."},
    "import-text": {"en": "Put the file of a box into this folder: {folder}",
                    "ru": "Положи файл коробки в эту папку: {folder}"},
    "found": {"en": "Files found there", "ru": "Найденные файлы"},
    "none-found": {"en": "There are none yet.", "ru": "Пока их нет."},
    "imported": {"en": "Added. What you had entered before is kept in: {path}",
                 "ru": "Добавлено. То, что было указано раньше, лежит в файле: {path}"},
    "imported-first": {"en": "Added.", "ru": "Добавлено."},
    # A board
    "board": {"en": "The board of {name}", "ru": "Планшет: {name}"},
    "board-text": {"en": "The marked values are in use. If your board differs, touch what it has.",
                   "ru": "Действует то, что выделено. Если на планшете иначе, нажми, как там."},
    "health": {"en": "Health", "ru": "Здоровье"},
    "energy": {"en": "Energy", "ru": "Энергия"},
    "restore": {"en": "Energy gained by restoring", "ru": "Сколько энергии восстанавливается"},
    "half-sun": {"en": "Suns: touch for a half-sun and back",
                 "ru": "Солнца: нажми, чтобы сменить целое на половину и обратно"},
    "own-turn": {"en": "Sun: own turn", "ru": "Солнце: в свой ход"},
    "any-turn": {"en": "Half-sun: any turn", "ru": "Полсолнца: в любой ход"},
    "fruits-of": {"en": "Fruits: {bonus}", "ru": "Фрукты: {bonus}"},
    "split": {"en": "Not in use yet: the bonuses have {found} fruits here, but 2, 2 and 3 on a"
                    " board. Move another fruit.",
              "ru": "Пока не действует: здесь фруктов у бонусов {found}, а на планшете 2, 2 и 3."
                    " Перенеси ещё один фрукт."},
    "as-it-was": {"en": "As it was", "ru": "Как было"},
    # One of several
    "text-palms": {"en": "How many palm boxes does each bonus on Hempel’s board have, from the"
                         " first to the third?",
                   "ru": "Сколько пальм у каждого бонуса на планшете Гемпеля, от первого до"
                         " третьего?"},
    "text-extras": {"en": "Which extra boxes are on Theseus’s board, from left to right?",
                    "ru": "Какие дополнительные бонусы на планшете Тесея, слева направо?"},
    "text-arrows": {"en": "Look at the anomaly token with arrows: which sides does each of its two"
                          " groups join? It does not matter how the token is turned.",
                    "ru": "Посмотри на жетон аномалии со стрелками: какие стороны соединяет каждая"
                          " из двух групп? Как повёрнут жетон, неважно."},
    "extra-energy": {"en": "energy", "ru": "энергия"},
    "extra-health": {"en": "health", "ru": "здоровье"},
    "extra-action": {"en": "action", "ru": "действие"},
    # Gains of symbols
    "text-gains": {"en": "Count the symbols on the boards: hearts, bolts, actions.",
                   "ru": "Сосчитай символы на планшетах: сердца, молнии, действия."},
    "gain-meeting": {"en": "{name}: two others meet", "ru": "{name}: встретились двое других"},
    "gain-reward": {"en": "{name}: at an anomaly", "ru": "{name}: на аномалии"},
    "gain-heal": {"en": "{name}: the bonus without words", "ru": "{name}: бонус без слов"},
    "gain-action": {"en": "{name}: the bonus without words", "ru": "{name}: бонус без слов"},
    "gain-trade-health": {"en": "{name}: for 1 health", "ru": "{name}: за 1 здоровье"},
    "gain-trade-energy": {"en": "{name}: for 1 energy", "ru": "{name}: за 1 энергию"},
    "gain-extra-energy": {"en": "{name}: extra energy", "ru": "{name}: дополнительная энергия"},
    "gain-extra-health": {"en": "{name}: extra health", "ru": "{name}: дополнительное здоровье"},
    "gain-extra-action": {"en": "{name}: extra action", "ru": "{name}: дополнительное действие"},
    "gives-health": {"en": "health +{n}", "ru": "здоровье +{n}"},
    "gives-energy": {"en": "energy +{n}", "ru": "энергия +{n}"},
    "gives-actions": {"en": "actions +{n}", "ru": "действия +{n}"},
    "gives-nothing": {"en": "nothing", "ru": "ничего"},
    "actions": {"en": "Actions", "ru": "Действия"},
    # Tokens
    "text-tokens": {"en": "The app knows what five of them do: compare its words with what is"
                          " printed. Type the other seven once, and tick what the app should do.",
                    "ru": "Что делают пять из них, приложение знает: сверь его слова с"
                          " напечатанным. Остальные семь впиши один раз и отметь, что ему делать."},
    "known-token-text": {"en": "This is what the app does with it, in our own words. Compare it"
                               " with what is printed: if that says something else, type it and"
                               " tick what to add.",
                         "ru": "Вот что делает приложение, нашими словами. Сверь с тем, что"
                               " напечатано: если там другое, впиши и отметь, что добавить."},
    "token-text": {"en": "Type what is printed, and tick what the app should do about it. Use"
                         " corrections for what cannot be ticked.",
                   "ru": "Впиши, что напечатано, и отметь, что приложению с этим делать. Чего в"
                         " списке нет, вноси поправкой."},
    "printed": {"en": "Printed on it", "ru": "Что напечатано"},
    "name": {"en": "Name", "ru": "Название"},
    "text": {"en": "Text", "ru": "Текст"},
    "in-en": {"en": "English", "ru": "по-английски"},
    "in-ru": {"en": "Russian", "ru": "по-русски"},
    "empty": {"en": "Nothing yet", "ru": "Пока пусто"},
    "save": {"en": "Save", "ru": "Сохранить"},
    "too-long": {"en": "That is {found} letters; keep it to {most}.",
                 "ru": "Здесь букв: {found}; уложись в {most}."},
    "signs": {"en": "There are signs in it that cannot be shown; write it in plain letters.",
              "ru": "Здесь есть знаки, которые нельзя показать; напиши обычными буквами."},
    "op-actions": {"en": "Actions of the OP", "ru": "Действия ПВ"},
    "captive-actions": {"en": "Actions of a captive", "ru": "Действия пленника"},
    "safe-cost": {"en": "Cost of moving safely", "ru": "Цена безопасного шага"},
    "over-cost": {"en": "Cost of moving a space over", "ru": "Цена шага через клетку"},
    "restores": {"en": "Energy when restoring", "ru": "Энергия при восстановлении"},
    "bush-damage": {"en": "Harm by the Bush", "ru": "Урон от Куста"},
    "wave-damage": {"en": "Harm by the Wave", "ru": "Урон от Волны"},
    "as-ever": {"en": "usual", "ru": "обычно"},
    "forbidden": {"en": "Banned", "ru": "Нельзя"},
    "idle": {"en": "What stops working", "ru": "Что не работает"},
    "idle-camp": {"en": "Camps", "ru": "Лагеря"},
    "idle-portal": {"en": "Portals", "ru": "Порталы"},
    "idle-knot": {"en": "Escher knots", "ru": "Узлы Эшера"},
    "idle-oracle": {"en": "Oracles", "ru": "Оракулы"},
    "idle-fruit": {"en": "Fruits", "ru": "Фрукты"},
    "idle-bonuses": {"en": "Bonuses", "ru": "Бонусы"},
    "free": {"en": "Who acts once for free", "ru": "Кто один раз действует бесплатно"},
    # Tiles
    "text-tiles": {"en": "Which two spaces share a tile? Touch one and the one beside it, tile by"
                         " tile. Once all 14 are there, random islands can be built from your box.",
                   "ru": "Какие две клетки на одной плитке? Нажми одну и её соседку, и так плитку"
                         " за плиткой. Когда будут все 14, случайный остров можно будет сложить из"
                         " твоей коробки."},
    "first-space": {"en": "Tile {n} of 14", "ru": "Плитка {n} из 14"},
    "other-space": {"en": "Tile {n} of 14: what is beside {space}?",
                    "ru": "Плитка {n} из 14, на ней {space}: что рядом?"},
    "left": {"en": "{n} left", "ru": "Осталось: {n}"},
    "none-left": {"en": "Every space of this kind lies on a tile already: {space}. Touch a tile"
                        " below to take it out.",
                  "ru": "Все такие клетки уже на плитках: {space}. Нажми плитку ниже, чтобы её"
                        " убрать."},
    "so-far": {"en": "Tiles so far: touch one to take it out",
               "ru": "Уже введены: нажми, чтобы убрать"},
    "all-tiles": {"en": "All 14 tiles are in use: touch one to enter it again",
                  "ru": "Все 14 плиток введены: нажми, чтобы исправить"},
    "pair": {"en": "{one} + {other}", "ru": "{one} + {other}"},
    "half-pair": {"en": "{one} + …", "ru": "{one} + …"},
    "tiles-draft": {"en": "What you have entered is kept; it is used once all 14 are there.",
                    "ru": "Введённое сохранено, но не действует, пока нет всех 14."},
    "drop": {"en": "Discard these entries", "ru": "Отбросить введённое"},
    "dropped": {"en": "Discarded.", "ru": "Отброшено."},
    "forget": {"en": "Play without pairs", "ru": "Играть без пар"},
    "forgotten": {"en": "The pairs are removed.", "ru": "Пары убраны."},
    "finish-first": {"en": "Enter the rest first, or discard these entries.",
                     "ru": "Сначала введи остальное или отбрось введённое."},
    # Knots
    "text-knots": {"en": "Look at the three knots: which sides do their arrows join? It does not"
                         " matter how they are turned.",
                   "ru": "Посмотри на три узла: какие стороны соединяют стрелки? Как они повёрнуты,"
                         " неважно."},
    "knot": {"en": "Knot {n}", "ru": "Узел {n}"},
    "which-knot": {"en": "What does knot {n} look like?", "ru": "Как выглядит узел {n}?"},
    "which-knot-text": {
        "en": "Touch its picture, in any position. Pictures in one row are the same knot, turned.",
        "ru": "Нажми его рисунок в любом повороте. В одном ряду один и тот же узел, повёрнутый."},
    "kind-a": {"en": "three straight lines", "ru": "три прямые"},
    "kind-b": {"en": "three tight bends", "ru": "три крутых поворота"},
    "kind-c": {"en": "one straight line, two tight bends", "ru": "прямая и два крутых поворота"},
    "kind-d": {"en": "one straight line, two wide bends", "ru": "прямая и два плавных поворота"},
    "kind-e": {"en": "one tight bend, two wide ones", "ru": "крутой поворот и два плавных"},
    # On the Ready step
    "ready": {"en": "Assumed until you check your box: {n} value ({what}).|Assumed until you check"
                    " your box: {n} values ({what}).",
              "ru": "Пока ты не сверишь коробку, предполагается {n} значение ({what}).|Пока ты не"
                    " сверишь коробку, предполагаются {n} значения ({what}).|Пока ты не сверишь"
                    " коробку, предполагаются {n} значений ({what})."},
    "ready-boards": {"en": "boards", "ru": "планшеты"},
    "ready-tokens": {"en": "power tokens", "ru": "жетоны силы"},
    "ready-tiles": {"en": "pairs of spaces", "ru": "пары клеток"},
    "ready-knots": {"en": "Escher knots", "ru": "узлы Эшера"},
    "ready-arrows": {"en": "arrow anomaly", "ru": "стрелки аномалии"},
}  # fmt: skip
