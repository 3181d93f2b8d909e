"""L17: the boards on the table are the truth. A correction sets a fact and triggers nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NoReturn, TypeVar

from companion.engine.refused import Refused
from companion.games.island.board.hexes import CORNERS, HEXES
from companion.games.island.effects import TokenChoice
from companion.games.island.refusals.reasons import WhyWord, refused
from companion.games.island.rules.characters import free_palms
from companion.games.island.rules.missions import SCARES
from companion.games.island.rules.tokens import draw_tokens
from companion.games.island.rules.turns import take_turn
from companion.games.island.state import Work
from companion.games.island.terms import (
    ANOMALIES,
    EXTRAS,
    FRUITS,
    LAKES,
    MIRAGES,
    OP,
    PARTS,
    PIECES,
    PORTALS,
    Fruit,
    Hex,
    Who,
)

Term = TypeVar("Term", bound=str)

AND: Final = "and"  # between two facts that are set together
_MOST_ACTIONS: Final = 99
_LONGEST: Final = 6  # digits


def facts_of(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The facts that are set together, each in its own words."""
    found: list[str] = []
    for word in words:
        if word == AND:
            yield tuple(found)
            found = []
        else:
            found.append(word)
    yield tuple(found)


def correct(work: Work, words: Sequence[str]) -> None:
    """Set the facts one after another, all or none.

    Refused as unknown: words that say no fact; as illegal: what cannot be.
    """
    for fact in facts_of(words):
        _set_fact(work, fact)


def _set_fact(work: Work, words: tuple[str, ...]) -> None:
    match words:
        case ["wave", place]:
            _set_wave(work, place)
        case ["rock" | "bush" as stone, "off"]:
            setattr(work, stone, None)
        case ["rock" | "bush" as stone, "at", at]:
            setattr(work, stone, _hex(at))
        case ["anomaly", at, effect]:
            _set_anomaly(work, _hex(at), effect)
        case ["deaths", count]:
            work.deaths = _number(count, 0, work.table.deaths)
        case ["drawn", one, other]:
            _set_drawn(work, one, other)
        case ["token", token]:
            _set_token(work, token)
        case ["turn", who]:
            _set_turn(work, who)
        case ["op", "actions", count]:
            work.op_actions = _number(count, 0, _MOST_ACTIONS)
        case [who, *fact] if who in work.table.seat:
            _set_captive(work, who, fact)
        case _:
            _unknown()


def _unknown() -> NoReturn:
    raise Refused("unknown")


def _illegal(word: WhyWord, *about: str | int) -> NoReturn:
    raise refused("illegal", word, *about)


def _hex(word: str) -> Hex:
    if word not in HEXES:
        _unknown()
    return Hex(word)


def _one_of(known: Iterable[Term], word: str) -> Term:
    for one in known:
        if one == word:
            return one
    _unknown()


def _number(word: str, least: int, most: int) -> int:
    if not word.isdecimal():
        _unknown()
    if len(word) > _LONGEST or not least <= int(word) <= most:
        _illegal("range", least, most)
    return int(word)


# The OP's side


def _set_wave(work: Work, place: str) -> None:
    work.wave = None if place == "off" else _one_of((*PARTS, *LAKES), place)


def _set_anomaly(work: Work, at: Hex, effect: str) -> None:
    if at not in work.anomalies:
        _illegal("no-anomaly")
    work.anomalies = {**work.anomalies, at: _one_of(ANOMALIES, effect)}


def _set_token(work: Work, token: str) -> None:
    """The former token goes under the stack, so that each is in one place.

    One that was left in the box comes out of it (L17).
    """
    if token == work.token:
        return
    if token != "none" and token not in work.table.box.tokens:
        _unknown()
    if any(token in effect.drawn for effect in work.agenda if isinstance(effect, TokenChoice)):
        _illegal("token-not-in-stack")
    stack = tuple(other for other in work.stack if other != token)
    work.stack = stack if work.token is None else (*stack, work.token)
    work.token = None if token == "none" else token


def _set_drawn(work: Work, one: str, other: str) -> None:
    """L12.1: the two that the OP has drawn from the real stack; they change places in the app's.

    Whatever has not been drawn yet may lie in any order.
    """
    choice = next((one for one in work.agenda if isinstance(one, TokenChoice)), None)
    if choice is None:
        _illegal("nothing-drawn")
    came = (one, other)
    if one == other or not {*came} <= {*choice.drawn, *work.stack}:
        _illegal("not-to-draw")
    left = [token for token in choice.drawn if token not in came]
    instead = dict(zip((token for token in came if token not in choice.drawn), left, strict=True))
    work.stack = tuple(instead.get(token, token) for token in work.stack)
    work.agenda[work.agenda.index(choice)] = TokenChoice(came)


def _set_turn(work: Work, who: Who) -> None:
    """Drop what was being resolved; tokens that were drawn go back on top."""
    if who != OP and who not in work.table.seat:
        _unknown()
    for effect in work.agenda:
        if isinstance(effect, TokenChoice):
            work.stack = (*effect.drawn, *work.stack)
    work.agenda.clear()
    work.turn = who if who == OP else work.captive(who).board
    immune = {captive.who: captive.immune for captive in work.captives}
    take_turn(work, work.turn)
    for figure, pieces in immune.items():
        work.change(figure, immune=pieces)
    if who == OP:
        draw_tokens(work)  # L12.1: the OP's turn begins with the tokens
    elif who != work.turn:
        work.acting = who


