"""Words of one meaning, which people use who do not know the game's own.

Most stand in no rule: `shrub` is sought as `bush`, «наискосок» as «направление».
"""

from __future__ import annotations

from typing import Final

MEANINGS_EN: Final = """
afterwards after then later
around beside surrounding nearby neighbour
arrive come land enter reach
ask question
board sheet
bring carry drag transport
build create make construct
button press touch tap
climb exit leave escape
collect gather gain take
come return
cost price expensive
decline refuse no
destroy remove lose
direction way side
dream mirage
enemy monster piece
enter type write input
everybody everyone all
far long distance
force forced push
frequently often times
friend player captive opponent guy person people someone somebody other
give gain get receive
goal task target
hand give pass
hurt attack bite sting
impossible cannot forbidden
keep stay remain
last hold long until
limit maximum most
look spy scout inspect
many number amount count
one single
order sequence first
own my mine
pair twin
picture drawing
place put set lay drop
read announce
record journal history log
rest sleep relax
ring loop circle endless
run dash sprint rush
save keep store
seat place
shape form
snake zombie ufo mirage
start starting initial
switch exchange swap
throw fling push
trap stuck
travel move
truth honest lie
turn round
water lake
whole entire all
activate trigger
adjacent neighbour beside near
announce say tell aloud speak
attack hit hurt damage harm wound strike
back return
begin start
bush thorn brambles
captive player
choose pick decide
circle gain obtain
correct fix repair mend
cross spend
die kill perish
draw shuffle random
edge border rim coast shore
encounter meet bump
extra additional more
figure pawn piece meeple
finish end done
game session
goal mission objective quest
health heart hp life
energy lightning stamina
heal restore recover regain
hidden secret secretly hide
island map
jump leap skip hop
lie cheat
lose remove subtract
mirage vision illusion
mistake error wrong
move step walk go
ocean sea water
omnipotence paradox op gm master
once twice again
peek look see
portal teleport gate
push shove
quiet silent
refuse decline reject
respawn revive resurrect
rock boulder stone
rule rulebook
scare chase frighten
space field hex cell
swap trade exchange
tablet phone device
tile layout
token card
undo revert
use apply
wave tsunami
whisper alone private
achievement mission goal
ally teammate partner friend
angle diagonal diagonally direction
armour armor shield protection immunity
autosave save
backward backwards back
barter trade haggle
bay river swamp puddle lake
blood bleed injury damage
boundary edge
busy taken vacant empty occupied crowded
button icon symbol
climber creeper ivy
clue hint disclose reveal tell
collide collision crash bounce bump
column coordinate row grid
creature monster enemy
defeat beaten lose
dice luck random
discard under stack
dodge prevent avoid
doorway gateway gate portal
dozen twelve
english russian language
exhausted weary weak tired
fault typo misclick mistyped bug glitch slip mistake
float paddle swim
flip turn
food snack consume hungry eat fruit
grave tomb corpse slain die
ground earth soil land
hallucination phantom ghost nightmare fog mirage
hedge shrub thicket bush tree
hospital bonfire campsite hut sanctuary hotel camp
hut shack tent
illegal disallowed forbidden
immediately instantly instant once
invisible unseen hidden
jail prison trapped
jog hurry run
kick toss push
kid girl boy child player
mana fuel energy
mandatory obligatory must
medicine bandage cure treat heal potion
memo remember memory note
moon sun
northwest northeast southwest southeast compass direction
pattern arrows
permitted legal allowed
phase turn
prisoner hostage captive
prophet sibyl clairvoyant psychic oracle
punch kick scratch poke hit
reboot restart
rebirth reincarnate revive
referee judge host dm op
refund back
relocate shift move
reply answer
resume continue load
sand beach shore
sink sank drown ocean
skill talent perk superpower ability bonus
class hero character
simultaneous simultaneously together
sneak stealth caution careful safely
snooze nap rest
stride pace stroll step
surf tide breaker flow wave
tornado typhoon cyclone storm hurricane
whirl vortex maelstrom labyrinth rope maze knot
"""
MEANINGS_RU: Final = """
вдвоем два
бежать нестись мчаться
близнец парный второй
быстро скоро
возле рядом около вблизи сосед
вместе двое оба
враг монстр чудовище противник
вытащить тянуть достать
говорить отвечать
дать получить
другой чужой
заколоть колючка
закончить завершить остановиться
записать отметить вписать
запрещено нельзя
застрять выйти вылезти выбраться
зайти войти посетить наступить попасть
изменить исправить
кинуть бросить толкнуть закинуть забросить
количество сколько число
колючка куст
конец край
лежать бок
лечить восстановить хилить
максимум предел лимит
набрать ввести напечатать
нападать атаковать
начало старт
обмануть врать соврать ложь
ответить спросить
перенести унести утащить отправить
писать записать ввести напечатать
плыть океан
помнить журнал
правда честно
придумать создать сделать
приятель друг игрок соперник человек
пропасть потерять исчезнуть
работать действовать сработать
разведать посмотреть узнать осмотреться
разложить построить собрать создать сделать
смотреть видеть узнать
сохранить остаться
сразу немедленно
строить разложить
считать засчитать
теперь сейчас
убежать уйти
форма вид
хватать достаточно
цена стоить
шторм ураган буря
экран карта
атаковать ранить бить ударить удар урон
безопасно осторожно
берег край граница
бонус способность
вернуть обратно назад
возродиться воскреснуть ожить
водоросли ламинария
волна цунами
вслух говорить сообщить объявить назвать
выбрать решить
вычеркнуть потратить
глыба камень валун скала
говорить сообщить объявить
двигать идти шаг ходить переместить
ещё снова повторить
жетон карта карточка
здоровье сердце жизнь хп
исправить починить
клетка поле ячейка
куст терновник колючка
лагерь палатка костёр
миссия цель задание задача
мираж видение
море океан вода
молния энергия
начать старт
объявить вслух
озеро пруд
отказаться отменить
отнять потерять снять убрать забрать лишиться
ошибиться неправильно неверно
пленник игрок
подсмотреть увидеть
погибнуть умереть убить
портал телепорт телепортировать телепортация
применить использовать
прогнать спугнуть напугать отпугнуть
сосед рядом
столкнуться встретить
тайно секрет секретно
толкнуть пихнуть
устройство телефон
фигурка персонаж фишка
восстановить вылечить отдохнуть пополнить
баг глюк опечатка промах ошибка перепутать сломать
бассейн купаться плавание плыть
блеф соврать обмануть
больница приют хижина лагерь
броня щит защита доспех
быстро мгновенно сразу
галлюцинация фантом глюк кошмар сон туман мираж
галочка значок символ
гулять скакать топать шагать идти дорога путь
дерево елка кустарник кустик заросли куст
диагональ наискосок поворот направление
дистанция расстояние радиус дальность далеко
еда кушать перекус голодный есть фрукт
заперт тюрьма заморожен застрять
земляника клубника
земля суша остров
импорт загрузить
кинуть пнуть вышвырнуть отскочить толкнуть
коснуться дотронуться встретить
кровь ранить урон
кромка край граница
кубик удача случайность шанс рандом случайный
куча стопка
медленно красться аккуратно безопасно
много несколько сколько
мана выносливость бодрость энергия
напарник союзник товарищ подруга друг
невидимый незаметный тайно скрыть
отхилиться отлечиться похилиться подлечиться лечить
песок пляж берег
петля круг цикл
петля водоворот клубок путаница веревка узел
пешка маркер фишка
предотвратить увернуться блокировать избежать
прилив прибой вал волна
провалиться вывалиться свалиться упасть
проиграть поражение
пророк ясновидящий вещун прорицатель предсказатель оракул
раскрыть намек подсказка сказать
река болото лужа озеро
реинкарнация реинкарнироваться возродиться
реплей повтор
ребенок дети игрок
сгенерировать сделать создать
столбец ряд координата
судья ведущий мастер пв
тасовать перемешать
тварь монстр
тонуть утонуть топить океан
торнадо тайфун ураган
труп сдохнуть скончаться помереть погибнуть могила
туннель тоннель ворота портал
удрать сбежать уйти
умение навык талант суперсила способность
фаза ход
класс герой персонаж
финиш конец
шрифт буквы текст
язык русский английский
"""
