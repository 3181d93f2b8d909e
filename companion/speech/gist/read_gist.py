"""The gist of a text that nothing else understood, as lines of the notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from companion.games.island.board.hexes import NEXT, OPPOSITE
from companion.games.island.commands import Move
from companion.games.island.game import Game
from companion.games.island.terms import OP, Who
from companion.speech.answers.read_answer import refusal
from companion.speech.gist.about import About, about
from companion.speech.gist.answer_frames import yes
from companion.speech.gist.bonus_uses import used_for
from companion.speech.gist.frames import understood_as
from companion.speech.gist.put_right import put_right
from companion.speech.gist.sense import ACTS, Sense, sense
from companion.speech.gist.tags import SHEETS, kind_of
from companion.speech.languages import english, russian
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.phrases import denies_twice
from companion.speech.reading.joins import COMPASS
from companion.speech.reading.unmeant import warns
from companion.speech.talk.around import whole_of, without
from companion.speech.talk.corrected import Retraction, last_cut
from companion.speech.talk.island_names import ISLAND_NAMES
from companion.speech.talk.remarks import without_remarks
from companion.speech.talk.sequences import MARK, Sequences, said

# Nobody does (L12.3): who says so may mean it the other way round, or not.
_HITS_THE_WAVE: Final = re.compile(r"\b(?:hits?|attacks?|strikes?) (?:the )?wave\b", re.IGNORECASE)
# At sea it is to sail on; at a turn "I don't go back west" denies what follows.
_NOT_BACK: Final = re.compile(
    r"(?:\b(?:not|never|without)|n't) (?:\w+ )?(?:\w+ )?back\b(?! *[,.;:!])"
    r"|\bне (?:\w+ )?(?:возвращ\w+|вернусь|обратно)\b(?! *[,.;:!])",
    re.IGNORECASE,
)
_LONGEST: Final = 40  # words
_EXCLAIMING: Final = frozenset(("oh", "о", "ой", "ах", "да"))
_IDLE: Final = frozenset(
    ("", "a", "and", "to", "is", "be", "по", "в", "с", "go", "all", "все", "safe", "unsafe")
)
_OTHERWISE: Final = frozenset((
    "but", "wait", "actually", "unless", "if", "maybe", "though", "although", "or", "no", "yes",
    "но", "если", "хотя", "или", "может", "подожди", "погоди", "стоп", "лучше", "а",
))  # fmt: skip
# What is said of oneself after an answer; and what makes it none.
_OF_ME: Final = frozenset((
    "too", "слишком",
    "i", "i'm", "i'll", "i'd", "i've", "let's", "we", "we'll", "it", "it's", "that's", "thanks",
    "я", "мне", "мы", "меня", "пусть", "это", "его",
))  # fmt: skip
_DOUBTING: Final = frozenset((
    "think", "know", "sure", "guess", "idea", "clue", "mean", "said", "say", "was", "were",
    "did", "see", "hear", "understand", "remember", "forgot", "wonder", "knew", "thought",
    "asked", "знаю", "думаю", "помню", "понял", "поняла", "понимаю", "слышу", "вижу", "сказал",
    "сказала", "забыл", "забыла", "имел", "имела", "был", "была", "было", "уверен", "уверена",
))  # fmt: skip
_SORRY: Final = frozenset((
    "sorry", "oops", "pardon", "apologies", "извини", "извините", "прости", "простите", "сорри",
))  # fmt: skip
_ASSENTS: Final = english.ASSENTS | russian.ASSENTS
_WHATS: Final = frozenset(("what", "what's", "whats", "что", "чего"))
_SHORT: Final = 6  # words
YES_OR_NO: Final = {"yes": "yes", "no": "no", "да": "yes", "нет": "no"}
_DASH: Final = re.compile(r"\s[-–—]+\s")
_ASKS: Final = "?"
# At these to ask is to answer; and a bonus may be used by asking.
_ASKING: Final = frozenset(("oracle", "direction", "piece"))
# They ask for it, and not whether.
_POLITELY: Final = frozenset((
    "would you", "will you", "could you", "can you", "please", "okay", "ok", "if you would",
    "пожалуйста", "ладно", "хорошо", "можно", "можешь", "окей", "ок", "договорились",
))  # fmt: skip
_YES_OR_NO: Final = frozenset(("yes", "no", "not", ""))


def is_dashed(text: str) -> bool:
    """A dash may be a verb, as in "east — a lovely place"."""
    return _DASH.search(text) is not None


def begins_with_assent(text: str) -> bool:
    """As in "okay, I'd be mad to": it may be no answer."""
    first = next((token for token in said(text) if token not in HESITATIONS), "")
    return first in _ASSENTS


def gist(session: Game, who: Who, text: str) -> Iterator[str]:
    """Every line that it may be, the likeliest first; nothing where it is not sure of the words."""
    there = about(session.state, who)
    tokens = said(without_remarks(text))
    if there is None or not tokens or len(tokens) > _LONGEST or " ".join(tokens) in russian.DOUBTS:
        return
    if denies_twice(tokens) or warns(text) or _HITS_THE_WAVE.search(text):
        return
    if there.what == "turn" and _NOT_BACK.search(text):
        return
    yield from put_right(tokens, there)
    yield from used_for(tokens, there)
    answer = _opening(tokens, there) or _begun_with_answer(tokens, there)
    if answer:
        yield answer
        return
    if _ASKS in tokens:
        tokens = _without_questions(tokens, there)
    if tokens:
        there = there._replace(came=_way_back(session, who))
        yield from dict.fromkeys(_of_tokens(tokens, there, dashed=is_dashed(text)))


def _opening(tokens: list[str], there: About) -> str:
    """An answer of several words, and after it what says nothing: "no way, I'm fine"."""
    if there.asked is None or MARK not in tokens or _ASKS in tokens:
        return ""
    first, rest = tokens[: tokens.index(MARK)], tokens[tokens.index(MARK) + 1 :]
    verdict = (
        YES_OR_NO.get(" ".join(whole_of(first) or whole_of(without(first)) or ()))
        if len(first) > 1
        else None
    )
    if (
        verdict is None
        or first[0] in _EXCLAIMING
        or last_cut(tokens, ISLAND_NAMES, pauses=True) is not None
    ):
        return ""
    if any(WORDS.get(word, "") not in _IDLE or word in _OTHERWISE for word in rest):
        return ""
    return yes(there) if verdict == "yes" else refusal(there.asked)


def _begun_with_answer(tokens: list[str], there: About) -> str:
    """A plain yes or no, and then something about oneself: "no I'm too scared"."""
    verdict = WORDS.get(tokens[0])
    rest = [token for token in tokens[1:] if token != MARK]
    if there.asked is None or verdict not in ("yes", "no") or not rest or rest[0] not in _OF_ME:
        return ""
    if (
        last_cut(tokens, ISLAND_NAMES, pauses=True) is not None
        or _ASKS in tokens
        or len(rest) > _SHORT
    ):
        return ""
    tags = {WORDS.get(word, "") for word in rest}
    if not tags <= _IDLE or not _OTHERWISE.isdisjoint(rest) or _DOUBTING & {*rest}:
        return ""
    return yes(there) if verdict == "yes" else refusal(there.asked)


def _way_back(session: Game, who: Who) -> str:
    """The direction that takes back the speaker's last move; nothing where it led elsewhere."""
    if who == OP or not session.steps or len(session.steps[-1].entries) != 1:
        return ""
    command = session.steps[-1].entries[0].command
    if not isinstance(command, Move) or command.who != who or command.over:
        return ""
    start = session.steps[-2].entries[-1].outcome if len(session.steps) > 1 else session.start
    before, now = start.state.captive(who).at, session.state.captive(who).at
    back = OPPOSITE[command.direction]
    return back if now in NEXT and NEXT[now][back] == before else ""


