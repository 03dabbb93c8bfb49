# Study in Hungarian: analyses, hints and playing on, on the page and at tables.

study-title = Elemzés
study-about = Mennyit ért minden döntés aszerint, amit a játékos akkor tudott, és mi volt szerencse.
study-quick = Gyors elemzés
study-normal = Alapos elemzés
study-waiting = Sorra vár. Előtte álló elemzések: { $count }.
study-running = Eddig megítélve: { $judged } / { $total }.
study-stop = Leállítás
study-go-on = Folytatás
study-stopped = Az elemzés leállt. Ami már meg van ítélve, megmarad.
study-failed = Az elemzést nem sikerült befejezni. Folytasd, hogy újra megpróbáljuk.
study-chances = Nyerési esélyek
study-chances-text = minden játékosé a játék folyamán; ugyanezek a számok az alatta lévő táblázatban is megvannak
study-next = Következő jelölés
study-previous = Előző jelölés
study-no-marks = Senki sem adott fel számottevő esélyt.
study-chosen = Választott
study-better = Jobb
study-compare = A választás és a jobb lehetőség
study-chance = { $percent } % ± { $error }
study-chance-label = nyerési esély
study-loss = { $player }, { $round }. kör: { $mark }. Feladott esély: { $percent } a 100-ból.
study-share = Az egyensúlyi keverékben: { $percent } %
study-then = Utána várható: { $text }
study-unseen = Mutasd, amit ez a játékos nem láthatott
study-turning = Fordulópont
study-close = Vissza a játékhoz
study-decision = { $number }. döntés
study-marks = Megjelölt döntések
study-picture = Kép erről a pillanatról
study-mark = Minősítés
refusal-analyses-full = Már { $count } elemzés vár, több nem lehet. Kérd újra néhány perc múlva.
refusal-analyses-yours = Már { $count } elemzésed van folyamatban, több nem lehet. Várj meg vagy állíts le egyet.
refusal-analysis-not-yours = Ezt az elemzést más kérte; csak ő állíthatja le.
refusal-analysis-no-judge = Ehhez a játékhoz nincs elemzés.
refusal-analysis-not-finished = Csak végigjátszott játékot lehet elemezni.
study-explain = Mit jelentenek a számok
study-explained = A pontosság kivételével minden szám a nyerési esély százalékpontja: kezdet + saját játék + a többiek játéka + szerencse = eredmény. A saját játék azt mutatja, mennyit őriztek volna meg a jobb döntések. A pontosság a legjobb vagy jó döntések aránya.

## Hints and playing on

table-event-hinted = { $player } tippet kért.
table-event-branched = Ez a játék egy másik egyik pillanatából folytatódik.
hint-ask = Tipp
hint-more = Melyiket?
hint-why = Miért?
hint-note = Mindenki látja, hogy kérted, és a játék nem értékelt.
hint-thinking = Tipp keresése…
hint-expects = Várt nyerési esély: { $percent } % ± { $error }.
table-hints = Tippek
table-hints-about = Az asztalnál mindenki kérhet tippet. Az ilyen játék nem számít a ranglistába.
table-result-hinted = Tippekkel játszott, ezért nem értékelt: { $players }.
refusal-hints-not-agreed = Ennél az asztalnál nem állapodtatok meg tippekben. Csak botok ellen kérhetők, vagy ha az asztalt így nyitották meg.
refusal-hint-failed = Most nem sikerült tippet találni. Próbáld újra kicsit később.
refusal-branch-no-such-seat = Nincs { $seat }. hely ebben a játékban; { $seats } hely van.
refusal-branch-after-the-end = A játék { $made } döntés után véget ért: nincs több döntés. Válassz egy korábbi pillanatot.
play-on = Játssz tovább innen
play-on-as = Akinek a helyén
play-on-against = A többiek helyett játszik
play-on-open = Minden kéz úgy, ahogy akkor volt
play-on-note = Különben újra kiosztjuk, amit ez a játékos akkor nem tudott.

## Puzzles

puzzle-title = Feladvány
puzzle-titles = Feladványok
puzzle-about = Játékok olyan pillanatai, amelyekben egy döntés egyértelműen a legjobb, mégis könnyű elnézni. Dönts a táblán; a szerver ítél.
puzzle-today = A nap feladványa
puzzle-of-grade = { $grade }. szint
puzzle-all = Minden feladvány
puzzle-right = Megoldottad!
puzzle-wrong = Van jobb.
puzzle-yours = a tiéd
puzzle-again = Még egyszer
puzzle-missing = Nincs ilyen feladvány.
puzzle-next = Következő feladvány
puzzle-judging = A szerver megnézi a döntésedet…
puzzle-grades = Az 1. szint a legkönnyebb; a 4. szintűeket három bot közül egy sem találta meg.
puzzle-count = { $total } közül { $solved } megoldva
