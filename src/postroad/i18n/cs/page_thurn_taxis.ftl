# Stránka hry Thurn und Taxis, česky.

## Kdo je na tahu a který krok

tt-over = Hra skončila.
tt-must-call = Jsi na tahu: zavolej poštmistra a vezmi si druhou kartu.
tt-may-close = Jsi na tahu: uzavři cestu, nebo ukonči tah.
tt-take-only = Jsi na tahu: vezmi si kartu.
tt-only-end = Tah je hotový: ukonči ho, nebo vrať poslední akci.
tt-start = Jsi na tahu: vylož kartu a založ cestu.
tt-stuck = Žádná tvá karta se nehodí: zruš cestu a začni novou.
tt-stuck-call = Žádná tvá karta se nehodí: zavolej poštmistra, nebo zruš cestu.
tt-last-round = Poslední kolo: konec hry vyvolává { $player }. Zbývá odehrát: { $players }.
turn-take = Jsi na tahu: vezmi si kartu, nebo zavolej správce.
turn-taken = Jsi na tahu: vylož kartu, nebo zavolej poštmistra.
turn-take-second = Jsi na tahu: vezmi si druhou kartu.
turn-play = Jsi na tahu: vylož kartu.
turn-played = Jsi na tahu: zavolej pošťáka, nebo ukonči tah.
turn-play-second = Jsi na tahu: vylož druhou kartu.
turn-place = Jsi na tahu: vyber, kde budou stát domečky.
turn-short = Jsi na tahu: kolář ti může dát další kočár.
turn-discard = Jsi na tahu: vyber karty, které zahodíš.
turn-done = Tah je hotový: ukonči ho, nebo vrať poslední akci.
turn-over = Hra skončila.
waits-take = { $player } si bere kartu.
waits-taken = { $player } vybírá kartu k vyložení.
waits-take-second = { $player } si bere druhou kartu.
waits-play = { $player } vybírá kartu k vyložení.
waits-played = { $player } se rozhoduje, zda cestu uzavřít.
waits-play-second = { $player } vykládá druhou kartu.
waits-place = { $player } uzavírá cestu.
waits-short = { $player } uzavírá cestu.
waits-discard = { $player } uzavírá cestu.
waits-done = { $player } končí tah.
waits-over = Hra skončila.

## Mapa

tt-map = Mapa
tt-cities = Města
tt-city = { $city }, { $province }
tt-city-offices = Domečky: { $names }
tt-city-no-office = Žádný domeček
tt-city-in-route = V tvé cestě
tt-city-roads = Silnice: { $cities }
tt-cards-left = Karty: neviděné { $unseen }, v nabídce { $display }, v rukou a cestách { $hands }, odhozené { $gone }
tt-fits-beside = Hodí se vedle: { $cities }
tt-fits-not = K cestě se teď nehodí
tt-stack = Bonus „{ $stack }“: další žeton má hodnotu { $points }, zbývá žetonů: { $count }
tt-stack-empty = Bonus „{ $stack }“: nezbývá žádný žeton
tt-stack-progress = Máš { $have } z { $need }
tt-stack-near = Chybí jeden domeček: { $players }
tt-routes-all = Cesty na mapě: všech
tt-routes-me = Cesty na mapě: jen moje
tt-routes-none = Cesty na mapě: žádné
tt-sign-all = vše
tt-sign-end = konec

## Karty

tt-display = Nabídka
tt-slot-empty = prázdné
tt-deck = Balíček
tt-discard = Odhoz
tt-discard-empty = V odhazovacím balíčku nic není.
tt-hand = Karty v ruce
tt-hand-empty = Žádné karty v ruce
tt-hidden-card = Skrytá karta
tt-route = Tvá cesta
tt-route-empty = Zatím žádná cesta: založí ji tvá příští karta.
tt-ladder = Co přinese délka tvé cesty
tt-rung = { $count ->
        [one] { $count } město
        [few] { $count } města
        [many] { $count } města
       *[other] { $count } měst
    }
tt-rung-carriage = kočár číslo { $carriage }
tt-rung-bonus = bonus { $points }
tt-rung-none = bonus už nezbývá
tt-rung-reached = dosaženo
tt-rung-next = ještě jedna karta

## Úředníci

tt-officials = Úředníci
tt-officials-used = Úředníci: už pomohli
does-administrator = Šest nových karet v nabídce
does-postmaster = Vzít si druhou kartu
does-carrier = Vyložit druhou kartu
does-cartwright = Další kočár, i když chybí 1–2 města
why-official-used = Jeden úředník za tah
why-postmaster-compulsory = Tentokrát jen poštmistr
why-display-empty = Nabídka je prázdná
why-administrator-too-late = Jen než si vezmeš kartu
why-postmaster-too-early = Po první kartě
why-no-second-card = Druhá karta už není
why-postmaster-too-late = Jen hned po první kartě
why-carrier-too-early = Až vyložíš kartu
why-carrier-nothing-fits = Žádná karta se nehodí
why-carrier-too-late = Jen hned po vyložení karty
why-cartwright-not-now = Při uzavírání, když chybí 1–2 města

