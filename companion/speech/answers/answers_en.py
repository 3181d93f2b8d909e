"""The words of each yes/no question in English: see `own`, and `asked` for the names.

"I" and "it" and politeness may be said or left out, as everywhere; and each verb stands for all
that mean it (`english`).
"""

from __future__ import annotations

from typing import Final

from companion.speech.answers.answer_words import AnswerWords
from companion.speech.answers.question_names import Key

_YES: Final = (
    "yes", "[yes] go ahead", "[yes] why not", "[yes] do it", "[yes] i do it",
)  # fmt: skip
_NO: Final = (
    "no", "i don't", "i'd rather not", "no i don't", "no i don't want to", "[no] i decline",
    "[no] i refuse", "[no] i pass", "[no] i skip", "[no] nothing", "[no] i don't do it",
)  # fmt: skip
_EITHER: Final = (
    "[no] cancel [it]", "go on", "yes i don't", "yes i refuse", "yes i pass", "no do it",
)  # fmt: skip
# About the space, where something else is asked first.
_OF_THE_SPACE: Final = (
    "[yes | no] i activate [it | the space | the portal | the lake | the camp]", "activation",
    "[yes | no] i don't activate [it | the space | the portal | the lake | the camp]",
    "[yes | no] i stay [on the portal | on the space]", "[yes | no] i stay away",
    "[yes | no] i don't stay [on the portal]", "[yes | no] i go [through] [the portal]",
    "[yes | no] through [the portal]",
    "[yes | no] i don't go [through] [the portal]", "[yes | no] i move on",
    "i refuse (to activate [it] | activation | to go [through] [the portal])",
)  # fmt: skip

# The space


def _activate(
    it: str, yes: tuple[str, ...] = (), no: tuple[str, ...] = (), unclear: tuple[str, ...] = ()
) -> AnswerWords:
    """The question of L5.5 and L5.6, put to a captive or to the OP."""
    return AnswerWords(
        yes=("yes", "[yes] i activate [it]", "[yes] activate [it]"),
        no=("no [thanks | thank you]", "no i don't", "[no] [i] don't activate [it]"),
        yes_too=(
            *_YES, f"[yes] i activate {it}", "activation", f"activation of {it}",
            f"[yes] i use [{it}]", f"[yes] i take [{it}]", *yes,
        ),
        no_too=(
            *_NO, f"[no] i don't (activate | use | take) [{it}]", "[no] i don't (go | move)",
            f"[no] i don't go [through] {it}", "[no] i don't go through", f"[no] i refuse {it}",
            f"[no] i refuse to (activate | use | take | go [through]) [{it}]",
            f"[no] i decline to (activate | use | take | go [through]) [{it}]",
            f"[no] i (decline | refuse) activation [of {it}]", "[no] i stay", f"i stay on {it}",
            "[no] stay away", f"[no] i leave [{it}]", f"[no] i (skip | pass on) {it}",
            f"to activate {it} i don't want", "to activate i don't want", *no,
        ),
        unclear=(*_EITHER, "yes i stay", f"cancel {it}", *unclear),
    )  # fmt: skip


_AWAY: Final = ("[no] i move on", "[no] i go away", "i run away")


def _way(it: str) -> AnswerWords:
    """A way to somewhere: to go is to activate it; but to move on is not."""
    return _activate(
        it,
        yes=(
            "[yes] i go", f"[yes] i go [through] {it}", "[yes] i go through", f"through [{it}]",
            f"[yes] i run through [{it}]", "[yes] i move on through",
            f"[yes] i jump [through] {it}",
            "[yes] i jump", "[yes] i jump through", f"go on through [{it}]", "[yes] take me",
            f"[yes] take me through [{it}]", f"[yes] take me to {it}",
        ),
        no=(*_AWAY, f"[no] don't take me [through [{it}]]"),
    )  # fmt: skip


def _place(it: str, yes: tuple[str, ...] = ()) -> AnswerWords:
    """No way to anywhere: who says "let's go" may want either."""
    return _activate(it, yes=yes, no=_AWAY, unclear=("[yes] i go", f"[yes] i go to {it}"))


# Of a piece it may also mean that it is let through.
_PASSES: Final = ("[no] i skip", "[no] i (skip | pass on) the portal")
_CARRY: Final = AnswerWords(
    yes=("[yes] activate [it]", "yes"),
    no=("no", "[it] stay", "it stays", "don't activate [it]"),
    yes_too=_way("the portal").yes_too,
    no_too=tuple({*_way("the portal").no_too} - {*_AWAY, *_PASSES}),
    unclear=(*_EITHER, "yes it stays", "cancel the portal", *_AWAY, *_PASSES),
)

