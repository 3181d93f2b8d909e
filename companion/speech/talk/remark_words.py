"""Words of the remarks that people make beside a command; see `remarks`."""

from __future__ import annotations

from typing import Final

# A fear or a hope: it opens so, and the rest is made of `FEARED` alone.
FEARING: Final = """
    [and] [because] i'm [so | a bit | too] (scared | afraid) of | i fear | i hope [that] (nothing |
    nobody | no-one) | hopefully (nothing | nobody) | боюсь | опасаюсь |
    (maybe | perhaps | hopefully | with luck | with any luck) (i | i'll | we | we'll | it | it'll |
    something | somebody | someone | there's | there is) | i (hope | wonder) [if | that] (something
    | somebody | someone | anybody | anyone | there's | i | i'll | it) | (anybody | anyone |
    somebody | someone) (home | there | here) |
    вдруг | а вдруг | авось | глядишь | может кого | мало ли | небось | есть кто | кто дома |
    надеюсь
"""

# The same, also with no mark before it.
IN_CASE: Final = """
    [just] in case | lest | because | cos | потому что | а то | на случай если | на тот случай если
"""

FEARED: Final = """
    the a an is are it it's it's i i'll i'm we we'll he she they them him her me us my someone
    somebody something anyone anybody anything there there's here near nearby around about ahead
    waiting waits hiding hides lurking lurks sitting sits standing stands comes coming strikes
    scare scares find finds meet meets see sees hurt hurts hit hits wake wakes get gets bite bites
    scares eats frightens scary
    волны камня глыбы куста пугает страшно кусается
    scares eats frightens scary nobody's волны камня глыбы куста пугает страшно кусается
    up off on and that of wave rock bush home lucky surprise surprises bump into
    там тут здесь кто кого кто-то кого-то кто-нибудь кого-нибудь что-то что-нибудь чего-нибудь есть
    волна волну волной глыба глыбу камень куст стоит сидит ждет ждут прячется прячутся бродит
    поджидает спугну задену застану разбужу спугнем встречу встретим найду найдем увижу попадется
    попадутся ранит ранят
    ударит накроет заденет зацепит рядом поблизости близко дома меня нас мне нам на и он она они
    его ее их повезет если повстречаю
"""

# The state of one's own board: it opens so, and the rest is made of `HAD` alone.
HAVING: Final = """
    (i | we) [only | just | still] (have | had | got) | (i've | we've) [only | just | still] [got] |
    i'm [down | left | out | nearly out] (to | with | of | at) | (that's | that is | there goes |
    there go) (all | both | one | two) [of] my | (i | we) can (pay | afford) | there goes my | my
    energy (is | 's) | (i | i've) (crossed | ticked | marked) (it | that | them | one | two | the) |
    у меня [еще | всего | только | уже | как раз] [осталась | остался | осталось] (ноль | нуль |
    одна | один | две | два | три | нет | нету | мало | маловато | хватает | последняя) |
    (энергию | обе энергии | единицу | одну | две | ее) (вычеркнул | вычеркнула | зачеркнул |
    зачеркнула | списал | списала | отметил | отметила | вычеркнула я | потратил | потратила) |
    (вычеркнул | вычеркнула | зачеркнул | зачеркнула | списал | списала | отметил | отметила)
    (энергию | обе энергии | единицу | одну | две | ее) | энергии [у меня] (ноль | нет | нету |
    мало | маловато | на это хватает | хватает) | энергия [у меня] (кончилась | на нуле |
    закончилась)
"""

HAD: Final = """
    no zero one two three four five little nothing enough energy energies health any more left now
    it that all both gone spent used up off out only just to low the
    ноль энергии энергия энергию единица единицы здоровья здоровье осталась осталось остался всего
    только уже совсем почти больше на это
"""

# Clauses that say nothing, whole.
SAYINGS: Final = """
    [just] in case | [а то] мало ли [что] | anybody home | anyone home | whatever happens | come
    what may | i need that one | i need it |
    what's left | what is left | what (did | have) (she | he | they | you) say was there |
    (what | who) was there [again] | i had it wrong | i forgot one | i forgot it | i forgot |
    i (think | reckon) it's closer | it's closer | i've thought about it |
    that was my (first | second | third | last | final) action | (we | i) (skipped | missed |
    forgot | overlooked) (him | her | them | it) | same as before | i (got | have) it wrong |
    [это] было (первое | второе | третье | последнее) действие | мы (его | ее | их) (пропустили |
    забыли) | (его | ее) пропустили |
    что (там | тут) (было | было-то | у меня) [еще] [не] [открыто] | что там у меня еще не открыто |
    да что тут думать | что тут думать | я (одну | одно | ее | его) (забыл | забыла) | мне (он | она
    | оно) нужен | пусть будет что будет | она ближе | он ближе | там ближе
"""
