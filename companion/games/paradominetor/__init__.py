"""PARADOMINETOR: fifteen tricks of tiles that have a timeframe on their back, and paradoxes."""
