"""L14: what belongs to one character: Theseus's boxes, Achilles's symbols, Hempel's palms."""

from __future__ import annotations

from companion.games.island.announcements import Actions, ExtraMark, FruitMark, SymbolMark
from companion.games.island.effects import Palm, Symbol
from companion.games.island.questions import Question
from companion.games.island.state import Board, Position, Work
from companion.games.island.terms import BONUSES, PIECES, Extra, Fruit, Piece, Who


def plays(position: Position, who: Who, character: str) -> bool:
    """True if a figure plays by this character's board."""
    return position.captive(who).board == character


def pace(position: Position, who: Who) -> int:
    """The length of an `over` move: two spaces over for Schrodie (L5.2, L14.6)."""
    return 3 if plays(position, who, "schrodie") else 2


# Theseus


def free_extra(position: Position, board: Board) -> Extra | None:
    """The leftmost box neither circled nor crossed (L14.3)."""
    taken = board.extras | board.spent_extras
    return next((extra for extra in position.table.box.extras if extra not in taken), None)


def circle_extra(work: Work, who: Who) -> None:
    extra = free_extra(work, work.board(who))
    if extra is not None:
        work.mark(who, extras=work.board(who).extras | {extra})
        work.tell(ExtraMark(extra, "circled", who))


def theseus_met(work: Work, arriving: Who, met: tuple[Who, ...], visiting: bool) -> None:
    """L14.3: Theseus and a piece of another player meet, whoever came (`theseus-met`).

    The second figure of the own board is not another player's (L15.5).
    """
    for figure in (arriving, *met):
        if figure not in PIECES and plays(work, figure, "theseus"):
            others = met if figure == arriving else (arriving,)
            theirs = any(other in PIECES or not plays(work, other, "theseus") for other in others)
            visits = figure == arriving and visiting
            if theirs and (visits or work.table.rulings.theseus_met == "both"):
                circle_extra(work, figure)
                return


# Achilles


def gain_actions(work: Work, who: Who, count: int, by: str) -> None:
    """L4.1, L15.3: kept in the own turn while the piece's part has not ended; else lost."""
    if keeps_actions(work, who):
        work.change(who, actions=work.captive(who).actions + count)
        work.tell(Actions(count, who, by))


def keeps_actions(position: Position, who: Who) -> bool:
    return position.own_turn(who) and who in position.parts_left


def may_cross_symbol(position: Position, who: Who, piece: Piece) -> bool:
    """L14.2: once each, on scaring off in his turn."""
    return (
        plays(position, who, "achilles")
        and position.own_turn(who)
        and piece not in position.board(who).symbols
    )


def ask_symbol(_work: Work, effect: Symbol) -> Question:
    return Question(effect.who, "ability", ("use", "decline"), piece=effect.piece, by="symbol")


def answer_symbol(work: Work, effect: Symbol, word: str) -> None:
    who = effect.who
    if word == "use":
        work.mark(who, symbols=work.board(who).symbols | {effect.piece})
        work.tell(SymbolMark(effect.piece, "crossed", who))
        gain_actions(work, who, 2, "symbol")
    else:
        gain_actions(work, who, 1, "scared")


# Hempel


def palm_of(board: Board, fruit: Fruit) -> int | None:
    return next((palm for held, palm in board.palms if held == fruit), None)


def free_palms(position: Position, board: Board) -> tuple[int, ...]:
    """Hempel's bonuses that have a free palm box (L14.4)."""
    held = [palm for _, palm in board.palms]
    return tuple(
        palm
        for palm, boxes in enumerate(position.table.box.palms, start=1)
        if held.count(palm) < boxes
    )


def ask_palm(work: Work, effect: Palm) -> Question:
    options = tuple(map(str, free_palms(work, work.board(effect.who))))
    return Question(effect.who, "palm", options, by=effect.fruit)


def write_palm(work: Work, effect: Palm, word: str) -> None:
    """L14.4: a fruit he obtains is written in a free palm box of any bonus he likes.

    L17: a correction may have marked it elsewhere while the box was asked for.
    """
    board = work.board(effect.who)
    others = tuple(one for one in board.palms if one[0] != effect.fruit)
    work.mark(
        effect.who,
        circled=board.circled | {effect.fruit},
        crossed=board.crossed - {effect.fruit},
        palms=(*others, (effect.fruit, int(word))),
    )
    work.tell(FruitMark(effect.fruit, "circled", effect.who, palm=int(word)))


def obtain(work: Work, who: Who, fruit: Fruit) -> None:
    """L6.1; L14.4 for Hempel."""
    board = work.board(who)
    if fruit in board.circled:
        return
    if plays(work, who, "hempel"):
        if fruit in board.crossed:
            work.mark(who, circled=board.circled | {fruit}, crossed=board.crossed - {fruit})
            work.tell(FruitMark(fruit, "cleared", who, palm=palm_of(board, fruit)))
        else:
            work.then(Palm(who, fruit))
    elif fruit not in board.crossed:
        work.mark(who, circled=board.circled | {fruit})
        work.tell(FruitMark(fruit, "circled", who))


def cross_out(work: Work, who: Who, fruit: Fruit, by: str) -> None:
    """A fruit is used or lost; for Hempel its palm (L13.1, L14.4)."""
    board = work.board(who)
    work.mark(who, circled=board.circled - {fruit}, crossed=board.crossed | {fruit})
    work.tell(FruitMark(fruit, "crossed", who, by, palm_of(board, fruit)))


def bonus_of(position: Position, who: Who, fruit: Fruit) -> str | None:
    """The bonus that a fruit carries on the board a figure plays by."""
    board = position.board(who)
    if board.who == "hempel":
        palm = palm_of(board, fruit)
        return None if palm is None else BONUSES["hempel"][palm - 1]
    bonuses = position.table.box.boards[board.who].bonuses
    return next((name for name, fruits in bonuses.items() if fruit in fruits), None)


ASK = {Symbol: ask_symbol, Palm: ask_palm}
ANSWER = {Symbol: answer_symbol, Palm: write_palm}
