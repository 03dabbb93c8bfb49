# A King's Road oldala magyarul.

## A térkép

kr-map = A nyolc régió térképe
kr-region = { $region } (száma: { $number }). Zászló: { $banner }.
kr-king-here = Itt áll a Király.
kr-nobody-here = Nincs itt jelző.
kr-scores-now = most értékeljük
kr-scores-too = ezt is értékeljük
kr-table = A régiók táblázata
kr-banner = Zászló
kr-noble = nemes
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
kr-skip = Kihagyás
kr-back = Vissza
kr-next = Tovább
kr-play = Lejátszás
kr-pause = Szünet
kr-again = Az utolsó forduló megmutatása újra
kr-idle = { $card }: nincs hatása
kr-declined = { $card }: lemondott a jelzőről
kr-tie-rule = Holtverseny: mindenki a közös helyekért járó legkisebb számot kapja.
kr-rule = { $rule } szabály

## Választás

kr-status-choose = Válassz { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }
kr-status-few = Válassz { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }: annyit, ahány jelződ maradt
kr-status-again = A Boszorkány: most válassz { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }
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
kr-decline = Lemondok a Lovag jelzőjéről
kr-settled = Választottál. Érints meg egy kártyát, ha visszavennéd.
kr-watching = A játékosok titokban választanak.
kr-wait-witch = Akik kijátszották a Boszorkányt, újra választanak.
kr-note-alone = { $card }: egyedül játszod ki, a többi kártyát később választod.
kr-note-not-alone = A Boszorkányt csak egyedül lehet kijátszani, ezért visszakerült hozzád.
kr-note-last = { $card }: mindig az utolsó kártya, ezért magától oda került.
kr-warn-knight = A Lovag nem tenne semmit: közvetlenül előtte nincs régiókártya.
kr-warn-dragon = A Sárkány miatt ezt is értékeljük: { $region }. Ott nem kapnál semmit.
kr-warn-dragon-idle = A Sárkány nem adna hozzá régiót.
kr-put-right = Sorrend javítása
kr-note-full = Most { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    } választasz: előbb vegyél vissza egyet.
kr-key-regions = régiókártyák, a térkép számai szerint
kr-key-confirm = a választás megerősítése
kr-key-back = az utolsó kártya visszavétele
kr-key-escape = a felfedés kihagyása; a választás törlése
kr-key-scenes = felfedéskor: vissza és tovább; a szóköz megállítja

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
