# Replays and statistics, in Czech.
