"""The words of the table in English and Russian, a folder a game; those of pages in `screens`."""
