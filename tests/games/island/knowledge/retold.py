"""The same words said once more on another island: does the table hear the same?"""

from random import Random

from companion.engine.frozen import frozen, revised
from companion.engine.refused import Refused
from companion.games.island.announcements import Announcement
from companion.games.island.apply import apply
from companion.games.island.board.generate import random_knots
from companion.games.island.board.knots import KINDS
from companion.games.island.board.layout import lay_out
from companion.games.island.commands import Answer, Command, Move
from companion.games.island.game import Game, play
from companion.games.island.knowledge.worlds import World
from companion.games.island.legal import legal
from companion.games.island.questions import Question
from companion.games.island.setup.begin import set_up
from companion.games.island.setup.table import SetUp
from companion.games.island.state import State
from companion.games.island.terms import ANOMALIES, OP, Anomaly, Hex
from tests.games.island.random_tables import random_setup

Told = tuple[tuple[Announcement, ...], ...]


@frozen
class Tale:
    """A few moves of the first captive, in which the OP decided nothing."""

    setup: SetUp
    commands: tuple[Command, ...]
    told: Told
    game: Game


def tale(seed: int, moves: int) -> Tale | None:
    """None where the OP had something to decide, or nothing was done."""
    dice = Random(seed)
    setup = random_setup(dice, players=3, odd=False)
    game = play(setup, seed)
    who, commands, told = setup.seats[0].who, [], [game.start.said]
    while (question := game.state.question) is not None:
        if question.who != who:
            return None
        if question.what == "turn":
            if moves == 0 or game.state.captive(who).actions == 0:
                break
            moves -= 1
            ways = [one for one in legal(game.state) if isinstance(one, Move) and one.safe]
            command: Command = dice.choice(ways)
        else:
            command = _fixed(question)
        commands.append(command)
        told.append(game.submit(command)[-1].outcome.said)
    return Tale(setup, tuple(commands), tuple(told), game) if commands else None


def _fixed(question: Question) -> Answer:
    """Carried on wherever that can be; else what takes least."""
    if question.what == "activate":
        carried = (question.by or "").startswith(("portal", "knot"))
        return Answer(question.who, "yes" if carried else "no")
    for word in ("decline", "none"):
        if word in question.options:
            return Answer(question.who, word)
    if question.what == "oracle":
        return Answer(question.who, "none")
    return Answer(question.who, question.options[0])


def told_again(one: Tale, setup: SetUp) -> State | None:
    """The state after the same commands on another table; None where something else is said."""
    outcome = set_up(setup)
    if outcome.said != one.told[0]:
        return None
    state = outcome.state
    for command, told in zip(one.commands, one.told[1:], strict=True):
        try:
            outcome = apply(state, command)
        except Refused:
            return None
        state = outcome.state
        asked = state.question
        if outcome.said != told or (asked is not None and asked.who in (OP, "chance")):
            return None
    return state


def on_world(one: Tale, world: World, dice: Random) -> SetUp:
    """The table on a drawn island; its knots, and what nobody has heard of, by chance."""
    spaces: dict[Hex, str] = {}
    tokens: dict[Hex, Anomaly] = {}
    for at, word in world.spaces.items():
        plain, _, token = word.removeprefix("lake:").partition(":")
        spaces[at] = plain
        if token:
            tokens[at] = next(effect for effect in ANOMALIES if effect == token)
    knots = random_knots([at for at in spaces if spaces[at] == "knot"], tuple(KINDS), dice)
    island = lay_out(spaces, knots)
    free = [effect for effect in ANOMALIES if effect not in tokens.values()]
    dice.shuffle(free)
    anomalies = {at: tokens.get(at) or free.pop() for at in island.anomalies}
    bush = next(fruit for fruit, at in one.setup.island.fruits.items() if at == one.setup.bush)
    return revised(
        one.setup,
        {
            "island": island,
            "anomalies": anomalies,
            "bush": island.fruits[bush],
            "rock": dice.choice(island.anomalies),
            "wave": dice.choice(("N", "NE", "SE", "S", "SW", "NW")),
        },
    )
