"""What can be wrong with a table as a file sets it up, by code and language."""

from __future__ import annotations

from typing import Final

from companion.games.island.check_sentences import GENERAL
from companion.games.island.setup.checks import Sentences

SETUP: Final[Sentences] = {
    **GENERAL,
    "missing": {
        "en": "{key} is missing; add it, as in {example}",
        "ru": "нет ключа {key}; добавь его, например {example}",
    },
    # the island
    "rows": {
        "en": "the island has {found} rows; write seven, A to G, of 4, 5, 6, 7, 6, 5 and 4 spaces",
        "ru": "на острове рядов: {found}; запиши семь, от A до G: 4, 5, 6, 7, 6, 5 и 4 места",
    },
    "row": {
        "en": "row {row} has {found} spaces; write {wanted}, with one word for each",
        "ru": "в ряду {row} мест: {found}; запиши {wanted}, по одному слову на место",
    },
    "too-many": {
        "en": "too many {space}: {found} of them, at {at}, where the island has {wanted}; put what"
        " is missing in their place: {missing}",
        "ru": "слишком много {space}: {found}, на {at}, а на острове должно быть {wanted};"
        " поставь вместо лишнего то, чего не хватает: {missing}",
    },
    "too-few": {
        "en": "too few {space}: {found}, where the island has {wanted}; add what is missing",
        "ru": "слишком мало {space}: {found}, а на острове должно быть {wanted}; добавь",
    },
    "lake-shape": {
        "en": "the lake {space} at {at} does not have its shape: straight is three in a line,"
        " triangle three that all touch, bend three in an angle; move its spaces",
        "ru": "озеро {space} на {at} не той формы: straight — три подряд, triangle — три, что все"
        " касаются друг друга, bend — три углом; переставь его места",
    },
    "knot-without-arrows": {
        "en": "the knot at {at} has no arrows; add {at}: [NW-E, NE-SW, W-SE], or its own three"
        " pairs of sides",
        "ru": "у узла на {at} нет стрелок; добавь {at}: [NW-E, NE-SW, W-SE] или его собственные"
        " три пары сторон",
    },
    "arrows-without-knot": {
        "en": "there is no knot at {at}; give arrows to the knots of the island alone",
        "ru": "на {at} нет узла; задай стрелки только узлам острова",
    },
    "no-anomaly-here": {
        "en": "{found} is no anomaly space of this island; they are {known}",
        "ru": "{found} — не место аномалии на этом острове; вот они: {known}",
    },
    "anomaly-missing": {
        "en": "the anomaly space {at} has no token; lay one of: {known}",
        "ru": "на месте аномалии {at} нет жетона; положи один из: {known}",
    },
    # the power tokens
    "left-out-in-stack": {
        "en": "{found} stands in the stack too; leave it out of one of the two",
        "ru": "{found} есть и в stack; убери из одного места",
    },
    "left-out-too-many": {
        "en": "only {left} power tokens are left for the stack; leave at least {least} in it",
        "ru": "в стопке остаётся жетонов силы: {left}; оставь хотя бы {least}",
    },
    # the OP
    "rock": {
        "en": "the Rock cannot begin at {found}; put it on an anomaly space: {known}",
        "ru": "Глыба не может начать на {found}; поставь её на место аномалии: {known}",
    },
    "bush": {
        "en": "the Bush cannot begin at {found}; put it on a fruit’s space: {known}",
        "ru": "Куст не может начать на {found}; поставь его на место фрукта: {known}",
    },
    # the captives
    "captives": {
        "en": "there are {found} captives’ boards for {players} players; write {wanted}",
        "ru": "планшетов пленников здесь {found}, а игроков {players}; запиши {wanted}",
    },
    "captive-twice": {
        "en": "{found} sits at this table already; choose another figure",
        "ru": "{found} уже за этим столом; выбери другую фигуру",
    },
    "start-taken": {
        "en": "the start {found} is taken by another captive or by the Bush; name a free fruit",
        "ru": "старт {found} уже занят другим пленником или Кустом; назови свободный фрукт",
    },
    "with": {
        "en": "with belongs to a table of two players; leave it out here",
        "ru": "with бывает только за столом на двоих; здесь убери",
    },
    "two-starts": {
        "en": "two figures need two starts; write, for example, start: [banana, lime]",
        "ru": "двум фигурам нужны два начальных фрукта; напиши start: [banana, lime]",
    },
    "palm": {
        "en": "only Hempel has palms; leave palm out",
        "ru": "пальмы есть только у Гемпеля; убери palm",
    },
    "palm-list": {
        "en": "{found} palms are named for {wanted} starts; name one for each",
        "ru": "пальм названо {found}, а начальных фруктов {wanted}; назови по одной на каждый",
    },
}
