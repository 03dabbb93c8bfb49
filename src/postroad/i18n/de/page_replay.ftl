# Replays and statistics, in German.
