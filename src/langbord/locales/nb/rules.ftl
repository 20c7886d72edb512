# Regelsidene og tegningene på dem, bokmål.

rules-contents = Innhold
rules-search = Søk i regler og kort
rules-found =
    { $count ->
        [0] Ingenting funnet.
        [one] Funnet ett sted.
       *[other] Funnet { $count } steder.
    }
rules-transport-cards = Transportkort
rules-contracts = Kontraktskort
rules-worth = { $points } poeng
rules-drawing-payment = En grønn rute på tre felter, og de fire måtene å betale den på: jokerkort (stjernen) gjelder for et hvilket som helst kort.
rules-drawing-double = En dobbeltrute: den som har kjerrer på den ene, kan aldri få den andre; en annen kan, når dere er tre eller fire.
rules-drawing-merchandise = Varebonuskortene til fire spillere og hva de er verdt: den som deler en plass, får hele verdien, og neste plass hoppes over.
rules-drawing-harvest = Det kastes 8. Til venstre: gården får ett kort, bygden to. Til høyre: nybrottsmannen tar to, og gården får ingen.
rules-drawing-case = En sak om en nybrottsmann på en eng: saksøkeren har satset tre sauer, forsvaret bare to. Vinneren får en hvit markør, en rød gjør nybrottsmannen fredløs; hvite, røde og svarte markører er ett poeng hver.
rules-drawing-explore = Et skip går ut i det ukjente: den grønne terningen finner landskapet, den røde tallet, og oppdageren får et kort av det feltet gir.
rules-drawing-corners = En gård står på et hjørne der tre felt møtes; den tykke streken er en kant. Én kant unna (stiplet) kan ingenting bygges, to kanter unna (fylte prikker) kan det.
rules-drawing-blocks = Kvartaler er naboer når en bru forbinder dem. Tre av de blå danner en gruppe på 9 poeng; det fjerde er avskåret.
rules-drawing-wheel = En terning som viser 3, valgt i runde 4: tre råvarer i rom 3. Dreieskiven dreies ett rom hver runde, i denne med en gang; i runde 6 kommer de ut og kan brukes.
rules-drawing-harbour = Fra venstre: en brygge med kran og to havnearbeidere, to vannfelter, et stort pakkhus. Et steg koster en råvare av en hvilken som helst farge; varer legges på det høyeste ledige feltet på taket.
rules-drawing-amstel = 1, 2, 3 eller 4 felter fram på Amstel koster 1, 3, 5 eller 7 råvarer. Den som lander på andre, ligger øverst og er foran dem; en bru gir poeng når den passeres.
