"""Talk in English at any game's table; see `talk_words`.

What is said of this game alone stands in `island_en`.
"""

from __future__ import annotations

from typing import Final

from companion.speech.talk.talk_words import TalkWords, any_of

# Closed classes, whole: recognisers expect these, and a card is answered by them.
YES: Final = (
    "yes", "yeah", "yep", "yup", "yea", "aye", "sure", "sure thing", "of course", "okay",
    "alright", "absolutely", "definitely", "certainly", "fine", "great", "cool", "affirmative",
    "agree", "agreed", "go for it", "by all means", "gladly", "naturally", "yes sure", "yeah sure",
    "yes of course", "let's do it",
)  # fmt: skip
NO: Final = (
    "no", "nope", "nah", "nay", "no way", "not now", "not this time", "no need", "not really",
    "absolutely not", "definitely not", "certainly not", "of course not", "no thanks",
    "no thank you", "negative", "not today",
)  # fmt: skip
END: Final = (
    "end", "done", "i'm done", "your turn", "that's it", "that's all", "all done", "i'm finished",
)  # fmt: skip
UNDO: Final = (
    "undo", "oops", "scratch that", "take that back",
)  # fmt: skip

# Words of no game with which a clause is no mere ornament: they turn round, put off, doubt, tell
# what
# was, or may be a manner, an order or a number.
WEIGHTY: Final = """
    safest safer riskier riskiest dont wont cant didnt doesnt isnt wasnt arent wouldnt shouldnt
    couldnt havent hasnt aint or nor either neither if unless until till when whenever while whilst
    before after without with except but instead than cannot never nobody nowhere hardly barely
    scarcely maybe perhaps might should ought must wonder wondering thinking thought wish wished
    hoping hope imagine suppose pretend kidding joking joke jk psych lied lie wrong mistake forget
    ignore disregard later tomorrow yesterday tonight soon eventually someday once twice double
    again both almost nearly said says say told tells tell asked asks ask was were had did wanted
    want would could how who why whose whether unsure doubt undecided unsure considering consider
    depends hypothetically theoretically example sarcasm gingerly guarded insured insurance
    precaution precautions upgrade upgrades guard paranoid reverse contrary opposite last then first
    second third next finally still yet already ago earlier previously seven eight nine ten several
    few pair couple half revoke retract withdraw reconsider rethink abort halt freeze hmm let let's
    lets like i'd he'd she'd we'd they'd you'd avoid against unlike anything everything something
    anyone someone anybody somebody only dare refuse surely supposedly allegedly apparently possibly
    probably think guess believe know
"""

# Clauses that say nothing, though they have such words, or words of a game.
IDIOMS: Final = """
    one (thing | more thing) before i (move | go | start) | (i have | i've got | i've) [still]
    [only] (one | two | an) (action | actions) left | last action | forgot the direction | forgot to
    say (which way | where) | with my last bit of energy | [and] (nothing (fancy | special | more
    than that | to it) | no (big deal | biggie | sweat | fuss | frills | rush | hurry | offence |
    hard feelings | matter what) | why not | what the (hell | heck) | who cares | whatever [happens
    | comes] | here goes [nothing] | come what may | like it or not | for better or worse | you only
    live once | how exciting | what a (day | game | mess | life) | how hard can it be | what could
    [possibly] go wrong | i'm (on my last legs | dying | tired | hungry | scared | curious | lucky |
    ready) [here | now | already] | i like (danger | it there | it) | i don't care | i couldn't care
    less | i'm not (scared | afraid) | not to worry | don't worry | don't you worry | never fear |
    mark my words | wish me luck | fingers crossed | knock on wood | let's see what happens | let's
    hope for the best | we'll see [what happens] | that's life | it's now or never | better safe
    than sorry | easy peasy | bold as brass | quick as a flash | tee-hee | haha | ha ha | ha |
    that's how it is | that's the spirit | into the drink | i can do this | it's hot (in | out) here
    | my usual (leap | jump | hop | step) | my usual kitty leap | frog in my throat | forgot to say
    the direction | silly me | my tongue slipped | (i've | i have) decided | my mind is made up |
    final answer | that's final | what fun | lovely | wonderful | splendid | excellent | perfect |
    super | you (know | see) | believe me | trust me | i swear | if you (ask me | must know) | as
    (always | usual | ever | you can see) | once and for all | just like that | you heard me | i
    said what i said | as far as i'm concerned)
"""

