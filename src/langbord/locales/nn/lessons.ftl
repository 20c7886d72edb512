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

## Tickets
lessons-tickets-chapter-contracts = Kontraktar og kort
lessons-tickets-chapter-wild = Jokerkort
lessons-tickets-chapter-routes = Ruter og varebonus
lessons-tickets-chapter-doubles = Dobbeltruter
lessons-tickets-chapter-more = Fleire kontraktar
lessons-tickets-chapter-end = Slutten
lessons-tickets-city = Dette er Amsterdam for fire hundre år sidan. Du knyter stader saman med eigne ruter; den som har flest poeng til slutt, vinn.
lessons-tickets-keep = Eit kontraktskort nemner to stader. Knyter dine eigne ruter dei saman til slutt, gjev det verdien sin; om ikkje kostar det like mykje. Stadene dine er merkte: hald på eitt kort eller begge.
lessons-tickets-draw = I ein tur gjer du éin ting; som oftast tek du to kort. Ta det første mellom dei fem opne.
lessons-tickets-pile = Det andre kortet kan kome frå trekkbunken, der ingen ser det. Trekk det derifrå.
lessons-tickets-wild = Eit jokerkort gjeld som kva farge som helst. Ope er det så godt at det er det einaste kortet du tek i den turen. Ta det.
lessons-tickets-claim = Gjer krav på ruta som lyser: ho kostar eit kort i fargen til ruta for kvart felt, på ei grå rute i éin valfri farge. Jokerkort hjelper til.
lessons-tickets-carts = Kvart felt tok ei av kjerrene dine; 1, 2, 3 eller 4 felt gjev straks 1, 2, 4 eller 7 poeng. Kjerresymbola på ruta gav eit varebonuskort: flest av dei er verde 8 poeng til slutt.
lessons-tickets-double = To ruter ved sida av kvarandre er ei dobbeltrute: ingen eig begge, og med to spelarar vert berre den eine brukt. Gjer krav på den som lyser.
lessons-tickets-contracts = Den som har oppfylt kontraktane sine, kan trekkje to til. Dei kan gje mykje, men det som ikkje er gjort til slutt, kostar. Trekk kontraktskort.
lessons-tickets-choose = Hald på det nettet ditt nesten bind saman. Eitt må du halde på.
lessons-tickets-last = Nokon hadde to eller færre kjerrer att etter turen sin, så alle fekk éin tur til. Dette er den aller siste: gjer krav på ei rute som gjev noko.
lessons-tickets-points = Poengarket forklarar kvart poeng: ruter, kontraktar som vart oppfylte og dei som ikkje vart det, varebonus.

## Landnám
lessons-landnam-chapter-unknown = Inn i det ukjende
lessons-landnam-chapter-farm = Den første garden
lessons-landnam-chapter-harvest = Hausting
lessons-landnam-chapter-trade = Handel
lessons-landnam-chapter-village = Ei bygd
lessons-landnam-chapter-settler = Ein nybrotsmann
lessons-landnam-chapter-fate = Lagnadskort
lessons-landnam-chapter-althing = Alltinget
lessons-landnam-island = Ingen kjenner denne øya: felt med spørjeteikn er ikkje utforska. Skipet ditt ventar på det ytre sjøfeltet. Den som har tolv poeng ved slutten av ein tur, vinn: hus, og markørar frå alltinget.
lessons-landnam-sail = Eit skip går to steg i ein tur, ein nybrotsmann eitt. Segl til feltet i randa som lyser.
lessons-landnam-explore = Den som går ut i det ukjende, utforskar det. Terningar ville sagt kva som ligg der, men lagnadskortet ditt avgjer landet. Utforsk med det.
lessons-landnam-found = Det nye feltet har eit landskap og eit tal; prikkane viser kor ofte to terningar gjev det. Du fekk òg eit kort av det feltet gjev.
lessons-landnam-farm = Ei eining vert til ein gard på eit hjørne av feltet ho står på. Bygg ein: eit hus er eit poeng, og det haustar frå dei tre felta som møtest der.
lessons-landnam-end-turn = Det er alt for denne turen. Avslutt han.
lessons-landnam-age = To terningar vart kasta: kvart felt med det talet gav eitt kort til kvar gard ved feltet og to til kvar bygd. Eitt av felta som gav innkome, vert aldra: talet går opp med éin. Vel det.
lessons-landnam-exchange = Fire like kort vert bytte mot eitt av eit anna slag; med ei hamn for slaget er to nok. Byt.
lessons-landnam-give = Du kan òg handle med dei andre. Set saman eit tilbod, kort for kort: først det du gjev.
lessons-landnam-want = Så det du vil ha for det.
lessons-landnam-propose = By det no fram til alle, og sjå kven som tek imot.
lessons-landnam-village = Ein gard ved sjøen kan verte ei bygd: eit hus til, eit poeng til, og to kort ved kvar hausting. Utvid han.
lessons-landnam-settler = Ein bygning kan setje ein nybrotsmann på eit felt ved sida av. Han utforskar innlandet, og der han står, tek han to kort ved haustinga og bygningane får ingen. Bygg ein.
lessons-landnam-swap = Eit lagnadskort vert spela når overskrifta seier det. I staden for å flytte kan du òg byte eit i ei vare. Gjer det.
lessons-landnam-order = Det vart kasta ein sjuar: inga hausting, alltinget vert halde. Alle kan stemne einingar som står i vegen for bygningane deira. Du vel kven som byrjar: byrja sjølv.
lessons-landnam-summon = Stemn eininga på feltet som lyser: sats kort av slaget feltet gjev. Forsvaret må leggje fleire enn deg, elles har det tapt.
lessons-landnam-verdict = Den som vinn ei sak, får ein kvit markør, eit poeng. Ei eining som tapte, er fredlaus: du kan jage ho bort, og på neste allting går ho ut av spel mot ein raud markør, òg eit poeng. Ni hus er ikkje nok til tolv poeng: gå til sak.

