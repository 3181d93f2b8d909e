"""The places on the map that can be touched now, found by trying what would come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.commands import Command, Move
from companion.games.island.game import Game
from companion.games.island.legal import legal
from companion.games.island.notation import read, write
from companion.games.island.outlook import NOWHERE, Outlook, outlook
from companion.games.island.questions import Question
from companion.games.island.state import State
from companion.games.island.terms import (
    CHARACTERS,
    DIRECTIONS,
    FRUITS,
    OP,
    PARTS,
    Hex,
    Part,
    Who,
)
from companion.ui.island.desk.model import Chosen, HarmfulWord, Targets, VoiceState, speaking, whose

_PLACES: Final = frozenset((*HEXES, *PARTS))
# Answers that say that something happens, and not where.
_ASSENTS: Final = ("yes", "use", "activate")


NO_TARGETS: Final = Targets({}, {})


def targets(session: Game, chosen: Chosen, legal: tuple[Command, ...]) -> Targets:
    """The places on the map that can be touched now. Each outcome is worked out by the session."""
    question = session.state.question
    if question is None or chosen.open:
        return NO_TARGETS
    if question.what != "turn":
        return _question_targets(session, question, chosen)
    if question.who != OP:
        return _captive_targets(session, chosen, legal)
    words = [word for word in map(write, legal) if word.split()[0] == chosen.piece]
    return _of_op_words(session, words, chosen)


def harms(session: Game, chosen: Chosen, came: Command | Chosen) -> bool:
    """True for harm by the OP, which the pad does not do: it has a red key of its own."""
    found = targets(session, revised(chosen, {"open": ""}), legal(session.state)).harms
    return any(came == read(OP, one.word) for one in found)


def own_piece_at(state: State, place: str) -> str:
    """One of the OP's own pieces, which a touch chooses in the OP's turn; else nothing."""
    question = state.question
    if question is None or question.who != OP or question.what != "turn":
        return ""
    stand: dict[str | None, str] = {
        state.wave: "wave", state.rock: "rock", state.bush: "bush",
    }  # fmt: skip
    return stand.get(place, "")


def _captive_targets(session: Game, chosen: Chosen, legal: tuple[Command, ...]) -> Targets:
    """The space that each direction would lead to; one that two lead to is none."""
    who = whose(session.state, chosen)
    moves = (Move(who, way, chosen.over, chosen.safe) for way in DIRECTIONS)
    able = [one for one in moves if one in legal]
    return _targets((f"go {one.direction}", _outlook(session, one)) for one in able)


def _outlook(session: Game, command: Command) -> Outlook:
    return outlook(session.state, command, session.tried) or NOWHERE


def _of_op_words(session: Game, words: list[str], chosen: Chosen) -> Targets:
    """The targets of these words; the first counts of two ways to one space (L12.7).

    Of the Rock's two halves the map stands for the one that is chosen; harm has its own corner.
    """
    half = [word for word in words if ("pushes" in word) == pushes_now(words, chosen)]
    found = _tried(session, OP, half)
    others = _tried(session, OP, (word for word in words if word not in half))
    return Targets(found.acts, found.leads, (*found.harms, *others.harms))


def pushes_now(words: Iterable[str], chosen: Chosen) -> bool:
    """True if a direction is that of a push: it was chosen, or nothing else is left."""
    pushes = [" pushes " in word for word in words if word.count(" ")]
    return any(pushes) and (chosen.pushing or all(pushes))


def _question_targets(session: Game, question: Question, chosen: Chosen) -> Targets:
    """Answers that are places, or that lead to one."""
    state = session.state
    if question.what in ("act", "half"):
        return _of_op_words(session, [word for word in question.options if " " in word], chosen)
    if leads_apart(question):
        return Targets(_by_their_leads(question), {})
    places = _by_their_places(state, question)
    if places:
        return Targets(places, {})
    if question.what == "oracle":
        return _named_by_oracle(session, question)
    if question.what == "move":
        return _free_steps(session, question, chosen)
    if question.who == OP and question.what == "direction":
        return _tried(session, OP, question.options)
    return _assents(session, question)


def numbered(
    session: Game, chosen: Chosen, unclear: Sequence[str], spoken: VoiceState
) -> tuple[tuple[Hex | Part, str], ...]:
    """The places that are told apart by a number: of named directions, or of what an unclear

    phrase can mean, typed or spoken.
    """
    question = session.state.question
    if question is None:
        return ()
    if question.what == "oracle":
        stands = session.state.captive(question.who).at
        around = NEXT.get(Hex(stands or ""), {})
        places: list[str | None] = [around.get(way) for way in chosen.picked]
    else:
        who = speaking(session.state, chosen)
        fresh = spoken.choices if spoken.proposal is None else ()
        heard = (one.commands[0] if one.commands else None for one in fresh)
        meanings = (*(read(who, word) for word in unclear), *heard)
        found = [_outlook(session, one).at if one is not None else () for one in meanings]
        places = [at[0] if len(at) == 1 else None for at in found]
    return tuple(
        (Hex(place), str(n)) for n, place in enumerate(places, 1) if place in _PLACES
    )  # fmt: skip


def leads_apart(question: Question) -> bool:
    """True for `from` if the places that the starts lead to tell them apart."""
    leads = set(question.leads)
    return question.what == "from" and len(leads) == len(question.options) and leads <= _PLACES


def _by_their_leads(question: Question) -> dict[str, str]:
    pairs = zip(question.options, question.leads, strict=True)
    return {lead: f"answer {word}" for word, lead in pairs}


def _by_their_places(state: State, question: Question) -> dict[str, str]:
    """A space on which two of them stand says nothing."""
    found = [(_place(state, word), f"answer {word}") for word in question.options]
    stood = Counter(place for place, _ in found)
    return {place: act for place, act in found if place is not None and stood[place] == 1}


def _place(state: State, word: str) -> str | None:
    """The place that an answer names."""
    island = state.table.island
    if word in _PLACES and word not in DIRECTIONS:
        return word
    if word in PARTS:  # also a direction: which of the two, the question says
        question = state.question
        return word if question is not None and question.what in ("place", "to") else None
    for camp, at in island.camps.items():
        if camp == word:
            return at
    if word in CHARACTERS:
        return state.captive(word).at if word in state.table.seat else None
    if word in ("rock", "bush"):
        return state.rock if word == "rock" else state.bush
    if word in FRUITS and state.question is not None and state.question.by == "to-fruit":
        return next(at for fruit, at in island.fruits.items() if fruit == word)
    return None


def _assents(session: Game, question: Question) -> Targets:
    """The place that a yes would lead to: a portal's twin, the far end of a line."""
    leads: dict[str, str] = {}
    for word in question.options:
        if word in _ASSENTS or word.startswith("bonus "):
            command = read(question.who, word)
            found = NOWHERE if command is None else _outlook(session, command)
            if len(found.at) == 1:
                leads.setdefault(found.at[0], word)
    state, mover = session.state, question.about or question.who
    stands = state.captive(mover).at if mover in state.table.seat else None
    return Targets({}, {at: word for at, word in leads.items() if at != stands})


