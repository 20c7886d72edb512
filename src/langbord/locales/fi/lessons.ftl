# Oppitunnit: ensimmäinen peli, joka opettaa pelatessa, suomi.

## The lessons
lessons-title = Oppitunti: { $chapter }
lessons-progress = Eteneminen tässä luvussa
lessons-about = Pelaat oikean pelin oikeita vuoroja botteja vastaan, luku kerrallaan. Pyydetty hohtaa; kaikki muukin on yhä mahdollista.
lessons-begin = Aloita
lessons-continue = Jatka
lessons-once-more = Vielä kerran
lessons-done = tehty
lessons-next = Seuraava
lessons-next-chapter = Seuraava luku
lessons-again = Tämä luku uudestaan
lessons-leave = Jatka peliä ilman oppituntia
lessons-astray = Sekin on mahdollista, mutta oppitunti tarkoitti muuta. Kumoa, aloita luku alusta tai jatka vain peliä.
lessons-chapter-done = Tehty. Seuraava luku jatkuu muutamaa vuoroa myöhemmin samassa pelissä.
lessons-end = Siinä oli oppitunti: nyt osaat pelin { $game }. Säännöt kertovat loput.
