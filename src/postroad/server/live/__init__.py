"""Tables being played: the log's fold, the door, who watches, clocks and bots."""
