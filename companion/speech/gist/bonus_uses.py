"""Bonuses called by their fruit and by what they do: "cherries for an extra action".

L13.1: what is named must be what the fruit does on that board; otherwise it is nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.island.rules.characters import bonus_of
from companion.games.island.terms import FRUITS, OP, Fruit
from companion.speech.gist.about import About
from companion.speech.languages.patterns import phrases
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.talk.around import without
from companion.speech.talk.sequences import MARK, Sequences

# By the name of the bonus in the box data.
_PURPOSES: Final = {
    "action": """
        (an | the | one | my | another | me one) [more] (extra | additional | further | bonus | more
        | third) action | another action | plus (an | one) action | (на | за | ради | и | плюс |
        еще) (одно | дополнительное | еще одно | лишнее) [дополнительное] действие | (еще одно |
        дополнительное | лишнее) действие | плюс действие | на действие
    """,
    "around": """
        [all] [the] [six] (spaces | neighbours | neighbors | hexes | tiles) (around | round | next
        to | beside) me | what's around [me] | what is around [me] | everything around me |
        [назови | назовите] [мне] [все] [шесть] (клеток | клетки | соседей) [вокруг] [меня] | что
        вокруг [меня] | все вокруг [меня] | узнать соседей | про соседей узнать
    """,
    "free-step": "a free (step | move) | (бесплатный | даровой) (шаг | ход)",
    "heal": "[one | some] health | to heal | [на | ради | за] здоровье | подлечиться",
    "back": """
        back [to] where i came from | (to go | going | straight | right) back | обратно [туда]
        откуда (пришел | пришла) | туда откуда (пришел | пришла) | обратно
    """,
}
_WORTH: Final = {
    bonus: Sequences({"": (purpose.replace("ё", "е"),)}) for bonus, purpose in _PURPOSES.items()
}
_PALM: Final = frozenset(("palm", "palms", "tree", "пальму", "пальма", "пальмы", "пальмой"))
# An act, and what ties it: nothing else may stand beside the fruit.
_BESIDE: Final = frozenset(
    phrases("""
    i | i'll | me | my | the | a | an | for | to | and | with | of | on | it | that's | as | so |
    get |
    gives | give | hear | see | know | learn | tell | name | use | using | spend | spending | cross
    |
    crossing | out | off | take | play | bonus | please | that | then | now | will | let | let's |
    am | i'm | first | from | have |
    я | мне | мой | моя | мою | на | за | ради | и | с | со | из | для | чтобы | использую |
    применяю | применю | трачу | потрачу | зачеркиваю | зачеркну | вычеркиваю | вычеркну | беру |
    бонус | дайте | дай | хочу | узнать | назови | назовите | скажи | пожалуйста | значит | это |
    сначала | сперва | получаю | меня
""")
)


def used_for(tokens: list[str], about: About) -> Iterator[str]:
    """The line that uses it; nothing where a word of it is not known, or denies."""
    if about.who == OP or about.what not in ("turn", "bonus"):
        return
    if _asks_of_a_fruit(tokens):
        return
    words = [word for word in without(tokens) if word not in HESITATIONS]
    fruits = [WORDS[word] for word in words if WORDS.get(word) in FRUITS]
    if len(fruits) != 1:
        return
    (fruit,) = (one for one in FRUITS if one == fruits[0])
    told = _told(words, fruit, about)
    kept = {word for word in (words if told is None else told) if WORDS.get(word) != fruit}
    kept -= {MARK, "?"}
    by_palm = not _PALM.isdisjoint(kept) and about.what == "turn" and "?" not in tokens
    if (told is not None or by_palm) and _BESIDE.issuperset(kept - _PALM):
        yield f"bonus {fruit}"


def _asks_of_a_fruit(tokens: list[str]) -> bool:
    """As in "cherries for an action?"; but "what's around me? I use the banana"."""
    asked = len(tokens) - tokens[::-1].index("?") if "?" in tokens else 0
    return any(WORDS.get(word) in FRUITS for word in tokens[:asked])


def _told(words: list[str], fruit: Fruit, about: About) -> list[str] | None:
    """The words without what the bonus does; None: that is not told."""
    worth = _WORTH.get(bonus_of(about.state, about.who, fruit) or "")
    for at in range(len(words)) if worth is not None else ():
        found = worth.at(words, at) if worth is not None else None
        if found is not None:
            after = words[found[0] : found[0] + 2]
            if any(WORDS.get(word) == fruit for word in after) and after[0] not in (MARK, "?"):
                return None  # "what's around the grapes"
            return [*words[:at], *words[found[0] :]]
    return None
