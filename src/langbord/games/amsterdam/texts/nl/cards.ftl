### Composed from what the edition says of a card, an order or a market tile (describe.py).

## What is given
amsterdam-gives-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
amsterdam-gives-guilders = { $count } gulden
amsterdam-gives-choice =
    { $count ->
        [one] 1 grondstof naar keuze
       *[other] { $count } grondstoffen naar keuze
    }
amsterdam-gives-amstel =
    { $count ->
        [one] 1 veld op de Amstel
       *[other] { $count } velden op de Amstel
    }
amsterdam-gives-sail =
    { $count ->
        [one] 1 veld varen
       *[other] { $count } velden varen
    }
amsterdam-gives-resource = 1 grondstof { $colour }
amsterdam-each-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } per: { $measure }
amsterdam-each-points-of =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } per: { $measure } ({ $which })
amsterdam-twice-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }; het dubbele met een actieve { $which }
amsterdam-each-guilders = { $count } gulden per: { $measure }
amsterdam-each-guilders-of = { $count } gulden per: { $measure } ({ $which })
amsterdam-twice-guilders = { $count } gulden; het dubbele met een actieve { $which }
amsterdam-church-set = 3 punten; 8 met een eigen Zuiderkerk of Westerkerk, 15 met beide
amsterdam-delivery =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } per levering: { $good }

## What is paid
amsterdam-pay-guilders = Betaal { $count } gulden
amsterdam-pay-any =
    Lever { $count ->
        [one] 1 grondstof
       *[other] { $count } grondstoffen
    } in
amsterdam-pay-resource = Lever 1 { $colour } in

## On what condition; `of`: of which type, district, good, …
amsterdam-if-so = { $measure }
amsterdam-if-least = { $measure }, minstens { $least }
amsterdam-if-least-of = { $measure } ({ $which }), minstens { $least }
amsterdam-if-most =
    { $most ->
        [0] geen { $measure }
       *[other] { $measure }, hoogstens { $most }
    }
amsterdam-if-most-of = { $measure } ({ $which }), hoogstens { $most }
amsterdam-if-between = { $measure }, { $least } tot { $most }
amsterdam-if-between-of = { $measure } ({ $which }), { $least } tot { $most }

## What is counted
amsterdam-measure-one = 1
amsterdam-measure-one-or-two = 1, of 2 met een actieve kaart van die soort
amsterdam-measure-active-cards = actieve kaarten
amsterdam-measure-active-of-deck = actieve kaarten
amsterdam-measure-active-of-type = actieve kaarten
amsterdam-measure-active-of-timing = actieve kaarten
amsterdam-measure-craftsman-types = soorten onder je actieve ambachtslieden
amsterdam-measure-craftsman-pairs = paren gelijke actieve ambachtslieden
amsterdam-measure-most-craftsmen = actieve ambachtslieden van je talrijkste soort
amsterdam-measure-map-districts = buurten onder je actieve plattegronden
amsterdam-measure-map-pairs = paren actieve plattegronden van één kleur
amsterdam-measure-fewest-of-a-deck = actieve kaarten van elke stapel
amsterdam-measure-church-set = 3, of 8 met een eigen Zuiderkerk of Westerkerk, of 15 met beide
amsterdam-measure-inactive = inactieve kaarten
amsterdam-measure-inactive-at-start = inactieve kaarten aan het begin van je beurt
amsterdam-measure-maps-used = plattegronden die je deze beurt gebruikte
amsterdam-measure-maps-used-of = plattegronden die je deze beurt gebruikte
amsterdam-measure-amstel-steps = velden op de Amstel deze beurt
amsterdam-measure-discs-ahead = schijven voor die van jou op de Amstel
amsterdam-measure-discs-behind = schijven achter die van jou op de Amstel
amsterdam-measure-bridges-passed = gepasseerde bruggen
amsterdam-measure-at-mouth = je schijf aan de monding van de Amstel
amsterdam-measure-ship-steps = gevaren velden deze beurt
amsterdam-measure-at-start = je schip op het startveld
amsterdam-measure-cargo = goederen aan boord
amsterdam-measure-cargo-kinds = soorten goederen aan boord
amsterdam-measure-aboard = dokwerkers en goederen aan boord
amsterdam-measure-in-depot = dokwerkers in het depot
amsterdam-measure-in-depot-of = dokwerkers in het depot
amsterdam-measure-sold = goederen op de zwarte markt
amsterdam-measure-stock = goederen in het grote pakhuis
amsterdam-measure-small-stock = goederen in kleine pakhuizen
amsterdam-measure-own-blocks = eigen huizenblokken
amsterdam-measure-fives-of-blocks = begonnen vijftallen eigen huizenblokken
amsterdam-measure-blocks-of = eigen huizenblokken
amsterdam-measure-market-points = punten van de markt deze beurt
amsterdam-measure-card-guilders = guldens van een andere kaart deze beurt
amsterdam-measure-card-points = punten van een andere kaart deze beurt
amsterdam-measure-not-above = anderen met evenveel punten als jij of minder
amsterdam-measure-not-below = anderen met evenveel punten als jij of meer
amsterdam-timing-i = fase I
amsterdam-timing-ii = fase II
amsterdam-timing-iii = fase III
amsterdam-timing-permanent = permanent
amsterdam-timing-laurel = eindtelling