# Bonuses

_USE: Final = ("yes", "[yes] [i] use (it | my bonus)")
_DECLINE: Final = ("no [thanks | thank you]", "[no] [i] don't use it")
_USE_TOO: Final = (
    *_YES, "the bonus", "[yes] i use [my] bonus", "[yes] i use it", "[yes] i take it",
    "[yes] i take the bonus", "i activate the bonus", "yes the bonus",
    "[yes] i use the {fruit} [bonus]", "[yes] i take the {fruit} [bonus]",
    "yes the {fruit} [bonus]",
)  # fmt: skip
_DECLINE_TOO: Final = (
    *_NO, "no bonus", "[no] i don't (use | activate | take) the bonus", "[no] i don't take it",
    "[no] i don't (use | take | activate) the {fruit} [bonus]", "without the bonus",
    "[no] i (refuse | decline) to use [it | the bonus | the {fruit} [bonus]]",
    "[no] i (refuse | decline) the bonus", "[no] i (pass on | skip) the bonus",
    "[no] i keep the (bonus | {fruit})", "[no] i keep the bonus of the {fruit}",
    "to use it i don't want", "to use the bonus i don't want",
)  # fmt: skip


def _bonus(
    yes: tuple[str, ...] = (),
    no: tuple[str, ...] = (),
    unclear: tuple[str, ...] = (),
    later: tuple[str, ...] = (),
    home: tuple[str, ...] = (),
) -> AnswerWords:
    return AnswerWords(
        yes=_USE,
        no=(*_DECLINE, "i decline", "decline"),
        yes_too=(*_USE_TOO, *yes),
        no_too=(*_DECLINE_TOO, *no),
        unclear=(*_EITHER, *unclear),
        later=later,
        home=home,
    )


# L6.10: to use it is to stay. So `not` alone, and a "no" that goes on otherwise, are either.
_REFUSED: Final = (
    "i don't activate [it | the knot | the portal]", "[i] stay [here]",
    "i don't (go | travel) [through [it | the knot | the portal]]", "i don't want to travel",
)  # fmt: skip
_REFUSE: Final = AnswerWords(
    yes=(*_USE, *_REFUSED),
    no=(*_DECLINE, "[i] activate [it | the knot | the portal]",
        "[i] go through [it | the knot | the portal]"),
    yes_too=(
        "[yes] why not", "the bonus", "yes the bonus", "[yes] i use [the] bonus",
        "[yes] i take (it | the bonus)", "i activate the bonus", "[yes] the {fruit} bonus",
        "[yes] i (use | take) the {fruit} [bonus]", "yes the {fruit}",
        "[yes] i use (the bonus | the {fruit} [bonus] | it) and don't activate [it | the portal]",
        "[yes] i use (the bonus | the {fruit} [bonus] | it) and don't go [through] [the portal]",
        "[yes] i use (the bonus | the {fruit} [bonus] | it) and stay [on the portal | away]",
        "yes i don't activate [it | the portal]", "yes i don't go [through] [the portal]",
        "yes i don't travel", "yes i stay [on the portal | away]", "i stay on the portal",
        "i stay away", "i stay away from it", "i don't (use | take) the portal",
        "i don't jump [through] [the portal]", "[yes] don't take me [through] [the portal]",
        "i (refuse | decline) to activate [it | the portal]", "i refuse the portal",
        "i (refuse | decline) to (go | travel) [through] [the portal]",
        "i (refuse | decline) activation [of the portal]",
        "to activate [it | the portal] i don't want", "to go [through] [the portal] i don't want",
    ),
    no_too=(
        "no bonus", "activation", "[no] i activate [it | the portal]", "activation of the portal",
        "[no] i go [through] [the portal]", "[no] through [the portal]", "[no] i take the portal",
        "[no] i use the portal", "[no] i jump [through] [the portal]", "i run through",
        "i run through the portal", "go on through [the portal]",
        "[no] take me [through] [the portal]",
        "[no] i don't (use | activate) the bonus", "[no] i don't take (it | the bonus)",
        "[no] i don't (use | take | activate) the {fruit} [bonus]", "without the bonus",
        "i pass", "no i pass", "i decline", "[no] i (refuse | decline) to use [it | the bonus]",
        "[no] i (refuse | decline) the bonus", "[no] i (pass on | skip) the bonus",
        "[no] i keep the (bonus | {fruit})", "[no] i keep the bonus of the {fruit}",
        "i don't use the bonus and (activate [it | the portal] | go [through] [the portal])",
        "to use it i don't want", "to use the bonus i don't want",
    ),
    unclear=(
        "[yes | no] i refuse", "[yes] [no] i don't", "[yes] go ahead", "go on",
        "[yes | no] do it", "[yes | no] i don't do it", "[no] i move on",
        "[no] cancel [it | the portal]", "yes i decline", "[no] i leave [it | the portal]",
        "[no] i skip [it]", "i pass on the portal", "[no] nothing", "i go away", "i run away",
        "no i don't (activate | take | use) the portal", "no don't take me",
        "no i don't activate", "no i refuse",
        "no i don't (go | travel) [through] [the portal]", "no i stay [on the portal | away]",
        "no i refuse to (activate | go [through]) [it | the portal]",
        "no i (refuse | decline) activation", "yes i activate [it | the portal]",
        "yes i go [through] [the portal]", "yes through [the portal]", "yes i don't use it",
    ),
)  # fmt: skip

