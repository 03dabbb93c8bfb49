"""The table server: people, tables, sockets, HTTP and plain pages."""