## What a card changes
amsterdam-trait-no-last-penalties = Geen straffiches voor kaarten die aan het eind niet actief zijn
amsterdam-trait-steps-at-end =
    Aan het eind: { $count ->
        [one] 1 veld op de Amstel
       *[other] { $count } velden op de Amstel
    }
amsterdam-trait-second-market = Gebruik het marktfiche twee keer
amsterdam-trait-block-cheaper = Huizenblokken kosten 1 grondstof minder
amsterdam-trait-block-guilder = 1 gulden per huizenblok dat je neemt
amsterdam-trait-block-for-guilders = Een huizenblok mag 2 gulden kosten in plaats van grondstoffen
amsterdam-trait-two-blocks = Twee huizenblokken per beurt
amsterdam-trait-triple-map = Gebruik één plattegrond tot drie keer per ronde
amsterdam-trait-building-guilders = 2 gulden per gebouw dat je activeert
amsterdam-trait-building-cheaper = Gebouwen kosten 1 grondstof minder
amsterdam-trait-craftsman-guilder = 1 gulden per ambachtsman die je activeert
amsterdam-trait-disc-on-top = Jouw schijf ligt altijd bovenop
amsterdam-trait-free-map-use = Een geactiveerde plattegrond mag meteen gratis gebruikt worden
amsterdam-trait-sell-for-both = Verkoop op de zwarte markt geeft 2 gulden en een grondstof
amsterdam-trait-cards-for-guilders = Per 3 gulden: activeer een kaart
amsterdam-trait-double-steps = Elke grondstof verplaatst je schip 2 velden
amsterdam-trait-map-guilder = 1 gulden per plattegrond die je activeert
amsterdam-trait-new-type-cheaper = De eerste ambachtsman van elke soort kost 1 grondstof minder
amsterdam-trait-map-for-guilders = Leg een actieve plattegrond af: { $count } gulden
amsterdam-trait-no-draft = In fase I hoef je geen kaart te nemen
amsterdam-trait-double-depot = Dokwerkers tellen dubbel
amsterdam-trait-guilders-for-ones = { $count } gulden per gekozen 1
amsterdam-trait-resources-for-ones = 2 grondstoffen extra per gekozen 1
amsterdam-trait-shift-die = Leg de grondstoffen van één dobbelsteen een vak eerder of later
amsterdam-trait-resource-per-die = 1 grondstof extra per gekozen dobbelsteen
amsterdam-trait-delivery-point = 1 punt per geleverd goed
amsterdam-trait-block-step =
    { $count ->
        [one] 1 veld op de Amstel
       *[other] { $count } velden op de Amstel
    } per huizenblok
amsterdam-trait-delivery-guilder = 1 gulden per geleverd goed

## What is handed in for an order
amsterdam-order-crew-and-resource = Lever 2 dokwerkers en 1 grondstof in
amsterdam-order-resources = Lever verschillende grondstoffen in
amsterdam-order-one-of-each-kind = Lever een dokwerker, een goed en een grondstof in
amsterdam-order-crew-of-colour = Lever tot 2 dokwerkers in: { $worker }

## Of which deck a card is, and when it works
amsterdam-kind-craftsman = ambachtsman
amsterdam-kind-building = gebouw
amsterdam-kind-map = buurtplattegrond
amsterdam-when-i = Eén keer per ronde, als je een kaart kiest (fase I)
amsterdam-when-ii = Eén keer per ronde, als je je grondstoffen neemt (fase II)
amsterdam-when-iii = Eén keer per ronde, in je beurt (fase III)
amsterdam-when-permanent = Zolang de kaart actief is
amsterdam-when-laurel = Eén keer, aan het einde van het spel

## What a thing would pay now, and how far its condition is met (standing.py)
amsterdam-now-pays = Levert nu op
amsterdam-now-nothing = niets
amsterdam-now-condition = Voorwaarde
amsterdam-now-met = vervuld
amsterdam-now-unmet = niet vervuld
amsterdam-now-least = { $held } van minstens { $least }
amsterdam-now-most = { $held } van hoogstens { $most }
amsterdam-now-between = { $held } ({ $least } tot { $most })
amsterdam-now-progress = Stand
amsterdam-now-have = { $what } { $have } van { $need }
amsterdam-now-workers = dokwerkers
amsterdam-now-resources = grondstoffen
amsterdam-now-goods = goederen
amsterdam-now-colours = verschillende grondstoffen