## Amsterdam
lessons-amsterdam-chapter-cards = Eit kort og to terningar
lessons-amsterdam-chapter-activate = Aktivere eit kort
lessons-amsterdam-chapter-block = Eit kvartal
lessons-amsterdam-chapter-harbour = Til pakkhuset
lessons-amsterdam-chapter-workers = Hamnearbeidarar
lessons-amsterdam-chapter-market = Marknaden
lessons-amsterdam-chapter-amstel = Amstel
lessons-amsterdam-chapter-end = Slutten
lessons-amsterdam-city = I sør ligg seks bydelar med seks kvartal kvar, i nord hamna med pakkhusa, langs sida Amstel. Du har tolv rundar; flest poeng vinn.
lessons-amsterdam-draft = Ein runde byrjar med eit kort til alle, i rekkjefølgja brikkene har på Amstel. Ta eit; kubane på det er kva det vil koste å aktivere.
lessons-amsterdam-dice = Vel no to av dei seks terningane, éin for kvar farge. Ein terning gir så mange råvarer av sin farge som han viser.
lessons-amsterdam-wheel = Dei hamna i rommet med det talet på dreieskiva di. Ho vert dreia eitt rom kvar runde, og det som når utgangen, er ditt: ein einar straks, ein seksar først om fem rundar, men då er det mykje.
lessons-amsterdam-activate = I turen din bruker du råvarer, i valfri rekkjefølgje. Betal for kortet som lyser: det vert aktivt og verkar frå no av.
lessons-amsterdam-block = Éin gong i ein tur kan du ta eit kvartal: det kostar så mange råvarer av fargen sin som det er teikna på det. Kvartal som er bundne saman av bruer, gir 3 poeng kvar til slutt. Ta det som lyser.
lessons-amsterdam-store = Vara på kvartalet er di. Svartebørsen ville kjøpt kvar vare éin gong for ei råvare eller to gylden; lagre ho heller.
lessons-amsterdam-load = Skipet ditt ligg ved ei kran, slik som ved kvar brygge og ved starten. Last vara.
lessons-amsterdam-sail = Kvart felt du seglar, kostar ei råvare av kva farge som helst. Segl mot pakkhuset.
lessons-amsterdam-further = Eitt felt vidare.
lessons-amsterdam-deliver = Her vil dei ha det du fører. Lever: du får poenga på det høgaste ledige feltet på taket, og i dei første sju rundane nokre poeng til, di før di fleire.
lessons-amsterdam-worker = Ved ei brygge kan du ta ein hamnearbeidar om bord, og det gir ein gylden. Levert ved brygga med sin eigen farge gir han poeng. Ta ein.
lessons-amsterdam-market = For gylden kjøper du det marknadsbrikka i runden tilbyr, éin gong i ein tur: poeng, og ofte noko meir. Bruk ho.
lessons-amsterdam-amstel = Éin gong i ein tur kan du gå fram på Amstel: ei råvare for første felt, to for kvart vidare. Den som ligg framme, spelar først; bruene og munninga gir poeng. Gå fram.
lessons-amsterdam-last = Den siste turen i den siste runden. Av det du ikkje bruker, held du elles berre på éi råvare; no tel restar eit halvt poeng. Avslutt turen.
lessons-amsterdam-points = Poengarket forklarar kvart poeng: straffebrikker og kort som aldri vart aktiverte, kostar; laurbærkort, den største gruppa di av kvartal, bydelar og restar gir.
