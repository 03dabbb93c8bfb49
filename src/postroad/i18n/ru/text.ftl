# The text mode, in Russian.
