"""Notices: it is your turn, a game is over, somebody invites you. By mail, push, webhook and calendar.

A notice is written in the same transaction as what it tells of (`outbox.py`), turned into letters when it is due and
still true (`postman.py`), and sent until it has arrived. Nothing that is hidden in a game stands in any of them: they
name the game, the people and the time that is left, which everybody at the table can see.
"""
