"""A second Antinomy, written from docs/law/antinomy.md and its contract alone.

One plain dict, changed in place by a generator that yields its questions and is sent the answers.
An undo plays the game again from its beginning, without the last step.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from itertools import combinations, permutations
from typing import Any, Final

Dict = dict[str, Any]
Play = Generator[Dict, list[str], None]

# A1.2, card by card.
RELIC: Final = {
    "purple-1": "ring", "blue-2": "ring", "red-3": "ring", "green-4": "ring",
    "green-1": "feather", "purple-2": "feather", "blue-3": "feather", "red-4": "feather",
    "red-1": "key", "green-2": "key", "purple-3": "key", "blue-4": "key",
    "blue-1": "skull", "red-2": "skull", "green-3": "skull", "purple-4": "skull",
}  # fmt: skip
DECK: Final = sorted(RELIC)
FIRST_WORDS: Final = (
    "place", "play", "declare", "no", "left", "right", "order", "hand", "top", "paradox", "clash",
    "set",
)  # fmt: skip


def colour(card: str) -> str:
    return card.partition("-")[0]


def number(card: str) -> int:
    return int(card.partition("-")[2])


def card_of(text: str) -> str | None:
    """A1.2: any two features name a card."""
    said = text.split("-")
    for card in DECK:
        features = {colour(card), str(number(card)), RELIC[card]}
        if len(said) in (2, 3) and len(set(said)) == len(said) and set(said) <= features:
            return card
    return None


class No(Exception):
    """An error of the contract, and what an unclear word may mean."""

    def __init__(self, code: str, choices: list[str] | None = None) -> None:
        super().__init__(code)
        self.code, self.choices = code, choices or []


# The game, from its beginning to its end


def new(tree: Dict) -> Dict:
    """A table as a file has it; all is fixed there."""
    one, two = tree["players"]
    rulings = {"codex-end": "right", "paradox": "may", "tie-value": "zero", "first-clash": "turn"}
    hands = tree.get("hands") or {}
    return {
        "players": [one, two], "rival": {one: two, two: one}, "keep": tree.get("keep", "all"),
        "rulings": rulings | (tree.get("rulings") or {}),
        "circle": tree.get("codex-order") or ["blue", "green", "purple", "red"],
        "covered": tree.get("codex"), "row": dict(enumerate(tree.get("continuum") or [], 1)),
        "hand": {who: {card for card in hands.get(who, []) if card != "?"} for who in (one, two)},
        "gems": {one: 0, two: 0}, "at": {one: None, two: None}, "turn": None, "begun": 0,
        "won": None, "said": [], "question": None,
    }  # fmt: skip


def unseen(g: Dict) -> list[str]:
    open_ = {*g["row"].values(), *(card for hand in g["hand"].values() for card in hand)}
    return [card for card in DECK if card not in open_]


def holdable(g: Dict, who: str) -> set[str]:
    held: set[str] = g["hand"][who]
    return held if len(held) == 3 else held | set(unseen(g))


def ask(g: Dict, who: str, what: str, options: list[str], **beside: Any) -> Dict:
    g["question"] = {"who": who, "what": what, "options": options, **beside}
    question: Dict = g["question"]
    return question


def whole_game(g: Dict) -> Play:
    yield from (scores(g) if g["keep"] == "score" else table(g))
    g["question"] = None


def table(g: Dict) -> Play:
    end = 1 if g["rulings"]["codex-end"] == "right" else 9
    g["covered"] = colour(g["row"][end])
    g["said"].append({"codex": g["covered"]})
    for who in g["players"]:
        fit = [f"place {n}" for n in range(1, 10) if colour(g["row"][n]) == g["covered"]]
        answer = yield ask(g, who, "place", fit)
        g["at"][who] = int(answer[1])
        g["said"].append({"placed": int(answer[1]), "who": who})
    g["turn"] = g["players"][0]
    while not g["won"]:
        g["begun"] += 1
        g["said"].append({"turn": g["turn"]})
        answer = yield ask(g, g["turn"], "turn", moves(g))
        while answer[0] == "set":
            correct(g, answer)
            answer = yield ask(g, g["turn"], "turn", moves(g))
        yield from one_turn(g, answer)
        if not g["won"]:
            g["turn"] = g["rival"][g["turn"]]


def ahead(g: Dict, who: str) -> int:
    """A2.6: the starter's right is towards the high numbers."""
    return 1 if who == g["players"][0] else -1


