# Amsterdam: the lesson, Norwegian bokmål.

amsterdam-lesson-chapter-cards = Et kort og to terninger
amsterdam-lesson-chapter-activate = Aktivere et kort
amsterdam-lesson-chapter-block = Et kvartal
amsterdam-lesson-chapter-harbour = Til pakkhuset
amsterdam-lesson-chapter-workers = Havnearbeidere
amsterdam-lesson-chapter-market = Markedet
amsterdam-lesson-chapter-amstel = Amstel
amsterdam-lesson-chapter-end = Slutten

amsterdam-lesson-city = I sør ligger seks bydeler med seks kvartaler hver, i nord havnen med pakkhusene, langs siden Amstel. Du har tolv runder; flest poeng vinner.
amsterdam-lesson-draft = En runde begynner med et kort til alle, i rekkefølgen brikkene har på Amstel. Ta et; kubene på det er hva det vil koste å aktivere.
amsterdam-lesson-dice = Velg nå to av de seks terningene, én for hver farge. En terning gir så mange råvarer av sin farge som den viser.
amsterdam-lesson-wheel = De havnet i rommet med det tallet på dreieskiven din. Den dreies ett rom hver runde, og det som når utgangen, er ditt: en ener straks, en sekser først om fem runder, men da er det mye.
amsterdam-lesson-activate = I turen din bruker du råvarer, i valgfri rekkefølge. Betal for kortet som lyser: det blir aktivt og virker fra nå av.
amsterdam-lesson-block = Én gang i en tur kan du ta et kvartal: det koster så mange råvarer av sin farge som det er tegnet på det. Kvartaler som er forbundet med bruer, gir 3 poeng hver til slutt. Ta det som lyser.
amsterdam-lesson-store = Varen på kvartalet er din. Svartebørsen ville kjøpt hver vare én gang for en råvare eller to gylden; lagre den heller.
amsterdam-lesson-load = Skipet ditt ligger ved en kran, slik som ved hver brygge og ved starten. Last varen.
amsterdam-lesson-sail = Hvert felt du seiler, koster en råvare av en hvilken som helst farge. Seil mot pakkhuset.
amsterdam-lesson-further = Ett felt videre.
amsterdam-lesson-deliver = Her vil de ha det du fører. Lever: du får poengene på det høyeste ledige feltet på taket, og i de første sju rundene noen poeng til, jo før desto flere.
amsterdam-lesson-worker = Ved en brygge kan du ta en havnearbeider om bord, og det gir en gylden. Levert ved bryggen med sin egen farge gir han poeng. Ta en.
amsterdam-lesson-market = For gylden kjøper du det rundens markedsbrikke tilbyr, én gang i en tur: poeng, og ofte noe mer. Bruk den.
amsterdam-lesson-amstel = Én gang i en tur kan du gå fram på Amstel: en råvare for første felt, to for hvert videre. Den som ligger foran, spiller først; bruene og munningen gir poeng. Gå fram.
amsterdam-lesson-last = Den siste turen i den siste runden. Av det du ikke bruker, beholder du ellers bare én råvare; nå teller rester et halvt poeng. Avslutt turen.
amsterdam-lesson-points = Poengarket forklarer hvert poeng: straffebrikker og kort som aldri ble aktivert, koster; laurbærkort, din største gruppe kvartaler, bydeler og rester gir.
