"""Typed as people talk: how often a phrase is taken for what a sensible referee would take it for.

    ./run bench talk
    python -m benchmarks.talk --show     all that was not taken for what it means
    python -m benchmarks.talk --held     of the set on which nothing was tuned

`speech/talk-*.txt` and `speech/held-*.txt` were written from the rules alone, without sight of the
grammar or of any tuning set; with the first ones the parser was tuned since. A line's meanings
stand apart by ` / `, the commands of one by ` ; `; `?` is to be asked back.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Final, Literal

from benchmarks.shared.questions import Said, table, talk
from companion.engine.refused import Refused
from companion.games.island.notation import write
from companion.games.island.state import State
from companion.speech.listen import understood
from companion.speech.proposals import Meant, Offered, Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript
from companion.text.languages import LANGUAGES

ASK: Final = "?"
_ALIKE: Final = {"use": "yes", "activate": "yes", "stay": "no", "decline": "no"}
# `right`: taken, or asked back where that is right. `offered`: the right one is among the choices.
Came = Literal["right", "offered", "refused", "wrong"]


def main() -> None:
    show = "--show" in sys.argv
    which: Literal["talk", "held"] = "held" if "--held" in sys.argv else "talk"
    print("| language | what | n | right | offered | refused | wrong |")
    print("|---|---|---|---|---|---|---|")
    for language in LANGUAGES:
        found = [(one, *came(one)) for one in talk(language, which)]
        for what, some in (
            ("commands", [one for one in found if one[0].word != ASK]),
            ("to be asked back", [one for one in found if one[0].word == ASK]),
        ):
            counts = Counter(how for _, how, _ in some)
            shares = (
                f"{counts[one] / len(some):.1%}" for one in ("right", "offered", "refused", "wrong")
            )
            print(f"| {language} | {what} | {len(some)} | {' | '.join(shares)} |")
        if show:
            for line in _others(found):
                print(line)


def _others(found: list[tuple[Said, Came, str]]) -> Iterator[str]:
    for one, how, word in found:
        if how != "right":
            yield f"    {how}: at {one.question}: {one.text!r} is {one.word!r}, taken for {word!r}"


def came(one: Said, heard: Transcript | None = None) -> tuple[Came, str]:
    """The verdict on a phrase, typed or as it was heard, and the word that it was taken for."""
    session = table(one.question).session
    transcript = heard or Transcript((one.text,))
    found = proposed(session, default_speaker(session.state), transcript)
    meanings = set(map(_plain, one.word.split(" / ")))
    match found:
        case Proposed(meant):
            right = _said(meant) & meanings or _is_the_same(one, meant)
            return ("right" if right else "wrong"), meant.word
        case Offered(choices):
            fits = any(_said(meant) & meanings for meant in choices)
            asked = one.word == ASK
            how: Came = "right" if asked else "offered" if fits else "refused"
            return how, " | ".join(meant.word for meant in choices)
        case _:
            return ("right" if one.word == ASK else "refused"), ""


def _is_the_same(one: Said, meant: Meant) -> bool:
    """True where the rules make the words equal: after both the table is one and the same.

    So a bonus whose one target follows (L13.1), and answers that are named beside their command.
    """
    session = table(one.question).session
    if meant.queue is None or meant.queue.left or not meant.commands:
        return False
    with session.ahead(meant.commands):
        came_to = session.state
    return any(came_to == _after(one, word) for word in one.word.split(" / "))


def _after(one: Said, word: str) -> State | None:
    """The state after the words of a line; None where the rules refuse them."""
    session = table(one.question).session
    with suppress(Refused), ExitStack() as ahead:
        for said in word.split(" ; "):
            commands = understood(session, default_speaker(session.state), said)
            if isinstance(commands, str):
                return None
            ahead.enter_context(session.ahead(commands))
        return session.state
    return None


def _said(meant: Meant) -> set[str]:
    """The ways in which its commands can be written."""
    return {_plain(meant.word), _plain(" ".join(map(write, meant.commands)))}


def _plain(words: str) -> str:
    """In one spelling: an answer may stand beside its command, and be called by its question."""
    return " ".join(_ALIKE.get(word, word) for word in words.replace(";", " ").split())


if __name__ == "__main__":
    main()
