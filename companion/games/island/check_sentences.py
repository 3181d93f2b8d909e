"""What can be wrong with a file of this game, by code and language."""

from __future__ import annotations

from typing import Final

from companion.games.island.setup.checks import Sentences

GENERAL: Final[Sentences] = {
    "more": {
        "en": "there is more, which is not listed; mend what is listed first",
        "ru": "есть и другие ошибки, но список кончается здесь; сначала исправь названное",
    },
    "not-a-mapping": {
        "en": "{found} stands where keys with values belong; write KEY: VALUE",
        "ru": "{found} стоит там, где нужны ключи со значениями; напиши КЛЮЧ: ЗНАЧЕНИЕ",
    },
    "unknown-key": {
        "en": "{found} is not known here; the keys are: {known}",
        "ru": "{found} здесь неизвестно; возможные ключи: {known}",
    },
    "not-a-list": {
        "en": "{found} stands where a list belongs; write [ONE, ANOTHER]",
        "ru": "{found} стоит там, где нужен список; напиши [ОДНО, ДРУГОЕ]",
    },
    "not-a-text": {
        "en": "{found} stands where words belong; write what is to be read",
        "ru": "{found} стоит там, где нужен текст; напиши слова",
    },
    "unknown-word": {
        "en": "{found} is not known here; write one of: {known}",
        "ru": "{found} здесь неизвестно; напиши одно из: {known}",
    },
    "twice": {
        "en": "{found} stands here twice; name it once",
        "ru": "{found} стоит здесь дважды; назови один раз",
    },
    "not-a-number": {
        "en": "{found} stands where a number belongs; write a whole number from {low} to {high}",
        "ru": "{found} стоит там, где нужно число; напиши целое число от {low} до {high}",
    },
    "unknown-side": {
        "en": "{found} is no side; the six sides are NW, NE, E, SE, SW and W, joined as in NW-E",
        "ru": "{found} — не сторона; есть шесть сторон: NW, NE, E, SE, SW и W, соединённых"
        " как в NW-E",
    },
    "side-twice": {
        "en": "the side {found} stands here twice; each of the six sides stands in one group",
        "ru": "сторона {found} стоит здесь дважды; каждая из шести сторон входит в одну группу",
    },
    "side-missing": {
        "en": "the side {found} is missing; write all six sides in {number} groups of {size}",
        "ru": "нет стороны {found}; запиши все шесть сторон: групп {number}, сторон в группе"
        " {size}",
    },
    "sides-in-group": {
        "en": "{found} does not join {size} sides; write {number} groups of {size} sides",
        "ru": "{found} соединяет не {size} стороны; запиши групп {number}, сторон в группе {size}",
    },
}

BOX: Final[Sentences] = {
    **GENERAL,
    "source": {
        "en": "{found} is no source; write rulebook, derived or assumed",
        "ru": "{found} — не источник; напиши rulebook, derived или assumed",
    },
    "no-health": {
        "en": "Granddead has no health but {found} is given; write none, and give his energy",
        "ru": "у Ан-деда нет здоровья, а указано {found}; напиши none и укажи энергию",
    },
    "fruit-twice": {
        "en": "{found} stands under two bonuses; a board has each of the seven fruits once",
        "ru": "{found} стоит у двух бонусов; на планшете каждый из семи фруктов есть один раз",
    },
    "split": {
        "en": "the three bonuses have {found} fruits; they must split the seven as 2, 2 and 3",
        "ru": "у трёх бонусов фруктов: {found}; семь фруктов делятся на 2, 2 и 3",
    },
    "hempel-fruits": {
        "en": "Hempel’s bonuses have no fruits of their own; write [], and give his boxes as palms",
        "ru": "у бонусов Гемпеля нет своих фруктов; напиши [], а число клеток укажи в palms",
    },
    "palms": {
        "en": "Hempel has {found} palm boxes here; write three numbers that make seven",
        "ru": "у Гемпеля здесь столько пальм: {found}; напиши три числа, в сумме семь",
    },
    "three": {
        "en": "there are {found} different words here; name three of: {known}",
        "ru": "здесь разных слов: {found}; назови три из: {known}",
    },
    "tiles": {
        "en": "there are {found} tiles; write fourteen of two spaces each, or []",
        "ru": "здесь плиток: {found}; запиши четырнадцать по два места или []",
    },
    "tile": {
        "en": "this tile has {found} spaces; write two",
        "ru": "на этой плитке мест: {found}; запиши два",
    },
    "tiles-sum": {
        "en": "the tiles hold {space} {found} times; the island has it {wanted} times",
        "ru": "на плитках {space} встречается раз: {found}; на острове столько: {wanted}",
    },
}
