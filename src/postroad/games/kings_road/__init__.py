"""King's Road: the complete rules, with hereditary nobles and banners of the host's own."""
