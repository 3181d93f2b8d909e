"""The anchors: python-chess and ks-game, doing what they do all day."""

from random import Random

import chess
from kriegspiel.berkeley import BerkeleyGame

PLIES = 200
QUESTIONS = 250


def chess_playout(seed: int) -> int:
    """Plies of a random game: list the legal moves, push one."""
    dice = Random(seed)
    board = chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(dice.choice(moves))
    return PLIES


def chess_moves(seed: int, length: int) -> list[str]:
    """A random game in SAN, of exactly this length."""
    for attempt in range(1000):
        dice = Random(f"{seed}/{attempt}")
        board = chess.Board()
        sans: list[str] = []
        while len(sans) < length and (moves := list(board.legal_moves)):
            move = dice.choice(moves)
            sans.append(board.san(move))
            board.push(move)
        if len(sans) == length:
            return sans
    raise AssertionError(length)


def chess_pushed(sans: list[str]) -> list[chess.Move]:
    """The same game as moves that need not be parsed."""
    board = chess.Board()
    return [board.push_san(san) for san in sans]


def chess_verified(moves: list[chess.Move]) -> int:
    """A referee's work on a move: is it legal, then push it."""
    board = chess.Board()
    for move in moves:
        assert board.is_legal(move)
        board.push(move)
    return len(moves)


def chess_replay(sans: list[str]) -> int:
    board = chess.Board()
    for san in sans:
        board.push_san(san)
    return len(sans)


def chess_positions(sans: list[str]) -> list[tuple[chess.Board, str]]:
    """Each position with the move that is spoken in it."""
    board = chess.Board()
    found = []
    for san in sans:
        found.append((board.copy(stack=False), san))
        board.push_san(san)
    return found


def referee_playout(seed: int) -> int:
    """Questions asked of ks-game and answered by it."""
    dice = Random(seed)
    game = BerkeleyGame(any_rule=True)
    for count in range(QUESTIONS):
        questions = game.possible_to_ask
        if game.game_over or not questions:
            return count
        game.ask_for(dice.choice(questions))
    return QUESTIONS


def referee_moves(seed: int, length: int) -> list[object]:
    """The done moves of a random game of ks-game."""
    for attempt in range(1000):
        dice = Random(f"{seed}/{attempt}")
        game = BerkeleyGame(any_rule=True)
        done: list[object] = []
        while not game.game_over and len(done) < length and game.possible_to_ask:
            question = dice.choice(game.possible_to_ask)
            if game.ask_for(question).move_done:
                done.append(question)
        if len(done) == length:
            return done
    raise AssertionError(length)


def referee_replay(moves: list[object]) -> int:
    game = BerkeleyGame(any_rule=True)
    for move in moves:
        game.ask_for(move)
    return len(moves)
