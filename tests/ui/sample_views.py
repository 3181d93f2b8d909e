"""Views of desks, made up: what the screen tests draw."""

from __future__ import annotations

import re
from typing import Any, Final, cast

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.history.paths import Kind, Path, Stop
from companion.games.island.terms import DIRECTIONS, PARTS, Direction, Fruit, Hex, Lake, Mark, Part
from companion.text.island.epilogues import EPILOGUES
from companion.text.island.key_nouns import key_nouns
from companion.text.languages import Language
from companion.ui.island.desk.views import (
    CaptiveView,
    Card,
    Chip,
    DeskView,
    Group,
    Harm,
    Pad,
    PhraseLine,
    QuestionView,
    ScriptSentence,
    Slot,
    TokenText,
)
from companion.ui.island.map.views import FigureView, Ground, IslandView, Lead, SpaceView
from companion.ui.kit.parts import Button

_ROWS: Final = (
    "banana portal-1 lose-energy knot",
    "oracle lake lake lake cherries",
    "camp-a snakes grapes portal-2 to-fruit portal-3",
    "strawberry bush lake knot orange zombies portal-1",
    "portal-2 lime lake lake oracle aside",
    "ufo portal-3 camp-b lake apple",
    "knot arrows lake lake",
)
_FRUITS: Final = ("orange", "banana", "grapes", "cherries", "strawberry", "lime", "apple")
_LETTERS: Final = {
    "en": {
        "orange": "Or", "banana": "Ba", "grapes": "Gr", "cherries": "Ch", "strawberry": "St",
        "lime": "Li", "apple": "Ap", "camp-a": "A", "camp-b": "B", "oracle": "Oc", "snakes": "Sn",
        "zombies": "Zo", "ufo": "Uf", "knot": "K", "lose-energy": "E−", "to-fruit": "Fr",
        "bush": "Bu", "aside": "As", "arrows": "Ar",
    },
    "ru": {
        "orange": "Ап", "banana": "Ба", "grapes": "Вн", "cherries": "Вш", "strawberry": "Кл",
        "lime": "Ла", "apple": "Яб", "camp-a": "А", "camp-b": "Б", "oracle": "Ор", "snakes": "Зм",
        "zombies": "Зо", "ufo": "Нл", "knot": "У", "lose-energy": "Эн", "to-fruit": "Фр",
        "bush": "Ку", "aside": "Сд", "arrows": "Ст",
    },
}  # fmt: skip
_LAKES: Final[dict[Lake, tuple[tuple[str, ...], dict[str, str]]]] = {
    "straight": (("B2", "B3", "B4"), {"en": "I", "ru": "П"}),
    "bend": (("D3", "E3", "E4"), {"en": "L", "ru": "Г"}),
    "triangle": (("F4", "G3", "G4"), {"en": "T", "ru": "Т"}),
}
_PARTS: Final[dict[str, dict[Part, str]]] = {
    "en": {part: part for part in PARTS},
    "ru": {"N": "С", "NE": "СВ", "SE": "ЮВ", "S": "Ю", "SW": "ЮЗ", "NW": "СЗ"},
}  # fmt: skip
_WAYS: Final[dict[str, dict[Direction, str]]] = {
    "en": {way: way for way in DIRECTIONS},
    "ru": {"NW": "СЗ", "NE": "СВ", "E": "В", "SE": "ЮВ", "SW": "ЮЗ", "W": "З"},
}
_ARROWS: Final[tuple[tuple[Direction, Direction], ...]] = (("NW", "SE"), ("NE", "SW"), ("E", "W"))


