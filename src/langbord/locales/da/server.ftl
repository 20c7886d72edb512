# Langbord, dansk: borde og folk på en server.

## Ved bordet
server-sat = { $name } sætter sig.
server-stood = { $player } rejser sig.
server-kicked = { $player } blev bedt om at gå.
server-started = Spillet begynder.
server-undone =
    { $count ->
        [one] { $player } fortryder en handling.
       *[other] { $player } fortryder { $count } handlinger.
    }
server-retracted =
    { $count ->
        [one] { $player } fortryder den sidste handling, som alle var enige om.
       *[other] { $player } fortryder: de sidste { $count } handlinger af alle tages tilbage, som alle var enige om.
    }
server-hinted = { $player } beder om et tip.
server-left = { $player } er gået; en bot spiller videre.
server-time-over = Tiden er udløbet for { $player }; en bot spiller videre.
server-returned = { $player } er tilbage.
server-closed = Bordet er lukket.

## Om handlinger
server-conflict = Der er sket noget i mellemtiden. Se en gang til.
server-illegal = »{ $action }« er ikke muligt nu.
server-nothing-to-undo = Der er intet, du kan fortryde.
server-not-playing = Her spilles der ikke nu.
server-has-begun = Spillet er allerede begyndt.
server-other-commitment = Dette er ikke kortgiverens løfte ved dette bord; se på det igen, før du giver dit tal.
server-not-over = Spillet er ikke slut endnu.
server-not-your-turn = Det er ikke din tur.
server-your-turn = Det er din tur nu.
server-no-hints = Ved dette bord spilles der uden tip.
server-warming-up = Botten gør sig stadig klar. Spørg igen om et minut.
server-not-alone = Du er ikke den eneste person ved dette bord: tempoet bliver, som det er.
server-away = En bot spiller for dig. Tag først din plads tilbage.

## Om pladser
server-seat-taken = Den plads er optaget.
server-seat-empty = Der sidder ingen.
server-seats-empty = Ikke alle pladser er taget endnu.
server-no-such-seat = Den plads findes ikke.
server-no-such-bot = Der er ingen bot »{ $bot }«.
server-not-seated = Du sidder ikke ved dette bord.

## Om folk
server-name-taken = Det navn er optaget. Vælg et andet.
server-banned = Du er lukket ude fra denne server.
server-muted = Du må ikke sige noget for tiden.
server-no-chat = Der er ingen chat på denne server.
server-no-guests = Denne server tager ikke imod gæster. Log ind med en konto.
server-no-accounts = Denne server tager ikke imod nye konti.
server-not-invited = Det kræver en invitation. Spørg den, der driver denne server.
server-name-unclear = Navnet har bogstaver, som ikke ses, eller som ligner andre. Vælg et andet.
server-name-reserved = Navnet er forbeholdt botter og dem, der driver serveren. Vælg et andet.
server-wrong-password = Navn eller adgangskode er forkert.
server-locked-out = For mange forkerte adgangskoder. Vent nogle minutter.
server-who-are-you = Sig først, hvad du hedder.
server-bad-token = Det token er ikke gyldigt.
server-other-origin = Forespørgslen kom fra et andet websted.

## Om det man beder om
server-not-found = Her er der ingenting.
server-forbidden = Det må du ikke.
server-after-the-end = Det får du, når spillet er slut.

## Om forespørgsler
server-invalid = Det går ikke: { $detail }
server-bad-edition = Udgaven er ikke i orden: { $detail }
server-no-such-edition = Der er ingen udgave »{ $edition }«.
server-not-frozen = Dette bord står ikke stille.
server-frozen-rules = Dette bord står stille: reglerne, der spilles efter, er ikke dem, som denne version af serveren har. Intet er gået tabt.
server-frozen-edition = Dette bord står stille: udgaven, der spilles med, findes ikke her. Intet er gået tabt.
server-frozen-log = Dette bord står stille: loggen fører ikke derhen, hvor den førte. Den, der driver serveren, har fået besked.
server-frozen-unreleased = Dette bord er fra en version før den første udgivelse og kan ikke vises længere.
server-empty = Der står intet i det.
server-too-long = Det er for langt.
server-too-fast = For meget på én gang. Vent lidt.
server-too-much = Det var for meget arbejde for denne server, så det blev stoppet.
server-too-many = Du har for mange af dem.
server-too-slow = Din forbindelse kunne ikke følge med.
server-failed = Noget gik galt på serveren.

## Complaints, and those who look after the server
server-report = Anmeld
server-report-somebody = Anmeld nogen
server-report-who = Hvem?
server-report-why = Hvad er galt?
server-report-sent = Tak. De, der passer serveren, læser det.
server-report-nobody = Der er ingen andre her.
server-notice = Et ord fra dem, der passer serveren
server-moderation = Moderation
server-moderation-none = Ingen klager.
server-moderation-of = { $reporter } om { $name }
server-moderation-table = Til bordet
server-moderation-words = Ord til vedkommende, eller til loggen
server-moderation-hours = For hvor mange timer
server-moderation-for-good = Tomt: for altid
server-moderation-address = Også adressen, vedkommende kommer fra
server-moderation-warn = Advar
server-moderation-mute = Gør tavs
server-moderation-unmute = Lad tale igen
server-moderation-ban = Luk ude
server-moderation-lift = Luk ind igen
server-moderation-close = Luk bordet
server-moderation-hide = Skjul linjen
server-moderation-dismiss = Intet at gøre
server-moderation-appoint = Udnævnt
server-moderation-discharge = Afsat
server-moderation-log = Hvad der blev gjort
server-moderation-invite = Lav en invitation
server-moderation-accounts = For hvor mange konti
server-invitation = Invitation

## Om beskeder
server-bad-link = Den adresse kan ikke bruges. Den skal føre til det åbne internet, over https.
server-no-such-zone = Den tidszone findes ikke.
server-no-mail = Denne server sender ikke mail.
server-no-public-url = Denne server kender ikke sin egen adresse, og den behøves her. Den, der driver den, kan angive den.
server-old-link = Det link gælder ikke længere. Bed om et nyt.
server-bad-passkey = Adgangsnøglen blev ikke godtaget. Prøv igen.
server-seat-kept = Den plads er holdt til en, der spillede her før.
server-other-rating = Værten leder efter spillere af en anden styrke.

## Det alle bliver enige om
server-proposed = { $player } foreslår { $what }.
server-proposal-pause = en pause
server-proposal-draw = remis
server-proposal-abandon = at opgive spillet
server-proposal-retract = at fortryde forslagsstillerens sidste handling
server-agreed = { $player } er enig.
server-declined = { $player } vil hellere spille videre.
server-pause-begins = Spillet holder pause; urene står.
server-pause-ends = Spillet fortsætter.
server-rested =
    { $days ->
        [one] { $player } tager en dag fri.
       *[other] { $player } tager { $days } dage fri.
    }
server-halted = Spillet holder pause.
server-proposed-already = Noget er allerede foreslået. Svar på det først.
server-nothing-proposed = Intet er foreslået.
server-on-vacation = Du har allerede ferie.
server-no-vacation = Du har { $days } dage tilbage i år.
