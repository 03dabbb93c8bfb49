"""What must survive: text in tables, appended and read back; knows no game."""
