"""What bots know of King's Road."""