def _of_tokens(tokens: list[str], there: About, *, dashed: bool) -> Iterator[str]:
    """With the last correction made."""
    if there.what == "revive":
        tokens = _lettered(tokens)
    for found in _senses(tokens, there):
        if found is None or (dashed and ACTS.isdisjoint((*found.said, *found.denied))):
            continue
        exclaims = found.beside and {*found.said} <= {"yes", "no"}  # "oh no, I spilled my coffee"
        if not exclaims and not _ends_in_no(found, there):
            yield from understood_as(found, there)


def _senses(tokens: list[str], there: About) -> Iterator[Sense | None]:
    turn = there.what == "turn"
    cut = _cut_at_no(tokens) or last_cut(tokens, ISLAND_NAMES, pauses=there.what != "oracle")
    if cut is None:
        tokens = [token for token in tokens if token not in _SORRY - {"oops"}]
        found = sense(tokens, at_a_turn=turn)
        yield found if found is not None else _decided(tokens, at_a_turn=turn)
        return
    after = sense(_unsorried(cut.after))
    if after is None or not (after.said or after.denied):
        start = len(cut.before) + 1
        if tokens[start : start + 1] == ["no"] and tokens[start + 1 : start + 2] != [MARK]:
            yield sense(tokens, at_a_turn=turn)  # "…, no fancy stuff"
    yield _corrected(_before(cut.before), after)
    if after is not None and not after.denied and not any(map(kind_of, after.said)):
        yield sense(tokens, at_a_turn=turn)  # «все-таки потрачу» takes nothing back


def _unsorried(tokens: list[str]) -> list[str]:
    """Without the "sorry" that follows a correction."""
    while tokens and (tokens[-1] == MARK or tokens[-1] in _SORRY):
        tokens = tokens[:-1]
    return tokens


def _ends_in_no(found: Sense, there: About) -> bool:
    """As in "east, no": at a turn that leaves it open."""
    return there.asked is None and len(found.clauses) > 1 and found.clauses[-1] == ("no",)


