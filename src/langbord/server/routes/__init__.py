"""The HTTP side of the server, a file a subject."""
