"""Words that the stemmers leave apart: of one root, and of one meaning.

A line is a family. Of one root: `went` is sought as `go`, «встретил» as «встреча». Of one meaning:
who types `monster` means a piece of the OP, though less surely than one who types `piece`.
"""

from __future__ import annotations

from typing import Final

_ROOTS_EN: Final = """
achilles achille achill
bite bit bitten
blow blew blown
bring brought
buy bought
catch caught
drive drove driven
fight fought
freeze froze frozen
granddead granddad grandpa grandfather
half halves
lie lies lying lain
life lives
schrodie schrodinger schroedinger
shoot shot
sleep slept
swear swore
theseus thesus
tear tore torn
wake woke
wear worn
activate activation activating inactive
additional add addition
begin began begun beginning
bend bent
build built
choose chose chosen choice
clockwise counterclockwise
come came coming
decide decision
describe description
die died dead death dying
draw drew drawn drawing
east eastern easterly
eat ate eaten
energy energetic
fall fell fallen
find found finding
fly flew flown
forbid forbidden forbade
forget forgot forgotten
get got gotten
give gave given
go goes went gone going
hear heard
hide hid hidden
keep kept
know knew known knowledge
lay laid
leap leapt
lose lost loss losing
mean meant meaning
meet met meeting
move movement moving
neighbour neighbor neighbouring neighboring
north northern
one 1 single
pay paid payment
permit permission permitted
place placement placing
play player
ring round
run ran running
safe safely safety
say said says saying
see saw seen
send sent
set setup
show shown showed
silent silence silently
sit sat
south southern
speak spoke spoken speech
spend spent spending
stand stood standing
steal stole stolen
stick stuck
swim swam
take took taken
tell told telling
think thought
three 3 third triple
throw threw thrown
triangle triangular
two 2 second twice
four 4 fourth
five 5 fifth
six 6 sixth
seven 7 seventh
use using usage
west western
win won winner winning victory
write wrote written
"""
_ROOTS_RU: Final = """
аномалия аномальный
ахилл ахиллес
бежит беги бегом
вылезти вылезать вылез вылезет
выпасть выпадать выпал выпадет
дед андед дедушка дедуля
заблокировать блокировка
забрать забирать забрал заберёт
завершить завершать завершение
закрыть закрывать закрыт закрылось
застрять застрял застревать
зайти заходить зашёл зашла зайдёт захожу
клетка клеточка
кидать кинуть бросить
колоть колет уколол
кошка кот кошачий
наступить наступать наступил наступит
нападать напасть напал нападёт нападение
обязан обязательно обязанность
остановиться останавливаться остановка
перезагрузить перезагрузка перезагрузилось
плыть плавать плывёт поплыл плавает
пополнить пополнять пополнение пополняет
разведать разведывать разведка разведывает
расставить расстановка растановка расставлять
сбросить сбрасывать сброс
сохранить сохранять сохранение сохраняется
срабатывать сработать сработает срабатывает
тонуть утонуть утонул потонул
уронить ронять
утащить тащить потащило
фигурка фигура
шредди шреди шрёдингер
океан океане
банан банане
ураган урагане
журнал журнале
портал портала порталы порталов
остров острова острову
правило правила правил правилам
тесей тесея тесею
готов готовый
активировать активация активирую активируешь активирован неактивированный
атаковать атака атакует атакован
брать взять берёт возьмёт взял беру возьму
видеть увидеть видит увидит видно вижу
вернуть вернуться возвращение возвращать вернёт вернёшь вернувшись возврат вернулся возвращённый
включить включать включён
взаимодействие взаимодействовать
возродиться возрождение возрождать возродит возрождённый возродился возродят
войти входить вход вошёл вошла войдёт входящий
восстановить восстановление восстанавливать восстановит восстановлен
восток восточный
вписать вписывать впишет
встать вставать встал встанет
встретить встреча встречать встретил встречный встреченный
второй два две двух двое вдвоём двоих двум двумя дважды 2
выбрать выбор выбирать выберет выбирай выбранный выбираешь выберешь
выиграть выигрыш выигрывать победа победить побеждать победитель
выйти выход выходить вышел вышла выйдет выхожу выходящий
вылечить лечить лечение вылечиться полечить подлечить
вынести унести нести несёт понести понёс унёс вынес перенести переносить перенос перенёс перенесён
вытянуть тянуть вытягивать тянет вытащить
вычеркнуть зачеркнуть вычёркивать зачёркивать зачёркнутый вычеркнутый
говорить сказать сказал скажет говорят скажи сказано
голос голосовой голосом
давать дать даёт даст дал
двигать двинуть движение двигаться двигает подвинуть сдвинуть сдвиг
делать сделать сделал делает
держать удержать удерживать держит
добавить добавлять добавка добавит дополнительный
ждать подождать ждёт ожидание
забыть забывать забыл забыла забыли
закончить заканчивать кончить кончать конец окончание закончит окончить
занят занимать занять занятый
запад западный
записать записывать запись запишет записка
запретить запрещать запрет запрещено запрещён
засчитать засчитывать зачёт считать посчитать зачитать
защитить защищать защита
знать узнать узнавать знает узнает знаю
идти иду идёт идут шёл шла пойти пойдёт пошёл пошла сходить пойду
избежать избегать
изменить изменять изменение поменять менять
использовать использование использует
исправить исправлять исправление поправить поправка поправлять
класть положить кладёт кладут положил кладёшь положит
лежать лежит лежащий лёг легла ложиться лёжа ляжет уложить
менять обмен обменять менял
молчать молча молчание промолчать
мочь может могут можно могу
назвать называть название назовёт назван назвал
нажать нажимать нажатие нажми
найти находить нашёл найдёт нахожу
напомнить напоминать напоминание
начать начинать начало начинает начнёт начал
обвести обводить обведёт обведён обведённый обвёл
обмануть обманывать обман
объявить объявлять объявление объявит объявлен
ожить оживать оживить оживление
один одна одно одной одну первый раз
остаться оставаться остаток остался оставшийся остаётся оставить оставлять остальной
отвечать ответить ответ
отдохнуть отдых отдыхать
отказаться отказ отказываться отказать откажется отказывать
открыть открывать открыт открытый
отменить отмена отменять отменит
отметить отметка отмечать отмечен
отнять отнимать отнимет отнял
отправить отправлять отправка
ошибиться ошибка ошибся ошибочный ошиблись
падать упасть упал упадёт
перейти переходить переход перешёл
переместить перемещать перемещение переместил
перемешать перемешивать перемешан
перепрыгнуть прыгать прыгнуть прыжок перепрыгивать прыгает
платить заплатить плата платит оплата
повторить повторять повтор повторный повторно
погибнуть погибать гибель погиб погибла погибший погибнет гибнуть
подсмотреть смотреть посмотреть подсматривать смотрит
показать показывать показ покажет
получить получать получение получит полученный
попасть попадать попал попадёт
посетить посещать посещение посещённый посетил посещу
поставить ставить расставить ставит расстановка
потерять терять потеря теряет потерял
потратить тратить трата тратит потрачен
предположить предполагать предположение
прервать прерывать перерыв прервался
прийти приходить приход пришёл пришла придёт приходящий
применить применять применение применит
продолжить продолжать продолжение
пройти проходить проход прошёл проходной
пропустить пропускать пропуск пропустит
проиграть проигрыш проигрывать
прочитать читать прочесть чтение
пропасть пропадать пропажа
разложить раскладывать раскладка
ранить ранение ранит раненый рана
решить решать решение решает
сбежать убежать бежать бегство
север северный
сила сильный
соединить соединять соединение
сообщить сообщать сообщение
сосед соседний соседство
спасти спасать спасение
спросить спрашивать вопрос спроси
спугнуть спугивать спугнул спугнутый спугивание спугнёт
столкнуться сталкиваться столкновение столкнулись
стоять стоит стоящий стоя
тайно тайна тайный втайне
толкнуть толкать толчок толкает толкнул вытолкнуть толкание
треугольный треугольник
три третий трое трёх тремя трижды 3
четыре четвёртый четверо четырёх 4
пять пятый пяти 5
шесть шестой шести 6
угол угловой
уйти уходить уход ушёл ушла уйдёт ухожу ушедший
умереть умирать смерть умер умерла умрёт умирает мёртвый
услышать слышать слышит
ходить ход хожу
хотеть хочет хочешь
шаг шагать шагнуть шагнул шагает шагнёт шагнувший
юг южный
"""
_MEANINGS_EN: Final = """
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
water lake ocean
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
"""
_MEANINGS_RU: Final = """
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
"""


def _lines(*texts: str) -> list[list[str]]:
    return [line.split() for text in texts for line in text.replace("ё", "е").split("\n") if line]


OF_ONE_ROOT: Final = _lines(_ROOTS_EN, _ROOTS_RU)
OF_ONE_MEANING: Final = _lines(_MEANINGS_EN, _MEANINGS_RU)
