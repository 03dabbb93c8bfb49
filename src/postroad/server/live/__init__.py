"""Tables being played: commands, logs and states, sockets, clocks and bots."""
