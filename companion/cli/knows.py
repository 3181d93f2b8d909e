"""`table --knows WHO`: beside what is said, the least that one captive can know of the island."""

from typing import Any

from companion.cli.arguments import Misused
from companion.cli.sentences import KNOWS
from companion.engine.checks import listed, quoted
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import Attention, Fog
from companion.games.island.terms import Who
from companion.referee import Referee
from companion.text.island.names import space
from companion.text.languages import Language


class Knower:
    """A captive who hears all that is said at the table, and draws every conclusion."""

    def __init__(self, referee: Referee, who: Who, language: Language) -> None:
        seats = referee.state.table.seat
        if who not in seats:
            sentence = KNOWS["nobody"][language]
            raise Misused(sentence.format(found=quoted(who), known=listed(seats)))
        self._who = who
        self._ears = Ears(referee.session)
        self._attention = Attention()

    def knows(self) -> dict[str, Any]:
        """The least that can be known after what was said last."""
        fog = self._attention.deduce(self._ears.heard(self._who)).fog(self._who)
        return _of(fog, self._who)


def _of(fog: Fog, who: Who) -> dict[str, Any]:
    return {
        "who": who,
        "bits": round(fog.bits, 1),
        "whole": round(fog.whole, 1),
        "certain": dict(fog.certain),
        "place": {at: round(share, 3) for at, share in fog.place.items()},
        "complete": fog.complete,
    }


def in_words(knows: dict[str, Any], language: Language) -> str:
    """One line for people."""
    words = {key: told[language] for key, told in KNOWS.items()}
    certain = ", ".join(f"{at} {space(word, language)}" for at, word in knows["certain"].items())
    places = list(knows["place"])
    if not places:
        place = words["nowhere"]
    elif len(places) == 1:
        place = words["there"].format(at=places[0])
    else:
        place = words["somewhere"].format(n=len(places))
    return words["line"].format(
        who=knows["who"], bits=knows["bits"], whole=knows["whole"], n=len(knows["certain"]),
        certain=certain or words["none"], place=place,
    )  # fmt: skip
