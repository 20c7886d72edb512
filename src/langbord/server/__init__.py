"""The server: tables that lose nothing and leak nothing.

table.py is a table as the sum of its log, tables.py keeps the live ones, store/ keeps the log, socket.py and routes/
speak with people, jobs.py moves bots and clocks. docs/server.md explains how they fit together.
"""
