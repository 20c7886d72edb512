"""Accounts that can be got back into: passwords by mail or by the owner, passkeys, and a list of one's sessions."""
