"""Telling people that a table waits for them while no page of theirs is open."""
