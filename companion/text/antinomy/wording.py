"""The sentences of Antinomy: what is read aloud, asked, and refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from companion.engine.kind import OpenQuestion
from companion.engine.languages import Topic
from companion.games.antinomy.facts import (
    Clash,
    Codex,
    Corrected,
    Crystals,
    Fact,
    HandShown,
    Laid,
    Paradox,
    Placed,
    TopShown,
    TurnPassed,
    WentTo,
    Won,
)
from companion.text.antinomy.nouns import (
    COLOURS,
    alike,
    card,
    card_taken,
    cards,
    cards_taken,
    in_order,
)
from companion.text.counted import counted
from companion.text.languages import Language, capitalised
from companion.text.wording import PlayerNames, called

_SAID: Final[Topic] = {
    "placed": {"en": "{who} begins at space {space}.", "ru": "{who} начинает с места {space}."},
    "moved": {"en": "{who} plays {card}, goes to space {space} and takes {took}.",
              "ru": "{who} играет {card}, идёт на место {space} и берёт {took}."},
    "paradox": {"en": "{who} declares a Paradox: {cards}, {by}.",
                "ru": "{who} объявляет парадокс: {cards}, {by}."},
    "crystals": {"en": "{who} now has {crystals} of 5.", "ru": "{who}: теперь {crystals} из 5."},
    "codex": {"en": "{colour} is covered on the Codex.",
              "ru": "На Кодексе закрыт {colour} цвет."},
    "laid": {"en": "On spaces {first} to {last} now lie {laid}; {who} takes {took}.",
             "ru": "На местах с {first} по {last} теперь {laid}; {who} берёт {took}."},
    "hand": {"en": "{who} shows {cards}: {total} in all.",
             "ru": "{who} показывает {cards}: всего {total}."},
    "top": {"en": "{who} turns up {card}: it counts {value}.",
            "ru": "{who} открывает {card}: считается за {value}."},
    "clash": {"en": "{who} wins the clash.", "ru": "{who} побеждает в схватке."},
    "clash-none": {"en": "Nobody wins the clash. The Codex stays as it is.",
                   "ru": "В схватке никто не побеждает. Кодекс не меняется."},
    "nothing": {"en": "There is no crystal to steal. The Codex stays as it is.",
                "ru": "Забирать нечего: кристаллов нет. Кодекс не меняется."},
    "corrected": {"en": "Corrected: {facts}.", "ru": "Поправка: {facts}."},
    "turn": {"en": "{who}, it is your turn.", "ru": "{who}, твой ход."},
    "won": {"en": "{who} wins the game.", "ru": "{who} выигрывает партию."},
}  # fmt: skip
_CRYSTALS: Final = {"en": "{n} crystal|{n} crystals",
                    "ru": "{n} кристалл|{n} кристалла|{n} кристаллов"}  # fmt: skip

_CORRECTED: Final[Topic] = {
    "at": {"en": "{who} is at space {value}", "ru": "{who} на месте {value}"},
    "crystals": {"en": "{who} has {value}", "ru": "{who} — {value}"},
    "codex": {"en": "{value} is covered on the Codex", "ru": "на Кодексе закрыт {value} цвет"},
    "turn": {"en": "{who} is on turn", "ru": "ходит {who}"},
}

_ASKED: Final[Topic] = {
    "place": {"en": "{who}, at which space does your sorcerer begin?",
              "ru": "{who}, с какого места начинает твой чародей?"},
    "turn": {"en": "{who}, which card do you play, and where to?",
             "ru": "{who}, какой картой и куда ходишь?"},
    "score": {"en": "What did the turn bring?", "ru": "Что принёс ход?"},
    "paradox": {"en": "{who}, do you declare a Paradox?", "ru": "{who}, объявляешь парадокс?"},
    "side": {"en": "{who}, do the shuffled cards go to your left or to your right?",
             "ru": "{who}, куда лягут перемешанные карты: слева или справа от тебя?"},
    "order": {"en": "In which order do the cards lie now, from space {first} to space {last}?",
              "ru": "В каком порядке теперь лежат карты, с места {first} по место {last}?"},
    "hand": {"en": "{who}, which cards do you hold besides those already known?",
             "ru": "{who}, какие карты у тебя на руке, кроме уже известных?"},
    "top": {"en": "A tie: which cards were turned up? First the card of whoever moved.",
            "ru": "Ничья: какие карты открыты? Сначала карта того, кто ходит."},
}  # fmt: skip

_OPTIONS: Final[Topic] = {
    "place": {"en": "space {0}", "ru": "место {0}"},
    "forward": {"en": "{0} forward", "ru": "{0} вперёд"},
    "back": {"en": "{0} back to space {1}", "ru": "{0} назад на место {1}"},
    "declare": {"en": "a Paradox", "ru": "парадокс"},
    "naming": {"en": "a Paradox with {0}", "ru": "парадокс: {0}"},
    "no": {"en": "no Paradox", "ru": "без парадокса"},
    "left": {"en": "to the left", "ru": "слева"},
    "right": {"en": "to the right", "ru": "справа"},
    "top": {"en": "{0} against {1}", "ru": "{0} — {1}"},
    "paradox": {"en": "a Paradox: {0}", "ru": "парадокс: {0}"},
    "clash": {"en": "a clash: {0} wins", "ru": "схватка: побеждает {0}"},
    "none": {"en": "a clash: nobody wins", "ru": "схватка: никто не побеждает"},
}  # fmt: skip

_REFUSALS: Final[Topic] = {
    "not-held": {"en": "That card cannot be in this hand.",
                 "ru": "Такой карты в этой руке быть не может."},
    "not-covered": {"en": "A sorcerer begins at a card of the covered colour.",
                    "ru": "Чародей начинает у карты закрытого цвета."},
    "leads-nowhere": {
        "en": "That card does not lead there: forward it goes exactly as far as its number, back to"
              " a card of its colour or relic.",
        "ru": "Эта карта туда не ведёт: вперёд — ровно на её число, назад — к карте того же цвета"
              " или с той же реликвией."},
    "no-paradox": {
        "en": "That is no Paradox: it takes three cards alike, and none of the covered colour.",
        "ru": "Это не парадокс: нужны три карты с одним числом, одного цвета или с одной реликвией,"
              " и ни одной закрытого цвета."},
}  # fmt: skip


class AntinomyWording:
    """The words of one game."""

    refusals = _REFUSALS

    def say(self, said: Sequence[object], language: Language, names: PlayerNames) -> str:
        sentences: list[str] = []
        for at, fact in enumerate(said):
            sentences.append(_sentence(fact, language, names))  # type: ignore[arg-type]
            then = said[at + 1] if at + 1 < len(said) else None
            if isinstance(fact, Clash) and fact.clash != "none" and not isinstance(then, Crystals):
                sentences.append(_SAID["nothing"][language])  # A7.4
        return " ".join(map(capitalised, sentences))

    def ask(self, question: OpenQuestion, language: Language, names: PlayerNames) -> str:
        scores = question.what == "turn" and question.options[-1] == "clash none"
        spaces = (question.beside or {}).get("spaces", ("",))
        sentence = _ASKED["score" if scores else question.what][language]
        who = called(question.who, language, names)
        return sentence.format(who=who, first=spaces[0], last=spaces[-1])

    def option(self, word: str, language: Language, names: PlayerNames) -> str:
        def told(key: str, *words: str) -> str:
            return _OPTIONS[key][language].format(*words)

        match word.split():
            case ["place", space]:
                return told("place", space)
            case ["play", played, "forward"]:
                return told("forward", card(played, language))
            case ["play", played, "back", space]:
                return told("back", card(played, language), space)
            case ["declare", *shown] if shown:
                return told("naming", cards(tuple(shown), language))
            case ["hand", *shown]:
                return cards(tuple(shown), language)
            case ["order", *shown]:
                return in_order(tuple(shown), language)
            case ["top", one, other]:
                return told("top", card(one, language), card(other, language))
            case ["clash", "none"]:
                return told("none")
            case ["paradox" | "clash" as by, who]:
                return told(by, called(who, language, names))
            case ["set", *rest]:
                return _corrected(" ".join(rest), language, names)
            case _:
                return told(word)


def _sentence(fact: Fact, language: Language, names: PlayerNames) -> str:
    def told(key: str, who: str = "", **words: object) -> str:
        return _SAID[key][language].format(who=called(who, language, names), **words)

    match fact:
        case Placed(space, who):
            return told("placed", who, space=space)
        case WentTo(played, who, space, took):
            return told("moved", who, space=space, card=card_taken(played, language),
                        took=card_taken(took, language))  # fmt: skip
        case Paradox(shown, by, who):
            return told("paradox", who, cards=cards(shown, language), by=alike(shown, by, language))
        case Crystals(crystals, _, who):
            return told("crystals", who, crystals=_crystals(crystals, language))
        case Codex(colour):
            return told("codex", colour=COLOURS[colour][language])
        case Laid(laid, spaces, took, who):
            return told("laid", who, laid=in_order(laid, language), first=spaces[0],
                        last=spaces[-1], took=cards_taken(took, language))  # fmt: skip
        case HandShown(hand, total, who):
            return told("hand", who, cards=cards_taken(hand, language), total=total)
        case TopShown(top, value, who):
            return told("top", who, card=card_taken(top, language), value=value)
        case Clash(winner):
            return told("clash-none") if winner == "none" else told("clash", winner)
        case Corrected(words):
            return told("corrected", facts=_corrected(words, language, names))
        case TurnPassed(who):
            return told("turn", who)
        case Won(who):
            return told("won", who)
        case _:
            assert_never(fact)


def _crystals(number: int, language: Language) -> str:
    return counted(_CRYSTALS[language], number, language)


def _corrected(words: str, language: Language, names: PlayerNames) -> str:
    """A10: the facts of a correction, as clauses."""
    return "; ".join(_clause(fact.split(), language, names) for fact in words.split(" and "))


def _clause(fact: list[str], language: Language, names: PlayerNames) -> str:
    def told(key: str, who: str = "", value: str = "") -> str:
        who = called(who, language, names)
        return _CORRECTED[key][language].format(who=who, value=value)

    match fact:
        case ["codex", colour]:
            return told("codex", value=COLOURS[colour][language])
        case [who, "crystals", number]:
            return told("crystals", who, _crystals(int(number), language))
        case [who, "at", space]:
            return told("at", who, space)
        case _:
            return told("turn", fact[-1])


WORDING: Final = AntinomyWording()
