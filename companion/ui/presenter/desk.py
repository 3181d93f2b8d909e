"""The desk: what the OP touches or types becomes commands, and nothing else changes the game."""

from __future__ import annotations

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.announcements import Announcement, TurnPassed
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command, Move
from companion.games.island.game import Game
from companion.games.island.history.chronicle import Chronicle, Item
from companion.games.island.legal import verify
from companion.games.island.notation import read
from companion.games.island.refusals.reasons import refused
from companion.games.island.rules.places import on_map
from companion.games.island.state import State
from companion.games.island.terms import OP, PIECES, Direction, Who, direction_named
from companion.speech.asides import aside
from companion.speech.listen import listen
from companion.speech.speaker import as_typed, default_speaker, speaker
from companion.store.games.kept_game import CannotSave
from companion.store.settings import Settings
from companion.text import Tokens
from companion.text.island.asides import aside_told
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.announcement import (
    Telling,
    asked_last,
    brought_back,
    still_beside,
    taken_back,
    telling,
    told_beside,
)
from companion.ui.island.desk.map_targets import own_piece_at, targets
from companion.ui.island.desk.op_turn import op_words
from companion.ui.island.desk.pads import asks_first, goes
from companion.ui.island.desk.question import Words
from companion.ui.island.voice.dialogue import Talk
from companion.ui.island.voice.read_aloud import Reading
from companion.ui.presenter.chosen import Chosen, called, whose
from companion.ui.presenter.companion import Companion
from companion.ui.presenter.desk_view import desk_view, why_refused
from companion.ui.presenter.done_for_op import do_chores
from companion.ui.presenter.over_desk import LOOKED_INTO, open_place
from companion.ui.presenter.own_draw import drew
from companion.ui.presenter.shown import shown_view
from companion.ui.presenter.views import DeskView
from companion.ui.voice.listening import LIFTED, TALKED

NOTHING_CHOSEN = Chosen()


