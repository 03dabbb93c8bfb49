"""Goofspiel with five cards, for two or three: a game of another package than Postroad's."""
