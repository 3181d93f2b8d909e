"""`table`: a game played from a script: each line is said to the referee, each answer printed."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from companion.cli.arguments import Misused, Parser
from companion.cli.expect import Differs, Printed, compare
from companion.cli.kind_table import PlayedTable
from companion.cli.sentences import GAME, KNOWS, RUN
from companion.engine.checks import printable
from companion.engine.facts import keys
from companion.engine.refused import Refused
from companion.games.island.announce import announce, note, shown
from companion.games.island.facts import Fact
from companion.games.island.game import play
from companion.games.island.legal import options
from companion.games.island.opponent.tempers import STRENGTHS, Strength
from companion.games.island.views import asked, op_view
from companion.referee import Referee
from companion.store.files.reader import FilePath
from companion.store.files.yaml_file import read_yaml
from companion.store.island.table_file import TableFile, table_of
from companion.store.tables.script import Expect, ScriptLine
from companion.store.tables.table_file import game_of, read_kind_table
from companion.text.island.announcements import say
from companion.text.island.refusals import refusal
from companion.text.languages import LANGUAGES, Language

MOST_OPTIONS: Final = 12
_ASKED: Final = {"en": "asked", "ru": "вопрос"}
_REFUSED: Final = {"en": "refused", "ru": "отказ"}
# JSON escapes the other ones itself.
_LINE_ENDS: Final = {ord(end): f"\\u{ord(end):04x}" for end in "\x85\u2028\u2029"}


@dataclass(slots=True)
class TableAsked:
    file: str = ""
    plain: bool = False
    knows: str = ""
    op: Strength | None = None
    language: Language = "en"


class ScriptWrong(Exception):
    """An entry of a script that ends the game; `words` go into its sentence."""

    def __init__(
        self, exit_code: int, key: str, entry: ScriptLine | Expect, /, **words: str | dict[str, str]
    ) -> None:
        super().__init__(key, entry.number)
        self.exit_code = exit_code
        self.key = key
        self.entry = entry
        self.words = words

    def say(self, file: str, language: Language) -> str:
        """One sentence or two for the writer of the script."""
        place = RUN["place"][language].format(
            file=printable(file), at=self.entry.file_line, number=self.entry.number
        )
        words = {
            key: word if isinstance(word, str) else word[language]
            for key, word in self.words.items()
        }
        return RUN[self.key][language].format(place=place, **words)


def read_arguments(arguments: list[str]) -> TableAsked:
    parser = Parser("table", arguments)
    parser.word("file", "FILE.yaml")
    parser.switch("--plain")
    parser.option("--knows", "WHO")
    parser.option("--op", "STRENGTH", choices=STRENGTHS)
    parser.language_option()
    return parser.read(TableAsked())


def lines(asked: TableAsked) -> Iterator[str]:
    """The output, line by line as it is played. Raises BadFile or ScriptWrong."""
    for printed in run_file(asked.file, asked.language, asked.knows, asked.op):
        yield _plain(printed, asked.language) if asked.plain else _one_line(printed)


def run_file(
    path: FilePath, language: Language = "en", knows: str = "", op: Strength | None = None
) -> Iterator[Printed]:
    """The output of a script of any game. Raises BadFile, ScriptWrong or Misused."""
    loaded = read_yaml(path, language)
    game = game_of(loaded)
    if game is None:
        island = table_of(loaded, language)
        referee = begun(island)
        table = ListeningTable(referee, knows, language) if knows else IslandTable(referee)
        if op is None:
            yield from played(island.script, table)
        else:
            from companion.cli.op_lines import OpLines, without_op  # thinking, where it is wanted

            computer = OpLines(referee.session, op, table.take)
            yield from played(without_op(island.script), table, computer.after)
    elif knows:
        raise Misused(KNOWS["other-game"][language])
    elif op is not None:
        raise Misused(GAME["other-game"][language])
    else:
        file = read_kind_table(loaded, game, language)
        yield from played(file.script, PlayedTable(file))


def _plain(printed: dict[str, Any], language: Language) -> str:
    """A line for people: the phrase, the answer, the question; empty for the state at the end."""
    if "state" in printed:
        return ""
    lines = [f"{printed['who']}: {printed['text']}"] if "who" in printed else []
    said = printed["words"][language]
    if "error" in printed:
        said = f"[{_REFUSED[language]}: {printed['error']}] {said}"
    if said:
        lines.append(f"    {said}")
    if "knows" in printed:
        from companion.cli.knows import in_words

        lines.append(f"    {in_words(printed['knows'], language)}")
    asks = printed.get("asks")
    if asks is not None and asks["what"] != "turn":
        options = " / ".join(asks["options"])
        lines.append(f"    [{_ASKED[language]}: {asks['who']}, {asks['what']}] {options}")
    return "\n".join(lines) + "\n"


def _one_line(printed: object) -> str:
    """Also for whoever splits the output at every sign that Unicode ends a line with."""
    return json.dumps(printed, ensure_ascii=False).translate(_LINE_ENDS)


def begun(file: TableFile) -> Referee:
    return Referee(play(file.setup, file.seed, file.draws))


def run(file: TableFile) -> Iterator[Printed]:
    yield from played(file.script, IslandTable(begun(file)))


class ScriptedTable(Protocol):
    """A game as a script talks to it."""

    def opening(self) -> Printed:
        """The line of the set-up."""

    def take(self, head: Printed, who: str, text: str) -> Printed:
        """The line of an answer. Raises Refused."""

    def refusal(self, who: str, no: Refused) -> Printed:
        """The error, and a sentence on it in each language."""

    def options(self) -> tuple[str, ...]:
        """All that can be said now."""

    def state(self) -> dict[str, Any]:
        """Everything, with the question."""


class IslandTable:
    """Paradox Island, whose referee understands phrases and undoes what was announced."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def opening(self) -> Printed:
        return _printed(self.referee, {"line": 0}, self.referee.facts)

    def take(self, head: Printed, who: str, text: str) -> Printed:
        return _printed(self.referee, head, self.referee.take(who, text))

    def refusal(self, who: str, no: Refused) -> Printed:
        return {"error": no.code, "words": refusal_words(self.referee, who, no)}

    def options(self) -> tuple[str, ...]:
        return options(self.referee.state)

    def state(self) -> dict[str, Any]:
        return op_view(self.referee.state)


