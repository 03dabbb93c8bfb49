# Study in Hungarian: hints, reasons, puzzles and games that go on from a moment of another.

## Továbbjátszás

branch-no-such-seat = Nincs { $seat }. hely; a játékban ennyi van: { $seats }.
branch-after-the-end = A játék { $made } döntés után véget ért: onnan nincs mit folytatni.

## Tippek

hint-nothing-to-decide = Most nincs mit eldönteni.
hint-thurn-taxis-take = Vegyél el egy nyitott kártyát.
hint-thurn-taxis-draw = Húzz a pakliból.
hint-thurn-taxis-call = Hívj segítségül egy postaalkalmazottat.
hint-thurn-taxis-abandon = Add fel az útvonalat.
hint-thurn-taxis-play = Rakj le egy kártyát.
hint-thurn-taxis-close = Fejezd be az útvonalat.
hint-thurn-taxis-office = Válaszd ki, hová kerüljön postaállomás.
hint-thurn-taxis-discard = Válaszd ki, melyik kártyát dobod el.
hint-thurn-taxis-end = Fejezd be a kört.
hint-kings-road-witch = Játszd ki a Boszorkányt.
hint-kings-road-dragon = Játszd ki a Sárkányt.
hint-kings-road-knight = Játszd ki a Lovagot.
hint-kings-road-regions = Játssz ki csak régiókártyákat.
hint-kings-road-nothing = Nincs választható kártya.

## Indokok: Thurn und Taxis

reason-thurn-taxis-offices = Ezzel { $count ->
        [one] { $count } postaállomás
       *[other] { $count } postaállomás
    } kerül le.
reason-thurn-taxis-bonus = Ez bónuszlapkákkal { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } hoz: { $stacks }.
reason-thurn-taxis-carriage = Ez meghozza a kocsit: { $carriage ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[other] 7-es
    }.
reason-thurn-taxis-safe = Az útvonal várhat: a kézből még { $count ->
        [one] { $count } kártya
       *[other] { $count } különböző kártya
    } illeszkedik hozzá.
reason-thurn-taxis-next-carriage = Egy { $length } városos útvonal új kocsit hozna: { $carriage ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[other] 7-es
    }.
reason-thurn-taxis-length-bonus = Egy { $length } városos útvonal bónusza { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } hozna.
reason-thurn-taxis-display-poor = Egyik nyitott kártya sem illeszkedik az útvonalhoz, és a kézben lévő kártyákkal sem szomszédos.
reason-thurn-taxis-discard-unfit = { $city } nem illeszkedik az útvonalhoz, és a kéz többi kártyájával sem szomszédos.
reason-thurn-taxis-take-fits = { $city } azonnal illeszkedik az útvonalhoz.
reason-thurn-taxis-take-near = { $city } szomszédja a kézben: { $city2 }.
reason-thurn-taxis-take-wanted = { $city } más útvonalához is illeszkedik: { $player }.
reason-thurn-taxis-take-useless = { $city } nem illeszkedik az útvonalhoz, és a kézben lévő kártyákkal sem szomszédos.
reason-thurn-taxis-province = { $city } azok közé tartozik, amelyek egy bónuszhoz még hiányoznak ({ $count ->
        [one] { $count } postaállomás
       *[other] { $count } postaállomás
    }, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }): { $stack }.
reason-thurn-taxis-gives-up = A másik út felad egy { $count ->
        [one] { $count } városos
       *[other] { $count } városos
    } útvonalat.
reason-thurn-taxis-longer = Ettől az útvonal { $length } városos lesz.
reason-thurn-taxis-dead-end = A másik lépés után a kézből egy kártya sem illeszkedne az útvonalhoz.
reason-thurn-taxis-fits-more = Utána a kézből { $count ->
        [one] { $count } kártya
       *[other] { $count } különböző kártya
    } illeszkedik az útvonalhoz, különben { $other }.

## Indokok: King's Road

reason-kings-road-witch = A Boszorkánnyal csak akkor választasz, amikor a többiek kártyái már nyitva vannak.
reason-kings-road-dragon = A Sárkány miatt ebben a fordulóban eggyel több régiót értékelünk: { $regions }.
reason-kings-road-scores-now = { $region }: ebben a fordulóban értékeljük. Ha más nem tesz ide semmit, a hely { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } ér, a másik választással ennyit: { $other }.
reason-kings-road-noble = Akinek egyedül van a legtöbb jelzője, nemest hagy itt: { $region }.
reason-kings-road-scores-later = Későbbre: a mostani állás szerint itt a hely { $points ->
        [one] { $points } pontot
       *[other] { $points } pontot
    } ér, a másik választással ennyit: { $other } ({ $region }).
reason-kings-road-firmer = { $region }: több saját jelző ({ $other } helyett { $count }), így nehezebb elveszíteni az ottani helyet.
reason-kings-road-usual = A jó játék itt száz esetből { $percent } alkalommal ezt választja.
reason-kings-road-mixture = Itt egyik választás sem a legjobb egymagában, különben ki lehetne találni; a jó játék száz esetből { $percent } alkalommal választja ezt.

## Feladványok

puzzle-id = feladvány
puzzle-grade = szint
puzzle-players = játékosok
puzzle-solved-by = megoldja
puzzle-player = { $number }. játékos
puzzle-question = { $grade }. szint. Te vagy: { $player }. Mi itt a legjobb?
puzzle-solved = Megoldva: { $text }
puzzle-not-solved = Nem ez a legjobb. A legjobb: { $text }
