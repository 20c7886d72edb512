# Langbord, Nederlands: tafels en mensen op een server.

## Aan tafel
server-sat = { $name } gaat zitten.
server-stood = { $player } staat op.
server-kicked = { $player } moest opstaan.
server-started = Het spel begint.
server-undone =
    { $count ->
        [one] { $player } neemt een actie terug.
       *[other] { $player } neemt { $count } acties terug.
    }
server-retracted =
    { $count ->
        [one] { $player } neemt de laatste actie terug, zoals allen goedvonden.
       *[other] { $player } neemt terug: de laatste { $count } acties van allen vervallen, zoals allen goedvonden.
    }
server-hinted = { $player } vraagt om een hint.
server-left = { $player } is weg; een bot speelt verder.
server-time-over = De tijd van { $player } is om; een bot speelt verder.
server-returned = { $player } is terug.
server-closed = De tafel is gesloten.

## Over acties
server-conflict = Er is intussen iets gebeurd. Kijk nog eens.
server-illegal = ‘{ $action }’ kan nu niet.
server-nothing-to-undo = Er is niets dat je kunt terugnemen.
server-not-playing = Hier wordt nu niet gespeeld.
server-has-begun = Het spel is al begonnen.
server-other-commitment = Dit is niet de belofte van de gever aan deze tafel; kijk er opnieuw naar voor je je getal geeft.
server-not-over = Het spel is nog niet afgelopen.
server-not-your-turn = Je bent niet aan de beurt.
server-your-turn = Je bent nu aan de beurt.
server-no-hints = Aan deze tafel wordt zonder hints gespeeld.
server-warming-up = De bot maakt zich nog klaar. Vraag het over een minuut nog eens.
server-not-alone = Je bent niet de enige mens aan deze tafel: de bots houden hun tempo.
server-away = Een bot speelt voor je. Neem eerst je plaats weer in.

## Over plaatsen
server-seat-taken = Die plaats is bezet.
server-seat-empty = Daar zit niemand.
server-seats-empty = Nog niet alle plaatsen zijn bezet.
server-no-such-seat = Die plaats bestaat niet.
server-no-such-bot = Er is geen bot ‘{ $bot }’.
server-not-seated = Je zit niet aan deze tafel.

## Over mensen
server-name-taken = Die naam is bezet. Kies een andere.
server-banned = Je bent van deze server geweerd.
server-muted = Je mag nu even niets zeggen.
server-no-chat = Op deze server wordt niet gechat.
server-no-guests = Deze server laat geen gasten toe. Log in met een account.
server-no-accounts = Deze server neemt geen nieuwe accounts aan.
server-not-invited = Daarvoor heb je een uitnodiging nodig. Vraag het aan wie deze server beheert.
server-name-unclear = Die naam heeft letters die onzichtbaar zijn of op andere lijken. Kies een andere.
server-name-reserved = Die naam is bewaard voor bots en beheerders. Kies een andere.
server-wrong-password = Naam of wachtwoord klopt niet.
server-locked-out = Te veel verkeerde wachtwoorden. Wacht een paar minuten.
server-who-are-you = Zeg eerst hoe je heet.
server-bad-token = Dat token is niet geldig.
server-other-origin = Het verzoek kwam van een andere site.

## Over wat je vraagt
server-not-found = Hier is niets.
server-forbidden = Dat mag je niet.
server-after-the-end = Dat krijg je als het spel is afgelopen.

## Over verzoeken
server-invalid = Dat kan niet: { $detail }
server-bad-edition = De editie klopt niet: { $detail }
server-no-such-edition = Er is geen editie ‘{ $edition }’.
server-not-frozen = Deze tafel staat niet stil.
server-frozen-rules = Deze tafel staat stil: er wordt gespeeld met regels die niet die van deze versie van de server zijn. Er gaat niets verloren.
server-frozen-edition = Deze tafel staat stil: de editie waarmee wordt gespeeld is hier niet te vinden. Er gaat niets verloren.
server-frozen-log = Deze tafel staat stil: het verslag leidt niet meer waar het heen leidde. De beheerder van de server weet ervan.
server-frozen-unreleased = Deze tafel is van een versie van vóór de eerste uitgave en kan niet meer worden getoond.
server-empty = Er staat niets in.
server-too-long = Dat is te lang.
server-too-fast = Te veel tegelijk. Wacht even.
server-too-much = Dat was te veel werk voor deze server en is gestopt.
server-too-many = Je hebt er te veel.
server-too-slow = Je verbinding kon het niet bijhouden.
server-failed = Er ging iets mis op de server.

## Complaints, and those who look after the server
server-report = Melden
server-report-somebody = Iemand melden
server-report-who = Wie?
server-report-why = Wat is er mis?
server-report-sent = Dank je. Wie deze server beheert, leest het.
server-report-nobody = Er is hier niemand anders.
server-notice = Een bericht van wie deze server beheert
server-moderation = Moderatie
server-moderation-none = Niemand klaagt.
server-moderation-of = { $reporter } over { $name }
server-moderation-table = Naar de tafel
server-moderation-words = Woorden aan die persoon, of voor het logboek
server-moderation-hours = Voor hoeveel uur
server-moderation-for-good = Leeg: voorgoed
server-moderation-address = Ook het adres waar die persoon vandaan komt
server-moderation-warn = Waarschuwen
server-moderation-mute = Het zwijgen opleggen
server-moderation-unmute = Weer laten spreken
server-moderation-ban = Weren
server-moderation-lift = Weer toelaten
server-moderation-close = De tafel sluiten
server-moderation-hide = De regel verbergen
server-moderation-dismiss = Niets te doen
server-moderation-appoint = Benoemd
server-moderation-discharge = Ontslagen
server-moderation-log = Wat er is gedaan
server-moderation-invite = Een uitnodiging maken
server-moderation-accounts = Voor hoeveel accounts
server-invitation = Uitnodiging

## Over berichten
server-bad-link = Dat adres is niet te gebruiken. Het moet naar het open internet leiden, via https.
server-no-such-zone = Die tijdzone bestaat niet.
server-no-mail = Deze server verstuurt geen mail.
server-no-public-url = Deze server kent zijn eigen adres niet, en dat is hiervoor nodig. De beheerder kan het instellen.
server-old-link = Die link is niet meer geldig. Vraag een nieuwe aan.
server-bad-passkey = Die toegangssleutel is niet geaccepteerd. Probeer het opnieuw.
server-seat-kept = Die plaats is gereserveerd voor iemand die hier eerder speelde.
server-other-rating = De gastheer zoekt spelers van een andere sterkte.

## Wat allen afspreken
server-proposed = { $player } stelt voor: { $what }.
server-proposal-pause = een pauze
server-proposal-draw = remise
server-proposal-abandon = het spel opgeven
server-proposal-retract = de laatste actie van de voorsteller terugnemen
server-agreed = { $player } gaat akkoord.
server-declined = { $player } speelt liever door.
server-pause-begins = Het spel is gepauzeerd; de klokken staan stil.
server-pause-ends = Het spel gaat verder.
server-rested =
    { $days ->
        [one] { $player } neemt een dag vrij.
       *[other] { $player } neemt { $days } dagen vrij.
    }
server-halted = Het spel is gepauzeerd.
server-proposed-already = Er is al iets voorgesteld. Beantwoord dat eerst.
server-nothing-proposed = Er is niets voorgesteld.
server-on-vacation = Je bent al op vakantie.
server-no-vacation = Je hebt dit jaar nog { $days } dagen.