class Desk:
    """A game in progress. `reason`: why the last touch could not be taken, in words.

    `refused`: the same in the engine's words, where it was the engine that refused.
    """

    secret = True
    given = False

    def __init__(self, house: Companion, session: Game) -> None:
        self.house = house
        self.session = session
        self.chosen = NOTHING_CHOSEN
        self.reason = ""
        self.choices: tuple[str, ...] = ()
        self.refused: Refused | None = None
        self.beside: tuple[Announcement, ...] = still_beside(session)
        self.start_heard = bool(session.steps)
        self.drawn_in = 0  # the round in which the OP has said which tokens came
        self.history = Chronicle(session)
        self.talk, self.reading = Talk(self), Reading(self)
        try:
            do_chores(session, self.settings)  # one may have been left when the app was ended
        except CannotSave as full:
            self.reason = full.say(house.settings.language)

    # What is seen

    def view(self) -> DeskView:
        return desk_view(self)

    @property
    def settings(self) -> Settings:
        return self.house.settings

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def start(self) -> Outcome:
        """What came of the set-up."""
        return self.session.start

    @property
    def tokens(self) -> Tokens:
        """The owner's names for the power tokens."""
        return self.say.tokens

    @property
    def say(self) -> Words:
        """The words of the screen; what is read aloud may be in the other language."""
        return Words.of(self.house.settings.language, self.state.table.box.tokens)

    @property
    def telling(self) -> Telling:
        found = telling(self.session, self.beside)
        if found.said is self.start.said:
            # The rest of it was said while the table was set up.
            turn = tuple(one for one in found.said if isinstance(one, TurnPassed))
            return Telling(turn, (), self.start_heard)
        return found

    @property
    def chronicle(self) -> list[Item]:
        return self.history.items()

    # What is touched

    def do(self, act: str) -> None:
        word, _, rest = act.partition(" ")
        if self.chosen.ending and word != "end":
            self.chosen = revised(self.chosen, {"ending": False})
        if word in LOOKED_INTO:
            open_place(self, word, rest)
            return
        if word in LIFTED:
            self.talk.do(act)
            return
        self.reason, self.choices, self.refused = "", (), None
        try:
            self._do(act)
        except Refused as refused:
            self.say_refused(refused)
        except CannotSave as full:
            self.reason = full.say(self.house.settings.language)

    def _do(self, act: str) -> None:
        word, _, rest = act.partition(" ")
        match word:
            case "answer":
                self._say(default_speaker(self.state), rest)
            case "choice":
                self._say_meant(rest)
            case "use":
                who, _, what = rest.partition(" ")
                self._say(who, what)
            case "go":
                self._go(direction_named(rest))
            case "tap":
                self._tap(rest)
            case "over" | "safe":
                self._toggle(word)
            case "restore" | "end":
                self._in_turn(word)
            case "bonus":
                self.chosen = revised(self.chosen, {"open": "bonus"})
            case "close":
                self.chosen = NOTHING_CHOSEN
            case "piece":
                self._choose_piece(rest)
            case "captive" if self.state.question is None:
                open_place(self, "told", rest)  # after the end nothing is asked, and all was told
            case "captive":
                self.chosen = Chosen(open=act)
            case "drew":
                self._drew(rest)
            case "part":
                self.chosen = Chosen(who=rest)
            case "announced":
                self.announced()
            case "undo" if not self.session.steps:
                self.reason = words(DESK, self.house.settings.language)["nothing-undone"]
            case "redo" if not self.session.undone:
                self.reason = words(DESK, self.house.settings.language)["nothing-redone"]
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "enter":
                self._enter()
            case "aloud":
                self.reading.touched()
            case _ if word in TALKED:
                self.talk.do(act)
            case _:
                open_place(self, word, rest)

    def speaker_now(self) -> Who:
        state = self.state
        if state.question is not None and state.question.what == "turn" and state.turn != OP:
            return whose(state, self.chosen)
        return default_speaker(state)

    def _say(self, who: Who, said: str) -> None:
        command = read(who, said)
        if command is None:
            raise Refused("unknown")
        self.take(command)

    def _in_turn(self, word: str) -> None:
        who = self.speaker_now()
        if word == "end" and asks_first(self.state, self.chosen, who):
            self.chosen = revised(self.chosen, {"ending": True})
        else:
            self._say(who, word)

    def take(self, *commands: Command) -> None:
        self._taken(told_beside(self.session.submit_each(commands)))

    def _taken(self, beside: tuple[Announcement, ...] = ()) -> None:
        piece = self.chosen.piece
        self.chosen = NOTHING_CHOSEN
        self.beside = beside
        self.start_heard = True
        do_chores(self.session, self.settings)
        if piece and self._is_op_turn() and self._can_act(piece):
            self.chosen = Chosen(piece=piece)  # it most often goes on

    def _go(self, way: Direction) -> None:
        question = self.state.question
        if question is None:
            raise Refused("not-now")
        if question.what == "turn":
            if question.who == OP:
                self._say(OP, f"{self.chosen.piece or 'bush'} {way}")
            else:
                self.take(Move(self.speaker_now(), way, self.chosen.over, self.chosen.safe))
        elif question.what == "oracle":
            self._pick(way)
        else:
            self._answer_way(question.options, way)

    def _answer_way(self, options: tuple[str, ...], way: Direction) -> None:
        fits = tuple(word for word in options if goes(word, way))
        if len(fits) > 1:
            raise Refused("unclear", fits)
        self._say(default_speaker(self.state), fits[0] if fits else way)

    def _pick(self, way: Direction) -> None:
        """L6.3: the oracle is asked when two directions are named."""
        picked = self.chosen.picked
        if way in picked:
            self.chosen = Chosen()
        elif picked:
            self._say(default_speaker(self.state), f"{picked[0]} {way}")
        else:
            self.chosen = Chosen(picked=(way,))

    def _tap(self, place: str) -> None:
        act = targets(self.state, self.chosen).acts.get(place)
        if act is not None:
            self._do(act)
            self._leave_towards(place)
        elif piece := own_piece_at(self.state, place):
            self._choose_piece(piece)

    def _leave_towards(self, place: str) -> None:
        """Whoever touches where a piece goes has also said from which lake space (L7.3, L12.7)."""
        question = self.state.question
        if question is not None and question.what == "from":
            act = targets(self.state, self.chosen).acts.get(place)
            if act is not None and place in question.leads:
                self._do(act)

    def _choose_piece(self, piece: str) -> None:
        if self.chosen.piece == piece:
            self.chosen = NOTHING_CHOSEN
            return
        if not self._can_act(piece):
            if any(one == piece and not on_map(self.state, one) for one in PIECES):
                raise refused("illegal", "off-map", piece)
            raise Refused("no-actions" if self._is_op_turn() else "not-now")
        self.chosen = Chosen(piece=piece)

    def _can_act(self, piece: str) -> bool:
        return any(word.split()[0] == piece for word in op_words(self.state))

    def _drew(self, token: str) -> None:
        chosen, said = drew(self.state, self.chosen, token)
        if said:
            self._say(OP, said)
        self.chosen = chosen
        self.drawn_in = 0 if said is None else self.state.round

    def _is_op_turn(self) -> bool:
        question = self.state.question
        return question is not None and question.what == "turn" and question.who == OP

    def _toggle(self, how: str) -> None:
        question = self.state.question
        if question is None or question.what != "turn" or question.who == OP:
            raise Refused("not-now")
        over = self.chosen.over != (how == "over")
        safe = self.chosen.safe != (how == "safe")
        who = self.speaker_now()
        if (over and how == "over") or (safe and how == "safe"):
            verify(self.state, Move(who, "NW", over, safe))
        self.chosen = Chosen(over=over, safe=safe, who=self.chosen.who)

    # What is typed

    def typed(self, text: str) -> None:
        self.reason, self.choices, self.refused = "", (), None
        self.chosen = revised(self.chosen, {"typed": text[:200], "ending": False})

    def who_says(self, text: str) -> tuple[Who, str]:
        """Whoever is named first, in either language; else whoever is asked."""
        return speaker(text, self.speaker_now(), called(self.state))

    def _enter(self) -> None:
        text = self.chosen.typed.strip()
        if not text:
            return
        who, said = self.who_says(text)
        asked_beside = aside(self.state, text) or aside(self.state, said)
        if asked_beside:
            self.do_beside(asked_beside)
            return
        before = len(self.session.journal)
        heard = listen(self.session, who, as_typed(self.state, who, said, self.chosen.piece))
        if isinstance(heard, str):
            self._do(heard)
            return
        self._taken(told_beside(heard) if len(self.session.journal) > before else ())

    def _say_meant(self, word: str) -> None:
        """One of the meanings of what was typed, by whoever said it."""
        if word in ("undo", "redo"):
            self._do(word)
        else:
            self._say(self.who_says(self.chosen.typed)[0], word)

    def do_beside(self, asked: str) -> None:
        """What changes nothing: to say it again, whose part it is to be, how many deaths."""
        word, _, who = asked.partition(" ")
        if word == "part":
            self.chosen = Chosen(who=who)
        elif word == "repeat":
            self.repeat()
        else:
            self.chosen = revised(self.chosen, {"typed": ""})
            self.reason = aside_told(asked, self.state, self.house.settings.language)

    def say_refused(self, refused: Refused) -> None:
        self.refused = refused
        self.choices, self.reason = refused.choices, why_refused(self, self.speaker_now(), refused)

    # What is said, and taken back

    def announced(self) -> None:
        """What was told beside the game does not count for what the game still has to say."""
        beside, self.beside = self.beside, ()
        self.start_heard = True
        if not beside or self.telling.heard:
            self.session.announced()

    def undo(self) -> None:
        self.session.undo()
        self.chosen = NOTHING_CHOSEN
        self.beside = taken_back(self.session, self.beside)

    def redo(self) -> None:
        self.session.redo()
        self.chosen = NOTHING_CHOSEN
        self.beside = brought_back(self.session, self.beside)

    def undo_to(self, index: int) -> None:
        """Back to the moment after a step."""
        self.reason = ""
        try:
            while len(self.session.steps) > index + 1:
                self.undo()
        except CannotSave as full:
            self.reason = full.say(self.house.settings.language)

    def correct(self, fact: str) -> str:
        """`set theseus health 2` (L17). The reason where it is refused, else nothing."""
        self.do(f"use {OP} {fact}")
        return self.reason

    def ask_where(self, whom: Who) -> None:
        """L16.3: what space is `whom` on?"""
        self.do(f"use {OP} where {whom}")

    def repeat(self) -> None:
        """What was said last is said again: the card has it, or it was an answer beside it."""
        self.chosen = NOTHING_CHOSEN
        self.beside = self.beside or asked_last(self.session)

    def show(self) -> None:
        """L16.4: what one captive alone is to see."""
        self.house.go(shown_view(self))
