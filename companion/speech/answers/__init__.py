"""What is said to the questions that are answered by yes or no: each has its own words.

`sheet_en` and `sheet_ru` list them; a newcomer begins there.
"""
