# Langbord, bokmål: det som ikke hører til noe spill.

## Oppramsinger
core-and = { $first } og { $last }
core-times = { $count }× { $item }

## Spillere
core-player = Spiller
core-player-number = Spiller { $number }
core-place =
    { $place ->
       *[other] { $place }. plass
    }

## Ved bordet
core-bots-prepare = Botene gjør seg klare; første gang tar det et minutt.
core-bots-instead = «{ $level }» søker, og det krever { $extra }; i stedet spiller «{ $other }».
core-welcome = Skriv nummeret på det du vil gjøre. Skriv ? for hjelp, rules for reglene i korte trekk.
core-fair = Kortgiveren har bundet seg til en hemmelig nøkkel, og hvert kort kommer fra den. Som bevis etterpå, nøkkelens SHA-256-sum:
core-your-move = { $player }, det er din tur.
core-how-to-choose = Et nummer, eller handlingen i ord; ? for hjelp.
core-which = Hvilken? Et nummer, eller Enter for ingen:
core-confirm = Enter for å avslutte turen, undo for å ta den tilbake:
core-interrupt = Du kan gripe inn nå; Enter for å la spillet gå videre.
core-hand-over = Nå er skjermen for { $player }.
core-press-enter = Enter når ingen andre ser på:

## Svar
core-no-such-number = Det er ikke noe nummer { $number } i lista; den går til { $last }.
core-ambiguous = «{ $text }» kan bety flere ting:
core-not-possible = «{ $text }» går ikke an nå. Enter viser lista igjen, ? gir hjelp.
core-none-chosen = Ingenting valgt.
core-nothing-to-undo = Det er ingenting å ta tilbake: Noe nytt er vist, eller en annen har spilt siden.
core-undone = Tatt tilbake.
core-saved = Spillet er lagret i { $file }. Kortgiverens nøkkel står i den: Den som leser den, kan forutsi kortene.
core-left =
    Spillet er tatt vare på. Slik fortsetter du:
    { $command }

## Hjelp
core-help =
    Et nummer velger fra lista. Du kan også skrive en handling, for eksempel:
    { $example }
    En del av den holder, så lenge bare én handling passer.

    ?              denne hjelpen
    rules          reglene i korte trekk
    board          bordet en gang til
    list           brettet som liste
    log            alt som har hendt
    hint           hva en bot ville gjøre; at du spurte, står i referatet
    undo           ta tilbake din siste handling, så lenge ikke noe nytt er vist
    save FIL       lagre spillet i en fil
    language KODE  { $languages }
    quit           gå fra bordet; spillet tas vare på og kan fortsette senere

# What many games have on the table, where a game has no words of its own for it
core-field-seats = Spillere
core-field-turn = Tur
core-field-points = Poeng
core-field-hand = Hånd
core-field-round = Runde

## En gjennomgang av et parti
core-review-by-net = Vinnersjanser etter spillets nett; avgjørelser ved søk med { $iterations } iterasjoner
core-review-by-play = Vinnersjanser ved å spille videre; avgjørelser ved søk med { $iterations } iterasjoner
core-review-along = gjennom partiet
core-review-mistakes = tydelige feil
core-review-luck = flaks
core-review-no-luck = Hva som var flaks, kan ikke sies her: Det krever et nett som bedømmer alle plasser til enhver tid.
core-review-costliest = Avgjørelsene som kostet mest:
core-review-instead = { $done } – bedre: { $better }
core-review-nothing = Ingen avgjørelse kostet tydelig mye.
core-review-dealt = Hva kortgiveren ga og tok, mot det som ellers kunne ha kommet:
core-hint-explained = Hva en bot ville gjøre, med vinnersjansen den ser. At du spurte, står i referatet.
core-hint-needs = Et tips må søkes fram, og det krever { $extra }.
core-hint-action = handling
core-hint-visits = sett på
core-hint-chance = vinnersjanse

## Slutten
core-winner =
    { $count ->
        [one] { $players } vinner!
       *[other] { $players } deler seieren!
    }
core-lost = Spillet er tapt.
core-total = Sum
core-kept =
    Referatet av spillet er tatt vare på. Slik beviser du at ingen har tuklet med kortene:
    { $command }

# Why something does not react
core-not-your-turn = Det er ikke din tur.
core-no-such-thing = Noe slikt finnes ikke i denne utgaven.
core-not-now = Noe annet blir spurt om først.
core-not-there = Ingenting kan gjøres der nå.
core-not-again = Det går én gang, og det er gjort.
core-not-near = Skipet ditt ligger ikke ved siden av.
core-not-free = { $player } har det.
core-not-enough = Du trenger { $need } og har { $have } ({ $what }).
core-recap = Siden din forrige tur
core-recap-more = { $player }: { $count } flere ({ $what }).
core-recap-less = { $player }: { $count } færre ({ $what }).
core-outcome = { $outcome }