def _space(at: Hex, word: str, language: str) -> SpaceView:
    if word == "lake":
        letters = next(names[language] for places, names in _LAKES.values() if at in places)
        return SpaceView(at, "lake", letters)
    if word.startswith("portal"):
        return SpaceView(at, "portal", word[-1])
    letters = _LETTERS[language][word]
    if word == "knot":
        return SpaceView(at, "knot", letters, arrows=_ARROWS)
    if word in ("lose-energy", "to-fruit", "bush", "aside", "arrows"):
        return SpaceView(at, "anomaly", letters, word)
    kinds = {"camp-a": "camp", "camp-b": "camp", "snakes": "mirage", "zombies": "mirage",
             "ufo": "mirage", "oracle": "oracle"}  # fmt: skip
    icon = "camp" if word.startswith("camp") else word
    return SpaceView(at, kinds.get(word, "fruit"), letters, icon)


def _ground(language: str) -> Ground:
    kinds = [word for row in _ROWS for word in row.split()]
    return Ground(
        spaces=tuple(_space(at, word, language) for at, word in zip(HEXES, kinds, strict=True)),
        lakes=tuple((lake, tuple(map(Hex, places))) for lake, (places, _) in _LAKES.items()),
        parts=tuple((part, _PARTS[language][part]) for part in PARTS),
    )


GROUND: Final = {language: _ground(language) for language in ("en", "ru")}


def way(who: str, *places: str, own: bool = True) -> Path:
    """A path of steps; `over D3` and `portal G2` come to a place otherwise."""
    stops: list[Stop] = []
    for place in places:
        kind, _, at = place.rpartition(" ")
        stops.append(Stop(Hex(at), cast(Kind, kind or ("step" if stops else "start"))))
    return Path(who, tuple(stops), own)


def _captives(language: str) -> tuple[CaptiveView, ...]:
    names = {
        "en": (("theseus", "Theseus"), ("phil", "Phil"), ("schrodie", "Schrodie")),
        "ru": (("theseus", "Тесей"), ("phil", "Фил"), ("schrodie", "Шредди")),
    }[language]
    numbers = (
        ((3, 3), (3, 4), (2, 5)), ((2, 3), (4, 4), (1, 5)), ((3, 3), (2, 4), (3, 5)),
    )  # fmt: skip
    fruits: tuple[tuple[tuple[Fruit, Mark], ...], ...] = (
        (("banana", "circled"), ("lime", "circled"), ("orange", "crossed")),
        (("lime", "circled"), ("grapes", "crossed")),
        (("cherries", "circled"), ("apple", "circled"), ("banana", "crossed")),
    )
    return tuple(
        CaptiveView(who, name, health, energy, mission, marks,
                act=f"captive {who}", held=f"correct {who}")
        for (who, name), (health, energy, mission), marks in zip(
            names, numbers, fruits, strict=True
        )
    )  # fmt: skip


def _at_turn(
    captives: tuple[CaptiveView, ...], dots: tuple[int, int] = (1, 2)
) -> tuple[CaptiveView, ...]:
    following = "next" if captives[0].name == "Theseus" else "далее"
    return (
        revised(captives[0], {"turn": True, "dots": dots}),
        revised(captives[1], {"note": following}),
        captives[2],
    )


_FLAGS: Final = tuple(
    (Hex(at), who)
    for at, who in (
        ("B1", "theseus"), ("C4", "theseus"), ("D2", "phil"), ("D4", "schrodie"),
        ("D6", "schrodie"), ("F1", "schrodie"),
    )
)  # fmt: skip


def _figures(theseus: str) -> tuple[FigureView, ...]:
    return (
        FigureView("theseus", Hex(theseus)),
        FigureView("phil", Hex("E4"), lying=True),
        FigureView("schrodie", Hex("F1")),
    )


def island(language: str = "en", **changes: Any) -> IslandView:
    shown = IslandView(
        GROUND[language],
        _figures("C4"),
        wave="NW",
        rock=Hex("A3"),
        bush=Hex("C3"),
        flags=_FLAGS,
    )
    return revised(shown, changes)


