# The page of Thurn und Taxis, in German.