def _cut_at_no(tokens: list[str]) -> Retraction | None:
    """«…, не, …» between two marks takes back what stands before it."""
    for at in range(len(tokens) - 2, 0, -1):
        if (
            tokens[at] in ("не", "неа", "не-а", "nah", "nope")
            and tokens[at - 1] == tokens[at + 1] == MARK
        ):
            before = tokens[: at - 1]
            return Retraction(before, tokens[at + 2 :]) if any(map(WORDS.get, before)) else None
    return None


def _decided(tokens: list[str], *, at_a_turn: bool) -> Sense | None:
    """The sense of what follows a decision: "last time it was snakes, so this time …"."""
    for at in range(1, len(tokens) - 1):
        found = _decisions().at(tokens, at)
        tied = tokens[at - 1] in (MARK, "and", "и")
        if found is not None and tied and found[0] < len(tokens):
            return sense(tokens[found[0] :], at_a_turn=at_a_turn)
    return None


@cache
def _decisions() -> Sequences:
    return Sequences({"": [one.decisions for one in SHEETS]})


def _lettered(tokens: list[str]) -> list[str]:
    """The letters of the camps as their names: "A, as in apple", «не в А»."""
    found = list[str]()
    for at, token in enumerate(tokens):
        last = tokens[at + 1 : at + 2] in ([], [MARK], ["one"])
        after = at and tokens[at - 1] in ("in", "camp", "в", "лагерь", "лагере", "not", "не", "at")
        if token in ("a", "а") and (last or after):
            found.append("camp-a")
        else:
            found.append("camp-b" if token in ("b", "б", "бэ") else token)
    return [token for at, token in enumerate(found)
            if not (token in ("camp", "лагерь", "лагере") and found[at + 1 : at + 2] in
                    (["camp-a"], ["camp-b"]))]  # fmt: skip


def _before(tokens: list[str]) -> Sense | None:
    """Its last word may have been left off: "the wave into the tri… no, the bend"."""
    return sense(tokens) or (sense(tokens[:-1]) if tokens[-1] not in WORDS else None)


# Questions that answer, or are answered by who asks them


def _without_questions(tokens: list[str], there: About) -> list[str]:
    """The rest, without clauses that ask; nothing where what is left may answer another."""
    if there.what == "turn" and tokens[-1] != _ASKS and _uses(tokens):
        return [MARK if token == _ASKS else token for token in tokens]
    if tokens.count(_ASKS) == 1 and tokens[-1] == _ASKS:
        last = len(tokens) - 1 - tokens[::-1].index(MARK) if MARK in tokens else 0
        if last and " ".join(tokens[last + 1 : -1]) in _POLITELY:
            return tokens[:last]
        ways = {WORDS.get(token, "").removeprefix("at ") for token in tokens} & COMPASS
        asks = (there.what in _ASKING and bool(ways)) or (there.what == "turn" and _uses(tokens))
        return [token for token in tokens if token != _ASKS] if asks else []
    kept, clause = list[str](), list[str]()
    short = True
    for token in tokens:
        if token == _ASKS:
            short = short and len(clause) < 3
            clause = []
        elif token == MARK:
            kept += [*clause, MARK]
            clause = []
        else:
            clause.append(token)
    kept += clause
    answered = kept
    while answered and (answered[0] == MARK or WORDS.get(answered[0]) in ("yes", "no")):
        answered = answered[1:]
    if any(WORDS.get(token) for token in answered):
        kept = answered  # "east? no, west"
    bare = {WORDS.get(token, token) for token in kept if token != MARK} <= _YES_OR_NO
    return [] if bare and not short else kept


def _uses(tokens: list[str]) -> bool:
    """As in "spend the lime: what's west of the Rock?": of a bonus that is used so."""
    tags = {WORDS.get(token, "") for token in tokens}
    kinds = {kind_of(tag.removeprefix("at ")) for tag in tags}
    uses = not tags.isdisjoint(("use", "lose", "cross", "bonus"))
    return "fruit" in kinds and (uses or ("dir" in kinds and bool(_WHATS & {*tokens})))


# Corrections

_MANNERS: Final = (
    frozenset(("safe", "unsafe")),
    frozenset(("over", "one-over", "two-over", "jump", "leap", "near", "big", "jump-over")),
)
_NAMES: Final = ("dir", "fruit", "who", "stone", "wave", "shape", "power", "hex")


def _corrected(before: Sense | None, after: Sense | None) -> Sense | None:
    """The earlier sense without what is said otherwise; None where that may still hold."""
    if after is None:
        return None
    kinds = {kind_of(tag) for tag in after.said} & {*_NAMES}
    if before is None:
        return None
    manners = {tag for some in _MANNERS if some & {*after.said, *after.denied} for tag in some}
    old = {tag for some in _MANNERS for tag in some} & {*before.said} - manners
    if kinds:
        if old or before.denied:
            return None
        kept = tuple(tag for tag in before.said if kind_of(tag) not in kinds and tag != "no")
        return Sense((*kept, *after.said), after.denied, (kept, *after.clauses))
    if not manners:
        return after
    kept = tuple(tag for tag in before.said if tag not in manners)
    return Sense((*kept, *after.said), before.denied - manners | after.denied, (kept,))
