"""L9: pieces that meet: attacks, scare-offs, and the powers that answer a meeting."""

from __future__ import annotations

from companion.games.island.announcements import Meets, Scared
from companion.games.island.effects import (
    ActivatedFirst,
    AlgaeFruit,
    Blow,
    Encounter,
    EventBonus,
    Events,
    Symbol,
)
from companion.games.island.questions import Question
from companion.games.island.rules import tokens
from companion.games.island.rules.bonus_effects import use_bonus
from companion.games.island.rules.bonuses import offered
from companion.games.island.rules.characters import (
    cross_out,
    gain_actions,
    may_cross_symbol,
    plays,
    theseus_met,
)
from companion.games.island.rules.missions import count_scare
from companion.games.island.rules.places import on_map
from companion.games.island.rules.vitality import hurt
from companion.games.island.state import OCEAN, Effect, Position, Work, captives_from
from companion.games.island.terms import FRUITS, OP, PIECES, Piece, Who, fruit_named


def meet(work: Work, who: Who, met: tuple[Who, ...], visiting: bool) -> None:
    """L5.9 c: the pieces are named, and Theseus circles."""
    work.tell(Meets(met, who))
    theseus_met(work, who, met, visiting)


def encounter(work: Work, effect: Encounter) -> None:
    """L5.9 d: an OP piece that a captive has come to is scared off, attacks, or is only named.

    One that has left the map is not met (L9.6).
    """
    if work.captive(effect.who).arrivals != effect.arrival or not on_map(work, effect.piece):
        return
    if effect.scares:
        scare_off(work, effect.who, effect.piece)
    else:
        strike(work, effect.who, effect.piece)


def scare_off(work: Work, who: Who, piece: Piece) -> None:
    """L9.4: named, taken off the map, an action gained."""
    setattr(work, piece, None)
    work.tell(Scared(piece, who))
    count_scare(work, who)
    if work.won is not None:
        return
    if may_cross_symbol(work, who, piece):
        work.then(Symbol(who, piece))
    else:
        gain_actions(work, who, 1, "scared")


def blow(work: Work, effect: Blow) -> None:
    """An OP piece that came to a captive attacks, if it is one that does."""
    if work.captive(effect.who).arrivals == effect.arrival:
        strike(work, effect.who, effect.piece)


def strike(work: Work, who: Who, piece: Piece) -> None:
    """L9.3: what a piece does to a captive whom it meets unsafely."""
    if piece == "wave":
        if not wave_barred(work, who):
            hurt(work, who, tokens.in_force(work).wave_damage, 0, "wave")
    elif piece == tokens.attacker(work):
        if tokens.word(work) == "algae":
            _algae(work, who)
        else:
            _bush_attacks(work, who, piece)


def wave_barred(position: Position, who: Who) -> bool:
    """Immunity, and L12.3: no harm in a turn after an attack action (`wave-once`)."""
    barred = position.table.rulings.wave_once == "harm" and who in position.wave_hit
    return barred or "wave" in position.captive(who).immune


def _bush_attacks(work: Work, who: Who, piece: Piece) -> None:
    if piece not in work.captive(who).immune:
        hurt(work, who, tokens.in_force(work).bush_damage, 1, piece)


def _algae(work: Work, who: Who) -> None:
    """Algae: the OP may cross out a fruit besides the attack, or instead (`algae-adds`)."""
    arrival = work.captive(who).arrivals
    if work.table.rulings.algae_adds == "no":
        work.then(AlgaeFruit(who, arrival, instead=True))
        return
    work.then(AlgaeFruit(who, arrival, instead=False))
    _bush_attacks(work, who, "bush")


def ask_algae(work: Work, effect: AlgaeFruit) -> Question | None:
    """Asked right after the blow, if the captive is still alive; of Hempel a written palm."""
    if work.captive(effect.who).arrivals != effect.arrival:
        return None
    board = work.board(effect.who)
    open_fruits = [
        fruit
        for fruit in FRUITS
        if fruit in board.circled
        or (fruit not in board.crossed and not plays(work, effect.who, "hempel"))
    ]
    return Question(OP, "fruit", (*open_fruits, "decline"), about=effect.who, by="algae")


