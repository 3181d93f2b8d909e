"""What goes wrong with saved games, each in one sentence a language; never with a secret in it."""

import errno
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from companion.store.bad_file import Language
from companion.store.files.locks import Held
from companion.store.game_sentences import GAMES

Sentences = Mapping[Language, str]

_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_GONE: Final = {errno.ENOENT, errno.ENOTDIR, errno.ESTALE}


class Told(Exception):
    """`code` is a key of GAMES."""

    def __init__(self, code: str, **words: object) -> None:
        self.code = code
        self.sentences = sentences(code, **words)
        super().__init__(self.sentences["en"])

    def say(self, language: Language) -> str:
        return self.sentences[language]


class CannotSave(Told):
    """What was to be done is not on the disk, and has not been done."""


class CannotOpen(Told):
    """A game that cannot be played on. Its file was not touched."""


class BadName(Told):
    """A name that no game can have."""


def sentences(code: str, **words: object) -> Sentences:
    return {language: text.format(**words) for language, text in GAMES[code].items()}


def cannot_save(error: OSError) -> CannotSave:
    if error.errno in _NO_ROOM:
        return CannotSave("no-room")
    return CannotSave("gone" if error.errno in _GONE else "cannot-write")


@contextmanager
def saving() -> Iterator[None]:
    """Whatever the disk refuses becomes CannotSave."""
    try:
        yield
    except Held:
        raise CannotSave("busy") from None
    except OSError as error:
        raise cannot_save(error) from None
