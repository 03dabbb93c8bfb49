"""The database: text in tables, appended and read back; knows no game."""
