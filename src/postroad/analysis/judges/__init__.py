"""The judge of each game: how its decisions are valued."""
