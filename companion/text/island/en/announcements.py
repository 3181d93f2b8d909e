"""The announcements of a step in English, as the protocol Words has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island import announcements as heard
from companion.games.island.terms import FRUITS, OP, Mark, Named, Who
from companion.text.island.en.nouns import (
    CAPTIVES,
    DIRECTIONS,
    IS,
    IT,
    MET,
    ON,
    PIECES,
    THE,
    THE_PIECE,
    amounts,
)
from companion.text.island.epilogues import EPILOGUES
from companion.text.island.marks_again import marks_again
from companion.text.island.tokens import token_effect, token_in_force
from companion.text.languages import Tokens, capitalised, listed

VOCATIVE: Mapping[str, str] = {who: f"{name}, " for who, name in CAPTIVES.items()}
YOU_ARE: Mapping[str, str] = {space: f"you are {on}" for space, on in ON.items()}
RETURNS: Mapping[str, str] = {
    fruit: f"you come back to your starting fruit, the {fruit}." for fruit in FRUITS
}
AND_RETURNS: Mapping[str, str] = {
    fruit: f" and come back to your starting fruit, the {fruit}." for fruit in FRUITS
}

_ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth")


def stands(who: Who, space: Named) -> str:
    return f"{CAPTIVES[who]} is {ON[space]}."


def spends_to(energy: int, space: Named) -> str:
    return f"you spend {energy} energy and are now {ON[space]}."


def carried(carrier: Named, space: Named) -> str:
    if carrier.startswith("portal"):
        return f"you come out of {'the other ' * (carrier == space)}{THE[space]}"
    if carrier == space == "knot":
        return "the knot carries you on: you are on another Escher knot"
    by = "knot" if carrier == "knot" else "anomaly"
    return f"the {by} carries you on: {YOU_ARE[space]}"


def activated_to(space: Named) -> str:
    return f"the space is activated and carries you on: {YOU_ARE[space]}"


def moved_aside(direction: str) -> str:
    return f"the anomaly moves you {DIRECTIONS[direction]}"


def pushed(by: str, direction: str) -> str:
    return f"the {PIECES[by]} pushes you {DIRECTIONS[direction]}"


def and_changes(health: int, energy: int) -> str:
    return f" and {_change(health, energy)}."


def and_obtains(fruit: str, palm: int | None) -> str:
    return f". {capitalised(_write(fruit, palm))}."


def and_gains(actions: int) -> str:
    return f" and gain {_actions(actions)}."


def changed(by: str, health: int, energy: int) -> str:
    amount = amounts(health, energy)
    match by:
        case "mirage" | "anomaly":
            return f"the {by} costs you {amount}."
        case "algae":
            return f"the Algae cost you {amount}."
        case "camp":
            return f"in the camp you {_change(health, energy)}."
        case "restore":
            return f"you restore {amount}."
        case "move":
            return f"you spend {amount}."
        case _:
            return f"you {_change(health, energy)}."


def harmed(piece: str, health: int, energy: int) -> str:
    return f"the {PIECES[piece]} attacks you: you lose {amounts(health, energy)}."


def met_and_harmed(piece: str, health: int, energy: int) -> str:
    return f"the {PIECES[piece]} is here and attacks you: you lose {amounts(health, energy)}."


def here(meets: tuple[Who, ...]) -> str:
    return f"{_are(meets)} here."


def scared(piece: str) -> str:
    return f"you scare the {PIECES[piece]} off"


def met_and_scared(piece: str) -> str:
    return f"the {PIECES[piece]} is here. You scare it off"


def _marked(fruit: str, mark: Mark, by: str | None, palm: int | None) -> str:
    match mark:
        case "circled" if by is None:
            return f"you get the {fruit}: {_write(fruit, palm)}."
        case "circled":
            return f"you circle the {fruit} again."
        case "crossed":
            return _crossed(fruit, by, palm)
        case "cleared":
            return f"clear the palm with the {fruit}: its bonus is ready again."
        case "free":
            return f"you no longer have the {fruit}."


def symbol(piece: str, mark: Mark) -> str:
    match mark:
        case "crossed":
            return f"you cross out the symbol of the {PIECES[piece]}"
        case "circled" | "cleared" | "free":
            return f"your symbol of the {PIECES[piece]} is free again"


def _won(who: Who) -> str:
    if who == OP:
        won = "the last death is counted: the Omnipotence Paradox wins the game!"
    else:
        won = f"{CAPTIVES[who]} has escaped from the island and wins the game!"
    return f"{won} {EPILOGUES[who]['en']}"


def _told_ways(fact: heard.Told, told: tuple[heard.ToldSpace, ...]) -> str:
    of = f" of {_piece_of(fact)}" if fact.piece else ""
    ways = [
        f"to the {DIRECTIONS[way.direction]}{of} {IS[way.space]}{_with(way.pieces)}" for way in told
    ]
    if any(way.pieces for way in told):
        return f"{', and '.join(ways)}."
    return f"{listed(ways, 'and')}."


def _with(pieces: tuple[Who, ...] | None) -> str:
    """The ruling `oracle-spaces`."""
    return f", with {listed([MET[who] for who in pieces], 'and')} there" if pieces else ""


def _piece_of(fact: heard.Told) -> str:
    """Schrodie may name her own piece."""
    return "you" if fact.piece == fact.who else MET[fact.piece or ""]


def _told_words(fact: heard.Told, told: tuple[Named, ...]) -> str:
    if fact.by == "locate":
        return f"you alone are shown where {_piece_of(fact)} is."
    if fact.space is not None:
        return f"{YOU_ARE[fact.space]}. {capitalised(_named('around you', told))}"
    if fact.direction is not None:
        return _named(f"on the line to the {DIRECTIONS[fact.direction]}", told)
    return _named("next to you", told)


def _named(place: str, told: tuple[Named, ...]) -> str:
    if not told:
        return f"{place} there is nothing to name."
    if len(told) == 1:
        return f"{place} {IS[told[0]]}."
    return f"{place}, in no particular order: {listed([THE[space] for space in told], 'and')}."


def activated(yes: bool, piece: str | None, by: str | None) -> str:
    if by == "refused":
        return "you stay where you are: the space is not activated."
    if piece is None:
        return "the space is activated." if yes else "the space is not activated."
    return f"the {PIECES[piece]} {'activates' if yes else 'does not activate'} the space."


def _walks(piece: str, direction: str | None, space: str | None, by: str | None) -> str:
    """The Bush at set-up has neither direction nor way, nor has the Wave in a lake."""
    if piece == "wave":
        return f"{THE_PIECE[piece]} comes into {THE[space] if space else 'a lake'}."
    assert space is not None
    way = f"{'into' if space == 'ocean' else 'to'} {THE[space]}"
    if direction is not None:
        return f"{THE_PIECE[piece]} goes {DIRECTIONS[direction]} {way}."
    if by is None:
        return f"{THE_PIECE[piece]} is {ON[space]}."
    if by == "algae":
        return f"{THE_PIECE[piece]} goes on to the far shore, {way}."
    if by == "portal":
        return f"{THE_PIECE[piece]} goes through the portal and comes out of {THE[space]}."
    return f"{THE_PIECE[piece]} goes through the {by} {way}."


def _there(meets: tuple[Who, ...]) -> str:
    return f"{_are(meets)} there." if meets else "nobody is there."


def single(fact: heard.Announcement, tokens: Tokens) -> str:
    """The most frequent kinds first."""
    match fact:
        case heard.TurnPassed(who):
            return "it is the OP’s turn." if who == OP else "it is your turn."
        case heard.PieceSpace():
            return piece_comes(fact)
        case heard.FruitMark(fruit, mark, _, by, palm):
            return _marked(fruit, mark, by, palm)
        case heard.TokenRead(token):
            effect = token_effect(token, "en") or "This is what it says."
            return f"the power token in force is {token_in_force(token, 'en', tokens)}. {effect}"
        case heard.Mission(marks, of):
            counts = "completes" if marks == of else "counts towards"
            return f"that {counts} your mission: {marks} of {of}."
        case heard.ExtraMark(extra, "circled"):
            return f"you circle your {extra} box."
        case heard.ExtraMark(extra, "crossed"):
            return f"you cross out your {extra} box."
        case heard.ExtraMark(extra):
            return f"your {extra} box is free again."
        case heard.Actions(n):
            return f"you gain {_actions(n)}."
        case heard.Told():
            return _told(fact)
        case heard.Died(nth):
            return f"you perish: that is {_nth(nth)}."
        case heard.Revived(camp):
            return f"you revive {ON[camp]}, restored to your maximum."
        case heard.Immune(piece):
            return f"until your next turn the {PIECES[piece]} can neither attack nor push you."
        case heard.Again(marks_of, who):
            return marks_again(marks_of, who is not None, "en", tokens)
        case heard.Off(_, who):
            return f"{CAPTIVES[who]} is off the island."
        case heard.Started(fruit, who):
            return f"{CAPTIVES[who]} starts {ON[fruit]}."
        case heard.Won(who):
            return _won(who)
        case _:
            raise TypeError(f"nothing is said of {type(fact).__name__}")


def _told(fact: heard.Told) -> str:
    ways = tuple(told for told in fact.told if isinstance(told, heard.ToldSpace))
    spaces = tuple(told for told in fact.told if not isinstance(told, heard.ToldSpace))
    return _told_ways(fact, ways) if ways else _told_words(fact, spaces)


def piece_comes(fact: heard.PieceSpace) -> str:
    walk = _walks(fact.piece, fact.direction, fact.space, fact.by)
    # At set-up nobody is named, and in the ocean there is nobody to name.
    if fact.meets is None or (fact.space == "ocean" and not fact.meets):
        return walk
    return f"{walk} {capitalised(_there(fact.meets))}"


def undone(entries: str) -> str:
    return f"we take back: {entries}."


def redone(entries: str) -> str:
    return f"back in play: {entries}."


def _are(meets: tuple[Who, ...]) -> str:
    return f"{listed([MET[who] for who in meets], 'and')} {'is' if len(meets) == 1 else 'are'}"


def _actions(n: int) -> str:
    return "an extra action" if n == 1 else f"{n} extra actions"


def _nth(n: int) -> str:
    return f"the {_ORDINALS[n]} death" if n < len(_ORDINALS) else f"death number {n}"


def _change(health: int, energy: int) -> str:
    if health * energy >= 0:
        verb = "lose" if health + energy < 0 else "regain"
        return f"{verb} {amounts(health, energy)}"
    if health < 0:
        return f"lose {amounts(health, 0)} and regain {amounts(0, energy)}"
    return f"lose {amounts(0, energy)} and regain {amounts(health, 0)}"


def _write(fruit: str, palm: int | None) -> str:
    if palm is None:
        return f"circle {IT[fruit]}"
    return f"write {IT[fruit]} in a palm of your {_ORDINALS[palm]} bonus"


def _crossed(fruit: str, by: str | None, palm: int | None) -> str:
    cross_out = f"cross {IT[fruit]} out" if palm is None else "cross out the palm"
    match by:
        case "bonus":
            return f"you use the bonus of the {fruit}: {cross_out}."
        case "anomaly":
            return f"the anomaly takes the {fruit} from you: {cross_out}."
        case "algae":
            return f"the Algae take the {fruit} from you: {cross_out}."
        case _:
            return f"cross out the {fruit}."
