"""Many games between bots: contests, ratings, reports."""