# L8.3: instead of the return to the starting fruit.
_HOME: Final = (
    "[no] i return", "[no] i return [back] to the start", "[no] i go [back] to the start",
    "[no] to the start", "[no] back to the start", "[no] take me back to the start",
    "[no] i return to the starting fruit", "[no] i go [back] to the starting fruit",
    "[no] to the starting fruit", "back to the starting fruit", "i come back to the start",
    "[no] i return to my fruit", "[no] back to my fruit", "[no] i go back to my fruit",
    "i come back to the starting fruit",
)  # fmt: skip
_HOME_FRUIT: Final = (
    "[no] to the {fruit}", "[no] i (return | go) [back] to the {fruit}", "[no] back to the {fruit}",
    "[no] take me [back] to the {fruit}", "[no] to my start the {fruit}",
    "i come back to the {fruit}",
    "[no] i return to my start the {fruit}", "[no] i go [back] to my start the {fruit}",
)  # fmt: skip
_NOT_HOME: Final = (
    "[yes] i don't return [to the (start | starting fruit) | to my fruit]", "i refuse to return",
    "[yes] i don't go [back] to the (start | starting fruit)", "[yes] i don't go back to my fruit",
)  # fmt: skip
_NOT_BACK: Final = ("[yes] i don't go back",)
_AT_SEA: Final = ("i stay", "no i stay", "[yes] i go", "move on", "i go away", "yes i return")

# Health and energy that a bonus regains.
_GAINS: Final = (
    "[yes] i restore [my] (energy | health)", "[yes] restore", "[yes] the energy",
    "[yes] two energy", "[yes] restore two energy",
)  # fmt: skip

