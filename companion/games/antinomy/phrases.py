"""Short phrases of the table in both languages, as canonical words: “blue one forward”.

A phrase of which one word is not known is not understood; of one that fits several options none is
taken.
"""

from __future__ import annotations

import re
from typing import Final

from companion.engine.kind import OpenQuestion
from companion.engine.phrase_words import PhraseWords
from companion.games.antinomy.cards import COLOURS, NUMBER, RELICS, Card, card_named
from companion.games.antinomy.notation import named
from companion.games.antinomy.state import SPACES, State

# Each word of a phrase, with its tag: a colour, a relic, a number, or a sign in capitals.
_TAGS: Final[dict[str, str]] = {
    "blue": "blue|син(яя|юю|ий|ее|ей|его|ему|им)",
    "green": "green|зелен(ая|ую|ый|ое|ой|ого|ому|ым)",
    "purple": "purple|violet|фиолетов(ая|ую|ый|ое|ой|ого|ому|ым)",
    "red": "red|красн(ая|ую|ый|ое|ой|ого|ому|ым)",
    "feather": "feathers?|пер(о|а|у|ом)",
    "key": "keys?|ключ(а|у|ом)?",
    "ring": "rings?|кольц(о|а|у|ом)",
    "skull": "skulls?|череп(а|у|ом)?",
    "1": "1|one|first|один|одна|одну|одно|одного|одному|единиц(а|у)|перв(ое|ого|ому|ый|ая|ую)",
    "2": "2|two|second|два|две|двух|двойк(а|у)|втор(ое|ого|ому|ой|ая|ую)",
    "3": "3|three|third|три|трех|тройк(а|у)|трет(ье|ьего|ьему|ий|ья|ью)",
    "4": "4|four|fourth|четыре|четырех|четверк(а|у)|четверт(ое|ого|ому|ый|ая|ую)",
    "5": "5|five|fifth|пять|пят(ое|ого|ому)",
    "6": "6|six|sixth|шесть|шест(ое|ого|ому)",
    "7": "7|seven|seventh|семь|седьм(ое|ого|ому)",
    "8": "8|eight|eighth|восемь|восьм(ое|ого|ому)",
    "9": "9|nine|ninth|девять|девят(ое|ого|ому)",
    "FORWARD": "forwards?|ahead|вперед",
    "BACK": "back|backwards?|назад",
    "PARADOX": "paradox|парадокс(а|ом)?",
    "DECLARE": "declare|объявляю|объявить",
    "YES": "yes|да",
    "NO": "no|без|нет|не",
    "NOBODY": "nobody|никто",
    "CLASH": "clash|схватк(а|у|е)",
    "WINS": "wins?|won|побеждает|побеждаю",
    "LEFT": "left|слева|налево|левее",
    "RIGHT": "right|справа|направо|правее",
    "AND": "and|и",
    "": "the|a|an|i|my|with|card|cards|space|to|onto|on|at|in|play|place|move|go|hand|order|top"
        "|reveal|show|use|using|playing|moving|going|put|start|starting|number|of|me|it|take|side"
        "|sorcerer|step|time"
        "|я|на|к|ко|в|с|со|карт(а|у|ой|ы)|мест(о|а|е|у)|играю|хожу|иду|сыграю|пойду|схожу|открываю"
        "|открою|показываю|покажу|вскрываю|кладу|ставлю|двигаюсь|двигаю|шагаю|клетк(а|у|е|и)|по"
        "|номер|начинаю|мой|моя|мою|мне|меня|беру|чародей|чародея|себя|ее|его|времени|сторон(а|у|ы)"
        "|сдвигаюсь|перемещаюсь|буду|хочу|сыграть|пойти|ходить",
}  # fmt: skip
PHRASES: Final = PhraseWords(
    _TAGS,
    kinds={
        **dict.fromkeys(COLOURS, "colour"), **dict.fromkeys(RELICS, "relic"),
        **dict.fromkeys("123456789", "number"), "FORWARD": "way", "BACK": "way", "LEFT": "side",
        "RIGHT": "side",
    },
    deeds=frozenset(("FORWARD", "BACK", "DECLARE", "PARADOX", "WINS", "LEFT", "RIGHT", "CLASH")),
)  # fmt: skip
_WORD: Final = re.compile(r"[^\W_]+")
_NUMBERS: Final = tuple(map(str, SPACES))


