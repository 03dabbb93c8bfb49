# The text mode, in Czech.
