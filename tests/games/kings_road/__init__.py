"""The rules of King's Road, rule by rule."""
