"""The gist's words in English for what is asked; see `gist_words`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ASKED: Final[Mapping[str, str]] = {
    "revive": "back to (life | the living) | come (back to life | alive)",
    "free": "for nothing | free of charge | at no cost | without paying | for free",
    "middle": "in the middle | middle | the centre | the center | centre | center",
    "swap energy health": "[an | one | my] energy (for | into) [a | one | some | more] health",
    "swap health energy": "[a | one | my] health (for | into) [an | one | some | more] energy",
    "hit": """
        smite | smites | clobber | clobbers | pummel | pummels | drench | drenches | douse | douses
        | swamp | swamps | engulf | engulfs | bash | bashes | batter | batters | pound | pounds |
        crush | crushes | swallow | swallows | drown | drowns | punish | punishes | harm | harms |
        injure | injures | damage | damages | get | gets | bite | bites | nail | nails | catch |
        catches | (breaks | breaking | crashing | crashes) (over | on) | rain down on | comes down
        on | take a swing at | swing at | have at | give a (soaking | beating | wallop) | wallop |
        wallops | thump | thumps | clout | clouts | punch | punches | kick | kicks | water for |
        with water | go for | goes for | sock | dunk | dunks
    """,
    "push": """
        shoulder | shoulders | elbow | elbows | barge | barges | butt | butts | bulldoze | bulldozes
        | bulldozing | budge | hurl | hurls | fling | flings | toss | tosses | throw | throws |
        press | presses | force | forces | forcing | squash | drive | drives | roll into | rolls
        into | boot | boots | bowl | bowls [over] | dislodge | dislodges
    """,
    "put": """
        replant | replants | replanting | relocate | reposition | restore it to | write | writes |
        writing | jot | jotting | note | pencil | mark | enter | assign | slot | drop | drops |
        dropping | set down | plant | plants | planting | plonk | plop | park | parks | parking |
        pop it | land it | dump | dumps | dumping | lay | lays | stash | deposit | settle | settles
        | settling | sits | sit | grow | grows | growing | sprout | sprouts | sprouting | root |
        roots | rooted | taking root | takes root | belongs | belong | chuck | position | install |
        site | station | home in on
    """,
    "come": """
        returns | appear | appears | appearing | emerge | emerges | emerging | resurface |
        resurfaces | re-enter | re-enters | re-emerge | re-emerges | reappear | reappears | starts |
        start | begin | begins | beginning | shows up | show up | turns up | turn up | rises | rise
        | springs up | pops up | pop up | rolls in | rolling in | enters | enter | again from | off
        the | off
    """,
    "end-of": "end | far end",
    "stay": """
        no more (rolling | moving | steps | pushing | walking) | (doesn't | don't | not | isn't) (go
        | move | going | moving | budge) anywhere | where it (is | stands | was) | no (further |
        farther | more) | (stays | stay | staying | remain | remains | sit | sits | sitting | stand
        | stands | wait | waits) (put | still | there | here | where (it | i | he | she) (is | am |
        stands) | right here | right there | tight) | don't move | not (going | moving) anywhere |
        stop there | halt | halts | no step | doesn't move | (rest | rests) (there | here) | not
        another step | stops | hold position | holds | frozen | it stops
    """,
    "nothing": """
        (don't | won't | do not) (take | cross | remove) (any | any of them | anything) | not any |
        take none |
        don't (know | ask | hear | see | want | need) (anything | about anything | a thing) | (don't
        | do not) (need | want | care | wish) to (know | ask | hear | see) [anything | about
        anything | a thing] | nothing (to ask | to know | at all) | no questions | ask nothing | ask
        for nothing | i know (enough | everything) | not asking [anything] | no (peeking | peeks |
        looking | looks)
    """,
    "avoid": """
        (for | until | till) (next | another) (time | turn | round) | alone | in peace |
        (don't | do not) [really | quite] (trust | fancy | dare [to] touch | like the look of) [it |
        this | that | this thing | that thing] |
        (just | only | merely | simply) (visiting | looking | passing [through] | stopping by |
        dropping by | a visit | here [for a visit]) |
        (not | isn't | ain't) worth [it | a | an | my | the] | too (scared | risky | dangerous |
        scary) | scared | afraid | frightened | i'd have to be (mad | crazy | stupid | insane | nuts
        | out of my mind) | are you (mad | crazy | kidding me) | leave the (portal | knot | oracle |
        camp | lake | anomaly | fruit | bonus | thing) (alone | be) | leave it alone | leave it
        there | steer clear | hands off | (keep | keeping) (my | our) (hands | paws | distance) [off
        | away | to myself] | keep away | avoid | avoiding | (leave | leaving) (it | that | the
        thing) (alone | be | there | in peace) | let it be | let sleeping [dogs | zombies | snakes]
        lie | (walk | walking | tiptoe | step | go) (past | around | by) [it | them] | (give |
        giving) (it | that) a miss | no thanks | no thank you | count me out | hard pass | over my
        dead body | not touching | (not | never) in (a million years | my life) | not on my watch |
        no chance | no way | get (it | that) away from me | i'll pass | pass on it | too rich for my
        blood | forget it | i'm good | we're good | ignore | ignoring | not worth (it | the risk) |
        you'll have to catch me first | rather not | scared of (it | them | that)
    """,
    "touch": """
        (press | push | hit | smash) the button | (pull | throw) the (lever | switch) | flip the
        switch | push it |
        (accept | take | taking | run | running) the risk | bring it on | activate away | fire away
        | go right ahead | knock yourself out | be my guest | find out | let me at it | touch |
        touching | touches | poke | poking | prod | prodding | try | trying | press | pressing |
        fire it up | switch it on | set it off | light it up | wake it | have a go | risk it | (open
        | opening) it | let's see | bring it on | hit me | do your worst | let it rip | in i go |
        down i go | here goes [nothing] | go on then | go for it | do it | i'm (in | game | up for
        it | feeling lucky) | count me in | make it so | roll the dice | take (the | my) (plunge |
        chances | chance | bait | risk) | dive in | give it a (go | try | whirl | shot | poke) |
        let's have it | show me what you've got | jump in | hop in | yes to (it | that | activating
        | the activation) | step in | step inside
    """,
    "keep": """
        leave (her | him | them) (everything | all | it all | the lot) | keep (everything | it all |
        them all | all of it | all of them | the lot | all her fruit) | keep | keeps | keeping |
        (hold | holding | hang | hanging) (on to | onto | on) | save | saves | saving | spare |
        spares | let her off | let him off | leave (her | him | them) [with] [it | them | alone |
        be] | show mercy | mercy | merciful | have pity | pity | too precious | hers to keep | gets
        to keep | conserve | conserving | hoard | hoarding | for (later | another day | a rainy day
        | emergencies) | waste it | wasting it | not hungry | let them be | let her be | be kind |
        be nice | generous | lets (her | him) (off | go)
    """,
    "lose": """
        drop (a | an | one | my | some) | take (one | a | some | two) of my | (take | taking) (it |
        that) (from | off) me |
        less | fewer | minus | out goes | there goes | hand over | hands over | handing over |
        surrender | surrenders | forfeit | forfeits | part with | parts with | drop her | chuck |
        give up | gives up | giving up | bleed | bleeding | offer | offers | offering | donate |
        donating | trade in | trade away | trading in | trading away | cough up | shell out | fork
        out | fork over | throw in | swap out | cost me | costs me | in exchange for my | pay with |
        paying with | pay in | (take | taking) (it | one) (from | off) (my) | take from my | minus |
        deduct | subtract | what (i | i'll) (pay | lose | give) [up] | the one i (pay | lose | give)
        | can go | at the cost of | at the price of | goes down
    """,
    "gain": """
        want | wants | wanting | i'm after | need | needs | get | gets | getting | receive | in
        return for more | short of | short on | low on | lacking | lack | could use | could do with
        | rather have | prefer | prefers | top up | boost | boosting | up my | raise my | give me |
        gimme | load up on | stock up on | craving | crave | hungry for | in exchange for | in
        return for | go for | plus
    """,
    "bye": """
        bye | bye-bye | goodbye | farewell | adios | adieu | so long | say goodbye to | see you |
        wave goodbye to | kiss goodbye to | rots | rot | rotting | rotten | withers | wither |
        smother | smothers | choke | chokes | choking | covers | cover | overgrow | overgrows |
        overgrown | snatch | snatches | steal | steals | grab | grabs | swipe | swipes | nick |
        nicks | pinch | pinches | confiscate | confiscates | devours | eat | eats | gobbles | gobble
        | munches | destroy | destroys | spoil | spoils | ruin | ruins | erase | wipe | wipe out |
        wash away | washes away | remove | removes | delete | strip | strips | has to go | have to
        go | must go | gone | no more | be gone | (off | out) with | kill | kills | lost | perish |
        perishes | die | dies | doomed
    """,
    "sail": """
        sail | sails | sailing | swim | swims | swimming | paddle | paddles | cross | crossing | row
        | rows | rowing | drift across | float across | surf | surfs | surfing | dive | backstroke |
        butterfly | carried across | carry me (over | across | on) | all the way (over | across) |
        straight across | right across | to the (other | far | opposite) (side | end | shore | coast
        | edge | bank | beach) | (other | far | opposite) (side | end | shore | coast | edge | bank
        | beach) | across the (water | sea | ocean | line) | out the other (side | end) | come out
        (there | the other side | across) | not home | (don't | not) (go | going | send me | take
        me) (home | back) | keep swimming
    """,
    "home": """
        home | back home | go home | my (start | starting | home | first | own) (fruit | space) |
        [the] (start | starting) (fruit | space | point | place) | where i (started | began) |
        square one | from the beginning | back to (start | the start | my fruit | my lime | base) |
        (wash | washed | drift) (up | ashore) at (home | my start)
    """,
    "bonus-use": """
        where i (was | came from | stood | stepped from | set off from | left) | (the place | the
        space) (i | where i) (was | came from | stood) | back to where i (was | came from | stood |
        set off) | to the space i (left | came from) | before (i fell in | the water | that) |
        previous (space | spot | place) | my last (space | spot | place) | rescue me | save me |
        pull me out | fish me out | get me out | bail me out | my old spot
    """,
    "look": """
        who's hiding | who is hiding | who hides | who's there | what's over |
        (tell | name | show | list | give | read | want | hear | see) [me | us] (everything | all) |
        everything (to | in | on | towards | along | down) | look (to | at | along | down) |
        scan | scans | scanning | spy | spying | view | viewing | glance | glancing | gaze | gazing
        | squint | squinting | stare | list | report | peep | sniff | sniffing | see | survey |
        consult | enquire | inquire | question | interrogate | reveal | announce to me | enlighten
        me | a (look | peek | glimpse | word | clue | hint) | fill me in | give me | talk to me
        about | what (lies | is) | what lies | lies | lurks | lurking | hides | hiding | curious
        about | interested in | i want to (know | see) | know | (wanna | want to | would like to |
        need to | dying to | care to) (know | see | hear) | check out | scope out | case | keen on |
        spill the beans on | down the line
    """,
    "read": "read | reads | reading | read out | read aloud | reveal | draw | flip | turn over",
    "under": """
        under | underneath | beneath | below | bottom of the | back in the (stack | pile | deck |
        box) | buried
    """,
    "camp-a": "camp a | camp alpha | letter a | the first camp | a camp",
    "camp-b": "camp b | camp beta | camp bravo | letter b | the second camp | the b",
    "nth-3": "third (space | one | hex | tile | cell)",
    "nth-4": "fourth [space | one | hex | tile | cell]",
    "nth-5": "fifth [space | one | hex | tile | cell]",
    "nth-6": "sixth [space | one | hex | tile | cell]",
    "other": "other | the other [one] | the remaining one | the alternative | the opposite",
    "row-A": "row a | line a | a row",
    "row-B": "row b | line b | b row",
    "row-C": "row c | line c | c row",
    "row-D": "row d | line d | d row",
    "row-E": "row e | line e | e row",
    "row-F": "row f | line f | f row",
    "row-G": "row g | line g | g row",
    "N": "at the [very] top | up top | top edge | top side | due north | northernmost",
    "S": "at the [very] bottom | bottom edge | bottom side | due south | southernmost",
    "up": "highest | uppermost | topmost | northern end",
    "down": "lowest | lowermost | bottommost | southern end",
    "NE": """
        (top | upper | up) [to the] [and] right [corner | edge | side] | right and up | (one | two)
        o'clock | diagonally up [and] [to the] right | up and to the right
    """,
    "NW": """
        (top | upper | up) [to the] [and] left [corner | edge | side] | left and up | (ten | eleven)
        o'clock | diagonally up [and] [to the] left | up and to the left
    """,
    "SE": """
        (bottom | lower | down) [to the] [and] right [corner | edge | side] | right and down | (four
        | five) o'clock | diagonally down [and] [to the] right | down and to the right
    """,
    "SW": """
        (bottom | lower | down) [to the] [and] left [corner | edge | side] | left and down | (seven
        | eight) o'clock | diagonally down [and] [to the] left | down and to the left
    """,
    "E": """
        (to the | on the | on my | to my) right [side | hand side | hand] | straight right |
        right-hand (side | one) | right hand side | rightward | rightwards | three o'clock | toward
        the sunrise | where the sun rises
    """,
    "W": """
        (to the | on the | on my | to my) left [side | hand side | hand] | straight left | left-hand
        (side | one) | left hand side | leftward | leftwards | nine o'clock | toward the sunset |
        where the sun sets | into the sunset
    """,
    "2-health": """
        health (times two | x2 | twice | squared) | twice health | health for both | double health |
        two (hearts | lives | health points | hp) | both (on | in | into | for) health | all (on |
        in | into | for) health | (full | maximum | max) health | heal (me up | twice | completely |
        me fully | up) | patch me up | health health | health and health | health and more health |
        (everything | the lot | all of it | both points | both of them) (on | in | into | to | for)
        (health | hearts | my health) | just (health | hearts) | only (health | hearts) | nothing
        but (health | hearts) | pure health | all health | hearts please | as much health as
        (possible | i can get)
    """,
    "2-energy": """
        energy (times two | x2 | twice | squared) | twice energy | energy for both | double energy |
        two energy points | both (on | in | into | for) energy | all (on | in | into | for) energy |
        (full | maximum | max) energy | energy energy | energy and energy | energy and more energy |
        (everything | the lot | all of it | both points | both of them) (on | in | into | to | for)
        (energy | my energy) | just energy | only energy | nothing but energy | pure energy | all
        energy | as much energy as (possible | i can get)
    """,
    "each": """
        one of each | a bit of (both | each | everything) | one apiece | (half | fifty) (and | -)
        (half | fifty) | half-half | fifty-fifty | split [it | them] [evenly | down the middle |
        between the two | up | equally] | a mix [of both | of the two] | mix and match | mixed |
        balanced | one and one | one plus one | some of each | both kinds | of both | one from each
        | a point each | a point of each | equally | evenly | the combo | the mixed bag
    """,
}
