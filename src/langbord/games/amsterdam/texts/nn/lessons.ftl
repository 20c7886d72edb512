# Amsterdam: the lesson, Norwegian nynorsk.

amsterdam-lesson-chapter-cards = Eit kort og to terningar
amsterdam-lesson-chapter-activate = Aktivere eit kort
amsterdam-lesson-chapter-block = Eit kvartal
amsterdam-lesson-chapter-harbour = Til pakkhuset
amsterdam-lesson-chapter-workers = Hamnearbeidarar
amsterdam-lesson-chapter-market = Marknaden
amsterdam-lesson-chapter-amstel = Amstel
amsterdam-lesson-chapter-end = Slutten

amsterdam-lesson-city = I sør ligg seks bydelar med seks kvartal kvar, i nord hamna med pakkhusa, langs sida Amstel. Du har tolv rundar; flest poeng vinn.
amsterdam-lesson-draft = Ein runde byrjar med eit kort til alle, i rekkjefølgja brikkene har på Amstel. Ta eit; kubane på det er kva det vil koste å aktivere.
amsterdam-lesson-dice = Vel no to av dei seks terningane, éin for kvar farge. Ein terning gir så mange råvarer av sin farge som han viser.
amsterdam-lesson-wheel = Dei hamna i rommet med det talet på dreieskiva di. Ho vert dreia eitt rom kvar runde, og det som når utgangen, er ditt: ein einar straks, ein seksar først om fem rundar, men då er det mykje.
amsterdam-lesson-activate = I turen din bruker du råvarer, i valfri rekkjefølgje. Betal for kortet som lyser: det vert aktivt og verkar frå no av.
amsterdam-lesson-block = Éin gong i ein tur kan du ta eit kvartal: det kostar så mange råvarer av fargen sin som det er teikna på det. Kvartal som er bundne saman av bruer, gir 3 poeng kvar til slutt. Ta det som lyser.
amsterdam-lesson-store = Vara på kvartalet er di. Svartebørsen ville kjøpt kvar vare éin gong for ei råvare eller to gylden; lagre ho heller.
amsterdam-lesson-load = Skipet ditt ligg ved ei kran, slik som ved kvar brygge og ved starten. Last vara.
amsterdam-lesson-sail = Kvart felt du seglar, kostar ei råvare av kva farge som helst. Segl mot pakkhuset.
amsterdam-lesson-further = Eitt felt vidare.
amsterdam-lesson-deliver = Her vil dei ha det du fører. Lever: du får poenga på det høgaste ledige feltet på taket, og i dei første sju rundane nokre poeng til, di før di fleire.
amsterdam-lesson-worker = Ved ei brygge kan du ta ein hamnearbeidar om bord, og det gir ein gylden. Levert ved brygga med sin eigen farge gir han poeng. Ta ein.
amsterdam-lesson-market = For gylden kjøper du det marknadsbrikka i runden tilbyr, éin gong i ein tur: poeng, og ofte noko meir. Bruk ho.
amsterdam-lesson-amstel = Éin gong i ein tur kan du gå fram på Amstel: ei råvare for første felt, to for kvart vidare. Den som ligg framme, spelar først; bruene og munninga gir poeng. Gå fram.
amsterdam-lesson-last = Den siste turen i den siste runden. Av det du ikkje bruker, held du elles berre på éi råvare; no tel restar eit halvt poeng. Avslutt turen.
amsterdam-lesson-points = Poengarket forklarar kvart poeng: straffebrikker og kort som aldri vart aktiverte, kostar; laurbærkort, den største gruppa di av kvartal, bydelar og restar gir.
