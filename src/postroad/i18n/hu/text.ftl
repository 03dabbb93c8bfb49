# The text mode, in Hungarian.
