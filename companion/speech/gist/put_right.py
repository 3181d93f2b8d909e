"""Facts that stand wrongly, as people put them right: "Phil is really at C1, please correct".

L17. Every word must be known here; with one that is not, with a "not" or a question, it is nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import CHARACTERS, FRUITS, OP
from companion.speech.gist.about import About
from companion.speech.languages.patterns import phrases
from companion.speech.languages.words import HESITATIONS, WORDS
from companion.speech.talk.sequences import MARK


def _listed(patterns: str) -> frozenset[str]:
    return frozenset(phrases(patterns.replace("ё", "е")))


# It is said that something stands wrongly.
_WRONG: Final = _listed("""
    fix | correct | correction | amend | update | adjust | actually | really | should | ought |
    supposed | wrong | wrongly | mistake | mistakenly | already | record | note | must |
    belongs | belong | поправь | поправьте | поправка | поправим | поправляем | исправь | исправьте
    | исправим |
    исправляем | исправление | запиши | запишите | запишем | отметь | отметьте | должен | должна |
    должно | должны | вообще-то | вообще | самом | ошибка | неверно | неправильно | уже | место |
    переставь | переставьте
""")
# An order to put it so; of the OP alone.
_ORDERS: Final = _listed("""
    set | put | change | make | mark | move | place | поставь | поставьте | поставим | сделай |
    сделайте | перенеси | перенесите | верни | пусть | ставим | ставлю
""")
_BESIDE: Final = _listed("""
    is | 's | s | are | be | been | being | was | at | on | in | to | the | a | an | of | has | have
    | had | got | just | only | now | left | please | so | far | there | here | that | this | it |
    its | his | her | their | our | my | we | we've | there've | there's | stands | stand | sits |
    standing-at | space | hex | cell | board | sheet | card | fact | down | up | him | he | she |
    they
    | and | out | by | himself | herself | okay | ok | for | as | from | with | still | one's |
    count | total | number | time | times | point | points | let's | let | me | us | you |
    на | в | во | у | и | а | ну | же | это | этот | его | ее | их | него | нее | сейчас | теперь |
    пожалуйста | так | вот | там | тут | всего | только | осталось | осталась | остался | стоит |
    стоять | находится | быть | есть | клетка | клетке | клетку | раз | раза | нас | мы | что |
    как | деле | надо | нужно | единица | единицы | единиц | сердечка | сердечко | равно | поле |
    он | она | они | сам | сама | планшете | планшет | нам | мне | ему | ей | до | счет | было |
    был | стало
""")
_LYING: Final = _listed("lying | lies | lie | flopped | лежит | лежать | лежа | лежачий | лежачая")
_STANDING: Final = _listed("standing | upright | стоя | вертикально | стоймя")
_CROSSED: Final = _listed("""
    crossed | used | spent | cross | зачеркнут | зачеркнута | зачеркнул | зачеркнула | вычеркнут |
    вычеркнута | зачеркнутым | вычеркнутым | использованным | потраченным | вычеркнул | вычеркнула
    | потрачен | потрачена | потратил | потратила |
    использован | использована
""")
_CIRCLED: Final = _listed("""
    circled | обведен | обведена | обвел | обвела | обведенным
""")
_DEATHS: Final = _listed("""
    death | deaths | died | perished | dead | perishings | смерть | смерти | смертей | гибель |
    гибели | гибелей | погибли | погибло | погибал | умерли | умерло
