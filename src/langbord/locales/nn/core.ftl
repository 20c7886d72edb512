# Langbord, nynorsk: det som ikkje høyrer til noko spel.

## Opprekningar
core-and = { $first } og { $last }
core-times = { $count }× { $item }

## Spelarar
core-player = Spelar
core-player-number = Spelar { $number }
core-place =
    { $place ->
       *[other] { $place }. plass
    }

## Ved bordet
core-bots-prepare = Botane gjer seg klare; første gongen tek det eit minutt.
core-bots-instead = «{ $level }» søkjer, og det krev { $extra }; i staden spelar «{ $other }».
core-welcome = Skriv nummeret på det du vil gjere. Skriv ? for hjelp, rules for reglane i korte trekk.
core-fair = Kortgjevaren har bunde seg til ein hemmeleg nøkkel, og kvart kort kjem frå han. Som prov etterpå, SHA-256-summen av nøkkelen:
core-your-move = { $player }, det er din tur.
core-how-to-choose = Eit nummer, eller handlinga i ord; ? for hjelp.
core-which = Kva for ei? Eit nummer, eller Enter for inga:
core-confirm = Enter for å avslutte turen, undo for å ta han tilbake:
core-interrupt = Du kan gripe inn no; Enter for å la spelet gå vidare.
core-hand-over = No er skjermen for { $player }.
core-press-enter = Enter når ingen andre ser på:

## Svar
core-no-such-number = Det er ikkje noko nummer { $number } i lista; ho går til { $last }.
core-ambiguous = «{ $text }» kan tyde fleire ting:
core-not-possible = «{ $text }» går ikkje an no. Enter viser lista att, ? gjev hjelp.
core-none-chosen = Ingenting valt.
core-nothing-to-undo = Det er ingenting å ta tilbake: Noko nytt er vist, eller ein annan har spelt sidan.
core-undone = Teke tilbake.
core-saved = Spelet er lagra i { $file }. Nøkkelen til kortgjevaren står der: Den som les fila, kan spå korta.
core-left =
    Spelet er teke vare på. Slik held du fram:
    { $command }

## Hjelp
core-help =
    Eit nummer vel frå lista. Du kan òg skrive ei handling, til dømes:
    { $example }
    Ein del av handlinga held, så lenge berre éi handling høver.

    ?              denne hjelpa
    rules          reglane i korte trekk
    board          bordet ein gong til
    list           brettet som liste
    log            alt som har hendt
    hint           kva ein bot ville gjere; at du spurde, står i referatet
    undo           ta tilbake siste handling, så lenge ikkje noko nytt er vist
    save FIL       lagre spelet i ei fil
    language KODE  { $languages }
    quit           gå frå bordet; spelet vert teke vare på og kan halde fram seinare

# What many games have on the table, where a game has no words of its own for it
core-field-seats = Spelarar
core-field-turn = Tur
core-field-points = Poeng
core-field-hand = Hand
core-field-round = Runde

## Ein gjennomgang av eit parti
core-review-by-net = Vinnarsjansar etter nettet til spelet; avgjerder ved søk med { $iterations } iterasjonar
core-review-by-play = Vinnarsjansar ved å spele vidare; avgjerder ved søk med { $iterations } iterasjonar
core-review-along = gjennom partiet
core-review-mistakes = tydelege feil
core-review-luck = flaks
core-review-no-luck = Kva som var flaks, kan ikkje seiast her: Det krev eit nett som dømer om alle plassar til kvar tid.
core-review-costliest = Avgjerdene som kosta mest:
core-review-instead = { $done } – betre: { $better }
core-review-nothing = Inga avgjerd kosta tydeleg mykje.
core-review-dealt = Kva kortgjevaren gav og tok, mot det som elles kunne ha kome:
core-hint-explained = Kva ein bot ville gjere, med vinnarsjansen han ser. At du spurde, står i referatet.
core-hint-needs = Eit tips må søkjast fram, og det krev { $extra }.
core-hint-action = handling
core-hint-visits = sett på
core-hint-chance = vinnarsjanse

## Slutten
core-winner =
    { $count ->
        [one] { $players } vinn!
       *[other] { $players } deler sigeren!
    }
core-lost = Spelet er tapt.
core-total = Sum
core-kept =
    Referatet av spelet er teke vare på. Slik provar du at ingen har tukla med korta:
    { $command }

# Why something does not react
core-not-your-turn = Det er ikkje din tur.
core-no-such-thing = Noko slikt finst ikkje i denne utgåva.
core-not-now = Det er spurt om noko anna først.
core-not-there = Ingenting kan gjerast der no.
core-not-again = Det går éin gong, og det er gjort.
core-not-near = Skipet ditt ligg ikkje ved sida av.
core-not-free = { $player } har det.
core-not-enough = Du treng { $need } og har { $have } ({ $what }).
core-recap = Sidan førre tur
core-recap-more = { $player }: { $count } fleire ({ $what }).
core-recap-less = { $player }: { $count } færre ({ $what }).
core-outcome = { $outcome }