def pad(language: str = "en", enabled: bool = True, **changes: Any) -> Pad:
    words = {
        "en": ("a space over", "−1 energy", "safely", "−1 energy", "Restore", "+2 energy",
               "Bonus", "2 ready", "End turn", "1 action left"),
        "ru": ("через клетку", "−1 энергия", "безопасно", "−1 энергия", "Восстановить",
               "+2 энергии",
               "Бонус", "готово: 2", "Завершить ход", "осталось 1 действие"),
    }[language]  # fmt: skip
    acts = ("over", "safe", "restore", "bonus", "end")
    shown = Pad(
        compass=tuple(
            Button(f"go {way}", _WAYS[language][way], icon=way.lower(), enabled=enabled)
            for way in DIRECTIONS
        ),
        keys=tuple(
            Button(act, words[2 * at], second=words[2 * at + 1], enabled=enabled)
            for at, act in enumerate(acts)
        ),
    )
    return revised(shown, changes)


def bar(undo: str, language: str = "en") -> tuple[Button, ...]:
    words = {
        "en": ("Undo", "Redo", "Journal", "Menu", "Cover"),
        "ru": ("Отменить", "Вернуть", "Журнал", "Меню", "Скрыть"),
    }[language]
    return (
        Button("undo", undo, second=words[0], icon="undo"),
        Button("redo", words[1], icon="redo", enabled=False),
        Button("journal", words[2], icon="journal"),
        Button("menu", words[3], icon="menu"),
        Button("cover", words[4], icon="cover", tone="paper"),
    )


def card(heading: str, text: str, *, told: bool = False, to: str = "theseus", **more: Any) -> Card:
    """A card whose text is one group to somebody, sentence by sentence."""
    language: Language = "ru" if text.startswith("«") else "en"
    sentences = re.split(r"(?<=[.!?]) (?=[A-ZА-ЯЁ])", text.strip("“”«».") + ".")
    lines = tuple(
        ScriptSentence(one, key_nouns(one, language), told=at) for at, one in enumerate(sentences)
    )
    chips = (Chip("−1", "bolt", "energy"),) if "energy" in text or "энерги" in text else ()
    bar = {
        "en": ("Next: to Theseus", "Read on"), "ru": ("Дальше: Тесею", "Читай дальше"),
    }[language]  # fmt: skip
    return Card(
        heading, text, told, ((Group(to, lines, chips, *bar),),),
        paged=f"{heading} · {{n}} / {{of}}", **more,
    )  # fmt: skip


def _confirm(language: str = "en") -> Button:
    label = {"en": "Announced", "ru": "Объявлено"}[language]
    return Button("announced", label, icon="check", tone="accent")


def _answers(*words: str, **icons: str) -> tuple[Button, ...]:
    return tuple(
        Button(f"answer {word.lower()}", word, tone="answer", icon=icons.get(word.lower(), ""))
        for word in words
    )


CAPTIVE_TURN: Final = DeskView(
    island=island(leads=(Lead(Hex("E1"), "Yes"),), paths=(way("theseus", "D5", "C4"),)),
    captives=_at_turn(_captives("en")),
    card=card(
        "SAY",
        "“Theseus, you are on portal 2. Do you travel through it?”",
        told=False,
        secret="Row C, fourth space. Its twin: row E, first space.",
        confirm=_confirm(),
    ),
    sheet=QuestionView(
        "answers", "Theseus decides: travel?", who="theseus",
        buttons=_answers("Yes", "No"),
    ),
    pad=pad(enabled=False),
    entry=PhraseLine("Type what Theseus says"),
    bar=bar("Theseus: NW, safely"),
    deaths=(1, 5),
    deaths_text="Deaths",
    round="Round 3",
)  # fmt: skip

