"""The computer as the OP: one command for each question, from what whoever plays the OP sees."""
