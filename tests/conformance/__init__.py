"""Checked alike for every game."""
