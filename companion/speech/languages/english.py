"""English: every word that is understood, and its tag.

A tag is what the word means for the notation; where a word of the notation means it, that word.
`""` is a filler. A word that stands nowhere here makes a phrase unknown, so every word that could
turn a phrase round (`or`, `if`, `instead`, `twice`) stays out on purpose.
"""

from itertools import product
from typing import Final

from companion.games.island.board.hexes import HEXES

_SIDES: Final = {"north": "N", "south": "S", "east": "E", "west": "W"}
_ENDINGS: Final = ("", "ern", "ward", "wards", "erly")

_BY_TAG: Final = {
    "": """
        i im i'm i'd i'll i've ive am me my mine myself we we're we'll we'd our us you you're your
        he he's he'd he'll his him she she's she'd she'll her they they're their the this that these
        those it its an too in on at of for with as by so now
        just only simply actually basically really quite well um umm uh uhm er erm err ah oh eh hm
        hmm mm hey hi hello dear please pls kindly thanks thank okay ok okey alright sure fine great
        cool certainly absolutely definitely course will shall wanna want wants like likes gonna
        gotta do does doing make makes making try trying let let's lets need choose chose choosing
        pick picks picked picking prefer decide decided deciding declare announce say saying think
        guess believe suppose rather feel time wait stop also again still direction
        directions way side number op paradox omnipotence boss guys friends everyone point points
        out off name names naming piece figure shaped captive mode style guy man pawn hero fellow
        buddy character exactly precisely possibly imma ima i'mma lemme gimme tryna some bit
        little know
        honestly literally probably gladly happily quickly immediately op's referee host ready
        today spot spots ground due thingy
        """,
    # With one of these and no verb a phrase only tells something: "the east is safe".
    "is": """
        is are it's that's thats there there's here here's have has having got get gets getting
        """,
    # "May I go east" asks for it, "I could go east" does not: see `ASKS_FOR`.
    "may": "can could may would",
    "all": "all",
    "but": "but",
    "except": "except",
    "see": "see",
    "last": "last latest",
    "right": "right",
    "a": "a",
    "and": "and plus then",
    "to": "to into onto toward towards",
    "be": "be",
    # Moving. `steps` may be a verb (the rock steps) or a measure (two steps): see `joins`.
    "go": """
        go goes going move moves moving walk walks walking step steps stepping travel travels
        traveling travelling head heads heading proceed proceeds proceeding advance advances
        advancing march swim swims swimming stroll shift shifts shifting follow follows following
        teleport teleports teleporting transfer movement creep creeps creeping crawl crawls crawling
        slide slides sliding roll rolls rolling scoot scoots scooting sneak sneaks sneaking wander
        wanders wandering stride strides striding trot trots trotting tiptoe tiptoes tiptoeing
        shuffle shuffles shuffling drift drifts drifting sail sails sailing hike hikes hiking climb
        climbs climbing dash dashes dashing rush rushes rushing hurry hurries hurrying fly flies
        flying float floats floating pop nip slip slips slipping glide glides gliding trek trekking
        scurry scurries scamper wade wades wading continue continues continuing steer steers
        journey edge edging inch inching trudge trudging saunter tread treading
        swing swings swinging
        land lands landing beam relocate relocating send sends sending guide
        """,
    # A verb of moving that, alone, leaves the space as it is.
    "away": "away run runs running leaves move-on",
    "go-on": "further farther onward onwards go-on",
    "come": "come comes coming came",
    "me-back": "me-back",
    "take-me": "take-me",
    "do-it": "do-it",
    "start": "start starting home",
    "shore": "shore coast beach",
    "far": "far other opposite",
    "jump": """
        jump jumps jumping hop hops hopping bounce bounces bouncing bound bounds bounding leap leaps
        leaping spring springs springing pounce pounces pouncing
        """,
    "leap": "leapfrog leapfrogging vault vaults vaulting",
    "skip": "skip skips skipping",
    "over": "over across",
    "through": "through thru",
    "space": """
        space spaces cell cells square squares hex hexes hexagon hexagons field fields tile tiles
        """,
    "next": "next adjacent neighbouring neighboring neighbour neighbor nearest closest",
    "straight": "straight",
    "line": "line lines",
    "safe": """
        safe safely safety savely safley safly careful carefully cautious cautiously
        """,
    "unsafe": """
        unsafe unsafely unsafety un-safely un-safe risky riskily dangerous dangerously reckless
        recklessly plain unsafe's normal normally regular regularly ordinary
        """,
    "not": "not don't dont won't wont wouldn't didn't doesn't doesnt isn't aren't non un",
    "without": "without",
    "no": "no nope nah nay negative",
    "yes": "yes yeah yep yup yea aye agree agreed affirmative",
    # Numbers; seven to twelve name power tokens alone.
    "1": "one 1",
    "2": "two 2",
    "3": "three 3",
    "4": "four 4",
    "5": "five 5",
    "6": "six 6",
    "7": "seven 7",
    "8": "eight 8",
    "9": "nine 9",
    "10": "ten 10",
    "11": "eleven 11",
    "12": "twelve 12",
    "1st": "first 1st",
    "2nd": "second 2nd",
    "3rd": "third 3rd",
    "up": "up upward upwards top upper",
    "down": "down downward downwards bottom lower",
    "left": "left",
    "each": "each both",
    # What is had and spent.
    "restore": """
        restore restores restoring restoration restored gain gains gaining recover recovers
        recovering recovery recharge recharges recharging rest rests resting regain regains
        regaining regenerate regenerates regenerating replenish replenishes replenishing
        recuperate refill renew recoup recouping refresh refreshing relax relaxing
        rejuvenate revitalise revitalize
        """,
    "energy": "energy energies energy's stamina",
    "health": "health heal heals healing healthy hp life lives heart hearts",
    "action": "action actions",
    "extra": "extra additional another more",
    "box": "box boxes",
    "lose": """
        lose loses losing loose give gives giving pay pays paying spend spends spending sacrifice
        sacrifices sacrificing
        """,
    "around": "around",
    "free": "free",
    "swap": "trade trades trading swap exchange",
    "use": """
        use uses using apply applies applying play plays playing eat eats eating utilise utilize
        utilizing utilising consume consuming
        """,
    "bonus": "bonus bonuses bonus's",
    "ability": "ability abilities skill talent",
    "wind": "wind breath",
    "cross": "cross crosses crossing strike-out",
    "circle": "circle circles circling clear clears clearing erase erases",
    "symbol": "symbol symbols sign",
    # The OP's doings.
    "push": """
        push pushes pushing pushed shove shoves shoving knock knocks knocking bump bumps bumping ram
        rams ramming nudge nudges nudging thrust thrusts
        """,
    "hit": """
        hit hits hitting attack attacks attacking attacked strike strikes striking wound wounds
        smash smashes smashing slam slams slamming whack whacks hurt hurts splash splashes splashing
        crash crashes slap slaps slapping smack smacks smite smites soak soaks drench drenches
        """,
    "put": "put puts putting place places placing stick sticks sticking",
    "revive": """
        revive revives reviving revived wake wakes waking awake awaken respawn respawns respawning
        reappear reappears reappearing resurrect rise rising reborn recommence
        """,
    "token": "token tokens card",
    "ocean": "ocean oceans sea part parts",
    "lake": "lake lakes",
    # Answers.
    "activate": """
        activate activates activating activated trigger triggers enter enters entering dive dives
        diving lie lies lying
        """,
    "activation": "activation",
    "stay": """
        stay stays staying remain remains remaining stand stands standing
        """,
    # The space, or the bonus: see `answers`.
    "leave": "leave leaving keep keeps keeping",
    "decline": "decline declines declining",
    "refuse": "refuse refuses refusing reject ignore",
    "return": "return returns returning",
    "none": "none nowhere nothing neither",
    "end": "end ends ending finish finishes finishing finished conclude",
    "done": "done enough",
    "pass": "pass passes passing passed",
    "turn": "turn turns turn's round",
    "undo": "undo undoes undoing undid revert oops",
    "redo": "redo",
    "cancel": "cancel",
    "take": "take takes taking",
    "back": "back",
    "ahead": "ahead",
    "why": "why",
    "where": "where where's wheres whereabouts location located position",
    "what": "what what's whats which",
    "about": "about",
    "look": """
        look looks looking tell show remind reveal check ask asking describe hear learn peek
        peeking peer examine inspect explore exploring scout scouting investigate read
        """,
    "camp": "camp camps",
    "b": "b bee",
    "camp-a": "camp-a",
    "camp-b": "camp-b",
    "palm": "palm palms tree",
    "player": "player players",
    "from": "from",
    "against": "against immune immunity protect protects protected protection",
    "thing": """
        portal portals knot knots escher escher's eschers anomaly anomalies oracle oracles mirage
        mirages snakes zombies ufo arrow arrows fruit fruits
        """,
    # Names, as they are written and as recognisers hear them.
    "granddead": """
        granddead grand-dead granddad grand-dad grandad grandead grandded grandpa granddead's
        granddad's
        """,
    "grand": "grand",
    "dad": "dad dead ded dad's",
    "achilles": "achilles achilles' achilles's achiles akilles achille",
    "hempel": "hempel hempel's hemple hemple's hampel hempl hampl",
    "theseus": "theseus theseus' theseus's theseas tesseus teseus thesius",
    "phil": "phil phil's fil phill fill",
    "schrodie": """
        schrodie schrodie's schrödie schrodi schrödi shrodi shrodie shrodie's schroedie schroedi
        schrody shrody shroedy shrödi schrodinger schrödinger schroedinger schrodinger's
        schrödinger's schroedinger's cat cat's
        """,
    "wave": "wave waves wave's",
    "rock": "rock rocks rock's boulder stone",
    "bush": "bush bushes bush's thornbush",
    "triangle": "triangle triangular",
    "bend": "bend bent l-shaped l-shape lshaped l",
    "orange": "orange oranges orange's",
    "banana": "banana bananas banana's bananna",
    "grapes": "grapes grape grape's",
    "cherries": "cherries cherry cherry's cherrys",
    "strawberry": "strawberry strawberries strawberry's",
    "straw": "straw",
    "berry": "berry berries",
    "lime": "lime limes lime's",
    "apple": "apple apples apple's",
    "algae": "algae alga algea seaweed",
    "lithophytes": "lithophytes lithophyte",
    "flood": "flood floods flooding",
    "ivy": "ivy",
    "hurricane": "hurricane hurricanes",
    **{f"token-{n}": f"token-{n}" for n in range(6, 13)},
}


