"""The microphone at the desk: push, speak, see what was understood, say yes. No screen."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion.engine.refused import Refused
from companion.speech.expected import choosing, grammar
from companion.speech.transcript import TROUBLES, Trouble
from companion.text.voice import voice_trouble
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from tests.architecture.house import ROOT
from tests.ui.at_table import companion_of, desk
from tests.ui.pretend_sounds import PretendEars, PretendSounds


class Table:
    """A desk with voice on."""

    def __init__(self, **settings: str | bool) -> None:
        self.desk: Desk = desk(**{"voice_in": True, **settings})
        self.house = companion_of(self.desk)
        self.sounds = PretendSounds()
        self.house.sounds = self.sounds
        self.house.ears.settle()

    @property
    def ear(self) -> PretendEars:
        return self.sounds.ear

    def do(self, *acts: str) -> DeskView:
        for act in acts:
            self.house.do(act)
        return self.view

    @property
    def view(self) -> DeskView:
        return self.desk.view()

    def say(self, *texts: str, accepted: bool = True) -> DeskView:
        """Held, spoken, lifted."""
        self.do("listen", "listen-off")
        self.ear.says(*texts, accepted=accepted)
        return self.view

    @property
    def journal(self) -> list[str]:
        return [getattr(line, "words", str(line)) for line in self.desk.session.journal]


@pytest.fixture
def table() -> Table:
    return Table()


def rows(table: Table) -> list[str]:
    """Of the card, in words."""
    return [row.words for row in table.view.sheet.rows]


# Push to talk


def test_held_and_lifted(table: Table) -> None:
    mic = table.view.microphone
    assert mic is not None
    assert (mic.enabled, mic.chosen, mic.icon) == (True, False, "microphone")
    mic = table.do("listen").microphone
    assert mic is not None
    assert mic.chosen
    mic = table.do("listen-off").microphone
    assert mic is not None
    assert (mic.chosen, mic.icon) == (False, "hourglass")
    assert table.ear.calls == ["warm", "start", "stop"]
    assert table.ear.grammar == grammar(table.desk.state, "theseus", "en")


def test_a_tap_goes_on_until_the_speaker_stops(table: Table) -> None:
    table.do("listen", "listen-on")
    assert table.ear.calls == ["warm", "start", "until-silence"]


def test_what_it_sounds_like_so_far_is_shown(table: Table) -> None:
    assert table.do("listen").entry.hint == "Listening …"
    table.ear.sounds_like("moving north")
    assert table.view.entry.understood == "moving north …"
    table.ear.sounds_like("moving northeast")
    assert table.view.entry.understood == "moving northeast …"
    assert table.do("listen-off").entry.hint == "One moment …"


def test_it_listens_from_when_the_microphone_is_open(table: Table) -> None:
    post, table.house.post = table.house.post, lambda _: None
    assert table.do("listen").entry.hint == "One moment …"
    table.house.post = post
    table.ear.told.state("listening")
    assert table.view.entry.hint == "Listening …"


def test_the_level_goes_past_the_view(table: Table) -> None:
    levels: list[float] = []
    drawn: list[None] = []
    table.house.louder = levels.append
    table.do("listen")
    table.house.changed = lambda: drawn.append(None)
    table.ear.loud(0.5)
    assert (levels, drawn) == ([0.5], [])


# What was understood


def test_what_was_understood_stands_there_and_counts_after_a_touch(table: Table) -> None:
    sheet = table.say("moving northeast a space over safely").sheet
    assert (sheet.kind, sheet.who) == ("queue", "theseus")
    assert rows(table) == ["North-east, a space over, safely"]
    assert [(one.act, one.label) for one in sheet.buttons] == [
        ("take", "Do it"), ("drop", "Not that"),
    ]  # fmt: skip
    assert table.journal == []
    view = table.do("take")
    assert table.journal == ["move NE over safe"]
    assert view.sheet.kind != "queue"


def test_what_was_understood_is_seen_on_the_pad(table: Table) -> None:
    pad = table.say("moving northeast safely").pad
    assert [one.act for one in filter(None, (*pad.compass, *pad.keys)) if one.chosen] == [
        "go NE",
        "safe",
    ]
    pad = table.do("drop").pad
    assert not any(one.chosen for one in filter(None, (*pad.compass, *pad.keys)))


def test_the_lit_direction_does_what_was_understood(table: Table) -> None:
    table.say("moving northeast a space over safely")
    table.do("go NE")
    assert table.journal == ["move NE over safe"]


def test_what_was_misheard_is_mended_by_one_touch(table: Table) -> None:
    table.say("moving northeast a space over safely")
    table.do("over", "go NE")
    assert table.journal == ["move NE safe"]


def test_what_follows_is_not_as_the_last_was(table: Table) -> None:
    table.say("moving northeast safely")
    table.say("moving west")
    pad = table.view.pad
    assert [one.act for one in filter(None, (*pad.compass, *pad.keys)) if one.chosen] == ["go W"]


def test_a_spoken_yes_is_a_touch(table: Table) -> None:
    table.say("moving northeast")
    table.say("yes")
    assert table.journal == ["move NE"]


@pytest.mark.parametrize("no", ["no", "oops", "wrong"])
def test_a_spoken_no_drops_it(table: Table, no: str) -> None:
    table.say("moving northeast")
    view = table.say(no)
    assert (table.journal, view.sheet.kind, view.entry.reason) == ([], "turn", "")


def test_a_phrase_that_is_told_twice_counts_once(table: Table) -> None:
    table.do("listen", "listen-off")
    table.ear.says("moving northeast")
    table.ear.says("moving northeast")
    before = len(table.journal)
    table.do("take")
    assert len(table.journal) == before + 1
    table.ear.says("moving northeast")
    table.ear.says("yes")
    assert len(table.journal) == before + 1


def test_at_a_proposal_something_else_can_be_said_instead(table: Table) -> None:
    table.say("moving northeast")
    table.say("moving west")
    assert rows(table) == ["West"]
    assert table.journal == []
    phrases = set(table.ear.grammar.phrases())
    assert {"yes", "no", "oops", "moving west"} <= phrases


def test_several_meanings_are_numbered_and_none_is_taken(table: Table) -> None:
    view = table.say("go east", "go west")
    assert view.sheet.heading == "Which is meant?"
    assert [(button.act, button.label) for button in view.sheet.buttons] == [
        ("meant 1", "East"), ("meant 2", "West"), ("drop", "neither"),
    ]  # fmt: skip
    assert view.pad.lit == {"go E", "go W"}
    assert [number for _, number in view.island.numbers] == ["1", "2"]
    assert table.journal == []
    table.do("meant 2")
    assert table.journal == ["move W"]


def test_a_spoken_number_is_a_proposal(table: Table) -> None:
    table.say("go east", "go west")
    table.say("two")
    assert table.ear.grammar == choosing(2, "en")
    assert rows(table) == ["West"]
    assert table.journal == []


def test_none_of_them(table: Table) -> None:
    table.say("go east", "go west")
    view = table.say("none of them")
    assert (view.sheet.kind, table.journal) == ("turn", [])
    table.say("go east", "go west")
    assert table.do("drop").sheet.kind == "turn"


def test_a_number_that_is_none_of_them_takes_nothing(table: Table) -> None:
    table.say("go east", "go west")
    for act in ("meant 0", "meant 3"):
        table.do(act)
    assert table.journal == []


def test_in_russian() -> None:
    table = Table(language="ru", said_in="ru")
    table.say("иду на северо-восток через клетку")
    assert rows(table) == ["Северо-восток, через клетку"]
    table.say("нет")
    table.say("иду на запад", "иду на восток")
    table.say("первый")
    table.say("да")
    assert table.journal == ["move W"]


def test_what_is_heard_is_in_the_language_of_the_announcements() -> None:
    table = Table(language="en", said_in="ru")
    assert table.ear.language == "ru"
    table.say("иду на запад")
    assert rows(table) == ["West"]


def test_on_the_ops_turn_the_chosen_piece_is_meant(table: Table) -> None:
    for act in ("use theseus end", "use phil end", "use schrodie end"):
        table.do(act)
    while table.view.sheet.kind != "op":
        button = (table.view.sheet.buttons or [t.choose for t in table.view.sheet.tokens])[0]
        assert button is not None
        table.do(button.act)
    way = next(
        word.split()[1] for word in _ways(table) if not _refused(table, f"bush {word.split()[1]}")
    )
    spoken = {"NW": "northwest", "NE": "northeast", "E": "east", "SE": "southeast",
              "SW": "southwest", "W": "west"}[way]  # fmt: skip
    table.do("piece bush")
    assert table.say(spoken).sheet.kind == "queue"
    table.do("take")
    assert table.journal[-1] == f"bush {way}"


def _ways(table: Table) -> list[str]:
    return [button.act for button in table.do("piece bush", "piece bush").pad.compass]


def _refused(table: Table, words: str) -> bool:
    from companion.games.island.legal import verify
    from companion.games.island.notation import read

    try:
        verify(table.desk.state, read("op", words))  # type: ignore[arg-type]
    except Refused:
        return True
    return False


# Taken back, and by itself


def test_oops_takes_back_what_is_not_announced_yet(table: Table) -> None:
    table.do("go E")
    table.say("oops")
    assert rows(table) == ["Undo"]
    table.do("take")
    assert table.journal[-1] == "undo"


def test_oops_after_the_announcement_is_left_to_the_hand(table: Table) -> None:
    table.do("go E", "announced")
    view = table.say("oops")
    assert view.entry.reason == voice_trouble("announced", "en")
    assert view.sheet.kind != "queue"


def test_what_nothing_is_lost_by_goes_by_itself_after_a_count() -> None:
    table = Table(by_itself=True)
    view = table.say("where is phil")
    assert view.tick == 1
    assert (view.sheet.buttons[0].label, view.sheet.buttons[0].second) == ("Do it", "3")
    view = table.do("tick", "tick")
    assert view.sheet.buttons[0].second == "1"
    assert table.journal == []
    view = table.do("tick")
    assert table.journal == ["where phil"]
    assert (view.tick, view.sheet.kind) == (0, "turn")


@pytest.mark.parametrize("said", ["moving west", "end my turn", "oops"])
def test_nothing_else_goes_by_itself(said: str) -> None:
    table = Table(by_itself=True)
    table.do("go E")
    before = table.journal
    view = table.say(said)
    if said == "oops":  # it can be brought back
        return
    assert view.tick == 0
    table.do("tick", "tick", "tick", "tick")
    assert table.journal == before


def test_by_itself_is_off_until_it_is_wanted(table: Table) -> None:
    view = table.say("where is phil")
    assert view.tick == 0
    table.do("tick", "tick", "tick", "tick")
    assert table.journal == []


@pytest.mark.parametrize("act", ["drop", "listen", "journal", "go E", "cover", "over"])
def test_whatever_else_is_done_stops_the_count(act: str) -> None:
    table = Table(by_itself=True)
    table.say("where is phil")
    table.do(act)
    assert table.view.tick == 0
    before = table.journal
    table.do("tick", "tick", "tick", "tick")
    assert table.journal == before


def test_asking_again_is_no_command(table: Table) -> None:
    table.do("go E", "announced")
    table.say("say that again")
    table.do("take")
    assert table.journal == ["move E", "announced"]


def test_the_count_of_deaths_is_told(table: Table) -> None:
    table.say("how many deaths")
    assert table.do("take").entry.reason.startswith("Deaths so far: 0")


# What cannot be heard


@pytest.mark.parametrize("trouble", [one for one in TROUBLES if one != "no-engine"])
def test_every_trouble_is_one_sentence_and_the_pad_stays(table: Table, trouble: Trouble) -> None:
    table.do("listen")
    table.ear.fails(trouble)
    view = table.view
    assert view.entry.reason == voice_trouble(trouble, "en")
    assert view.pad.compass[0].enabled
    table.do("go E")
    assert table.journal == ["move E"]


def test_a_missing_recogniser_is_said_when_it_is_touched() -> None:
    table = Table(voice_in=False)
    table.sounds.trouble = "no-engine"
    table.house.settings.voice_in = True  # type: ignore[misc]
    table.house.ears.settle()
    mic = table.view.microphone
    assert mic is not None
    assert not mic.enabled
    assert table.view.entry.reason == ""
    assert table.do("listen").entry.reason == voice_trouble("no-engine", "en")
    assert table.do("listen-on").entry.reason  # and not only while the finger is down
    table.sounds.trouble = None  # somebody has installed it
    mic = table.do("listen").microphone
    assert mic is not None
    assert mic.chosen


def test_a_model_that_cannot_be_loaded_is_known_before_the_touch(table: Table) -> None:
    table.ear.fails("no-model")
    mic = table.view.microphone
    assert mic is not None
    assert not mic.enabled
    table.do("listen")  # it may have come back
    table.ear.fails("no-model")
    assert table.view.entry.reason == voice_trouble("no-model", "en")


@pytest.mark.parametrize(
    ("texts", "accepted", "reason"),
    [((), True, "silence"), (("moving east",), False, "off-topic")],
)
def test_what_was_not_understood_says_so(
    table: Table, texts: tuple[str, ...], accepted: bool, reason: str
) -> None:
    view = table.say(*texts, accepted=accepted)
    assert view.entry.reason == voice_trouble(reason, "en")
    assert view.entry.go is None


def test_what_the_rules_refuse_says_why(table: Table) -> None:
    table.do("use op set theseus energy 0")
    entry = table.say("moving east safely").entry
    assert "energy" in entry.reason
    assert entry.why is not None


# What else is done


@pytest.mark.parametrize("act", ["cover", "journal", "menu", "go E", "undo", "captive phil"])
def test_whatever_else_is_done_ends_the_listening(table: Table, act: str) -> None:
    table.do("listen")
    table.do(act)
    assert table.ear.calls[-1] == "cancel"
    before = table.journal
    table.ear.says("moving west")  # it comes too late
    assert table.journal == before
    assert table.desk.talk.proposal is None


def test_leaving_the_app_ends_it(table: Table) -> None:
    table.do("listen")
    table.house.left()
    assert table.ear.calls[-1] == "cancel"
    assert table.house.covered


def test_typing_ends_it(table: Table) -> None:
    table.say("moving west")
    table.house.typed("east")
    assert table.view.entry.understood == "Understood: Theseus, east"


def test_announced_leaves_a_proposal_where_it_is(table: Table) -> None:
    table.do("go E")
    table.say("moving west")
    assert table.do("announced").sheet.kind == "queue"


def test_a_finger_that_slides_off_says_nothing(table: Table) -> None:
    table.do("listen", "listen-drop")
    assert table.ear.calls[-1] == "cancel"
    assert table.view.entry.hint == "Say or type what Theseus says"


# Switched on and off


def test_off_gives_everything_back(table: Table) -> None:
    table.do("listen")
    table.house.settings.voice_in = False  # type: ignore[misc]
    table.house.ears.settle()
    assert table.ear.calls[-2:] == ["cancel", "close"]
    view = table.view
    assert view.microphone is None
    assert view.entry.hint == "Type what Theseus says"


def test_another_language_is_another_recogniser(table: Table) -> None:
    old = table.ear
    table.house.settings.said_in = "ru"  # type: ignore[misc]
    table.house.ears.settle()
    assert old.calls[-1] == "close"
    assert (table.ear.language, table.ear.calls) == ("ru", ["warm"])
    table.house.ears.settle()
    assert len(table.sounds.made) == 2


def test_what_an_old_recogniser_tells_is_nobodys(table: Table) -> None:
    old = table.ear
    table.house.settings.said_in = "ru"  # type: ignore[misc]
    table.house.ears.settle()
    table.do("listen")
    old.says("moving west")
    old.fails("stopped")
    assert table.desk.talk.proposal is None
    assert table.view.entry.hint == "Listening …"


OFF = """
import sys
before = set(sys.modules)  # whoever measures what tests reach is in every process
from tests.ui.at_table import companion_of, desk
table = desk()
table.house.do("go E")
table.house.view()
print(sorted(name for name in set(sys.modules) - before
             if name.startswith(("companion.hearing", "companion.hearing.voices",
                                 "companion.speech.proposals", "companion.speech.replies",
                                 "companion.speech.expected", "multiprocessing"))))
"""


def test_nothing_of_voice_is_imported_until_it_is_switched_on() -> None:
    done = subprocess.run([sys.executable, "-c", OFF], cwd=ROOT, capture_output=True, text=True,
                          check=True)  # fmt: skip
    assert done.stdout.strip() == "[]"