def canonical(state: State, question: OpenQuestion, phrase: str) -> tuple[str, ...]:
    """The words that a phrase can mean as an answer; none where it is not understood."""
    tags = _tagged(state, phrase.lower().replace("ё", "е"))
    if tags is None:
        return ()
    if question.what != "turn":
        answer = _answer(question.what, tags)
        return () if answer is None else (answer,)
    if state.setup.keep == "score":
        score = _score(tags)
        return () if score is None else (score,)
    return _moves(question, tags)


def _tagged(state: State, phrase: str) -> list[str] | None:
    """The tag of each word that says something; None where one is not known."""
    tags: list[str] = []
    for word in _WORD.findall(phrase):
        if state.setup.keep == "score" and word in state.players:
            tags.append(f"@{word}")
            continue
        tag = PHRASES.tag(word)
        if tag is None:
            return None
        if tag:
            tags.append(tag)
    return tags


def _answer(what: str, tags: list[str]) -> str | None:
    match what, tags:
        case "place", [number] if number in _NUMBERS:
            return f"place {number}"
        case "side", ["LEFT" | "RIGHT" as side]:
            return side.lower()
        case "paradox", ["NO"] | ["NO", "PARADOX"]:
            return "no"
        case "paradox", ["YES"] | ["DECLARE"] | ["PARADOX"] | ["DECLARE", "PARADOX"]:
            return "declare"
        case "paradox", ["DECLARE", "PARADOX", *rest] | ["DECLARE" | "PARADOX", *rest]:
            cards = _cards(rest)
            return None if cards is None else " ".join(("declare", *cards))
        case "hand" | "order" | "top", _ if cards := _cards(tags):
            return " ".join((what, *cards))
        case _:
            return None


def _score(tags: list[str]) -> str | None:
    """A11.1: a Paradox of somebody, or a clash."""
    people = [tag[1:] for tag in tags if tag.startswith("@")]
    signs = {tag for tag in tags if not tag.startswith("@")}
    match people, sorted(signs):
        case [who], ["PARADOX"]:
            return f"paradox {who}"
        case [who], ["WINS"] | ["CLASH"] | ["CLASH", "WINS"]:
            return f"clash {who}"
        case [], ["NOBODY"] | ["CLASH", "NOBODY"] | ["NOBODY", "WINS"]:
            return "clash none"
        case _:
            return None


def _cards(tags: list[str]) -> tuple[Card, ...] | None:
    """The cards that follow each other: a new one begins with a feature that the last one has."""
    groups: list[list[str]] = [[]]
    for tag in tags:
        if tag == "AND" or _kind(tag) in map(_kind, groups[-1]):
            groups.append([])
        if tag != "AND":
            groups[-1].append(tag)
    return named(["-".join(group) for group in groups])


def _kind(tag: str) -> tuple[str, ...]:
    """The colours, the relics or the numbers."""
    return next((kind for kind in (COLOURS, RELICS, _NUMBERS) if tag in kind), ())


def _moves(question: OpenQuestion, tags: list[str]) -> tuple[str, ...]:
    """A5.3: card, direction and destination; where no card is told, every option that fits."""
    way = [at for at, tag in enumerate(tags) if tag in ("FORWARD", "BACK")]
    if len(way) != 1:
        return ()
    revealed, direction, goal = tags[: way[0]], tags[way[0]], tags[way[0] + 1 :]
    card = card_named("-".join(revealed))
    if revealed and card is None:
        return ()
    if direction == "FORWARD":
        return _forward(question, card, goal)
    words = " ".join(("back", *(["to", *goal] if goal else [])))
    if card is not None:
        return (f"play {card} {words}",)
    held = dict.fromkeys(option.split()[1] for option in question.options)
    return tuple(f"play {one} {words}" for one in held) if goal else ()


def _forward(question: OpenQuestion, card: Card | None, goal: list[str]) -> tuple[str, ...]:
    """A5.1: “forward three” is a card of that number."""
    if card is not None:
        fits = not goal or goal == [str(NUMBER[card])]
        return (f"play {card} forward",) if fits else ()
    return tuple(
        option
        for option in question.options
        if option.endswith("forward") and goal == [str(NUMBER[option.split()[1]])]
    )
