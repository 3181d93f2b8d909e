"""The words of the table in English and Russian.

`say` gives what is read aloud, made of announcements alone; `card` adds the question that it ends
in. `ask`, `option`, `refusal` and `entry` may hold what only the OP sees.
"""

from companion.text.island.announcements import say
from companion.text.island.journal_lines import entry
from companion.text.island.labels import option
from companion.text.island.names import name, space
from companion.text.island.questions import ask, card
from companion.text.island.refusals import refusal
from companion.text.island.rulings import ruling, ruling_name
from companion.text.island.tokens import token_effect, token_name
from companion.text.languages import LANGUAGES, Language, Tokens

__all__ = [
    "LANGUAGES",
    "Language",
    "Tokens",
    "ask",
    "card",
    "entry",
    "name",
    "option",
    "refusal",
    "ruling",
    "ruling_name",
    "say",
    "space",
    "token_effect",
    "token_name",
]
