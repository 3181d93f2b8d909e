"""PARADOMINETOR at the table: who won a trick, and why; tile by tile or only its winners."""
