"""A phrase, English or Russian, typed or heard, becomes one word of the notation.

Words become tags, neighbouring tags are joined, and the bag of what is left is looked up: in the
table of moves, then in the table of everything else. What is legal now decides between readings;
where that leaves two, nothing is taken. A word that nobody has listed makes a phrase unknown.
"""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.terms import CHARACTERS
from companion.speech import english, russian
from companion.speech.joins import COMPASS, joined
from companion.speech.letters import camp_letter, compass_letters, row_letters
from companion.speech.moves import MOVES
from companion.speech.shapes import CLASSES, SHAPES, Meaning, meaning
from companion.speech.words import WORDS, words_of

_TAG_OF: Final = WORDS.__getitem__
_ASSENTS: Final = english.ASSENTS | russian.ASSENTS
_FINISHES: Final = english.FINISHES | russian.FINISHES
_LIKINGS: Final = english.LIKINGS | russian.LIKINGS
_ME: Final = english.ME | russian.ME

# They add nothing to a phrase that asks for something.
_ORNAMENTS: Final = frozenset(("turn", "action", "line", "take", "по", "be"))
# "Yes, north-east", "use an action to restore": nothing either, beside a verb or a direction.
_BESIDE: Final = frozenset(("yes", "use"))
_NEGATIVES: Final = frozenset((
    "no", "not", "none", "inactive", "unused", "unmoved", "stay", "decline", "pass",
))  # fmt: skip
# With one of these a phrase asks for something, even if it also says "is" or "have".
_VERBS: Final = frozenset((
    "go", "use", "restore", "activate", "where", "what", "cross", "push", "hit", "put", "lose",
    "end", "end-turn", "done", "pass", "undo", "redo", "bonus", "yes", "stay", "decline", "return",
    "through", *_NEGATIVES,
))  # fmt: skip
_COMMAND: Final = meaning("command")
_LOOSE: Final = meaning("?loose")


class Reading(NamedTuple):
    word: str
    meaning: Meaning


class Hearing(NamedTuple):
    """Who says it, and what they have been asked."""

    what: str | None
    options: Collection[str]
    schrodie: bool
    speaker: str | None


def understand(
    text: str,
    what: str | None,
    options: Collection[str],
    *,
    schrodie: bool = False,
    speaker: str | None = None,
) -> str:
    """The word that `text` means, or Refused: `unknown`, `unclear` with its choices, `illegal`.

    `what` is the kind of the question that is open for the speaker, `options` are the words that
    are legal for them now. A phrase with one reading is that word, also when it is not legal: the
    engine says why. `schrodie`: the speaker moves two spaces over (L14.6). `speaker` may say their
    own name.
    """
    try:
        # The commonest marks; `words_of` knows the others.
        words = text.lower().replace(",", " ").replace(".", " ").replace("ё", "е").split()
        tags = joined(filter(None, map(_TAG_OF, words)))
    except KeyError:
        words, tags = words_of(text), []
    else:
        move = MOVES[schrodie].plain.get(frozenset(tags))
        if move is not None and move in options:
            return move
    if text in options:
        return text
    return _weighed(list(_readings(words, Hearing(what, options, schrodie, speaker))), what, options)
