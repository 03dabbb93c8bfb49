# The text mode, in English.
