"""A second PARADOMINETOR, written from docs/law/paradominetor.md and its contract alone.

One plain dict that is changed in place; a copy of it stands for each step, and an undo brings the
last one back.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from tests.games.paradominetor.oracle_words import No, endings, meant, seats_from

Dict = dict[str, Any]

# T1.2, value by value: which backs a front has.
PRINTED: Final = {
    "1": ["past", "present"], "2": ["past", "present", "future"],
    "3": ["past", "present", "future"], "4": ["past", "present", "future"],
    "5": ["present", "future"], "6": ["future"],
}  # fmt: skip
LATER: Final = {"past": 0, "present": 1, "future": 2}


def hue(front: str) -> str:
    """The printed colour, or black."""
    return front.partition("-")[0]


def height(front: str) -> int:
    return int(front.split("-")[1]) if "-" in front else 0


def front(tile: str) -> str:
    return "-".join(tile.split("-")[:2])


def time(tile: str) -> str:
    return tile.split("-")[2] if "-" in tile else "past"


def all_fronts(g: Dict) -> list[str]:
    return [f"{one}-{value}" for one in g["sets"] for value in PRINTED] + ["black"]


class Oracle:
    """A table as a file has it, with everything fixed there."""

    def __init__(self, tree: Dict) -> None:
        self.g = new(tree)
        self.steps: list[Dict] = []
        self.redo: list[Dict] = []
        if self.g["pass"] != "done":
            self.g["said"].append({"pass": self.g["pass"]})
        if self.g["pass"] == "done" or self.g["hands"] is None:
            start_trick(self.g)
        else:
            ask_to_pass(self.g)
        self.opening = self.line()

    def say(self, who: str, words: str) -> Dict:
        g = self.g
        g["said"] = []
        try:
            if words in ("undo", "redo"):
                self._again(who, words)
                return self.line()
            answer = meant(g, who, words)
            before = deepcopy(g)
            if answer[0] == "set":
                facts_allowed(g, answer)
        except No as no:
            return {"error": no.code, "choices": sorted(no.choices)}
        if g["question"]["what"] != "earliest" or not self.steps:
            self.steps.append(before)
        self.redo = []
        take(g, who, answer)
        return self.line()

    def _again(self, who: str, words: str) -> None:
        if who != "table":
            raise No("not-your-turn")
        found, other = (self.steps, self.redo) if words == "undo" else (self.redo, self.steps)
        if not found:
            raise No("not-now")
        other.append(self.g)
        self.g = found.pop()
        self.g["said"] = []

    def line(self) -> Dict:
        q = self.g["question"]
        return {"said": list(self.g["said"]), "asks": None if q is None else dict(q)}

    def state(self) -> Dict:
        return view(self.g)


def new(tree: Dict) -> Dict:
    players = list(tree["players"])
    rulings = {"declared-paradox": "on-colour", "declare": "any", "revoke": "note"}
    hands = tree.get("hands") or None
    return {
        "players": players, "keep": tree.get("keep", "all"), "sets": list(tree["sets"]),
        "lead": tree["lead"], "pass": tree["pass"], "rulings": rulings | (tree["rulings"] or {}),
        "hands": {who: sorted(hands[who]) for who in players} if hands else None,
        "gone": [], "down": [], "trick": 0, "full": dict.fromkeys(players, 0),
        "half": dict.fromkeys(players, 0), "lacks": {who: {} for who in players},
        "given": {}, "question": None, "won": None, "said": [],
    }  # fmt: skip


def ask(g: Dict, who: str, what: str, options: list[str]) -> None:
    g["question"] = {"who": who, "what": what, "options": options}


def take(g: Dict, who: str, answer: list[str]) -> None:
    head = answer[0]
    if head == "set":
        correct(g, answer)
    elif head == "pass":
        pass_on(g, who, answer[1:])
    elif head == "earliest":
        pay(g, winning(g)["winners"], answer[1])
    elif head in ("single", "paradox", "all-black"):
        scored(g, answer)
    else:
        lay(g, who, answer)


# Passing


def ask_to_pass(g: Dict) -> None:
    who = next(one for one in g["players"] if one not in g["given"])
    hand = set(g["hands"][who])
    parts = {back: sorted(one for one in hand if time(one) == back) for back in LATER}
    ask(g, who, "pass", [
        f"pass {one} {two} {three}"
        for one in parts["past"] for two in parts["present"] for three in parts["future"]
    ])  # fmt: skip


def pass_on(g: Dict, who: str, tiles: list[str]) -> None:
    for tile in tiles:
        g["hands"][who].remove(tile)
    g["given"][who] = tiles
    if len(g["given"]) < len(g["players"]):
        ask_to_pass(g)
        return
    for giver in g["players"]:
        round_ = seats_from(g, giver)
        taker = round_[1] if g["pass"] == "left" else round_[-1]
        g["hands"][taker] = sorted(g["hands"][taker] + g["given"][giver])
    start_trick(g)
    for giver in g["players"]:
        round_ = seats_from(g, giver)
        taker = round_[1] if g["pass"] == "left" else round_[-1]
        g["said"].append({"to": taker, "from": giver, "tiles": g["given"][giver]})


# Tricks


def start_trick(g: Dict) -> None:
    g["trick"] += 1
    g["said"].append({"trick": g["trick"], "turn": g["lead"]})
    ask_on(g)


def ask_on(g: Dict) -> None:
    if g["keep"] == "score":
        ask(g, "table", "turn", endings(g))
        return
    who = seats_from(g, g["lead"])[len(g["down"])]
    ask(g, who, "tile", may_lay(g, who))


def remaining(g: Dict, one: str) -> int:
    count = len(g["players"]) if one == "black" else len(PRINTED[one.split("-")[1]])
    return count - [tile["front"] for tile in g["gone"] + g["down"]].count(one)


def to_follow(g: Dict) -> set[str]:
    found = {hue(tile["front"]) for tile in g["down"]} - {"black"}
    if g["down"] and g["down"][0]["as"]:
        found.add(g["down"][0]["as"])
    return found


def allowed(g: Dict, who: str) -> list[str]:
    """The tiles of a known hand."""
    hand, colours = sorted(set(g["hands"][who])), to_follow(g)
    match = [tile for tile in hand if hue(tile) in colours]
    return [tile for tile in hand if tile == "black" or not match or tile in match]


def may_lay(g: Dict, who: str) -> list[str]:
    if g["hands"] is None:
        found = [one for one in all_fronts(g) if remaining(g, one) > 0]
    else:
        found = allowed(g, who)
    if "black" in found and not g["down"]:
        found.remove("black")
        colours = g["sets"]
        if g["rulings"]["declare"] == "held" and g["hands"] is not None:
            colours = [one for one in g["sets"] if one in map(hue, g["hands"][who])] or g["sets"]
        found += [f"black as {one}" for one in colours]
    return found


def lay(g: Dict, who: str, answer: list[str]) -> None:
    tile = answer[0]
    declared = answer[2] if len(answer) == 3 else None
    if g["hands"] is not None:
        g["hands"][who].remove(tile)
    told = time(tile) if tile == "black" or tile.count("-") == 2 else None
    fact = {"tile": front(tile), "who": who}
    g["said"].append(fact | ({"as": declared} if declared else {}))
    colour, lacks = hue(tile), g["lacks"][who]
    if colour in lacks:
        since = lacks.pop(colour)
        if g["rulings"]["revoke"] == "note":
            g["said"].append({"revoke": colour, "trick": since, "who": who})
    if colour != "black" and g["down"] and colour not in to_follow(g):
        for other in to_follow(g):
            lacks.setdefault(other, g["trick"])
    g["down"].append({"who": who, "front": front(tile), "back": told, "as": declared})
    if len(g["down"]) < len(g["players"]):
        ask_on(g)
    else:
        trick_over(g)


def winning(g: Dict) -> Dict:
    """T4: of all that lies there now."""
    down = g["down"]
    places: dict[str, float] = {}
    for place, tile in enumerate(down):
        places.setdefault(hue(tile["front"]), place)
    declared = down[0]["as"]
    as_led = declared is not None and g["rulings"]["declared-paradox"] == "on-colour"
    if as_led:
        places[declared] = 0.5
    groups = {tile["front"]: [one["who"] for one in down if one["front"] == tile["front"]]
              for tile in down}  # fmt: skip
    strong = [one for one in groups if len(groups[one]) > 1]
    if not strong:
        best, count = down[0], 1
        for tile in down[1:]:
            if hue(tile["front"]) == (declared or hue(down[0]["front"])):
                count += 1
                if height(tile["front"]) > height(best["front"]):
                    best = tile
        why = "alone" if count == 1 else "highest"
        return {"winners": [best["who"]], "by": "single", "tile": best["front"], "why": why}
    strong.sort(key=lambda one: 10 * places[hue(one)] - height(one))
    top, *rest = strong
    found = {"winners": groups[top], "by": "paradox", "tile": top, "why": "paradox"}
    if top == "black" and len(groups[top]) == len(g["players"]):
        return found | {"why": "all-black"}
    if not rest:
        return found
    if hue(top) == hue(rest[0]):
        why = "value"
    elif top == "black" and places["black"] == 0:
        why = "black-led"
    else:
        why = "declared" if as_led and hue(top) == declared else "earlier"
    return found | {"why": why, "beaten": rest[0]}


def trick_over(g: Dict) -> None:
    found = winning(g)
    fact = {key: value for key, value in found.items() if key not in ("why", "beaten")}
    g["said"].append(fact | {"trick": g["trick"]} | found)
    if found["by"] == "single":
        pay(g, found["winners"], found["winners"][0])
        return
    tiles = [one for one in g["down"] if one["front"] == found["tile"]]
    for one in tiles:
        if one["back"]:
            g["said"].append({"back": one["back"], "who": one["who"]})
    if found["why"] == "all-black":
        pay(g, found["winners"], None)
    elif found["tile"] == "black":
        pay(g, found["winners"], found["winners"][0])
    else:
        first = [one["who"] for one in tiles if can_be_first(g, one, tiles)]
        if len(first) == 1:
            pay(g, found["winners"], first[0])
        else:
            ask(g, "table", "earliest", [f"earliest {who}" for who in first])


def can_be_first(g: Dict, one: Dict, tiles: list[Dict]) -> bool:
    """T5.3: True where some way to lay the untold backs has this one before the others."""
    before = [tile for tile in g["gone"] if tile["front"] == one["front"]]
    told = [tile["back"] for tile in before + tiles if tile["back"]]
    free = [back for back in PRINTED[one["front"].split("-")[1]] if back not in told]
    here = [LATER[tile["back"]] for tile in tiles if tile["back"]]
    untold = sum(tile["back"] is None for tile in tiles)
    if one["back"] is None:
        return all(LATER[free[0]] < back for back in here)
    mine = LATER[one["back"]]
    return mine == min(here) and sum(LATER[back] > mine for back in free) >= untold


def pay(g: Dict, winners: list[str], first: str | None) -> None:
    for who in winners:
        kind = "full" if who == first else "half"
        g[kind][who] += 1
        g["said"].append({
            "points": "1" if kind == "full" else "0.5", "who": who, "total": total(g, who),
        })  # fmt: skip
    g["gone"] += g["down"]
    g["down"] = []
    if first:
        g["lead"] = first
    if g["trick"] == 15:
        end(g)
    else:
        start_trick(g)


def total(g: Dict, who: str) -> str:
    return f"{g['full'][who] + g['half'][who] / 2:g}"


def places_of(g: Dict) -> list[list[str]]:
    left, found = list(g["players"]), []
    while left:
        best = max((float(total(g, who)), -g["half"][who]) for who in left)
        same = [who for who in left if (float(total(g, who)), -g["half"][who]) == best]
        found.append(same)
        left = [who for who in left if who not in same]
    return found


def end(g: Dict) -> None:
    places = places_of(g)
    g["won"] = places[0]
    g["question"] = None
    fact: Dict = {"ranking": places, "won": places[0]}
    fewer = [
        who
        for at, place in enumerate(places[:-1])
        for who in place
        if total(g, who) == total(g, places[at + 1][0])
    ]
    g["said"].append(fact | ({"fewer": fewer} if fewer else {}))


def scored(g: Dict, answer: list[str]) -> None:
    order = seats_from(g, g["lead"])
    if answer[0] == "all-black":
        g["said"].append({"winners": order, "by": "paradox", "tile": "black",
                          "trick": g["trick"], "why": "all-black"})  # fmt: skip
        pay(g, order, None)
        return
    winners = [who for who in order if who in answer[1:]]
    g["said"].append({"winners": winners, "by": answer[0], "trick": g["trick"]})
    pay(g, winners, answer[1])


# T9


def split_facts(words: list[str]) -> list[list[str]]:
    facts: list[list[str]] = [[]]
    for word in words[1:]:
        if word == "and":
            facts.append([])
        else:
            facts[-1].append(word)
    return facts


def facts_allowed(g: Dict, words: list[str]) -> None:
    """Raise No where a fact is not known, or cannot be."""
    facts = split_facts(words)
    bad = False
    for fact in facts:
        number = int(fact[-1]) if fact and fact[-1].isdigit() and len(fact[-1]) < 4 else None
        if len(fact) == 2 and fact[0] == "lead" and fact[1] in g["players"]:
            bad = bad or bool(g["down"])
        elif len(fact) == 2 and fact[0] == "trick" and number is not None:
            known = g["hands"] is not None
            bad = bad or number < 1 or number > 15 or (known and number != g["trick"])
        elif (
            len(fact) == 3
            and fact[0] in g["players"]
            and fact[1] in ("full", "half")
            and number is not None
        ):
            bad = bad or number > 15
        else:
            raise No("unknown")
    if bad:
        raise No("illegal")


def correct(g: Dict, words: list[str]) -> None:
    for fact in split_facts(words):
        if fact[0] == "lead":
            g["lead"] = fact[1]
        elif fact[0] == "trick":
            g["trick"] = int(fact[1])
            more_left = (16 - g["trick"]) * len(g["players"])
            if more_left > 15 * len(g["players"]) - len(g["gone"]):
                g["gone"] = []
                g["lacks"] = {who: {} for who in g["players"]}
        else:
            g[fact[1]][fact[0]] = int(fact[2])
    g["said"].append({"corrected": " ".join(words[1:])})
    ask_on(g)


def view(g: Dict) -> Dict:
    q = g["question"]
    turn = None
    if q is not None and q["what"] in ("tile", "turn"):
        turn = seats_from(g, g["lead"])[len(g["down"])]
    found = {"trick": g["trick"], "lead": g["lead"], "turn": turn, "ranking": places_of(g),
             "won": g["won"]}  # fmt: skip
    people: Dict = {
        who: {"points": total(g, who), "full": g["full"][who], "half": g["half"][who]}
        for who in g["players"]
    }
    if g["keep"] == "score":
        return found | {"players": people}
    for who, one in people.items():
        one["voids"] = [colour for colour in g["sets"] if colour in g["lacks"][who]]
        one["hand"] = g["hands"][who] if g["hands"] else None
    lying = [{"who": one["who"], "tile": one["front"], "as": one["as"]} for one in g["down"]]
    leading = winning(g)["winners"] if g["down"] else []
    return found | {"sets": g["sets"], "table": lying, "leading": leading, "players": people}
