"""A text that ends in second thoughts is never taken; a comment beside a command takes nothing."""

from itertools import product

import pytest

from benchmarks.shared.questions import table
from companion.speech.proposals import Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript

COMMANDS = {
    "en": ("east", "I go west", "safely north-east", "rest"),
    "ru": ("на восток", "иду на запад", "безопасно на северо-восток", "отдыхаю"),
}
THOUGHTS = {
    "en": (
        "hold on", "hang on", "I won't", "I can't", "please don't", "I'm joking", "in my dreams",
        "is that allowed", "can I", "never mind", "forget it", "cancel that", "ignore that",
        "that's a bad idea", "I need to think", "let me check", "give me a moment", "they say",
        "last time", "I refuse", "I regret it", "don't listen to me", "I wish", "not my turn",
        "nobody does that", "for instance", "but Phil is there", "because I say so?",
    ),
    "ru": (
        "погодите", "секунду", "не буду", "не хочу", "не надо", "пошутил", "в мечтах",
        "так можно", "как думаете", "неважно", "забудьте", "отмените это", "плохая идея",
        "надо подумать", "сейчас проверю", "я ещё думаю", "говорят", "в прошлый раз",
        "отказываюсь", "жалею об этом", "не слушайте меня", "хотелось бы", "не мой ход",
        "никто так не делает", "например", "но там Фил",
    ),
}  # fmt: skip


def taken(question: str, text: str) -> str:
    session = table(question).session
    came = proposed(session, default_speaker(session.state), Transcript((text,)))
    return came.meant.word if isinstance(came, Proposed) else ""


@pytest.mark.parametrize("language", COMMANDS)
def test_second_thoughts_take_it_back(language: str) -> None:
    said = (f"{one}, {other}" for one, other in product(COMMANDS[language], THOUGHTS[language]))
    assert [one for one in said if taken("theseus", one)] == []


@pytest.mark.parametrize(("question", "text", "meant"), [
    ("theseus", "there's nothing in the east, so west", "move W"),
    ("theseus", "heading out SW because my dad told me the grapes are there", "move SW"),
    ("theseus", "на востоке же ничего нет, так что запад", "move W"),
    ("camp", "two health, obviously, I was about to die", "2 health"),
    ("camp", "здоровье, оба, я чуть не помер", "2 health"),
    ("oracle", "only the northwest, I know the rest", "NW"),
    ("activate", "too risky, no", "no"),
    ("revive", "camp A, it's nearer", "camp-a"),
    ("token", "flood or hurricane, let's have the hurricane", "token hurricane"),
    ("direction", "на восток, там клеток больше", "E"),
])  # fmt: skip
def test_a_comment_is_told_by_how_it_is_built(question: str, text: str, meant: str) -> None:
    assert taken(question, text) == meant


@pytest.mark.parametrize(("question", "text"), [
    ("theseus", "she'll go east"), ("theseus", "она пойдёт на восток"),
    ("theseus", "допустим, восток"), ("theseus", "зря я пошёл на восток"),
    ("piece", "the bush I think I know already"), ("piece", "Куст, я уже знаю где"),
    ("theseus", "that was a bad move, going east"), ("theseus", "east, but only if it's safe"),
    ("piece", "Камень вон там, я видел"), ("activate", "да, погодка"),
    ("theseus", "кому-то надо на запад"), ("theseus", "I have two health, the rest is energy"),
])  # fmt: skip
def test_nobodys_deed_of_now_is_not_taken(question: str, text: str) -> None:
    assert taken(question, text) == ""


@pytest.mark.parametrize(("question", "text", "meant"), [
    ("achilles", "run six spaces north-east with the apple", "bonus apple 6 move NE"),
    ("hempel", "lime. I jump over one to the west for free", "bonus lime move W over"),
    ("hempel", "cherries: one energy for one health", "bonus cherries; lose energy"),
    ("hempel", "виноградом узнаю, что вокруг", "bonus grapes"),
    ("phil", "keep the bush off me with a lime", "bonus lime bush"),
    ("phil", "яблоко, чтобы увидеть запад", "bonus apple W"),
    ("granddead", "апельсин на Куст, где он", "bonus orange bush"),
])  # fmt: skip
def test_a_bonus_takes_what_its_box_asks(question: str, text: str, meant: str) -> None:
    assert taken(question, text) == meant


@pytest.mark.parametrize(("question", "text"), [
    ("phil", "lime: rock can't touch this"), ("phil", "bush-proof me with the cherries"),
    ("hempel", "orange, I bleed a bit and get energy"), ("hempel", "что вокруг винограда"),
])  # fmt: skip
def test_nor_is_anything_of_it_dropped(question: str, text: str) -> None:
    assert taken(question, text) == ""


@pytest.mark.parametrize(("text", "meant"), [
    ("лучше энергию потеряю", "lose energy"), ("забирайте одно здоровье", "lose health"),
    ("drop an energy", "lose energy"),
])  # fmt: skip
def test_what_is_traded_is_what_is_lost(text: str, meant: str) -> None:
    assert taken("trade", text) == meant
