# Amsterdam: the lesson, Danish.

amsterdam-lesson-chapter-cards = Et kort og to terninger
amsterdam-lesson-chapter-activate = Aktivere et kort
amsterdam-lesson-chapter-block = En karré
amsterdam-lesson-chapter-harbour = Til pakhuset
amsterdam-lesson-chapter-workers = Havnearbejdere
amsterdam-lesson-chapter-market = Markedet
amsterdam-lesson-chapter-amstel = Amstel
amsterdam-lesson-chapter-end = Slutningen

amsterdam-lesson-city = I syd ligger seks bydele med seks karréer hver, i nord havnen med pakhusene, langs siden Amstel. Du har tolv runder; flest point vinder.
amsterdam-lesson-draft = En runde begynder med et kort til alle, i den rækkefølge brikkerne har på Amstel. Tag et; kuberne på det er, hvad det vil koste at aktivere.
amsterdam-lesson-dice = Vælg nu to af de seks terninger, én for hver farve. En terning giver så mange råvarer af sin farve, som den viser.
amsterdam-lesson-wheel = De havnede i rummet med det tal på din drejeskive. Den drejes ét rum hver runde, og det, der når udgangen, er dit: en ener straks, en sekser først om fem runder, men så er det meget.
amsterdam-lesson-activate = I din tur bruger du råvarer, i vilkårlig rækkefølge. Betal for kortet, der lyser: det bliver aktivt og virker fra nu af.
amsterdam-lesson-block = Én gang i en tur må du tage en karré: den koster så mange råvarer af sin farve, som der er tegnet på den. Karréer, der er forbundet af broer, giver 3 point hver til sidst. Tag den, der lyser.
amsterdam-lesson-store = Varen på karréen er din. Det sorte marked ville købe hver vare én gang for en råvare eller to gylden; gem den hellere.
amsterdam-lesson-load = Dit skib ligger ved en kran, som ved hver bro og ved starten. Last varen.
amsterdam-lesson-sail = Hvert felt, du sejler, koster en råvare af en hvilken som helst farve. Sejl mod pakhuset.
amsterdam-lesson-further = Ét felt videre.
amsterdam-lesson-deliver = Her vil de have det, du fører. Levér: du får pointene på tagets højeste ledige felt, og i de første syv runder nogle point mere, jo før desto flere.
amsterdam-lesson-worker = Ved en bro må du tage en havnearbejder om bord, og det giver en gylden. Afleveret ved broen i sin egen farve giver han point. Tag en.
amsterdam-lesson-market = For gylden køber du det, rundens markedsbrik tilbyder, én gang i en tur: point, og ofte noget mere. Brug den.
amsterdam-lesson-amstel = Én gang i en tur må du gå frem på Amstel: en råvare for det første felt, to for hvert videre. Den, der er forrest, spiller først; broer og munding giver point. Gå frem.
amsterdam-lesson-last = Den sidste tur i den sidste runde. Af det, du ikke bruger, beholder du ellers kun én råvare; nu tæller rester et halvt point. Afslut turen.
amsterdam-lesson-points = Pointarket forklarer hvert point: strafbrikker og kort, der aldrig blev aktiveret, koster; laurbærkort, din største gruppe karréer, bydele og rester giver.
