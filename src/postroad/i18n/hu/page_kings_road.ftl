# A King's Road oldala magyarul.

## A térkép

kr-map = A nyolc régió térképe
kr-region = { $region } (száma: { $number }). Zászló: { $banner }.
kr-king-here = Itt áll a Király.
kr-nobody-here = Nincs itt jelző.
kr-stands = { $player }: { $count }
kr-noble-too = köztük egy nemes
kr-tied = holtverseny
kr-would-earn = most { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } érne
kr-track = Pontok
kr-score = { $player }: { $points }.

## A felfedés

kr-reveal = A felfedés
kr-turn-region = { $player } felfedi a lapját ({ $card }), és odatesz egy jelzőt.
kr-turn-knight = { $player } felfedi a lapját ({ $card }). Még egy jelző kerül ide: { $region }.
kr-turn-knight-declined = { $player } felfedi a lapját ({ $card }), de lemond a jelzőjéről.
kr-turn-knight-idle = { $player } felfedi a lapját ({ $card }). Nincs előtte régiókártya, ezért nem történik semmi.
kr-turn-dragon = { $player } felfedi a lapját ({ $card }). Ebben a fordulóban eggyel több régiót értékelünk.
kr-turn-witch = { $player } felfedi a lapját ({ $card }), és a többiek után újra választ.
kr-markers-home = { $region }: a nemesek kivételével minden jelző visszakerül a tulajdonosához.
kr-skip = Kihagyás
kr-rule = { $rule } szabály

## Választás

kr-status-choose = Válassz { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }
kr-status-again = A Boszorkány: válassz újra { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }, most már a többiek lépését ismerve
kr-status-wait = Választásra várunk: { $players }
kr-status-witch = Boszorkány, új választásra várunk: { $players }
kr-over = A játék véget ért.
kr-desk = A választásod
kr-slots = A választott kártyák sorrendben
kr-slot-filled = { $slot }. hely: { $card }. Nyomd meg, ha visszavennéd.
kr-slot-empty = { $slot }. hely: üres
kr-take-back = Visszavétel: { $card }
kr-hand = A kártyáid
kr-card-spent = { $card }: már kijátszva, kikerült a játékból
kr-more = Válassz még { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }
kr-change = Inkább ezt választom: { $cards }
kr-decline = Lemondok a Lovag jelzőjéről
kr-settled = Választottál. Amíg nem választott mindenki, még változtathatsz rajta.
kr-watching = A játékosok titokban választanak.
kr-wait-witch = Akik kijátszották a Boszorkányt, újra választanak.
kr-note-alone = { $card }: egyedül játszod ki, a többi kártyát később választod.
kr-note-not-alone = A Boszorkányt csak egyedül lehet kijátszani, ezért visszakerült hozzád.
kr-note-last = { $card }: mindig az utolsó kártya, ezért magától oda került.
kr-note-full = Most { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    } választasz: előbb vegyél vissza egyet.
kr-key-regions = régiókártyák, a térkép számai szerint
kr-key-confirm = a választás megerősítése
kr-key-back = az utolsó kártya visszavétele
kr-key-escape = a felfedés kihagyása; a választás törlése

## Játékosok

kr-ready = Ki választott már
kr-is-choosing = { $player } választ.
kr-has-chosen = { $player } választott.
kr-chosen = választott
kr-at-hand = { $count ->
        [one] jelző a készletben
       *[other] jelző a készletben
    }
kr-nobles = { $count ->
        [one] { $count } nemes
       *[other] { $count } nemes
    }: { $regions }
kr-no-nobles = még nincs nemese
kr-still-has = { $player } megmaradt kártyái
kr-region-cards = { $count ->
        [one] régiókártya
       *[other] régiókártya
    }

## A vége

kr-sum-region = Régió
kr-sum-places = Hely
kr-sum-chains = Lánc
kr-sum-final = Vége
kr-sum-all = Összesen
kr-sum-unknown = Most nem lehet felsorolni a játék pontjait. Próbáld meg egy kicsit később.

## Asztal nyitása

kr-banners-about = Az első négy hely pontjai minden régióban; egyik szám sem lehet nagyobb az előzőnél. Hagyd üresen a mezőt, ha egy hely nem ér semmit.
kr-banner-place = { $region }, { $place }. hely: pontok
kr-banners-reset = A szokásos zászlók visszaállítása
