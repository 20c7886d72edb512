## Mitä muut ovat tehneet viime vuorosi jälkeen
amsterdam-recap-scored =
    { $player } on saanut { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }.
amsterdam-recap-block = { $player } on ottanut korttelin { $district } { $number }.
amsterdam-recap-activated =
    { $player } on aktivoinut { $count ->
        [one] kortin
       *[other] { $count } korttia
    }: { $cards }.
amsterdam-recap-took =
    { $player } on ottanut { $count ->
        [one] kortin
       *[other] { $count } korttia
    }: { $cards }.
amsterdam-recap-delivered = { $player } on toimittanut: { $goods }.
amsterdam-recap-amstel =
    { $player } on edennyt Amstelilla { $spaces ->
        [one] yhden ruudun
       *[other] { $spaces } ruutua
    }.
amsterdam-recap-dice =
    { $player } on asettanut pyöröpöydälle { $count ->
        [one] yhden raaka-aineen
       *[other] { $count } raaka-ainetta
    }.
amsterdam-recap-sailed = { $player } on purjehtinut eteenpäin.
amsterdam-recap-overtook = { $player } on ohittanut sinut Amstelilla.
amsterdam-recap-penalised =
    Olet saanut { $tiles ->
        [one] rangaistuslaatan
       *[other] { $tiles } rangaistuslaattaa
    } (vuorossa { $player }).
