"""A set-up of Antinomy as a file has it, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks, KeyPath, shown
from companion.engine.game import Dice
from companion.engine.languages import Topic
from companion.engine.setup_file import SENTENCES, read_chance, read_players, read_rulings
from companion.games.antinomy.cards import CARDS, COLOURS, Card, Colour, card_named
from companion.games.antinomy.spoken import WORDS
from companion.games.antinomy.state import HAND, RULINGS, SPACES, UNKNOWN, Keep, Rulings, SetUp

KEYS: Final = ("players", "keep", "continuum", "hands", "codex", "codex-order", "rulings")
NEEDED: Final = {"players": "players: [ann, bob]"}

FAULTS: Final[Topic] = {
    **SENTENCES,
    "card": {"en": "{found} is no card; write a colour and a number, as in blue-1",
             "ru": "{found} — не карта; напиши цвет и число, например blue-1"},
    "card-twice": {"en": "{found} lies in two places; each card is there once",
                   "ru": "{found} лежит в двух местах; каждая карта одна"},
    "nine": {"en": "the continuum has {found} cards; write nine, space 1 to 9",
             "ru": "в ряду карт: {found}; запиши девять, от места 1 до 9"},
    "hand": {"en": "a hand has {found} cards; write three, those not known as ?",
             "ru": "в руке карт: {found}; запиши три, неизвестные как ?"},
    "order": {"en": "the Codex has each of the four colours once; write them clockwise",
              "ru": "на Кодексе каждый из четырёх цветов один раз; запиши их по часовой"},
    "only": {"en": "{found} does not go with keep: {keep}; leave it out",
             "ru": "{found} не бывает при keep: {keep}; убери"},
}  # fmt: skip

_KEEPS: Final[tuple[Keep, ...]] = ("score", "all")
_PLAYERS: Final = 2
# A colour where none is told: it is read nowhere.
_NONE: Final[Colour] = "blue"
# No player is called so.
_WORDS: Final = (
    *WORDS, "forward", "back", "to", "none", "and", "at", "crystals", "codex", "turn", "undo",
    "redo",
)  # fmt: skip

# A card, and where in the file it stands.
_Found = tuple[Card, KeyPath]


def read_setup(tree: Mapping[str, Any], dice: Dice, checks: Checks) -> SetUp | None:
    players = read_players(tree.get("players", []), _PLAYERS, _PLAYERS, _WORDS, checks)
    keep: Keep = "all"
    if tree.get("keep") is not None:
        keep = "score" if checks.word(tree["keep"], ("keep",), _KEEPS) == "score" else "all"
    unfit = ("continuum", "hands") if keep == "score" else ("codex",)
    for key in unfit:
        if tree.get(key) is not None:
            checks.wrong((key,), "only", found=key, keep=keep)
    rulings = _rulings(read_rulings(tree.get("rulings"), RULINGS, checks))
    order = _codex_order(tree.get("codex-order"), checks)
    chance = read_chance(tree.get("chance"), checks)
    codex = _codex(tree, dice, checks) if keep == "score" else _NONE
    row = _continuum(tree.get("continuum"), checks)
    held = _hands(tree.get("hands"), players, checks)
    _once((*row, *held[0], *held[1]), checks)
    if checks.faults:
        return None
    continuum, hands = _cards(row), (_cards(held[0]), _cards(held[1]))
    if keep == "all":
        free = [card for card in CARDS if card not in (*continuum, *hands[0], *hands[1])]
        dice().shuffle(free)
        continuum = continuum or _taken(free, len(SPACES))
        if chance == "app" and tree.get("hands") is None:  # nobody at the table dealt
            hands = (_taken(free, HAND), _taken(free, HAND))
    return SetUp((players[0], players[1]), keep, continuum, hands, codex, order, chance, rulings)


def write_setup(setup: SetUp) -> dict[str, Any]:
    tree: dict[str, Any] = {"players": list(setup.players), "keep": setup.keep}
    if setup.keep == "all":
        tree["continuum"] = list(setup.continuum)
        pairs = zip(setup.players, setup.hands, strict=True)
        tree["hands"] = {who: _padded(hand) for who, hand in pairs}
    else:
        tree["codex"] = setup.codex
    tree["codex-order"] = list(setup.codex_order)
    tree["chance"] = setup.chance
    names = {name: getattr(setup.rulings, name.replace("-", "_")) for name in RULINGS}
    return {**tree, "rulings": names}


def _padded(hand: tuple[Card, ...]) -> list[str]:
    return [*hand, *[UNKNOWN] * (HAND - len(hand))]


def _taken(cards: list[Card], number: int) -> tuple[Card, ...]:
    taken = tuple(cards[:number])
    del cards[:number]
    return taken


def _rulings(changes: dict[str, str]) -> Rulings:
    return Rulings(**{name.replace("-", "_"): word for name, word in changes.items()})  # type: ignore[arg-type]


def _codex(tree: Mapping[str, Any], dice: Dice, checks: Checks) -> Colour:
    """The covered colour where the app knows no cards; thrown if the file does not tell it."""
    if tree.get("codex") is None:
        return dice().choice(COLOURS)
    word = checks.word(tree["codex"], ("codex",), COLOURS)
    return next((colour for colour in COLOURS if colour == word), _NONE)


def _codex_order(value: Any, checks: Checks) -> tuple[Colour, ...]:
    if value is None:
        return COLOURS
    found = checks.words(value, ("codex-order",), COLOURS)
    if isinstance(value, list) and len(value) < len(COLOURS):
        checks.wrong(("codex-order",), "order")
    return tuple(colour for word in found for colour in COLOURS if colour == word)


def _continuum(value: Any, checks: Checks) -> tuple[_Found, ...]:
    if value is None:
        return ()
    entries = checks.entries(value, ("continuum",))
    if isinstance(value, list) and len(entries) != len(SPACES):
        checks.wrong(("continuum",), "nine", found=len(entries))
    return _found(entries, ("continuum",), checks)


def _hands(
    value: Any, players: tuple[str, ...], checks: Checks
) -> tuple[tuple[_Found, ...], tuple[_Found, ...]]:
    if value is None or len(players) != _PLAYERS:
        return (), ()
    given = checks.mapping(value, ("hands",), players)
    one, other = (_hand(given[who], who, checks) if who in given else () for who in players)
    return one, other


def _hand(value: Any, who: str, checks: Checks) -> tuple[_Found, ...]:
    entries = checks.entries(value, ("hands", who))
    if isinstance(value, list) and len(entries) != HAND:
        checks.wrong(("hands", who), "hand", found=len(entries))
    return _found(entries, ("hands", who), checks)


def _found(entries: list[Any], place: KeyPath, checks: Checks) -> tuple[_Found, ...]:
    """The cards of a list; what a hand does not tell is left out."""
    found: list[_Found] = []
    for at, entry in enumerate(entries):
        card = card_named(entry) if isinstance(entry, str) else None
        if card is not None:
            found.append((card, (*place, at)))
        elif entry != UNKNOWN or place == ("continuum",):
            checks.wrong((*place, at), "card", found=shown(entry))
    return tuple(found)


def _cards(found: tuple[_Found, ...]) -> tuple[Card, ...]:
    return tuple(card for card, _ in found)


def _once(found: tuple[_Found, ...], checks: Checks) -> None:
    seen: set[Card] = set()
    for card, place in found:
        if card in seen:
            checks.wrong(place, "card-twice", found=card)
        seen.add(card)
