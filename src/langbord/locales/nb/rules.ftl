# Regelsidene og tegningene på dem, bokmål.

rules-contents = Innhold
rules-search = Søk i regler og kort
rules-found =
    { $count ->
        [0] Ingenting funnet.
        [one] Funnet ett sted.
       *[other] Funnet { $count } steder.
    }
