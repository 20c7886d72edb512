# Langbord, Nederlands: wat bij geen spel hoort.

## Opsommingen
core-and = { $first } en { $last }
core-times = { $count }× { $item }

## Spelers
core-player = Speler
core-player-number = Speler { $number }
core-place =
    { $place ->
       *[other] { $place }e plaats
    }

## Aan tafel
core-bots-prepare = De bots maken zich klaar; de eerste keer duurt dat een minuut.
core-bots-instead = “{ $level }” zoekt, en daarvoor is { $extra } nodig; in plaats daarvan speelt “{ $other }”.
core-welcome = Typ het nummer van wat je wilt doen. Met ? krijg je hulp, met rules de regels in het kort.
core-fair = De gever heeft zich vastgelegd op een geheime sleutel; daaruit komt elke kaart. Als bewijs achteraf de SHA-256-hash ervan:
core-your-move = { $player }, jij bent aan zet.
core-how-to-choose = Een nummer, of de actie in woorden; ? voor hulp.
core-which = Welke? Een nummer, of Enter voor geen:
core-confirm = Enter om je beurt te beëindigen, undo om hem terug te nemen:
core-interrupt = Je mag nu tussenbeide komen; met Enter gaat het spel verder.
core-hand-over = Nu is het scherm voor { $player }.
core-press-enter = Enter als niemand anders kijkt:

## Antwoorden
core-no-such-number = Nummer { $number } staat niet in de lijst; die loopt tot { $last }.
core-ambiguous = ‘{ $text }’ kan meer dan één ding betekenen:
core-not-possible = ‘{ $text }’ kan nu niet. Met Enter zie je de lijst weer, met ? krijg je hulp.
core-none-chosen = Niets gekozen.
core-nothing-to-undo = Er is niets terug te nemen: er is iets nieuws getoond, of een ander heeft sindsdien gespeeld.
core-undone = Teruggenomen.
core-saved = Het spel is bewaard in { $file }. De sleutel van de gever staat erin: wie hem leest, kan de kaarten voorspellen.
core-left =
    Het spel is bewaard. Zo speel je verder:
    { $command }

## Hulp
core-help =
    Met een nummer kies je uit de lijst. Je kunt een actie ook typen, bijvoorbeeld:
    { $example }
    Een deel ervan volstaat, zolang er maar één actie bij past.

    ?              deze hulp
    rules          de regels in het kort
    board          de tafel nog eens
    list           het bord als lijst
    log            alles wat er gebeurd is
    hint           wat een bot zou doen; dat je het vroeg staat in de partij
    undo           je laatste actie terugnemen, zolang er niets nieuws getoond is
    save BESTAND   het spel in een bestand bewaren
    language CODE  { $languages }
    quit           weggaan; het spel wordt bewaard en kan later verder

# What many games have on the table, where a game has no words of its own for it
core-field-seats = Spelers
core-field-turn = Aan de beurt
core-field-points = Punten
core-field-hand = Hand
core-field-round = Ronde

## Een nabeschouwing van een partij
core-review-by-net = Winstkansen volgens het net van het spel; beslissingen door zoeken met { $iterations } iteraties
core-review-by-play = Winstkansen door verder te spelen; beslissingen door zoeken met { $iterations } iteraties
core-review-along = door de partij heen
core-review-mistakes = duidelijke fouten
core-review-luck = geluk
core-review-no-luck = Wat geluk was valt hier niet te zeggen: daarvoor is een net nodig dat elke plaats op elk moment beoordeelt.
core-review-costliest = De beslissingen die het meest kostten:
core-review-instead = { $done } – beter: { $better }
core-review-nothing = Geen beslissing kostte duidelijk veel.
core-review-dealt = Wat de gever gaf en nam, vergeleken met wat er ook had kunnen komen:
core-hint-explained = Wat een bot zou doen, met de winstkans die hij ziet. Dat je het vroeg staat in de partij.
core-hint-needs = Een hint wordt gezocht, en daarvoor is { $extra } nodig.
core-hint-action = actie
core-hint-visits = bekeken
core-hint-chance = winstkans

## Het einde
core-winner =
    { $count ->
        [one] { $players } wint!
       *[other] { $players } delen de overwinning!
    }
core-lost = Het spel is verloren.
core-total = Totaal
core-kept =
    Het verslag van het spel is bewaard. Zo bewijs je dat er met geen kaart geknoeid is:
    { $command }

# Why something does not react
core-not-your-turn = Je bent niet aan de beurt.
core-no-such-thing = Zoiets is er niet in deze editie.
core-not-now = Eerst wordt iets anders gevraagd.
core-not-there = Daar kan nu niets.
core-not-again = Dat kan één keer, en het is gebeurd.
core-not-near = Je schip ligt er niet naast.
core-not-free = { $player } heeft het.
core-not-enough = Je hebt er { $need } nodig en hebt er { $have } ({ $what }).
core-recap = Sinds je vorige beurt
core-recap-more = { $player }: { $count } meer ({ $what }).
core-recap-less = { $player }: { $count } minder ({ $what }).
core-outcome = { $outcome }
