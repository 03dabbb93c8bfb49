"""The board as a picture for notebooks and reports: SVG, drawn from a view and the facts of the board."""
