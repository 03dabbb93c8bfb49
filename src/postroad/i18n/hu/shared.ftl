# Ami a két játékban közös, magyarul: nevek, eredmények, nem játékszabályon alapuló elutasítások.

game-thurn-taxis = Thurn und Taxis
game-kings-road = King's Road
language-name = Magyar
round = { $round }. forduló
round-thurn-taxis = { $round }. forduló
round-kings-road = { $round }. forduló

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
refusal-option-needs-custom = Ez a beállítás csak egyéni szabályokkal adható meg: „{ $option }”. Válaszd az „Egyéni szabályok” (custom) kiadást, vagy hagyd el a beállítást.
refusal-option-missing = Az egyéni szabályokhoz ez a beállítás is kell: „{ $option }”. Add meg, vagy válassz egy kész kiadást.
refusal-option-value = Ennek a beállításnak ({ $option }) nem lehet ilyen értéke: „{ $value }”. A lehetséges értékek: { $known }.
refusal-edition-unknown = Nincs ilyen kiadás: „{ $edition }”. Az ismert kiadások: { $known }.
refusal-action-unknown = Nincs ilyen lépés: „{ $text }”. Nézd meg, jól írtad-e.
refusal-instead = Most lehetséges: { $actions }
refusal-setting-missing = A jegyzőkönyv fejlécében ez nincs megfelelően megadva: „{ $option }”.
refusal-number-unknown = Nincs ilyen szám a listában: { $number }. Az utolsó: { $most }.
refusal-region-unknown = Nincs ilyen régió: „{ $found }”. Az ismert régiók: { $known }.

## Botok

bot-random = Emil
bot-random-about = Találomra lép valamit, amit a szabály enged.
bot-sensible = Klára
bot-sensible-about = Néhány egyszerű ökölszabályt követ, és nem tervez előre.
bot-greedy = Jakab
bot-greedy-about = Azt választja, ami most a legjobbnak látszik; tovább nem néz előre.
bot-builder = Berta
bot-builder-about = Úgy játszik, mint Jakab, de szeret egész tartományokat teleépíteni postaállomásokkal.
bot-racer = Ottó
bot-racer-about = Úgy játszik, mint Jakab, de hajt a 7-es kocsira.
bot-rival = Ludmilla
bot-rival-about = Úgy játszik, mint Jakab, de szeret keresztbe tenni a többieknek.
bot-counter = Viktor
bot-counter-about = Minden látott lapra emlékszik, és kiszámolja, mi lehet még rejtve.
bot-mcts = Heléna
bot-mcts-about = Minden lépés előtt sok lehetséges játékot végigjátszik fejben.
bot-second-guess = Antal
bot-second-guess-about = Feltételezi, hogy mindenki más úgy játszik, mint Jakab, és erre adja a legjobb választ.
bot-noisy = Mira
bot-noisy-about = Úgy játszik, mint Róza, de ötből egyszer a szeszélyére hallgat.
bot-stage = Róza
bot-stage-about = Minden fordulót külön elemez, és váltogatja a választásait, hogy kiszámíthatatlan maradjon.
bot-dreamer = Leó
bot-dreamer-about = Csak homályosan sejti, mit hozhat egy lépés, és többnyire a hangulatára hallgat.
bot-dabbler = Tilda
bot-dabbler-about = Nagyon nagyjából becsüli meg, mit hozhat egy lépés.
bot-learner = Paula
bot-learner-about = Tudja, mi számít, de gyakran csak nagyjából számol.
bot-reckoner = Hugó
bot-reckoner-about = Kiszámolja, mit hoz egy lépés, és néha téved.
bot-adept = Ágnes
bot-adept-about = Majdnem olyan pontosan számolja ki, mit hoz egy lépés, mint Jakab.
bot-wary = Edit
bot-wary-about = Úgy játszik, mint Róza, de harmincból egyszer a szeszélyére hallgat.
bot-hasty = Félix
bot-hasty-about = Úgy gondolkodik, mint Heléna, de csak egy pillanatig.
bot-swift = Johanna
bot-swift-about = Úgy gondolkodik, mint Heléna, mégis azonnal válaszol.
bot-steady = Konrád
bot-steady-about = Úgy gondolkodik, mint Heléna, csak kicsit rövidebb ideig.
bot-other-1 = Frida
bot-other-2 = Gusztáv
bot-other-3 = Nóra
bot-other-4 = Tódor
