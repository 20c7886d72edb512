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

## Tickets
lessons-tickets-chapter-contracts = Kontrakter og kort
lessons-tickets-chapter-wild = Jokerkort
lessons-tickets-chapter-routes = Ruter og varebonus
lessons-tickets-chapter-doubles = Dobbeltruter
lessons-tickets-chapter-more = Flere kontrakter
lessons-tickets-chapter-end = Slutten
lessons-tickets-city = Dette er Amsterdam for fire hundre år siden. Du knytter steder sammen med egne ruter; den som har flest poeng til slutt, vinner.
lessons-tickets-keep = Et kontraktskort nevner to steder. Knytter dine egne ruter dem sammen til slutt, gir det verdien sin; hvis ikke, koster det like mye. Stedene dine er merket: behold ett kort eller begge.
lessons-tickets-draw = I en tur gjør du én ting; som oftest tar du to kort. Ta det første blant de fem åpne.
lessons-tickets-pile = Det andre kortet kan komme fra trekkbunken, der ingen ser det. Trekk det derfra.
lessons-tickets-wild = Et jokerkort gjelder som enhver farge. Åpent er det så godt at det er det eneste kortet du tar i den turen. Ta det.
lessons-tickets-claim = Gjør krav på ruta som lyser: den koster et kort i rutens farge for hvert felt, på en grå rute i én valgfri farge. Jokerkort hjelper til.
lessons-tickets-carts = Hvert felt tok en av kjerrene dine; 1, 2, 3 eller 4 felter gir straks 1, 2, 4 eller 7 poeng. Kjerresymbolene på ruta ga et varebonuskort: flest av dem er verdt 8 poeng til slutt.
lessons-tickets-double = To ruter ved siden av hverandre er en dobbeltrute: ingen eier begge, og med to spillere brukes bare den ene. Gjør krav på den som lyser.
lessons-tickets-contracts = Den som har oppfylt kontraktene sine, kan trekke to til. De kan gi mye, men det som ikke er gjort til slutt, koster. Trekk kontraktskort.
lessons-tickets-choose = Behold det nettet ditt nesten binder sammen. Ett må du beholde.
lessons-tickets-last = Noen hadde to eller færre kjerrer igjen etter sin tur, så alle fikk én tur til. Dette er den aller siste: gjør krav på en rute som gir noe.
lessons-tickets-points = Poengarket forklarer hvert poeng: ruter, kontrakter som ble oppfylt og de som ikke ble det, varebonus.

## Landnám
lessons-landnam-chapter-unknown = Inn i det ukjente
lessons-landnam-chapter-farm = Den første gården
lessons-landnam-chapter-harvest = Høsting
lessons-landnam-chapter-trade = Handel
lessons-landnam-chapter-village = En bygd
lessons-landnam-chapter-settler = En nybrottsmann
lessons-landnam-chapter-fate = Skjebnekort
lessons-landnam-chapter-althing = Alltinget
lessons-landnam-island = Ingen kjenner denne øya: felt med spørsmålstegn er ikke utforsket. Skipet ditt venter på det ytre sjøfeltet. Den som har tolv poeng ved slutten av en tur, vinner: hus, og markører fra alltinget.
lessons-landnam-sail = Et skip går to steg i en tur, en nybrottsmann ett. Seil til feltet i randen som lyser.
lessons-landnam-explore = Den som går ut i det ukjente, utforsker det. Terninger ville sagt hva som ligger der, men skjebnekortet ditt avgjør landet. Utforsk med det.
lessons-landnam-found = Det nye feltet har et landskap og et tall; prikkene viser hvor ofte to terninger gir det. Du fikk også et kort av det feltet gir.
lessons-landnam-farm = En enhet blir til en gård på et hjørne av feltet den står på. Bygg en: et hus er et poeng, og det høster fra de tre feltene som møtes der.
lessons-landnam-end-turn = Det er alt for denne turen. Avslutt den.
lessons-landnam-age = To terninger ble kastet: hvert felt med det tallet ga ett kort til hver gård ved feltet og to til hver bygd. Ett av feltene som ga inntekt, aldres: tallet går opp med én. Velg det.
lessons-landnam-exchange = Fire like kort byttes mot ett av et annet slag; med en havn for slaget er to nok. Bytt.
lessons-landnam-give = Du kan også handle med de andre. Sett sammen et tilbud, kort for kort: først det du gir.
lessons-landnam-want = Så det du vil ha for det.
lessons-landnam-propose = Tilby det nå til alle, og se hvem som tar imot.
lessons-landnam-village = En gård ved sjøen kan bli en bygd: et hus til, et poeng til, og to kort ved hver høsting. Utvid den.
lessons-landnam-settler = En bygning kan sette en nybrottsmann på et felt ved siden av. Han utforsker innlandet, og der han står, tar han to kort ved høstingen og bygningene får ingen. Bygg en.
lessons-landnam-swap = Et skjebnekort spilles når overskriften sier det. I stedet for å flytte kan du også bytte et i en vare. Gjør det.
lessons-landnam-order = Det ble kastet en sjuer: ingen høsting, alltinget holdes. Alle kan stevne enheter som står i veien for bygningene deres. Du velger hvem som begynner: begynn selv.
lessons-landnam-summon = Stevn enheten på feltet som lyser: sats kort av slaget feltet gir. Forsvaret må legge flere enn deg, ellers har det tapt.
lessons-landnam-verdict = Den som vinner en sak, får en hvit markør, et poeng. En enhet som tapte, er fredløs: du kan jage den bort, og på neste allting går den ut av spill mot en rød markør, også et poeng. Ni hus er ikke nok til tolv poeng: gå til sak.

