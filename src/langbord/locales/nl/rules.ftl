# De pagina’s met spelregels en hun tekeningen, Nederlands.

rules-contents = Inhoud
rules-search = Zoek in regels en kaarten
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Op één plaats gevonden.
       *[other] Op { $count } plaatsen gevonden.
    }
