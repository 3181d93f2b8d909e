"""Words that the stemmers leave apart: of one root, and of one meaning.

A line is a family. Of one root: `went` is sought as `go`, «встретил» as «встреча». Of one meaning:
who types `monster` means a piece of the OP, though less surely than one who types `piece`.
"""

from __future__ import annotations

from typing import Final

from companion.rulebook.roots import ROOTS_EN, ROOTS_RU

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


OF_ONE_ROOT: Final = _lines(ROOTS_EN, ROOTS_RU)
OF_ONE_MEANING: Final = _lines(_MEANINGS_EN, _MEANINGS_RU)
