# Lektioner: et første spil, der lærer fra sig, mens man spiller, dansk.

## The lessons
lessons-title = Lektion: { $chapter }
lessons-progress = Fremgang i dette kapitel
lessons-about = Du spiller rigtige ture i et rigtigt spil mod botter, kapitel for kapitel. Det, du bliver bedt om, lyser; alt andet er stadig muligt.
lessons-begin = Begynd
lessons-continue = Fortsæt
lessons-once-more = En gang til
lessons-done = gjort
lessons-next = Videre
lessons-next-chapter = Næste kapitel
lessons-again = Dette kapitel om igen
lessons-leave = Spil videre uden lektionen
lessons-astray = Det kan man også, men lektionen mente noget andet. Fortryd, begynd kapitlet forfra, eller spil bare videre.
lessons-chapter-done = Gjort. Næste kapitel fortsætter nogle ture senere i det samme spil.
lessons-end = Det var lektionen: nu kan du { $game }. Reglerne fortæller resten.
