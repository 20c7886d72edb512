# Langbord, bokmål: bord og folk på en tjener.

## Ved bordet
server-sat = { $name } setter seg.
server-stood = { $player } reiser seg.
server-kicked = { $player } ble bedt om å gå.
server-started = Spillet begynner.
server-undone =
    { $count ->
        [one] { $player } angrer en handling.
       *[other] { $player } angrer { $count } handlinger.
    }
server-retracted =
    { $count ->
        [one] { $player } angrer den siste handlingen, som alle var enige om.
       *[other] { $player } angrer: de siste { $count } handlingene til alle tas tilbake, som alle var enige om.
    }
server-hinted = { $player } ber om et tips.
server-left = { $player } har gått; en bot spiller videre.
server-time-over = Tiden er ute for { $player }; en bot spiller videre.
server-returned = { $player } er tilbake.
server-closed = Bordet er stengt.

## Om handlinger
server-conflict = Noe har skjedd i mellomtiden. Se en gang til.
server-illegal = «{ $action }» er ikke mulig nå.
server-nothing-to-undo = Det er ingenting du kan angre.
server-not-playing = Her spilles det ikke nå.
server-has-begun = Spillet har alt begynt.
server-other-commitment = Dette er ikke løftet fra kortgiveren ved dette bordet; se på det igjen før du gir tallet ditt.
server-not-over = Spillet er ikke slutt ennå.
server-not-your-turn = Det er ikke din tur.
server-your-turn = Det er din tur nå.
server-no-hints = Ved dette bordet spilles det uten tips.
server-warming-up = Boten gjør seg fremdeles klar. Spør igjen om et minutt.
server-not-alone = Du er ikke den eneste personen ved dette bordet: tempoet blir som det er.
server-away = En bot spiller for deg. Ta plassen din tilbake først.

## Om plasser
server-seat-taken = Den plassen er opptatt.
server-seat-empty = Der sitter det ingen.
server-seats-empty = Ikke alle plassene er tatt ennå.
server-no-such-seat = Den plassen finnes ikke.
server-no-such-bot = Det finnes ingen bot «{ $bot }».
server-not-seated = Du sitter ikke ved dette bordet.

## Om folk
server-name-taken = Det navnet er opptatt. Velg et annet.
server-banned = Du er stengt ute fra denne tjeneren.
server-muted = Du får ikke si noe for tiden.
server-no-chat = Det er ingen chat på denne tjeneren.
server-no-guests = Denne tjeneren tar ikke imot gjester. Logg inn med en konto.
server-no-accounts = Denne tjeneren tar ikke imot nye kontoer.
server-not-invited = Til det trenger du en invitasjon. Spør den som driver denne tjeneren.
server-name-unclear = Navnet har bokstaver som ikke synes, eller som ligner andre. Velg et annet.
server-name-reserved = Navnet er holdt av til boter og dem som driver tjeneren. Velg et annet.
server-wrong-password = Navn eller passord er feil.
server-locked-out = For mange feil passord. Vent noen minutter.
server-who-are-you = Si først hva du heter.
server-bad-token = Det tokenet er ikke gyldig.
server-other-origin = Forespørselen kom fra et annet nettsted.

## Om det man ber om
server-not-found = Her er det ingenting.
server-forbidden = Det har du ikke lov til.
server-after-the-end = Det får du når spillet er slutt.

## Om forespørsler
server-invalid = Det går ikke: { $detail }
server-bad-edition = Utgaven stemmer ikke: { $detail }
server-no-such-edition = Det finnes ingen utgave «{ $edition }».
server-not-frozen = Dette bordet står ikke stille.
server-frozen-rules = Dette bordet står stille: reglene det spilles etter, er ikke de som denne versjonen av serveren har. Ingenting er tapt.
server-frozen-edition = Dette bordet står stille: utgaven det spilles med, finnes ikke her. Ingenting er tapt.
server-frozen-log = Dette bordet står stille: loggen fører ikke dit den førte. Den som driver serveren, har fått beskjed.
server-frozen-unreleased = Dette bordet er fra en versjon før den første utgivelsen og kan ikke vises lenger.
server-empty = Det står ingenting der.
server-too-long = Det er for langt.
server-too-fast = For mye på en gang. Vent litt.
server-too-much = Det var for mye arbeid for denne tjeneren, så det ble stoppet.
server-too-many = Du har for mange av dem.
server-too-slow = Forbindelsen din klarte ikke å følge med.
server-failed = Noe gikk galt på tjeneren.

## Complaints, and those who look after the server
server-report = Rapporter
server-report-somebody = Rapporter noen
server-report-who = Hvem?
server-report-why = Hva er galt?
server-report-sent = Takk. De som ser etter tjeneren, leser det.
server-report-nobody = Det er ingen andre her.
server-notice = Et ord fra dem som ser etter tjeneren
server-moderation = Moderering
server-moderation-none = Ingen klager.
server-moderation-of = { $reporter } om { $name }
server-moderation-table = Til bordet
server-moderation-words = Ord til vedkommende, eller til loggen
server-moderation-hours = For hvor mange timer
server-moderation-for-good = Tomt: for godt
server-moderation-address = Også adressen vedkommende kommer fra
server-moderation-warn = Advar
server-moderation-mute = Demp
server-moderation-unmute = La snakke igjen
server-moderation-ban = Steng ute
server-moderation-lift = Slipp inn igjen
server-moderation-close = Lukk bordet
server-moderation-hide = Skjul linjen
server-moderation-dismiss = Ingenting å gjøre
server-moderation-appoint = Utnevnt
server-moderation-discharge = Fritatt
server-moderation-log = Hva som ble gjort
server-moderation-invite = Lag en invitasjon
server-moderation-accounts = For hvor mange kontoer
server-invitation = Invitasjon

## Om varsler
server-bad-link = Den adressen kan ikke brukes. Den må føre til det åpne internettet, over https.
server-no-such-zone = Den tidssonen finnes ikke.
server-no-mail = Denne tjeneren sender ikke e-post.
server-no-public-url = Denne tjeneren kjenner ikke sin egen adresse, og den trengs her. Den som driver den, kan oppgi den.
server-old-link = Den lenken gjelder ikke lenger. Be om en ny.
server-bad-passkey = Tilgangsnøkkelen ble ikke godtatt. Prøv igjen.
server-seat-kept = Den plassen er holdt av til en som spilte her før.
server-other-rating = Verten ser etter spillere med en annen styrke.

## Det alle blir enige om
server-proposed = { $player } foreslår { $what }.
server-proposal-pause = en pause
server-proposal-draw = remis
server-proposal-abandon = å gi opp spillet
server-proposal-retract = å angre den siste handlingen til den som foreslår
server-agreed = { $player } er enig.
server-declined = { $player } vil heller spille videre.
server-pause-begins = Spillet har pause; klokkene står.
server-pause-ends = Spillet fortsetter.
server-rested =
    { $days ->
        [one] { $player } tar en dag fri.
       *[other] { $player } tar { $days } dager fri.
    }
server-halted = Spillet har pause.
server-proposed-already = Noe er allerede foreslått. Svar på det først.
server-nothing-proposed = Ingenting er foreslått.
server-on-vacation = Du har allerede ferie.
server-no-vacation = Du har { $days } dager igjen i år.
