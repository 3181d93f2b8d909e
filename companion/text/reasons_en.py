"""The finer reasons in English: see `reasons`. The same keys as in Russian."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.island.questions import What
from companion.games.island.terms import EXTRAS, OP
from companion.games.island.whys import WhyWord
from companion.text.nouns_en import DIRECTIONS, FRUIT_NAMES, MET

NAMED: Mapping[str, object] = {
    **MET,
    OP: "the OP",
    "chance": "chance",
    **{fruit: f"the {name}" for fruit, name in FRUIT_NAMES.items()},
    **{extra: str(extra) for extra in EXTRAS},
    **DIRECTIONS,
}
OR: str = "or"
FOR_YOU_ALONE: str = "For you alone: {reason}"
DID_YOU_MEAN: str = "Did you mean {choices}?"

REASONS: Mapping[WhyWord, str] = {
    # Whose turn it is
    "game-over": "the game is over, and all that can be done now is to take back a step.",
    "op-corrects": "only the OP corrects what stands on the boards.",
    "turn-of": "it is the turn of {0}.",
    "part-of": "the part of {0} is not over yet.",
    "part-over": "the part of {0} has ended for this turn.",
    "answers-first": "{0} has to answer first.",
    "asked": "something else is asked now: {asked}.",
    "turn-waits": "nothing is asked now, and {0} is to act.",
    "op-piece": "only the OP acts with {0}.",
    "captives-only": "only captives do that: begin with the name of whoever says it.",
    "not-in-play": "{0} does not take part in this game.",
    "off-island": "{0} is not on the island now.",
    # Actions and energy
    "no-actions": "{0} has no actions left in this turn.",
    "op-no-actions": "the OP has no actions left in this turn.",
    "piece-rests": "there is nothing that this piece can do now.",
    "forbids-over": "the power token in force forbids moving a space over.",
    "forbids-safe": "the power token in force forbids moving safely.",
    "energy": "that costs {0} energy, and there is {1}.",
    "last-energy": "that costs {0} energy, and there is {1}, of which the last pays for nothing.",
    "energy-full": "{0} is at full energy already.",
    "health-full": "{0} is at full health already.",
    "all-full": "{0} is at full health and full energy already.",
    "actions-lost": "{0} can gain an action only in the part of the turn that is going on.",
    "nothing-restored": "with the power token in force no energy is restored.",
    "schrodie-leaps": "by Schrodie’s board a move goes two spaces over, never a single one.",
    "only-schrodie": "only by Schrodie’s board does a move go two spaces over.",
    # Boxes
    "box-crossed": "the {0} box is crossed out: it has been used.",
    "box-free": "the {0} box is not circled yet.",
    "no-boxes": "only the board of Theseus has extra boxes.",
    # Bonuses
    "fruit-crossed": "the fruit is crossed out, so the bonus of {0} is gone.",
    "fruit-free": "the fruit has not been obtained, so the bonus of {0} is not there yet.",
    "none-ready": "{0} has no bonus that can be used now.",
    "sun": "this bonus works only in the turn of {0}.",
    "own-part": "this bonus works only in the part of the turn that is {0}’s.",
    "bonus-between": "a bonus is used between actions, so {0} has to answer first.",
    "bonuses-off": "the power token in force forbids bonuses.",
    "event-meeting": "this bonus is offered when two other pieces meet, and only then.",
    "event-ocean": "this bonus is offered when {0} comes into the ocean, and only then.",
    "event-refuse": (
        "this bonus is offered when {0} is about to activate an Escher knot or a portal"
        " after an unsafe visit, and only then."
    ),
    "event-reward": "this bonus is offered when {0} visits an anomaly, and only then.",
    "all-off-map": "all pieces of the OP are off the map.",
    "trade-nothing": "{0} can lose nothing that would bring something in return.",
    "free-step-nothing": "the power token in force forbids moving a space over as well as safely.",
    "no-fruit-to-go": "{0} has visited no other fruit to go to.",
    "boxes-all": "every extra box is circled or crossed out already.",
    "none-crossed": "no fruit of another bonus is crossed out.",
    "immune-all": "{0} is immune to every piece of the OP already.",
    # The OP's pieces
    "off-map": "{0} is off the map until the end of the turn.",
    "wave-there": "that is where the Wave is.",
    "wave-no-lake": "the Wave goes to a lake only while the token of the flood is in force.",
    "wave-rests": "by this table’s ruling the Wave attacks nobody from its lake now.",
    "wave-once": "the Wave has attacked {0} in this turn already.",
    "wave-far": "the Wave reaches the spaces that touch its part of the ocean, and {0} is on none.",
    "wave-lake-far": "from a lake the Wave reaches the spaces next to it, and {0} is on none.",
    "immune": "{0} is immune to {1} for now.",
    "step-off": "by this table’s ruling {0} may not leave the island.",
    "been-there": "{0} has been there in this turn already.",
    "step-far": "{0} is not next to that space.",
    "pushes-not": "it is {1} that pushes now, and not {0}.",
    "push-far": "{1} pushes from an adjacent space, and is not next to {0}.",
    "push-lake": "{1} pushes nobody who is in the same lake, and {0} is.",
    "push-same": "{1} pushes nobody who is on the same space, and {0} is.",
    "push-way": "{0} can be pushed only away from {1}, which now means {2}.",
    "push-nobody": "there is nobody whom {0} can push now.",
    "wave-nobody": "there is nobody whom the Wave can attack now.",
    "none-reaches": "no piece can come to that space now.",
    "other-piece": "the action that is asked for is one with {0}.",
    "only-step": "{0} has pushed in this action, so only a step is left.",
    "only-push": "{0} has stepped in this action, so only a push is left.",
    "no-pass": "by this table’s ruling the OP has to take the action.",
    # Answers
    "token-drawn": "only one of the two tokens that were drawn can be chosen.",
    "line-start": "only one of the lit spaces answers this.",
    "to-fruit": "only a space with a fruit can be picked.",
    "to-lake": "only a space of a lake can be picked.",
    "to-portal": "only another portal can be picked.",
    "to-anomaly": "only another anomaly can be picked.",
    "to-part": "only one of the two parts of the ocean at this corner can be picked.",
    "back-wave": "the Wave comes back to one of the six parts of the ocean.",
    "back-rock": "the Rock comes back to an anomaly on which no other piece stands.",
    "back-bush": "the Bush comes back to a fruit on which no other piece stands.",
    "aside-way": "the sidestep leads to an adjacent space, never into the ocean.",
    "arrows-way": "no arrow leads that way.",
    "ivy-way": "only an adjacent space of the island will do, and none where it has been.",
    "fruit-uncircled": "only a fruit that has been obtained can be crossed out here.",
    "fruit-unvisited": "only a fruit that was visited will do, and not the one underfoot.",
    "fruit-uncrossed": "only a crossed-out fruit of another bonus can be circled again.",
    "two-ways": "the oracle is asked for no direction, for one, or for two different ones.",
    "camp-nothing": "that would regain nothing, or no more than another answer does.",
    "palm-full": "bonus {0} has no free palm box.",
    "number-no-over": "a move by this bonus is plain or safe, and never a space over.",
    "free-step-how": "this step goes either a space over or safely, as far as the token lets it.",
    "name-op-piece": "one of the three pieces of the OP has to be named.",
    "another-captive": "another captive has to be named.",
    "more-than-asked": "that says more than the move that is asked for.",
    # Corrections
    "range": "the number has to be from {0} to {1}.",
    "lying-lake": "a captive can lie only in a lake.",
    "actions-not-on-turn": "it is not the turn of {0}, who has no actions now.",
    "max-granddead": "only the energy of Granddead has a maximum that changes.",
    "palms-hempel": "only the board of Hempel has palm boxes.",
    "no-anomaly": "that space is no anomaly.",
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
    "from": "on which space of the lake the line starts",
    "to": "to which space it goes",
    "direction": "a direction",
    "fruit": "a fruit",
    "activate": "whether the space is activated",
    "bonus": "whether a bonus is used",
    "ability": "whether the ability is used",
    "oracle": "the directions for the oracle",
    "camp": "what is regained in the camp",
    "revive": "the camp to come back to",
    "palm": "the palm box for the fruit",
    "number": "a number from 1 to 6",
    "move": "the direction of the move",
    "piece": "a piece",
    "captive": "a captive",
    "trade": "what is traded",
    "place": "where the piece comes back",
    "order": "the order, which chance draws",
}
# What comes before the space is activated.
ASKED_FIRST: Mapping[str, str] = {
    "symbol": "whether the symbol is crossed out for 2 actions instead of 1",
    "reward": "whether a bonus is used on this visit",
    "meeting": "whether a bonus is used now that two pieces have met",
}
