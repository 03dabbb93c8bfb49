# Replays and statistics, in Hungarian.
