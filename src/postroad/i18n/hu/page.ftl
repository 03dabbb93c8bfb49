# The page: the site and the frame around a table, in Hungarian.

page-name = Postroad

## Everywhere

page-skip = Ugrás a tartalomhoz
page-nav = Főmenü
page-nav-tables = Asztalok
page-nav-mine = Asztalaim
page-nav-replay = Visszajátszások
page-nav-about = Névjegy
page-settings = Beállítások
page-language = Nyelv
page-close = Bezárás
page-loading = Egy pillanat…
page-text-mode = Szöveges mód
page-documentation = Dokumentáció
page-fan-notice = A Postroad ingyenes, nonprofit rajongói projekt. Sem a játékok szerzőihez, sem a kiadóikhoz nincs köze. Ha tetszik egy játék, vedd meg.
page-to-front = A kezdőlapra
page-missing = Nincs ilyen oldal
page-missing-text = Ez a levél nem kézbesíthető: ezen a címen nincs semmi. Lehet, hogy a link régi vagy hibás.
page-table-missing = Nincs ilyen asztal. Lehet, hogy hibás a link, vagy az asztalt régen bezárták.
page-undrawn = Ennek a játéknak itt még nincs rajzolt táblája. Egyszerű oldalakon játszható, teljes egészében, mindennel, ami hozzátartozik.
page-undrawn-go = Az egyszerű oldalra
page-table-closed = Ezt az asztalt a játék kezdete előtt bezárták.
page-notice-restarting = A szerver újraindul. A játékod el van mentve, és mindjárt folytatódik.
page-notice-read-only = A szerver most semmit sem tud menteni. Amíg ez meg nem javul, nézni lehet, játszani nem.
page-notice-writable = A szerver újra tud menteni. Folytatódik a játék.
page-notice-lost = Megszakadt a kapcsolat. Tovább próbálkozunk; amit teszel, elküldjük, amint helyreáll.
page-notice-back = Helyreállt a kapcsolat.
page-reconnecting = kapcsolódás…
refusal-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
refusal-failed = Ez nem sikerült. Próbáld újra.

## Front page

page-front-title = Társasjátékok a postakocsik világából
page-front-text = Két klasszikus játék a böngészőben, barátokkal vagy botok ellen. Regisztráció, reklám és telepítés nélkül.
page-waiting-for-you = Rád várnak
page-players = { $least }–{ $most } játékos
page-about-thurn-taxis = Építs postaútvonalakat városról városra, nyiss rajtuk postaállomásokat, és gyűjtsd be a bónuszokat a többiek előtt. Minden körben: elveszel egy lapot, leraksz egy lapot.
page-about-kings-road = Szerezz befolyást nyolc régióban a Király útja mentén. Mindenki titokban választ három lapot, majd egyszerre felfeditek őket.
page-play-bot = Játék botok ellen
page-open-table = Játék barátokkal
page-rules = Szabályok
page-rules-of = Szabályok: { $game }
page-statistics = Statisztika
page-promise-free = Ingyenes, regisztráció nélkül
page-promise-fair = Tisztességes keverés, te is ellenőrizheted
page-promise-languages = Öt nyelven, egérrel, érintéssel vagy billentyűzettel
page-play-bot-title = { $game } botok ellen
page-your-name = A neved
page-default-name = Utazó
page-name-note = A többiek az asztalnál ezt látják. Bármikor megváltoztathatod.
page-opponent = Ellenfél
page-opponent-number = { $number }. ellenfél
page-opponent-any = Legyen meglepetés
page-opponent-add = Új ellenfél
page-opponent-remove = { $number }. ellenfél törlése
page-bot-level = { $name }, erősség: { $level } / { $most }
page-bot-named = Bot: { $name } ({ $level })
page-strength = Erősség: { $level } / { $most }
page-start-playing = Kezdjük

## Opening a table

page-open-table-of = Új asztal: { $game }
page-seats = Helyek
page-seat-number = { $number }. hely
page-seat-me = Itt én ülök
page-seat-anyone = Szabad bárkinek
page-seat-bot = Egy bot
page-seat-add = Új hely
page-seat-remove = { $number }. hely törlése
page-seat-hot = Több hely is a tiéd: egy képernyőn játszotok, és továbbadjátok. A rejtett lapok takarva maradnak, amíg a következő játékos nem jelentkezik.
page-seat-open = szabad hely
page-options = Szabályok ennél az asztalnál
page-edition = Kiadás
page-who-begins = Ki kezd
page-who-begins-chance = a véletlen dönti el
page-conduct = Hogyan játsszuk
page-public = Az asztalt mindenki lássa
page-public-about = Különben csak az jöhet, akinél megvan a link.
page-with-chat = Csevegéssel
page-with-chat-about = Házigazdaként bárkit elnémíthatsz.
page-shows-points = Mindenki pontjai látszanak
page-shows-points-about = Ami nyíltan az asztalon van, azt játék közben is összeadjuk.
page-clock = Időkorlát
page-clock-none = Időkorlát nélkül
page-clock-turn = Idő minden körre
page-clock-bank = Idő az egész játékra
page-time = Idő
page-minutes = { $count ->
        [one] { $count } perc
       *[other] { $count } perc
    }
