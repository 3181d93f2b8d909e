"""The announcements of a step in Russian, as the protocol Words has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island import announcements as heard
from companion.games.island.terms import OP, Mark, Named, Who
from companion.text.island.epilogues import EPILOGUES
from companion.text.island.marks_again import marks_again
from companion.text.island.ru.nouns import (
    CAPTIVES,
    DIRECTIONS,
    FRUITS,
    IN_DIRECTION,
    MET,
    NAME,
    ON,
    PIECES,
    WITH_FRUIT,
    Noun,
    agreed,
    amounts,
    it,
    plural,
)
from companion.text.island.tokens import token_effect, token_in_force
from companion.text.languages import Tokens, capitalised, listed

VOCATIVE: Mapping[str, str] = {who: f"{noun.nominative}, " for who, noun in CAPTIVES.items()}
YOU_ARE: Mapping[str, str] = {space: f"ты {on}" for space, on in ON.items()}
RETURNS: Mapping[str, str] = {
    fruit: f"ты возвращаешься на стартовый фрукт — {noun.accusative}."
    for fruit, noun in FRUITS.items()
}
AND_RETURNS: Mapping[str, str] = {
    fruit: f" и возвращаешься на стартовый фрукт — {noun.accusative}."
    for fruit, noun in FRUITS.items()
}

_ORDINALS: Final = ("", "первая", "вторая", "третья", "четвёртая", "пятая")
_OF_THE_BONUS: Final = ("", "первого", "второго", "третьего")
_BOXES: Final = {"energy": "энергии", "health": "здоровья", "action": "действия"}
_THROUGH: Final = {"knot": "узел", "anomaly": "аномалию"}


def stands(who: Who, space: Named) -> str:
    return f"{CAPTIVES[who].nominative} {ON[space]}."


def spends_to(energy: int, space: Named) -> str:
    return f"ты тратишь {amounts(0, energy)} и оказываешься {ON[space]}."


def carried(carrier: Named, space: Named) -> str:
    if carrier.startswith("portal"):
        other = "другого портала" if carrier == space else "портала"
        return f"ты выходишь из {other} {space[-1]}"
    if carrier == space == "knot":
        return "узел уводит тебя дальше: ты на другом узле Эшера"
    if carrier == "knot":
        return f"узел уводит тебя дальше: {YOU_ARE[space]}"
    return f"аномалия переносит тебя дальше: {YOU_ARE[space]}"


def activated_to(space: Named) -> str:
    return f"клетка активируется и уводит тебя дальше: {YOU_ARE[space]}"


def moved_aside(direction: str) -> str:
    return f"аномалия сдвигает тебя на {DIRECTIONS[direction]}"


def pushed(by: str, direction: str) -> str:
    return f"{PIECES[by].nominative} толкает тебя на {DIRECTIONS[direction]}"


def and_changes(health: int, energy: int) -> str:
    return f" и {_change(health, energy)}."


def and_obtains(fruit: str, palm: int | None) -> str:
    return f". {capitalised(_write(FRUITS[fruit], palm))}."


def and_gains(actions: int) -> str:
    return f" и получаешь {_actions(actions)}."


def changed(by: str, health: int, energy: int) -> str:
    amount = amounts(health, energy)
    match by:
        case "mirage":
            return f"мираж отнимает у тебя {amount}."
        case "anomaly":
            return f"аномалия отнимает у тебя {amount}."
        case "algae":
            return f"Водоросли отнимают у тебя {amount}."
        case "camp":
            return f"в лагере ты {_change(health, energy)}."
        case "move":
            return f"ты тратишь {amount}."
        case _:
            return f"ты {_change(health, energy)}."


def harmed(piece: str, health: int, energy: int) -> str:
    return f"{PIECES[piece].nominative} ранит тебя: ты теряешь {amounts(health, energy)}."


def met_and_harmed(piece: str, health: int, energy: int) -> str:
    noun = PIECES[piece]
    pronoun = agreed(noun, "он", "она", "оно")
    lost = amounts(health, energy)
    return f"здесь {noun.nominative}, {pronoun} тебя ранит: ты теряешь {lost}."


def here(meets: tuple[Who, ...]) -> str:
    return f"здесь {listed([MET[who] for who in meets], 'и')}."


def scared(piece: str) -> str:
    return f"ты спугиваешь {PIECES[piece].accusative}"


def met_and_scared(piece: str) -> str:
    noun = PIECES[piece]
    return f"здесь {noun.nominative}. Ты спугиваешь {it(noun)}"


def _marked(fruit: str, mark: Mark, by: str | None, palm: int | None) -> str:
    noun = FRUITS[fruit]
    match mark:
        case "circled" if by is None:
            return f"ты получаешь {noun.accusative}: {_write(noun, palm)}."
        case "circled":
            again = agreed(noun, "обведён", "обведена", "обведено")
            return f"{noun.nominative} снова {again}."
        case "crossed":
            return _crossed(fruit, by, palm)
        case "cleared":
            return f"очисти пальму с {WITH_FRUIT[fruit]}: бонус снова доступен."
        case "free":
            return f"{noun.genitive} у тебя больше нет."


def symbol(piece: str, mark: Mark) -> str:
    match mark:
        case "crossed":
            return f"ты зачёркиваешь символ {PIECES[piece].genitive}"
        case "circled" | "cleared" | "free":
            return f"твой символ {PIECES[piece].genitive} снова свободен"


def _won(who: Who) -> str:
    if who == OP:
        return "засчитана последняя гибель: побеждает Парадокс всемогущества!"
    noun = CAPTIVES[who]
    escaped = agreed(noun, "выбрался", "выбралась", "выбралось")
    won = agreed(noun, "победил", "победила", "победило")
    return f"{noun.nominative} {escaped} с острова и {won}!"


def _told_ways(fact: heard.Told, told: tuple[heard.ToldSpace, ...]) -> str:
    ways = [f"{_way(fact, way)} — {NAME[way.space]}{_with(way.pieces)}" for way in told]
    return f"{'; '.join(ways) if any(way.pieces for way in told) else ', '.join(ways)}."


def _way(fact: heard.Told, way: heard.ToldSpace) -> str:
    """Schrodie may name her own piece."""
    if fact.piece is None:
        return IN_DIRECTION[way.direction]
    piece = "тебя" if fact.piece == fact.who else {**CAPTIVES, **PIECES}[fact.piece].genitive
    return f"к {DIRECTIONS[way.direction]}у от {piece}"


def _with(pieces: tuple[Who, ...] | None) -> str:
    """The ruling `oracle-spaces`."""
    return f", там {listed([MET[who] for who in pieces], 'и')}" if pieces else ""


def _told_words(fact: heard.Told, told: tuple[Named, ...]) -> str:
    if fact.by == "locate":
        return f"только тебе показывают, где {PIECES[fact.piece or ''].nominative}."
    if fact.space is not None:
        return f"{YOU_ARE[fact.space]}. {capitalised(_named('вокруг тебя', told))}"
    if fact.direction is not None:
        return _named(f"по линии на {DIRECTIONS[fact.direction]}", told)
    return _named("рядом с тобой", told)


def _named(place: str, told: tuple[Named, ...]) -> str:
    if not told:
        return f"{place} нечего назвать."
    if len(told) == 1:
        return f"{place} — {NAME[told[0]]}."
    return f"{place}, в случайном порядке: {listed([NAME[space] for space in told], 'и')}."


def activated(yes: bool, piece: str | None, by: str | None) -> str:
    if by == "refused":
        return "ты остаёшься на месте: клетка не активируется."
    if piece is None:
        return "клетка активируется." if yes else "клетка не активируется."
    return f"{PIECES[piece].nominative} {'активирует' if yes else 'не активирует'} клетку."


def _walks(piece: str, direction: str | None, space: str | None, by: str | None) -> str:
    """The Bush at set-up has neither direction nor way, nor has the Wave in a lake."""
    name = PIECES[piece].nominative
    if piece == "wave":
        return f"{name} приходит в {NAME[space] if space else 'озеро'}."
    assert space is not None
    if direction is not None:
        step = f"{name} идёт на {DIRECTIONS[direction]}"
        return f"{step} и уходит в океан." if space == "ocean" else f"{step}: {NAME[space]}."
    if by is None:
        return f"{name} {ON[space]}."
    if by == "algae":
        return f"{name} выходит на другом берегу: {NAME[space]}."
    if by == "portal":
        return f"{name} проходит через портал и выходит из портала {space[-1]}."
    if space == "ocean":
        return f"{name} проходит через {_THROUGH[by]} и уходит в океан."
    return f"{name} проходит через {_THROUGH[by]}: {NAME[space]}."


def _there(meets: tuple[Who, ...]) -> str:
    return f"там {listed([MET[who] for who in meets], 'и')}." if meets else "там никого."


def single(fact: heard.Announcement, tokens: Tokens) -> str:
    """The most frequent kinds first."""
    match fact:
        case heard.TurnPassed(who):
            return "ходит Парадокс всемогущества." if who == OP else "твой ход."
        case heard.PieceSpace():
            return piece_comes(fact)
        case heard.FruitMark(fruit, mark, _, by, palm):
            return _marked(fruit, mark, by, palm)
        case heard.TokenRead(token):
            effect = token_effect(token, "ru") or "Вот что на нём написано."
            return f"действует жетон силы {token_in_force(token, 'ru', tokens)}. {effect}"
        case heard.Mission(marks, of):
            counts = "завершает" if marks == of else "засчитано в"
            return f"это {counts} твою миссию: {marks} из {of}."
        case heard.ExtraMark(extra, "circled"):
            return f"ты обводишь дополнительный бонус {_BOXES[extra]}."
        case heard.ExtraMark(extra, "crossed"):
            return f"ты зачёркиваешь дополнительный бонус {_BOXES[extra]}."
        case heard.ExtraMark(extra):
            return f"твой дополнительный бонус {_BOXES[extra]} снова свободен."
        case heard.Actions(n):
            return f"ты получаешь {_actions(n)}."
        case heard.Told():
            return _told(fact)
        case heard.Died(nth):
            return f"ты погибаешь: это {_nth(nth)} гибель."
        case heard.Revived(camp, who):
            # L14.1: Granddead has no health.
            restored = "энергия" if who == "granddead" else "здоровье и энергия"
            all_of_it = "восстановлена" if who == "granddead" else "восстановлены"
            return f"ты возрождаешься {ON[camp]}, {restored} полностью {all_of_it}."
        case heard.Immune(piece):
            return f"до начала твоего следующего хода у тебя иммунитет к {PIECES[piece].dative}."
        case heard.Again(marks_of, who):
            return marks_again(marks_of, who is not None, "ru", tokens)
        case heard.Off(_, who):
            return f"{CAPTIVES[who].nominative} сейчас вне острова."
        case heard.Started(fruit, who):
            return f"стартовый фрукт {CAPTIVES[who].genitive} — {NAME[fruit]}."
        case heard.Won(who):
            return f"{_won(who)} {EPILOGUES[who]['ru']}"
        case _:
            raise TypeError(f"nothing is said of {type(fact).__name__}")


def _told(fact: heard.Told) -> str:
    ways = tuple(told for told in fact.told if isinstance(told, heard.ToldSpace))
    spaces = tuple(told for told in fact.told if not isinstance(told, heard.ToldSpace))
    return _told_ways(fact, ways) if ways else _told_words(fact, spaces)


def piece_comes(fact: heard.PieceSpace) -> str:
    walk = _walks(fact.piece, fact.direction, fact.space, fact.by)
    # At set-up nobody is named, and in the ocean there is nobody to name.
    if fact.meets is None or (fact.space == "ocean" and not fact.meets):
        return walk
    return f"{walk} {capitalised(_there(fact.meets))}"


def undone(entries: str) -> str:
    return f"отменяем: {entries}."


def redone(entries: str) -> str:
    return f"снова в силе: {entries}."


def _actions(n: int) -> str:
    if n == 1:
        return "дополнительное действие"
    few, many = "дополнительных действия", "дополнительных действий"
    return plural(n, "дополнительное действие", few, many)


def _nth(n: int) -> str:
    return _ORDINALS[n] if n < len(_ORDINALS) else f"{n}-я"


def _change(health: int, energy: int) -> str:
    if health * energy >= 0:
        verb = "теряешь" if health + energy < 0 else "восстанавливаешь"
        return f"{verb} {amounts(health, energy)}"
    if health < 0:
        return f"теряешь {amounts(health, 0)} и восстанавливаешь {amounts(0, energy)}"
    return f"теряешь {amounts(0, energy)} и восстанавливаешь {amounts(health, 0)}"


def _write(fruit: Noun, palm: int | None) -> str:
    if palm is None:
        return f"обведи {it(fruit)}"
    return f"впиши {it(fruit)} в пальму {_OF_THE_BONUS[palm]} бонуса"


def _crossed(fruit: str, by: str | None, palm: int | None) -> str:
    noun = FRUITS[fruit]
    palm_with = f"пальму с {WITH_FRUIT[fruit]}"
    cross_out = f"зачеркни {it(noun) if palm is None else palm_with}"
    match by:
        case "bonus":
            return f"ты применяешь бонус {noun.genitive}: {cross_out}."
        case "anomaly":
            return f"аномалия отнимает у тебя {noun.accusative}: {cross_out}."
        case "algae":
            return f"Водоросли отнимают у тебя {noun.accusative}: {cross_out}."
        case _:
            return f"зачеркни {noun.accusative}."
