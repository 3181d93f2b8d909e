"""The words of one question: patterns (`patterns`) by what they answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

# `yes` and `no` as the question asks it. `home`: a no where the fruit that is named is the
# captive's start. `unclear`: it could be either. `later`: it answers what is asked after this.
Verdict = Literal["yes", "no", "home", "unclear", "later"]


class AnswerWords(NamedTuple):
    """`yes` and `no` are what a recogniser expects; all the others are understood as well.

    A phrase stands for every one that has its tags in any order: one verb for all that mean it.
    `{fruit}` is any fruit.
    """

    yes: tuple[str, ...]
    no: tuple[str, ...]
    yes_too: tuple[str, ...] = ()
    no_too: tuple[str, ...] = ()
    home: tuple[str, ...] = ()
    unclear: tuple[str, ...] = ()
    later: tuple[str, ...] = ()

    def verdicts(self) -> Iterator[tuple[Verdict, tuple[str, ...]]]:
        yield "yes", self.yes + self.yes_too
        yield "no", self.no + self.no_too
        yield "home", self.home
        yield "unclear", self.unclear
        yield "later", self.later
