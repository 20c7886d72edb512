# Amsterdam: the lesson, Dutch.

amsterdam-lesson-chapter-cards = Een kaart en twee dobbelstenen
amsterdam-lesson-chapter-activate = Een kaart activeren
amsterdam-lesson-chapter-block = Een huizenblok
amsterdam-lesson-chapter-harbour = Naar het pakhuis
amsterdam-lesson-chapter-workers = Dokwerkers
amsterdam-lesson-chapter-market = De markt
amsterdam-lesson-chapter-amstel = De Amstel
amsterdam-lesson-chapter-end = Het einde

amsterdam-lesson-city = In het zuiden liggen zes buurten van zes huizenblokken, in het noorden de haven met haar pakhuizen, opzij de Amstel. Je hebt twaalf rondes; de meeste punten winnen.
amsterdam-lesson-draft = Een ronde begint met een kaart voor ieder, in de volgorde van de schijven op de Amstel. Neem er een; de blokjes erop zijn wat activeren gaat kosten.
amsterdam-lesson-dice = Kies nu twee van de zes dobbelstenen, één voor elke kleur. Een dobbelsteen geeft zoveel grondstoffen van zijn kleur als hij toont.
amsterdam-lesson-wheel = Ze gingen in het vak met dat getal op je draaischijf. Die draait elke ronde één vak, en wat de uitgang bereikt, is van jou: een één meteen, een zes pas over vijf rondes, maar dan is het veel.
amsterdam-lesson-activate = In je beurt besteed je grondstoffen, in elke volgorde. Betaal de oplichtende kaart: ze wordt actief en werkt vanaf nu.
amsterdam-lesson-block = Eén keer per beurt mag je een huizenblok nemen: het kost zoveel grondstoffen van zijn kleur als erop staan. Huizenblokken die door bruggen verbonden zijn, tellen aan het eind 3 punten per stuk. Neem het oplichtende.
amsterdam-lesson-store = Het goed op het blok is van jou. De zwarte markt zou elk goed één keer kopen voor een grondstof of twee gulden; sla het liever op.
amsterdam-lesson-load = Je schip ligt bij een kraan, zoals bij elke steiger en bij de start. Laad het goed.
amsterdam-lesson-sail = Elk veld dat je vaart, kost een grondstof van een willekeurige kleur. Vaar naar het pakhuis.
amsterdam-lesson-further = Nog een veld verder.
amsterdam-lesson-deliver = Hier wil men wat je vervoert. Lever: je scoort het hoogste vrije vak van het dak, en in de eerste zeven rondes nog wat punten erbij, hoe eerder hoe meer.
amsterdam-lesson-worker = Bij een steiger mag je een dokwerker aan boord nemen, wat een gulden oplevert. Afgeleverd bij de steiger van zijn eigen kleur levert hij punten op. Neem er een.
amsterdam-lesson-market = Met guldens koop je wat het marktfiche van de ronde biedt, één keer per beurt: punten, en vaak nog iets. Gebruik het.
amsterdam-lesson-amstel = Eén keer per beurt mag je vooruit op de Amstel: een grondstof voor het eerste veld, twee voor elk volgende. Wie vooraan staat, speelt eerst; bruggen en de monding geven punten. Ga vooruit.
amsterdam-lesson-last = De laatste beurt van de laatste ronde. Van wat je niet besteedt, bewaar je in andere rondes maar één grondstof; nu tellen restanten een half punt. Beëindig je beurt.
amsterdam-lesson-points = Het scoreblad verklaart elk punt: straffiches en nooit geactiveerde kaarten kosten; eindtellingkaarten, je grootste gebied, buurten en restanten leveren op.
