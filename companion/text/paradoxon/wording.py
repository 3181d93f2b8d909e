"""The words of PARADOXON: what is read aloud, asked, and refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from companion.engine.kind import OpenQuestion
from companion.games.paradoxon.cards import card_named
from companion.games.paradoxon.facts import (
    Boxed,
    Corrected,
    Discarded,
    Drew,
    Eliminated,
    Fact,
    Faded,
    Kept,
    Laid,
    LookedAt,
    NoPlan,
    Opened,
    Over,
    Paradox,
    PlanTried,
    PointsScored,
    Returned,
    Revealed,
    Rotated,
    Scored,
    Shown,
    ShownDrew,
    ShownGot,
    ShownSaw,
    Stolen,
    Swapped,
    ToRotate,
    Total,
    Traded,
    TurnPassed,
    Used,
    Worth,
)
from companion.games.paradoxon.state import ECHO
from companion.text.counted import counted
from companion.text.languages import Language, capitalised
from companion.text.paradoxon.nouns import (
    ON_PLACES,
    PLACES,
    SOURCES,
    TURNED_PLACES,
    VERDICTS,
    card,
    item,
    player,
)
from companion.text.paradoxon.sentences import ASKED, CORRECTED, COUNTED, OPTIONS, REFUSALS, SAID
from companion.text.wording import PlayerNames


class ParadoxonWording:
    """The words of one game."""

    refusals = REFUSALS

    def say(self, said: Sequence[object], language: Language, names: PlayerNames) -> str:
        teller = _Teller(language, names)
        sentences = teller.tell(said)  # type: ignore[arg-type]
        return " ".join(map(capitalised, filter(None, sentences)))

    def ask(self, question: OpenQuestion, language: Language, names: PlayerNames) -> str:
        beside = question.beside or {}
        key = question.what
        if key == "turn" and "empty" in question.options:
            key = "score"
        elif key == "near" and beside["place"] in ("paradox", ECHO):
            key = f"near-{beside['place']}"
        elif key == "trade" and beside["of"] == ECHO:
            key = "trade-echo"
        shown = card(beside["card"], language) if "card" in beside else ""
        who = player(question.who, language, names)
        return ASKED[key][language].format(who=who, card=shown)

    def option(self, word: str, language: Language, names: PlayerNames) -> str:
        match word.split():
            case ["set", *rest]:
                return corrected(" ".join(rest), language, names)
            case ["worth", scored, *_]:
                return OPTIONS["worth"][language].format(card(scored, language))
            case ["discard" | "return" | "keep" as verb]:
                return OPTIONS[f"{verb}-hidden"][language]
            case ["score", points, source] if points.isdecimal():
                return OPTIONS["points"][language].format(points, SOURCES[source][language])
            case ["score" | "trade" as verb, "plan" | "paradox" as place]:
                return OPTIONS[f"{verb}-{place}"][language]
            case ["use", used, "on", of]:
                return OPTIONS["use"][language].format(item(used, language), card(of, language))
            case ["near", side]:
                return item(side, language)
            case ["lay" | "give" | "swap" as verb, laid, side]:
                return OPTIONS[verb][language].format(card(laid, language), item(side, language))
            case [verb, only]:
                return OPTIONS[verb][language].format(card(only, language))
            case ["steal"]:
                return OPTIONS["steal-one"][language]
            case [verb]:
                return OPTIONS[verb][language]
            case _:
                return word


def corrected(words: str, language: Language, names: PlayerNames) -> str:
    """X10: the facts of a correction, as clauses."""
    return "; ".join(_clause(fact.split(), language, names) for fact in words.split(" and "))


def _clause(fact: list[str], language: Language, names: PlayerNames) -> str:
    def told(key: str, **words: str) -> str:
        return CORRECTED[key][language].format(**words)

    match fact:
        case ["turn", who]:
            return told("turn", who=player(who, language, names))
        case ["deck", number]:
            return told("deck", cards=counted(COUNTED["lying"][language], int(number), language))
        case ["fading", _]:
            return told("fading")
        case [who, "points", number]:
            points = counted(COUNTED["points"][language], int(number), language)
            return told("points", who=player(who, language, names), points=points)
        case [place, word, *side]:
            whole = told(place, card=_named(word, language))
            return told("near", fact=whole, near=item(side[0], language)) if side else whole
        case _:
            return " ".join(fact)


def _named(word: str, language: Language) -> str:
    """A card as somebody wrote it, its items in any order."""
    return card(card_named(word) or word, language)


class _Teller:
    """The sentences of one answer, in one language."""

    def __init__(self, language: Language, names: PlayerNames) -> None:
        self.language = language
        self.names = names

    def tell(self, said: Sequence[Fact | Shown]) -> list[str]:
        sentences: list[str] = []
        plan = "a"
        at = 0
        while at < len(said):
            fact, rest = said[at], said[at + 1 :]
            drawn = _drawn_together(said[at:])
            at += 1
            match fact:
                case Drew() if drawn > 1:
                    sentences.append(self._drew_some(said[at + drawn - 2], drawn))
                    at += drawn - 1
                case Laid(laid, None) if rest and isinstance(rest[0], Drew) and not rest[0].card:
                    deck = rest[0].deck
                    sentences.append(self._told("moved-up", card=self._card(laid), deck=deck))
                    at += 1
                case PlanTried(tried):
                    plan = tried
                    sentences.append(self._sentence(fact))
                case Eliminated():
                    sentences.append(self._eliminated(fact, plan))
                case ShownDrew() | ShownSaw() | ShownGot():
                    sentences.append(self._shown(fact))
                case _:
                    sentences.append(self._sentence(fact))
        return sentences

    def _told(self, key: str, who: str = "", **words: object) -> str:
        return SAID[key][self.language].format(who=self._player(who) if who else "", **words)

    def _card(self, word: str) -> str:
        return card(word, self.language)

    def _item(self, word: str | None) -> str:
        return item(word, self.language)

    def _player(self, who: str) -> str:
        return player(who, self.language, self.names)

    def _counted(self, key: str, number: int) -> str:
        return counted(COUNTED[key][self.language], number, self.language)

    def _drew_some(self, last: object, number: int) -> str:
        assert isinstance(last, Drew)
        cards = self._counted("cards", number)
        return self._told("drew-some", last.who, cards=cards, deck=last.deck)

    def _eliminated(self, fact: Eliminated, plan: str) -> str:
        on = [
            f"{self._item(shown)} {ON_PLACES[place][self.language]}"
            for shown, place in fact.on.items()
        ]
        return self._told(f"eliminated-{plan}", card=self._card(fact.eliminated),
                          place=PLACES[fact.from_][self.language], on=", ".join(on))  # fmt: skip

    def _shown(self, fact: Shown) -> str:
        match fact:
            case ShownDrew(to, drew):
                return self._told("shown-drew", to, card=self._card(drew))
            case ShownGot(to, got):
                return self._told("shown-got", to, card=self._card(got))
            case ShownSaw(to, cards):
                return self._told("shown-saw", to, cards=", ".join(map(self._card, cards)))
            case _:
                assert_never(fact)

    def _sentence(self, fact: Fact) -> str:
        match fact:
            case (
                Revealed() | ToRotate() | PlanTried() | NoPlan() | Eliminated() | Boxed() | Faded()
            ):
                return self._echo(fact)
            case Discarded() | Returned() | Drew() | Laid() | Rotated() | LookedAt():
                return self._moved(fact)
            case Scored() | PointsScored() | Stolen() | Over():
                return self._points(fact)
            case Paradox(shown, near):
                key = "paradox" if near is None else "paradox-near"
                return self._told(key, card=self._card(shown), near=self._item(near))
            case Opened(drawn, who):
                return self._told("drawn", who, card=self._card(drawn))
            case Used(used, of, who, by):
                key = "used" if by is None else f"used-{by}"
                return self._told(key, who, item=self._item(used), card=self._card(of))
            case Swapped(swapped, who):
                return self._told("swapped", who, card=self._card(swapped))
            case Traded(_, given, who):
                if given is None:
                    return self._told("traded-plan", who)
                return self._told("traded", who, card=self._card(given))
            case Kept(_, who):
                return self._told("kept", who)
            case Total(total, who):
                return self._told("total", who, points=self._counted("points", total))
            case Worth(worth, shown):
                return self._told(f"worth-{worth}", card=self._card(shown))
            case Corrected(words):
                return self._told("corrected", facts=corrected(words, self.language, self.names))
            case TurnPassed(who):
                return self._told("turn-echo" if who == ECHO else "turn", who)
            case _:
                assert_never(fact)

    def _echo(
        self, fact: Revealed | ToRotate | PlanTried | NoPlan | Eliminated | Boxed | Faded
    ) -> str:
        match fact:
            case Revealed(plan, who):
                key = "revealed-echo" if who == ECHO else "revealed"
                return self._told(key, who, card=self._card(plan))
            case ToRotate(_, (one, other), at):
                places = [TURNED_PLACES[place][self.language] for place in at]
                key = "rotate" if places else "rotate-own"
                return self._told(key, one=self._item(one), other=self._item(other),
                                  places=", ".join(places))  # fmt: skip
            case PlanTried(tried, done):
                return "" if done == "yes" else self._told(f"plan-{tried}-no")
            case NoPlan():
                return self._told("plan-none")
            case Eliminated():
                return self._eliminated(fact, "a")
            case Boxed(old):
                return self._told("boxed", card=self._card(old))
            case Faded(faded, place):
                return self._told("faded", card=self._card(faded),
                                  place=PLACES[place][self.language])  # fmt: skip
            case _:
                assert_never(fact)

    def _moved(self, fact: Discarded | Returned | Drew | Laid | Rotated | LookedAt) -> str:
        match fact:
            case Discarded(_, shown, who) if who == ECHO and shown is not None:
                key = "discarded-plan" if fact.discarded == "plan" else "discarded-left"
                return self._told(key, card=self._card(shown))
            case Discarded(place, shown, who):
                return self._away("discarded", place, shown, who)
            case Returned(place, shown, who):
                return self._away("returned", place, shown, who)
            case Drew(_, _, _, shown) if shown is not None:
                return self._told("drew-open", card=self._card(shown))
            case Drew(_, who, deck):
                return self._told("drew-plan" if who == ECHO else "drew", who, deck=deck)
            case Laid():
                return self._laid(fact)
            case Rotated(turned, near, at, _):
                key = "rotated-paradox" if at == "paradox" else "rotated"
                return self._told(key, at, card=self._card(turned), near=self._item(near))
            case LookedAt(looked, who, of):
                known = {"plan": "looked-plan", 0: "looked-none", 1: "looked"}
                key = known.get(looked, "looked-some")
                whose = "" if of is None else self._player(of)
                cards = self._counted("cards", looked) if isinstance(looked, int) else ""
                return self._told(key, who, cards=cards, of=whose)
            case _:
                assert_never(fact)

    def _away(self, verb: str, place: str, shown: str | None, who: str) -> str:
        if shown is None:
            return self._told(f"{verb}-{place}", who)
        return self._told(f"{verb}-card", who, card=self._card(shown))

    def _laid(self, fact: Laid) -> str:
        if fact.who is None:
            return self._told("laid-right", card=self._card(fact.laid))
        key = "laid" if fact.at == fact.who else "laid-other"
        if fact.at == ECHO:
            key = "laid-echo"
        return self._told(key, fact.who, card=self._card(fact.laid), near=self._item(fact.near),
                          at=self._player(fact.at))  # fmt: skip

    def _points(self, fact: Scored | PointsScored | Stolen | Over) -> str:
        match fact:
            case Scored(scored, points, source, who, _, by):
                key = f"scored-{by or source}"
                counts = self._counted("points", points)
                return self._told(key, who, card=self._card(scored), points=counts)
            case PointsScored(points, source, who, by):
                key = "points" if by is None else f"points-{by}"
                words = SOURCES[source][self.language]
                counts = self._counted("points", points)
                return self._told(key, who, points=counts, source=words)
            case Stolen(stolen, of, who):
                if isinstance(stolen, int):
                    return self._told("stolen-one", who, of=self._player(of))
                return self._told("stolen", who, card=self._card(stolen), of=self._player(of))
            case Over(over, points, None, won):
                each = [f"{self._player(who)}: {total}" for who, total in points.items()]
                key = f"over-{over}"
                return self._told(key, points=", ".join(each), won=self._player(won))
            case Over(_, points, verdict):
                assert verdict is not None
                ending = VERDICTS[verdict][self.language]
                counts = self._counted("points", points["points"])
                return self._told("over-alone", points=counts, verdict=ending)
            case _:
                assert_never(fact)


def _drawn_together(said: Sequence[object]) -> int:
    """The number of cards that one player draws in a row."""
    first = said[0]
    number = 0
    for fact in said:
        if not isinstance(fact, Drew) or not isinstance(first, Drew):
            break
        if fact.who != first.who or fact.card is not None:
            break
        number += 1
    return number


WORDING: Final = ParadoxonWording()
