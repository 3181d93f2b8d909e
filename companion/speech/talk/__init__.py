"""Talk as it is: what stands around a command, corrections, several in one breath.

`talk_en` and `talk_ru` list the wordings; a newcomer begins there.
"""
