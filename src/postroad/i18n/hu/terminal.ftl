# A terminál és a jegyzőkönyvek magyarul: kérdések, az asztal képe és a szabályokon kívüli hibák.

## Kérdések

terminal-which-game = Melyik játékot választod?
terminal-turn = { $player }, mit lépsz?
terminal-choose = { $player }, válassz { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }.
terminal-hand-over = Add tovább a billentyűzetet: { $player } következik. Utána nyomj Entert.
terminal-hidden = { $player } választott. Senki más nem látta, mit.
terminal-help-thurn-taxis =
    Írd be a lépést úgy, ahogy a lista jobb oldalán áll, vagy írd be a sorszámát.
    ◀ és ▶ azt mutatja, hogy egy kártya az útvonal bal vagy jobb végéhez illeszkedik, ? olyan kártya, amelyet senki sem látott.
terminal-help-kings-road =
    Írd be a kártyáid sorszámát abban a sorrendben, ahogy kijátszod őket, például: 4 1 9
    A Lovag után a „decline” szóval lemondasz a plusz jelzőjéről: 4 1 9 decline
    Minden játékosnak van egy betűje, ♔ a Király, ★ egy nemes (jelzőnek számít), ✓ azt jelenti: „választott”.
terminal-help =
    {"  "}rules          az összes szabály megmutatása
    {"  "}rules { $example }    egy szabály magyarázata
    {"  "}undo           az utolsó lépésed visszavonása, ha nem mutatott semmi újat
    {"  "}withdraw       az utolsó, még rejtett választás visszavétele
    {"  "}resign         feladás; egy bot játszik tovább
    {"  "}board          az asztal megmutatása még egyszer
    {"  "}map            minden város és útjai, illetve minden régió megmutatása
    {"  "}save FILE      a játék jegyzőkönyvének mentése
    {"  "}quit           kilépés
terminal-hint = Írd be, hogy „help”, és megtudod, mit írhatsz be.
terminal-end = Írd be, hogy „save FILE”, ha el akarod menteni a játék jegyzőkönyvét, vagy nyomj Entert a kilépéshez.
terminal-quit = Viszlát!
terminal-kept = A játékod megmarad. Így folytathatod: { $text }
terminal-forms = A lépéseket így kell beírni: { $actions }
terminal-undone = { $player } visszavonja az utolsó lépést.
terminal-no-undo = Nincs mit visszavonni: csak a saját utolsó lépésedet vonhatod vissza, és csak akkor, ha nem mutatott semmi újat.
terminal-withdrawn = { $player } újra választ.
terminal-no-withdraw = Nincs választás, amelyet vissza lehetne venni.
terminal-saved = A jegyzőkönyv elmentve: { $file }
terminal-not-saved = A jegyzőkönyvet nem sikerült elmenteni ({ $file }): { $reason }
terminal-no-file = Add meg a fájl nevét: save FILE
terminal-no-rule = Nincs ilyen szabály: { $rule }. Egy szabályt így adhatsz meg: { $example }.
terminal-rule = { $rule }: { $text }
terminal-sealed = A lapok sorrendjét egy titok rögzíti, amelyet most már senki sem változtathat meg. A pecsétje: { $commitment }

## Az asztal

terminal-bot = { $name } (bot)
terminal-person = { $number }. játékos
terminal-player = játékos
terminal-hand = kézben
terminal-cards = kártyák
terminal-route = útvonal
terminal-offices = postaállomások
terminal-left = { $count } maradt
terminal-carriage = kocsi
terminal-tiles = lapkák
terminal-points = pontok
terminal-display = Kínálat
terminal-deck = Pakli: { $count }
terminal-discard = Dobott lapok: { $count }
terminal-stacks = Bónuszlapkák
terminal-last-round = Ez az utolsó forduló.
terminal-province = tartomány
terminal-city = város
terminal-roads = szomszédos városok
terminal-region = régió
terminal-banner = zászló
terminal-banner-note = * Ezek a számok nem szerepelnek a játékszabályban.
terminal-king = Király
terminal-at-hand = készleten
terminal-witch-again = Boszorkány: válassz újra, most már tudod, mit tettek a többiek.
terminal-game-over = A játék véget ért.

## Visszajátszás

replay-at = { $number }/{ $total }. lépés
replay-help = Enter: tovább · t: a következő körig · b: vissza · egy szám: ugrás oda · q: kilépés

## Jegyzőkönyvek

verify-good = { $file }: minden rendben. Ellenőrizve: { $games ->
        [one] { $games } játék
       *[other] { $games } játék
    }, { $lines ->
        [one] { $lines } sor
       *[other] { $lines } sor
    }.
