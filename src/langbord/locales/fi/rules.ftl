# Sääntösivut ja niiden piirrokset, suomi.

rules-contents = Sisällys
rules-search = Hae säännöistä ja korteista
rules-found =
    { $count ->
        [0] Ei löytynyt.
        [one] Löytyi yhdestä kohdasta.
       *[other] Löytyi { $count } kohdasta.
    }
