"""The screens of PARADOMINETOR."""