## Amsterdam
lessons-amsterdam-chapter-cards = Et kort og to terninger
lessons-amsterdam-chapter-activate = Aktivere et kort
lessons-amsterdam-chapter-block = Et kvartal
lessons-amsterdam-chapter-harbour = Til pakkhuset
lessons-amsterdam-chapter-workers = Havnearbeidere
lessons-amsterdam-chapter-market = Markedet
lessons-amsterdam-chapter-amstel = Amstel
lessons-amsterdam-chapter-end = Slutten
lessons-amsterdam-city = I sør ligger seks bydeler med seks kvartaler hver, i nord havnen med pakkhusene, langs siden Amstel. Du har tolv runder; flest poeng vinner.
lessons-amsterdam-draft = En runde begynner med et kort til alle, i rekkefølgen brikkene har på Amstel. Ta et; kubene på det er hva det vil koste å aktivere.
lessons-amsterdam-dice = Velg nå to av de seks terningene, én for hver farge. En terning gir så mange råvarer av sin farge som den viser.
lessons-amsterdam-wheel = De havnet i rommet med det tallet på dreieskiven din. Den dreies ett rom hver runde, og det som når utgangen, er ditt: en ener straks, en sekser først om fem runder, men da er det mye.
lessons-amsterdam-activate = I turen din bruker du råvarer, i valgfri rekkefølge. Betal for kortet som lyser: det blir aktivt og virker fra nå av.
lessons-amsterdam-block = Én gang i en tur kan du ta et kvartal: det koster så mange råvarer av sin farge som det er tegnet på det. Kvartaler som er forbundet med bruer, gir 3 poeng hver til slutt. Ta det som lyser.
lessons-amsterdam-store = Varen på kvartalet er din. Svartebørsen ville kjøpt hver vare én gang for en råvare eller to gylden; lagre den heller.
lessons-amsterdam-load = Skipet ditt ligger ved en kran, slik som ved hver brygge og ved starten. Last varen.
lessons-amsterdam-sail = Hvert felt du seiler, koster en råvare av en hvilken som helst farge. Seil mot pakkhuset.
lessons-amsterdam-further = Ett felt videre.
lessons-amsterdam-deliver = Her vil de ha det du fører. Lever: du får poengene på det høyeste ledige feltet på taket, og i de første sju rundene noen poeng til, jo før desto flere.
lessons-amsterdam-worker = Ved en brygge kan du ta en havnearbeider om bord, og det gir en gylden. Levert ved bryggen med sin egen farge gir han poeng. Ta en.
lessons-amsterdam-market = For gylden kjøper du det rundens markedsbrikke tilbyr, én gang i en tur: poeng, og ofte noe mer. Bruk den.
lessons-amsterdam-amstel = Én gang i en tur kan du gå fram på Amstel: en råvare for første felt, to for hvert videre. Den som ligger foran, spiller først; bruene og munningen gir poeng. Gå fram.
lessons-amsterdam-last = Den siste turen i den siste runden. Av det du ikke bruker, beholder du ellers bare én råvare; nå teller rester et halvt poeng. Avslutt turen.
lessons-amsterdam-points = Poengarket forklarer hvert poeng: straffebrikker og kort som aldri ble aktivert, koster; laurbærkort, din største gruppe kvartaler, bydeler og rester gir.
