"""Words by which nothing is done now, in both languages; see `unsettled`.

Everything is patterns (`patterns`), many in one with bars between them.
"""

from __future__ import annotations

from typing import Final

# Put off: a "no" where a yes or no is asked, and at a turn no command.
POSTPONED: Final = """
    (on | in | for | during) my next (turn | go | round) | next (time | round) | (another | some |
    some other) time | (some day | someday | one day | sooner or later | eventually | later on |
    tomorrow) | in (a | one) (moment | minute | bit | while | second | sec) | in a little (while |
    bit) | (at | by) (some | a later | another) (point | time | date | stage) | down the road |
    further down the line | in the future | when (the time comes | i'm ready | it's time) | not just
    yet | but not (now | yet | today | this turn | right now | right away | this time) |
    for (another | next) (time | turn) | hold off | holding off |
    (на | в) (следующем | следующий | другой | другом) (ходу | ход | раунде | раунд | раз) |
    следующим ходом | через (ход | раунд | пару ходов | два хода | минуту | минутку | секунду) |
    позже | попозже | чуть погодя | погодя | как-нибудь потом | как-нибудь | когда-нибудь | скоро |
    вскоре | вот-вот | успею | успеем | успеется | повременю | повременим | погожу | обожду |
    но (не сейчас | не сразу | не в этот ход | попозже | позже | потом) | на потом | на будущее |
    под конец игры | в конце игры | ближе к концу | не время | еще рано | рано еще | рановато | рано
"""

# Said of the next turn; alone it ends the one that is.
NEXT_TURN: Final = "next turn"

# «Потом»: put off where nothing else is said before it, or after it.
THEN_LATER: Final = "потом"

# Kept for later, at a turn.
KEPT: Final = """
    (пока | пока что) (придержу | приберегу | поберегу | отложу | оставлю | подержу | сохраню | не
    трачу | не трогаю | не буду | воздержусь | подожду | обожду | повременю | побережем) | придержу
    | приберегу | отложу | попридержу
"""

# Supposed, possible or wished: the deed of nobody.
SUPPOSED: Final = """
    suppose | supposing | imagine | pretend | assume | assuming | what if | half a mind | in two
    minds | in theory | theoretically | theoretical | hypothetically | hypothetical | ideally |
    possibly | potentially | presumably | supposedly | conceivably | perhaps | maybe | it's between
    | torn between | choosing between |
    (isn't | aren't | doesn't | won't | wasn't) (it | they | he | she) | know already |
    i think (about | of) | thinking (about | of) | (is
    | are | was | be | as) [also] (an | the | one | another | my | options | possible | tempting)
    [other | only | best] (option | idea | possibility | thought | plan b) | (is | are | it's)
    (possible | tempting | thinkable) | plan b |
    i know already | i already know | (я | мы) уже знаю | уже знаю | и так знаю |
    let's assume | the rest (is | are | of us | of them | of you) | fat chance | like hell | yeah
    right like | (кому-то | кому-нибудь | всем | тебе | ему | ей | им | вам) [нам | вам] (надо |
    нужно | пора | стоит | следует | лучше) | (значит | то есть) можно | ага (сейчас | щас) |
    разбежался | разбежалась | держи карман | (допустим | предположим | представим | вообразим) [я
    | мы | что] |
    зря (я | мы) | зря (пошел | пошла | пошли | потратил | потратила) | представим | вообразим |
    если что | теоретически | гипотетически | в теории | по идее | чисто теоретически | подумываю |
    подумываем | думаю (о | об | про) | можно и | можно конечно | можно было | можно бы | [как |
    тоже] вариант | (есть | была | появилась | возникла) (идея | мысль | мыслишка) | может |
    возможно | вероятно | не так ли | не правда ли | верно ведь | правда ведь |
    наверное потом | по-хорошему | если бы | кабы
"""

# What somebody may do: before it stands the one who may.
MAY: Final = frozenset(("could", "might", "would", "may", "can", "should", "ought"))
# Before those they are no doubt: "if I may", "that would be east".
POLITE: Final = frozenset(("if", "as", "that", "that's", "it", "this"))
# After "I would" they ask for it.
WISHES: Final = frozenset((
    "like", "love", "rather", "prefer", "say", "be", "better", "choose", "opt", "take", "pick",
    "want", "have", "wish", "not", "appreciate", "also", "really", "much", "just", "very", "gladly",
    "go-for", "still", "now", "both", "please",
))  # fmt: skip
# After "I would" they tell of no deed of now: "I'd need the orange".
AS_DEEDS: Final = frozenset(("do", "try", "need", "require"))
GOING_FOR: Final = frozenset(("for", "with"))
I_WOULD: Final = frozenset(("i'd", "we'd", "he'd", "she'd", "they'd", "you'd"))
SOMEBODY: Final = frozenset((
    "i", "we", "you", "he", "she", "they", "it", "one", "somebody", "someone", "who", "there",
))  # fmt: skip

# Somebody else's words or wishes.
REPORTED: Final = """
    (wants | want | wanted | told | tells | asked | asks | advised | advises | advise | said
    to | begged | orders | ordered | made | forced | expects | expect) me | according to | in (his |
    her | their) opinion | says that | said that |
    (мне | нам) (говорят | сказали | советуют | велят | велели | предлагают | подсказывают) |
    [do you | as you] (remember | recall) [that] (the | he | she | phil | i | my | we) |
    (as | like) (you | we) (remember | know) | keep in mind | (don't | do not) forget | let me
    remind you | (помните | помнишь | помним | напоминаю | напомню) что | как (помните |
    помнишь) | не (забудьте | забывайте | забудь) | если помните |
    с (востока | запада | севера | юга | юго-востока | юго-запада | северо-востока | северо-запада)
    [я | мы] (пришел | пришла | пришли) | (я | мы) (пришел | пришла | пришли) с |
    (сказал | сказала | велел | велела | советует | предлагает | просит | говорит | приказал |
    приказала) [мне | нам] | по (его | ее | их) (словам | мнению)
"""

# Before a mark they recall what was: "remember, the bush moved".
RECALLING: Final = frozenset((
    "remember", "recall", "reminder", "помните", "помнишь", "помним", "напоминаю", "напомню",
    "вспомните", "вспомни",
))  # fmt: skip

# A wish of the past; with «бы» it is one of now.
WANTED: Final = frozenset(("хотел", "хотела", "хотели"))
WOULD_RU: Final = frozenset(("бы", "б"))

# With one of these last, the text goes on.
UNFINISHED: Final = frozenset((
    "but", "or", "if", "unless", "because", "although", "но", "или", "если", "либо", "хотя",
))  # fmt: skip

LINKED: Final = frozenset(("and", "и"))

# After these what was thought before no longer counts.
DECIDED: Final = frozenset((
    "but", "so", "okay", "ok", "instead", "anyway", "actually", "no", "nope", "fine", "decided",
    "wait", "sorry", "rather", "mean", "yes",
    "но", "а", "зато", "поэтому", "ладно", "короче", "нет", "лучше", "хорошо", "решил", "решила",
    "решено", "давай", "давайте", "да", "все-таки", "ой", "вернее", "точнее",
))  # fmt: skip