def _compass() -> dict[str, str]:
    words = {"n": "N", "s": "S", "e": "E", "w": "W", "nw": "NW", "ne": "NE", "sw": "SW", "se": "SE"}
    for (side, tag), ending in product(_SIDES.items(), _ENDINGS):
        words[side + ending] = tag
    for upright, across, ending in product(("north", "south"), ("east", "west"), _ENDINGS):
        tag = _SIDES[upright] + _SIDES[across]
        words |= {f"{upright}{gap}{across}{ending}": tag for gap in ("", "-")}
    return words


WORDS: Final = {
    **{word: tag for tag, words in _BY_TAG.items() for word in words.split()},
    **_compass(),
    **{at.lower(): at for at in HEXES},
}
_GOES: Final = _BY_TAG["go"].split()
_WHOM: Final = ("me", "us", "him", "her", "them")
# Two words that mean together what neither does, and the word that they are read as.
TOGETHER: Final = {
    **{f"{go} on": "go-on" if go in ("go", "goes", "going") else "move-on" for go in _GOES},
    **{f"{go} {aside}": "move-on" for go in _GOES for aside in ("off", "out", "by")},
    **{f"{go} {whom}": "take-me" for go in ("take", "bring", "send", "put") for whom in _WHOM},
    **{f"{before} back": "me-back" for before in (*_WHOM, "take-me")},
    **{f"return {whom}": "me-back" for whom in _WHOM},
    **{f"do {what}": "do-it" for what in ("it", "this", "that")},
    **{f"{go} for": "do-it" for go in ("go", "going")},
    **{f"give {whom}": "for" for whom in ("me", "us")},
    "stop it": "stop-it",
    "stop that": "stop-it",  # said to somebody; in no list
    "strike out": "strike-out",
    **{f"{am} {gone}": "done" for am in ("i'm", "we're") for gone in ("through", "out")},
    "leave by": "through",
    "pass by": "move-on",
}
# Fillers that are an answer when nothing else is said.
ASSENTS: Final = frozenset((
    "okay", "ok", "okey", "alright", "sure", "fine", "great", "cool", "certainly", "absolutely",
    "definitely", "course",
))  # fmt: skip
# They are not even heard.
HESITATIONS: Final = frozenset((
    "um", "umm", "uh", "uhm", "er", "erm", "err", "ah", "oh", "eh", "hm", "hmm", "mm", "please",
    "pls", "kindly",
))  # fmt: skip
POLITE: Final = frozenset(("well", "of", "thanks", "thank", "you"))
# Beside "not" they leave a plain no: "I don't want to", "I'd rather not".
REFUSING: Final = POLITE | {
    "i", "i'd", "we", "we'd", "want", "to", "will", "do", "let's", "let", "us", "it", "that",
    "think", "so", "feel", "like", "rather", "prefer", "really", "now", "this", "time", "just",
    "no", "nope", "course", "certainly", "absolutely", "definitely",
}  # fmt: skip
# After a "not" they end what it denies: "don't wait, go".
PAUSES: Final = frozenset(("stop", "wait", "think", "now", "there", "here"))
# What somebody has is told by these, and whose it is.
HAVING: Final = frozenset(("have", "has", "having", "got", "i've", "ive", "own"))
OWNERS: Final = frozenset((
    "my", "mine", "our", "ours", "your", "yours", "his", "her", "hers", "their", "theirs",
))  # fmt: skip
POINTING: Final = frozenset(("this", "that", "these", "those"))
# Between two directions they take the first one back.
CORRECTS: Final = frozenset(("actually", "rather", "wait", "stop", "prefer", "oh", "still", "but"))
STOPS: Final = frozenset(("wait", "stop"))
PUTTING_OFF: Final = frozenset((
    "me think", "us think", "stop going", "stop moving", "stop walking", "stop stepping",
))  # fmt: skip
# Two words that make of a bare tag something else.
OTHERWISE: Final = {
    **{f"pass {whom}": "pass" for whom in _WHOM},
    "well done": "done", "the rest": "restore", "the end": "end", "you go": "go",
    "done for": "done",
    "all here": "all", "all there": "all", "here all": "all", "there all": "all",
}  # fmt: skip
# Asked of somebody: "would you like to travel".
TO_OTHERS: Final = frozenset((
    "do you", "would you", "will you", "are you", "have you", "can you", "could you",
))  # fmt: skip
# After "can", "could", "may" or "would" they make a request of it.
ASKS_FOR: Final = frozenset(("i", "we", "you", "like", "love", "prefer", "rather"))
ME: Final = frozenset(("i", "me", "we"))
LIKINGS: Final = frozenset(("like", "likes", "want", "wants", "wanna", "prefer"))
# What a recogniser may hear instead, where nothing else is said.
HEARD: Final = {
    "and turn": "end turn", "an turn": "end turn", "in turn": "end turn", "all right": "alright",
    "that's it": "done", "thats it": "done", "that is it": "done",
}  # fmt: skip
# The same for a number that was asked for.
HEARD_NUMBERS: Final = {
    "won": "1", "to": "2", "too": "2", "free": "3", "tree": "3", "for": "4", "sex": "6",
}  # fmt: skip

