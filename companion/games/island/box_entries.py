"""The box file as entries, each with its source; the owner's file lies over the default one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.games.island.faults import Faults, Place, Sentence, quoted
from companion.games.island.terms import BONUSES, CHARACTERS

# `owner`: whoever has the box has looked.
SOURCES: Final = ("rulebook", "derived", "assumed", "owner")

TOKENS: Final = (
    "algae", "lithophytes", "flood", "ivy", "hurricane", *(f"token-{n}" for n in range(6, 13)),
)  # fmt: skip

_TOP: Final = ("boards", "anomalies", "arrows", "tokens", "knot-kinds", "knots", "tiles")
_BOARD: Final = ("health", "energy", "restore", "bonuses", "half-sun")
_TOKEN: Final = ("name", "text", "does")

NO_SOURCE: Final = Sentence(
    "nobody can tell where {found} comes from: write `{{value: …, source: …}}`, the source being"
    " rulebook, derived or assumed",
    "неизвестно, откуда взято {found}: напишите `{{value: …, source: …}}`, где source — rulebook,"
    " derived или assumed",
)


@dataclass(frozen=True, slots=True)
class Entry:
    value: Any
    source: str


Entries = dict[Place, Entry]


def wanted() -> Iterator[Place]:
    """Every entry that a whole box has, in the order in which it is checked."""
    for who in CHARACTERS:
        yield from (("boards", who, key) for key in _keys(who) if key != "bonuses")
        yield from (("boards", who, "bonuses", bonus) for bonus in BONUSES[who])
    yield from ((key,) for key in _TOP if key not in ("boards", "tokens"))
    yield from (("tokens", token) for token in TOKENS)


def _keys(who: str) -> tuple[str, ...]:
    return (*_BOARD, "extras") if who == "theseus" else _BOARD


def entries(layer: Any, faults: Faults, source: str | None) -> Entries:
    """Every entry of one file. `source` is that of an entry which names none itself."""
    top = faults.mapping(layer, (), _TOP)
    found: Entries = {}
    for key, value in top.items():
        if key == "boards":
            found |= _boards(value, faults, source)
        elif key == "tokens":
            found |= _tokens(value, faults, source)
        else:
            found[(key,)] = _entry(value, (key,), faults, source)
    return found


def _boards(boards: Any, faults: Faults, source: str | None) -> Entries:
    found: Entries = {}
    for who, board in faults.mapping(boards, ("boards",), CHARACTERS).items():
        place: Place = ("boards", who)
        for key, value in faults.mapping(board, place, _keys(who)).items():
            at = (*place, key)
            if key == "bonuses":
                for bonus, fruits in faults.mapping(value, at, BONUSES[who]).items():
                    found[(*at, bonus)] = _entry(fruits, (*at, bonus), faults, source)
            else:
                found[at] = _entry(value, at, faults, source)
    return found


def _tokens(tokens: Any, faults: Faults, source: str | None) -> Entries:
    """A token has one source for all that is told of it."""
    found: Entries = {}
    for token, told in faults.mapping(tokens, ("tokens",), TOKENS).items():
        place: Place = ("tokens", token)
        fields = faults.mapping(told, place, (*_TOKEN, "source"))
        read = _source(fields, told, place, faults, source)
        found |= {(*place, key): Entry(fields[key], read) for key in _TOKEN if key in fields}
        found[place] = Entry(None, read)
    return found


def _entry(value: Any, place: Place, faults: Faults, source: str | None) -> Entry:
    """A value alone, or `{value: …, source: …}`."""
    if isinstance(value, Mapping) and "value" in value:
        fields = faults.mapping(value, place, ("value", "source"))
        return Entry(fields["value"], _source(fields, value, place, faults, source))
    return Entry(value, _source({}, value, place, faults, source))


def _source(
    fields: Mapping[str, Any], value: Any, place: Place, faults: Faults, source: str | None
) -> str:
    if "source" in fields:
        return faults.word(fields["source"], (*place, "source"), SOURCES) or ""
    if source is None:
        faults.add(place, NO_SOURCE, found=quoted(value))
    return source or ""
