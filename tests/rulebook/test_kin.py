"""Families of words: folded as the search folds, and each of them tells something."""

from companion.rulebook.kin import OF_ONE_MEANING, OF_ONE_ROOT
from companion.rulebook.words import fold, is_cyrillic, stem

FAMILIES = [*OF_ONE_ROOT, *OF_ONE_MEANING]


def test_a_family_is_of_several_words_of_one_language() -> None:
    for family in FAMILIES:
        assert [fold(word) for word in family] == family
        assert len(set(family)) == len(family) > 1, family
        assert len({is_cyrillic(word) for word in family if not word.isdigit()}) == 1, family


def test_no_family_is_there_for_nothing() -> None:
    """The stemmer would do."""
    assert [one for one in FAMILIES if len({stem(word) for word in one}) == 1] == []
