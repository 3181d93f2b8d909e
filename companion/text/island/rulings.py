"""The table rulings (L18) in words: what each is about, and what each of its values means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.text.languages import Language

_InWords = Mapping[Language, str]

# Each with its name and its values.
_RULINGS: Final[Mapping[str, tuple[_InWords, Mapping[str, _InWords]]]] = {
    "corner-joint": (
        {"en": "Straight off a corner", "ru": "Прямо с угла"},
        {
            "both": {"en": "A captive who goes straight off a corner is in both parts of the ocean"
                           " there and meets a Wave in either.",
                     "ru": "Уходя прямо с угла, пленник попадает сразу в две части океана и"
                           " встречает Волну в любой из них."},
            "op": {"en": "When a captive goes straight off a corner, the OP picks one of the two"
                         " parts of the ocean.",
                   "ru": "Когда пленник уходит прямо с угла, ПВ выбирает одну из двух частей"
                         " океана."},
        },
    ),
    "extra-lost": (
        {"en": "Actions earned in another’s turn", "ru": "Действия, полученные в чужой ход"},
        {
            "yes": {"en": "Actions earned in somebody else’s turn are lost.",
                    "ru": "Действия, полученные в чужой ход, пропадают."},
        },
    ),
    "free-actions": (
        {"en": "Bonuses inside an action", "ru": "Бонусы во время действия"},
        {
            "between": {"en": "Free actions come before, between and after actions; during an"
                              " action only a bonus that answers an event can be used.",
                        "ru": "Свободные действия выполняются до, между и после действий; во время"
                              " действия можно применить только бонус, отвечающий на событие."},
            "asked": {"en": "A bonus that tells something can also be used while its owner is being"
                            " asked a question.",
                      "ru": "Бонус, который что-то сообщает, можно применить и тогда, когда его"
                            " владельцу задан вопрос."},
        },
    ),
    "safe-first": (
        {"en": "How far safety reaches", "ru": "На что действует безопасность"},
        {
            "yes": {"en": "A safe move is safe only on the first space visited in the action.",
                    "ru": "Безопасность действует только на первую клетку, посещённую за"
                          " действие."},
            "whole": {"en": "A safe move scares off every OP piece met in the whole action.",
                      "ru": "Шагая безопасно, пленник спугивает каждую фигурку ПВ, встреченную за"
                            " это действие."},
        },
    ),
    "on-visit": (
        {"en": "Powers on a visit", "ru": "Бонусы при посещении"},
        {
            "before": {"en": "Powers that answer a meeting or a visit are used before the space is"
                             " activated.",
                       "ru": "Бонусы, связанные со встречей или посещением, применяются до"
                             " активации клетки."},
            "after": {"en": "Powers that answer a meeting or a visit are used after the space is"
                            " activated.",
                      "ru": "Бонусы, связанные со встречей или посещением, применяются после"
                            " активации клетки."},
        },
    ),
    "knot-again": (
        {"en": "Knots in a ring", "ru": "Узлы по кругу"},
        {
            "stop": {"en": "A piece that comes to a knot a second time by the same side in one"
                           " action stays there.",
                     "ru": "Фигурка, которая за одно действие второй раз приходит на узел с той же"
                           " стороны, остаётся на нём."},
        },
    ),
    "oracle-spaces": (
        {"en": "What the oracle sees", "ru": "Что видит оракул"},
        {
            "spaces": {"en": "The oracle names spaces, not the pieces on them.",
                       "ru": "Оракул называет клетки, но не фигурки на них."},
            "pieces": {"en": "The oracle names spaces and the pieces on them.",
                       "ru": "Оракул называет клетки и фигурки на них."},
        },
    ),
    "no-side": (
        {"en": "Placed on a knot or arrows", "ru": "Перенос на узел или стрелки"},
        {
            "nothing": {"en": "A piece placed on a knot or on arrows came in by no side and stays"
                              " there.",
                        "ru": "Фигурка, перенесённая на узел или на стрелки, не пришла ни с какой"
                              " стороны и остаётся на месте."},
        },
    ),
    "forced-unsafe": (
        {"en": "Moved by others", "ru": "Чужое перемещение"},
        {
            "yes": {"en": "Every arrival is unsafe, except a captive’s own safe move.",
                    "ru": "Любое прибытие, кроме собственного безопасного шага пленника,"
                          " небезопасно."},
        },
    ),
    "anomaly-pass": (
        {"en": "Declining an anomaly’s action", "ru": "Отказ от действия аномалии"},
        {
            "yes": {"en": "When an anomaly gives the OP an action with a piece, the OP may decline"
                          " it.",
                    "ru": "Когда аномалия даёт ПВ действие фигуркой, ПВ может от него отказаться."},
            "no": {"en": "When an anomaly gives the OP an action with a piece, the OP must take"
                         " it.",
                   "ru": "Когда аномалия даёт ПВ действие фигуркой, ПВ обязан его выполнить."},
        },
    ),
    "lake-shore": (
        {"en": "Leaving a lake", "ru": "Выход из озера"},
        {
            "yes": {"en": "A captive who lies in a lake leaves from a space whose neighbour that"
                          " way is outside the lake.",
                    "ru": "Лежащий в озере уходит с клетки, сосед которой в этом направлении вне"
                          " озера."},
            "no": {"en": "A captive who lies in a lake leaves along any line that ends outside the"
                         " lake.",
                   "ru": "Лежащий в озере уходит по любой линии, которая кончается вне озера."},
        },
    ),
    "lying-origin": (
        {"en": "The place of a piece in a lake", "ru": "Место фигурки в озере"},
        {
            "op": {"en": "When a power needs the place of a piece in a lake, the OP picks the space"
                         " of the lake.",
                   "ru": "Когда бонусу нужно место фигурки в озере, клетку озера выбирает ПВ."},
        },
    ),
    "return": (
        {"en": "Back from the ocean", "ru": "Возвращение из океана"},
        {
            "meeting": {"en": "Coming back to the starting fruit is a meeting and no more: nothing"
                              " is activated, and the Bush neither attacks nor is scared off.",
                        "ru": "Возвращение на стартовый фрукт — только встреча: клетка не"
                              " активируется, а Куст не ранит, и спугнуть его нельзя."},
        },
    ),
    "into-ocean": (
        {"en": "Stepping into the ocean", "ru": "Шаг в океан"},
        {
            "any": {"en": "Coming into the ocean in any way, in anyone’s turn, counts as stepping"
                          " into it.",
                    "ru": "Шагом в океан считается любое попадание туда, в чей бы то ни было ход."},
            "step": {"en": "Only a captive’s own step counts as stepping into the ocean, except for"
                           " Achilles’s mission.",
                     "ru": "Шагом в океан считается только собственный шаг пленника; к миссии"
                           " Ахилла это не относится."},
        },
    ),
    "revival-meets": (
        {"en": "Meetings on revival", "ru": "Встречи при возрождении"},
        {
            "yes": {"en": "A captive who revives in a camp meets the pieces there, but they do"
                          " nothing.",
                    "ru": "Возрождаясь в лагере, пленник встречает фигурки в нём, но они ничего не"
                          " делают."},
            "no": {"en": "A captive who revives in a camp meets nobody there.",
                   "ru": "Возрождение в лагере встречей не считается."},
        },
    ),
    "off-island": (
        {"en": "Dead until the end of a turn", "ru": "Гибель до конца хода"},
        {
            "yes": {"en": "A captive who has perished is off the island until they revive, and"
                          " nothing can happen to them.",
                    "ru": "Погибший пленник до возрождения находится вне острова, и с ним ничего не"
                          " происходит."},
        },
    ),
    "wave-once": (
        {"en": "The Wave, once a turn", "ru": "Волна раз за ход"},
        {
            "harm": {"en": "Once the Wave has attacked a captive by an action, it cannot harm them"
                           " again in that turn in any way.",
                     "ru": "Ранив пленника действием, Волна до конца хода никак не может ранить его"
                           " снова."},
            "action": {"en": "The Wave cannot attack a captive by two actions in one turn, but"
                             " meeting it still harms.",
                       "ru": "Волна не может за ход ранить пленника двумя действиями, но при"
                             " встрече ранит всё равно."},
        },
    ),
    "op-steps-off": (
        {"en": "Rock and Bush off the island", "ru": "Глыба и Куст за краем острова"},
        {
            "yes": {"en": "The Rock and the Bush may step into the ocean; they leave the map until"
                          " the end of the turn.",
                    "ru": "Глыба и Куст могут уйти в океан; тогда их нет на поле до конца хода."},
            "no": {"en": "The Rock and the Bush may not step into the ocean.",
                   "ru": "Глыба и Куст не могут шагать в океан."},
        },
    ),
    "bush-on-granddead": (
        {"en": "The Bush and Granddead", "ru": "Куст и Ан-дед"},
        {
            "health-first": {"en": "The Bush takes Granddead’s point of health first: with two left"
                                   " he keeps one.",
                             "ru": "Куст сначала отнимает у Ан-деда очко здоровья: из двух очков у"
                                   " него остаётся одно."},
            "both": {"en": "The Bush takes both points from Granddead at once: with two left he"
                           " perishes.",
                     "ru": "Куст отнимает у Ан-деда оба очка сразу: имея два, он погибает."},
        },
    ),
    "theseus-met": (
        {"en": "Theseus’s meetings", "ru": "Встречи Тесея"},
        {
            "both": {"en": "Theseus circles a box at every meeting, whoever came to whom.",
                     "ru": "Тесей обводит дополнительный бонус при любой встрече, кто бы к кому ни"
                           " пришёл."},
            "visits": {"en": "Theseus circles a box only when it is he who comes to others.",
                       "ru": "Тесей обводит дополнительный бонус, только когда сам приходит к"
                             " другим."},
        },
    ),
    "fog-help": (
        {"en": "Showing what can be known", "ru": "Показывать, что можно знать"},
        {
            "no": {"en": "Captives work out for themselves what lies where; the map of what can be"
                         " known is for the OP alone.",
                   "ru": "Пленники сами соображают, что где лежит; карту того, что можно знать,"
                         " видит только ПВ."},
            "yes": {"en": "The OP may show a captive alone the map of what that captive can know"
                          " at least.",
                    "ru": "ПВ может показать одному пленнику карту того, что тот может знать как"
                          " минимум."},
        },
    ),
    "algae-adds": (
        {"en": "Algae and the attack", "ru": "Водоросли и ранение"},
        {
            "yes": {"en": "Under Algae the Bush attacks as usual, and a fruit may be crossed out as"
                          " well.",
                    "ru": "При Водорослях Куст ранит как обычно, и вдобавок можно зачеркнуть"
                          " фрукт."},
            "no": {"en": "Under Algae a fruit may be crossed out instead of the Bush’s attack.",
                   "ru": "При Водорослях ПВ может зачеркнуть фрукт вместо ранения Кустом."},
        },
    ),
    "flood-after": (
        {"en": "The Wave in a lake after Flood", "ru": "Волна в озере после Наводнения"},
        {
            "attacks": {"en": "After Flood a Wave in a lake stays there, is met, and may attack.",
                        "ru": "После Наводнения Волна остаётся в озере, её встречают, и она может"
                              " ранить."},
            "no": {"en": "After Flood a Wave in a lake stays there and is met, but has no attack"
                         " action.",
                   "ru": "После Наводнения Волна остаётся в озере и её встречают, но ранить"
                         " действием она не может."},
        },
    ),
    "flood-lake": (
        {"en": "The lake that the Wave comes into", "ru": "В какое озеро пришла Волна"},
        {
            "named": {"en": "Under Flood, when the Wave meets somebody in a lake, the lake’s shape"
                            " is said.",
                      "ru": "При Наводнении, если Волна встретила кого-то в озере, форму озера"
                            " называют."},
            "unnamed": {"en": "Under Flood, when the Wave meets somebody in a lake, the lake’s"
                              " shape is not said.",
                        "ru": "При Наводнении, если Волна встретила кого-то в озере, форму озера не"
                              " называют."},
        },
    ),
    "ivy-once": (
        {"en": "Ivy, once an action", "ru": "Плющ раз за действие"},
        {
            "yes": {"en": "Under Ivy a piece passes through an anomaly only once in an action.",
                    "ru": "При Плюще фигурка проходит через аномалию только один раз за действие."},
        },
    ),
}  # fmt: skip


def ruling(name: str, value: str, language: Language) -> str:
    """One sentence: what holds at this table."""
    _, values = _RULINGS[name]
    return values[value][language]


def ruling_name(name: str, language: Language) -> str:
    names, _ = _RULINGS[name]
    return names[language]
