"""The gist's words in English; see `gist_words`. A newcomer adds a verb or an idiom here.

Those that answer a question stand in `asked_en`.
"""

from __future__ import annotations

from typing import Final

from companion.speech.gist.asked_en import ASKED
from companion.speech.gist.gist_words import GistWords, words

GIST: Final = GistWords(
    turning="""
        (is | are | been | already | got | was) [already | all] (crossed | ticked | circled | used
        | spent | gone) |
        hate | hates | love the | loves | fear | fears | dread | dreads | dislike | dislikes |
        remember | remembers | forgot | believe | believes | suspect | suspects | distrust | blame |
        envy | trap | traps | smell | over there | would you | do you | will you | are you | have
        you | what about | or | nor | either | neither | if | unless | until | till | whether |
        maybe | perhaps | might | should | shouldn't | shall i | ought | could have | would have |
        must have | depends | whichever | anywhere | wherever | anybody | anyone | someone |
        somebody | some | somewhere | something | anything | everything | everywhere | any | every |
        one of (the | my | her | his | your) | random | either way | what if | how about you | i
        wonder | wonder | i wish | wish | hope | hopefully | supposing | pretend | joking | kidding
        | yesterday | last time | last turn | before that | later | tomorrow | eventually | soon |
        almost | nearly | once | still thinking | thinking | thinking about | thinking of |
        considering | not sure | not yet | unsure | undecided | dunno | don't know | can't decide |
        was | were | had | did | went | came | said | says | say that | told | tells | asked | heard
        | saw | thought | used to | always | usually | often | never mind | who | whose | whom |
        when | why | how | can't | cannot | couldn't | wouldn't | hadn't | anything but | instead of
        | rather than | than | twice | | both ways | except | without me | would be | would it |
        could it | looks | seems | sounds | feels | smells | tastes | tempting | tempted | fancy |
        favourite | favorite | better | worse | best | worst | safest | closest | nicest | too (far
        | close | risky | dangerous) | let me think | not done | not finished | we'd | you'd | could
        you be | promised | pretty sure | i guess not | which
    """,
    beside=words("""
        real son daughter kid kiddo wife husband boy girl mum mom dad's wants right-o righto easy
        fast cast beast feast vast test nest vest worth forth mouth youth life line time limp lock
        sock dock rush busy bus brush grace grave ample cave oven lover sale same blood floor food
        band wealth range merry plane clean lean bread uno idea plan very much really them him right
        away okay-dokey okey-dokey righto righty alrighty roger wilco cheers mate love darling dear
        honey sweetie sir madam lord lady master mistress friend pal chum scotty captain commander
        chief host referee gm dm o' thee thou mighty great almighty merciful cruel evil poor little
        old silly big tiny small quick brave bold brisk lonely trusty faithful thorny prickly spiky
        wet soggy heavy furry fluffy fuzzy soft silent sneaky gentle proud humble noble wise clever
        lucky damn damned bloody blasted cursed darn freaking precious lovely beautiful pretty sweet
        juicy ripe yummy tasty sour shiny nice good fresh plain simple single whole entire full half
        very last straight here there this that these those my our your his her its their own some
        thing things stuff bit bits piece bunch lot lots pile loads total totally completely fully
        entirely surely obviously clearly definitely absolutely finally immediately instantly
        promptly swiftly briskly boldly bravely proudly merrily cheerfully eagerly hungrily greedily
        reluctantly sadly grudgingly solemnly hereby officially formally also too as well along
        right just simply only even yet still ever indeed naturally obviously frankly personally
        today tonight moment moments minute second seconds sec time round while whilst meanwhile
        already yum mmm ooh aah wow whoa yay hurrah hooray ta-da tada voila presto abracadabra
        muahaha mwahaha haha hahaha hehe lol purr meow miaow nyan brr grr argh ugh yikes phew whew
        shh psst ahem eek gulp sigh yawn paw paws foot feet toe toes tail whiskers hand hands finger
        fingers leg legs arm arms head body bones belly tummy tongue nose eyes back-seat face
        heart-felt soul please pls plz thx ta thanks gracias merci si oui ja go-go into onto upon
        off on at in by of from with per via for
    """),
    denying="""
        (forget | forgetting | scrap | ditch | never mind) [about] [going] | no (need | reason |
        point | use) [to | in] | not | never | nothing | without | refuse to | i'd be (mad | crazy |
        stupid | insane | nuts) to | rather not | (forget | drop | skip | scrap | lose | scratch |
        ditch | cancel | minus) [about] (the | that | my) | hold the | leave out | leave off |
        except for | no more | no | won't be | isn't | doesn't | ain't | anybody but | anyone but |
        not going | i'm done with | instead of the
    """,
    decisions="""
        (i've | i have | i) decided (that | to) | i've made up my mind [to] | so this time | so
        i'll | so now | so let's | so i | so then | so | then yes | in that case |
        anyway | decided | i've decided | final answer | you know what | screw it | okay then | all
        right then | alright then | this time | but this time | but now | but i'll | but let's | but
        today | right then | fine then | it's settled | settled | that settles it
    """,
    signs={
        **ASKED,
        "go": words("""
            amble ambling bolt bolts bolting charge charges charging cruise cruises cruising dart
            darts darting gallop gallops galloping hasten hobble hobbles hobbling hustle hurtle
            hurtles hurtling jog jogs jogging limp limps limping lope lopes lumber lumbers lumbering
            lurch lurches meander mosey moseys moseying pad pads padding paddle paddles paddling
            parade plod plods plodding prowl prowls prowling race races racing ramble ride rides
            riding row rows rowing scramble scrambles scrambling scuttle scuttles scuttling shamble
            shambles shimmy shimmies skate skates skedaddle skitter skulk sidle sidles sidling slink
            slinks slinking slither slithers slithering stagger staggers staggering stalk stalks
            stalking stomp stomps stomping stumble stumbles stumbling strut struts strutting swerve
            swoop swoops totter traipse trample tramples trundle trundles trundling tumble tumbles
            tumbling veer veers veering venture ventures venturing waddle waddles waddling waltz
            waltzes waltzing wend whizz zip zips zoom zooms zooming barrel barrels barreling
            barrelling sneak marches marching toddle toddles bumble cartwheel cartwheels roll-on
            arrives arrive arriving sweep sweeps sweeping surge surges surging wash washes gush
            gushes pour pours pouring flow flows flowing spill spills wriggle wriggles squeeze
            squeezes budge budges haul hauls drag drags dragging bring brings lead leads wheel
            scootle migrate migrates retreat retreats retreating depart departs departing drive
            drives driving steer carry carries carrying visit visits visiting lunge lunges
        """)
        + """| (push | pushes | pushing | press | presses | forge | soldier)
            on | (try | trying) (my | our) (luck | chances |
            chance) | carried through | gets carried | (make | makes | making) (for | a beeline
            for | tracks) | set | sets | setting | set (out | off | sail) | (set | sets) sail | be
            off | i'm off | we're off | am off | (am | is | are | i'm) bound for | take the path |
            next stop | destination
        """,
        "visit": """
            visit | visits | visiting | pop over to | pop round to | call on | join | joins |
            joining | say hello to | say hi to | meet | meeting | meet up with | over to see | hang
            out with | find | catch up with | drop in | swing by | pay a visit to | keep company
        """,
        "safe": """
            extra (safe | safely | careful) | (double | doubly | triple) safe | nice and slow and
            safe | with caution | cautious like | (watch | watching | mind | minding) (my | our)
            step | warily | prudently | with [a] safety [net | on | first] | safety first | safety
            on | on the safe | the safe version | (in | with) full safety | sensible and safe |
            better safe than sorry | better safe | [the] safe (move | step | one | option | mode |
            kind | sort) | with (great | all due | extra) care | protected move | securely | secure
            | with insurance | insured | [be | being | stay | staying] safe about it | safe-mode |
            (for | with) (safety | safety's sake | safety
            reasons) | risk-free | in safety
        """,
        "unsafe": """
            throw caution to the wind | throwing caution to the wind | caution to the wind | damn
            the (risk | danger | consequences) | danger be damned | without paying | the cheap (way
            | version | one) | on the cheap | for free | free of charge | no frills | no extras |
            vanilla | the unsafe (way | version | one | kind) | no safety net | safety off | screw
            (safety | the safety) | safety's for (wimps | cowards | babies) | safety is for (wimps |
            cowards | babies) | never mind [the | about] (safety | safe | being safe) | forget
            [about] [the | being] (safety | safe | safe bit | safe part) | not bothering with
            (safety | safe) | standard | basic | not the safe (one | way | kind | version) | no
            (safe | safety | care | caution) | (scrap | drop | skip | lose | ditch | cancel | hold |
            minus | without) [the | my] (safe | safety | safe part | safe bit)
        """,
        "one-over": """
            the (space | one | hex | tile) beyond | beyond the (next | neighbour) [one | space] |
            (over | past | skipping | skip | jumping | jump | hopping | hop | leaping | clearing |
            vaulting | bypassing | leapfrogging | missing out) [over] (the | my | that) (next |
            first | neighbouring | neighboring | adjacent | nearest) (one | space | cell | hex |
            tile | field | square) | (the one | the space | space | one) after (next | the next
            [one]) | one past the next | second (space | one | cell | hex | tile | square) (along |
            away | out | over | on) | skipping (one | a space | one space | a cell | the middle one
            | the first [one | space]) | skip (one | a space | one space | the first [one | space])
            | (a | one) space (between | in the middle) | (jump | hop | leap | skip | vault | bound
            | fly) [right] over (one | a space | one space | a cell | a hex | a tile | it | the gap)
            | long step | (with | by | using) (a | one | my) (jump | leap | hop | vault) over [one |
            a space | a hex] | over (one | a) [single] (space | hex | tile | cell | square | field)
            | one [space | hex | tile | cell] over
        """,
        "": """
            i suppose | i'd suppose | in one (go | bound) | i know [it's | that's | that it's] |
            (like | as | same as) (last time | before) | any (further | more | longer) | both
            actions | nothing (fancy
            | special) | what's the worst that (can | could) happen | what (can | could) [possibly]
            go wrong | (clicked | tapped | pressed | typed | hit | said) [it | the] wrong [thing |
            button | one | key] | power of | power | strength of | (till | until) my next turn | for
            (later | a while) | hang on | hold on | as in [a | an] | hear ye | first things first |
            last time | [my] energy (is | 's | runs | is running) (low | down | out | gone | almost
            gone | empty) | energy's (low | gone | out) | low on energy | end up | ends up | ending
            up | wind up | come on [then] | it's your (moment | time) | your time to shine | if it's
            all the same [to you] | if you (don't mind | please | like | will | wish | would) | if
            (it | that) (please | pleases | suits) you | if that's (all right | alright | okay |
            fine) | if i may [be so bold] | if (nobody | no one) (objects | minds | is against it) |
            if you must know | (sounds | looks | seems) (good | nice | fine | right | lovely | great) [to me]
            | in
            peace | alien | aliens | martians | after all | after (the push | pushing | that push |
            the shove) | how about (a | we) | so much for | why not
        """,
        "one-over safe": """
            [the] full works | the works | all upgrades | fully upgraded |
            both [of] [my] (upgrades | extras | options | add-ons | perks) | with both upgrades |
            over and safe | all the (trimmings | extras | upgrades | bells and whistles) | the full
            package
        """,
        "big": """
            big (jump | leap | one | hop | bound | pounce) | long (jump | leap | one | hop | bound |
            pounce) | (full | giant | huge | far | mighty | great | super | mega | grand) (jump |
            leap | hop | bound | pounce | stretch | range) | my (usual | special | famous | cat)
            (jump | leap | hop | bound | pounce) | three space (one | jump | leap | bound) |
            three-space (one | jump | leap) | the three-spacer | (cat | kitty | feline) (jump | leap
            | bound | pounce) | clear two | clearing two | third space (along | away | out | over |
            on) | three (away | spaces away | spaces out | spaces along) | (over | past | across |
            skipping | jumping | clearing) two [spaces | hexes | tiles | cells | others]
        """,
        "near": """
            baby (step | steps) | (small | short | tiny | little | single | wee | mere | ordinary |
            regular | normal | usual | modest) (step | steps | move | hop-free step) | a [single]
            pace | one pace | next door | without [any | a] (jumping | jump | jumps | leap | leaping
            | hop | hopping) | (no | not) (jumping | jump | jumps | leap | leaping | leaps | hop |
            hopping | hops) | no (acrobatics | gymnastics | leapfrog | leapfrogging | heroics) |
            only one | just (one | the one) | right next (to me | door) | beside me | the adjacent
            (one | space) | the (near | nearest | neighbouring | neighboring) one | one tile
        """,
        "restore": """
            (take | taking) it easy | catnap | cat nap | siesta | shut-eye | pit stop | pause |
            coffee break | rest time | doze | dozes | dozing | naps | nap | napping | snooze | kip |
            kipping | sleep | sleeping | breather | breathe | chill | energise | energize | refuel |
            refuelling | refueling | repower | power up | power nap | top up | topping up | put my
            feet up | take five | take (a | my) (rest | break | breather | nap | moment | seat |
            load off) | sit (down | this one out | a while | here and rest) | have a (rest | nap |
            lie-down | lie down | sit-down | sit down | breather | kip | snooze) | (catch | catches
            | catching) (my |
            our | his | her | their) breath | gather my strength | get my (strength | wind | energy)
            back | (get | gain | want | need | take | claw | win | earn) (some | my | a bit of | the
            | a little) [of my] energy [back] | fill (up | my tank | the tank) | back to full
            [energy] | recharge | replenish | regroup | lick my wounds | meditate | forty winks |
            shut my eyes | lie low | time out | pick me up
        """,
        "finish": """
        (that's | that is | this is) [all] (my turn | my go | me) | not (doing | going to do)
        anything (else | more) | don't do anything (else | more) | (done | finished | through) with
        (my | the | this | all my) (turn | go | stuff | part | bit | business | thing | actions |
        evil deeds) | that's me | that's me (done | finished | sorted | out | over) | i'm (done |
        finished | through | sorted | out | spent | all done | all set) | we're (done | finished) |
        done and dusted | that's all [folks] | that's it | that's the lot | that's (everything |
        enough) [for (me | now | today)] | [it's] (someone | somebody) else's (turn | go) | nothing
        (else | more | further) (from (me | us) | for (me | now) | to do | to add) | no more [from
        (me | us)] | over and out | (your | their | his | her) (turn | go | move) | you're up |
        you're on | next (player | person | one | victim | please | captive) | who's next | (go |
        carry) on then next | (pass | hand | handing | passing) (it | the turn | the baton | the
        torch | things | over | my turn) [on | over | along | round | to (you | the next | the next
        player)] | over to (you | the next [player | one] | whoever's next | the others) | (i'll |
        i) (stop | leave it) (here | there | at that) | i'll (stop | leave it | end it | finish)
        (here | there | at that) | (stop | stopping | ending it | leaving it | finish | finishing)
        (here | there | at that) | call it (a day | a turn | a night | quits) | i rest my case |
        that (concludes | completes | ends | does it for | wraps up) (my turn | me | it | things) |
        wrap (up | it up | things up) | (finish | end | close | conclude | complete | forfeit | skip
        | waive | drop | surrender | yield | relinquish | sacrifice | give up | sit out | leave)
        [the | my] (rest | remainder | remaining | last | second | other | final | remaining actions
        | last action | second action | other action | turn | go | round) [of it | of my (turn |
        actions | go)] | my (turn | go | move) is (done | over | finished | complete | at an end) |
        [the | my] turn's (done | over | finished | complete) | don't (need | want) [my | the | a]
        (other | second | last | remaining) action | end [of] [my | the] (turn | go | round | move |
        story) | end of (turn | story | go) | let the (others | next one | next player) (play | go |
        have a go) | (that | this) (was | is) (my turn | my go | it | all | everything) | no
        (further | other | more) (actions | moves | steps) | enough for (today | now | one turn) |
        nothing left to do | stop | stop now | stop here | stop there | all stop | i have nothing
        left | pack it in | knock it on the head | that will do [me | for me] | that'll do [me | for
        me | for (this | the) turn | for now] | i've had enough | enough [from me | for me | for now
        | for this turn] | turn complete | turn over | ready for the next player | i (pass | yield |
        resign my turn)
        """,
        "extra action": """
            (extra | bonus | spare | additional | third | saved | stored) (action | move | go) [box
            | token | square] | action box | extra-action [box]
        """,
        "extra energy": """
            (extra | bonus | spare | additional | saved | stored | reserve) energy [box | square] |
            energy (box | reserve | square) | extra-energy [box]
        """,
        "extra health": """
            (extra | bonus | spare | additional | saved | stored | reserve) (health | heart | life)
            [box | square] | (health | heart) (box | square) | extra-health [box]
        """,
        "use": """
            waste | wasting | wastes | spend | spending | burn | burning | cash in | cashing in |
            redeem | redeeming | invoke | employ | trigger | activate my | pop | popping | munch |
            munching | munches | gobble | gobbling | swallow | chew | bite | nibble | slurp | devour
            | peel | scoff | down | eat up | call on my | call upon | with the power of | by the
            power of | thanks to | courtesy of | cost of | tick off | tick | ticking off | scratch
            off | scribble out | strike off | rub out | mark off | blow | blowing | fire | fire off
            | throw in | play | playing | time for | let's have | put to use | make use of | deploy
            | unleash | exercise
        """,
        "hand-over": """
            on to | is up | is next | 's up | (can | may) (go | play | move)
            [now |
            next] | goes next | plays next | next up
        """,
        "self": """
            me | myself | (of | from | next to | beside | near | by | around) (me | myself) | my own
            (space | spot | side) | where i (am | stand | sit) | where i'm (standing | sitting | at)
        """,
        "safe-from": "immune | immunity | shield | shielded | shielding | untouchable | guard",
        "against": """
            off (me | my back) | leaves me alone |
            (won't | can't | cannot | will not | shall not | doesn't | not) (touch | hurt | hit |
            get | reach | harm | bother | squash) me | can't touch me | cannot touch me | won't
            touch me | can't hurt me | shall not touch me | keep (off | away) | ward off | warding
            off | shield [me | myself] (from | against) | (hide | hiding | safe | protected |
            protection | immune | immunity | guard | guarded | guarding | defend | defending |
            defence | cover) [me | myself] (from | against | to)
        """,
        "fix": """
            correction | correct | fix that | fix it | fix | (that's | that is | this is | it's |
            you've got it | you have it | you wrote it) wrong | wrong | mistake | made a mistake |
            actually has | should (be | have | say | read) | set | adjust | change | the board says
            | my (sheet | board) says | mistakenly | put [it | that] right | ought to (be | have) |
            amend | update | error | is supposed to (be | have) | supposed to (be | have)
        """,
        "no-more": "[and] nothing (else | more)",
        "yes": "why (yes | certainly | sure | of course) | yes indeed | yes yes",
        "0": "zero | nil",
        "again": "again | once more | one more time",
        "bush": """
            my (thorny | prickly | spiky | green | leafy) (friend | one | fellow | mate | buddy |
            pal) | shrub | hedge | bramble | thorns | the thorny (one | thing)
        """,
        "rock": """
            my (stony | rocky | heavy) (friend | one | fellow | mate | buddy | pal) | big stone |
            the stony one
        """,
        "wave": "tsunami | my watery friend | the tide | my wall of water",
        "way-back": """
            back the way i came | (the way | where | the direction) i (came | just came) [from] |
            back where i came from | back to where i (was | came from | started | stood) | back to
            the (space | spot | place) i (left | came from) | retrace my (step | steps) | straight
            back again | back again | reverse course | back to my (last | previous) space | turn
            back | turn around and go back | double back
        """,
    },
)
