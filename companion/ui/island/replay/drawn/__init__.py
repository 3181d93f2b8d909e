"""The journal and the replay as they are drawn."""