IVY: Final = TokenText(
    "ivy", "Ivy",
    "On an anomaly the Bush and the Rock may pass, aloud, to any other anomaly and take one more"
    " step.",
    "ivy", "in force until the OP’s next turn",
    Button("answer token ivy", "Choose Ivy", tone="answer"),
)  # fmt: skip
HURRICANE: Final = TokenText(
    "hurricane", "Hurricane",
    "Any portal leads to one of the other five. You pick which; its number is told.",
    "hurricane", "in force until the OP’s next turn",
    Button("answer token hurricane", "Choose Hurricane", tone="answer"),
)  # fmt: skip

OP_TOKEN: Final = revised(
    CAPTIVE_TURN,
    {
        "island": island(),
        "captives": _captives("en"),
        "card": card("ANNOUNCED", "“The OP’s turn.”", told=True),
        "sheet": QuestionView(
            "tokens",
            "Your turn: choose a token",
            "The one you choose is read aloud and holds until your next turn. The other goes under"
            " the stack.",
            tokens=(IVY, HURRICANE),
        ),
        "bar": bar("Schrodie: end of turn"),
    },
)
OP_TOKEN_UNSAID: Final = revised(
    OP_TOKEN,
    {
        "card": card("SAY", "“The turn passes to the OP.”", told=False, confirm=_confirm()),
    },
)

_PLYUSH: Final = TokenText(
    "ivy", "Плющ",
    "Куст и Глыба могут, вслух, пройти из аномалии в любую другую и сделать ещё один шаг.",
    "ivy", "в силе до следующего хода ПВ",
)  # fmt: skip


def _pieces(chosen: str = "bush") -> tuple[Button, ...]:
    return (
        Button("piece wave", "Волна", second="часть СВ", icon="wave", chosen=chosen == "wave"),
        Button("piece rock", "Глыба", second="шаг, толчок", icon="rock", chosen=chosen == "rock"),
        Button("piece bush", "Куст", second="выбран", icon="bush", chosen=chosen == "bush"),
    )


def _harm(way: str, label: str, who: str) -> Harm:
    costs = (Chip("−1", "heart", "health"), Chip("−1", "bolt", "energy"))
    return Harm(
        Button(f"answer bush {way}", label, who=who, tone="problem", rest=1.0), costs, (who,)
    )


OP_TURN: Final = DeskView(
    island=island(
        "ru",
        figures=(
            FigureView("theseus", Hex("C3"), harmed=True),
            FigureView("phil", Hex("E4"), lying=True, harmed=True),
            FigureView("schrodie", Hex("G4"), lying=True),
        ),
        wave="NE",
        bush=Hex("C2"),
        lit=frozenset({"B1", "C1", "B2", "B3", "B4", "D3", "E3"}),
        red=frozenset({"C3", "E4"}),
        veiled=True,
        been=((Hex("D1"), 0), (Hex("D2"), 1)),
        paths=(way("bush", "D2", "C2"),),
        chosen="bush",
    ),
    captives=_captives("ru"),
    card=card("ОБЪЯВЛЕНО", "«Куст идёт на северо-восток: змеи. Там никого».", told=True,
              secret="Ряд C, вторая клетка."),
    sheet=QuestionView("op", "Ход ПВ: чем ходишь?", icon="eye", buttons=_pieces(), pips=(1, 3)),
    pad=pad(
        "ru",
        compass=tuple(
            revised(button, {"enabled": button.act != "go SW"}) for button in pad("ru").compass
        ),
        keys=(None, None, None, None,
              Button("end", "Завершить ход", second="осталось 1 действие")),
        legend=(("lit", "можно идти"), ("red", "там пленник: удар"),
                ("been", "Зелёное: здесь Куст уже был.")),
    ),
    harm=(_harm("E", "В: Тесей", "theseus"), _harm("SE", "ЮВ: Фил", "phil")),
    entry=PhraseLine("Введи, что делает ПВ"),
    bar=bar("Куст на северо-восток", "ru"),
    token=_PLYUSH,
    deaths=(1, 5),
    deaths_text="Гибели",
    round="Раунд 12",
)  # fmt: skip

