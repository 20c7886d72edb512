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

## Tickets
lessons-tickets-chapter-contracts = Kontrakter og kort
lessons-tickets-chapter-wild = Jokere
lessons-tickets-chapter-routes = Strækninger og handelsvarer
lessons-tickets-chapter-doubles = Dobbeltstrækninger
lessons-tickets-chapter-more = Flere kontrakter
lessons-tickets-chapter-end = Slutningen
lessons-tickets-city = Det her er Amsterdam for fire hundrede år siden. Du forbinder steder med egne strækninger; den, der har flest point til sidst, vinder.
lessons-tickets-keep = Et kontraktkort nævner to steder. Forbinder dine egne strækninger dem til sidst, giver det sin værdi; hvis ikke, koster det lige så meget. Dine steder er mærket: behold et kort eller begge.
lessons-tickets-draw = I en tur gør du én ting; som oftest tager du to kort. Tag det første blandt de fem åbne.
lessons-tickets-pile = Det andet kort må komme fra stakken, hvor ingen ser det. Træk det derfra.
lessons-tickets-wild = En joker gælder som enhver farve. Åben er den så god, at den er det eneste kort, du tager i den tur. Tag den.
lessons-tickets-claim = Indsæt vogne på den strækning, der lyser: den koster et kort i sin farve for hvert felt, på en grå strækning i én valgfri farve. Jokere hjælper til.
lessons-tickets-carts = Hvert felt tog en af dine vogne; 1, 2, 3 eller 4 felter giver straks 1, 2, 4 eller 7 point. Vognsymbolerne på strækningen gav et handelsvarekort: flest af dem er 8 point værd til sidst.
lessons-tickets-double = To strækninger ved siden af hinanden er en dobbeltstrækning: ingen har vogne på begge, og med to spillere bruges kun den ene. Indsæt vogne på den, der lyser.
lessons-tickets-contracts = Den, der har opfyldt sine kontrakter, kan trække to mere. De kan give meget, men det, der ikke er nået til sidst, koster. Træk kontraktkort.
lessons-tickets-choose = Behold det, dit net næsten forbinder. Et skal du beholde.
lessons-tickets-last = Nogen havde to eller færre vogne tilbage efter sin tur, så alle fik én tur mere. Det her er den allersidste: indsæt vogne på en strækning, der giver noget.
lessons-tickets-points = Pointarket forklarer hvert point: strækninger, kontrakter, der lykkedes, og dem, der ikke gjorde, handelsvarer.

## Landnám
lessons-landnam-chapter-unknown = Ind i det ukendte
lessons-landnam-chapter-farm = Den første gård
lessons-landnam-chapter-harvest = Høst
lessons-landnam-chapter-trade = Handel
lessons-landnam-chapter-village = En bygd
lessons-landnam-chapter-settler = En nybygger
lessons-landnam-chapter-fate = Skæbnekort
lessons-landnam-chapter-althing = Altinget
lessons-landnam-island = Ingen kender denne ø: felter med spørgsmålstegn er ikke udforsket. Dit skib venter på det ydre hav. Den, der har tolv point ved slutningen af en tur, vinder: huse, og markører fra altinget.
lessons-landnam-sail = Et skib går to skridt i en tur, en nybygger ét. Sejl til det felt i randen, der lyser.
lessons-landnam-explore = Den, der går ud i det ukendte, udforsker det. Terninger ville sige, hvad der ligger der, men dit skæbnekort afgør landet. Udforsk med det.
lessons-landnam-found = Det nye felt har et landskab og et tal; prikkerne viser, hvor ofte to terninger giver det. Du fik også et kort af det, feltet giver.
lessons-landnam-farm = En enhed bliver til en gård på et hjørne af det felt, den står på. Byg en: et hus er et point, og det høster fra de tre felter, der mødes der.
lessons-landnam-end-turn = Det er alt for denne tur. Afslut den.
lessons-landnam-age = To terninger blev slået: hvert felt med det tal gav et kort til hver gård ved feltet og to til hver bygd. Et af felterne, der gav indtægt, ældes: tallet går en op. Vælg det.
lessons-landnam-exchange = Fire ens kort byttes til ét af et andet slags; med en havn for slagsen er to nok. Byt.
lessons-landnam-give = Du kan også handle med de andre. Sammensæt et tilbud, kort for kort: først det, du giver.
lessons-landnam-want = Så det, du vil have for det.
lessons-landnam-propose = Tilbyd det nu til alle, og se, hvem der tager imod.
lessons-landnam-village = En gård ved havet kan blive en bygd: et hus mere, et point mere, og to kort ved hver høst. Udvid den.
lessons-landnam-settler = En bygning kan sætte en nybygger på et felt ved siden af. Han udforsker indlandet, og hvor han står, tager han to kort ved høsten, og bygningerne får ingen. Byg en.
lessons-landnam-swap = Et skæbnekort spilles, når dets overskrift siger det. I stedet for at flytte kan du også bytte et til en vare. Gør det.
lessons-landnam-order = Der blev slået en syver: ingen høst, altinget holdes. Alle kan stævne enheder, der står i vejen for deres bygninger. Du vælger, hvem der begynder: begynd selv.
lessons-landnam-summon = Stævn enheden på det felt, der lyser: sats kort af den slags, feltet giver. Forsvaret må lægge flere end dig, ellers har det tabt.
lessons-landnam-verdict = Den, der vinder en sag, får en hvid markør, et point. En enhed, der tabte, er fredløs: du kan jage den bort, og på næste alting går den ud af spil for en rød markør, også et point. Ni huse er ikke nok til tolv point: gå til sag.

