"""Answers to the questions of yes or no: each has words of its own.

`answers_en` and `answers_ru` list them; a newcomer begins there.
"""
