"""A set-up of PARADOXON as a file has it, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks, KeyPath, quoted
from companion.engine.game import Dice
from companion.engine.languages import Topic
from companion.engine.setup_file import SENTENCES, read_chance, read_players, read_rulings
from companion.games.paradoxon.cards import (
    COLOURS,
    ITEMS,
    UNKNOWN,
    USUAL,
    Card,
    Colour,
    card_named,
    cards_of,
)
from companion.games.paradoxon.notation import FIRST_WORDS
from companion.games.paradoxon.state import DECK, RULINGS, Keep, Rulings, SetUp

KEYS: Final = ("players", "keep", "colours", "deck", "first", "echo", "paradox", "rulings")
NEEDED: Final = {"players": "players: [ann, bob]"}

FAULTS: Final[Topic] = {
    **SENTENCES,
    "card": {"en": "{found} is no card of these colours; write its two items, as in keys-phone",
             "ru": "{found} — не карта этих цветов; запиши два её предмета, например keys-phone"},
    "card-twice": {"en": "{found} stands here twice; each card is there once",
                   "ru": "{found} стоит здесь дважды; каждая карта одна"},
    "cards": {"en": "the deck has {found} cards; write all {wanted}, from the top",
              "ru": "в колоде карт: {found}; запиши все {wanted}, начиная с верхней"},
    "two": {"en": "Echo has {found} cards here; write two, [LEFT, RIGHT]",
            "ru": "у Эха здесь карт: {found}; запиши две, [ЛЕВАЯ, ПРАВАЯ]"},
    "colours": {"en": "there are {found} colours; write three",
                "ru": "цветов здесь {found}; запиши три"},
    "only": {"en": "{found} does not go with keep: {keep}; leave it out",
             "ru": "{found} не бывает при keep: {keep}; убери"},
}  # fmt: skip

_KEEPS: Final[tuple[Keep, ...]] = ("score", "echo", "all")
_PLAYERS: Final[dict[Keep, tuple[int, int]]] = {"score": (2, 2), "echo": (1, 1), "all": (1, 2)}
_UNFIT: Final[dict[Keep, tuple[str, ...]]] = {
    "score": ("colours", "echo", "paradox"), "echo": (), "all": ("echo", "paradox"),
}  # fmt: skip
_WORDS: Final = (
    *FIRST_WORDS, *ITEMS, *COLOURS, "on", "plan", "paradox", "own", "theirs", "fading", "extra",
    "left", "right", "deck", "turn", "points", "none", "and", "undo", "redo",
)  # fmt: skip


def read_setup(tree: Mapping[str, Any], dice: Dice, checks: Checks) -> SetUp | None:
    keep = _keep(tree.get("keep"), checks)
    players = read_players(tree.get("players", []), *_PLAYERS[keep], _WORDS, checks)
    for key in _UNFIT[keep]:
        if tree.get(key) is not None:
            checks.wrong((key,), "only", found=key, keep=keep)
    found = read_rulings(tree.get("rulings"), RULINGS, checks)
    chance = read_chance(tree.get("chance"), checks)
    colours = _colours(tree.get("colours"), checks)
    first: str | None = None
    if tree.get("first") is not None and players:
        first = checks.word(tree["first"], ("first",), players)
    deck = _deck(tree.get("deck"), keep, colours, checks)
    echo = _echo(tree.get("echo"), colours, checks)
    paradox: Card | None = None
    if tree.get("paradox") is not None:
        paradox = _card(tree["paradox"], ("paradox",), colours, checks)
    _once(tuple(card for card in (*echo, paradox) if card is not None), checks)
    if checks.faults:
        return None
    return _thrown(
        SetUp(players, keep, colours, deck, first or "", echo, paradox, chance, _rulings(found)),
        dice,
    )


def _thrown(setup: SetUp, dice: Dice) -> SetUp:
    """The set-up with what the file leaves open: who begins, and the cards."""
    thrown = dice()
    first = setup.first or thrown.choice(setup.players)
    deck, echo, paradox = setup.deck, setup.echo, setup.paradox
    free = [card for card in cards_of(setup.colours) if card not in (*echo, paradox)]
    thrown.shuffle(free)
    if setup.keep == "all":
        deck = deck or tuple(free)
    elif setup.keep == "echo":
        echo = echo or (free.pop(), free.pop())
        paradox = paradox or free.pop()
    return SetUp(setup.players, setup.keep, setup.colours, deck, first, echo, paradox,
                 setup.chance, setup.rulings)  # fmt: skip


def write_setup(setup: SetUp) -> dict[str, Any]:
    tree: dict[str, Any] = {"players": list(setup.players), "keep": setup.keep}
    if setup.keep != "score":
        tree["colours"] = list(setup.colours)
    tree["deck"] = list(setup.deck) if setup.keep == "all" else str(len(setup.deck))
    tree["first"] = setup.first
    if setup.keep == "echo":
        tree["echo"] = list(setup.echo)
        tree["paradox"] = setup.paradox
    tree["chance"] = setup.chance
    return {**tree, "rulings": _written(setup.rulings)}


def _written(rulings: Rulings) -> dict[str, str]:
    """Those that cannot be otherwise have the one value of the law."""
    return {
        name: getattr(rulings, name.replace("-", "_"), values[0])
        for name, values in RULINGS.items()
    }


def _rulings(changes: dict[str, str]) -> Rulings:
    known = {name: word for name, word in changes.items() if len(RULINGS[name]) > 1}
    return Rulings(**{name.replace("-", "_"): word for name, word in known.items()})  # type: ignore[arg-type]


def _keep(value: Any, checks: Checks) -> Keep:
    word = "all" if value is None else checks.word(value, ("keep",), _KEEPS)
    return next((keep for keep in _KEEPS if keep == word), "all")


def _colours(value: Any, checks: Checks) -> tuple[Colour, ...]:
    if value is None:
        return USUAL
    before = len(checks.faults)
    found = checks.words(value, ("colours",), COLOURS)
    if len(checks.faults) == before and len(found) != len(USUAL):
        checks.wrong(("colours",), "colours", found=len(found))
    return tuple(colour for word in found for colour in COLOURS if colour == word)


def _deck(value: Any, keep: Keep, colours: tuple[Colour, ...], checks: Checks) -> tuple[Card, ...]:
    """Empty: to be thrown."""
    if keep != "all":
        number = DECK if value is None else checks.number(value, ("deck",), 0, DECK)
        return (UNKNOWN,) * (number or 0)
    if value is None:
        return ()
    entries = checks.entries(value, ("deck",))
    wanted = len(cards_of(colours))
    if isinstance(value, list) and len(entries) != wanted:
        checks.wrong(("deck",), "cards", found=len(entries), wanted=wanted)
    cards = (_card(one, ("deck", at), colours, checks) for at, one in enumerate(entries))
    found = tuple(card for card in cards if card is not None)
    _once(found, checks)
    return found


def _echo(value: Any, colours: tuple[Colour, ...], checks: Checks) -> tuple[Card, ...]:
    if value is None:
        return ()
    entries = checks.entries(value, ("echo",))
    if isinstance(value, list) and len(entries) != 2:
        checks.wrong(("echo",), "two", found=len(entries))
    cards = (_card(one, ("echo", at), colours, checks) for at, one in enumerate(entries))
    return tuple(card for card in cards if card is not None)


def _card(value: Any, place: KeyPath, colours: tuple[Colour, ...], checks: Checks) -> Card | None:
    card = card_named(value) if isinstance(value, str) else None
    if card not in cards_of(colours):
        checks.wrong(place, "card", found=quoted(value))
        return None
    return card


def _once(cards: tuple[Card, ...], checks: Checks) -> None:
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        checks.wrong((), "card-twice", found=quoted(card))
