"""Pictures: what a view looks like, as plain data that a browser or a file can draw."""
