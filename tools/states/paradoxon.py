"""States of PARADOXON: the set-up, the halves of two, items, Echo's turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from tests.ui.driver import Driver

Drive = Callable[[Driver], None]

NAMES: Final = {"en": ("Ann", "Bob"), "ru": ("Аня", "Боря")}
# Who says what; two to one for Ann, and a fragment that Bob takes away.
PAIR_SAID: Final = (
    "ann score 1 plan", "bob score 2 paradox", "ann score 2 plan", "bob score 1 paradox",
    "ann score 1 paradox", "bob score 2 plan", "ann score 3 plan", "bob score 2 paradox",
)  # fmt: skip
TAKEN_SAID: Final = (*PAIR_SAID[:3], "bob score 3 theirs")
OVER_SAID: Final = (
    *PAIR_SAID, "ann score 3 plan", "bob end", "ann score 3 plan", "bob end", "ann score 2 paradox",
    "bob score 1 plan",
)  # fmt: skip
# Plan A eliminates the plan; then nothing is found, and a card fades.
ECHO_SAID: Final = (
    "ann score 2 plan", "table card tickets-wallet", "ann score 3 paradox",
    "table card chocolates-ring", "table card armor-map", "table card keys-phone",
)  # fmt: skip
FADES_SAID: Final = (
    "ann score 1 paradox", "table card chocolates-ring", "table card tickets-wallet",
    "table card gun-map",
)  # fmt: skip
ECHO_OVER: Final = (
    "ann score 3 plan", "table card tickets-wallet", *("ann score 3 extra",) * 5, "ann empty",
)  # fmt: skip
TIE_SAID: Final = ("ann score 2 plan", "bob score 2 plan", "ann empty")


def kept_paradoxon(ui: Driver, said: tuple[str, ...], seed: int = 1, **table: object) -> str:
    """A game on the shelf after all that; its id."""
    from companion.engine.checks import Checks
    from companion.games.registry import kind

    names = NAMES[ui.companion.settings.language]
    players = ["ann"] if table["keep"] == "echo" or table.get("alone") else ["ann", "bob"]
    table.pop("alone", None)
    rules = kind("paradoxon")
    tree = {"players": players, **table}
    setup = rules.read_setup(tree, lambda: Random(seed), Checks(rules.sentences))
    people = dict(zip(players, names, strict=False))
    shown = ", ".join(people.values())
    session = ui.companion.shelf.begin(setup, 1, shown, {}, people, game="paradoxon")
    for line in said:
        who, words = line.split(maxsplit=1)
        session.submit(rules.understand(session.state, who, words))
    found: str = session.id
    return found


def pair(said: tuple[str, ...], ui: Driver) -> None:
    which = kept_paradoxon(ui, said, keep="score", first="ann")
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(2)


def pair_number(ui: Driver) -> None:
    pair(PAIR_SAID, ui)
    ui.tap("points 2")


def pair_ways(ui: Driver) -> None:
    pair(PAIR_SAID, ui)
    ui.tap("more-ways")


def pair_number_first(ui: Driver) -> None:
    pair((), ui)
    ui.tap("for plan")


def over_pair(page: str, ui: Driver) -> None:
    pair(TAKEN_SAID, ui)
    ui.companion.do(page)
    ui.pump(2)


def set_up(ui: Driver) -> None:
    ui.tap("choose-game")
    ui.reach("game paradoxon")
    ui.tap("new-game paradoxon")


def race(touched: tuple[str, ...], ui: Driver) -> None:
    """0.4 seconds lie between the two."""
    set_up(ui)
    ui.reach("race")
    now = ui.companion.shelf.now()
    for at, side in enumerate(touched):
        ui.companion.shelf.now = lambda at=at: now + 0.4 * at
        ui.tap(f"ready {side}")


def echo(said: tuple[str, ...], read: int, ui: Driver) -> None:
    """Against Echo, with so many pages of his turn read."""
    which = kept_paradoxon(
        ui, said, keep="echo", echo=["keys-wallet", "gun-mask"], paradox="phone-tickets"
    )
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(2)
    for _ in range(read):
        ui.tap("done")


def set_up_alone(ui: Driver) -> None:
    set_up(ui)
    ui.tap("seat 1")
    ui.reach("place left")
    ui.tap("card keys-wallet")
    ui.reach("place right")


def set_up_echo(ui: Driver) -> None:
    set_up_alone(ui)
    ui.tap("card gun-mask")


def items(side: str, item: str, ui: Driver) -> None:
    pair(PAIR_SAID, ui)
    ui.tap(f"items {side}")
    ui.tap(f"item {item}")


def items_beside_echo(ui: Driver) -> None:
    echo((), 0, ui)
    ui.tap("items near")
    ui.tap("item armor")


def items_by_hand(ui: Driver) -> None:
    items("near", "wallet", ui)
    ui.tap("differs")


def box_of_paradoxon(acts: tuple[str, ...], ui: Driver) -> None:
    set_up(ui)
    ui.tap("rulings")
    ui.tap("check-box paradoxon")
    for act in acts:
        ui.reach(act)


def worth_of_a_card(ui: Driver) -> None:
    pair(PAIR_SAID, ui)
    ui.tap("worth far")
    for card in ("keys-wallet", "keys-phone", "tickets-wallet"):
        if f"card {card}" not in ui.roles():
            ui.tap("tab lilac")
        ui.tap(f"card {card}")
    ui.companion.do("slot one")
    ui.companion.changed()
    ui.pump(2)


def whole(answers: int, ui: Driver, *, alone: bool, seed: int = 1) -> None:
    """After so many answers; the first that is offered each time."""
    which = kept_paradoxon(ui, (), seed, keep="all", alone=alone, first="ann", chance="app")
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(2)
    page = ui.companion.pages[-1]
    for _ in range(answers):
        question = page.state.question
        ui.companion.do("my-cards")
        ui.companion.do(f"say {question.who} {question.options[0]}")
    ui.companion.changed()
    ui.pump(2)


def uncover(ui: Driver, act: str) -> None:
    ui.companion.do(act)
    ui.companion.changed()
    ui.pump(2)


def whole_covered(ui: Driver) -> None:
    whole(9, ui, alone=False)
    uncover(ui, "cover-cards")


def whole_open(ui: Driver) -> None:
    whole(9, ui, alone=False)
    uncover(ui, "my-cards")


def whole_deal(ui: Driver) -> None:
    whole(2, ui, alone=True)
    uncover(ui, "my-cards")


def whole_alone(ui: Driver) -> None:
    whole(10, ui, alone=True)


def whole_echo(keys: tuple[str, ...], ui: Driver, seed: int = 1) -> None:
    """A whole game alone, up to such a page of Echo's turn; an empty one: a side is asked."""
    whole(0, ui, alone=True, seed=seed)
    page, dice = ui.companion.pages[-1], Random(4)
    for _ in range(400):
        now, question = page.page, page.state.question
        if (now.key if now is not None else "" if page.state.mover == "echo" else "own") in keys:
            break
        if now is not None:
            ui.companion.do("done")
        elif question is not None:
            word = "end" if "end" in question.options else dice.choice(question.options)
            ui.companion.do(f"say {question.who} {word}")
    ui.companion.changed()
    ui.pump(2)


