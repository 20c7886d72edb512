# De pagina’s met spelregels en hun tekeningen, Nederlands.

rules-contents = Inhoud
rules-search = Zoek in regels en kaarten
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Op één plaats gevonden.
       *[other] Op { $count } plaatsen gevonden.
    }
rules-transport-cards = Transportkaarten
rules-contracts = Contracten
rules-worth = { $points } punten
rules-drawing-payment = Een groene route van drie vakken, en de vier manieren om haar te betalen: jokers (de ster) vervangen elke kaart.
rules-drawing-double = Een dubbele route: wie op een van beide karren heeft, kan de andere nooit krijgen; een ander wel, met drie of vier spelers.
rules-drawing-merchandise = Goederenkaarten van vier spelers en wat ze waard zijn: wie een plaats deelt, krijgt die helemaal, en de volgende plaats vervalt.
rules-drawing-harvest = Er wordt 8 gegooid. Links: de boerderij krijgt één kaart, het dorp twee. Rechts: de kolonist neemt er twee, de boerderij krijgt niets.
rules-drawing-case = Een zaak over een kolonist op een weide: de aanklager heeft drie schapen ingezet, de verdediging maar twee. De winnaar krijgt een witte schijf, een rode maakt de kolonist vogelvrij; witte, rode en zwarte schijven zijn elk een punt.
rules-drawing-explore = Een schip stapt het onbekende in: de groene dobbelsteen vindt een landschap, de rode het getal, en de ontdekker krijgt een kaart van wat het opbrengt.
rules-drawing-corners = Een boerderij staat op een hoek waar drie velden samenkomen; de dikke lijn is een kant. Eén kant verder (gestreept) mag niets gebouwd worden, twee kanten verder (volle stippen) wel.
rules-drawing-blocks = Huizenblokken zijn buren als een brug ze verbindt. Drie van de blauwe vormen een gebied van 9 punten; het vierde is afgesneden.
rules-drawing-wheel = Een dobbelsteen met 3, gekozen in ronde 4: drie grondstoffen in vak 3. De draaischijf draait elke ronde één vak, in deze meteen al; in ronde 6 komen ze vrij en kun je ze besteden.
rules-drawing-harbour = Van links naar rechts: een steiger met een kraan en twee dokwerkers, twee watervelden, een groot pakhuis. Een stap kost een grondstof van een willekeurige kleur; goederen gaan naar het hoogste vrije vak van het dak.
rules-drawing-amstel = 1, 2, 3 of 4 velden vooruit op de Amstel kost 1, 3, 5 of 7 grondstoffen. Wie op anderen terechtkomt, ligt bovenop en gaat voor; een brug scoort wie eronderdoor gaat.
