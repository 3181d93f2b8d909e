"""Colours that stand on each other can be told apart, by the formula of WCAG 2.1."""

from pathlib import Path
from typing import Final

import pytest

from companion.games.island.terms import CHARACTERS
from companion.ui.kit import theme
from tests.ui.contrast import contrast

ART = Path(__file__).resolve().parents[3] / "assets" / "art"
TEXT: Final = 4.5
GRAPHIC: Final = 3.0
APART: Final = 1.2  # of two grounds; an edge stands out more
EDGE: Final = 1.9

WRITTEN = {
    "script": (theme.SAY_TEXT, theme.SAY_GROUND),
    "the nouns that matter": (theme.WHITE, theme.SAY_GROUND),
    "kicker": (theme.ACCENT, theme.SAY_GROUND),
    "muted in a zone": (theme.MUTED, theme.PANEL),
    "muted on a card": (theme.MUTED, theme.CARD),
    "link on a card": (theme.ANSWER_EDGE, theme.CARD),
    "muted at a captive": (theme.MUTED, theme.WAITING),
    "harm": (theme.HARM_TEXT, theme.HARM),
    "what is chosen": (theme.ON_THUMB, theme.THUMB),
    "link": (theme.SHOW_LINK, theme.WHITE),
    "done": (theme.SHOW_DONE, theme.WHITE),
    **{f"night, {share:.0%} down": (theme.WHITE, sky) for share, sky in theme.NIGHT},
    **{f"evening, {share:.0%} down": (theme.WHITE, sky) for share, sky in theme.EVENING},
    **{f"win, {share:.0%} down": (theme.WHITE, sky) for share, sky in theme.WIN_SKY},
    **{f"the OP's win, {share:.0%} down": (theme.WHITE, sky) for share, sky in theme.OP_SKY},
    "who stays": (theme.HARM_TEXT, theme.OP_SKY[1][1]),
    **{f"who stays but {who}": (theme.TINT[who], theme.WIN_SKY[1][1]) for who in CHARACTERS},
    **{f"win of {who}": (theme.WHITE, colour) for who, colour in theme.CAPTIVE.items()},
}
DRAWN = {
    "edge of harm": (theme.HARM_EDGE, theme.HARM),
    "used fruit": (theme.USED_STROKE, theme.USED_FRUIT),
    "guess": (theme.GUESS_DASHES, theme.GUESS),
    "thumb": (theme.THUMB, theme.WELL),
    **{f"emblem of {who}": (theme.TINT[who], theme.CAPTIVE[who]) for who in CHARACTERS},
    **{f"route of {who}": (theme.TINT[who], theme.BG) for who in CHARACTERS},
}


def test_the_formula_knows_its_ends() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


@pytest.mark.parametrize("pair", WRITTEN)
def test_words_can_be_read(pair: str) -> None:
    assert contrast(*WRITTEN[pair]) >= TEXT


@pytest.mark.parametrize("pair", DRAWN)
def test_shapes_can_be_told_apart(pair: str) -> None:
    assert contrast(*DRAWN[pair]) >= GRAPHIC


@pytest.mark.parametrize(("share", "sky"), theme.EVENING)
def test_a_card_stands_out_on_every_part_of_its_sky(share: float, sky: str) -> None:
    assert contrast(theme.CARD, sky) >= APART, f"{share:.0%} down"
    assert contrast(theme.CARD_EDGE, sky) >= EDGE, f"{share:.0%} down"


@pytest.mark.parametrize("who", CHARACTERS)
def test_an_emblem_has_the_colours_of_its_captive(who: str) -> None:
    drawing = (ART / f"emblem-{who}.svg").read_text(encoding="utf-8")
    assert f'fill="{theme.CAPTIVE[who]}"' in drawing
    assert f'fill="{theme.TINT[who]}"' in drawing
    assert f'stroke="{theme.CASING}"' in drawing
