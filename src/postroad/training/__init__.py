"""Learning from the search's own decisions what deserves its attention."""
