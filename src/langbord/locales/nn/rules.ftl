# Regelsidene og teikningane på dei, nynorsk.

rules-contents = Innhald
rules-search = Søk i reglar og kort
rules-found =
    { $count ->
        [0] Ingenting funne.
        [one] Funne éin stad.
       *[other] Funne { $count } stader.
    }
rules-transport-cards = Transportkort
rules-contracts = Kontraktskort
rules-worth = { $points } poeng
rules-drawing-payment = Ei grøn rute på tre felt, og dei fire måtane å betale ho på: jokerkort (stjerna) gjeld for kva kort som helst.
rules-drawing-double = Ei dobbeltrute: den som har kjerrer på den eine, kan aldri få den andre; ein annan kan, når de er tre eller fire.
rules-drawing-merchandise = Varebonuskorta til fire spelarar og kva dei er verde: den som deler ein plass, får heile verdien, og neste plass vert hoppa over.
rules-drawing-harvest = Det vert kasta 8. Til venstre: garden får eitt kort, bygda to. Til høgre: nybrotsmannen tek to, og garden får ingen.
rules-drawing-case = Ei sak om ein nybrotsmann på ei eng: saksøkjaren har satsa tre sauer, forsvaret berre to. Vinnaren får ein kvit markør, ein raud gjer nybrotsmannen fredlaus; kvite, raude og svarte markørar er eitt poeng kvar.
rules-drawing-explore = Eit skip går ut i det ukjende: den grøne terningen finn landskapet, den raude talet, og oppdagaren får eit kort av det feltet gjev.
rules-drawing-corners = Ein gard står på eit hjørne der tre felt møtest; den tjukke streken er ein kant. Éin kant unna (stipla) kan ingenting byggjast, to kantar unna (fylte prikkar) kan det.
rules-drawing-blocks = Kvartal er naboar når ei bru bind dei saman. Tre av dei blå dannar ei gruppe på 9 poeng; det fjerde er avskore.
rules-drawing-wheel = Ein terning som viser 3, vald i runde 4: tre råvarer i rom 3. Dreieskiva vert dreia eitt rom kvar runde, i denne med ein gong; i runde 6 kjem dei ut og kan brukast.
rules-drawing-harbour = Frå venstre: ei brygge med kran og to hamnearbeidarar, to vassfelt, eit stort pakkhus. Eit steg kostar ei råvare av kva farge som helst; varer vert lagde på det høgaste ledige feltet på taket.
rules-drawing-amstel = 1, 2, 3 eller 4 felt fram på Amstel kostar 1, 3, 5 eller 7 råvarer. Den som landar på andre, ligg øvst og er føre dei; ei bru gir poeng når ho vert passert.
