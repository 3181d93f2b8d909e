"""Short phrases of the table in both languages, as options: “plan for two”, “drop keys-phone”.

A phrase of which one word is not known is not understood; of one that fits several options none is
taken. A card is named by its two items, or by one of them where that is enough.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from companion.engine.kind import OpenQuestion
from companion.engine.phrase_words import PhraseWords
from companion.engine.refused import Refused
from companion.games.paradoxon.cards import ITEMS, ON, Card, Item
from companion.games.paradoxon.commands import Command
from companion.games.paradoxon.notation import read, spoken
from companion.games.paradoxon.state import State

# Each word of a phrase, with its tag: an item, a number, a place, or what is done in capitals.
_TAGS: Final[dict[str, str]] = {
    "flowers": "flowers?|bouquet|цвет(ы|ов|ами|ам|ок)|букет(а|ом)?",
    "poetry": "poetry|poems?|стих(и|ов|ами|отворени(е|я|ем))|поэзи(я|ю|и|ей)",
    "chocolates": "chocolates?|sweets|конфет(ы|а|у|ами|ой)?|шоколад(а|ки|ом)?",
    "ring": "rings?|кольц(о|а|у|ом)",
    "map": "maps?|blueprint|схем(а|у|ы|ой)|чертеж(а|ом)?",
    "mask": "masks?|маск(а|у|и|ой)",
    "gun": "guns?|pistol|пистолет(а|ом)?|пушк(а|у|и|ой)|револьвер(а|ом)?",
    "armor": "armou?r|vest|бронежилет(а|ом)?|брон(я|ю|и|ей)|жилет(а|ом)?",
    "keys": "keys?|ключ(и|ей|ами|а|ом)?",
    "phone": "(tele)?phones?|телефон(а|ом)?",
    "wallet": "wallets?|бумажник(а|ом)?|кошел(ек|ька|ьком)",
    "tickets": "tickets?|билет(ы|ов|ами|а|ом)?",
    "aces": "aces?|туз(ы|ов|ами|а|ом)?",
    "money": "money|cash|деньг(и|ами)|денег",
    "drink": "drinks?|выпивк(а|у|и|ой)|напит(ок|ка|ком)",
    "knife": "kni(fe|ves)|нож(а|и|ом)?",
    "1": "1|one|один|одно|одну|одна|очко",
    "2": "2|two|два|две",
    "3": "3|three|три",
    "plan": "plan|план(а|у|ом|е)?",
    "paradox": "paradox|парадокс(а|у|ом|е)?",
    "USE": "us(e|es|ing)|appl(y|ies)|применяю|применить|применим|использую|использовать|используем",
    "SCORE": "scor(e|es|ing)|засчитываю|засчитать|засчитаем|зачту|считаю|очков|очка|points?",
    "END": "end|ends|finish|finished|pass|over|конец|заканчиваю|закончить|закончил|закончила"
           "|завершаю|окончен|пас|передаю",
    "DONE": "done|enough|stop|готово|все|хватит|довольно|достаточно",
    "LAY": "lay|lays|put|place|кладу|положу|положить|выкладываю|выложу|выложить",
    "GIVE": "giv(e|es|ing)|отдаю|отдам|отдать|даю|дам",
    "DISCARD": "discard|discards|drop|ditch|сбрасываю|сброшу|сбросить|выбрасываю|выброшу|сброс",
    "RETURN": "returns?|back|возвращаю|верну|вернуть|обратно|назад",
    "SWAP": "swap|swaps|exchange|trade|trades|меняю|поменяю|обмениваю|обменяю|заменяю|заменю"
            "|сменю|обменять|поменять",
    "ROTATE": "rotat(e|es|ing)|spin|flip|поворачиваю|поверну|повернуть|переворачиваю|переверну"
              "|кручу",
    "KEEP": "keep|keeps|беру|возьму|взять|себе",
    "LEAVE": "leave|leaves",
    "STAY": "оставляю|оставлю|оставить",
    "STEAL": "steal|steals|краду|украду|украсть|отбираю|отберу|забираю|заберу|ворую",
    "FRAGMENT": "fragments?|фрагмент(а|ом)?",
    "NO": "no|nope|none|nothing|decline|skip|нет|неа|ничего|отказываюсь|пропускаю",
    "EMPTY": "empty|пуст(а|о|ая)|пусто|кончилась|закончилась",
    "NEAR": "near|towards?|facing|к|ко|ближе|стороной",
    "ON": "on|from|на|с|со|из",
    "own": "own|mine|сво(й|его|и|я|ю)|собственн(ый|ого)",
    "theirs": "theirs|their|other|чуж(ой|ого)|соперника",
    "fading": "fading|угасающ(ая|ую|ей)",
    "extra": "extra|item|предмет(ом|а)?",
    "": "the|a|an|i|my|with|by|card|cards|of|for|to|and|in|at|it|this|that|me|turn|deck|is|side|up"
        "|m|ll|d|s"
        "|карт(а|у|ы|ой|е)|за|и|в|мой|мою|моя|мне|меня|это|эту|ход(а|у|ом)?|колод(а|у|ы|е)|по"
        "|предметы",
}  # fmt: skip
# By tag: the first words of the options that it does.
_DOES: Final[dict[str, frozenset[str]]] = {
    "USE": frozenset(("use",)), "SCORE": frozenset(("score",)), "END": frozenset(("end",)),
    "DONE": frozenset(("done", "end")), "LAY": frozenset(("lay",)),
    "GIVE": frozenset(("give", "fragment")), "DISCARD": frozenset(("discard",)),
    "RETURN": frozenset(("return",)), "SWAP": frozenset(("swap", "trade")),
    "ROTATE": frozenset(("rotate",)), "KEEP": frozenset(("keep",)),
    "LEAVE": frozenset(("leave",)), "STAY": frozenset(("keep", "leave")),
    "STEAL": frozenset(("steal", "fragment")), "FRAGMENT": frozenset(("fragment",)),
    "NO": frozenset(("no",)), "EMPTY": frozenset(("empty",)), "NEAR": frozenset(("near",)),
}  # fmt: skip
_PLACES: Final = ("plan", "paradox", "own", "theirs", "fading", "extra")
_POINTS: Final = ("1", "2", "3")
_WORD: Final = re.compile(r"[^\W_]+")
# The building's plan is an item, and no plan of a player's.
_BUILDING: Final = re.compile(r"\bплан(?:а|у|ом|е)? (?:здания|дома)\b")
# Only these say that a card lies with one item somewhere.
_PLACING: Final = ("lay", "give", "swap")

PHRASES: Final = PhraseWords(
    _TAGS,
    kinds={
        **dict.fromkeys(ITEMS, "item"), **dict.fromkeys(_POINTS, "points"),
        **dict.fromkeys(_PLACES, "place"),
    },
    deeds=frozenset(_DOES),
)  # fmt: skip


class _Meant(NamedTuple):
    """The parts of a phrase. `near`, `on`: items behind such a word."""

    acts: tuple[str, ...]
    items: tuple[Item, ...]
    near: tuple[Item, ...]
    on: tuple[Item, ...]
    points: tuple[str, ...]
    places: tuple[str, ...]


def canonical(question: OpenQuestion, phrase: str) -> tuple[str, ...]:
    """The options that a phrase can mean; none where it is not understood."""
    meant = _meant(phrase)
    if meant is None:
        return ()
    return tuple(option for option in question.options if _fits(option, meant, question))


def _meant(phrase: str) -> _Meant | None:
    """None where a word is not known, or nothing is said."""
    plain = _BUILDING.sub("схема", phrase.lower().replace("ё", "е"))
    found: dict[str, list[str]] = {name: [] for name in _Meant._fields}
    where, nears = "items", False
    for word in _WORD.findall(plain):
        tag = PHRASES.tag(word)
        if tag is None:
            return None
        if tag in ITEMS:
            found[where].append(tag)
        elif tag in _POINTS:
            found["points"].append(tag)
        elif tag in _PLACES:
            found["places"].append(tag)
        elif tag in ("NEAR", "ON"):
            nears = nears or tag == "NEAR"
            where = "near" if tag == "NEAR" else "on"
        elif tag:
            found["acts"].append(tag)
            where = "items"
    if nears and found["items"] and not found["near"]:
        found["near"].append(found["items"].pop())  # "the keys near me"
    meant = _Meant(*(tuple(dict.fromkeys(names)) for names in found.values()))
    return meant if any(meant) else None


def _fits(option: str, meant: _Meant, question: OpenQuestion) -> bool:
    """True where all that was said is in the option, and the option is told from the others."""
    act, *rest = option.split()
    if any(act not in _DOES[one] for one in meant.acts):
        return False
    if not meant.acts and not _is_plain(act, question, meant):
        return False
    match act, rest:
        case "score", [points, source] if points in _POINTS:
            return (points,) == meant.points and (source,) == meant.places and not _items(meant)
        case "use", [item, "on", card]:
            return _uses(item, card, meant)
        case (("score" | "trade"), [place]) if place in _PLACES:
            return meant.places == (place,) and not _items(meant) and not meant.points
        case "near", [item]:
            return _items(meant) == (item,) and not meant.places
        case _, [card, item] if act in _PLACING:
            return _lies(card, item, meant)
        case _, [card]:
            return _is_card(card, _items(meant)) and not meant.places and not meant.points
        case _:
            return bool(meant.acts) and not (_items(meant) or meant.places or meant.points)


def _is_plain(act: str, question: OpenQuestion, meant: _Meant) -> bool:
    """True where the act need not be said: it is the only one with a card, or a plan is scored."""
    with_cards = {option.split()[0] for option in question.options if " " in option}
    if act == "score" and meant.points:
        return True
    return with_cards == {act}


def _items(meant: _Meant) -> tuple[Item, ...]:
    return tuple(dict.fromkeys((*meant.items, *meant.near, *meant.on)))


def _is_card(card: Card, items: tuple[Item, ...]) -> bool:
    """A card by its two items, or by one."""
    return bool(items) and set(items) <= set(ON[card])


def _uses(item: Item, card: Card, meant: _Meant) -> bool:
    if meant.places or meant.points:
        return False
    if not meant.items:
        return False
    first, *others = meant.items
    return first == item and {*others, *meant.on, *meant.near} <= set(ON[card])


def _lies(card: Card, item: Item, meant: _Meant) -> bool:
    """“Lay keys and phone, keys near me”: the card, and the item that lies near."""
    if meant.places not in ((), ("plan",)) or meant.points or len(meant.near) > 1:
        return False
    named = (*meant.items, *meant.on)
    if meant.near and meant.near != (item,):
        return False
    return _is_card(card, (*named, *meant.near)) and (bool(named) or bool(meant.near))


def understood(state: State, who: str, text: str) -> Command:
    """The command of words of the contract, or of a phrase that means them. Raises Refused."""
    try:
        return spoken(state, who, text)
    except Refused as no:
        question = state.question
        may_be = no.code == "unknown" or (no.code == "not-now" and read(who, text) is None)
        if not may_be or question is None or who != question.who:
            raise
        options = canonical(question, text)
        if not options:
            raise
    if len(options) > 1:
        raise Refused("unclear", options)
    return spoken(state, who, options[0])
