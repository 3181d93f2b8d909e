"""A second implementation of Paradox Island, straight from its law, to check the engine with."""

from collections.abc import Generator
from typing import Any

from tests.oracle import again, corrections, state, table_file, turns, words
from tests.oracle.boards import Board
from tests.oracle.world import Answer, Question, Won, World

__all__ = ["Oracle"]
Step = dict[str, Any]


class Oracle:
    """One table. `say` takes one line made of words."""

    def __init__(self, table: dict[str, Any]) -> None:
        self._table = table_file.plain(table)
        self._lines: list[tuple[str, str]] = []  # what was taken, to play again
        self._game: Generator[Question, Answer, None] | None = None
        self._question: Question | None = None
        self._sit_down()
        self.opening: Step = self._step()

    def say(self, who: str, text: str) -> Step:
        self._clear()
        error = self._line(who, text)
        if error is not None:
            return {"error": error}
        self._lines.append((who, text))
        return self._step()

    def state(self) -> dict[str, Any]:
        return state.state(self.g, self._question)

    # Inside ---------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        """L2: the set-up, and the first question."""
        g = self.g = World(self._table)
        kinds = g.kinds
        bush = g.op["bush"]
        assert bush is not None
        g.tell(piece="bush", space=kinds[bush])  # L2.5
        for board in reversed(g.boards):  # L2.7: the last in turn order first
            for piece in board.pieces:
                g.tell(start=piece.start, who=piece.name)
            first = board.pieces[0]  # L15.1: only the first piece's place
            g.shown.append({"to": board.who, "who": first.name, "at": first.at})
        g.tell(turn=g.boards[0].who)
        self._begin(g.boards[0])

    def _begin(self, first: Board | None) -> None:
        self._game = turns.play(self.g, first)
        self._question = next(self._game)

    def _clear(self) -> None:
        g = self.g
        g.said, g.shown, g.noted = [], [], []

    def _step(self) -> Step:
        g = self.g
        asks = state.public(self._question)
        return {"said": g.said, "shown": g.shown, "noted": g.noted, "asks": asks}

    def _line(self, who: str, text: str) -> str | None:
        g = self.g
        tokens = text.split()
        if g.won is not None:
            return "not-now"
        if not tokens or not (who == "op" or g.is_captive(who)):
            return "unknown"
        if tokens[0] == "where":
            return self._where(tokens[1:])
        if tokens[0] == "set":
            return self._set(who, tokens[1:])
        return self._words(who, tokens)

    def _words(self, who: str, tokens: list[str]) -> str | None:
        """A word, and the answers to what it makes the same speaker be asked."""
        sent = False
        while tokens:
            question = self._question
            error: str | None = "illegal"
            if question is not None and not (sent and question["who"] != who):
                word, tokens = words.split(tokens, question)
                word = words.as_answer(word, question)
                error = words.refusal(self.g, question, who, word)
                if error is not None and not words.known(self.g, word):
                    error = "unknown"
            if error is not None:
                if sent:
                    self._play_again()
                return error
            tokens = self._send(who, word, tokens)
            sent = True
        return None

    def _send(self, who: str, word: str, tail: list[str]) -> list[str]:
        g = self.g
        g.speaker, g.tail = who, tail
        assert self._game is not None
        try:
            self._question = self._game.send((who, word))
        except Won:
            self._question = None
        tail, g.tail = g.tail, []
        return tail

    def _play_again(self) -> None:
        """A line refused half way: everything as it was before it."""
        self._sit_down()
        lines, self._lines = self._lines, []
        for who, text in lines:
            self.say(who, text)
        self._clear()

    def _where(self, tokens: list[str]) -> str | None:
        """L16.3: at any time, by the public names."""
        g = self.g
        if len(tokens) != 1 or not g.is_captive(tokens[0]):
            return "illegal"
        piece = g.piece(tokens[0])
        if piece.at is None and not piece.in_ocean:
            g.tell(off=True, who=piece.name, by="where")
        else:
            g.tell(space=g.name_of(piece.at), who=piece.name, by="where")
        return None

    def _set(self, who: str, tokens: list[str]) -> str | None:
        g = self.g
        if who != "op":
            return "not-your-turn"
        if tokens[:1] == ["turn"] and len(tokens) == 2:
            boards = [board for board in g.boards if board.who == tokens[1]]
            if tokens[1] != "op" and not boards:
                return "illegal"
            self._begin(boards[0] if boards else None)
            return None
        before = again.shown(g)
        if not corrections.correct(g, tokens):
            return "illegal"
        for fact in again.told(g, before):
            g.tell(**fact)
        question = self._question
        if question is not None and question.get("again") is not None:
            question["options"] = question["again"]() or question["options"]
        return None
