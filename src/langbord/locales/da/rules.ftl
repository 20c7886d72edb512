# Regelsiderne og tegningerne på dem, dansk.

rules-contents = Indhold
rules-search = Søg i regler og kort
rules-found =
    { $count ->
        [0] Intet fundet.
        [one] Fundet ét sted.
       *[other] Fundet { $count } steder.
    }
rules-transport-cards = Transportkort
rules-contracts = Kontraktkort
rules-worth = { $points } point
rules-drawing-payment = En grøn strækning på tre felter, og de fire måder at betale den på: jokere (stjernen) gælder for et hvilket som helst kort.
rules-drawing-double = En dobbeltstrækning: den, der har vogne på den ene, kan aldrig få den anden; en anden kan, når I er tre eller fire.
rules-drawing-merchandise = Fire spilleres handelsvarekort, og hvad de er værd: den, der deler en plads, får hele værdien, og næste plads springes over.
rules-drawing-harvest = Der slås 8. Til venstre: gården får ét kort, bygden to. Til højre: nybyggeren tager to, og gården får ingen.
rules-drawing-case = En sag om en nybygger på en eng: sagsøgeren har satset tre får, forsvaret kun to. Vinderen får en hvid markør, en rød gør nybyggeren fredløs; hvide, røde og sorte markører er et point hver.
rules-drawing-explore = Et skib går ud i det ukendte: den grønne terning finder landskabet, den røde tallet, og opdageren får et kort af det, feltet giver.
rules-drawing-corners = En gård står på et hjørne, hvor tre felter mødes; den tykke streg er en kant. Én kant væk (stiplet) må intet bygges, to kanter væk (fyldte prikker) må der.
rules-drawing-blocks = Karréer er naboer, når en bro forbinder dem. Tre af de blå danner en gruppe på 9 point; den fjerde er afskåret.
rules-drawing-wheel = En terning, der viser 3, valgt i runde 4: tre råvarer i rum 3. Drejeskiven drejes ét rum hver runde, i denne med det samme; i runde 6 kommer de ud og kan bruges.
rules-drawing-harbour = Fra venstre: en bro med kran og to havnearbejdere, to vandfelter, et stort pakhus. Et skridt koster en råvare af en hvilken som helst farve; varer lægges på tagets højeste ledige felt.
rules-drawing-amstel = 1, 2, 3 eller 4 felter frem på Amstel koster 1, 3, 5 eller 7 råvarer. Den, der lander på andre, ligger øverst og er foran dem; en bro giver point, når den passeres.
