"""The names that people at the table gave, by the figure that each plays."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from companion.engine.checks import Checks
from companion.games.island.terms import Who
from companion.store.games.troubles import BadName

LONGEST: Final = 20


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


def written_people(people: Mapping[Who, str], figures: Collection[Who]) -> dict[str, Any]:
    """The key of a file; none where nobody has a name."""
    named = {who: people[who] for who in figures if people.get(who)}
    return {"people": named} if named else {}
