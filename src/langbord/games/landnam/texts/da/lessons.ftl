# Landnám: the lesson, Danish.

landnam-lesson-chapter-unknown = Ind i det ukendte
landnam-lesson-chapter-farm = Den første gård
landnam-lesson-chapter-harvest = Høst
landnam-lesson-chapter-trade = Handel
landnam-lesson-chapter-village = En bygd
landnam-lesson-chapter-settler = En nybygger
landnam-lesson-chapter-fate = Skæbnekort
landnam-lesson-chapter-althing = Altinget

landnam-lesson-island = Ingen kender denne ø: felter med spørgsmålstegn er ikke udforsket. Dit skib venter på det ydre hav. Den, der har tolv point ved slutningen af en tur, vinder: huse, og markører fra altinget.
landnam-lesson-sail = Et skib går to skridt i en tur, en nybygger ét. Sejl til det felt i randen, der lyser.
landnam-lesson-explore = Den, der går ud i det ukendte, udforsker det. Terninger ville sige, hvad der ligger der, men dit skæbnekort afgør landet. Udforsk med det.
landnam-lesson-found = Det nye felt har et landskab og et tal; prikkerne viser, hvor ofte to terninger giver det. Du fik også et kort af det, feltet giver.
landnam-lesson-farm = En enhed bliver til en gård på et hjørne af det felt, den står på. Byg en: et hus er et point, og det høster fra de tre felter, der mødes der.
landnam-lesson-end-turn = Der kan ikke bygges mere, så din tur er forbi. Kan der stadig bygges noget, afslutter du den selv.
landnam-lesson-age = To terninger blev slået: hvert felt med det tal gav et kort til hver gård ved feltet og to til hver bygd. Et af felterne, der gav indtægt, ældes: tallet går en op. Vælg det.
landnam-lesson-exchange = Fire ens kort byttes til ét af et andet slags; med en havn for slagsen er to nok. Byt.
landnam-lesson-give = Du kan også handle med de andre. Sammensæt et tilbud, kort for kort: først det, du giver.
landnam-lesson-want = Så det, du vil have for det.
landnam-lesson-propose = Tilbyd det nu til alle, og se, hvem der tager imod.
landnam-lesson-village = En gård ved havet kan blive en bygd: et hus mere, et point mere, og to kort ved hver høst. Udvid den.
landnam-lesson-settler = En bygning kan sætte en nybygger på et felt ved siden af. Han udforsker indlandet, og hvor han står, tager han to kort ved høsten, og bygningerne får ingen. Byg en.
landnam-lesson-swap = Et skæbnekort spilles, når dets overskrift siger det. I stedet for at flytte kan du også bytte et til en vare. Gør det.
landnam-lesson-order = Der blev slået en syver: ingen høst, altinget holdes. Alle kan stævne enheder, der står i vejen for deres bygninger. Du vælger, hvem der begynder: begynd selv.
landnam-lesson-summon = Stævn enheden på det felt, der lyser: sats kort af den slags, feltet giver. Forsvaret må lægge flere end dig, ellers har det tabt.
landnam-lesson-verdict = Den, der vinder en sag, får en hvid markør, et point. En enhed, der tabte, er fredløs: du kan jage den bort, og på næste alting går den ud af spil for en rød markør, også et point. Ni huse er ikke nok til tolv point: gå til sag.