def whole_over(ui: Driver) -> None:
    """A whole game alone that has ended, after a scoring in each turn that can have one."""
    whole(0, ui, alone=True)
    page = ui.companion.pages[-1]
    for _ in range(400):
        question = page.state.question
        if question is None:
            break
        scores = [one for one in question.options if one.startswith("score ")]
        word = "end" if "end" in question.options else question.options[0]
        ui.companion.do(f"say {question.who} {scores[-1] if scores else word}")
    while page.page is not None:
        ui.companion.do("done")
    ui.companion.changed()
    ui.pump(2)


def set_up_whole(ui: Driver) -> None:
    set_up(ui)
    ui.reach("cards tablet")


def lesson(answers: tuple[str, ...], ui: Driver, told: str = "") -> None:
    """The lesson after these answers, and with one of which the why is read."""
    set_up_whole(ui)
    ui.reach("lesson")
    for one in answers:
        ui.companion.do(f"say {one}")
        ui.companion.do("next")
    if told:
        ui.companion.do(f"say {told}")
    ui.companion.changed()
    ui.pump(2)


LEARNT: Final = (
    "wallet", "map", "points-1", "points-2", "points-3", "points-3", "no", "right", "left",
)  # fmt: skip

PARADOXON_STATES: Final[dict[str, Drive]] = {
    "paradoxon-set-up": set_up,
    "paradoxon-race": partial(race, ()),
    "paradoxon-race-one": partial(race, ("far",)),
    "paradoxon-race-both": partial(race, ("near", "far")),
    "paradoxon-set-up-alone": set_up_alone,
    "paradoxon-set-up-echo": set_up_echo,
    "paradoxon-echo-own": partial(echo, (), 0),
    "paradoxon-echo-which": partial(echo, ECHO_SAID[:1], 0),
    "paradoxon-echo-turn": partial(echo, ECHO_SAID[:2], 0),
    "paradoxon-echo-yes": partial(echo, ECHO_SAID[:2], 1),
    "paradoxon-echo-rest": partial(echo, ECHO_SAID[:2], 2),
    "paradoxon-echo-drawn": partial(echo, ECHO_SAID[:5], 3),
    "paradoxon-echo-none": partial(echo, ECHO_SAID, 0),
    "paradoxon-echo-fades": partial(echo, FADES_SAID, 0),
    "paradoxon-echo-own-later": partial(echo, FADES_SAID, 2),
    "paradoxon-echo-over": partial(echo, ECHO_OVER, 0),
    "paradoxon-items": partial(items, "near", "armor"),
    "paradoxon-items-turned": partial(items, "far", "aces"),
    "paradoxon-items-echo": items_beside_echo,
    "paradoxon-items-by-hand": items_by_hand,
    "paradoxon-box": partial(box_of_paradoxon, ()),
    "paradoxon-box-item": partial(box_of_paradoxon, ("look wallet", "text by-hand")),
    "paradoxon-box-name": partial(box_of_paradoxon, ("look flowers", "other-name")),
    "paradoxon-worth": worth_of_a_card,
    "paradoxon-set-up-whole": set_up_whole,
    "paradoxon-whole-covered": whole_covered,
    "paradoxon-whole-open": whole_open,
    "paradoxon-whole-deal": whole_deal,
    "paradoxon-whole-echo-reveals": partial(whole_echo, ("whole-turn",)),
    "paradoxon-whole-echo-fails": partial(whole_echo, ("no-a",)),
    "paradoxon-whole-echo-works": partial(whole_echo, ("yes-a", "yes-b"), seed=6),
    "paradoxon-whole-echo-fades": partial(whole_echo, ("fades",)),
    "paradoxon-whole-echo-rests": partial(whole_echo, ("whole-moves-up",)),
    "paradoxon-whole-echo-asks": partial(whole_echo, ("",)),
    "paradoxon-whole-alone-over": whole_over,
    "paradoxon-whole-alone": whole_alone,
    "paradoxon-lesson": partial(lesson, ()),
    "paradoxon-lesson-wrong": partial(lesson, LEARNT[:3], told="points-1"),
    "paradoxon-lesson-echo": partial(lesson, LEARNT[:7]),
    "paradoxon-lesson-right": partial(lesson, LEARNT[:7], told="right"),
    "paradoxon-lesson-over": partial(lesson, LEARNT),
    "paradoxon-first": partial(pair, ()),
    "paradoxon-scored": partial(pair, PAIR_SAID),
    "paradoxon-number": pair_number,
    "paradoxon-number-first": pair_number_first,
    "paradoxon-ways": pair_ways,
    "paradoxon-taken": partial(pair, TAKEN_SAID),
    "paradoxon-over": partial(pair, OVER_SAID),
    "paradoxon-tie": partial(pair, TIE_SAID),
    "paradoxon-why": partial(over_pair, "why near"),
    "paradoxon-correct": partial(over_pair, "correct"),
    "paradoxon-figures": partial(over_pair, "figures"),
}
