# Regelsidene og teikningane på dei, nynorsk.

rules-contents = Innhald
rules-search = Søk i reglar og kort
rules-found =
    { $count ->
        [0] Ingenting funne.
        [one] Funne éin stad.
       *[other] Funne { $count } stader.
    }
