"""Questions to the desk and not to the game: to say it again, to count the deaths.

Each phrase is listed whole, but for what adds nothing to it; so no move can be taken for one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.engine.refused import Refused
from companion.games.island.legal import speakers
from companion.games.island.refusals.commands import not_their_turn
from companion.games.island.state import State
from companion.games.island.terms import CHARACTERS
from companion.speech.languages.words import WORDS, words_of

_AGAIN: Final = """
    say that again | say it again | say again | tell me again | tell us again | repeat | repeat that
    repeat it | repeat the last | repeat the last one | read it again | read that again | once more
    one more time | again | come again | pardon | sorry what | what did you say | what was that
    i did not hear | i didn't hear | i didn't hear that | i didn't catch that | i didn't hear you
    повтори | повтори это | повтори еще раз | повтори последнее | еще раз | скажи еще раз
    скажи это еще раз | прочитай еще раз | прочти еще раз | еще разок | что ты сказал
    что ты сказала | как ты сказал | не расслышал | не расслышала | я не расслышал
    я не расслышала | не слышно | что что | повторите | скажите еще раз
"""
_DEATHS: Final = """
    how many deaths | how many deaths are there | how many deaths have there been | deaths
    how many deaths do we have | how many deaths have we had | how many have died
    how many of us have died | how many times have we died | how often have we died
    how many have perished | what is the death count | count the deaths | how many deaths left
    how many deaths are left | how many deaths remain | number of deaths
    сколько гибелей | сколько смертей | сколько раз мы погибли | сколько раз погибли
    сколько погибло | сколько нас погибло | сколько было гибелей | сколько было смертей
    гибелей сколько | смертей сколько | сколько осталось гибелей | сколько гибелей осталось
    счет гибелей | гибели | сколько умерло | сколько раз мы умерли
"""
_TURN: Final = """
    whose turn | whose turn is it | whose turn it is | who is on turn | who's on turn
    whose move is it | whose move | who moves | who acts | who is it
    чей ход | кто ходит | чей это ход | чья очередь | кто ход
"""
# They add nothing to a question.
_BESIDE: Final = """
    please now so far then yet already and op can could you would may i we hey um uh er
    пожалуйста сейчас уже теперь а ну и пв можешь можно всего на данный момент к этому моменту
"""
# Nor to the name of a figure that begins.
_BEGINS: Final = """
    now then next it's it is s turn turns part goes go moves move acts first begins starts plays
    the of and with
    теперь сейчас дальше потом ход ходит часть хода первым первая первой первый начинает играет
    действует затем и за
"""
_IDLE: Final = frozenset(_BESIDE.split())
_STARTING: Final = frozenset(_BEGINS.split())


def _plain(words: Iterable[str]) -> str:
    return " ".join(word for word in words if word not in _IDLE)


def _listed(phrases: str) -> frozenset[str]:
    every = [phrase.split() for line in phrases.splitlines() for phrase in line.split("|")]
    return frozenset(_plain(words) for words in every if words)


_PHRASES: Final = {
    word: _listed(phrases)
    for word, phrases in (("repeat", _AGAIN), ("deaths", _DEATHS), ("turn", _TURN))
}


def aside(state: State, text: str) -> str:
    """`repeat`, `deaths`, `turn`, `part phil`; nothing where the text is none of them."""
    words = words_of(text)
    plain = _plain(words)
    for word, phrases in _PHRASES.items():
        if plain in phrases:
            return word
    return _part(state, words)


def _part(state: State, words: list[str]) -> str:
    """L15.3: with two players, whose part it is to be: "now Phil". Or Refused."""
    question = state.question
    if question is None or question.what != "turn" or state.table.players != 2:
        return ""
    said = [word for word in words if word not in _STARTING]
    if len(said) != 1 or WORDS.get(said[0]) not in CHARACTERS:
        return ""
    who = WORDS[said[0]]
    may = speakers(state)
    if who not in may:
        raise Refused("not-your-turn", why=not_their_turn(state, who, may))
    return f"part {who}"