def moves(g: Dict) -> list[str]:
    who = g["turn"]
    step, here, found = ahead(g, who), g["at"][who], []
    for card in holdable(g, who):
        if here + step * number(card) in g["row"]:
            found.append(f"play {card} forward")
        behind = range(1, here) if step == 1 else range(here + 1, 10)
        for n in behind:
            lying = g["row"][n]
            if colour(lying) == colour(card) or RELIC[lying] == RELIC[card]:
                found.append(f"play {card} back {n}")
    return found


def one_turn(g: Dict, answer: list[str]) -> Play:
    who, card = g["turn"], answer[1]
    goal = g["at"][who] + ahead(g, who) * number(card)
    if answer[2] == "back":
        goal = int(answer[3])
    taken = g["row"][goal]
    g["hand"][who] -= {card}
    g["hand"][who] |= {taken}
    g["row"][goal] = card
    g["at"][who] = goal
    g["said"].append({"card": card, "who": who, "to": goal, "took": taken})
    yield from perhaps_paradox(g, who)
    if g["won"]:
        return
    calm = {"turn": 1, "setup": 0, "each": 2}[g["rulings"]["first-clash"]]
    if g["at"][who] == g["at"][g["rival"][who]] and g["begun"] > calm:
        yield from clash(g, who)


def kind_of(hand: set[str]) -> str | None:
    if len({number(card) for card in hand}) == 1:
        return "number"
    if len({colour(card) for card in hand}) == 1:
        return "colour"
    if len({RELIC[card] for card in hand}) == 1:
        return "relic"
    return None


def perhaps_paradox(g: Dict, who: str) -> Play:
    held = g["hand"][who]
    found = []
    for more in combinations(unseen(g), 3 - len(held)):
        whole = held | set(more)
        if kind_of(whole) and g["covered"] not in map(colour, whole):
            found.append(" ".join(["declare", *more]))
    if not found:
        return
    if len(held) == 3 and g["rulings"]["paradox"] == "must":
        answer = ["declare"]
    else:
        answer = yield ask(g, who, "paradox", [*found, "no"])
    if answer[0] == "no":
        return
    held |= set(answer[1:])
    g["said"].append({"paradox": sorted(held), "by": kind_of(held), "who": who})
    if not another_gem(g, who, "paradox"):
        codex_on(g)
        yield from exchange(g, who)


def exchange(g: Dict, who: str) -> Play:
    here, step = g["at"][who], ahead(g, who)
    sides = {
        "left": sorted(here - step * n for n in (1, 2, 3)),
        "right": sorted(here + step * n for n in (1, 2, 3)),
    }
    sides = {side: three for side, three in sides.items() if set(three) <= set(g["row"])}
    side = next(iter(sides))
    if len(sides) == 2:
        side = (yield ask(g, who, "side", list(sides)))[0]
    three = sides[side]
    orders = [" ".join(["order", *cards]) for cards in permutations(g["hand"][who])]
    laid = (yield ask(g, "table", "order", orders, spaces=three))[1:]
    took = [g["row"][n] for n in three]
    g["row"].update(zip(three, laid, strict=True))
    g["hand"][who] = set(took)
    g["said"].append({"laid": laid, "spaces": three, "took": took, "who": who})


def worth(g: Dict, cards: set[str]) -> int:
    return sum(0 if colour(card) == g["covered"] else number(card) for card in cards)


def clash(g: Dict, who: str) -> Play:
    totals, both = [], [who, g["rival"][who]]
    for one in both:
        missing = 3 - len(g["hand"][one])
        if missing:
            names = [" ".join(["hand", *more]) for more in combinations(unseen(g), missing)]
            g["hand"][one] |= set((yield ask(g, one, "hand", names))[1:])
        totals.append(worth(g, g["hand"][one]))
        g["said"].append({"hand": sorted(g["hand"][one]), "total": totals[-1], "who": one})
    if totals[0] == totals[1]:
        pairs = [f"top {a} {b}" for a in g["hand"][both[0]] for b in g["hand"][both[1]]]
        shown = (yield ask(g, "table", "top", pairs))[1:]
        for place, card in enumerate(shown):
            printed = g["rulings"]["tie-value"] == "printed"
            totals[place] = number(card) if printed else worth(g, {card})
            g["said"].append({"top": card, "value": totals[place], "who": both[place]})
    if totals[0] == totals[1]:
        after_clash(g, "none")
    else:
        after_clash(g, both[totals[1] > totals[0]])