## Amsterdam
lessons-amsterdam-chapter-cards = Et kort og to terninger
lessons-amsterdam-chapter-activate = Aktivere et kort
lessons-amsterdam-chapter-block = En karré
lessons-amsterdam-chapter-harbour = Til pakhuset
lessons-amsterdam-chapter-workers = Havnearbejdere
lessons-amsterdam-chapter-market = Markedet
lessons-amsterdam-chapter-amstel = Amstel
lessons-amsterdam-chapter-end = Slutningen
lessons-amsterdam-city = I syd ligger seks bydele med seks karréer hver, i nord havnen med pakhusene, langs siden Amstel. Du har tolv runder; flest point vinder.
lessons-amsterdam-draft = En runde begynder med et kort til alle, i den rækkefølge brikkerne har på Amstel. Tag et; kuberne på det er, hvad det vil koste at aktivere.
lessons-amsterdam-dice = Vælg nu to af de seks terninger, én for hver farve. En terning giver så mange råvarer af sin farve, som den viser.
lessons-amsterdam-wheel = De havnede i rummet med det tal på din drejeskive. Den drejes ét rum hver runde, og det, der når udgangen, er dit: en ener straks, en sekser først om fem runder, men så er det meget.
lessons-amsterdam-activate = I din tur bruger du råvarer, i vilkårlig rækkefølge. Betal for kortet, der lyser: det bliver aktivt og virker fra nu af.
lessons-amsterdam-block = Én gang i en tur må du tage en karré: den koster så mange råvarer af sin farve, som der er tegnet på den. Karréer, der er forbundet af broer, giver 3 point hver til sidst. Tag den, der lyser.
lessons-amsterdam-store = Varen på karréen er din. Det sorte marked ville købe hver vare én gang for en råvare eller to gylden; gem den hellere.
lessons-amsterdam-load = Dit skib ligger ved en kran, som ved hver bro og ved starten. Last varen.
lessons-amsterdam-sail = Hvert felt, du sejler, koster en råvare af en hvilken som helst farve. Sejl mod pakhuset.
lessons-amsterdam-further = Ét felt videre.
lessons-amsterdam-deliver = Her vil de have det, du fører. Levér: du får pointene på tagets højeste ledige felt, og i de første syv runder nogle point mere, jo før desto flere.
lessons-amsterdam-worker = Ved en bro må du tage en havnearbejder om bord, og det giver en gylden. Afleveret ved broen i sin egen farve giver han point. Tag en.
lessons-amsterdam-market = For gylden køber du det, rundens markedsbrik tilbyder, én gang i en tur: point, og ofte noget mere. Brug den.
lessons-amsterdam-amstel = Én gang i en tur må du gå frem på Amstel: en råvare for det første felt, to for hvert videre. Den, der er forrest, spiller først; broer og munding giver point. Gå frem.
lessons-amsterdam-last = Den sidste tur i den sidste runde. Af det, du ikke bruger, beholder du ellers kun én råvare; nu tæller rester et halvt point. Afslut turen.
lessons-amsterdam-points = Pointarket forklarer hvert point: strafbrikker og kort, der aldrig blev aktiveret, koster; laurbærkort, din største gruppe karréer, bydele og rester giver.
