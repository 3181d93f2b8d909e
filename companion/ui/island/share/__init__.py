"""Pages and pictures of a game that can leave the app."""
