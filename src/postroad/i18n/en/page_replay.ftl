# Replays and statistics, in English.