page-days = { $count ->
        [one] { $count } nap
       *[other] { $count } nap
    }
page-absence = Ha valakinek lejár az ideje
page-absence-wait = várunk; a házigazda beültethet egy botot
page-absence-bot = bot játszik helyette, amíg vissza nem tér
page-pace = A botok játéka
page-pace-calm = nyugodt
page-pace-brisk = gyors
page-pace-instant = azonnali
page-open-and-invite = Asztal nyitása és meghívás
page-open-and-play = Asztal nyitása és játék

## Lists of tables

page-lobby-gathering = Játékosokat keresnek
page-lobby-playing = Most játsszák
page-lobby-none = Most egy nyilvános asztal sem vár. Nyiss egyet te!
page-mine-running = Folyamatban
page-mine-gathering = Várószobák
page-mine-over = Befejezett
page-mine-none = Még nincs asztalod. Válassz játékot a kezdőlapon.
page-row-you = te következel
page-row-open = { $count ->
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }
page-row-gathering = mindjárt kezdődik
page-row-playing = folyamatban
page-row-over = befejeződött
page-row-won = győztes: { $names }
page-row-you-won = te nyertél
page-row-untimed = nincs időkorlát
page-row-left = még { $time }
page-row-join = Csatlakozás
page-row-enter = Az asztalhoz
page-row-watch = Megnézem
page-row-look = Eredmény megtekintése
page-gone = távozott játékos

## Waiting room

page-waiting-room = Váróterem
page-waiting-ready = A játék akkor kezdődik, ha mindenki kész.
page-ready = Kész vagyok
page-not-ready = Mégsem vagyok kész
page-ready-about = Ha mindenki kész, kezdődik a játék. A böngésződ saját véletlen számot ad a keveréshez: előbb csak a pecsétjét, magát a számot pedig akkor, amikor már minden pecsét megvan.
page-ready-plain = Amikor mindenki kész, a játék elkezdődik.
page-beginning = Mindenki kész. Most nyílnak fel a lepecsételt véletlen számok, mindjárt kezdődik a játék.
page-is-ready = kész
page-is-not-ready = még nem kész
page-you = te
page-host = házigazda
page-level = erősség: { $level }
page-join = Leülök
page-leave = Az asztal elhagyása
page-close-table = Az asztal bezárása
page-table-full = Minden hely foglalt. Ha elkezdődik a játék, nézheted.
page-arrange = { $number }. hely módosítása
page-change = Módosítás…
page-remove-person = Ennek a személynek az eltávolítása
page-invite = Meghívás
page-invite-about = Akinél megvan ez a link, leülhet az asztalhoz:
page-link-copy = Link másolása
page-link-copied = A link a vágólapon van.
page-qr = A link QR-kódként
page-this-table = Ez az asztal
page-commitment = A keverés pecsétje
page-commitment-about = A böngésződ megjegyzi ezt a pecsétet. A játék után ellenőrizheti, hogy a lapok ebből és a játékosok véletlen számaiból következnek.
page-no-chance = Ebben a játékban semmit sem dönt el a véletlen. Minden választás le van pecsételve, amíg mindenki nem választott, így a többiekét látva már senki sem változtathat a sajátján.

## Settings

