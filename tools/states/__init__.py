"""The states of the app that pictures are made of, a file a subject."""