UPRIGHT: Final = revised(
    CAPTIVE_TURN,
    {
        "island": island(
            figures=_figures("E1"), lit=frozenset({"D1", "D2", "E2", "F1"})
        ),
        "card": card("ANNOUNCED", "“Theseus, you come out of the other portal 2.”", told=True,
                     secret="Row E, first space. Schrodie is next to him, south-east."),
        "sheet": QuestionView("turn", "Theseus: 1 action",
                       who="theseus"),
        "pad": pad(keys=tuple(
            revised(key, {"chosen": True, "tone": "accent"}) if key and key.act == "safe" else key
            for key in pad().keys
        )),
        "entry": PhraseLine("Type what Theseus says", understood="safely … which way?"),
        "bar": bar("Theseus: yes, through portal 2"),
    },
)  # fmt: skip

_LONG: Final = (
    "«Тесей, ты выходишь из другого портала 2. Там Шредди: Тесей и Шредди встречаются. Шредди,"
    " ты теряешь единицу здоровья и отступаешь на северо-восток. Тесей, переносишься дальше?»"
)
LONG_RUSSIAN: Final = revised(
    OP_TURN,
    {
        "captives": _at_turn(_captives("ru")),
        "island": island("ru"),
        "card": card("СКАЖИ", _LONG, told=False, confirm=_confirm("ru"),
                     secret="Тесей: ряд E, первая клетка. Шредди: ряд D, вторая клетка, аномалия"
                     " «Куст»; рядом Глыба."),
        "sheet": QuestionView(
            "answers", "Решает Тесей", "Тесей, переносишься дальше?", who="theseus",
            buttons=_answers("Да", "Нет"),
        ),
        "pad": pad("ru", enabled=False),
        "bar": bar("Тесей: да, через портал 2, через клетку, безопасно", "ru"),
    },
)  # fmt: skip

CAPTIVE_MOVES_RUSSIAN: Final = revised(
    LONG_RUSSIAN,
    {
        "card": card("СКАЖИ", "«Тесей, твой ход».", told=False, confirm=_confirm("ru"),
                     secret="Ряд E, первая клетка."),
        "sheet": QuestionView("turn", "Тесей: 1 действие", who="theseus"),
        "pad": pad("ru"),
    },
)  # fmt: skip

FRUITS: Final = revised(
    CAPTIVE_TURN,
    {
        "card": card("SAY", "“Theseus, you go to a fruit. Which one do you name?”", told=False,
                     secret="Theseus has circled the banana and the lime.", confirm=_confirm()),
        "sheet": QuestionView(
            "answers", "Which fruit do you name?", who="theseus",
            choose=Button("choose", "Choose …", tone="answer"),
            buttons=tuple(
                Button(f"answer {word}", word.capitalize(), tone="answer", icon=word)
                for word in _FRUITS
            ),
        ),
    },
)  # fmt: skip

ORACLE: Final = revised(
    LONG_RUSSIAN,
    {
        "card": card("ОБЪЯВЛЕНО", "«Тесей, ты у оракула. О каких направлениях ты спросишь?»",
                     told=True, secret="Ряд B, первая клетка."),
        "sheet": QuestionView(
            "slots", "Тесей: одно или два направления", "нажми", who="theseus",
            slots=(Slot(1, Button("unname NE", "СВ", tone="accent", chosen=True)),),
            buttons=(Button("answer NE", "Назвать только СВ", tone="answer"),),
        ),
        "pad": pad("ru", compass=tuple(
            revised(one, {"chosen": one.act == "go NE"}) for one in pad("ru").compass
        )),
    },
)  # fmt: skip