page-settings-look = Megjelenés
page-settings-play = Játék közben
page-theme = Téma
page-theme-system = mint az eszközömön
page-theme-light = világos
page-theme-dark = sötét
page-text-size = Betűméret
page-text-normal = normál
page-text-large = nagy
page-text-huge = nagyon nagy
page-palette = A játékosok színei
page-palette-gentle = színtévesztőknek is jól látható
page-palette-strong = erős kontraszt, szürkeárnyalatban is
page-speed = A többiek lépései
page-speed-calm = nyugodtan
page-speed-brisk = gyorsan
page-speed-instant = animáció nélkül
page-confirms-end = Kérdezzen rá, mielőtt befejezem a kört
page-sound = Hangjelzés, ha én következem
page-patterns = Minták a színek mellett a táblán
page-taps-once = Érintőképernyőn: lap elvétele és lerakása egyetlen érintéssel
page-counts-cards = A térképen látszódjon, hány lap nem látott még az egyes városokból
page-identity = Te
page-name-save = Név mentése
page-name-saved = A neved el van mentve.
page-recovery = Helyreállító kód
page-recovery-about = Ezzel egy másik böngészőben folytathatod. Aki ismeri, átveheti a helyeidet, ezért tartsd titokban. Az új kód érvényteleníti a régit.
page-recovery-new = Új kód kérése
page-recovery-note = A helyreállító kódod; csak most látható. Ezzel egy másik böngészőben folytathatod:
page-recovery-kept = Felírtam
page-export = Minden rólam tárolt adat letöltése
page-forget = Adataim törlése
page-forget-text = A neved, a beállításaid és a csevegőüzeneteid törlődnek, és a játékaidban botok játszanak tovább. A befejezett játékok megmaradnak, a neved nélkül. Ez nem vonható vissza.
page-forget-do = Végleges törlés
page-keep = Mégse
page-recover = Van egy kódom
page-recover-about = Egy másik eszköz kódja vagy helyreállító kód. Helyreállító kóddal a többi böngészőből kijelentkezel.
page-recover-do = Folytatás ezzel a kóddal
page-recovered = Üdv újra itt, { $name }.

## Rules and about

page-rule = { $rule } szabály
page-all-rules = Minden szabály
page-show-rule = A szabály megnézése
page-about-what = A Postroadon két társasjátékot játszhatsz a böngészőben: barátokkal vagy botok ellen, egyhuzamban vagy heteken át. Bárki futtathatja a saját szerverén; nem áll mögötte cég.
page-about-games = A Thurn und Taxis Andreas és Karen Seyfarth, a King's Road Reiner Knizia játéka. Ez rajongói projekt: a térkép, a rajzok és a szövegek a sajátjaink, a szabályokat a magunk szavaival mondjuk el, a nevek csak azt jelzik, melyik játékról van szó.
page-about-fair = Amikor megnyílik egy asztal, a szerver titkot választ, és megmutatja a pecsétjét. Ezután minden böngésző lepecsétel egy saját véletlen számot, és csak akkor nyitja fel, amikor már mind le van pecsételve. A titok és ezek a számok határoznak meg minden lapot; a végén kiderül a titok, és a böngésződ mindent összevethet azzal, amit látott. Így senki, a szerver üzemeltetője sem válogathatta meg a lapokat, ha legalább egy szám olyasvalakitől jött, akiben megbízol. Aki visszatartja a számát, két keverés közül választhat; az ellenőrzés ezt is elmondja. Azt nem mutathatja meg, hogy az üzemeltető leshetett-e.
page-about-privacy = Nincs fiók, nincs nyomkövetés, és semmi sem jön más webhelyekről. A szerver a nevedet, a beállításaidat és a játékaidat tárolja; a beállításoknál mindezt letöltheted vagy törölheted.
page-about-code = A forráskód az MIT-licenc szerint szabadon használható.

## At the table

