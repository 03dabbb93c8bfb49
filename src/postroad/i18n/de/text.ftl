# The text mode, in German.
