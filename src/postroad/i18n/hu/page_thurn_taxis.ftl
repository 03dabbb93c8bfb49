# A Thurn und Taxis oldala, magyarul.

## Ki van soron, melyik lépés

tt-over = A játék véget ért.
tt-must-call = Te jössz: hívd a postamestert, és vegyél el egy második kártyát.
tt-may-close = Te jössz: fejezd be az útvonaladat, vagy fejezd be a körödet.
tt-take-only = Te jössz: vegyél el egy kártyát.
tt-only-end = Te jössz: fejezd be a körödet, vagy vonj vissza valamit.
tt-start = Te jössz: rakj le egy kártyát, ezzel kezdődik az útvonalad.
tt-stuck = Egyik lapod sem illeszkedik: add fel az útvonalat, és kezdj újat.
tt-stuck-call = Egyik lapod sem illeszkedik: hívd a postamestert, vagy add fel az útvonalat.
tt-last-round = Utolsó forduló: { $player } kiváltotta a játék végét. Még hátravan: { $players }.
turn-take = Te jössz: vegyél el egy kártyát, vagy hívd a postatisztviselőt.
turn-taken = Te jössz: rakj le egy kártyát, vagy hívd a postamestert.
turn-take-second = Te jössz: vedd el a második kártyádat.
turn-play = Te jössz: rakj le egy kártyát.
turn-played = Te jössz: hívd a postakocsist, vagy fejezd be a körödet.
turn-play-second = Te jössz: rakd le a második kártyádat.
turn-place = Te jössz: válaszd ki a postaállomások helyét.
turn-short = Te jössz: a bognár megadhatja a következő kocsit.
turn-discard = Te jössz: válaszd ki az eldobandó lapokat.
turn-done = Te jössz: fejezd be a körödet, vagy vonj vissza valamit.
turn-over = A játék véget ért.
waits-take = { $player } kártyát vesz el.
waits-taken = { $player } kiválasztja, melyik kártyát rakja le.
waits-take-second = { $player } egy második kártyát vesz el.
waits-play = { $player } kiválasztja, melyik kártyát rakja le.
waits-played = { $player } eldönti, befejezi-e az útvonalát.
waits-play-second = { $player } lerakja a második kártyáját.
waits-place = { $player } befejez egy útvonalat.
waits-short = { $player } befejez egy útvonalat.
waits-discard = { $player } befejez egy útvonalat.
waits-done = { $player } befejezi a körét.
waits-over = A játék véget ért.

## A térkép

tt-map = Térkép
tt-cities = Városok
tt-city = { $city }, { $province }
tt-city-offices = Postaállomások: { $names }
tt-city-no-office = Nincs postaállomás
tt-city-in-route = Az útvonaladban van
tt-city-roads = Szomszédos városok: { $cities }
tt-cards-left = Lapok: nem látott { $unseen }, kínálatban { $display }, kézben és útvonalban { $hands }, eldobva { $gone }
tt-fits-beside = Illeszkedik: { $cities } mellé
tt-fits-not = Most nem illeszkedik az útvonaladhoz
tt-stack = Bónusz („{ $stack }”): a következő lapka { $points } pontot ér, még { $count } van
tt-stack-empty = Bónusz („{ $stack }”): elfogyott
tt-stack-progress = Neked { $have } van meg a szükséges { $need } közül
tt-stack-near = Egy postaállomás hiányzik: { $players }
tt-routes-all = Útvonalak a térképen: mindenkié
tt-routes-me = Útvonalak a térképen: csak az enyém
tt-routes-none = Útvonalak a térképen: egyik sem
tt-sign-all = mind
tt-sign-end = vég

## Lapok

tt-display = Kínálat
tt-slot-empty = üres
tt-deck = Pakli
tt-discard = Eldobva
tt-discard-empty = Még nincs eldobott lap.
tt-hand = A kezedben
tt-hand-empty = Nincs lap a kezedben
tt-hidden-card = Rejtett lap
tt-route = Az útvonalad
tt-route-empty = Még nincs útvonalad: a következő lerakott lap kezdi el.
tt-ladder = Mit ér az útvonalad hossza
tt-rung = { $count ->
        [one] { $count } város
       *[other] { $count } város
    }
tt-rung-carriage = { $carriage ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[7] 7-es
    } kocsi
tt-rung-bonus = { $points } pontos bónusz
tt-rung-none = nincs több bónusz
tt-rung-reached = elérve
tt-rung-next = még egy lap

## Postaalkalmazottak

