"""Thurn und Taxis: the complete rules, in every edition."""