# A captive and the board


def _set_captive(work: Work, who: Who, fact: list[str]) -> None:
    match fact:
        case ["at", at]:
            work.change(who, at=_hex(at), lying=False)
        case ["off"]:
            work.change(who, at=None, lying=False)
        case ["lying" | "standing" as how]:
            _set_lying(work, who, how == "lying")
        case ["health" | "energy" | "max" | "actions" as what, count]:
            _set_count(work, who, what, count)
        case ["visited", fruit]:
            work.mark(who, visited=work.board(who).visited | {_one_of(FRUITS, fruit)})
        case ["mission", *mark, "on" | "off" as on]:
            _set_mission(work, who, " ".join(mark), on == "on")
        case ["extra", extra, mark]:
            _set_extra(work, who, extra, mark)
        case ["symbol", word, "crossed" | "free" as mark]:
            piece, symbols = _one_of(PIECES, word), work.board(who).symbols
            work.mark(who, symbols=symbols | {piece} if mark == "crossed" else symbols - {piece})
        case ["immune", "none"]:
            work.change(who, immune=frozenset())
        case ["immune", piece]:
            work.change(who, immune=work.captive(who).immune | {_one_of(PIECES, piece)})
        case [fruit, "palm", palm]:
            _set_palm(work, who, _one_of(FRUITS, fruit), palm)
        case [fruit, mark]:
            _set_fruit(work, who, _one_of(FRUITS, fruit), mark)
        case _:
            _unknown()


def _set_lying(work: Work, who: Who, lying: bool) -> None:
    at = work.captive(who).at
    if at is None or (lying and at not in work.table.island.lake_of):
        _illegal("lying-lake" if lying else "off-island", who)
    work.change(who, lying=lying)


def _set_count(work: Work, who: Who, what: str, count: str) -> None:
    captive = work.captive(who)
    match what:
        case "health":
            work.change(who, health=_number(count, 0, captive.max_health))
        case "energy":
            work.change(who, energy=_number(count, 0, captive.max_energy))
        case "actions":
            if work.turn != captive.board:
                _illegal("actions-not-on-turn", who)
            work.change(who, actions=_number(count, 0, _MOST_ACTIONS))
        case _:
            if captive.max_health:
                _illegal("max-granddead")  # L14.1: only his changes
            most = _number(count, 4, work.table.box.boards["granddead"].energy)
            work.change(who, max_energy=most, energy=min(captive.energy, most))


def _set_fruit(work: Work, who: Who, fruit: Fruit, mark: str) -> None:
    board = work.board(who)
    circled, crossed = board.circled - {fruit}, board.crossed - {fruit}
    palms = board.palms
    match mark:
        case "circled":
            circled |= {fruit}
        case "crossed":
            crossed |= {fruit}
        case "free":
            palms = tuple(pair for pair in palms if pair[0] != fruit)
        case _:
            _unknown()
    work.mark(who, circled=circled, crossed=crossed, palms=palms)
    unwritten = fruit not in {held for held, _ in palms}
    if board.who == "hempel" and mark != "free" and unwritten:
        # L14.4: every fruit he has stands in some palm box.
        palm = free_palms(work, work.board(who))[0]
        work.mark(who, palms=(*palms, (fruit, palm)))


def _set_palm(work: Work, who: Who, fruit: Fruit, word: str) -> None:
    board = work.board(who)
    if board.who != "hempel":
        _illegal("palms-hempel")
    palm = _number(word, 1, 3)
    others = tuple(pair for pair in board.palms if pair[0] != fruit)
    work.mark(who, palms=others)
    if palm not in free_palms(work, work.board(who)):
        _illegal("palm-full", word)
    circled = board.circled if fruit in board.crossed else board.circled | {fruit}
    work.mark(who, palms=(*others, (fruit, palm)), circled=circled)


def _set_extra(work: Work, who: Who, word: str, mark: str) -> None:
    extra, board = _one_of(EXTRAS, word), work.board(who)
    extras, spent = board.extras - {extra}, board.spent_extras - {extra}
    match mark:
        case "circled":
            extras |= {extra}
        case "crossed":
            spent |= {extra}
        case "free":
            pass
        case _:
            _unknown()
    work.mark(who, extras=extras, spent_extras=spent)


def _set_mission(work: Work, who: Who, mark: str, on: bool) -> None:
    board = work.board(who)
    if not _MARKS[board.who](work, mark):
        _unknown()
    without = tuple(other for other in board.mission if other != mark)
    work.mark(who, mission=(*without, mark) if on else without)


def _oracle_or_portal(work: Work, mark: str) -> bool:
    return mark in PORTALS or _names_space(work, mark, "oracle")


def _knot_or_mirage(work: Work, mark: str) -> bool:
    return mark in MIRAGES or _names_space(work, mark, "knot")


def _names_space(work: Work, mark: str, space: str) -> bool:
    word, _, at = mark.partition(" ")
    return word == space and work.table.island.spaces.get(Hex(at)) == space


_MARKS: Final[dict[str, Callable[[Work, str], bool]]] = {
    "granddead": lambda _work, mark: mark in SCARES,
    "achilles": lambda _work, mark: mark in CORNERS,
    "hempel": lambda _work, mark: mark in FRUITS,
    "theseus": _oracle_or_portal,
    "phil": lambda work, mark: mark in work.anomalies.values(),
    "schrodie": _knot_or_mirage,
}