class ListeningTable(IslandTable):
    """Paradox Island, with the least that one captive can know beside each answer."""

    def __init__(self, referee: Referee, who: str, language: Language) -> None:
        from companion.cli.knows import Knower  # deductions only where they are wanted

        super().__init__(referee)
        self._knower = Knower(referee, who, language)

    def opening(self) -> Printed:
        return {**super().opening(), "knows": self._knower.knows()}

    def take(self, head: Printed, who: str, text: str) -> Printed:
        return {**super().take(head, who, text), "knows": self._knower.knows()}


def _nobody(_number: int) -> Iterator[Printed]:
    yield from ()


def played(
    script: Sequence[ScriptLine | Expect],
    table: ScriptedTable,
    goes_on: Callable[[int], Iterator[Printed]] = _nobody,
) -> Iterator[Printed]:
    """Every line of output. Raises ScriptWrong. `goes_on`: what is said after a line besides."""
    last = table.opening()
    yield last
    for last in goes_on(0):
        yield last
    refused: tuple[ScriptLine, Printed] | None = None
    for line in script:
        if not (isinstance(line, Expect) and "error" in line.expect):
            _stop_at(refused, table)
        if isinstance(line, Expect):
            _check(line, last, table)
            refused = None
            continue
        last = _said_to(table, line)
        refused = (line, last) if "error" in last else None
        yield last
        for last in goes_on(line.number):
            yield last
    _stop_at(refused, table)
    yield {"state": table.state()}


def _check(entry: Expect, last: Printed, table: ScriptedTable) -> None:
    try:
        compare(entry.expect, last, table.state())
    except Differs as differs:
        wanted, found = (
            json.dumps(value, ensure_ascii=False) for value in (differs.wanted, differs.found)
        )
        raise ScriptWrong(1, "failed", entry, key=differs.key, wanted=wanted, found=found) from None


def _stop_at(refused: tuple[ScriptLine, Printed] | None, table: ScriptedTable) -> None:
    if refused is not None:
        line, printed = refused
        may = table.options()
        shown = (*may[:MOST_OPTIONS], *(["…"] if len(may) > MOST_OPTIONS else []))
        raise ScriptWrong(
            2, "refused", line,
            who=line.who, text=printable(line.text), code=printed["error"], why=printed["words"],
            options=", ".join(shown) or "undo",
        )  # fmt: skip


def _said_to(table: ScriptedTable, line: ScriptLine) -> Printed:
    head = {"line": line.number, "who": line.who, "text": line.text}
    try:
        return table.take(head, line.who, line.text)
    except Refused as refused:
        return {**head, **table.refusal(line.who, refused)}


def refusal_words(table: Referee, who: str, refused: Refused) -> dict[str, str]:
    state = table.state
    board = state.captive(who).board if who in state.table.seat else None
    return {
        language: refusal(refused.code, language, refused.choices, table.tokens, board)
        for language in LANGUAGES
    }


def _printed(table: Referee, head: Printed, facts: tuple[Fact, ...]) -> Printed:
    said = announce(facts)
    printed = {
        **head,
        "said": [keys(one) for one in said],
        "noted": [keys(one) for one in note(facts)],
        "words": {language: say(said, language, table.tokens) for language in LANGUAGES},
        "asks": asked(table.state),
    }
    private = [keys(one) for one in shown(facts)]
    return {**printed, "shown": private} if private else printed