# What somebody feels or says: of no game is it a deed.
FEELINGS: Final = """
    love like hate feel hope fear need smell hear see wish adore enjoy miss trust swear promise bet
    sense bleed ache die sigh laugh smile cry whisper shout repeat insist beg pray dream shiver
    tremble yawn purr meow growl hiss blame mind care despise dislike regret doubt forgot sing hum
    giggle grin wink nod shrug bow salute lick stretch curl roll prowl pounce purr nuzzle scratch
"""

# What somebody meant to do, and does not: up to the "but".
PLANS: Final = """
    i was (going | about | planning | hoping) to | i was gonna | i wanted to | i (meant | intended)
    to | i thought (about | of) | i was thinking (of | about) | i (almost | nearly) (went | said) |
    i would have (gone | liked) | i'd have (gone | liked) | i had planned to | my plan was to
"""

TALK: Final = TalkWords(
    leads="""
        (oops | sorry) [the] wrong (button | key | one | thing) | wrong (button | key | one |
        thing) | after that | and after that | the plan | my plan | here's the plan | here is the
        plan | to tell the truth | truth be told
        | to be honest | (two | both | my two | three) actions | two (steps | moves) | there and
        back | (with | for | as | on) my
        (remaining | other | only | third | final | one) action | fine | great | i wish to | we wish
        to | [i think | i guess] what (i'm going to | i'm gonna | i want to | i'd like to | i'll | i
        will | i wanna | i) do is [to] | [i think | i guess] the best (move | thing | option | idea
        | choice) is [to] | (my | the) plan is [to] | my idea is [to] | i'm good | i'm feeling
        (brave | lucky) | let me try [to] | let's try [to] | i'll try [to] | i try to | so | okay |
        ok | now | alright | hey | and | i think | i guess | just | let me have | can i have | could
        i have | may i have | i'd like to have | can i get | let me get | could i get | no wait |
        wait no | oh wait | no no wait | wait wait | no hang on | no hold on | give me | right |
        right then | all right | all right then | alrighty | right so | look | listen | see | let's
        see | let me see | lets see | you know | you know what | i mean | anyway | anyways | anyhow
        | hold on | hang on | one second | one sec | one moment | just a second | just a moment |
        give me a second | sorry | excuse me | first | first off | first of all | firstly | to start
        with | to begin with | for starters | second | secondly | finally | lastly | last | as my
        (first | last) action | for my (first | second | next | last | final) (action | move | turn
        | step) | as my (second | next) action | with my (first | second | next | last) action | my
        (first | second | next | last) (action | move | step) is [to] | my (action | move | turn |
        choice | answer | pick) is [to] | (so | now) [it's] my turn | it's my turn | my turn | my go
        | my move | on my turn | this turn | this time | for now | for this (turn | action | move) |
        i've decided [to] | i have decided [to] | i'm about to | i am about to | i plan to | i'm
        planning to | i intend to | i'd love to | i would love to | i'd be happy to | i'm happy to |
        i'd say | i would say | i say | i reckon [i'll | i | we'll] | i figure i'll | i reckon i
        will | it's time to | time to | i have to | i've got to | i got to | i'm ready to | do me a
        favour and | do me a favor and | if i may | if i can | if possible | if that's okay | if
        that's ok | if that's fine | could you please | would you please | can you please | would
        you kindly | be so kind and | (okay | ok | so | well | now) (right | look | see | listen) |
        i'll have | i'll take | i will take | i'd take | i would have | we'll take | put me down for
        | sign me up for | i'm in for | i'm up for | i'm opting for | i opt for | i'll opt for |
        opting for | i'm settling on | i settle on | i'll settle on | make it | let it be | let's
        make it | let's say | say | let's have | it's gotta be | it has to be | it'll be | that'll
        be | that would be | (i'm | i am) going (with | for) | i'll go (with | for) | let's go (with
        | for) | i go (with | for) | going (with | for) | go (with | for) | we'll go (with | for) |
        (i'm gonna | i'm going to | i wanna | i want to | i'd | i'd like to | let me) go (with |
        for) | i guess it's | i think it's | hello | hi there | hey there | hey (host | op | boss |
        referee | man | mate | buddy) | (dear | mister | mr) (host | op) | (okay | ok | well | so |
        right) (host | referee | boss | guys | folks | team | people) | guys | folks | everyone |
        ladies and gentlemen | oh man | oh boy | oh god | oh well | what the heck | what the hell |
        you got it | got it | fair enough | no problem | no worries | it looks like | looks like i'm
    """,
    tails="""
        i mean | with it | with that | then please | thanks | thank you | if you don't mind | if
        nobody minds | if no one minds | if you will | if it pleases you | with my (remaining |
        other | only | third | final | one) action | first | is where i'm (going | headed | heading)
        | is where i (go | want to go | want to be) | is (the way | my way) | please | if you please
        | pretty please | i think | i guess | i suppose | i reckon | i believe | i'd say | i say |
        for me | for us | then | it is | it is then | if i may | if i can | if possible | if that's
        (ok | okay | fine | alright | all right) | if it's (ok | okay | fine | alright) | if that
        works | for now | right now | right away | straight away | at once | for sure | of course |
        you know | thank you very much | thanks a lot | many thanks | cheers | mate | my friend |
        man | dude | buddy | boss | captain | folks | everyone | everybody | guys | with my (first |
        second | next | last) action | as my (first | second | next | last) action | with my action
        | with an action | as my action | for my (first | second | next | last) (action | move |
        turn) | for my (action | move | turn) | on my turn | this turn | this time | this round |
        that way | that is | from here | from where i am | from this space | from my space | and
        that's my (move | action) | that's my (move | action | answer) | is my (move | action |
        answer | choice) | will do | would be (nice | great | good | lovely | fine) | it'll be | is
        what i do | is what i want | is what i'm doing | that's what i (do | want) | let's go |
        let's do that | let's do it | here i come | here we go | off i go | away i go | to be honest
        | again please | now please | next | too | as well | today | my dear | haha | lol | this way
        | would you | will you | could you | if you would | if you could | i choose you | is my pick
        | is what i pick | is what i'd like | it shall be | i choose | i pick
    """,
    corrections="""
        no | no wait | wait no | no no | no sorry | sorry no | sorry | sorry i mean | i mean | i
        meant | i mean to say | i meant to say | i should say | or rather | rather | actually |
        actually no | no actually | well actually | or actually | make that | make it | scratch that
        | strike that | correction | oops | whoops | oh no | uh no | hang on | hold on | wait wait |
        let me correct that | let me correct myself | let me rephrase | that's wrong | my mistake |
        my bad | excuse me | pardon | pardon me | no i mean | nope | not that | no not that | i
        misspoke | on second thought | on second thoughts | second thoughts | i changed my mind |
        i've changed my mind | changed my mind | i take that back | take that back | i take it back
        | better | or better | rather no | let's say | no let's say | no make it | no make that |
        forget that | never mind | nevermind | well no | ah no | no scratch that | damn | not there
        | not that way | wrong | i'd rather | no i'd rather | or maybe no
    """,
    pauses="""
        wait | stop | oh | still
    """,
    then="""
        then | and then | and now | and so | after that | and after that | afterwards | and
        afterwards | then after that | followed by | and finally | finally | and next | next | and
        after | and my second
        [action | one] is [to] | and my next [action | one] is [to] | [and] once more | and another
        [one] | and then again | once there | and once there | when i'm there | when i get there |
        then i | and lastly | before | after which | thereafter | later | and later | plus then |
        then also | once i'm there | and when i'm there | and when i get there | and as my second
        action | and as my next action | with my next action | with my second action | second | and
        secondly | secondly | for my second action | and for my second action | and again
    """,
    links="""
        and | but | and also | plus | also | but also
    """,
    twice="""
        twice | two times | 2 times | double | two times in a row | twice in a row | (for | with |
        on | using | in | spend | spending) both [of] [my | the] (actions | goes | times) | both
        times | both [of] my actions | (use | using | spend | spending) both [of] [my] actions (to
        | on | for) |
        both [of my] actions (on | for) | for two actions | with two actions
    """,
    reworded={
        "then": """
            first [and] then
        """,
        "that's it": """
            that's (it | all) for (me | now | today | this turn)
        """,
        "don't": """
            (i'm | i am | im | we're | we are | he's | she's | they're) not (going | gonna) [to] |
            (am | are) not (going | gonna) to | (i'd | i would | we'd) rather not | (i'd | i would)
            prefer not to | i choose not to | i (decide | decided) not to | i've decided not to |
            i'm choosing not to | i do not (want | wish) to | i don't (want | wish | need | care) to
            | i don't wanna | i (won't | will not) be | i'm not (gonna | going to) be | i have no
            wish to | (better | best) not [to] | [there's | there is] no need to | i'd better not |
            i'm not about to | i have no (intention of | intention to) | there's no way i | there is
            no way i | no way i'm | no way i | i'm not keen on | not going to | i would not like to
            | i wouldn't like to | i'd not like to | i never
        """,
        "move": """
            (make | making) (my | our | your) way | (set | setting) (off | out) | (take | taking |
            make | making | do) (a | one) (step | walk | stroll) | keep going | (carry | carrying)
            on
        """,
        "": """
            along the line | down the line | at the moment | these days | for the record | be a dear
            and | be a darling and | be a love and | if need be | into the drink if need be | with
            it | whatever (it is | comes | happens) | at my usual pace | a normal pace | at a normal
            pace | [in] the direction of | of the compass | a little | a bit | just a | kind of |
            sort of | or so | i mean to say | if you like | so to speak
        """,
    },
    whole={
        "yes": any_of(
            *YES,
            """
            hit me | bring it on | [go on then | go on | come on] (hit me | bring it on) | let's
            trigger it | [fine | okay] activate the (blasted | damn | bloody | cursed) thing |
            please do | uh-huh | mhm | mm-hmm | mm hmm | uh huh | you bet | with pleasure | yes
            please | yeah okay | okay yeah | yes (sir | ma'am | indeed) | indeed | (yes | yeah | yep
            | sure | okay | yup) [i] (do | will | would | am | can | think so) | (yes | yeah | yep |
            sure | okay | yup | oh yes | oh yeah | hell yeah) (definitely | absolutely | of course |
            certainly | why not | let's | let's go | go on | please do | do that | do it | go ahead
            | go for it | sure | okay | fine | then | alright | i'd like that | i'd love to | i want
            that | i want to | i'd like to) | [yes | yeah | sure | okay | well | then] let's | [yes
            | yeah | sure | okay | oh | well] (let's do (it | that | this) | do (it | that | this) |
            go for it | i'll do (it | that) | i'd love to | i'd like that | i'd like to | i do | i
            will | i want to | i would like that | i would like to | i would | sounds good | sounds
            great | good idea | make it so | let's go for it | let's try it | i'll go for it | i'm
            in | count me in | i'll try it | i'll try | give it a (go | try) | let's give it a (go |
            try) | why not | i accept | i agree | be my guest | all right | right on | for sure |
            totally | of course i (do | will | would) | you bet i do | i think so | i guess so | i
            suppose so) | [okay | oh] (yes | yeah) (yes | yeah) | (okay | alright | fine) (yes |
            yeah | sure) | yes yes | yeah yeah | sure sure | hell yes | hell yeah | oh yes | oh yeah
            | i say yes | i'd say yes | i'll say yes | that's a yes | it's a yes | a yes | yes from
            me | my answer is yes | the answer is yes | i mean yes | why wouldn't i | (yes | sure |
            yeah) thing | yes i mean it
        """,
        ),
        "no": any_of(
            *NO,
            """
            it stays put | [aliens | snakes | zombies] no (thank you | thanks) very much | no portal
            hopping [today | for me] | [i | i'd] rather not waste it [here] | save it [for (later |
            another day)] | i'll (save | keep) it [for later] | not worth it | i (just | only) stand
            here [quietly] [not touching anything] | i'm not touching (it | anything | that) | i'd
            have to be mad | [leave it] leave it there | hands off | (not really | not now | not
            this time | rather not | absolutely not) no | no no | no no no | nah nah | oh no | hell
            no | no sir | no never | never | nope nope | no i (won't | don't | wouldn't | will not |
            do not | am not | can't) | no i'm not | no not (now | this time | today | really | for
            me | at all | yet) | not (for me | at all | yet | interested | right now | at the moment
            | today | just now | in the mood | happening | this one | on this one) | i'm not
            interested | nah not (now | today | this time | for me | really) | (no | nah | nope) i'm
            (good | fine | okay | alright) | i'm (good | fine) thanks | i'm good thank you | no
            chance | not a chance | no way jose | not on your life | i think not | i'd say no | i
            say no | i'll say no | that's a no | it's a no | a no | no from me | it's a no from me |
            my answer is no | the answer is no | i don't think so | no i don't think so | nah i
            don't think so | nah i don't | nope i don't | i mean no | [no | nah | nope | well |
            okay] (leave it | leave it alone | leave it be | let it be | i'll leave it | i leave it
            | let's leave it | i'll pass | i pass | i'll skip | i skip | i'll skip it | skip it |
            let's skip it | let's skip that | i'll skip that | i'd rather not | rather not | i'd
            better not | better not | let's not | please don't | don't | don't bother | i won't | i
            will not | i don't want to | i don't want that | i don't want it | i do not want to | i
            don't need it | don't do it | don't do that | let's not do that | let's not do it | i
            decline | forget it | forget about it | no need to | no need for that | that's not
            necessary | not necessary | i refuse | no can do | i'd prefer not to | i choose not to |
            i'm not going to | i'm not gonna | i won't do (that | it) | i'm not doing (that | it) |
            next time | another time) | [i think] i'll (pass | skip | leave it) [on (that | this |
            it | this one | that one) | this time | today | for now] | [i'll | i] leave it alone |
            i'm (passing | skipping) [on (that | this | it | this one | that one)] | i'm going to
            (pass | skip | leave it) | i'm gonna (pass | skip | leave it) | (no | nah | nope)
            (thanks | thank you) [i'm (good | fine)] | no not that
        """,
        ),
        "end turn": """
            [there's | there is] nothing left for me [to do] | [and | so] [it's] [the] next
            player's (turn | go) | [well | i think] (i've | i have)
            done
            (everything | all | what) [that] i (can | could | wanted | wanted to | planned) [next
            [player]] | [i] (skip | skipping | forfeit | forgo | waive) (the rest | the remainder)
            [of my (turn
            | actions | go)] | end o' turn | i'm out | and i'm out | (that's | that is) it from (me
            | us) | no more (actions | moves) (for | from) me | over to the (left | next one | next
            player | right) | i've had my (go | turn) | that's (me | us) (done | finished) | that's
            all from me | i'm (calling | call) it [a (day | turn)] | call it a day | that's a day |
            after that i'm (through | done | finished | out) | that's my turn over | my turn's over
            | let the next (one | player | person) (go | play | move) | next player [please | then]
            | i (rest | stop) here for this turn | nothing (else | more) this turn | i have no more
            to do | i'm (good | happy) to (end | finish) [here] | you're on | your turn now | i'm
            through with my turn | [let's | we can | we may] move on to the next (player | one |
            person) | pass to the next (player | one | person) | (i'm | i am) done now | that's (it
            | all | everything | that | me | the lot) [for (me | now | today | this turn | my turn)]
            | that is (it | all) [for (me | now)] | that's it from me | that's all from me | that's
            all i (do | have | got | want | wanted) | that's my (turn | go) [done | over | finished]
            | (that'll | that will | that would | that'd) be (all | it) [for (me | now)] | [i'm] all
            (done | finished | set) | i'm (finished | through | out) [for (now | this turn | today)
            | here | now] | i am (finished | through) | i'm done [here | with my turn | for (now |
            this turn | today) | now] | (nothing | no) (else | more | further) [for me | from me |
            to do | to add] | nothing (else | more) (for me | from me) [go ahead | go on] | nothing
            else (go ahead | go on | you go | carry on | next) | nothing more from me | i have
            nothing (else | more | left) [to do] | there's nothing (else | more) [i want to do | for
            me] | i've got nothing (else | more | left) | no more (actions | moves) | no (further |
            other) (actions | moves) | your (turn | go | move) | it's your (turn | go | move) | over
            to you | you're up | you're next | it's on you | you may go | next (one | player |
            person | please | up) | on to the next [one | player | person] | go on to the next (one
            | player | person) | who's next | next | next turn | i (hand | give | pass) (it | my
            turn | the turn | the dice) (over | on | along) [to you | to the next (player | one)] |
            pass the turn [on | along] | pass it (on | along | over) | i pass the turn | i (wrap |
            am wrapping) [it | things] up [here] | wrap it up | wrapping up [my turn] | i'll wrap up
            | let's wrap up | call it (a day | a turn | done) | i'll call it (a day | a turn | done)
            | i'd like to (stop | finish | end) [here | now | there | my turn | it here] | i'll
            (stop | finish | end it | leave it) (here | there | at that | now) | i (stop | finish |
            end it) (here | there | at that | now) | i'm stopping (here | there | now) | let's (stop
            | finish | end it) (here | there) | i rest my case | i think (that's | that is) (it |
            all | everything) | i think i'm (done | finished) [here | now | for now | yeah] | turn
            (over | done | complete | finished | ended) | (end | finish | complete | conclude) (it |
            my go | the round | my round | here | there) | i've finished [my turn] | i have finished
            [my turn] | i'm ending (it | things) [here] | (i'm | i am) (good | done) to go on | my
            turn's (over | done | finished) | my turn (ends | is done | is finished | is complete)
            [here | now] | my go is (over | done) | i end here | finito | i yield | i yield the turn
            | i'm ready for the next player | okay (next | done) | that concludes my turn | i
            conclude my turn | i've done (enough | everything | all i can | it all) | i did
            (everything | it all) | i can't do anything else | i won't do anything (else | more) |
            (that's | that is) (it | all | everything | that) for (me | now | today | this turn) |
            (that's | it's) enough [for (me | now)] | enough [for (me | now)] | i stop | i'll stop |
            that's a wrap | that's the end [of (it | my turn)] | i don't want to do anything (else |
            more) | i'm not doing anything (else | more) | i have no more (actions | moves)
        """,
        "redo": """
            [no | wait | no wait] (put | bring) (it | that) back redo | [no | wait] (it was right |
            that
            was right | i was right) [after all] redo [it | that] | (redo | restore) (what | the
            one) i
            (undid | took back) | [no | wait] undo the undo
        """,
        "undo": any_of(
            *UNDO,
            """
            take that back would you | (scrap | scratch | bin | void | cancel) (my last move | that
            last move | the last move | that move | my move) [i want to do it (over | again)] | i
            want to do (it | that) over | (let me | i'd like to | i want to) do that (over | again)
            | [oops | whoops | oh | oh no | no | wait | sorry | hang on | hold on | no wait | oops
            wait | my bad | oops sorry | whoops sorry | wait no | oh wait | ah | ah no | wait wait]
            [can i | could i | may i | let me | i'd like to | i want to | can we | could we | please
            | could you | can you | let's] (undo (that | it | this | the last one | the last thing |
            my last move | the last move | the last action | my move | that one | the last step) |
            take (that | it | this) back | take back (that | it | this | my move | my last move |
            the last move | my turn | the last one | that last one) | scratch that | revert [that |
            it] | roll (it | that) back | go back [a step | one step | one] | reverse that | cancel
            (that | my last move | the last one | the last move | that last one) | rewind [that] |
            step back [one]) [please] | [oops | whoops | oh | oh no | no | wait | sorry | no wait |
            oops wait | oops sorry | ah] i (didn't | did not) (mean | want) (that | it | to | to do
            that | to do it | this | to say that) | [oops | oh | oh no | no | wait | sorry | no wait
            | ah] (that was | that's | it was) (a mistake | wrong | my mistake | not right | not
            what i meant | not what i wanted | not what i said | an accident | a slip) | [oops | oh
            | no | wait | sorry | no wait] i (made a mistake | messed up | misspoke | changed my
            mind | misspoke there | take it back | take that back | made a wrong move | was wrong) |
            [oops | wait | sorry | no] i've (changed my mind | made a mistake) | [sorry | oops] my
            (mistake | bad) | whoops | oopsie | (oops | whoops) sorry | no no no take (that | it)
            back | forget (that | it) i (said | did) that | unddo | [no] that's wrong [undo | take
            it back] | sorry wrong (one | move) | wrong (move | one)
        """,
        ),
    },
)
