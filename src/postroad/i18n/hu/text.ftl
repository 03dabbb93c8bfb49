# A szöveges mód magyarul: egyszerű oldalak szöveggel, űrlapokkal és gombokkal; és hogy miért utasíthatunk el egy kérést.

## The site

text-skip = Ugrás a tartalomra
text-site = Menü
text-languages = Nyelvek
text-tables = Asztalok
text-open = Asztal nyitása
text-me = Adataim
text-rules = Szabályok
text-about = Két társasjáték barátokkal és botokkal. Ez az oldal minden böngészőben működik, szkriptek nélkül is.
text-without-scripts = Ehhez az oldalhoz JavaScript kell, de nélküle is játszhatsz.
text-to-plain-page = Tovább az egyszerű oldalra
text-refused = Ez nem lehetséges
text-wrong = Ez nem sikerült
text-back = Vissza az asztalokhoz
text-yes = igen
text-no = nem

## People

text-who-are-you = Hogyan szólíthatunk?
text-your-name = A neved
text-go = Tovább
text-go-on = Tovább oda, ahol jártál
text-have-code = Vagy egy másik eszköz kódja, vagy a helyreállító kódod
text-move-here = Folytatás ebben a böngészőben
text-you-are = A neved: { $name }.
text-rename = Név módosítása
text-code = A helyreállító kódod
text-code-about = Írd fel: csak most látható. Ezzel egy másik böngészőben is a saját neveden folytathatod.
text-new-code = Új kód készítése
text-new-code-about = Az új helyreállító kód érvényteleníti a régit.
text-export = Minden rólam tárolt adat letöltése
text-delete = Adataim törlése
text-delete-about = A neved, a csevegőüzeneteid és a programjaid kulcsai végleg törlődnek. A befejezett játékok továbbra is visszajátszhatók, de a neved nélkül.
text-delete-sure = Igen, végleg töröljétek
text-forgotten = törölt játékos

## Lists

text-my-tables = Az asztalaim
text-no-tables-of-mine = Még egyetlen asztalnál sem ülsz.
text-public-tables = Nyilvános asztalok
text-no-public-tables = Most nincs nyilvános asztal.
text-status-waiting = A játék még nem kezdődött el.
text-status-playing = A játék folyamatban van.
text-status-over = A játék véget ért.
text-status-closed = Az asztalt bezárták.
text-waits-for-you = Rád várnak.

## Opening a table

text-who-plays = Kik játszanak
text-seat = { $number }. hely
text-no-seat = senki
text-open-seat = szabad hely
text-bot = { $name } (bot, { $level }. szint)
text-options = Az asztal szabályai
text-edition = Kiadás
text-by-edition = ahogy a kiadásban van
text-time = Idő
text-clock = Időkorlát
text-clock-none = nincs
text-clock-turn-60 = körönként egy perc
text-clock-turn-86400 = körönként egy nap
text-clock-turn-259200 = körönként három nap
text-clock-bank-1200 = 20 perc az egész játékra
text-clock-bank-3600 = egy óra az egész játékra
text-absence = Ha valakinek lejár az ideje
text-absence-wait = Ha lejár az idő, várunk.
text-absence-bot = Ha lejár az idő, egy bot játszik tovább, amíg a játékos vissza nem tér.
text-pace = A botok tempója
text-pace-calm = A botok nyugodtan játszanak.
text-pace-brisk = A botok gyorsan játszanak.
text-pace-instant = A botok azonnal lépnek.
text-public = Az asztalt mindenki látja a kezdőlapon
text-with-chat = Csevegéssel

## Before the game

text-seats = Helyek
text-seat-you = te
text-seat-host = házigazda
text-seat-ready = kész
text-seat-turn = rajta a sor
text-seat-away = távol van, bot játszik
text-seat-resigned = feladta
text-seat-overdue = lejárt az ideje
text-time-left = még { $minutes } perc
text-remove = { $name } eltávolítása
text-fill = Bot ültetése: { $number }. hely
text-do-fill = Bot leültetése
text-invite = Mások meghívása
text-invite-about = Akinél megvan ez a link, beszállhat:
text-qr = Ugyanez a link QR-kódként
text-what-now = Mi legyen?
text-join = Leülök
text-join-again = Még egy hely elfoglalása
text-ready = Kész vagyok
text-not-ready = Mégsem vagyok kész
text-leave = Felállok
text-close-table = Az asztal bezárása
text-agreed = Az asztal beállításai

## In the game

