"""Typical steps of a game, as they are said: `typical_steps.txt` shows them to people."""

from typing import Final

from companion.games.island.announcements import (
    Actions,
    Activated,
    Again,
    Announcement,
    Aside,
    Died,
    Energy,
    ExtraMark,
    FruitMark,
    Health,
    Immune,
    Meets,
    Mission,
    Off,
    PieceSpace,
    Pushed,
    Redone,
    Revived,
    Scared,
    Space,
    Started,
    SymbolMark,
    TokenRead,
    Told,
    ToldSpace,
    TurnPassed,
    Undone,
    Won,
)
from companion.games.island.questions import Question
from companion.games.island.terms import Named

Step = tuple[str, tuple[Announcement, ...], Question | None]


def named(*spaces: str) -> tuple[Named, ...]:
    return tuple(Named(space) for space in spaces)


def space(where: str, who: str, by: str | None = None) -> Space:
    return Space(Named(where), who, by)


def walk(piece: str, direction: str, where: str, *meets: str) -> PieceSpace:
    return PieceSpace(piece, direction, Named(where), meets)  # type: ignore[arg-type]  # literals


def carried(piece: str, by: str, where: str, *meets: str) -> PieceSpace:
    return PieceSpace(piece, None, Named(where), meets, by)  # type: ignore[arg-type]  # literals


def way(direction: str, where: str) -> ToldSpace:
    return ToldSpace(direction, Named(where))  # type: ignore[arg-type]  # literals


def asked(who: str, what: str, by: str | None = None) -> Question:
    return Question(who, what, by=by)  # type: ignore[arg-type]  # literals


