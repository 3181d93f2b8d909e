"""Names that people at the table gave, and whom the computer plays, by figure."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from companion.engine.checks import Checks
from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.store.games.troubles import BadName

LONGEST: Final = 20


@frozen
class WhoPlays:
    """`people`: names by figure; `computers`: the strength of each whom the computer plays."""

    people: Mapping[Who, str]
    computers: Mapping[Who, str] = {}


def checked_person(name: str) -> str:
    """The name without the blanks around it, maybe empty: nobody has to be named. Or BadName."""
    bare = name.strip()
    if len(bare) > LONGEST:
        raise BadName("person-long", longest=LONGEST)
    if not bare.isprintable():
        raise BadName("person-letters")
    return bare


def is_person(name: object) -> bool:
    if not isinstance(name, str):
        return False
    return 0 < len(name.strip()) == len(name) <= LONGEST and name.isprintable()


def read_people(tree: Any, figures: Collection[Who], checks: Checks) -> dict[Who, str]:
    """The people of a file: only those who play in it."""
    if tree is None:
        return {}
    given = checks.mapping(tree, ("people",), figures)
    for who, person in given.items():
        if not is_person(person):
            checks.wrong(("people", who), "person", longest=LONGEST)
    return given


def written_people(who_plays: WhoPlays, figures: Collection[Who]) -> dict[str, Any]:
    """The keys of a file; none where nobody has a name, or people alone play."""
    named = {who: who_plays.people[who] for who in figures if who_plays.people.get(who)}
    keys = {"people": named, "computers": dict(who_plays.computers)}
    return {key: given for key, given in keys.items() if given}


def read_computers(
    tree: Any, figures: Collection[Who], strengths: Sequence[str], checks: Checks
) -> dict[Who, str]:
    """The strength of each player whom the computer plays; somebody else plays, too."""
    if tree is None:
        return {}
    given = checks.mapping(tree, ("computers",), figures)
    for who, strength in given.items():
        checks.word(strength, ("computers", who), strengths)
    if given and len(given) == len(figures):
        checks.wrong(("computers",), "nobody-plays")
    return given
