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
