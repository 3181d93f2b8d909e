"""The words of PARADOMINETOR."""