STEPS: Final[tuple[Step, ...]] = (
    (
        "set-up",
        (
            PieceSpace("bush", None, Named("strawberry")),
            Started("cherries", "schrodie"),
            Started("lime", "phil"),
            Started("banana", "theseus"),
            TurnPassed("theseus"),
        ),
        asked("theseus", "turn"),
    ),
    (
        "a safe move",
        (Energy(-1, "theseus", "move"), space("portal-2", "theseus")),
        asked("theseus", "activate", "portal-2"),
    ),
    ("a plain move", (space("camp-a", "phil"),), asked("phil", "camp", "camp-a")),
    (
        "a space over, safely, on to an Escher knot",
        (Energy(-2, "phil", "move"), space("knot", "phil")),
        asked("phil", "activate", "knot"),
    ),
    (
        "a fruit",
        (space("strawberry", "theseus"), FruitMark("strawberry", "circled", "theseus")),
        None,
    ),
    (
        "a fruit far away",
        (
            Energy(-1, "theseus", "move"),
            space("grapes", "theseus"),
            FruitMark("grapes", "circled", "theseus"),
        ),
        None,
    ),
    (
        "Hempel's new fruit",
        (
            space("apple", "hempel"),
            Mission(2, 5, "hempel"),
            FruitMark("apple", "circled", "hempel", None, 2),
        ),
        None,
    ),
    (
        "Hempel's fruit again",
        (space("lime", "hempel"), FruitMark("lime", "cleared", "hempel", None, 1)),
        None,
    ),
    (
        "a mirage",
        (space("snakes", "schrodie"), Mission(3, 5, "schrodie"), Health(-1, "schrodie", "mirage")),
        None,
    ),
    ("a mirage, no mission", (space("ufo", "phil"), Health(-1, "phil", "mirage")), None),
    (
        "a knot, a portal, and out of it",
        (
            space("knot", "theseus"),
            space("portal-3", "theseus"),
            Mission(3, 5, "theseus"),
            space("portal-3", "theseus"),
        ),
        None,
    ),
    (
        "a knot into a lake",
        (space("knot", "schrodie"), Mission(1, 5, "schrodie"), space("lake:bend", "schrodie")),
        None,
    ),
    (
        "a portal under Hurricane",
        (space("portal-1", "phil"), space("portal-3", "phil"), Meets(("achilles",), "phil")),
        None,
    ),
    ("an oracle", (space("oracle", "schrodie"),), asked("schrodie", "oracle", "oracle")),
    (
        "the oracle answers",
        (Told((way("NE", "anomaly:arrows"), way("W", "lake:triangle")), "schrodie", "oracle"),),
        asked("schrodie", "turn"),
    ),
    (
        "the oracle sees grapes and the ocean",
        (Told((way("SE", "grapes"), way("SW", "ocean")), "theseus", "oracle"),),
        None,
    ),
    (
        "health lost on an anomaly",
        (
            space("anomaly:lose-health", "phil"),
            Mission(1, 5, "phil"),
            Health(-1, "phil", "anomaly"),
        ),
        None,
    ),
    (
        "energy lost on an anomaly",
        (space("anomaly:lose-energy", "theseus"), Energy(-1, "theseus", "anomaly")),
        None,
    ),
    (
        "a fruit lost on an anomaly",
        (
            space("anomaly:lose-fruit", "theseus"),
            FruitMark("cherries", "crossed", "theseus", "anomaly"),
        ),
        None,
    ),
    ("the Wave anomaly", (space("anomaly:wave", "hempel"),), asked("op", "act")),
    (
        "aside",
        (Aside("SE", "theseus"), space("zombies", "theseus")),
        asked("op", "activate", "zombies"),
    ),
    ("not activated", (Activated("no", "theseus"),), None),
    ("activated", (Activated("yes", "theseus"), Health(-1, "theseus", "mirage")), None),
    ("activated, a knot", (Activated("yes", "phil"), space("oracle", "phil")), None),
    (
        "activated, Phil may refuse the lake",
        (Activated("yes", "phil"),),
        asked("phil", "activate", "lake:straight"),
    ),
    (
        "the Bush, unsafely",
        (
            space("banana", "phil"),
            Meets(("bush",), "phil"),
            Health(-1, "phil", "bush"),
            Energy(-1, "phil", "bush"),
            FruitMark("banana", "circled", "phil"),
        ),
        None,
    ),
    (
        "the Bush and Granddead",
        (
            space("oracle", "granddead"),
            Meets(("bush",), "granddead"),
            Energy(-2, "granddead", "bush"),
        ),
        None,
    ),
    (
        "three met, Theseus circles",
        (
            space("camp-b", "theseus"),
            Meets(("rock", "bush", "schrodie"), "theseus"),
            ExtraMark("energy", "circled", "theseus"),
            Health(-1, "theseus", "bush"),
            Energy(-1, "theseus", "bush"),
        ),
        None,
    ),
    (
        "Theseus is met",
        (
            space("portal-1", "phil"),
            Meets(("theseus",), "phil"),
            ExtraMark("health", "circled", "theseus"),
        ),
        None,
    ),
    (
        "the Rock, safely",
        (
            Energy(-1, "schrodie", "move"),
            space("anomaly:rock", "schrodie"),
            Meets(("rock",), "schrodie"),
            Scared("rock", "schrodie"),
            Actions(1, "schrodie", "scared"),
        ),
        asked("schrodie", "activate", "anomaly:rock"),
    ),
    (
        "Granddead scares the Bush off",
        (
            space("lime", "granddead"),
            Meets(("bush", "phil"), "granddead"),
            Scared("bush", "granddead"),
            Mission(4, 5, "granddead"),
            Actions(1, "granddead", "scared"),
        ),
        None,
    ),
    (
        "Achilles's symbol",
        (SymbolMark("rock", "crossed", "achilles"), Actions(2, "achilles", "symbol")),
        None,
    ),
    (
        "the ocean, nobody there",
        (space("ocean", "theseus"), space("banana", "theseus", "return")),
        None,
    ),
    (
        "the ocean and the Wave",
        (
            Energy(-1, "theseus", "move"),
            space("ocean", "theseus"),
            Meets(("wave",), "theseus"),
            Health(-1, "theseus", "wave"),
            space("strawberry", "theseus", "return"),
            Meets(("phil",), "theseus"),
        ),
        None,
    ),
    (
        "Achilles off a corner, safely",
        (
            Energy(-1, "achilles", "move"),
            space("ocean", "achilles"),
            Mission(2, 5, "achilles"),
            Meets(("wave",), "achilles"),
            Scared("wave", "achilles"),
        ),
        Question("achilles", "ability", ("use", "decline"), piece="wave", by="symbol"),
    ),
    ("Phil in the ocean", (space("ocean", "phil"),), asked("phil", "ability", "ocean")),
    (
        "a knot, and Schrodie may refuse",
        (space("knot", "schrodie"), Mission(4, 5, "schrodie")),
        asked("schrodie", "bonus", "refuse"),
    ),
    ("her banana", (FruitMark("banana", "crossed", "schrodie", "bonus"),), None),
    (
        "Granddead may regain",
        (space("portal-2", "phil"), Meets(("rock", "theseus"), "phil")),
        asked("granddead", "bonus", "meeting"),
    ),
    ("after it, Phil is asked", (), asked("phil", "activate", "portal-2")),
    (
        "Granddead regains",
        (
            FruitMark("grapes", "crossed", "granddead", "bonus"),
            Energy(2, "granddead", "bonus"),
        ),
        None,
    ),
    (
        "Hempel's palm, all around",
        (
            FruitMark("cherries", "crossed", "hempel", "bonus", 1),
            Told(
                named("ocean", "camp-a", "grapes", "knot", "anomaly:to-lake", "ocean"),
                "hempel",
                "around",
                space=Named("lime"),
            ),
        ),
        None,
    ),
    (
        "Hempel trades",
        (
            FruitMark("lime", "crossed", "hempel", "bonus", 2),
            Health(-1, "hempel", "bonus"),
            Energy(2, "hempel", "bonus"),
        ),
        None,
    ),
    (
        "Phil's line",
        (
            FruitMark("apple", "crossed", "phil", "bonus"),
            Told(named("oracle", "portal-1", "zombies"), "phil", "line", direction="SE"),
        ),
        None,
    ),
    ("Phil's line at the rim", (Told((), "phil", "line", direction="W"),), None),
    (
        "Phil is immune",
        (FruitMark("lime", "crossed", "phil", "bonus"), Immune("rock", "phil")),
        None,
    ),
    (
        "Schrodie looks",
        (Told((way("E", "lake:straight"),), "schrodie", "neighbour", "rock", "E"),),
        None,
    ),
    (
        "Schrodie looks around herself",
        (Told((way("NW", "ocean"),), "schrodie", "neighbour", "schrodie", "NW"),),
        None,
    ),
    (
        "Granddead locates",
        (
            FruitMark("banana", "crossed", "granddead", "bonus"),
            Told((), "granddead", "locate", "wave"),
        ),
        None,
    ),
    ("Phil refuses", (Activated("no", "phil", by="refused"),), asked("phil", "turn")),
    (
        "Theseus replenishes",
        (
            FruitMark("apple", "crossed", "theseus", "bonus"),
            FruitMark("cherries", "circled", "theseus", "bonus"),
        ),
        None,
    ),
    (
        "Theseus's box",
        (ExtraMark("action", "crossed", "theseus"), Actions(1, "theseus", "extra")),
        None,
    ),
    ("restore", (Energy(2, "theseus", "restore"),), asked("theseus", "turn")),
    ("in the camp", (Health(1, "phil", "camp"), Energy(1, "phil", "camp")), None),
    ("the turn passes", (TurnPassed("schrodie"),), asked("schrodie", "turn")),
    ("to the OP", (TurnPassed("op"),), asked("op", "token")),
    ("Ivy", (TokenRead("ivy"),), asked("op", "turn")),
    ("Hurricane", (TokenRead("hurricane"),), asked("op", "turn")),
    ("a token of the owner's", (TokenRead("token-6"),), asked("op", "turn")),
    ("the Bush, nobody there", (walk("bush", "NE", "snakes"),), asked("op", "turn")),
    (
        "the Bush meets two",
        (
            walk("bush", "W", "lake:triangle", "theseus", "schrodie"),
            Health(-1, "theseus", "bush"),
            Energy(-1, "theseus", "bush"),
            Health(-1, "schrodie", "bush"),
            Died(3, "schrodie"),
        ),
        asked("op", "turn"),
    ),
    ("the Rock through a knot", (carried("rock", "knot", "grapes", "wave"),), asked("op", "turn")),
    ("the Rock out of a portal", (carried("rock", "portal", "portal-2"),), asked("op", "turn")),
    ("the Bush steps off", (walk("bush", "SE", "ocean"),), asked("op", "turn")),
    ("the Bush under Algae", (carried("bush", "algae", "camp-b", "phil"),), asked("op", "turn")),
    ("the Bush under Ivy", (carried("bush", "anomaly", "anomaly:aside"),), asked("op", "turn")),
    ("it stays", (Activated("no", None, "rock"),), asked("op", "turn")),
    (
        "the Rock pushes",
        (Pushed("schrodie", "SW", "rock"), space("lake:bend", "schrodie")),
        asked("op", "activate", "lake:bend"),
    ),
    (
        "the Rock pushes into the Wave",
        (
            Pushed("theseus", "E", "rock"),
            space("ocean", "theseus"),
            Meets(("wave",), "theseus"),
            Health(-1, "theseus", "wave"),
            Died(4, "theseus"),
        ),
        asked("op", "turn"),
    ),
    ("the Wave attacks", (Health(-1, "hempel", "wave"),), asked("op", "turn")),
    (
        "the Wave in the straight lake",
        (
            PieceSpace("wave", None, Named("lake:straight"), ("rock", "phil", "schrodie")),
            Health(-1, "phil", "wave"),
            Health(-1, "schrodie", "wave"),
        ),
        asked("op", "turn"),
    ),
    (
        "the Wave in a lake",
        (
            PieceSpace("wave", None, None, ("phil", "schrodie")),
            Health(-1, "phil", "wave"),
            Health(-1, "schrodie", "wave"),
        ),
        asked("op", "turn"),
    ),
    (
        "dead in her own turn",
        (space("zombies", "schrodie"), Health(-1, "schrodie", "mirage"), Died(1, "schrodie")),
        asked("schrodie", "revive"),
    ),
    (
        "back again",
        (Revived("camp-b", "schrodie"), Meets(("bush", "phil"), "schrodie")),
        asked("schrodie", "turn"),
    ),
    ("where is he?", (space("lake:straight", "theseus", "where"),), None),
    ("where is she?", (Off(True, "schrodie", "where"),), None),
    ("undone", (Undone("schrodie: move NW over safe"),), None),
    ("a secret undone", (Undone("op: wave"),), None),
    ("redone", (Redone("op: rock pushes phil NE"),), None),
    (
        "undone, with the board",
        (
            Undone("schrodie: move NW safe"),
            Again(("energy 4", "mission 2", "lime free"), "schrodie"),
        ),
        None,
    ),
    (
        "corrected for two",
        (
            Again(("health 2", "apple palm 2", "actions 1"), "hempel"),
            Again(("extra energy circled", "banana crossed"), "theseus"),
            Again(("deaths 2", "token flood")),
        ),
        None,
    ),
    (
        "corrected while asked",
        (Again(("max 5", "energy 5"), "granddead"),),
        asked("granddead", "activate", "portal-2"),
    ),
    ("no token", (Again(("token none",)),), None),
    (
        "Schrodie wins",
        (space("knot", "schrodie"), Mission(5, 5, "schrodie"), Won("schrodie")),
        None,
    ),
    ("the OP wins", (Health(-1, "phil", "wave"), Died(5, "phil"), Won("op")), None),
)
