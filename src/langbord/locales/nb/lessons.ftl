# Leksjoner: et første spill som lærer bort mens man spiller, bokmål.

## The lessons
lessons-title = Leksjon: { $chapter }
lessons-progress = Framgang i dette kapittelet
lessons-about = Du spiller ekte turer i et ekte spill mot boter, kapittel for kapittel. Det du blir bedt om, lyser; alt annet er fortsatt mulig.
lessons-begin = Begynn
lessons-continue = Fortsett
lessons-once-more = En gang til
lessons-done = gjort
lessons-next = Videre
lessons-next-chapter = Neste kapittel
lessons-again = Dette kapittelet om igjen
lessons-leave = Spill videre uten leksjonen
lessons-astray = Det går også an, men leksjonen mente noe annet. Angre, begynn kapittelet på nytt, eller bare spill videre.
lessons-chapter-done = Gjort. Neste kapittel fortsetter noen turer senere i det samme spillet.
lessons-end = Det var leksjonen: nå kan du { $game }. Reglene forteller resten.
