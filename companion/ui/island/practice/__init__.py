"""Practice: a lesson at a real desk, with a coach beside it."""
