# Landnám: pages and board in the browser, Danish.

landnam-about = Udforsk en ukendt ø, dyrk den, og før sag om den på altinget.

landnam-panel-case = Sag om { $cell }: der satses { $kind }
landnam-panel-prosecution = Sagsøger
landnam-panel-defence = Forsvar
landnam-panel-staked = satset
landnam-panel-must-lay = skal lægge mindst { $count }
landnam-panel-offered = Sagen tilbydes { $player }.
landnam-panel-gives = { $player } giver
landnam-panel-wants = og vil have
landnam-panel-you-give = Du giver
landnam-panel-you-want = Du vil have
landnam-panel-offer = Giv tilbuddet
landnam-panel-costs = Hvad ting koster
landnam-panel-settler = nybygger
landnam-panel-ship = skib
landnam-panel-farm = gård
landnam-panel-village = bygd

landnam-talk-trade = Handel
landnam-talk-unasked = Giv { $player } et tilbud
landnam-talk-offer = Et tilbud
landnam-talk-thing = Altinget
landnam-talk-to = til { $players }
landnam-talk-draft = ikke givet endnu
landnam-talk-everybody = Ingen nævnt: til alle.
landnam-talk-accept = Tag imod
landnam-talk-counter = Modtilbud
landnam-talk-lacks = Du har ikke det, der ønskes.
landnam-talk-less = { $side }: { $kind }, én mindre
landnam-talk-more = { $side }: { $kind }, én mere
landnam-talk-waits = { $players } skal svare.
landnam-talk-you = Du skal svare.
landnam-talk-standing-thing = Du spiller intet kort på resten af dette ting.
landnam-talk-standing-always = Du spiller intet kort på noget ting, før du siger til.
landnam-talk-accuses = { $player } sagsøger { $other } for { $cell } ({ $piece }).
landnam-talk-lay = Læg
landnam-talk-verdict = { $player } vinder, medmindre sagen afbrydes.

landnam-wait-trade = { $active } handler.
landnam-wait-offer = { $active } har givet et tilbud; { $players } skal svare.
landnam-wait-offer-own = Dit tilbud venter på { $players }.
landnam-wait-counter = { $active } overvejer et modtilbud.
landnam-wait-answer = Det er { $players }, der skal svare i sagen.
landnam-wait-handover = { $players } kan overtage sagen.
landnam-wait-verdict = Sagen skal afgøres. Venter på { $players }.
landnam-wait-closing = Sorte markører skal deles ud. Venter på { $players }.

landnam-guide-move = Flyt én enhed. Den, der går ind i det ukendte, udforsker det og finder land, et tal og ofte en plads til en gård.
landnam-guide-trade = Sammensæt et tilbud: giv, ønsk, og tilbyd det til alle eller én. Fire ens kort byttes til ét, to, hvor du har havn.
landnam-guide-build = En gård står på et hjørne af det felt, hvor din enhed står. Huse er point; du har ni.
landnam-guide-ageing = Et felt, der gav noget, ældes: Tallet stiger med én, fra 6 til 8 og fra 12 til 2. Lave tal bliver bedre, høje dårligere.
landnam-guide-plaintiff = Stævn en enhed, der står på et felt ved din bygning. Begge sider satser kort af feltets slags; den, der ikke kan overgå den anden, taber.
landnam-guide-answer = Læg flere kort end modparten, overlad sagen, eller giv dig.

landnam-option-stakes = Indsats i en sag
landnam-option-stakes-one-kind = af én slags
landnam-option-stakes-any-kind = af alle slags
landnam-option-flight = En enhed, der undslipper
landnam-option-flight-sheds-tokens = efterlader sine markører
landnam-option-flight-keeps-tokens = beholder sine markører
landnam-option-harbour-sites = En havn kræver
landnam-option-harbour-sites-sea-without = et havfelt uden havn
landnam-option-harbour-sites-land-without = et landfelt uden havn
landnam-option-offers = Flest tilbud i en handelsfase
landnam-option-turns = Uafgjort efter så mange ture (0: aldrig)
landnam-option-open-hands = Åbne hænder

landnam-drawing-harvest = Der slås 8. Til venstre: gården får ét kort, bygden to. Til højre: nybyggeren tager to, og gården får ingen.
landnam-drawing-case = En sag om en nybygger på en eng: sagsøgeren har satset tre får, forsvaret kun to. Vinderen får en hvid markør, en rød gør nybyggeren fredløs; hvide, røde og sorte markører er et point hver.
landnam-drawing-explore = Et skib går ud i det ukendte: den grønne terning finder landskabet, den røde tallet, og opdageren får et kort af det, feltet giver.
landnam-drawing-corners = En gård står på et hjørne, hvor tre felter mødes; den tykke streg er en kant. Én kant væk (stiplet) må intet bygges, to kanter væk (fyldte prikker) må der.

landnam-mark-case = det felt, en sag gælder
landnam-mark-outlaw = en fredløs
