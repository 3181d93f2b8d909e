"""The words of PARADOXON."""
