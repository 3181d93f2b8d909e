"""What people talk about after a game, a sentence a story. The game is over: spaces are named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from companion.games.island.history.stories import (
    Adrift,
    BestBonus,
    BonusUser,
    Careful,
    Farthest,
    Hardest,
    HowNear,
    Length,
    LongestStep,
    MetMost,
    MostVisited,
    Perished,
    PushedMost,
    ScaredOff,
    Spender,
    Story,
    Unluckiest,
    Unseen,
)
from companion.text import stories_en, stories_ru
from companion.text.languages import Language

if TYPE_CHECKING:
    from companion.text.words import Stories

_WORDS: Final[dict[Language, Stories]] = {"en": stories_en, "ru": stories_ru}


def story_told(story: Story, language: Language) -> str:
    words = _WORDS[language]
    match story:
        case Length(rounds, steps, taken_back):
            return words.length(rounds, steps, taken_back)
        case Farthest(who, spaces):
            return words.farthest(who, spaces)
        case LongestStep(who, spaces):
            return words.longest_step(who, spaces)
        case MostVisited(space, at, times):
            return words.most_visited(space, at, times)
        case Unseen(spaces, of):
            return words.unseen(spaces, of)
        case Unluckiest(space, at, health, energy):
            return words.unluckiest(space, at, health, energy)
        case ScaredOff(who, pieces):
            return words.scared_off(who, pieces)
        case Hardest(by, health, energy):
            return words.hardest(by, health, energy)
        case Perished(who, of):
            return words.perished(who, of)
        case Adrift(who, times):
            return words.adrift(who, times)
        case PushedMost(who, times):
            return words.pushed_most(who, times)
        case MetMost(one, other, times):
            return words.met_most(one, other, times)
        case Careful(who, safe, moves):
            return words.careful(who, safe, moves)
        case Spender(who, energy):
            return words.spender(who, energy)
        case BonusUser(who, times):
            return words.bonus_user(who, times)
        case BestBonus(who, fruit, marks):
            return words.best_bonus(who, fruit, marks)
        case HowNear(missions, of):
            return words.how_near(missions, of)
        case _:
            assert_never(story)