text-your-turn = Te jössz.
text-waiting-for = Várakozás: { $names }.
text-news = Mi történt
text-barred = Mi nem lehetséges most, és miért
text-map = Minden város és út
text-regions = Régiók
text-noble = nemessel
text-has-chosen = választott
text-card = { $number }. kártya
text-choose = Kiválasztom
text-chosen = Ezt választottad: { $cards }. Amíg nem választott mindenki, még módosíthatod.
text-decline = A Lovag jelzőjét nem használom
text-undo = Utolsó lépésem visszavonása
text-withdraw = Választásom visszavétele
text-undo-ask = Megkérdezem a többieket, visszavonhatom-e az utolsó lépésemet
text-consent = { $name } szeretne visszavonni valamit. Beleegyezel?
text-agree = Beleegyezem
text-disagree = Nem egyezem bele
text-this-seat = Váltás erre a helyre
text-stand-in = Játsszon bot { $name } helyett
text-vote-stand-in = Szavazok arra, hogy bot játsszon { $name } helyett
text-other = Távozás
text-return = Visszatértem
text-leave-for-now = Most elmegyek; egy bot játszik tovább
text-resign = Feladom
text-resign-sure = Igen, végleg feladom
text-look-again = Frissítés
text-chat = Csevegés
text-say = Üzenet
text-send = Küldés

## After the game

text-result = Az eredmény
text-record = A jegyzőkönyv letöltése
text-fairness = Tisztességes volt a keverés?
text-fairness-about = A pecsét mögötti titok és a helyek véletlen számai határoznak meg minden lapot, és ezt a jegyzőkönyv alapján bárki ellenőrizheti: hasonlítsd össze a pecsétet azzal, amelyet a játék előtt láttál. Senki sem válogathatta meg a lapokat, ha legalább az egyik szám olyasvalakitől jött, akiben megbízol. Azt nem mutatja meg, hogy a szerver üzemeltetője leshetett-e.
text-commitment = Pecsét
text-secret = Titok
text-share-of = { $number }. hely véletlen száma
text-share-none = nincs: bot vagy szkript nélküli oldal
text-share-withheld = nem érkezett meg, kimaradt
text-share-absent = A szkript nélküli oldal nem tesz hozzá saját véletlen számot. A bizonyítás ilyenkor a többiek számain múlik, vagy ha senki sem ad hozzá, egyedül a szerveren.
text-rematch = Visszavágó ugyanezekkel a játékosokkal
text-to-rematch = A következő játékhoz
text-number = { $number }
text-share = { $percent }%

## Refusals

refusal-malformed = Hibás kérés: { $text }
refusal-not-json = A kérés törzsének JSON-nak kell lennie, a Content-Type pedig application/json.
refusal-too-large = Ez túl nagy: legfeljebb { $limit } bájt fogadható el.
refusal-too-often = Túl gyakran próbálkoztál. Próbáld újra { $seconds } mp múlva.
refusal-too-slow = A kérés { $seconds } mp alatt sem érkezett meg. Próbáld újra.
refusal-too-many-sockets = Túl sok oldal van nyitva egyszerre. Zárj be néhányat, és töltsd újra ezt az oldalt.
refusal-who-are-you = Még nem ismerünk. Előbb válassz nevet.
refusal-already-someone = Ebben a böngészőben már van egy profil. Előbb töröld, vagy használj másik böngészőt.
refusal-name-empty = Ebben a névben nincs se betű, se szám. Válassz olyat, amelyet mások el tudnak olvasni.
refusal-preferences-too-large = Ezek a beállítások túl nagyok: legfeljebb { $limit } bájt tárolható.
refusal-code-wrong = Ilyen kód nincs. Ellenőrizd, hogyan írtad; minden kód egyszer használható, a másik eszközhöz való pedig csak tíz percig.
refusal-foreign-origin = Ez a kérés egy másik webhelyről jött, ezért nem hajtottuk végre. Ha ez a saját webhelyed, a címét meg kell adni a szervernek originként.
refusal-not-found = Itt nincs semmi. Lehet, hogy a link régi vagy hibás.
refusal-no-documentation = Ebben a telepítésben nincs benne a dokumentáció. A szerver üzemeltetője hozzáadhatja: `make site` a projekt mappájában.
refusal-method = Ezt a címet így nem lehet használni.
refusal-wrong-table = A parancs más asztalt nevez meg, mint a cím.
refusal-too-many-tokens = Már { $limit } kulcsod van, több nem lehet. Előbb törölj egyet.
refusal-record-wrong = A jegyzőkönyv { $line }. sora hibás.
refusal-record-several = Ebben a fájlban több játék van; a második kezdete: { $line }. sor. Egyszerre egyet tölts fel.
refusal-internal = Nálunk hiba történt. Semmi sem változott; kérjük, próbáld újra.
