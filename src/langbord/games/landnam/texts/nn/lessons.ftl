# Landnám: the lesson, Norwegian nynorsk.

landnam-lesson-chapter-unknown = Inn i det ukjende
landnam-lesson-chapter-farm = Den første garden
landnam-lesson-chapter-harvest = Hausting
landnam-lesson-chapter-trade = Handel
landnam-lesson-chapter-village = Ei bygd
landnam-lesson-chapter-settler = Ein nybrotsmann
landnam-lesson-chapter-fate = Lagnadskort
landnam-lesson-chapter-althing = Alltinget

landnam-lesson-island = Ingen kjenner denne øya: felt med spørjeteikn er ikkje utforska. Skipet ditt ventar på det ytre sjøfeltet. Den som har tolv poeng ved slutten av ein tur, vinn: hus, og markørar frå alltinget.
landnam-lesson-sail = Eit skip går to steg i ein tur, ein nybrotsmann eitt. Segl til feltet i randa som lyser.
landnam-lesson-explore = Den som går ut i det ukjende, utforskar det. Terningar ville sagt kva som ligg der, men lagnadskortet ditt avgjer landet. Utforsk med det.
landnam-lesson-found = Det nye feltet har eit landskap og eit tal; prikkane viser kor ofte to terningar gjev det. Du fekk òg eit kort av det feltet gjev.
landnam-lesson-farm = Ei eining vert til ein gard på eit hjørne av feltet ho står på. Bygg ein: eit hus er eit poeng, og det haustar frå dei tre felta som møtest der.
landnam-lesson-end-turn = Meir kan ikkje byggjast, så turen din er over. Kan det framleis byggjast noko, avsluttar du han sjølv.
landnam-lesson-age = To terningar vart kasta: kvart felt med det talet gav eitt kort til kvar gard ved feltet og to til kvar bygd. Eitt av felta som gav innkome, vert aldra: talet går opp med éin. Vel det.
landnam-lesson-exchange = Fire like kort vert bytte mot eitt av eit anna slag; med ei hamn for slaget er to nok. Byt.
landnam-lesson-give = Du kan òg handle med dei andre. Set saman eit tilbod, kort for kort: først det du gjev.
landnam-lesson-want = Så det du vil ha for det.
landnam-lesson-propose = By det no fram til alle, og sjå kven som tek imot.
landnam-lesson-village = Ein gard ved sjøen kan verte ei bygd: eit hus til, eit poeng til, og to kort ved kvar hausting. Utvid han.
landnam-lesson-settler = Ein bygning kan setje ein nybrotsmann på eit felt ved sida av. Han utforskar innlandet, og der han står, tek han to kort ved haustinga og bygningane får ingen. Bygg ein.
landnam-lesson-swap = Eit lagnadskort vert spela når overskrifta seier det. I staden for å flytte kan du òg byte eit i ei vare. Gjer det.
landnam-lesson-order = Det vart kasta ein sjuar: inga hausting, alltinget vert halde. Alle kan stemne einingar som står i vegen for bygningane deira. Du vel kven som byrjar: byrja sjølv.
landnam-lesson-summon = Stemn eininga på feltet som lyser: sats kort av slaget feltet gjev. Forsvaret må leggje fleire enn deg, elles har det tapt.
landnam-lesson-verdict = Den som vinn ei sak, får ein kvit markør, eit poeng. Ei eining som tapte, er fredlaus: du kan jage ho bort, og på neste allting går ho ut av spel mot ein raud markør, òg eit poeng. Ni hus er ikkje nok til tolv poeng: gå til sak.
