"""Computer sorcerers: one command for each question, from what that player sees and heard."""
