"""Other words that people have in English for what is done on Paradox Island; see `talk_words`."""

from __future__ import annotations

from typing import Final

from companion.speech.talk.talk_words import GameWords

ISLAND: Final = GameWords(
    reworded={
        "use an action to": """
            (spend | spending | take | taking) (an | one | my | this | the) action (to | on | for)
        """,
        "northwest": """
            (straight | right | all the way) back [to the | to] (northwest | north-west) |
            the northwest (one | ones | side) | the north-west (one | ones | side) | the north west
            (one | ones | side)
        """,
        "northeast": """
            (straight | right | all the way) back [to the | to] (northeast | north-east) |
            the northeast (one | ones | side) | the north-east (one | ones | side) | the north east
            (one | ones | side)
        """,
        "southwest": """
            (straight | right | all the way) back [to the | to] (southwest | south-west) |
            the southwest (one | ones | side) | the south-west (one | ones | side) | the south west
            (one | ones | side)
        """,
        "southeast": """
            (straight | right | all the way) back [to the | to] (southeast | south-east) |
            the southeast (one | ones | side) | the south-east (one | ones | side) | the south east
            (one | ones | side)
        """,
        "east": """
            (straight | right | all the way) back [to the | to] (east) |
            the east (one | ones | side)
        """,
        "west": """
            (straight | right | all the way) back [to the | to] (west) |
            the west (one | ones | side)
        """,
        "north": """
            the north (one | ones | side)
        """,
        "south": """
            the south (one | ones | side)
        """,
        "safely": """
            [and] [i'm | i'll | i | we'll | i will] (pay | paying) for (safe | safety | a safe move)
            | [and] i'll (pay | take) [for] (safe | safety) | with safety on top | and the safety |
            safe too |
            [and] [i'll] be careful about it |
            nice and (safe | safely | careful | easy) | (play | playing | playin) [it] safe | (keep
            | keeping) it safe | stay safe | staying safe | be safe | being safe | to be safe |
            [just] to be on the safe side | on the safe side | being careful | [and] (i'll | i |
            we'll) be careful | be careful | in a (safe | careful) (way | manner) | the safe way |
            safe and sound | and (do | make | doing) it (safely | safe | carefully) | (do | doing)
            it (safely | safe | carefully) | and safely so | without [any | taking any | a] (risk |
            risks) | (not taking | taking no | no) (any risks | any chances | chances | risks) |
            (with | taking) [great | some | all] (care | caution) | the careful way | all careful |
            real careful | very carefully | very safely | super safe | extra careful | with (full |
            all) safety | but safe | and safe | make it safe | make that safe | (safe | careful)
            mode | the safe option
        """,
        "one space unsafely": """
            [and] [with] no energy (on | for | spent on) (it | that | this) | [and] [i'm | i am] not
            (paying | spending) [for] (anything | a thing | any energy) | [and] paying nothing |
            [and]
            (without | no) (paying | spending) [anything | any energy | energy] | [and] no energy
            spent
        """,
        "unsafely": """
            not safely [this time] | not safe this time | (forget | drop | scrap | lose | skip)
            (the | that) (safely | safe [part | bit] | careful
            [part | bit]) |
            (i'm not | i am not | not | i won't be | no point) (paying | spending | wasting energy)
            (for | on) (safe | safety | a safe move) | i won't pay for (safe | safety) | no safety |
            (forget | never mind) the (safe | safety) | no need for safety |
            without (safety | being safe | being careful | care) | at [my own] risk | (i'll | and |
            i) (risk | chance) it | risking it | [i'm] taking (a | the) (risk | chance) | the (risky
            | unsafe | dangerous) way | no need to be (safe | careful) | (not | never) (being |
            playing it | play it) (safe | careful) | not careful | not carefully | not so safely
        """,
        "use extra": """
            (spend | spending | cross out | crossing out | cross off | tick off | ticking off |
            use up | using up | burn) [my | the | an | that | this | one] [little] (extra |
            additional | bonus)
        """,
        "two over": """
            (clear | clearing) two and (come | land) [down] | (clear | clearing) two [spaces] |
            three in a line | the (big | long) (jump | leap | hop) | (big | long) (jump | leap |
            hop)
        """,
        "one over": """
            (skip | skipping) over to |
            (over | across | past | skip | skipping | jumping | jump) [over | across] (the | my)
            (next | neighbouring | neighboring | adjacent | first) (one | space | cell | hex | tile)
            | (jumping | skipping) the first | the jump | (leap | hop | jump) one (across | over) |
            (leapfrog | vault | jump | hop | leap) [over] whatever's (beside | next to) me |
            with (a gap of one | one in between | one space in between | a space in between) |
            leaving (one | a) space [in] between | and skip (one | a space | one space) | (jump |
            jumping | hop | hopping | leap | leaping | skip | skipping | vault | vaulting | bound |
            bounding | hopping | jumps | hops | leaps) [right] over (one | a | 1) [space | cell |
            hex | field | square | tile] | over (one | a) (tile | hex) | (a | one) (tile | hex) over
            | past (one | a) space | (one | a) space further
        """,
        "over": """
            (jump | jumping | hop | hopping | leap | leaping) over to
        """,
        "one space": """
            (no | without | not) (jumping | jump | leaping | leap | hopping | hop) |
            [just | only] (a | one) step | [just | only] (one | a) (single | little | small | tiny)
            (step | space)
        """,
        "extra action": """
            action box [,] the (extra | spare | additional) one | (one | an | a) (more | additional
            | further | bonus | extra) action | another action |
            an additional action | more actions | the bonus action
        """,
        "extra energy": """
            energy box [,] the (extra | spare | additional) one | (one | an | a) (more | additional
            | bonus | extra) energy
        """,
        "extra health": """
            health box [,] the (extra | spare | additional) one | (one | an | a) (more | additional
            | bonus | extra) health
        """,
        "for one energy": """
            [so | and] (that's | that is | it's | makes) one energy [gone | spent | down | less]
        """,
        "for two energy": """
            [so | and] (that's | that is | it's | makes) two energy [gone | spent | down | less]
        """,
        "give one": """
            (give | giving) up (a | an | one)
        """,
        "to": """
            drop in on | drop by | visit
        """,
        "energy": """
            some (more | of my | of the) energy | some energy | [a] [little] bit of energy
        """,
        "health": """
            some health | [a] [little] bit of health
        """,
        "restore energy": """
            [my | the | some] energy back
        """,
        "restore health": """
            [my | the | some] health back
        """,
        "use": """
            (cash | cashing | cashes) in | make use of | making use of | take advantage of | (go |
            going) ahead and use | (burn | burning | redeem | redeeming | invoke | pop | popping |
            employ | employing | fire | exercise) [off]
        """,
        "one of each": """
            one and one | one each | (a | one) bit of each | some of (each | both) | half and half |
            fifty fifty | a mix | one of both | one for each | split (it | them) [evenly | up] |
            both of them | one of one and one of the other
        """,
        "two health": """
            as much health as (i can get | possible | there is) | all into health | patch me up |
            both health | health twice | health both times | all health | all in health | everything
            in health | both in health
        """,
        "two energy": """
            all into energy | everything into energy | both into energy |
            both energy | energy twice | all energy | all in energy | both in energy
        """,
        "pushes": """
            (knocks | bumps | rams | nudges | drives | forces | presses | moves) (into) | gives a
            push to | gives (a | one) shove to
        """,
        "hits": """
            (crashes | slams | smashes | runs | rolls | bumps | washes) (into | over | against) |
            washes away
        """,
        "go through": """
            (step | stepping | walk | walking | hop | hopping | jump | jumping) (right | straight)
            through
        """,
    },
    whole={
        "restore": """
            [i | i'll | let me | we] (get | regain | recover | restore) [my] (two | 2) energy back |
            (gotta | i gotta | i've got to | i need to | i have to) [get] (top | fill | charge |
            recharge) (up | those | my | the) (batteries | energy) [up | topped up] | [gotta | i
            gotta | i've got to | i need to | let me | i'll] get (those | my | the) (batteries |
            energy) (topped up | charged | recharged | back up) | [i | i'll | let me | we] (get |
            top up | refill) [my | some | the] energy back | i'll put my feet up | i need a moment |
            i'll lie low | i'm (knackered | beat | spent | worn out) |
            [i'm | i] (take | taking | have | having) (a | some) (rest | breather | break | nap |
            pause) | [let me | i'll | i] (catch | catching) my breath | [i'm] catching my breath |
            [let me | i'll | i | i'll have to | i need to] (take | have) (a | some) (rest | breather
            | break | nap | pause) | [let me | i'll | i | i'll just | i just] (top | fill | power)
            (up | up on energy | up my energy | my energy up) | [i'm] (topping | filling | charging)
            up [my energy | on energy] | [let me | i'll | i] recharge [my batteries | my energy |
            my battery] | [let me | i'll | i] (charge | recharge | juice) (up | my batteries | my
            energy | my battery) [my batteries | my energy | my battery] | [i | i'll | let me | i'm
            going to | i'm gonna]
            (get | gain | take | grab) (my | some | the) energy [back] | [i'm] getting (my | some)
            energy [back] | restore (some | a bit of | my | more | a little) energy | [i | i'll |
            let me] recharge my batteries | i (need | want | could use) (a rest | some rest | some
            energy | to rest | energy | my energy back) | i'll (chill | relax | breathe | catch my
            breath) [a bit | here] | [i'll | let me | i] rest (up | a bit | a little | here | a
            moment | a while | for a bit | for a while | this action | for now | a minute | my legs)
            | i'm (resting | recovering | recharging | restoring) [here | now | up | a bit | for a
            bit] | rest time | time to rest | [i'll | i] use (my | an | this) action to (rest |
            restore | recover) [energy | some energy] | (energy | restoring | resting) (please | for
            me) | i regain [my | some] energy | [i'll | i | let me] get (back my energy | my
            strength back | my breath back) | [i'd like | i want] (to get) my energy back | i'm
            (tired | exhausted) i'll rest
        """,
    },
)
