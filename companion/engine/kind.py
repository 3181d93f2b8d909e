"""The interface between a game and what is common to all: files, table scripts, saved games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, Protocol

from companion.engine.checks import Checks
from companion.engine.frozen import frozen
from companion.engine.game import Dice, GameRules
from companion.engine.languages import Topic
from companion.engine.phrase_words import PhraseWords
from companion.engine.session import Session

# The speaker who says what chance brought, and corrects: whoever holds the tablet.
TABLE: Final = "table"
# The finer reason of `not-your-turn` where a player says a word of the table's.
TABLE_ALONE: Final = ("table-alone",)

DrawnBy = Literal["table", "app"]
CHANCES: Final[tuple[DrawnBy, ...]] = ("table", "app")


@frozen
class OpenQuestion:
    """The one open question. `beside`: what it is about, by the keys of a table script."""

    who: str
    what: str
    options: tuple[str, ...] = ()
    beside: Mapping[str, Any] | None = None


@frozen
class ToldFacts:
    """The facts of one answer: said to all, and shown to one alone.

    `openly`: its words without a secret, said when it is taken back; as written, if none.
    """

    said: tuple[object, ...] = ()
    shown: tuple[object, ...] = ()
    openly: str | None = None


# What a line of a saved game tells of how things stand then, by its keys.
Glance = tuple[tuple[str, str | int | tuple[int, ...]], ...]


class ShelfStands(Protocol):
    """A game as the shelf tells it. `won`: something, when it is over."""

    @property
    def won(self) -> object: ...


class HasSaid(Protocol):
    """An outcome with the facts that are written beside its command."""

    @property
    def said(self) -> tuple[object, ...]: ...


class SavedRules(GameRules[Any, Any, Any], Protocol):
    """The rules, which also tell the journal how things stand."""

    def glance(self, state: Any) -> Glance:
        """A few words on it; with `won` where the game is over."""


class SavedKind(Protocol):
    """One game as saved games know it. `rules`: the version of its rules.

    `saved_keys`: those of a header besides the table and those of all games, with an example.
    `glance_keys`: those by which a line tells how things stand.
    """

    word: str
    rules: int
    sentences: Topic
    saved_keys: Mapping[str, str]
    glance_keys: tuple[str, ...]

    def read_saved(self, given: Mapping[str, Any], dice: Dice, checks: Checks) -> Any:
        """The set-up of a header; None where it is faulty. A file of ours leaves nothing open."""

    def write_saved(self, setup: Any, seed: int, box: Mapping[str, Any]) -> dict[str, Any]:
        """The keys of a header that hold the set-up."""

    def speakers(self, setup: Any) -> tuple[str, ...]:
        """The players, who may have names."""

    def manners(self, setup: Any) -> Mapping[str, tuple[str, ...]]:
        """The players whom the computer can play, and the words of how it can."""

    def begin(self, setup: Any) -> tuple[SavedRules, Any]:
        """The rules, and the outcome before the first word."""

    def stands(self, table: Mapping[str, Any], told: Mapping[str, Any] | None) -> ShelfStands:
        """The same as the shelf reads it, from files of anybody; `told` None: at the beginning."""

    def same(self, one: Any, other: Any) -> bool:
        """True for set-ups that make the same game, though one was written and read again."""

    def may_say(self, state: Any, who: str, command: Any) -> bool:
        """False for a speaker whom this game does not have."""


class Kind(Protocol):
    """One game as files and scripts know it. `keys`: of its table, besides those of all games.

    `needed`: those that a file must have, with an example. `sentences`: of the faults in them.
    `law`: the letter of its clauses. `rulings`: its table rulings, each with its values.
    `errors`: the codes of its refusals. `phrases`: the words of its short phrases; None: none.
    """

    word: str
    keys: tuple[str, ...]
    needed: Mapping[str, str]
    sentences: Topic
    errors: tuple[str, ...]
    law: str
    rulings: Mapping[str, tuple[str, ...]]
    phrases: PhraseWords | None

    def read_setup(self, tree: Mapping[str, Any], dice: Dice, checks: Checks) -> Any:
        """The set-up in a file; what it leaves open is thrown. None where it is faulty."""

    def write_setup(self, setup: Any) -> dict[str, Any]:
        """The same as a file has it."""

    def speakers(self, setup: Any) -> tuple[str, ...]:
        """The players, who may say something."""

    def play(self, setup: Any, seed: int) -> Session[Any, Any, Any]:
        """The game from its beginning."""

    def understand(self, state: Any, who: str, text: str) -> Any:
        """The command that a word or a phrase stands for. Raises Refused."""

    def told(self, outcome: Any) -> ToldFacts:
        """The facts of an outcome."""

    def asked(self, state: Any) -> OpenQuestion | None:
        """The open question with all its options; None when the game is over."""

    def view(self, state: Any) -> dict[str, Any]:
        """Everything: the state of a table script, but for the question."""