""")
_HAD: Final = {
    **dict.fromkeys(_listed("health | hp | heart | hearts | здоровье | здоровья | здоровью"),
                    "health"),
    **dict.fromkeys(_listed("energy | энергия | энергии | энергию | энергий"), "energy"),
}  # fmt: skip
_NUMBERS: Final = {
    **{str(number): str(number) for number in range(10)},
    **dict.fromkeys(("zero", "no-one", "ноль", "нуль"), "0"),
    **dict.fromkeys(("one", "один", "одна", "одно", "одну", "once"), "1"),
    **dict.fromkeys(("two", "два", "две", "двое", "twice"), "2"),
    **dict.fromkeys(("three", "три", "трое"), "3"),
    **dict.fromkeys(("four", "четыре"), "4"),
    **dict.fromkeys(("five", "пять"), "5"),
    **dict.fromkeys(("six", "шесть"), "6"),
}  # fmt: skip
# It is put right whose turn it is.
_TURN: Final = frozenset(("turn", "ход", "хода", "черед"))
_OF_A_TURN: Final = frozenset((
    "set", "correct", "correction", "fix", "change", "поправь", "поправьте", "исправь", "исправьте",
    "поправка",
))  # fmt: skip
_NOT: Final = frozenset(("isn't", "not", "не"))
_ASKING: Final = frozenset(("is", "are", "has", "have", "should", "does", "did", "how", "сколько"))


class _Told(NamedTuple):
    """The words of a text by what they say; `rest`: those that say nothing known."""

    figures: list[str]
    hexes: list[str]
    fruits: list[str]
    had: list[str]
    numbers: list[str]
    signs: set[str]
    wrong: bool
    ordered: bool
    rest: list[str]


def put_right(tokens: list[str], about: About) -> Iterator[str]:
    """The line that sets what is told to stand wrongly; nothing where it may be anything else."""
    words = [word for word in tokens if word != MARK and word not in HESITATIONS]
    if about.what != "turn" or not words or "?" in tokens or words[0] in _ASKING:
        return
    told = _told(_stood_up(words))
    counted = told.ordered or told.signs == {"deaths"}
    if told.rest or not (told.wrong or (counted and about.who == OP)):
        return
    yield from _lines(told)


def _stood_up(words: list[str]) -> list[str]:
    """As in "Schrodie isn't lying down, she stands": who does not lie stands."""
    for at in range(len(words) - 1):
        if words[at] in _NOT and words[at + 1] in _LYING:
            return [*words[:at], "standing", *words[at + 2 :]]
    return words


def _told(words: list[str]) -> _Told:
    told = _Told([], [], [], [], [], set(), False, False, [])
    wrong = ordered = False
    orders_turn = not _OF_A_TURN.isdisjoint(words)
    for word in words:
        base = word.removesuffix("'s").removesuffix("s'") if word.endswith(("'s", "s'")) else word
        tag = WORDS.get(word, WORDS.get(base, "")).removeprefix("at ")
        if word in _TURN and orders_turn:
            told.signs.add("turn")
            continue
        wrong, ordered = wrong or word in _WRONG, ordered or word in _ORDERS
        if not _sorted(word, tag, told):
            told.rest.append(word)
    return told._replace(wrong=wrong, ordered=ordered)


def _sorted(word: str, tag: str, told: _Told) -> bool:
    """Puts a word where it belongs; False: it is not known."""
    named = (
        (told.figures, tag if tag in (*CHARACTERS, "rock", "bush") else ""),
        (told.hexes, word.upper() if word.upper() in HEXES else ""),
        (told.fruits, tag if tag in FRUITS else ""),
        (told.had, _HAD.get(word, "")),
        (told.numbers, _NUMBERS.get(word, "")),
    )
    for names, name in named:
        if name:
            names.append(name)
            return True
    for sign, some in (("lying", _LYING), ("standing", _STANDING), ("crossed", _CROSSED),
                       ("circled", _CIRCLED), ("deaths", _DEATHS)):  # fmt: skip
        if word in some:
            told.signs.add(sign)
            return True
    return word in _WRONG or word in _ORDERS or word in _BESIDE


def _lines(told: _Told) -> Iterator[str]:
    figures, signs = {*told.figures}, told.signs - {"standing"}
    if signs == {"deaths"} and len(told.numbers) == 1 and not (figures or told.had or told.hexes):
        yield f"set deaths {told.numbers[0]}"
    if len(figures) != 1:
        return
    (figure,) = figures
    if len(told.hexes) == 1 and not (signs or told.had or told.fruits or told.numbers):
        yield f"set {figure} at {told.hexes[0]}"
    if figure not in CHARACTERS or told.hexes:
        return
    if signs == {"turn"} and not (told.had or told.numbers or told.fruits):
        yield f"set turn {figure}"
    if sorted(told.had) == ["energy", "health"] and len(told.numbers) == 2:
        if not (signs or told.fruits):
            pairs = zip(told.had, told.numbers, strict=True)
            yield "set " + " and ".join(f"{figure} {had} {number}" for had, number in pairs)
        return
    if len({*told.had}) == 1 and len(told.numbers) == 1 and not (signs or told.fruits):
        yield f"set {figure} {told.had[0]} {told.numbers[0]}"
    elif told.had or told.numbers:
        return
    elif len(told.fruits) == 1 and signs in ({"crossed"}, {"circled"}):
        yield f"set {figure} {told.fruits[0]} {min(signs)}"
    elif not told.fruits and told.signs in ({"lying"}, {"standing"}):
        yield f"set {figure} {min(told.signs)}"