# Before "where" they tell: "I'm where I am".
TELLING: Final = frozenset(("am", "i'm", "we're", "he's", "she's", "they're"))
# Two of these at the beginning ask: "am I done", "is my turn over".
ASKING: Final = frozenset((
    *product(("am", "is", "are", "isn't", "aren't"),
             ("i", "we", "it", "he", "she", "they", "my", "our", "his", "her", "their", "the",
              "this", "that", "these", "those")),
    *product(("do", "does", "did", "don't", "doesn't", "didn't", "have", "has", "will", "won't",
              "shall", "wouldn't"),
             ("i", "we", "he", "she", "they")),
    *product(("does", "doesn't", "has", "will", "won't", "have"), ("it", "my", "our", "the")),
))  # fmt: skip
# Before them: "so, am I done?"
OPENINGS: Final = frozenset((
    "so", "well", "ok", "okay", "and", "but", "then", "now", "wait", "hey", "hi", "hello", "yes",
    "no", "sure", "alright", "right", "guys",
))  # fmt: skip
# With a question mark these still ask for something to be done.
REQUESTS: Final = frozenset(("can", "could", "may"))
# Before a fruit's name: the way there, or where somebody is.
TOWARDS: Final = frozenset(("to", "onto", "into", "toward", "towards"))
UPON: Final = frozenset(("on", "at", "in"))
# Between two names of one direction: it is done again.
REPEATS: Final = frozenset(("again", "then", "and", "plus", "also", "next"))
# Who is pushed stands before the verb.
PARTICIPLES: Final = frozenset(("pushed", "attacked"))
PASSIVE: Final = frozenset(("by",))
# "Is it safe to go west?", "I am safe in the east": how something is, and no move.
HOW_IT_IS: Final = frozenset((
    "it's not", "it isn't", "is not", "isn't safe",
    "am safe", "is safe", "it safe", "it's safe", "i'm safe", "is dangerous", "it's dangerous",
    "is risky", "it's risky",
))  # fmt: skip
