"""The finer reasons in English: see `reasons`. The same keys as in Russian."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.island.questions import What
from companion.games.island.refusals.reasons import WhyWord
from companion.games.island.terms import EXTRAS, OP
from companion.text.island.en.nouns import DIRECTIONS, FRUIT_NAMES, MET

NAMED: Mapping[str, object] = {
    **MET,
    OP: "the OP",
    "chance": "chance",
    **{fruit: f"the {name}" for fruit, name in FRUIT_NAMES.items()},
    **{extra: str(extra) for extra in EXTRAS},
    **DIRECTIONS,
}
OR: str = "or"


class _Number(int):
    """A number of energy in a sentence: `only 1`, `none`."""

    @property
    def left(self) -> str:
        return f"only {self}" if self else "none"


def number(n: int) -> _Number:
    return _Number(n)


FOR_YOU_ALONE: str = "For you alone: {reason}"
DID_YOU_MEAN: str = "Did you mean {choices}?"

REASONS: Mapping[WhyWord, str] = {
    # Turns
    "game-over": "the game is over: all you can do now is take back a step.",
    "op-corrects": "only the OP makes corrections.",
    "turn-of": "it is {0}’s turn.",
    "part-of": "{0}’s part of the turn is not over yet.",
    "part-over": "{0}’s part of the turn is over.",
    "answers-first": "{0} has to answer first.",
    "asked": "another question is open: {asked}.",
    "turn-waits": "no question is open, and {0} is to act.",
    "op-piece": "only the OP acts with {0}.",
    "captives-only": "only captives do that: begin with the captive’s name.",
    "not-in-play": "{0} does not take part in this game.",
    "off-island": "{0} is not on the island now.",
    # Actions and energy
    "no-actions": "{0} has no actions left in this turn.",
    "op-no-actions": "the OP has no actions left in this turn.",
    "piece-rests": "this piece can do nothing now.",
    "forbids-over": "the power token in force forbids moving a space over.",
    "forbids-safe": "the power token in force forbids moving safely.",
    "energy": "that costs {0} energy, and there is {1.left} left.",
    "last-energy": "that costs {0} energy; there is {1.left} left, and the last one cannot be"
    " spent.",
    "energy-full": "{0} already has full energy.",
    "health-full": "{0} already has full health.",
    "all-full": "{0} already has full health and full energy.",
    "actions-lost": "{0} can gain an action only in their own part of the turn.",
    "nothing-restored": "under the power token in force, restoring gives no energy.",
    "schrodie-leaps": "with Schrodie’s board you move two spaces over, never a single one.",
    "only-schrodie": "only with Schrodie’s board can you move two spaces over.",
    # Boxes
    "box-crossed": "the {0} box is crossed out: it has been used.",
    "box-free": "the {0} box is not circled yet.",
    "no-boxes": "only Theseus’s board has extra boxes.",
    # Bonuses
    "fruit-crossed": "the bonus of {0} is gone: that fruit is crossed out.",
    "fruit-free": "there is no bonus of {0} yet: that fruit has not been obtained.",
    "none-ready": "{0} has no bonus that can be used now.",
    "sun": "this bonus works only in {0}’s turn.",
    "own-part": "this bonus works only in {0}’s part of the turn.",
    "bonus-between": "a bonus is used between actions, so {0} has to answer first.",
    "bonuses-off": "the power token in force forbids bonuses.",
    "event-meeting": "this bonus is offered only when two other pieces meet.",
    "event-ocean": "this bonus is offered only when {0} comes into the ocean.",
    "event-refuse": (
        "this bonus is offered only when {0} is about to activate an Escher knot or a portal after"
        " an unsafe visit."
    ),
    "event-reward": "this bonus is offered only when {0} visits an anomaly.",
    "all-off-map": "all pieces of the OP are off the map.",
    "trade-nothing": "{0} has nothing to trade now.",
    "free-step-nothing": "the power token in force forbids moving a space over and moving safely.",
    "no-fruit-to-go": "{0} has not visited any other fruit yet.",
    "boxes-all": "every extra box is already circled or crossed out.",
    "none-crossed": "no fruit of another bonus is crossed out.",
    "immune-all": "{0} is already immune to every piece of the OP.",
    # The OP's pieces
    "off-map": "{0} is off the map until the end of the turn.",
    "wave-there": "the Wave is already there.",
    "wave-no-lake": "the Wave can go to a lake only while Flood is in force.",
    "wave-rests": "by this table’s ruling the Wave cannot attack from its lake now.",
    "wave-once": "the Wave has already attacked {0} this turn.",
    "wave-far": "the Wave cannot reach {0} from its part of the ocean.",
    "wave-lake-far": "the Wave cannot reach {0} from its lake.",
    "immune": "{0} is immune to {1} for now.",
    "step-off": "by this table’s ruling {0} may not leave the island.",
    "been-there": "{0} has already been there this turn.",
    "step-far": "{0} is not next to that space.",
    "pushes-not": "{1} pushes now, not {0}.",
    "push-far": "{1} pushes from an adjacent space, but it is not next to {0}.",
    "push-lake": "{1} cannot push {0}, who is in the same lake.",
    "push-same": "{1} cannot push {0}, who is on the same space.",
    "push-way": "{0} can be pushed only away from {1}, to the {2}.",
    "push-nobody": "{0} cannot push anyone now.",
    "wave-nobody": "the Wave can’t reach anyone now.",
    "none-reaches": "no piece can come to that space now.",
    "other-piece": "this action belongs to {0}.",
    "only-step": "{0} has already pushed in this action: only a step is left.",
    "only-push": "{0} has already stepped in this action: only a push is left.",
    "no-pass": "by this table’s ruling the OP has to take the action.",
    # Answers
    "token-drawn": "choose one of the two tokens that were drawn.",
    "line-start": "pick one of the lit spaces.",
    "to-fruit": "pick a space with a fruit.",
    "to-lake": "pick a space of a lake.",
    "to-portal": "pick another portal.",
    "to-anomaly": "pick another anomaly.",
    "to-part": "pick one of the two parts of the ocean at this corner.",
    "back-wave": "the Wave comes back to one of the six parts of the ocean.",
    "back-rock": "the Rock comes back to an anomaly with no other piece on it.",
    "back-bush": "the Bush comes back to a fruit with no other piece on it.",
    "aside-way": "the sidestep leads to an adjacent space, never into the ocean.",
    "arrows-way": "no arrow leads that way.",
    "ivy-way": "pick an adjacent space of the island where it may still go.",
    "fruit-uncircled": "only a fruit that has been obtained can be crossed out here.",
    "fruit-unvisited": "name a fruit you have visited, and not the one you are on.",
    "fruit-uncrossed": "only a crossed-out fruit of another bonus can be circled again.",
    "two-ways": "name two different directions, or one, or none.",
    "camp-nothing": "that is useless, or no better than another answer.",
    "palm-full": "bonus {0} has no free palm box.",
    "number-no-over": "with this bonus you move plainly or safely, never a space over.",
    "free-step-how": "this step is either a space over or safe, if the power token allows it.",
    "name-op-piece": "name one of the OP’s three pieces.",
    "another-captive": "name another captive.",
    "more-than-asked": "that says too much: name only the move.",
    # Corrections
    "range": "the number has to be from {0} to {1}.",
    "lying-lake": "a captive can lie only in a lake.",
    "actions-not-on-turn": "it is not {0}’s turn, so they have no actions now.",
    "max-granddead": "only Granddead’s maximum of energy changes.",
    "palms-hempel": "only Hempel’s board has palm boxes.",
    "no-anomaly": "that space is not an anomaly.",
    "nothing-drawn": "no power tokens are being drawn.",
    "not-to-draw": "those two tokens cannot have been drawn.",
    "token-not-in-stack": "that token is one of the two that were drawn.",
    "did-you-mean": "it is not clear which is meant.",
    "asked-first": "something else is asked first: {asked}.",
    "a-question": "that sounds like a question, so nothing was done.",
}

ASKED: Mapping[What, str] = {
    "turn": "the next action",
    "token": "which power token is chosen",
    "act": "what the piece does",
    "half": "the other half of the action",
    "carry": "whether the piece activates the space",
    "from": "which space of the lake the line starts on",
    "to": "which space it goes to",
    "direction": "a direction",
    "fruit": "a fruit",
    "activate": "whether the space is activated",
    "bonus": "whether a bonus is used",
    "ability": "whether the ability is used",
    "oracle": "the directions for the oracle",
    "camp": "what is regained in the camp",
    "revive": "the camp to revive in",
    "palm": "the palm box for the fruit",
    "number": "a number from 1 to 6",
    "move": "the direction of the move",
    "piece": "a piece",
    "captive": "a captive",
    "trade": "what is traded",
    "place": "where the piece comes back",
    "order": "the order, which chance draws",
}
# Questions before the space is activated.
ASKED_FIRST: Mapping[str, str] = {
    "symbol": "whether the symbol is crossed out for 2 actions instead of 1",
    "reward": "whether a bonus is used on this visit",
    "meeting": "whether a bonus is used now that two pieces have met",
}
