"""`script`: a saved game as a table script, by which others play the very same game."""

from dataclasses import dataclass

from companion.cli.arguments import Answer, Parser
from companion.store.files.bad_file import BadFile
from companion.store.games.importing import read_game_file, replayed
from companion.store.games.troubles import GameTrouble
from companion.store.island.table_script import write_script
from companion.text.languages import Language


@dataclass(slots=True)
class ScriptAsked:
    file: str = ""
    language: Language = "en"


def answer(arguments: list[str]) -> Answer:
    parser = Parser("script", arguments)
    parser.word("file", "FILE.game")
    parser.language_option()
    asked = parser.read(ScriptAsked())
    try:
        session = replayed(read_game_file(asked.file), asked.file)
        header = session.header
        text = write_script(header.setup, header.seed, session.journal)
    except (BadFile, GameTrouble) as told:
        return Answer(2, complaint=told.say(asked.language))
    return Answer(0, text.rstrip("\n"), language=asked.language)
