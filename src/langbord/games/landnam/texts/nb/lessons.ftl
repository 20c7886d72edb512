# Landnám: the lesson, Norwegian bokmål.

landnam-lesson-chapter-unknown = Inn i det ukjente
landnam-lesson-chapter-farm = Den første gården
landnam-lesson-chapter-harvest = Høsting
landnam-lesson-chapter-trade = Handel
landnam-lesson-chapter-village = En bygd
landnam-lesson-chapter-settler = En nybrottsmann
landnam-lesson-chapter-fate = Skjebnekort
landnam-lesson-chapter-althing = Alltinget

landnam-lesson-island = Ingen kjenner denne øya: felt med spørsmålstegn er ikke utforsket. Skipet ditt venter på det ytre sjøfeltet. Den som har tolv poeng ved slutten av en tur, vinner: hus, og markører fra alltinget.
landnam-lesson-sail = Et skip går to steg i en tur, en nybrottsmann ett. Seil til feltet i randen som lyser.
landnam-lesson-explore = Den som går ut i det ukjente, utforsker det. Terninger ville sagt hva som ligger der, men skjebnekortet ditt avgjør landet. Utforsk med det.
landnam-lesson-found = Det nye feltet har et landskap og et tall; prikkene viser hvor ofte to terninger gir det. Du fikk også et kort av det feltet gir.
landnam-lesson-farm = En enhet blir til en gård på et hjørne av feltet den står på. Bygg en: et hus er et poeng, og det høster fra de tre feltene som møtes der.
landnam-lesson-end-turn = Mer kan ikke bygges, så turen din er over. Kan det fortsatt bygges noe, avslutter du den selv.
landnam-lesson-age = To terninger ble kastet: hvert felt med det tallet ga ett kort til hver gård ved feltet og to til hver bygd. Ett av feltene som ga inntekt, aldres: tallet går opp med én. Velg det.
landnam-lesson-exchange = Fire like kort byttes mot ett av et annet slag; med en havn for slaget er to nok. Bytt.
landnam-lesson-give = Du kan også handle med de andre. Sett sammen et tilbud, kort for kort: først det du gir.
landnam-lesson-want = Så det du vil ha for det.
landnam-lesson-propose = Tilby det nå til alle, og se hvem som tar imot.
landnam-lesson-village = En gård ved sjøen kan bli en bygd: et hus til, et poeng til, og to kort ved hver høsting. Utvid den.
landnam-lesson-settler = En bygning kan sette en nybrottsmann på et felt ved siden av. Han utforsker innlandet, og der han står, tar han to kort ved høstingen og bygningene får ingen. Bygg en.
landnam-lesson-swap = Et skjebnekort spilles når overskriften sier det. I stedet for å flytte kan du også bytte et i en vare. Gjør det.
landnam-lesson-order = Det ble kastet en sjuer: ingen høsting, alltinget holdes. Alle kan stevne enheter som står i veien for bygningene deres. Du velger hvem som begynner: begynn selv.
landnam-lesson-summon = Stevn enheten på feltet som lyser: sats kort av slaget feltet gir. Forsvaret må legge flere enn deg, ellers har det tapt.
landnam-lesson-verdict = Den som vinner en sak, får en hvit markør, et poeng. En enhet som tapte, er fredløs: du kan jage den bort, og på neste allting går den ut av spill mot en rød markør, også et poeng. Ni hus er ikke nok til tolv poeng: gå til sak.
