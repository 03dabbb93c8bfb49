# Visszajátszás és statisztika magyarul.

## Egy játék visszajátszása

replay-title = Egy játék visszajátszása
replay-mine = A játékaim
replay-examples = Példák megjegyzésekkel
replay-note = Megjegyzés
replay-note-next = Következő megjegyzés
replay-played = A játék napja:
replay-loading = A játék betöltése…
replay-missing = Itt nincs ilyen játék, vagy még nem ért véget.
replay-board = A tábla
replay-beside = Napló, játékosok és egyebek
replay-players = Játékosok
replay-more = Link és bizonyítás
replay-eye = Nézet
replay-open-hands = Mindenki (nyílt lapokkal)
replay-log = Napló
replay-opening = A játék elkezdődik.
replay-silent = Ehhez a lépéshez nincs bejegyzés.

## Lépésenként

replay-controls = A visszajátszás vezérlése
replay-slider = A játék pillanata
replay-where = { $at }/{ $last }. lépés · { $round }
replay-play = Lejátszás
replay-pause = Szünet
replay-action-back = Egy lépéssel vissza
replay-action-on = Egy lépéssel előre
replay-turn-back = Egy körrel vissza
replay-turn-on = Egy körrel előre
replay-round-back = Egy fordulóval vissza
replay-round-on = Egy fordulóval előre
replay-speed = Sebesség
replay-speed-calm = Nyugodt
replay-speed-brisk = Élénk
replay-speed-instant = Gyors

## A grafikon

replay-graph = A játék menete
replay-graph-of = Mit mutasson
replay-graph-text = a játék lépései szerint; ugyanezek a számok az alatta lévő táblázatban is megvannak
replay-as-table = Táblázatként
replay-round-short = Forduló
replay-points = Pontok
replay-offices = Postaállomások
replay-carriages = Kocsik
replay-nobles = Nemesek

## Link, letöltés, bizonyítás

replay-link = Link erre a pillanatra
replay-download = Jegyzőkönyv letöltése
replay-unsealed = Ebben a játékban a véletlent nem pecsételtük le, így nincs mit bizonyítani.

## Jegyzőkönyv feltöltése

replay-upload = Jegyzőkönyv feltöltése
replay-upload-about = Minden befejezett játék jegyzőkönyve letölthető. Tölts fel egyet, ha lépésenként végignéznéd; előbb minden sorát ellenőrizzük.
replay-choose-file = Fájl kiválasztása
replay-or-drop = vagy húzd ide
replay-checking = Ellenőrzés…
replay-upload-again = Semmit sem mentettünk el. Választhatsz másik fájlt.
replay-unreached = A szerver nem érhető el, vagy nem tudott válaszolni. Próbáld meg egy kicsit később.
replay-statistics = Statisztika

## Statisztika

stats-title = Statisztika
stats-plain-game = Az alapjáték
stats-none = Ezen a szerveren még egyetlen játék sem ért véget.
stats-about = { $count ->
        [one] { $count } befejezett játék
       *[other] { $count } befejezett játék
    } alapján, ezen a szerveren.
stats-failed = Az adatokat nem sikerült betölteni. Próbáld meg egy kicsit később.
stats-players = { $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }
stats-games = { $count ->
        [one] { $count } játék
       *[other] { $count } játék
    }.
stats-rounds = Átlagosan { $rounds } forduló.
stats-seat = { $seat }. szék
stats-place = { $place }. hely
stats-wins = Győzelmek ülésrend szerint (a megosztottak arányosan)
stats-means = Átlagos pontszám ülésrend szerint
stats-means-by-place = Átlagos pontszám helyezés szerint
stats-winners = A győztesek pontjai
stats-range = { $from }–{ $to }
stats-range-below-zero = { $from } és { $to } között
stats-endings = Hogyan értek véget a játékok
stats-against = Te az egyes botok ellen
stats-against-about = Minden botot egyszer számolunk az asztalnál, bárki nyert is a végén.
stats-games-column = Játékok
stats-ahead = Te előrébb
stats-even = Egyforma
stats-behind = Bot előrébb
stats-ended-by-points = Valaki elérte a 40 pontot
stats-ended-by-carriage = Valaki megszerezte a 7-es kocsit
stats-ended-by-offices = Valaki lerakta az utolsó postaállomását
stats-ended-by-limit = Elérték a fordulók felső határát
stats-ended-by-resigned = Valaki feladta
stats-ended-by-stopped = A játékot leállították
