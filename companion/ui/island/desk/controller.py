"""The desk: what the OP touches or types becomes commands, and nothing else changes the game."""

from __future__ import annotations

from random import Random

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.announcements import Announcement
from companion.games.island.apply import Outcome
from companion.games.island.chores import chore
from companion.games.island.commands import Command
from companion.games.island.game import Game
from companion.games.island.history.chronicle import Chronicle, Item
from companion.games.island.history.utterances import last_told
from companion.games.island.legal import legal
from companion.games.island.rulings import Rulings
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from companion.store.games.troubles import CannotSave
from companion.store.settings import Settings
from companion.text.island.asides import aside_told
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.captives import people
from companion.ui.island.desk.interface import LOOKED_INTO, KeepsFog
from companion.ui.island.desk.map_targets import harms, numbered, own_piece_at, targets
from companion.ui.island.desk.model import (
    NOTHING_CHOSEN,
    SILENT,
    Chosen,
    DeskModel,
    HeardPhrase,
    Wording,
    speaking,
)
from companion.ui.island.desk.phrase import hear, said_by, why_refused
from companion.ui.island.desk.saying.announcement import (
    Telling,
    asked_last,
    brought_back,
    still_beside,
    taken_back,
    telling,
    told_beside,
)
from companion.ui.island.desk.saying.script import to_say
from companion.ui.island.desk.token_draw import drew, to_draw
from companion.ui.island.desk.touch import TOUCHED, can_act, is_op_turn, piece_chosen, said, touched
from companion.ui.island.desk.view import desk_view
from companion.ui.island.desk.views import DeskView
from companion.ui.island.voice.dialogue import Talk
from companion.ui.island.voice.read_aloud import ReadAloud
from companion.ui.shell.house import House
from companion.ui.voice.listening import LIFTED, TALKED


