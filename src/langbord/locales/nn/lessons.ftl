# Leksjonar: eit første spel som lærer bort medan ein spelar, nynorsk.

## The lessons
lessons-title = Leksjon: { $chapter }
lessons-progress = Framgang i dette kapittelet
lessons-about = Du spelar ekte turar i eit ekte spel mot botar, kapittel for kapittel. Det du vert beden om, lyser; alt anna er framleis mogleg.
lessons-begin = Byrja
lessons-continue = Hald fram
lessons-once-more = Ein gong til
lessons-done = gjort
lessons-next = Vidare
lessons-next-chapter = Neste kapittel
lessons-again = Dette kapittelet om att
lessons-leave = Spel vidare utan leksjonen
lessons-astray = Det går òg an, men leksjonen meinte noko anna. Angre, byrja kapittelet på nytt, eller berre spel vidare.
lessons-chapter-done = Gjort. Neste kapittel held fram nokre turar seinare i det same spelet.
lessons-end = Det var leksjonen: no kan du { $game }. Reglane fortel resten.
