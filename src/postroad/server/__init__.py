"""The table server: people, tables, the one door into each, and the pages."""