def answer_algae(work: Work, effect: AlgaeFruit, word: str) -> None:
    if word != "decline":
        cross_out(work, effect.who, fruit_named(word), "algae")
    elif effect.instead:
        _bush_attacks(work, effect.who, "bush")


def piece_meets(
    work: Work, piece: Piece, met: tuple[Who, ...], attacks: bool, after: tuple[Effect, ...] = ()
) -> None:
    """An OP piece's arrival goes through L5.9 c, d, e likewise; then L12.8."""
    if not met:
        work.then(*after)
        return
    theseus_met(work, piece, met, visiting=True)
    captives = [work.captive(who) for who in met if who in work.table.seat]
    blows = [Blow(captive.who, captive.arrivals, piece) for captive in captives if attacks]
    work.then(*blows, *before_or_after(work, Events(piece, None, met), after))


# Powers that answer a meeting or a visit (L5.9 e)


def events(work: Work, effect: Events) -> None:
    """L13.4: first the captive whom the event befell, then the others in turn order."""
    arriving = effect.arriving
    befallen: list[Who] = []
    if arriving not in PIECES:
        captive = work.captive(arriving)
        if effect.arrival not in (None, captive.arrivals) or effect.deaths not in (
            None,
            captive.deaths,
        ):
            return
        befallen = [arriving]
    others = [captive.who for captive in captives_from(work, work.turn)]
    offers = [
        EventBonus(who, bonus, event, work.captive(who).arrivals)
        for who in (*befallen, *(other for other in others if other not in befallen))
        for bonus, event in _answers(work, who, effect)
    ]
    work.then(*offers)


def before_or_after(
    work: Work, powers: Events, activation: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """L5.9 e and f in the order that the table plays (ruling `on-visit`)."""
    if work.table.rulings.on_visit == "before":
        return (powers, *activation)
    return (ActivatedFirst(activation, powers),)


def activated_first(work: Work, effect: ActivatedFirst) -> None:
    powers = effect.powers
    arriving = powers.arriving
    if arriving not in PIECES and work.captive(arriving).arrivals != powers.arrival:
        return
    deaths = None if arriving in PIECES else work.captive(arriving).deaths
    work.then(*effect.first, Events(arriving, None, powers.met, powers.anomaly, deaths))


def _answers(work: Work, who: Who, effect: Events) -> list[tuple[str, str]]:
    """The bonuses of a captive that answer this event."""
    if plays(work, who, "phil"):
        return [("reward", "visit")] if effect.anomaly and who == effect.arriving else []
    if plays(work, who, "granddead"):
        # L13 meeting: two other pieces meet, neither of them the one that regains.
        others = [met for met in effect.met if met != who]
        return [("meeting", "meeting")] if who != effect.arriving and others else []
    return []


def ask_bonus(work: Work, effect: EventBonus) -> Question | None:
    """L13.2: offered at its event, again while another of its fruits is circled and it applies."""
    captive = work.captive(effect.who)
    if captive.arrivals != effect.arrival or captive.at in (None, OCEAN):
        return None
    fruits = offered(work, effect.who, effect.bonus)
    if not fruits:
        return None
    options = (*(f"bonus {fruit}" for fruit in fruits), "decline")
    return Question(effect.who, "bonus", options, by=effect.event)


def answer_bonus(work: Work, effect: EventBonus, word: str) -> None:
    if word == "decline":
        return
    work.then(effect)
    cross_out(work, effect.who, fruit_named(word), "bonus")
    use_bonus(work, effect.who, effect.bonus)


RESOLVE = {Encounter: encounter, Blow: blow, Events: events, ActivatedFirst: activated_first}
ASK = {AlgaeFruit: ask_algae, EventBonus: ask_bonus}
ANSWER = {AlgaeFruit: answer_algae, EventBonus: answer_bonus}
