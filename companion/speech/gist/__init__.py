"""The gist of what people say: names and acts picked out of a sentence by what is asked.

Read last, and only of a text that nothing else understood. `gist_en` and `gist_ru` list the words;
`frames` and the modules beside it say which names and acts answer which question.
"""
