# Ami a két játékban közös, magyarul: nevek, eredmények, nem játékszabályon alapuló elutasítások.

game-thurn-taxis = Thurn und Taxis
game-kings-road = King's Road
language-name = Magyar

## Események

event-resign = { $player } feladja a játékot.
event-won = { $player } győzött.
event-won-shared = Megosztott győzelem: { $players }.
event-stopped = A játék elérte a megengedett hosszát, ezért eredmény nélkül leáll.
event-score = { $player }: { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }.

## Elutasítások

refusal-option-unknown = Nincs ilyen beállítás: „{ $option }”. Az ismert beállítások: { $known }.
refusal-option-needs-custom = Ez a beállítás csak egyéni szabályokkal adható meg: „{ $option }”. Válaszd a „custom” kiadást, vagy hagyd el a beállítást.
refusal-option-missing = Az egyéni szabályokhoz ez a beállítás is kell: „{ $option }”. Add meg, vagy válassz egy kész kiadást.
refusal-option-value = Ennek a beállításnak ({ $option }) nem lehet ilyen értéke: „{ $value }”. A lehetséges értékek: { $known }.
refusal-edition-unknown = Nincs ilyen kiadás: „{ $edition }”. Az ismert kiadások: { $known }.
refusal-action-unknown = Nincs ilyen lépés: „{ $text }”. Nézd meg, jól írtad-e.
refusal-instead = Most lehetséges: { $actions }
refusal-setting-missing = A napló fejlécében ez nincs megfelelően megadva: „{ $option }”.
refusal-number-unknown = Nincs ilyen szám a listában: { $number }. Az utolsó: { $most }.
refusal-region-unknown = Nincs ilyen régió: „{ $found }”. Az ismert régiók: { $known }.

## Bots

bot-random = Emil
bot-random-about = Bármit megtesz, amit a szabály enged, gondolkodás nélkül.
bot-sensible = Klára
bot-sensible-about = Néhány egyszerű szokást követ, és semmit sem tervez előre.
bot-greedy = Jakab
bot-greedy-about = Összeveti a lehetőségeit, és azt választja, ami most a legjobbnak látszik; tovább nem gondolkodik.
bot-builder = Berta
bot-builder-about = Minden kört úgy mérlegel, mint Jakab, de szeret egész tartományokat beépíteni postaállomásokkal.
bot-racer = Ottó
bot-racer-about = Minden kört úgy mérlegel, mint Jakab, de siet a 7-es kocsiért.
bot-rival = Ludmilla
bot-rival-about = Minden kört úgy mérlegel, mint Jakab, de szeret mások útjába állni.
bot-counter = Viktor
bot-counter-about = Minden látott lapra emlékszik, és megfontoltan választ aszerint, mi lehet még rejtve.
bot-mcts = Heléna
bot-mcts-about = Elképzeli, hol lehetnek a rejtett lapok, és fejben sok játszmát végigjátszik, mielőtt lép.
bot-second-guess = Anton
bot-second-guess-about = Azt gondolja, hogy mindenki más úgy játszik, mint Jakab, és erre adja a legjobb választ.
bot-noisy = Mira
bot-noisy-about = Úgy játszik, mint Róza, de négyből egyszer a szeszélyére hallgat.
bot-stage = Róza
bot-stage-about = Minden fordulót külön játékként gondol végig, és váltogatja a választásait, hogy egyik se legyen biztos.