BONUSES: Final = revised(
    CAPTIVE_TURN,
    {
        "sheet": QuestionView(
            "answers", "Which bonus?",
            buttons=(
                Button("use theseus bonus to-fruit banana", "Go to the banana", tone="answer",
                       second="To a fruit", who="theseus"),
                Button("use theseus bonus to-fruit lime", "Go to the lime", tone="answer",
                       second="To a fruit", who="theseus"),
                Button("use theseus bonus circle", "Circle the cherries", tone="answer",
                       second="Circle a fruit", who="theseus"),
                Button("use theseus bonus replenish", "Replenish", tone="answer",
                       second="Full energy again", who="theseus"),
                Button("use phil bonus immunity", "Immunity", tone="answer",
                       second="Until the next turn", who="phil"),
                Button("use phil bonus line", "In a line", tone="answer",
                       second="Who stands in a line", who="phil"),
                Button("use phil bonus reward", "Reward", tone="answer",
                       second="One more action", who="phil"),
                Button("use schrodie bonus neighbour", "Who is beside me?", tone="answer",
                       second="The neighbours", who="schrodie"),
                Button("use schrodie bonus refuse", "Refuse", tone="answer",
                       second="No encounter", who="schrodie"),
                Button("use schrodie bonus heal", "Heal", tone="answer",
                       second="+1 health", who="schrodie"),
                Button("use theseus bonus circle apple", "Circle the apple", tone="answer",
                       second="Circle a fruit", who="theseus"),
            ),
            close=Button("close", "Close", icon="close"),
        ),
        "card": Card("NOTHING TO SAY", "", told=True),
    },
)  # fmt: skip

HALF_SUN: Final = revised(
    FRUITS,
    {
        "pad": pad(enabled=False, keys=tuple(
            revised(key, {"enabled": True}) if key and key.act == "bonus" else key
            for key in pad(enabled=False).keys
        )),
    },
)  # fmt: skip
BONUSES_IN_TURN: Final = revised(BONUSES, {"pad": pad()})

