"""For who studies the games: spaces, batches of games in arrays, and adapters to the usual frameworks."""