def _tried(session: Game, who: Who, words: Iterable[str]) -> Targets:
    commands = ((word, read(who, word)) for word in words)
    return _targets(
        (
            (f"answer {word}", _on_spaces(session.state, _outlook(session, command)))
            for word, command in commands
            if command is not None
        ),
        of_op=who == OP,
    )


def _named_by_oracle(session: Game, question: Question) -> Targets:
    """L6.3: the spaces next to the captive, each for its direction; with it a whole lake."""
    captive = session.state.captive(question.who)
    stands = captive.at
    if stands not in NEXT or captive.lying:  # L7.5: which space of the lake, the OP picks
        return NO_TARGETS
    beside: dict[str, str] = {at: f"go {way}" for way, at in NEXT[stands].items() if at is not None}
    return Targets({**_rest_of_lakes(session.state, beside), **beside}, {})


def _rest_of_lakes(state: State, beside: dict[str, str]) -> dict[str, str]:
    """The spaces farther off, of each lake that only one of these leads to."""
    lakes = [lake for lake in state.table.island.lakes.values() if len({*lake} & {*beside}) == 1]
    ways = ((lake, next(beside[at] for at in lake if at in beside)) for lake in lakes)
    return {at: way for lake, way in ways for at in lake}


def _free_steps(session: Game, question: Question, chosen: Chosen) -> Targets:
    """The steps that an answer names, with what is chosen of over and safely."""
    how = step_how(chosen)
    words = [word for word in question.options if word.split()[2:] == how]
    commands = ((word.split()[1], read(question.who, word)) for word in words)
    return _targets(
        (f"go {way}", _outlook(session, command)) for way, command in commands if command
    )


def step_how(chosen: Chosen) -> list[str]:
    """The words that follow the direction of a step."""
    return [word for word, on in (("over", chosen.over), ("safe", chosen.safe)) if on]


def _on_spaces(state: State, found: Outlook) -> Outlook:
    """A lake is all of its spaces (Flood)."""
    lakes = state.table.island.lakes
    at = tuple(one for place in found.at for one in lakes.get(place, (place,)))  # type: ignore[call-overload]
    return revised(found, {"at": at})


def _targets(tried: Iterable[tuple[str, Outlook]], *, of_op: bool = False) -> Targets:
    acts: dict[str, str] = {}
    twice: set[str] = set()
    harms: list[HarmfulWord] = []
    for act, found in tried:
        if of_op and found.harmed:  # who walks into harm does so by the pad, as anywhere
            word = act.removeprefix("answer ")
            harms.append(HarmfulWord(word, found.at, found.harmed, found.health, found.energy))
            continue
        for at in found.at:
            if acts.setdefault(at, act) != act and not of_op:
                twice.add(at)
    return Targets({at: act for at, act in acts.items() if at not in twice}, {}, tuple(harms))