def after_clash(g: Dict, winner: str) -> None:
    g["said"].append({"clash": winner})
    if winner == "none" or g["gems"][g["rival"][winner]] == 0:
        return
    loser = g["rival"][winner]
    g["gems"][loser] -= 1
    g["said"].append({"crystals": g["gems"][loser], "by": "clash", "who": loser})
    if not another_gem(g, winner, "clash"):
        codex_on(g)


def another_gem(g: Dict, who: str, by: str) -> bool:
    g["gems"][who] += 1
    g["said"].append({"crystals": g["gems"][who], "by": by, "who": who})
    if g["gems"][who] == 5:
        g["won"] = who
        g["said"].append({"won": who})
    return g["won"] is not None


def codex_on(g: Dict) -> None:
    circle = g["circle"] * 2
    g["covered"] = circle[circle.index(g["covered"]) + 1]
    g["said"].append({"codex": g["covered"]})


def scores(g: Dict) -> Play:
    """A11.1."""
    g["said"].append({"codex": g["covered"]})
    winners = [f"{what} {who}" for what in ("paradox", "clash") for who in g["players"]]
    while not g["won"]:
        answer = yield ask(g, "table", "turn", [*winners, "clash none"])
        if answer[0] == "set":
            correct(g, answer)
        elif answer[0] == "clash":
            after_clash(g, answer[1])
        elif not another_gem(g, answer[1], "paradox"):
            codex_on(g)


# A10


def facts_of(g: Dict, words: list[str]) -> list[list[str]]:
    """The facts of a correction; No where one is not known, or cannot be."""
    facts: list[list[str]] = [[]]
    for word in words[1:]:
        if word == "and":
            facts.append([])
        else:
            facts[-1].append(word)
    whole, people = g["keep"] == "all", g["players"]
    bad = False
    for fact in facts:
        if len(fact) == 2 and fact[0] == "codex" and fact[1] in g["circle"]:
            continue
        if len(fact) == 2 and fact[0] == "turn" and fact[1] in people and whole:
            continue
        if len(fact) != 3 or fact[0] not in people or not fact[2].isdigit():
            raise No("unknown")
        if fact[1] == "crystals":
            bad = bad or int(fact[2]) > 4
        elif fact[1] == "at" and whole:
            bad = bad or int(fact[2]) not in range(1, 10)
        else:
            raise No("unknown")
    if bad:
        raise No("illegal")
    return facts


def correct(g: Dict, words: list[str]) -> None:
    for fact in facts_of(g, words):
        if fact[0] == "codex":
            g["covered"] = fact[1]
        elif fact[0] == "turn":
            g["turn"] = fact[1]
        else:
            g["gems" if fact[1] == "crystals" else "at"][fact[0]] = int(fact[2])
    g["said"].append({"corrected": " ".join(words[1:])})


# The words


def meant(g: Dict, who: str, text: str) -> list[str]:
    """The canonical words of an answer; or No, the errors in the order of the contract."""
    words, q = text.split(), g["question"]
    if words[0] not in FIRST_WORDS:
        raise No("unknown")
    if q is None:
        raise No("not-now")
    if who != ("table" if words[0] == "set" else q["who"]):
        raise No("not-your-turn")
    if words[0] == "set":
        if q["what"] != "turn":
            raise No("not-now")
        facts_of(g, words)
        return words
    options = [option.split() for option in q["options"]]
    options = [option for option in options if option[0] == words[0]]
    if not options:
        raise No("not-now")
    cards, found = candidates(g, q, words, options)
    if not found:
        raise No("illegal" if all(can_have(g, q, n, card) for n, card in cards) else "not-held")
    if len(found) > 1:
        raise No("unclear", [" ".join(option) for option in found])
    return found[0]


def can_have(g: Dict, q: Dict, place: int, card: str) -> bool:
    if q["what"] == "top":
        owner = g["turn"] if place == 0 else g["rival"][g["turn"]]
        return place > 1 or card in g["hand"][owner]
    owner = g["turn"] if q["what"] == "order" else q["who"]
    return card in holdable(g, owner)


def candidates(
    g: Dict, q: Dict, words: list[str], options: list[list[str]]
) -> tuple[list[tuple[int, str]], list[list[str]]]:
    """The cards that are named, by their places, and the options that the words can mean."""
    head, rest = words[0], words[1:]
    if head in ("place", "paradox", "clash", "no", "left", "right"):
        if len(rest) > (head in ("place", "paradox", "clash")):
            raise No("unknown")
        if rest and head == "place" and not rest[0].isdigit():
            raise No("unknown")
        if rest and head != "place" and [head, rest[0]] not in options:
            raise No("unknown")
        return [], [option for option in options if option[1 : 1 + len(rest)] == rest]
    if head == "play":
        return play_candidates(g, q, rest, options)
    cards = [card_of(word) for word in rest]
    if None in cards:
        raise No("unknown")
    named = [card for card in cards if card]
    if head in ("declare", "hand"):
        known = g["hand"][q["who"]]
        fit = [
            option
            for option in options
            if all(card in known or card in option for card in named)
            and len(named) == len(set(named))
        ]
    else:
        fit = [option for option in options if option[1 : 1 + len(named)] == named]
    return list(enumerate(named)), fit