## Co dělat

tt-question = Otázka
tt-which-end = Kartu { $city } lze přiložit k oběma koncům. Kam ji vyložíš?
tt-route-lost = { $count ->
        [one] Tím cestu zrušíš: { $count } město propadne bez odměny.
        [few] Tím cestu zrušíš: { $count } města propadnou bez odměny.
        [many] Tím cestu zrušíš: { $count } města propadne bez odměny.
       *[other] Tím cestu zrušíš: { $count } měst propadne bez odměny.
    }
tt-abandon-start = Zrušit a začít kartou { $city }
tt-sure-to-end = Ještě něco můžeš udělat. Opravdu ukončit tah?
tt-back = Zpět
tt-play = Vyložit kartu { $city }
tt-play-beside = Vyložit kartu { $city } vedle města { $city2 }
tt-do-it = Použít tuto kartu
tt-deck-about = { $count ->
        [one] Skrytá karta z balíčku: zbývá { $count } karta
        [few] Skrytá karta z balíčku: zbývají { $count } karty
        [many] Skrytá karta z balíčku: zbývá { $count } karty
       *[other] Skrytá karta z balíčku: zbývá { $count } karet
    }
tt-close = Uzavřít cestu
tt-go-on-closing = Pokračovat v uzavírání
tt-choose-card = Vyber kartu z ruky.
tt-waiting = Na tahu je { $player }

## Uzavírání

tt-closing = { $count ->
        [one] Uzavření cesty: { $count } město
        [few] Uzavření cesty: { $count } města
        [many] Uzavření cesty: { $count } města
       *[other] Uzavření cesty: { $count } měst
    }
tt-thinking = Okamžik…
tt-ways = Jak postavit domečky
tt-way-each = Jeden domeček v každé zemi
tt-way-province = Všechny v zemi { $province }
tt-way-rest = Co ještě zbývá
tt-which-province = Země
tt-which-city = Město pro domeček
tt-points-then = Body: teď { $before }, potom { $after }
tt-gain-offices = Domečky ({ $count })
tt-gain-tiles = Bonusy
tt-gain-carriage = Kočár
tt-gain-none = nic
tt-then = Potom
tt-then-progress = { $stack }: { $have } z { $need }
tt-no-carriage = žádný: na číslo { $carriage } je potřeba měst: { $carriage }, v cestě: { $count }
tt-no-carriage-left = žádný: poslední už máš
tt-carriage-worth = { $points ->
        [one] Číslo { $carriage }, { $points } bod
        [few] Číslo { $carriage }, { $points } body
        [many] Číslo { $carriage }, { $points } bodu
       *[other] Číslo { $carriage }, { $points } bodů
    }
tt-cartwright = Kolář ti dá další kočár
tt-discard-which = Karty k zahození
tt-discard-more = { $count ->
        [one] Vyber { $count } kartu k zahození
        [few] Vyber { $count } karty k zahození
        [many] Vyber { $count } karty k zahození
       *[other] Vyber { $count } karet k zahození
    }
tt-discard-done = Zůstanou ti karty, které nejsou přeškrtnuté.
tt-confirm-closing = Uzavřít cestu takto

## Hráči

tt-cards = { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
tt-known = Známé: { $cities }
tt-known-none = Žádná z těchto karet není známá.
tt-offices-left = { $count ->
        [one] Zbývá { $count } domeček
        [few] Zbývají { $count } domečky
        [many] Zbývá { $count } domečku
       *[other] Zbývá { $count } domečků
    }
tt-carriage = Kočár: { $carriage }, další: { $next }
tt-tile = Bonus „{ $stack }“, { $points }
tt-route-of = Cesta hráče { $player }
tt-show-route = { $player }: ukázat cestu na mapě
tt-hand-of = Karty v ruce: { $player }
tt-hand-cards = V ruce: { $cities }
tt-no-route = Žádná cesta

## Konec

tt-total = Celkem
tt-offices-unused = Zbylé domečky

## Klávesy

tt-key-take = Vzít kartu z nabídky
tt-key-hand = Přejít ke kartám v ruce
tt-key-map = Přejít na mapu
tt-key-officials = Přejít k úředníkům
tt-key-rule = Pravidlo o tom, co je vybrané
tt-key-arrows = Pohyb mezi kartami, městy a úředníky
