"""What is a blunder, game by game."""