class Desk(KeepsFog):
    """A game in progress. `reason`: why a touch was not taken; `refused`: in the engine's words."""

    secret = True
    given = False

    def __init__(self, house: House, session: Game) -> None:
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
        self.talk, self.reading = Talk(self), ReadAloud(self)
        self._heard: tuple[State, Chosen, HeardPhrase] | None = None
        try:
            self._do_chores()  # one may have been left when the app was ended
        except CannotSave as full:
            self.reason = full.say(house.settings.language)

    # What is seen

    def view(self) -> DeskView:
        return desk_view(self.model())

    def model(self) -> DeskModel:
        """This moment, worked out once for the whole view."""
        session, state, chosen, talk = self.session, self.state, self.chosen, self.talk
        asks = self.settings.drawing == "ask" and self.drawn_in != state.round
        stands = talk.proposal or talk.choices or talk.waiting.rests
        spoken = talk.spoken if self.settings.voice_in or stands else SILENT
        may_be_said = legal(state)
        heard = self.heard if chosen.typed.strip() and not self.reason else None
        unclear = heard.refused.choices if heard and heard.refused else self.choices
        return DeskModel(
            state=state,
            steps=tuple(session.steps),
            undone=tuple(session.undone),
            began=session.start.state,
            settings=self.settings,
            say=self.say,
            people=people(session),
            chosen=chosen,
            telling=self.telling,
            legal=may_be_said,
            targets=targets(session, chosen, may_be_said),
            spoken=spoken,
            aloud=self.house.aloud.button(),
            heard=heard,
            numbers=numbered(session, chosen, unclear, spoken),
            drawn=to_draw(session) if asks else (),
            reason=self.reason,
            refused=self.refused,
            choices=self.choices,
        )

    @property
    def heard(self) -> HeardPhrase:
        """The typed line, parsed once: shown, taken and explained it is the same."""
        state, chosen = self.state, self.chosen
        if self._heard is None or self._heard[0] is not state or self._heard[1] is not chosen:
            self._heard = state, chosen, hear(self.session, chosen, self.talk.card)
        return self._heard[2]

    @property
    def to_say(self) -> str:
        """The words that are read aloud."""
        tokens = self.say.tokens
        return to_say(self.state, self.telling, self.settings.said_in, tokens)

    @property
    def settings(self) -> Settings:
        return self.house.settings

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def rulings(self) -> Rulings:
        return self.state.table.rulings

    @property
    def start(self) -> Outcome:
        """The outcome of the set-up."""
        return self.session.start

    @property
    def say(self) -> Wording:
        """The words of the screen; what is read aloud may be in the other language."""
        box = self.state.table.box.tokens
        return Wording(
            self.house.settings.language,
            {word: token.name for word, token in box.items()},
            {word: token.text for word, token in box.items()},
        )

    @property
    def telling(self) -> Telling:
        return telling(self.session, self.beside, self.start_heard)

    @property
    def chronicle(self) -> list[Item]:
        return self.history.items()

    # What is touched

    def do(self, act: str) -> None:
        word = act.partition(" ")[0]
        if word == "secret":
            return  # it was looked at, as long as the lock was held
        if self.chosen.ending and word != "end":
            self.chosen = revised(self.chosen, {"ending": False})
        if word in LOOKED_INTO:
            self.house.open_over(self, act)
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
            case "go" if harms(
                self.session, self.chosen, touched(self.state, self.chosen, word, rest)
            ):
                self.reason = words(DESK, self.house.settings.language)["red-corner"]
            case _ if word in TOUCHED:
                self._come(touched(self.state, self.chosen, word, rest))
            case "choice":
                self._say_meant(rest)
            case "tap":
                self._tap(rest)
            case "bonus" | "harms" | "rest":
                self.chosen = revised(self.chosen, {"open": word})
            case "choose":
                self.chosen = revised(self.chosen, {"open": "answers"})
            case "close":
                self.chosen = NOTHING_CHOSEN
            case "captive" if self.state.question is None:
                self.house.open_over(self, f"told {rest}")  # nothing is asked after the end
            case "captive":
                self.chosen = Chosen(open=act)
            case "drew":
                self._drew(rest)
            case "hold" | "correct" if self.state.won is not None:
                self.reason = words(DESK, self.house.settings.language)["over-look"]
            case "part":
                self.chosen = Chosen(who=rest)
            case "announced":
                self.announced()
            case "undo" | "redo":
                self._undo_or_redo(word)
            case "enter":
                self._enter()
            case "aloud":
                self.reading.touched()
            case _ if word in TALKED:
                self.talk.do(act)
            case _:
                self.house.open_over(self, act)

    def _undo_or_redo(self, word: str) -> None:
        steps = self.session.steps if word == "undo" else self.session.undone
        if not steps:
            nothing = "nothing-undone" if word == "undo" else "nothing-redone"
            self.reason = words(DESK, self.house.settings.language)[nothing]
        elif word == "undo":
            self.undo()
        else:
            self.redo()

    def speaker_now(self) -> Who:
        return speaking(self.state, self.chosen)

    def _come(self, came: Command | Chosen) -> None:
        if isinstance(came, Chosen):
            self.chosen = came
        else:
            self.take(came)

    def take(self, *commands: Command) -> None:
        deaths = self.state.deaths
        self._taken(told_beside(self.session.submit_each(commands)))
        self.house.felt("death" if self.state.deaths > deaths else "commit")

    def _taken(self, beside: tuple[Announcement, ...] = ()) -> None:
        piece = self.chosen.piece
        self.chosen = NOTHING_CHOSEN
        self.beside = beside
        self.start_heard = True
        self._do_chores()
        if piece and is_op_turn(self.state) and can_act(self.state, piece):
            self.chosen = Chosen(piece=piece)  # it most often goes on

    def _tap(self, place: str) -> None:
        act = self._target(place)
        if act is not None:
            self._do(act)
            self._leave_towards(place)
        elif piece := own_piece_at(self.state, place):
            self.chosen = piece_chosen(self.state, self.chosen, piece)

    def _target(self, place: str) -> str | None:
        return targets(self.session, self.chosen, legal(self.state)).acts.get(place)

    def _leave_towards(self, place: str) -> None:
        """A touch of where a piece goes also says from which lake space (L7.3, L12.7)."""
        question = self.state.question
        if question is not None and question.what == "from":
            act = self._target(place)
            if act is not None and place in question.leads:
                self._do(act)

    def _drew(self, token: str) -> None:
        chosen, fact = drew(self.state, self.chosen, token)
        if fact:
            self.take(said(OP, fact))
        # The two that came are chosen from at once.
        self.chosen = chosen if fact is None else Chosen(open="answers")
        self.drawn_in = 0 if fact is None else self.state.round

    def _do_chores(self) -> None:
        """Do the chores that the OP has left to the app."""
        session, settings = self.session, self.settings
        found = {"put_back": settings.put_back, "lake_exit": settings.lake_exit}
        mine = {word for word, who in found.items() if who == "do"}
        while True:
            dice = Random(f"{session.seed}/chore/{len(session.journal)}")
            answer = chore(session.state, mine, dice)
            if answer is None:
                return
            session.submit(answer)

    # What is typed

    def typed(self, text: str) -> None:
        self.reason, self.choices, self.refused, self.talk.left = "", (), None, 0
        self.chosen = revised(self.chosen, {"typed": text[:200], "ending": False})

    def _enter(self) -> None:
        heard = self.heard if self.chosen.typed.strip() else None
        if heard is None:
            self.talk.do("take")
        elif heard.refused is not None:
            self.say_refused(heard.refused, heard.who)
        elif heard.to_card:
            self.talk.typed(heard, self.chosen.typed)
        elif isinstance(heard.meant, str):
            self.do_meant(heard.meant)
        else:
            self.take(*heard.meant)

    def do_meant(self, word: str) -> None:
        """A word that is no command."""
        if word in ("undo", "redo", "take", "drop"):
            self._do(word)
        else:
            self._do_beside(word)

    def _say_meant(self, word: str) -> None:
        """One of the meanings of what was typed, by whoever said it."""
        if word in ("undo", "redo"):
            self._do(word)
        else:
            self.take(said(said_by(self.state, self.chosen)[0], word))

    def _do_beside(self, asked: str) -> None:
        """Answer what changes nothing: say it again, whose part it is to be, how many deaths."""
        word, _, who = asked.partition(" ")
        if word == "part":
            self.chosen = Chosen(who=who)
        elif word == "repeat":
            self.repeat()
        else:
            self.chosen = revised(self.chosen, {"typed": ""})
            self.reason = aside_told(asked, self.state, self.house.settings.language)

    def say_refused(self, refused: Refused, who: Who | None = None) -> None:
        """`who`: whose command it was; nobody: that of whoever is to speak."""
        self.house.felt("refusal")
        self.refused, self.choices = refused, refused.choices
        self.reason = why_refused(self.state, self.say, who or self.speaker_now(), refused)

    # What is said, and taken back

    def announced(self) -> None:
        """Mark the card as heard; told beside the game, it leaves open what the game has to say."""
        beside, self.beside = self.beside, ()
        self.start_heard = True
        if not beside or self.telling.heard:
            self.session.announced()
        if self.state.won and self.telling.heard:
            self.house.open_over(self, "ending")

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
        """Say again what was said last: the card has it, or it was an answer beside it."""
        self.chosen = NOTHING_CHOSEN
        self.beside = self.beside or asked_last(self.session)

    def repeat_to(self, who: Who) -> None:
        """Say the last that this captive was told once more."""
        self.chosen = NOTHING_CHOSEN
        self.beside = last_told(self.history, who)
