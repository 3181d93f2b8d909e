"""A set-up of PARADOMINETOR as a file has it, read and written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks, quoted, shown
from companion.engine.game import Dice
from companion.engine.languages import Topic
from companion.engine.setup_file import SENTENCES, read_chance, read_players, read_rulings
from companion.games.paradominetor.spoken import WORDS
from companion.games.paradominetor.state import (
    LEAST,
    MOST,
    OF_EACH,
    RULINGS,
    TRICKS,
    Keep,
    PassTo,
    Rulings,
    SetUp,
)
from companion.games.paradominetor.tiles import (
    COLOURS,
    TIMEFRAMES,
    Colour,
    Tile,
    back_of,
    tile_named,
    tiles_of,
)

KEYS: Final = ("players", "keep", "sets", "lead", "pass", "hands", "rulings")
NEEDED: Final = {"players": "players: [ann, bob, cy]"}

FAULTS: Final[Topic] = {
    **SENTENCES,
    "tile": {"en": "{found} is no tile of these sets; write colour, value and timeframe, as in"
                   " red-4-past, or black",
             "ru": "{found} — не плитка этих наборов; напиши цвет, число и время, например"
                   " red-4-past, или black"},
    "tile-often": {"en": "{found} is held more often than it is there; {wanted} of it can be",
                   "ru": "{found} на руках больше, чем есть; таких плиток всего: {wanted}"},
    "fifteen": {"en": "a hand has {found} tiles; write fifteen, five of each timeframe",
                "ru": "в руке плиток: {found}; запиши пятнадцать, по пять каждого времени"},
    "five": {"en": "a hand has {found} tiles of the {back}; write five of each timeframe",
             "ru": "плиток времени {back} в руке: {found}; запиши по пять каждого времени"},
    "everybody": {"en": "the hand of {found} is missing; write everybody's hands, or none",
                  "ru": "нет руки игрока {found}; запиши руки всех или ничьи"},
    "sets": {"en": "there are {found} sets; write as many as players, {wanted}",
             "ru": "наборов здесь {found}; запиши столько, сколько игроков: {wanted}"},
    "only": {"en": "{found} does not go with keep: {keep}; leave it out",
             "ru": "{found} не бывает при keep: {keep}; убери"},
}  # fmt: skip

_KEEPS: Final[tuple[Keep, ...]] = ("score", "all")
_PASSES: Final[tuple[PassTo, ...]] = ("left", "right", "done")
# No player is called so.
_WORDS: Final = (
    *WORDS, *TIMEFRAMES, *_PASSES, "as", "and", "full", "half", "trick", "lead", "undo", "redo",
)  # fmt: skip

_Hands = tuple[tuple[Tile, ...], ...]


def read_setup(tree: Mapping[str, Any], dice: Dice, checks: Checks) -> SetUp | None:
    players = read_players(tree.get("players", []), LEAST, MOST, _WORDS, checks)
    whole = not checks.faults
    keep: Keep = "all"
    if tree.get("keep") is not None:
        keep = "score" if checks.word(tree["keep"], ("keep",), _KEEPS) == "score" else "all"
    if keep == "score" and tree.get("hands") is not None:
        checks.wrong(("hands",), "only", found="hands", keep=keep)
    rulings = _rulings(read_rulings(tree.get("rulings"), RULINGS, checks))
    chance = read_chance(tree.get("chance"), checks)
    sets = _sets(tree.get("sets"), len(players) if whole else None, checks)
    lead = None
    if tree.get("lead") is not None and whole:
        lead = checks.word(tree["lead"], ("lead",), players)
    pass_to = _pass_to(tree.get("pass"), checks)
    hands: _Hands = ()
    if tree.get("hands") and whole and not checks.faults:
        hands = _hands(tree["hands"], players, sets, checks)
    if checks.faults:
        return None
    if keep == "all" and chance == "app" and tree.get("hands") is None:  # nobody at the table dealt
        hands = deal(sets, dice)
    return SetUp(players, keep, sets, lead or players[0], pass_to, hands, chance, rulings)


def write_setup(setup: SetUp) -> dict[str, Any]:
    """Hands that are not known are written as none, lest they are dealt when it is read."""
    tree: dict[str, Any] = {
        "players": list(setup.players),
        "keep": setup.keep,
        "sets": list(setup.sets),
        "lead": setup.lead,
        "pass": setup.pass_to,
    }
    if setup.keep == "all":
        pairs = zip(setup.players, setup.hands, strict=False)
        tree["hands"] = {who: list(hand) for who, hand in pairs}
    tree["chance"] = setup.chance
    return {**tree, "rulings": _written(setup.rulings)}


def deal(sets: tuple[Colour, ...], dice: Dice) -> _Hands:
    """T2.2, T2.3: three decks, five of each for everybody."""
    thrown, hands = dice(), [list[Tile]() for _ in sets]
    for back in TIMEFRAMES:
        deck = [tile for tile in tiles_of(sets) if back_of(tile) == back]
        thrown.shuffle(deck)
        for place, hand in enumerate(hands):
            hand.extend(deck[place * OF_EACH : (place + 1) * OF_EACH])
    return tuple(tuple(hand) for hand in hands)


def _rulings(changes: dict[str, str]) -> Rulings:
    known = {name: word for name, word in changes.items() if len(RULINGS[name]) > 1}
    return Rulings(**{name.replace("-", "_"): word for name, word in known.items()})  # type: ignore[arg-type]


def _written(rulings: Rulings) -> dict[str, str]:
    """The one that cannot be otherwise has the value of the law."""
    return {
        name: getattr(rulings, name.replace("-", "_"), values[0])
        for name, values in RULINGS.items()
    }


def _pass_to(value: Any, checks: Checks) -> PassTo:
    word = "left" if value is None else checks.word(value, ("pass",), _PASSES)
    return next((one for one in _PASSES if one == word), "left")


def _sets(value: Any, wanted: int | None, checks: Checks) -> tuple[Colour, ...]:
    """T2.1: as many as players; `wanted` None where those are misread."""
    if value is None:
        return COLOURS[:wanted]
    found = checks.words(value, ("sets",), COLOURS)
    if isinstance(value, list) and len(value) == len(found) and wanted not in (None, len(found)):
        checks.wrong(("sets",), "sets", found=len(found), wanted=wanted)
    return tuple(colour for word in found for colour in COLOURS if colour == word)


def _hands(
    value: Any, players: tuple[str, ...], sets: tuple[Colour, ...], checks: Checks
) -> _Hands:
    """T2.4: all tiles of the sets, five of each timeframe for everybody."""
    given = checks.mapping(value, ("hands",), players)
    if checks.faults:
        return ()
    for who in players:
        if who not in given:
            checks.wrong(("hands",), "everybody", found=quoted(who))
    there = Counter(tiles_of(sets))
    hands = tuple(_hand(given[who], who, there, checks) for who in players if who in given)
    held = Counter(tile for hand in hands for tile in hand)
    for tile in sorted(held):
        if held[tile] > there[tile]:
            checks.wrong(("hands",), "tile-often", found=tile, wanted=there[tile])
    return hands


def _hand(value: Any, who: str, there: Counter[Tile], checks: Checks) -> tuple[Tile, ...]:
    before, found = len(checks.faults), list[Tile]()
    for at, entry in enumerate(checks.entries(value, ("hands", who))):
        tile = tile_named(entry) if isinstance(entry, str) else None
        if tile is not None and tile in there:
            found.append(tile)
        else:
            checks.wrong(("hands", who, at), "tile", found=shown(entry))
    if len(checks.faults) > before:
        return ()
    if len(found) != TRICKS:
        checks.wrong(("hands", who), "fifteen", found=len(found))
        return ()
    for back in TIMEFRAMES:
        count = sum(back_of(tile) == back for tile in found)
        if count != OF_EACH:
            checks.wrong(("hands", who), "five", found=count, back=back)
    return tuple(found)
