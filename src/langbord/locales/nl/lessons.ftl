# Lessen: een eerste spel dat al spelend leert, Nederlands.

## The lessons
lessons-title = Les: { $chapter }
lessons-progress = Voortgang in dit hoofdstuk
lessons-about = Je speelt echte beurten van een echt spel tegen bots, hoofdstuk na hoofdstuk. Wat gevraagd wordt, licht op; al het andere blijft mogelijk.
lessons-begin = Begin
lessons-continue = Ga verder
lessons-once-more = Nog een keer
lessons-done = gedaan
lessons-next = Verder
lessons-next-chapter = Volgend hoofdstuk
lessons-again = Dit hoofdstuk opnieuw
lessons-leave = Speel verder zonder les
lessons-astray = Dat kan ook, maar de les bedoelde iets anders. Maak het ongedaan, begin het hoofdstuk opnieuw, of speel gewoon verder.
lessons-chapter-done = Gedaan. Het volgende hoofdstuk gaat enkele beurten later verder in hetzelfde spel.
lessons-end = Dat was de les: nu ken je { $game }. De spelregels vertellen de rest.
