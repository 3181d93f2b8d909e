"""Words by which a clause is told to be a mere comment; see `comments`. Closed classes, no topics.

All are patterns (`patterns`) or plain words, in both languages.
"""

from __future__ import annotations

from typing import Final

# They begin a reason, whatever it is: up to the next mark.
BECAUSE: Final = """
    because | 'cause | cause | cos | coz | cuz | since | seeing (as | that | how) | given that |
    now that | considering | thanks to | due to | as long as | on account of | or else | otherwise |
    потому что | потому как | так как | поскольку | ибо | ведь | раз уж | а то | не то | иначе |
    благо | из-за | оттого что | учитывая что | тем более что | тем более
"""
# A purpose is a reason where it names nothing of the game.
SO_THAT: Final = """
    so that | so (i | we) (can | could | don't | won't | have | get | stay | keep) | in order to |
    lest | just in case | in case | чтобы | чтоб | дабы | ради
"""
# A conclusion follows: what stands before it is no longer what is done.
SO: Final = """
    so | so then | and so | therefore | thus | hence | that's why | which is why | that is why |
    which means | meaning | поэтому | так что | следовательно | вот почему | оттого и | потому и |
    значит | стало быть | вот и | а потому | посему | отсюда
"""
BUT: Final = "but | yet | still | but still | и все же | и все-таки | но | но все же | а все же"

# With one of these a clause may take back, put off, doubt or set a condition: it stays.
TURNING: Final = """
    apparently supposedly seemingly presumably allegedly surely whatever должно должны видимо равно
    вроде кажется похоже
    wish dreams мечтах словам мысль мысли мнению чего
    no nope nah wait hold hang stop halt freeze scratch strike kidding joking joke jokes psych lie
    lied wrong mistake mistaken oops whoops cancel undo revert redo unless if whether or nor either
    neither otherwise maybe perhaps possibly probably unsure sure undecided undecided depends decide
    deciding decided choose choosing until till when whenever later tomorrow next should shouldn't
    ought why how who whom whose which whatever whichever ignore disregard forget  never-mind
    nevermind reverse opposite contrary other others except instead rather actually again twice both
    also too-late wonder wondering suppose supposing pretend imagine theoretically hypothetically
    would wouldn't could might may 'd i'd you'd he'd she'd we'd they'd thinking considering unlike
    think saw seen idea plan choice decision let let's lets please hmm not-yet  third then after
    before without  prefer
      said told asked asks tell tells say says meant mean correction sorry pardon apologies
    reconsider   change swap  pass done  end ended
            yes yeah yep
    неа не-а стой стоп стойте погоди погодите подожди подождите вернее точнее лучше  вместо
    видел видела видели идея план выбор отмена отмени отмените отменить верни верните шучу шутка
    вру ошибся ошиблась ошибка оговорился
    оговорилась если ежели коли или либо может можно наверно наверное возможно вероятно сомневаюсь
    уверен уверена думаю подумаю подумать подумаем решу решаю решил решила выбираю позже потом
    завтра когда пока кроме без снова опять дважды также тоже хотя бы б ли чем что-ли шутя сказал
    сказала говорит говорят сказали просит советует велел почему зачем как какой какая какую сколько
    кто кого чей вдруг например допустим предположим представим передумал передумала забудь забудьте
    наоборот обратно напротив другой другую другое пожалуйста извини извините прости простите имел
    имела хотел хотела хотели следующий  третий  после перед сначала сперва
       хватит готово конец да нет ага угу пусть пускай давай давайте дай дайте интересно
    посмотрим посмотрю сожалею зря жаль стоит надо нужно
"""

# Whole clauses by which somebody only thinks aloud, before it is said what is done.
THINKING: Final = """
    let's see | let me see | let me think | let me count | lemme see | lemme think | let's think |
    what do we have here | what have we got [here] | where was i | how do i put this | что ли |
    (дай | дайте) (подумать | подумаю | гляну | посмотреть | сообразить) | сейчас (подумаю | гляну |
    соображу) | что у нас (тут | здесь | там) | как бы это сказать | так-так | так-так-так | и так |
    что тут у нас | ну-ка | дай-ка | так и быть | что ж | wait a (second | moment | minute)
"""

# Somebody or something of whom it tells, and English verbs that tell how it is.
SUBJECTS: Final = """
    i we he she they it you that this there these those nobody no-one everybody everyone i'm i've
    i'll we're we've we'll he's she's it's that's there's here's they're they've they'll he'll
    she'll it'll you're you've you'll that'll
"""
DETERMINERS: Final = """
    the my his her their our your its a an no all every one two three four this that these those
"""
FINITE: Final = """
    is are am was were has have had can can't cannot will won't isn't aren't wasn't weren't doesn't
    don't didn't does did hasn't haven't needs wants likes hates looks knows seems feels sounds
    deserves loves tastes smells hurts aches scares worries bothers makes
"""
STATIVE: Final = """
    am was have had want need like love hate know hope fear feel can can't cannot couldn't won't
    don't didn't trust owe care mind believe guess bet see hear remember lost got do did never just
    still nearly almost really already always need've been be deserve enjoy miss wish expect agree
    understand doubt've swear promise regret dread despise admire adore forgot saw heard knew felt
    loved hated wanted needed liked must gotta paid spent lack haven't wasn't hadn't ain't so very
    came went made took found fell ran ate won met too think reckon simply honestly obviously
    clearly actually've quite rather've 've
"""
# After "I'm": no deed, though it ends in "ing".
BEING: Final = """
    dying running feeling hoping getting starving bleeding freezing sitting standing losing having
    being wanting needing living suffering sweating shaking trembling bleeding lying
"""
# They stand for what is done, so that to deny them is to deny it.
# After one of these, where it is said of them: how it may be, and no doubt about a deed.
OTHERS: Final = "he she they it that this there somebody everybody nobody он она они оно это там"
PRO_FORMS: Final = """
    do go want think mean like it that to so this them one want need fancy going wanna need've dare
    bother care agree be am is have really very much just
"""
# What is so fails to be, and no deed: to deny it denies no command.
DENIED_STATES: Final = """
    жалко хватает хватит страшно боюсь люблю важно ждут ждет ждешь ожидает ожидают
      вижу видно слышу терплю терпится доверяю верю нравится мешает помешает повредит
    осталось остался осталась много мало был была было были хочется пугает волнует везет повезло
       успел успела видел видела понял поняла имею выношу переношу умею
"""
THERE: Final = """
    никто ничего там тут здесь это этот эта эти он она они оно его ее их мне у меня нам тебе ему ей
"""
ORDERS_RU: Final = r"(?:йте|ите|ьте|йся|йтесь|итесь|правь|тметь|делай|апиши|ставь|дсчитай)$"
