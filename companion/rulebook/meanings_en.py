"""English words of one meaning, which people use who do not know the game's own.

Most stand in no rule: `shrub` is sought as `bush`.
"""

from __future__ import annotations

from typing import Final

MEANINGS_EN: Final = """
afterwards after then later
beat win defeat
steal stole take lose
sister brother player
dad grandma grandmother mum granny op player
lightning bolt energy
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
spaghetti knot
infinity knot circle
blob lagoon moat lake
coconut palm
kiwi mango peach pear pineapple raspberry melon yummy basket loot harvest fruit
inn village healer ambulance camp
nurse medkit camp heal
pyramid sage oracle
desert demon dragon mirage
viper cobra reptile mirage snakes
skeleton mirage zombie
cactus leaf weed nettle bush
coral algae
pebble statue golem mountain brick wall rock
blocked rock stuck
raft sail shipwreck reef ocean
deceased coffin eliminated knockout die
phoenix resuscitate revive
pulled push carried
pull slide hurled launch slam yeet push
slid pushed
smash squash crush stomp ouch pain poison hurt
smack slap injure hurt attack
dmg damage hurt
mp energy
thunder lightning energy
coffee doze rest
quit surrender concede end
glimpse peek look
liar fib lie
goof blunder whoops mistap oopsie mistake
vanish vanished disappear gone
sneaky safely secret
slowly gently safely
shush shh mute silent
gossip chat tell
bicker argue
homebrew instructions rulings
zigzag direction
upwards up
downwards down
brink edge
miniature doll figure
coin token
heap stack
lottery random
dealer boss evil overlord narrator gamemaster op
solo alone
team together
traitor help
gust wind hurricane
grandson granddead
physicist schrodie
pussycat kitty kitten schrodie cat
swipe tap
scribble write
trophy reward
ultimate gift bonus
retreat back
hunt chase
defend protection
evade parry avoid
untouchable immunity
exile evict scare
cheap debt cost
radius range
munch chew devour eat
quarter half
thrice 3
backpack inventory fruits
brawl wrestle meet fight
newbie noob novice beginner
husband two
dad mum player
son daughter toddler child
internet laggy app
zoom map
tumble plunge dunk fall
banana fruit
cherry fruit
grape fruit
lime fruit
apple fruit
strawberry fruit
orange fruit
quantity amount number
sunk ocean
isle island
coastal shoreline shore
sick ill hurt
remedy heal
reload recharge restore
spawn appear revive
display screen show
warn tell
runaway escape
sell trade
fee cost
triumph victory win
stalemate simultaneous
depart leave
entrance enter
close near beside
similar equal identical same
final last
complete finish
route road way
cycle loop
queue order
halt stop
seek find
watch look
accept agree
deny refuse
law clause rule
unofficial house
prefer choose
pen pencil board
wipe erase uncross
insert add
modify edit change
mystery strange unknown
collector collect
asleep tablet
variant version
"""