ANSWER_WORDS: Final[dict[Key, AnswerWords]] = {
    "portal": _way("the portal"),
    "knot": _way("the knot"),
    "carry": _CARRY,
    "oracle": _place("the oracle", yes=("[yes] i ask [the oracle]", "i ask it")),
    "camp": _place("the camp", yes=("[yes] i restore [energy | health]", "i heal")),
    "lake": _activate(
        "the lake",
        yes=(
            "[yes] i go into the lake", "into the lake", "[yes] i dive [into the lake]",
            "i lie down in it", "[yes] lie down", "[yes] i lie down in the lake",
        ),
        no=_AWAY,
        unclear=("[yes] i go",),
    ),
    "anomaly": _place("the anomaly"),
    "mirage": _place("the mirage"),
    "fruit": _place(
        "the fruit",
        yes=(
            "[yes] i (take | activate) the {fruit}", "[yes] i circle [it | the fruit]",
            "[yes] i circle the {fruit}",
        ),
    ),
    "refuse": _REFUSE,
    "back": _bonus(
        yes=(
            "[yes] take me back", "[yes] take me there", "[yes] safely back", "take me safely back",
            "[yes] [take me | i go] back to the space", "i come from there",
            "[yes] [i go | take me | return] [back] [safely] to where i came from",
            "[yes] [i go | take me | return] [back] [safely] to the space [where] i came from",
            "[yes] [i go | return] [back] safely", *_NOT_HOME,
        ),
        no=_HOME,
        unclear=(*_AT_SEA, "i go back", "back", "i return back", "i come back", "i don't go back"),
        home=_HOME_FRUIT,
    ),
    "to-captive": _bonus(
        yes=(*_NOT_HOME, *_NOT_BACK),
        no=(*_HOME, "[no] take me back", "i go back", "back", "i return back", "i come back"),
        unclear=_AT_SEA,
        home=_HOME_FRUIT,
    ),
    "meeting": _bonus(yes=_GAINS, later=_OF_THE_SPACE, unclear=("leave it",)),
    "reward": _bonus(
        yes=(*_GAINS, "[yes] one health [and] one energy", "[yes] the health", "i heal",
             "[yes] health and energy", "restore one health [and] one energy", "[yes] one of each",
             "both"),
        later=_OF_THE_SPACE,
        unclear=("leave it",),
    ),
    "ocean": AnswerWords(
        yes=("yes", "[yes] [i] use it", "[yes] [i] use my ability", "[i] go on"),
        no=("no [thanks | thank you]", "[no] [i] don't use it", "i decline", "decline", "i return"),
        yes_too=(
            *_YES, "the ability", "[yes] i use the ability", "[yes] i take it", "yes i go on",
            "[yes] i leave the ocean", "[yes] i leave", "[yes] out of the ocean", "yes the ocean",
            "i go out of the ocean", "[yes] i come out [of the ocean]", "i leave to the shore",
            "[yes] [i go | go on] to the far shore", "[yes] the far shore", "yes to the shore",
            "[yes] [i go | go on] to the other side", "[yes] i go [on] over [the ocean]",
            "[yes] i go [on] through [the ocean]", "[yes] i cross [the ocean]", "over the ocean",
            "i activate [it | my ability]", "yes i activate [it]", *_NOT_HOME, *_NOT_BACK,
            "[yes] go over to the (far shore | other side)",
        ),
        no_too=(
            *_NO, *_HOME, "[no] i don't (use | activate | take) (it | the ability)", "i go back",
            "back", "[no] i don't go on", "[no] i don't activate", "i return back", "i come back",
            "[no] i don't (go | cross) [over] [the ocean]", "[no] take me back",
            "[no] i don't [go] [on] to the far shore", "without the ability",
            "not to the other side",
            "to use it i don't want", "[no] i (refuse | decline) to use [it | the ability]",
            "[no] i refuse to go on",
        ),
        home=_HOME_FRUIT,
        unclear=("[no] cancel [it]", "yes i don't", "yes i refuse", "no do it", "to the shore",
                 "i stay", "no i stay",
                 "[yes] i go", "move on", "i go away", "yes i return"),
    ),
    "symbol": AnswerWords(
        yes=("yes", "[yes] [i] use it", "[yes] [i] use my ability", "cross it out",
             "[i] cross out the symbol", "two actions"),
        no=("no [thanks | thank you]", "[no] [i] don't use it", "i decline", "decline",
            "one action"),
        yes_too=(
            *_YES, "the ability", "[yes] i use the ability", "[yes] i take it",
            "yes i cross it out", "[yes] [i use] the second wind", "[yes] [i take] the second wind",
            "yes i cross out the symbol", "[yes] i use the symbol", "the symbol", "yes two actions",
            "[yes] [i take] two extra actions", "i take two actions", "yes i take two actions",
        ),
        no_too=(
            *_NO, "[no] i don't (use | cross out | take) (it | the symbol | the ability)",
            "[no] i keep the symbol", "no symbol", "without the symbol", "i leave the symbol",
            "to use it i don't want", "to cross it out i don't want", "no one action",
            "[no] i (refuse | decline) to (use | cross out) [it | the symbol | the ability]",
        ),
        unclear=(
            *_EITHER, "an extra action", "an action", "one extra action", "leave it",
            "no i leave it",
        ),
        later=_OF_THE_SPACE,
    ),
    "algae": AnswerWords(
        yes=("yes", "[yes] [it] goes on"),
        no=("no", "[no] it doesn't go on", "decline"),
        yes_too=(
            *_YES, "[yes] use it", "[yes] use the ability", "take it", "[yes] to the far shore",
            "[yes] it goes [on] to the far shore", "[yes] over the ocean", "[yes] it goes over",
            "[yes] it goes over the ocean", "[yes] it goes [on] to the other side",
            "[yes] it activates", "activate it", "[yes] the far shore",
        ),
        no_too=(
            *_NO, "[no] i don't (use | activate | take) it", "[no] it doesn't go",
            "[no] it doesn't [go] [on] to the far shore", "[no] it doesn't go over [the ocean]",
            "[no] it stays [in the ocean]", "[no] leave it", "leave it in the ocean",
        ),
        unclear=("[no] cancel [it]", "yes it doesn't", "[yes] it goes", "it moves on",
                 "it goes away", "yes it stays"),
    ),
}  # fmt: skip
