"""Computer players of PARADOMINETOR: one command for each question, from what one of them sees."""
