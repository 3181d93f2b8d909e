"""Bold words one by one, so that a line may end between them."""

from companion.ui.games.paradoxon.drawn.bold_words import word_by_word


def test_each_bold_word_is_marked_alone_and_nothing_else_changes() -> None:
    assert word_by_word("Now *plan B:* his *left card* goes.") == (
        "Now *plan* *B:* his *left* *card* goes."
    )
    assert word_by_word("*all of it*") == "*all* *of* *it*"
    assert word_by_word("nothing bold") == "nothing bold"