page-panes = Az asztal részei
page-pane-board = Tábla
page-pane-players = Játékosok
page-pane-log = Napló
page-closer = Térkép nagyítása
page-further = Térkép kicsinyítése
page-key-zoom = Térkép nagyítása vagy kicsinyítése
page-chat = Csevegés
page-chat-said = { $name }: { $text }
page-chat-empty = Még senki sem szólt.
page-chat-write = Írj valamit
page-chat-send = Küldés
page-mute = Némítás: { $name }
page-watching = Nézőként vagy itt
page-result = Eredmény
page-undo = Visszavonás
page-undo-nothing = Most nincs mit visszavonnod.
page-undo-asking = Valaki már visszavonást kért. Előbb arról döntenek a többiek.
page-undo-asked = { $player } olyan lépést vonna vissza, amely már mutatott valami újat. Beleegyezel?
page-undo-agree = Beleegyezem
page-undo-decline = Nem egyezem bele
page-undo-waits = { $player } vissza szeretne vonni egy lépést. Válaszra várunk: { $players }.
page-menu = Menü
page-thinks = gondolkodik…
page-chooses = választ…
page-is-away = bot helyettesíti
page-is-overdue = lejárt az ideje
page-you-overdue = Lejárt az időd.
page-has-resigned = feladta
page-not-here = most nincs itt
page-points = { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
page-spectators = { $count ->
        [one] { $count } néző
       *[other] { $count } néző
    }
page-since = Legutóbbi lépésed óta
page-recent = Mi történt az imént
page-taken-back = Visszavonva:
page-handover = Most { $player } következik
page-handover-about = Add tovább az eszközt. Addig a lapok takarva maradnak.
page-handover-do = { $player } vagyok: mutasd a lapjaimat
page-return = Visszaülök a helyemre
page-bot-for-you = Bot játszik helyetted.
page-away-long = { $player } két perce nincs itt.
page-vote-stand-in = Játsszon bot
page-votes = Szavazatok a botra: { $count } / { $needed }.
page-wait-longer = Várok még
page-leave-text = Bot játszik tovább helyetted, és bármikor visszaülhetsz.
page-leave-do = Kilépek
page-resign = Feladás
page-resign-text = Végleg feladod ezt a játékot. Ha mások még játszanak, a helyeden bot folytatja. Ez nem vonható vissza.
page-resign-do = Végleg feladom
page-play-on = Játszom tovább
page-watch-link = Link erre az asztalra
page-watch-about = Ezzel a linkkel bárki nézheti:
page-keys = Billentyűzet
page-key-help = minden billentyű
page-key-undo = visszavonás
page-key-log = a naplóhoz
page-key-status = a teendő felolvasása újra
page-key-skip = a bemutatás kihagyása; bezárás
page-key-tab = az oldal következő részére

## The end

page-over-you = Nyertél!
page-over-behind = { $points ->
        [one] Vesztettél, { $points } pont hiányzott. Győztes: { $name }
       *[other] Vesztettél, { $points } pont hiányzott. Győztes: { $name }
    }
page-over-tie = Ugyanannyi pont, de a döntetlent más nyerte: { $name }
page-over-you-resigned = Feladtad a játékot.
page-over-nobody = Vége a játéknak
page-over-resigned = A többiek feladták.
page-winner = nyert
page-rematch = Játsszunk még egyet
page-new-opponents = Új ellenfelek
page-rematch-join = A következő játékhoz
page-replay = Visszajátszás megnézése
page-look-at-board = A tábla megnézése
page-record = Jegyzőkönyv letöltése
page-proof = Tisztességes volt?
page-proof-about = A böngésződ újraszámolja a játék minden lapját, és összeveti azzal, amit látott. Azt nem tudhatja, hogy a szerver üzemeltetője leshetett-e.
page-proof-do = Ellenőrzés most
page-proof-holds = Minden rendben: senki sem válogathatta meg a lapokat.
page-proof-partly = Amit ellenőrizni lehetett, az rendben van. Nem lehetett mindent ellenőrizni:
page-proof-broken = Valami nem stimmel:
page-proof-unchecked = Nincs bizonyítva: ez az oldal nem tudja, hogyan húznak ebben a játékban, ezért a húzásokat nem ellenőrizte.
page-proof-failed = A jegyzőkönyvet nem sikerült betölteni. Próbáld újra.
page-proof-unreadable = Ez nem ennek a játéknak a jegyzőkönyve, vagy nem követhető.
page-proof-seen = A titok az, amelynek a pecsétjét ez a böngésző a játék előtt látta.
page-proof-unseen = A titok egyezik a jegyzőkönyvben lévő pecséttel. Ez a böngésző a játék előtt nem látta a pecsétet.
page-proof-not-committed = A titok nem egyezik a pecséttel.
page-proof-other-seal = A jegyzőkönyvben lévő pecsét nem az, amelyet ez a böngésző először látott.
page-proof-own = A te véletlen számod is benne van a keverésben.
page-proof-own-none = Ez a böngésző nem adott hozzá véletlen számot, ezért a bizonyítás a többiekéin múlik.
page-proof-own-late = A te véletlen számod nem ért oda időben a szerverhez, ezért kimaradt.
page-proof-own-dropped = A szerver elfogadta a véletlen számodat, mégsincs benne a keverésben.
page-proof-alone = A keverésben egyetlen játékos véletlen száma sincs benne: aki a játékot rendezte, a kezdés előtt megválogathatta a lapokat.
page-proof-older = Az ilyen fajta játéknál a rendezője a kezdés előtt próbálgathatta a keveréseket. Azóta már semmin sem lehetett változtatni.
page-proof-withheld = { $count ->
        [one] { $count } véletlen számot
       *[other] { $count } véletlen számot
    } visszatartottak, ezért kimaradt. Aki ezt teszi, két keverés közül választhat.
page-proof-list = A lepecsételt véletlen számok nem azok, amelyeket ez a böngésző látott, mielőtt a sajátját felnyitotta.
page-proof-share = A jegyzőkönyvben egy véletlen szám nem egyezik a pecsétjével.
page-proof-draws = { $draws } lapból { $right } egyezik a titokkal.
page-proof-seals = { $seals } titkos döntésből { $right } egyezik a pecséttel.
page-proof-seals-shown = Ezek közül { $shown } pecsétet látott ez a böngésző a felfedés előtt.
page-proof-seals-changed = Döntés, amely azután változott, hogy a pecsétje itt utoljára látszott: { $count }.
page-proof-seals-wrong = Döntés, amelyet nem az itt látott pecséttel fedtek fel: { $count }.
