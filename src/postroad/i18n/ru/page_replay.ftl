# Replays and statistics, in Russian.
