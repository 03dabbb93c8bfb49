# The page of King's Road, in Czech.
