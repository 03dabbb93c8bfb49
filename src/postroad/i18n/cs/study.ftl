# Study in Czech: hints, reasons, puzzles and games that go on from a moment of another.

## Hra od tohoto místa

branch-no-such-seat = Místo { $seat } neexistuje; hra jich má { $seats }.
branch-after-the-end = Hra skončila po { $made } rozhodnutích: odtud už není jak pokračovat.

## Rady

hint-nothing-to-decide = Teď není o čem rozhodovat.
hint-thurn-taxis-take = Vezmi si vyloženou kartu.
hint-thurn-taxis-draw = Vezmi si kartu z balíčku.
hint-thurn-taxis-call = Zavolej na pomoc úředníka.
hint-thurn-taxis-abandon = Zruš cestu.
hint-thurn-taxis-play = Vylož kartu.
hint-thurn-taxis-close = Uzavři cestu.
hint-thurn-taxis-office = Vyber, kde postavíš domeček.
hint-thurn-taxis-discard = Vyber, kterou kartu zahodíš.
hint-thurn-taxis-end = Ukonči tah.
hint-kings-road-witch = Zahraj Čarodějnici.
hint-kings-road-dragon = Zahraj Draka.
hint-kings-road-knight = Zahraj Rytíře.
hint-kings-road-regions = Zahraj jen karty krajů.
hint-kings-road-nothing = Není žádná karta na výběr.

## Důvody v Thurn und Taxis

reason-thurn-taxis-offices = Postaví se tím { $count ->
        [one] { $count } domeček
        [few] { $count } domečky
        [many] { $count } domečku
       *[other] { $count } domečků
    }.
reason-thurn-taxis-bonus = Přinese to žetony bonusů za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }: { $stacks }.
reason-thurn-taxis-carriage = Přinese to kočár číslo { $carriage }.
reason-thurn-taxis-safe = Cesta může počkat: z ruky se k ní ještě { $count ->
        [one] hodí { $count } karta
        [few] hodí { $count } různé karty
        [many] hodí { $count } karty
       *[other] hodí { $count } různých karet
    }.
reason-thurn-taxis-next-carriage = Kočár číslo { $carriage } přinese cesta délky { $length }.
reason-thurn-taxis-length-bonus = Za cestu délky { $length } je bonus: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
reason-thurn-taxis-display-poor = Žádná vyložená karta se nehodí k cestě ani nesousedí s kartou v ruce.
reason-thurn-taxis-discard-unfit = { $city } se nehodí k cestě a nesousedí s jinou kartou v ruce.
reason-thurn-taxis-take-fits = { $city } se hned hodí k cestě.
reason-thurn-taxis-take-near = { $city } sousedí s kartou { $city2 } v ruce.
reason-thurn-taxis-take-wanted = { $city } se hodí i k cestě jiného hráče: { $player }.
reason-thurn-taxis-take-useless = { $city } se nehodí k cestě a nesousedí s žádnou kartou v ruce.
reason-thurn-taxis-province = { $city } patří k tomu, co ještě chybí k bonusu ({ $count ->
        [one] { $count } domeček
        [few] { $count } domečky
        [many] { $count } domečku
       *[other] { $count } domečků
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }): { $stack }.
reason-thurn-taxis-gives-up = Jinak se ruší cesta ({ $count ->
        [one] { $count } město
        [few] { $count } města
        [many] { $count } města
       *[other] { $count } měst
    }).
reason-thurn-taxis-longer = Cesta pak bude mít délku { $length }.
reason-thurn-taxis-dead-end = Po druhé akci by se k cestě nehodila žádná karta z ruky.
reason-thurn-taxis-fits-more = Potom se k cestě z ruky { $count ->
        [one] hodí { $count } karta
        [few] hodí { $count } různé karty
        [many] hodí { $count } karty
       *[other] hodí { $count } různých karet
    }, jinak { $other }.

## Důvody v King's Road

reason-kings-road-witch = S Čarodějnicí vybíráš, až když karty ostatních leží odkryté.
reason-kings-road-dragon = Díky Drakovi se v tomto kole boduje o jeden kraj víc: { $regions }.
reason-kings-road-scores-now = { $region }: v tomto kole se tu boduje. Pokud sem nikdo jiný nic nepoloží, má místo cenu { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, při druhé volbě { $other }.
reason-kings-road-noble = Kdo má jako jediný nejvíc žetonů, nechá tu šlechtice: { $region }.
reason-kings-road-scores-later = Do budoucna: podle nynějšího stavu má místo cenu { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, při druhé volbě { $other } ({ $region }).
reason-kings-road-firmer = { $region }: víc vlastních žetonů ({ $count }, ne { $other }), takže se tamní místo hůř ztrácí.
reason-kings-road-usual = Dobrá hra tu takto volí v { $percent } případech ze sta.
reason-kings-road-mixture = Žádná volba tu není nejlepší sama o sobě, jinak by se dala uhodnout; dobrá hra takto volí v { $percent } případech ze sta.

## Úlohy

puzzle-id = úloha
puzzle-grade = obtížnost
puzzle-players = hráči
puzzle-solved-by = vyřeší
puzzle-player = Hráč { $number }
puzzle-question = Obtížnost { $grade }. Jsi { $player }: co je tu nejlepší?
puzzle-solved = Vyřešeno: { $text }
puzzle-not-solved = To není nejlepší. Nejlepší je: { $text }
