"""For learning programs: spaces, batches of games in arrays, and adapters to the usual frameworks."""
