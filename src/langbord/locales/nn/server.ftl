# Langbord, nynorsk: bord og folk på ein tenar.

## Ved bordet
server-sat = { $name } set seg.
server-stood = { $player } reiser seg.
server-kicked = { $player } vart beden om å gå.
server-started = Spelet tek til.
server-undone =
    { $count ->
        [one] { $player } angrar ei handling.
       *[other] { $player } angrar { $count } handlingar.
    }
server-retracted =
    { $count ->
        [one] { $player } angrar den siste handlinga, som alle var samde om.
       *[other] { $player } angrar: dei siste { $count } handlingane til alle blir tekne tilbake, som alle var samde om.
    }
server-hinted = { $player } bed om eit tips.
server-left = { $player } har gått; ein bot spelar vidare.
server-time-over = Tida er ute for { $player }; ein bot spelar vidare.
server-returned = { $player } er attende.
server-closed = Bordet er stengt.

## Om handlingar
server-conflict = Noko har hendt i mellomtida. Sjå ein gong til.
server-illegal = «{ $action }» går ikkje no.
server-nothing-to-undo = Det er ingenting du kan angre.
server-not-playing = Her blir det ikkje spelt no.
server-has-begun = Spelet har alt teke til.
server-other-commitment = Dette er ikkje lovnaden frå kortgjevaren ved dette bordet; sjå på han igjen før du gjev talet ditt.
server-not-over = Spelet er ikkje slutt enno.
server-not-your-turn = Det er ikkje din tur.
server-your-turn = Det er din tur no.
server-no-hints = Ved dette bordet blir det spelt utan tips.
server-warming-up = Boten gjer seg framleis klar. Spør att om eit minutt.
server-not-alone = Du er ikkje den einaste personen ved dette bordet: tempoet blir som det er.
server-away = Ein bot spelar for deg. Ta plassen din attende først.

## Om plassar
server-seat-taken = Den plassen er oppteken.
server-seat-empty = Der sit det ingen.
server-seats-empty = Ikkje alle plassane er tekne enno.
server-no-such-seat = Den plassen finst ikkje.
server-no-such-bot = Det finst ingen bot «{ $bot }».
server-not-seated = Du sit ikkje ved dette bordet.

## Om folk
server-name-taken = Det namnet er oppteke. Vel eit anna.
server-banned = Du er stengd ute frå denne tenaren.
server-muted = Du får ikkje seie noko for tida.
server-no-chat = Det er ingen chat på denne tenaren.
server-no-guests = Denne tenaren tek ikkje imot gjester. Logg inn med ein konto.
server-no-accounts = Denne tenaren tek ikkje imot nye kontoar.
server-not-invited = Til det treng du ein invitasjon. Spør den som driv denne tenaren.
server-name-unclear = Namnet har bokstavar som ikkje syner, eller som liknar andre. Vel eit anna.
server-name-reserved = Namnet er halde av til botar og dei som driv tenaren. Vel eit anna.
server-wrong-password = Namn eller passord er feil.
server-locked-out = For mange feil passord. Vent nokre minutt.
server-who-are-you = Sei først kva du heiter.
server-bad-token = Det tokenet er ikkje gyldig.
server-other-origin = Førespurnaden kom frå ein annan nettstad.

## Om det ein bed om
server-not-found = Her er det ingenting.
server-forbidden = Det har du ikkje lov til.
server-after-the-end = Det får du når spelet er slutt.

## Om førespurnader
server-invalid = Det går ikkje: { $detail }
server-bad-edition = Utgåva stemmer ikkje: { $detail }
server-no-such-edition = Det finst inga utgåve «{ $edition }».
server-not-frozen = Dette bordet står ikkje stille.
server-frozen-rules = Dette bordet står stille: reglane det blir spela etter, er ikkje dei som denne versjonen av tenaren har. Ingenting er tapt.
server-frozen-edition = Dette bordet står stille: utgåva det blir spela med, finst ikkje her. Ingenting er tapt.
server-frozen-log = Dette bordet står stille: loggen fører ikkje dit han førte. Den som driv tenaren, har fått beskjed.
server-frozen-unreleased = Dette bordet er frå ein versjon før den første utgjevinga og kan ikkje visast lenger.
server-empty = Det står ingenting der.
server-too-long = Det er for langt.
server-too-fast = For mykje på ein gong. Vent litt.
server-too-much = Det var for mykje arbeid for denne tenaren, så det vart stoppa.
server-too-many = Du har for mange av dei.
server-too-slow = Sambandet ditt klarte ikkje å følgje med.
server-failed = Noko gjekk gale på tenaren.

## Complaints, and those who look after the server
server-report = Rapporter
server-report-somebody = Rapporter nokon
server-report-who = Kven?
server-report-why = Kva er gale?
server-report-sent = Takk. Dei som ser etter tenaren, les det.
server-report-nobody = Det er ingen andre her.
server-notice = Eit ord frå dei som ser etter tenaren
server-moderation = Moderering
server-moderation-none = Ingen klagar.
server-moderation-of = { $reporter } om { $name }
server-moderation-table = Til bordet
server-moderation-words = Ord til vedkomande, eller til loggen
server-moderation-hours = For kor mange timar
server-moderation-for-good = Tomt: for godt
server-moderation-address = Også adressa vedkomande kjem frå
server-moderation-warn = Åtvar
server-moderation-mute = Demp
server-moderation-unmute = Lat snakke att
server-moderation-ban = Steng ute
server-moderation-lift = Slepp inn att
server-moderation-close = Lukk bordet
server-moderation-hide = Skjul linja
server-moderation-dismiss = Ingenting å gjere
server-moderation-appoint = Utnemnd
server-moderation-discharge = Friteken
server-moderation-log = Kva som vart gjort
server-moderation-invite = Lag ein invitasjon
server-moderation-accounts = For kor mange kontoar
server-invitation = Invitasjon

## Om varsel
server-bad-link = Den adressa kan ikkje brukast. Ho må føre til det opne internettet, over https.
server-no-such-zone = Den tidssona finst ikkje.
server-no-mail = Denne tenaren sender ikkje e-post.
server-no-public-url = Denne tenaren kjenner ikkje si eiga adresse, og ho trengst her. Den som driv han, kan gje henne opp.
server-old-link = Den lenkja gjeld ikkje lenger. Be om ei ny.
server-bad-passkey = Tilgangsnøkkelen vart ikkje godteken. Prøv igjen.
server-seat-kept = Den plassen er halden av til ein som spela her før.
server-other-rating = Verten ser etter spelarar med ein annan styrke.

## Det alle blir samde om
server-proposed = { $player } føreslår { $what }.
server-proposal-pause = ein pause
server-proposal-draw = remis
server-proposal-abandon = å gje opp spelet
server-proposal-retract = å angre den siste handlinga til den som gjer framlegg
server-agreed = { $player } er samd.
server-declined = { $player } vil heller spele vidare.
server-pause-begins = Spelet har pause; klokkene står.
server-pause-ends = Spelet held fram.
server-rested =
    { $days ->
        [one] { $player } tek ein dag fri.
       *[other] { $player } tek { $days } dagar fri.
    }
server-halted = Spelet har pause.
server-proposed-already = Noko er alt føreslått. Svar på det først.
server-nothing-proposed = Ingenting er føreslått.
server-on-vacation = Du har alt ferie.
server-no-vacation = Du har { $days } dagar att i år.
