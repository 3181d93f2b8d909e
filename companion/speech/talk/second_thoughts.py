"""Second thoughts: a text that ends by taking back what it says, or by putting it in doubt.

"East, hold on", "I rest, I'm joking", «на восток, хотя не буду», "north-east, is that allowed":
nothing of it is done. Of several words it need not be set off by a mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.speech.languages.words import HESITATIONS
from companion.speech.talk.name_table import NameTable
from companion.speech.talk.sequences import MARK, Sequences
from companion.speech.talk.sheets import listed

# It is still thought about, asked, wished, said by others, or a joke.
_PONDERED: Final = listed("""
    hold on | hang on | wait | stop | hmm | hm | let me (see | think | check | look) [about it |
    again | first] | give me a (moment | second | minute | sec) | (one | just a) (moment | second |
    minute | sec) | i [still] (need | have) to (think | check | look) [about it | about that |
    first]
    | [i'm] [still | just] (thinking | pondering | considering) [out loud | aloud | about it] | i
    haven't decided [yet] | i'll (think about it | decide later | see) |
    [i'm | i was | i am] [just | only] (joking | kidding | asking | wondering | dreaming) | that was
    (a joke | sarcasm | my first thought | just a thought) | it's a joke | a joke | in my dreams |
    as if | yeah right | yeah sure | (is | was) (that | it | this) (allowed | possible | legal | ok
    | okay | wise | smart | safe) | (can | may | could | should | shall) i | am i allowed [to] | is
    that a thing | right or wrong | do you think so | (for | as an) (instance | example) | i
    [could] wish | if only | they say | people say | (he | she | phil | theseus | achilles | hempel
    | schrodie | granddad) (says | said | told me [so] | tells me [so] | asked | would say) | last
    (time | turn | round | game) | i used to | (before | earlier | previously) | in (theory |
    principle) | nobody does that | no one does that | who knows | god knows | i don't know | i'm
    not sure | not sure | i have no idea | no idea | i can't decide | i'm undecided | in two minds |
    something like that | or something | or whatever | whatever | or so i (heard | thought | think)
    | хм | хмм | гм | погоди | погодите | подожди | подождите | постой | постойте | стой | стоп |
    секунду | секундочку | минуту | минутку | сек | [сейчас | дайте | дай] [я] (проверю | гляну |
    посмотрю | подумаю | проверить | посмотреть | подумать) | [мне] надо (подумать | проверить |
    посмотреть) | [я] еще (думаю | не решил | не решила) | [я] [просто] (шучу | пошутил | пошутила |
    спрашиваю | думаю вслух | интересуюсь) | это [была] шутка | шутка | в мечтах |
    мечты | хотелось бы | хотел бы я | вот бы | ага (сейчас | щас) | как же | [а] [так | это]
    можно [так | ли] | [а] [вы | ты] как (думаете | думаешь | считаете | считаешь) | как (думаете |
    думаешь | считаете) | (к | для) (примеру | примера) | например | говорят | (он | она | фил |
    тесей | ахилл | гемпель | шреди) (сказал | сказала | говорит | говорил | просил | велел | хочет)
    | по (словам | мнению) (фила | тесея | ахилла | гемпеля | шреди) | в прошлый раз | прошлым
    ходом | раньше | (была | это) [моя] первая мысль | вот чего хочет (фил | тесей) | в
    теории | никто так не делает | кто знает | бог знает | не знаю | [я] не (уверен | уверена) | или
    как | или что | или нет | или не надо | что скажете | что скажешь | верно ведь | как-то так | не
    (знаю | уверен | уверена) (даже | пока | правда)
""")
# It is taken back.
_RETRACTED: Final = listed("""
    cancel (that | it) | undo [that | it] | ignore (that | it | me) | disregard (that | it) | forget
    (that | it) | never mind | nevermind | scratch that | strike that | i take (it | that) back |
    take that back | i (regret | retract) (it | that) | (that's | it's | that is | that was | it
    was) a (bad | stupid | terrible | silly | dumb | poor) (idea | move | plan | choice) | (bad |
    stupid | terrible | silly | dumb) (idea | move | plan | choice) | don't listen to me | i changed
    my mind | i've changed my mind | changed my mind | pretend i (said | did) nothing | i didn't
    (say | mean) (that | it | anything) | my (bad | mistake) | i (misspoke | was wrong | am wrong |
    lied) | [that's | that was] wrong | [it's | that's] not my turn [though] | wrong (player | turn
    |
    game) | oops | whoops | oh no |
    (отмените | отмени | отменяю) [это] | отмена | забудь | забудьте [об этом] | забудь об этом |
    неважно | не важно | беру [свои | эти] слова (назад | обратно) | передумал | передумала | это
    [была]
    (плохая | дурацкая | глупая | скверная | неудачная) (идея | мысль | затея) | (плохая | дурацкая
    | глупая | скверная) (идея | мысль | затея) | [я] жалею [об этом] | не слушайте меня | не слушай
    меня | я ничего не (говорил | говорила) | (ошибся | ошиблась | ошибочка) | [хотя] нет (стой |
    стоп | стойте) | не мой ход | упс | ой нет
""")
# It is not done; at a question this may be the answer.
_DENIED: Final = listed("""
    i (won't | will not | can't | cannot | couldn't | don't | shan't | wouldn't | shouldn't |
    mustn't) [do (it | that) | go | move | risk it | dare] | i (don't | do not) (want | wish | dare
    | think) [to | so | it | that] | i (refuse | pass | decline) [to] | i'm not (going | doing) [to
    | it | that | there] | [please] (don't | do not) [do (it | that)] | not | i'd rather not | but
    [i'd] rather not | better not | i will not | no way | i'd (hate | never) [to | do (that | it)] |
    [я] не (буду | хочу | могу | стану | пойду | смогу | рискну | решусь | надо | нужно | стоит |
    следует) [так | этого | туда | этого делать] | [нет] [пожалуйста] не (надо | делайте | делай |
    стоит) [этого | так] | [я] отказываюсь | [я] откажусь | но лучше не (надо | стоит) | не
""")
_YES_OR_NO: Final = frozenset(("activate", "bonus", "ability", "carry"))
_TURN: Final = frozenset((None, "turn"))


def thinks_better(tokens: Sequence[str], what: str | None, names: NameTable) -> bool:
    """`what`: the question that is open; to deny is an answer to a question."""
    if what == "half":
        return False  # "rock, stop"
    sheets = [_PONDERED]
    if what not in _YES_OR_NO:
        sheets.append(_RETRACTED)
    if what in _TURN:
        sheets.append(_DENIED)
    return any(_ends_so(list(tokens), sheet, names) for sheet in sheets)


def _ends_so(tokens: list[str], sheet: Sequences, names: NameTable) -> bool:
    """By a clause of it, or by several words, after something that the game knows."""
    while tokens and (tokens[-1] in (MARK, "?") or tokens[-1] in HESITATIONS - _HUMMED):
        tokens = tokens[:-1]
    start = sheet.ends(tokens)
    if not 0 < start < len(tokens):
        return False
    if tokens[start - 1] in _LIKE:
        return False  # "camp A, like last time"
    marked = MARK in tokens[start - 1 : start]
    if not marked and (len(tokens) - start < 2 or sheet is not _PONDERED):
        return False
    return any(names.words.get(word, "") not in _SAYING_NOTHING for word in tokens[:start])


_LIKE: Final = frozenset(("like", "as", "same", "как"))
_HUMMED: Final = frozenset(("hm", "hmm", "хм", "хмм", "гм"))
_SAYING_NOTHING: Final = frozenset(("", "a", "and", "to", "is", "no", "not", "yes"))
