# The page: the site and the frame around a table, in Russian.
