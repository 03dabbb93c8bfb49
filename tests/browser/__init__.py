"""The page in a real browser. A package, so that all of it shares one browser in a process."""
