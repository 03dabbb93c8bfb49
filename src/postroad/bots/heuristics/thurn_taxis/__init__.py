"""What bots know of Thurn und Taxis."""