def play_candidates(
    g: Dict, q: Dict, rest: list[str], options: list[list[str]]
) -> tuple[list[tuple[int, str]], list[list[str]]]:
    if not rest:
        return [], options
    card, way = card_of(rest[0]), rest[1:]
    if card is None or (way and way[0] not in ("forward", "back", "to")) or len(way) > 3:
        raise No("unknown")
    mine = [option for option in options if option[1] == card]
    named = [(0, card)]
    if not way or (len(way) == 1 and way[0] != "to"):
        return named, [option for option in mine if not way or option[2] == way[0]]
    if way[0] == "forward" or way in (["back", "to"], ["to"]):
        raise No("unknown")
    target = way[-1]
    if way[0] == "to" and (len(way) != 2 or not target.isdigit()):
        raise No("unknown")
    if len(way) == 3 and way[1] != "to":
        raise No("unknown")
    goals = {}
    for option in mine:
        step = ahead(g, q["who"]) * number(card)
        goal = g["at"][q["who"]] + step if option[2] == "forward" else int(option[3])
        goals[" ".join(option)] = goal
    if target.isdigit():
        fit = [option for option in mine if goals[" ".join(option)] == int(target)]
        if way[0] == "back":
            fit = [option for option in fit if option[2] == "back"]
        return named, fit
    lying = card_of(target)
    if len(way) == 2 or not (lying or target in (*g["circle"], *RELIC.values())):
        raise No("unknown")
    back = [option for option in mine if option[2] == "back"]
    return named, [
        option
        for option in back
        if target in (colour(there := g["row"][int(option[3])]), RELIC[there]) or there == lying
    ]


class Oracle:
    """A game as a script talks to it."""

    def __init__(self, tree: Dict) -> None:
        self.tree = tree
        self.steps: list[list[list[str]]] = []
        self.undone: list[list[list[str]]] = []
        self.opening = self._begin()

    def _begin(self) -> Dict:
        self.g = new(self.tree)
        self.play = whole_game(self.g)
        next(self.play)
        return self._line()

    def _line(self) -> Dict:
        said, self.g["said"] = self.g["said"], []
        return {"said": said, "asks": self.g["question"]}

    def _send(self, words: list[str]) -> Dict:
        with suppress(StopIteration):
            self.play.send(words)
        return self._line()

    def say(self, who: str, text: str) -> Dict:
        if text in ("undo", "redo"):
            return self._again(who, text)
        try:
            words = meant(self.g, who, text)
        except No as no:
            return {"error": no.code, "choices": sorted(no.choices)}
        begins = self.g["question"]["what"] in ("place", "turn")
        if begins or not self.steps:
            self.steps.append([])
        self.steps[-1].append(words)
        self.undone = []
        return self._send(words)

    def _again(self, who: str, text: str) -> Dict:
        come, go = (self.steps, self.undone) if text == "undo" else (self.undone, self.steps)
        if who != "table" or not come:
            return {"error": "not-your-turn" if who != "table" else "not-now", "choices": []}
        go.append(come.pop())
        line = self._begin()
        for step in self.steps:
            for words in step:
                line = self._send(words)
        return {"said": [], "asks": line["asks"]}

    def state(self) -> Dict:
        g = self.g
        if g["keep"] == "score":
            people = {who: {"crystals": g["gems"][who]} for who in g["players"]}
            return {"codex": g["covered"], "pool": 9 - sum(g["gems"].values()),
                    "players": people, "won": g["won"]}  # fmt: skip
        return {
            "turn": g["turn"], "turns": g["begun"], "codex": g["covered"],
            "continuum": [g["row"][n] for n in range(1, 10)],
            "pool": 9 - sum(g["gems"].values()), "won": g["won"],
            "players": {
                who: {"at": g["at"][who], "crystals": g["gems"][who],
                      "hand": (sorted(g["hand"][who]) + ["?"] * 3)[:3]}
                for who in g["players"]
            },
        }  # fmt: skip
