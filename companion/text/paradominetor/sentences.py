"""The sentences of PARADOMINETOR by the fact, question or refusal that they tell."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

SAID: Final[Topic] = {
    "pass-left": {
        "en": "Everybody passes three tiles face down to the left, one of each timeframe.",
        "ru": "Каждый передаёт налево три плитки рубашкой вверх, по одной каждого времени."},
    "pass-right": {
        "en": "Everybody passes three tiles face down to the right, one of each timeframe.",
        "ru": "Каждый передаёт направо три плитки рубашкой вверх, по одной каждого времени."},
    "passed": {"en": "{who}, you get from {giver}: {tiles}.",
               "ru": "{who}, тебе плитки, их передаёт {giver}: {tiles}."},
    "trick": {"en": "Trick {trick} of 15: {who} leads.",
              "ru": "Взятка {trick} из 15: начинает {who}."},
    "tile": {"en": "{who} plays {tile}.", "ru": "{who} играет {tile}."},
    "declared": {"en": "{who} plays {tile} and declares it {colour}.",
                 "ru": "{who} играет {tile} и объявляет: она {colour}."},
    "revoke": {
        "en": "{who} has {colour} after all: it was not followed in trick {trick}.",
        "ru": "{who}: {colour} цвет всё-таки был на руке, а во взятке {trick} его не поддержали."},
    "won-alone": {"en": "{winners} wins: {tile}, and nobody followed.",
                  "ru": "Взятку берёт {winners}: {tile}, в цвет не сыграл никто."},
    "won-highest": {"en": "{winners} wins: {tile} is the highest of its colour.",
                    "ru": "Взятку берёт {winners}: {tile} старше всех в цвете взятки."},
    "won-paradox": {
        "en": "{winners} win by a paradox of {tile}: it beats every single tile.",
        "ru": "Взятку берут {winners}: парадокс ({tile}) сильнее любой одиночной плитки."},
    "won-value": {
        "en": "{winners} win by a paradox of {tile}: it is higher than that of {beaten}.",
        "ru": "Взятку берут {winners}: парадокс ({tile}) старше другого ({beaten})."},
    "won-earlier": {
        "en": "{winners} win by a paradox of {tile}: {colour} came before {other}, so it beats that"
              " of {beaten}.",
        "ru": "Взятку берут {winners}: парадокс ({tile}) сильнее другого ({beaten}), потому что"
              " {colour} легла раньше, чем {other}."},
    "won-black-led": {
        "en": "{winners} win by a paradox of {tile}: the led {tile} came before every colour, so it"
              " beats that of {beaten}.",
        "ru": "Взятку берут {winners}: парадокс ({tile}) сильнее другого ({beaten}), потому что"
              " {tile} легла первой."},
    "won-declared": {
        "en": "{winners} win by a paradox of {tile}: {colour} is the declared colour, so it beats"
              " that of {beaten}.",
        "ru": "Взятку берут {winners}: парадокс ({tile}) сильнее другого ({beaten}), потому что"
              " он объявленного цвета."},
    "won-all-black": {"en": "{winners} win together: everybody played black.",
                      "ru": "Взятку берут вместе {winners}: чёрную сыграли все."},
    "single": {"en": "{winners} wins trick {trick} alone.",
               "ru": "Взятка {trick}: её берёт {winners}, без парадокса."},
    "paradox": {"en": "{winners} win trick {trick} by a paradox.",
                "ru": "Взятка {trick}: парадокс, её берут {winners}."},
    "first-black": {"en": "{who} played black first.", "ru": "Раньше всех чёрную играет {who}."},
    "back": {"en": "The tile of {who} is {back}.", "ru": "{who}: плитка {back}."},
    "points-1": {"en": "{who} scores 1 point and has {total}.",
                 "ru": "{who} получает 1 очко, всего: {total}."},
    "points-half": {"en": "{who} scores half a point and has {total}.",
                    "ru": "{who} получает половину очка, всего: {total}."},
    "won": {"en": "The game is over, and {winners} wins. The places: {places}.",
            "ru": "Игра окончена, победа: {winners}. Места: {places}."},
    "won-shared": {"en": "The game is over, and {winners} share the victory. The places: {places}.",
                   "ru": "Игра окончена, победу делят {winners}. Места: {places}."},
    "fewer": {"en": "With equal points, fewer tricks of half a point come first: {who}.",
              "ru": "При равных очках выше тот, у кого меньше взяток по половине очка: {who}."},
    "corrected": {"en": "Corrected: {facts}.", "ru": "Поправка: {facts}."},
}  # fmt: skip

# T9: one fact each.
CORRECTED: Final[Topic] = {
    "lead": {"en": "{who} leads", "ru": "начинает {who}"},
    "trick": {"en": "this is trick {n}", "ru": "это взятка {n}"},
    "tricks": {"en": "{who} has {tricks}", "ru": "{who} — {tricks}"},
}

# Forms by number, as `counted` takes them.
COUNTED: Final[Topic] = {
    "points": {"en": "{n} point|{n} points", "ru": "{n} очко|{n} очка|{n} очков"},
    "half-point": {"en": "half a point", "ru": "половина очка"},
    "fraction": {"en": "{n} points", "ru": "{n} очка"},
    "full": {"en": "{n} trick of 1 point|{n} tricks of 1 point",
             "ru": "{n} взятка по 1 очку|{n} взятки по 1 очку|{n} взяток по 1 очку"},
    "half": {"en": "{n} trick of half a point|{n} tricks of half a point",
             "ru": "{n} взятка по половине очка|{n} взятки по половине очка"
                   "|{n} взяток по половине очка"},
}  # fmt: skip

ASKED: Final[Topic] = {
    "pass": {"en": "{who}, which three tiles do you pass, one of each timeframe?",
             "ru": "{who}, какие три плитки передаёшь, по одной каждого времени?"},
    "tile": {"en": "{who}, which tile do you play?", "ru": "{who}, какую плитку играешь?"},
    "lead": {"en": "{who}, which tile do you lead?", "ru": "{who}, с какой плитки начинаешь?"},
    "earliest": {"en": "Turn the tiles of the paradox over: whose is nearest to the past?",
                 "ru": "Переверните плитки парадокса: чья ближе всего к прошлому?"},
    "turn": {"en": "Who won the trick?", "ru": "Кто взял взятку?"},
}  # fmt: skip

OPTIONS: Final[Topic] = {
    "pass": {"en": "passing {0}", "ru": "передать: {0}"},
    "pass-some": {"en": "passing three tiles", "ru": "передать три плитки"},
    "declared": {"en": "black as {0}", "ru": "чёрная как {0}"},
    "earliest": {"en": "the earliest: {0}", "ru": "самая ранняя: {0}"},
    "single": {"en": "{0} alone", "ru": "без парадокса: {0}"},
    "paradox": {"en": "a paradox: {0}, with the point for {1}",
                "ru": "парадокс: {0}, целое очко получает {1}"},
    "all-black": {"en": "everybody played black", "ru": "все сыграли чёрную"},
}  # fmt: skip

REFUSALS: Final[Topic] = {
    "not-held": {"en": "That tile is not in this hand.", "ru": "Такой плитки в этой руке нет."},
    "not-in-play": {"en": "That colour is not in this game.", "ru": "Этого цвета в игре нет."},
    "gone": {"en": "All tiles of that kind have been played already.",
             "ru": "Все такие плитки уже сыграны."},
    "must-follow": {
        "en": "You hold a colour that lies in this trick: play one of those, or black.",
        "ru": "У тебя есть цвет, который уже лежит во взятке: играй его или чёрную."},
    "no-colour": {"en": "Only a black tile that leads is declared to be a colour.",
                  "ru": "Цвет объявляют только для чёрной, с которой начинают взятку."},
    "not-that-colour": {"en": "A led black is declared to be a colour of this game.",
                        "ru": "Чёрную в начале взятки объявляют одним из цветов этой игры."},
    "one-of-each": {"en": "Three tiles are passed: one of the past, one of the present and one of"
                          " the future.",
                    "ru": "Передают три плитки: по одной прошлого, настоящего и будущего."},
    "not-earliest": {"en": "It is one of the winners whose tile can be the earliest.",
                     "ru": "Это должен быть один из победителей, чья плитка может быть самой"
                           " ранней."},
    "no-such-trick": {
        "en": "No trick can end like that: a paradox has two winners or more; one larger than three"
              " is black, and there the earliest scores the point.",
        "ru": "Так взятка не кончается: у парадокса не меньше двух победителей; больше трёх бывает"
              " только у чёрных, и очко там получает первый."},
    "between-tricks": {"en": "Who leads is corrected between tricks.",
                       "ru": "Кто начинает, поправляют между взятками."},
}  # fmt: skip
