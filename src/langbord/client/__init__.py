"""A small client of the server: for bots, tests and scripts. `AsyncClient` and, for plain scripts, `Client`.

    client = Client("http://localhost:8080")
    client.guest("Ada")
    table = client.new_table("tickets", players=2, bots=[None, "greedy"], start=True)
    ending = client.play(table.id, lambda moment: moment.choices[0].action)

`moment` is a `Snapshot` or an `Update`: what one's own seat may see, and what it may do. See docs/server.md.
"""

from langbord.client.blocking import Client
from langbord.client.connection import AsyncClient, ServerRefused, Socket
from langbord.client.play import Choose, Moment, play
from langbord.client.witness import Witness

__all__ = ["AsyncClient", "Choose", "Client", "Moment", "ServerRefused", "Socket", "Witness", "play"]