tt-officials = Alkalmazottak
tt-officials-used = Alkalmazottak: már segítettek
does-administrator = Hat új lap a kínálatba
does-postmaster = Második kártya elvétele
does-carrier = Második kártya lerakása
does-cartwright = Következő kocsi, ha 1–2 hiányzik
why-official-used = Körönként csak egy
why-postmaster-compulsory = Most csak a postamester
why-display-empty = A kínálat üres
why-administrator-too-late = Csak elvétel előtt
why-postmaster-too-early = Az első kártya után
why-no-second-card = Nincs második kártya
why-postmaster-too-late = Csak rögtön elvétel után
why-carrier-too-early = Miután leraktál egy lapot
why-carrier-nothing-fits = Egyik lapod sem illeszkedik
why-carrier-too-late = Csak rögtön lerakás után
why-cartwright-not-now = Csak befejezéskor, ha 1–2 hiányzik

## Mit lehet tenni

tt-question = Kérdés
tt-which-end = { $city } mindkét véghez illeszkedik. Hová kerüljön?
tt-route-lost = { $count ->
        [one] Ezzel feladod az útvonaladat: { $count } város jutalom nélkül elvész.
       *[other] Ezzel feladod az útvonaladat: { $count } város jutalom nélkül elvész.
    }
tt-abandon-start = Feladom, és új útvonal: { $city }
tt-sure-to-end = Még tehetnél valamit. Befejezed a kört?
tt-back = Vissza
tt-play = { $city } lerakása
tt-play-beside = { $city } lerakása { $city2 } mellé
tt-do-it = Ezt a lapot használom
tt-deck-about = { $count ->
        [one] Rejtett lap a pakliból: még { $count } lap van
       *[other] Rejtett lap a pakliból: még { $count } lap van
    }
tt-close = Útvonal befejezése
tt-go-on-closing = A befejezés folytatása
tt-choose-card = Válassz egy lapot a kezedből.
tt-waiting = Most { $player } jön

## Befejezés

tt-closing = { $count ->
        [one] { $count } városos útvonal befejezése
       *[other] { $count } városos útvonal befejezése
    }
tt-thinking = Egy pillanat…
tt-ways = Hogyan rakod le a postaállomásokat
tt-way-each = Minden tartományban egy postaállomás
tt-way-province = Mind egy tartományban: { $province }
tt-way-rest = Ami még hátravan
tt-which-province = Tartomány
tt-which-city = A postaállomás városa
tt-points-then = Pontok: most { $before }, utána { $after }
tt-gain-offices = Postaállomások ({ $count })
tt-gain-tiles = Bónuszlapkák
tt-gain-carriage = Kocsi
tt-gain-none = nincs
tt-then = Ezután
tt-then-progress = { $stack }: { $have } / { $need }
tt-no-carriage = nincs: a következőhöz ({ $carriage }) ennyi város kell: { $carriage }, ebben az útvonalban: { $count }
tt-no-carriage-left = nincs: az utolsó már a tiéd
tt-carriage-worth = { $carriage ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[7] 7-es
    } kocsi, { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
tt-cartwright = A bognár odaadja a következő kocsit
tt-discard-which = Eldobandó lapok
tt-discard-more = { $count ->
        [one] Válassz { $count } eldobandó lapot
       *[other] Válassz { $count } eldobandó lapot
    }
tt-discard-done = Ami nincs áthúzva, az nálad marad.
tt-confirm-closing = Így fejezem be

## Játékosok

tt-cards = { $count ->
        [one] { $count } lap kézben
       *[other] { $count } lap kézben
    }
tt-known = Ismert: { $cities }
tt-known-none = Ezek közül egyik lap sem ismert.
tt-offices-left = { $count ->
        [one] { $count } postaállomás maradt
       *[other] { $count } postaállomás maradt
    }
tt-carriage = Kocsi: { $carriage }, következő: { $next }
tt-tile = Bónusz („{ $stack }”), { $points }
tt-route-of = { $player } útvonala
tt-show-route = { $player } útvonalának megjelenítése a térképen
tt-hand-of = { $player } lapjai
tt-hand-cards = Lapok: { $cities }
tt-no-route = Nincs útvonal

## A vége

tt-total = Összesen
tt-offices-unused = Megmaradt postaállomások

## Billentyűk

tt-key-take = Lap elvétele a kínálatból
tt-key-hand = Ugrás a lapjaidhoz
tt-key-map = Ugrás a térképre
tt-key-officials = Ugrás az alkalmazottakhoz
tt-key-rule = A kijelölt dolog szabálya
tt-key-arrows = Mozgás lapok, városok és alkalmazottak között