REFUSED: Final = revised(
    UPRIGHT,
    {
        "entry": PhraseLine("Type what Theseus says",
                       reason="A space over costs one energy, and Theseus has none."),
    },
)  # fmt: skip
TYPED: Final = revised(
    UPRIGHT,
    {
        "entry": PhraseLine(
            "", typed="north east over safe",
            understood="Understood: Theseus, north-east, a space over, safely",
            go=Button("enter", "Do it", icon="check", tone="accent"),
        ),
    },
)  # fmt: skip
TYPED_REFUSED: Final = revised(
    UPRIGHT,
    {
        "entry": PhraseLine("", typed="north eats",
                       reason="I did not understand that: say a direction, a bonus or the end."),
    },
)  # fmt: skip
_MEANINGS: Final = (
    Button("choice yes", "Yes, through the portal", tone="answer"),
    Button("choice where", "Where is the portal?", tone="answer"),
    Button("close", "neither", icon="close", tone="answer"),
)
CHOICES: Final = revised(
    UPRIGHT,
    {
        "sheet": QuestionView("which", "“portal” — which?", icon="keyboard", buttons=_MEANINGS),
        "entry": PhraseLine(
            "", typed="portal", reason="That can mean several things.", choices=_MEANINGS,
        ),
    },
)  # fmt: skip
MAP: Final = revised(
    CAPTIVE_TURN,
    {
        "island": island(lit=frozenset({"A3", "D2", "C5", "E6", "G2"}), veiled=True),
        "card": card("ANNOUNCED", "“The Rock passes to another anomaly.”", told=True,
                     secret="It stands on row A, third space."),
        "sheet": QuestionView("map", "Which anomaly does the Rock go to?", "Touch a lit space.",
                       buttons=_answers("Stay")),
    },
)  # fmt: skip
TWO_PLAYERS: Final = revised(
    UPRIGHT,
    {
        "captives": _at_turn(_captives("en"))[:2],
        "sheet": QuestionView(
            "turn", "Which figure begins?",
            buttons=(
                Button("part theseus", "Theseus", who="theseus", tone="answer", chosen=True),
                Button("part phil", "Phil", who="phil", tone="answer"),
            ),
        ),
        "entry": PhraseLine("Type what Theseus says"),
    },
)  # fmt: skip
WON: Final = revised(
    CAPTIVE_TURN,
    {
        "card": card("ANNOUNCED", "“Theseus has completed the mission and leaves the island.”",
                     told=True),
        "sheet": QuestionView(
            "won", "Theseus wins", EPILOGUES["theseus"]["en"],
            who="theseus",
            buttons=_answers("How the game ended"),
        ),
        "captives": _captives("en"),
    },
)  # fmt: skip
SHOW: Final = revised(
    CAPTIVE_TURN,
    {
        "card": card("SAY", "“Theseus, I show you where the Rock is.”", told=False,
                     secret="Row A, third space.", confirm=_confirm(),
                     show=Button("show", "Show it to Theseus", icon="eye", who="theseus")),
    },
)  # fmt: skip
SHOW_WITH_TOKEN: Final = revised(SHOW, {"token": IVY})
_WORDY: Final = (
    "Пока этот жетон в силе, каждый пленник, который начинает ход на поле рядом с озером, выбирает:"
    " либо он теряет единицу энергии, либо Волна вслух переходит в часть океана, ближайшую к нему,"
    " и нападает на всех, кто лежит в озёрах этой части острова."
)
WORDY_TOKENS: Final = revised(
    OP_TOKEN,
    {
        "captives": _captives("ru"),
        "island": island("ru"),
        "sheet": QuestionView(
            "tokens", "Твой ход: выбери жетон",
            "Выбранный жетон зачитывается вслух и действует до твоего следующего хода. Другой"
            " уходит под стопку.",
            tokens=(
                TokenText("token-6", "Прибрежные водоросли", _WORDY, "algae", "",
                          Button("answer token a", "Выбрать: Прибрежные водоросли", tone="answer")),
                TokenText("token-7", "Литофиты", _WORDY, "lithophytes", "",
                          Button("answer token b", "Выбрать: Литофиты", tone="answer")),
            ),
        ),
    },
)  # fmt: skip
WORDY_TOKENS_UNSAID: Final = revised(
    WORDY_TOKENS,
    {"card": card("СКАЖИ", "«Ход Парадокса Всемогущества».", told=False, confirm=_confirm("ru"))},
)


def explained(view: DeskView) -> DeskView:
    """With every way to the rules, in the longer language."""
    said, asked, refused = (
        Button(f"why {what}", "Почему?", icon="help") for what in ("said", "asked", "refused")
    )
    return revised(
        view,
        {
            "card": revised(view.card, {"why": said}),
            "sheet": revised(view.sheet, {"why": asked}),
            "entry": revised(view.entry, {"why": refused if view.entry.reason else None}),
            "rules": Button("rules", "Правила", icon="rules"),
        },
    )


_PLAIN: Final[dict[str, DeskView]] = {
    "captive-turn": CAPTIVE_TURN, "op-token": OP_TOKEN, "op-token-unsaid": OP_TOKEN_UNSAID,
    "op-turn": OP_TURN, "upright": UPRIGHT, "long-russian": LONG_RUSSIAN,
    "moves-russian": CAPTIVE_MOVES_RUSSIAN, "fruits": FRUITS, "oracle": ORACLE,
    "bonuses": BONUSES, "half-sun": HALF_SUN, "bonuses-in-turn": BONUSES_IN_TURN,
    "refused": REFUSED, "typed": TYPED, "typed-refused": TYPED_REFUSED,
    "choices": CHOICES, "map": MAP, "two-players": TWO_PLAYERS, "won": WON, "show": SHOW,
    "show-token": SHOW_WITH_TOKEN, "wordy-tokens": WORDY_TOKENS,
    "wordy-tokens-unsaid": WORDY_TOKENS_UNSAID,
}  # fmt: skip
SAMPLES: Final = {name: explained(view) for name, view in _PLAIN.items()}
