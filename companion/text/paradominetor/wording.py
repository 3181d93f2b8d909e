"""The words of PARADOMINETOR: what is read aloud, asked, and refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from companion.engine.kind import OpenQuestion
from companion.games.paradominetor.facts import (
    Corrected,
    Fact,
    Passing,
    PointScored,
    Ranked,
    Revoke,
    ShownPassed,
    TilePlayed,
    TrickBegun,
    TrickWon,
    TurnedOver,
)
from companion.games.paradominetor.tiles import BLACK, colour_of, tile_named
from companion.text.counted import counted
from companion.text.languages import Language, capitalised
from companion.text.paradominetor.nouns import (
    BACKS,
    COLOURS,
    LYING,
    front,
    front_played,
    people,
    tile,
    tiles,
)
from companion.text.paradominetor.sentences import (
    ASKED,
    CORRECTED,
    COUNTED,
    OPTIONS,
    REFUSALS,
    SAID,
)
from companion.text.wording import PlayerNames, called

# T5.4: why a paradox of black tiles is won in which one scores the point.
_FIRST: Final = ("paradox", "black-led", "earlier")


class ParadominetorWording:
    """The words of one game."""

    refusals = REFUSALS

    def say(self, said: Sequence[object], language: Language, names: PlayerNames) -> str:
        sentences: list[str] = []
        black = False
        for fact in said:
            if isinstance(fact, TrickWon):
                black = fact.tile == BLACK
            if not (black and isinstance(fact, TurnedOver)):  # T1.3: all are from the past
                sentences.append(_sentence(fact, language, names))  # type: ignore[arg-type]
            if isinstance(fact, TrickWon) and black and fact.why in _FIRST:
                first = called(fact.winners[0], language, names)
                sentences.append(SAID["first-black"][language].format(who=first))
        return " ".join(map(capitalised, sentences))

    def ask(self, question: OpenQuestion, language: Language, names: PlayerNames) -> str:
        leads = question.what == "tile" and question.options[-1].startswith(f"{BLACK} as ")
        sentence = ASKED["lead" if leads else question.what][language]
        return sentence.format(who=called(question.who, language, names))

    def option(self, word: str, language: Language, names: PlayerNames) -> str:
        def told(key: str, *words: str) -> str:
            return OPTIONS[key][language].format(*words)

        match word.split():
            case ["pass", *passed]:
                return told("pass", tiles(tuple(passed), language)) if passed else told("pass-some")
            case ["black", "as", colour]:
                return told("declared", LYING[colour][language])
            case ["earliest", who]:
                return told("earliest", called(who, language, names))
            case ["single", who]:
                return told("single", called(who, language, names))
            case ["paradox", *winners]:
                return told("paradox", people(tuple(winners), language, names),
                            called(winners[0], language, names))  # fmt: skip
            case ["all-black"]:
                return told("all-black")
            case ["set", *rest]:
                return _corrected(" ".join(rest), language, names)
            case _:
                return tile(tile_named(word) or word, language)


def _sentence(fact: Fact | ShownPassed, language: Language, names: PlayerNames) -> str:
    def told(key: str, who: str = "", **words: object) -> str:
        return SAID[key][language].format(who=called(who, language, names), **words)

    match fact:
        case Passing(to):
            return told(f"pass-{to}")
        case TrickBegun(trick, who):
            return told("trick", who, trick=trick)
        case TilePlayed(played, who, colour):
            word = "" if colour is None else LYING[colour][language]
            key = "tile" if colour is None else "declared"
            return told(key, who, tile=front_played(played, language), colour=word)
        case Revoke(colour, trick, who):
            return told("revoke", who, colour=COLOURS[colour][language], trick=trick)
        case TrickWon():
            return _won(fact, language, names)
        case TurnedOver(back, who):
            return told("back", who, back=BACKS[back][language])
        case PointScored(points, who, total):
            return told("points-1" if points == "1" else "points-half", who,
                        total=_points(total, language))  # fmt: skip
        case Ranked():
            return _ranked(fact, language, names)
        case Corrected(words):
            return told("corrected", facts=_corrected(words, language, names))
        case ShownPassed(to, giver, passed):
            return told("passed", to, giver=called(giver, language, names),
                        tiles=tiles(passed, language))  # fmt: skip
        case _:
            assert_never(fact)


def _won(fact: TrickWon, language: Language, names: PlayerNames) -> str:
    """T7.1: who wins, and why in words."""
    winners = people(fact.winners, language, names)
    if fact.tile is None:
        return SAID[fact.by][language].format(winners=winners, trick=fact.trick)
    beaten = "" if fact.beaten is None else front(fact.beaten, language)
    colours = (colour_of(one) or BLACK for one in (fact.tile, fact.beaten or fact.tile))
    colour, other = (LYING[one][language] for one in colours)
    return SAID[f"won-{fact.why}"][language].format(
        winners=winners, tile=front(fact.tile, language), beaten=beaten, colour=colour, other=other
    )


def _ranked(fact: Ranked, language: Language, names: PlayerNames) -> str:
    """T6.2: the places, and what decided between equal points."""
    places = "; ".join(
        f"{number}. {people(place, language, names)}"
        for number, place in enumerate(fact.ranking, 1)
    )
    won = SAID["won" if len(fact.won) == 1 else "won-shared"][language]
    fewer = (
        ""
        if fact.fewer is None
        else " " + SAID["fewer"][language].format(who=people(fact.fewer, language, names))
    )
    return won.format(winners=people(fact.won, language, names), places=places) + fewer


def _points(total: str, language: Language) -> str:
    """`3.5 points`; a fraction has a form of its own in Russian."""
    if total == "0.5":
        return COUNTED["half-point"][language]
    if "." in total:
        return COUNTED["fraction"][language].format(n=total.replace(".", _COMMA[language]))
    return counted(COUNTED["points"][language], int(total), language)


_COMMA: Final = {"en": ".", "ru": ","}


def _corrected(words: str, language: Language, names: PlayerNames) -> str:
    """T9: the facts of a correction, as clauses."""
    return "; ".join(_clause(fact.split(), language, names) for fact in words.split(" and "))


def _clause(fact: list[str], language: Language, names: PlayerNames) -> str:
    match fact:
        case ["lead", who]:
            return CORRECTED["lead"][language].format(who=called(who, language, names))
        case ["trick", number]:
            return CORRECTED["trick"][language].format(n=int(number))
        case [who, "full" | "half" as kind, number]:
            tricks = counted(COUNTED[kind][language], int(number), language)
            return CORRECTED["tricks"][language].format(
                who=called(who, language, names), tricks=tricks
            )
        case _:
            return " ".join(fact)


WORDING: Final = ParadominetorWording()
