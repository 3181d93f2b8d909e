"""The rules of PARADOXON beside a second set of them."""
