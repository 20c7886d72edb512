# Regelsiderne og tegningerne på dem, dansk.

rules-contents = Indhold
rules-search = Søg i regler og kort
rules-found =
    { $count ->
        [0] Intet fundet.
        [one] Fundet ét sted.
       *[other] Fundet { $count } steder.
    }
