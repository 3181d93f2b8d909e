"""By what is asked: the frames that are tried, one after the other, until one understands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from companion.games.island.terms import OP
from companion.speech.gist import answer_frames, captive_frames, op_frames
from companion.speech.gist.about import About
from companion.speech.gist.bonus_frames import by_its_box
from companion.speech.gist.sense import Sense

GistFrame = Callable[[Sense, About], Iterator[str]]

_ASKED: Final[Mapping[str, tuple[GistFrame, ...]]] = {
    "activate": (answer_frames.yes_or_no,),
    "bonus": (answer_frames.yes_or_no,),
    "ability": (answer_frames.yes_or_no,),
    "carry": (answer_frames.yes_or_no,),
    "oracle": (answer_frames.oracle,),
    "direction": (answer_frames.direction,),
    "piece": (answer_frames.piece,),
    "captive": (answer_frames.captive,),
    "revive": (answer_frames.revive,),
    "camp": (answer_frames.camp,),
    "palm": (answer_frames.palm,),
    "number": (answer_frames.number,),
    "trade": (answer_frames.trade,),
    "token": (op_frames.token,),
    "place": (op_frames.place,),
    "to": (op_frames.space,),
    "from": (op_frames.space,),
    "half": (op_frames.half,),
    "fruit": (op_frames.fruit,),
    "move": (captive_frames.move,),
}


# Where one name is the answer, whatever is done with it: two words of somebody's own may stand by.
_LENIENT: Final[tuple[GistFrame, ...]] = (
    by_its_box, captive_frames.bonus, captive_frames.end, op_frames.step, op_frames.wave,
    op_frames.into_a_lake, op_frames.token, op_frames.place, op_frames.space, op_frames.half,
    op_frames.fruit, answer_frames.revive, answer_frames.palm, answer_frames.captive,
    answer_frames.direction, answer_frames.piece, answer_frames.number, answer_frames.camp,
    answer_frames.oracle, answer_frames.yes_or_no,
)  # fmt: skip
_ODD: Final = 2
_OF_A_BOX: Final = 3


def understood_as(sense: Sense, about: About) -> Iterator[str]:
    """Every line of the notation that it may be, the likeliest first."""
    for frame in _frames(about):
        most = _OF_A_BOX if frame is by_its_box else _ODD
        if not sense.odd or (sense.odd <= most and frame in _LENIENT):
            yield from frame(sense, about)


_OF_A_TURN: Final = (*captive_frames.TURN[:3], by_its_box, *captive_frames.TURN[3:])


def _frames(about: About) -> tuple[GistFrame, ...]:
    if about.what == "turn":
        return op_frames.TURN if about.who == OP else _OF_A_TURN
    return _ASKED.get(about.what, ())
