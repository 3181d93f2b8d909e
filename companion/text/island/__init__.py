"""The island's words: announcements, questions, refusals, the journal."""