verify-running = Még nem ért véget: { $games ->
        [one] { $games } játék
       *[other] { $games } játék
    }.
verify-proven = Minden lap a lepecsételt titokból következik: { $games ->
        [one] { $games } játék
       *[other] { $games } játék
    }. Hasonlítsd össze a pecsétet azzal, amelyet a játék előtt láttál.
verify-withheld = Visszatartott véletlen szám: { $games ->
        [one] { $games } játék
       *[other] { $games } játék
    }. Aki visszatartja, két keverés közül választhat.
verify-branched = Másik játékból ágazik el: { $games ->
        [one] { $games } játék
       *[other] { $games } játék
    }. Az előtte húzott lapokat csak az a másik jegyzőkönyv bizonyítja.
record-at = { $file }, { $line }. sor: { $text }
record-illegal = Ez a lépés nem volt lehetséges. { $text }
record-empty = A fájl üres. A jegyzőkönyv olyan sorral kezdődik, amelyben szerepel a „postroad-record”.
record-not-a-record = Ez nem Postroad-jegyzőkönyv: az első sorában nem szerepel a „postroad-record”.
record-not-json = Ez a sor nem JSON-objektum. A fájl megsérült, vagy egy másik programból származik.
record-not-an-object = Ez a sor nem JSON-objektum. A fájl megsérült, vagy egy másik programból származik.
record-key-twice = Ebben a sorban egy objektumban többször szerepel ez a kulcs: { $name }. A fájl megsérült, vagy egy másik programból származik.
record-not-utf-8 = Ez a sor nem UTF-8 szöveg. A fájl megsérült, vagy egy másik programból származik.
record-line-cut-off = A fájl ennek a sornak a közepén megszakad.
record-line-too-long = Ez a sor hosszabb, mint { $limit } bájt, ez tehát nem jegyzőkönyv.
record-too-many-lines = Ebben a játékban több mint { $limit } sor van; ilyen hosszú játék nem lehetséges.
record-version-unknown = A jegyzőkönyv verziója { $found }; ez a program ezt a verziót olvassa: { $known }.
record-game-unknown = A jegyzőkönyv játéka „{ $found }”; ez a program ezeket ismeri: { $known }.
record-rules-unknown = A jegyzőkönyv szabályainak verziója { $found }; ez a program ezt a verziót ismeri: { $known }.
record-players-wrong = A fejlécből hiányzik a játékosok neveinek listája.
record-fair-malformed = Hibásan vannak leírva azok az adatok, amelyeknek a keverés tisztességét kellene bizonyítaniuk.
record-fair-secret-missing = A játék végén fel kellett volna fedni a titkot, de az itt nem szerepel.
record-commitment-wrong = Ez nem az a titok, amelyet a játék előtt lepecsételtek.
record-share-wrong = { $seat }. hely: a véletlen szám nem az, amelyet a játék előtt lepecsételtek.
record-seat-missing = Ez a sor nem mondja meg, melyik hely dönt.
record-line-missing = A jegyzőkönyv itt megszakad. Ennek a sornak kellene következnie: { $expected }
record-cut-short = A jegyzőkönyv itt, egy lépés közepén megszakad.
record-line-wrong = Ennek a sornak így kellene szólnia: { $expected }, ehelyett ez áll itt: { $found }
record-after-the-end = Egy játék vége után csak egy másik játék következhet.
record-branch-malformed = A 2-es verziójú jegyzőkönyv fejlécének meg kell mondania, miből ágazik el: annak SHA-256 értékét, és hogy hány sora áll itt.
record-branch-missing = Itt a jegyzőkönyvnek meg kellene mondania, hogyan hagyja el a játékot, amelyből elágazik.
record-branch-ended = Befejezett játékból nem lehet elágazni.
record-resign-wrong = Ez a sor nem olyan helyet nevez meg, amely még feladhatja a játékot.
record-resign-not-now = Ebben a pillanatban senki sem adhatja fel a játékot.
record-result-missing = A játék véget ért, de hiányzik az eredménye.
record-result-wrong = Az eredménynek ennek kellene lennie: { $expected }, ehelyett ez áll itt: { $found }
record-draw-missing = Itt húzni kell egy lapot, de a jegyzőkönyv nem mondja meg, melyiket.
record-draw-absent = Ezt a lapot nem húzhatták: „{ $found }”. A húzópakliban nincs ilyen.
record-draw-unproven = A lepecsételt titok szerint a lap „{ $expected }” volt, nem „{ $found }”.
