"""Analysis of recorded games: what each decision was worth, by what its seat knew, and what was luck."""
