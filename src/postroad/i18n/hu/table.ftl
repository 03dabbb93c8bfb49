# Az asztal magyarul: mi történik mellette a játékon kívül, és mit utasít el a szerver.

## Események

table-event-joined = { $player } leül az asztalhoz.
table-event-left = { $player } elmegy.
table-event-ready = { $player } készen áll.
table-event-not-ready = { $player } mégsem áll készen.
table-event-begun = Kezdődik a játék.
table-event-withheld = { $player } véletlen száma nem érkezett meg időben, ezért nélküle készült a keverés.
table-event-undo = { $player } visszavon valamit.
table-event-withdrawn = { $player } visszaveszi a választását.
table-event-undo-asked = { $player } szeretne visszavonni valamit.
table-event-undo-agreed = { $player } beleegyezik.
table-event-undo-declined = { $player } nem egyezik bele.
table-undo-marked = Ami kiderült, az ismert marad, talán még a következő lapok is. Az eredmény és a jegyzőkönyv jelzi, hogy visszavonták.
table-result-undone = { $times ->
        [one] Ebben a játékban egyszer vontak vissza olyasmit, ami már kiderült.
       *[other] Ebben a játékban { $times } alkalommal vontak vissza olyasmit, ami már kiderült.
    }
table-event-takeover = Bot játszik tovább helyette: { $player }.
table-event-stand-in-voted = { $player } azt javasolja, hogy bot játsszon tovább helyette: { $players }.
table-event-returned = { $player } visszatért.
table-event-timeout = { $player } ideje lejárt.
table-event-muted = { $player } nem írhat többé a csevegésbe.
table-event-unmuted = { $player } újra írhat a csevegésbe.
table-event-rematch = Új asztal vár a visszavágóra.
table-event-closed = Az asztalt bezárták.

## Elutasítások

refusal-table-unknown = Nincs ilyen asztal. Lehet, hogy a link régi vagy hibás.
refusal-table-unreadable = A szerver nem tudja beolvasni ezt az asztalt, ezért félretette. Semmi sem veszett el; a szerver üzemeltetője a naplóban találja az okát.
refusal-table-closed = Ezt az asztalt bezárták. Nyiss újat.
refusal-table-full = Az asztalnál minden hely foglalt. Nézheted a játékot.
refusal-game-unknown = Nincs „{ $game }” nevű játék. Ismert játékok: { $known }.
refusal-bot-unknown = Ehhez a játékhoz nincs „{ $bot }” nevű bot. Ismert botok: { $known }.
refusal-bot-too-slow = Ez a bot túl sokáig gondolkodna: „{ $bot }”. A felső határ: { $most }.
refusal-seat-not-yours = Ez nem a te helyed. Csak a saját helyeden léphetsz.
refusal-seat-unknown = Ennél az asztalnál nincs ilyen számú hely: { $seat }.
refusal-seat-taken = Ott már ül valaki. Válassz másik helyet.
refusal-already-seated = Már ülsz ennél az asztalnál. Ha még egy helyet szeretnél, nevezd meg.
refusal-no-seat = Nincs helyed ennél az asztalnál, csak nézheted a játékot.
refusal-host-only = Ezt csak az asztal házigazdája teheti meg.
refusal-not-for-programs = Ezt program nem teheti meg; tedd meg te magad az oldalon.
refusal-already-begun = A játék már elkezdődött.
refusal-is-beginning = Mindjárt kezdődik a játék, a helyeken már nem lehet változtatni.
refusal-no-share-asked = A véletlen számok begyűjtése csak akkor kezdődik, amikor már mindenki kész.
refusal-share-wrong = Ez nem az a véletlen szám, amelyet ehhez a helyhez lepecsételtek.
refusal-not-begun = A játék még nem kezdődött el. Előbb mindenkinek készen kell állnia.
refusal-over = A játék véget ért.
refusal-not-over = Ez csak a játék vége után lehetséges.
refusal-not-asked = Most nem te döntesz. Várd ki a sorodat.
refusal-stale = Az asztalon közben változott a helyzet. Nézd meg újra, aztán dönts.
refusal-command-used = Ez a kérés egy korábbinak a számát viseli. Töltsd újra az oldalt, és próbáld meg ismét.
refusal-log-full = Ennek az asztalnak a naplója betelt (határ: { $most }). A játék folytatódhat és véget érhet, de semmit sem lehet már visszavonni vagy módosítani.
refusal-away = Most bot játszik helyetted. Előbb térj vissza a helyedre.
refusal-already-away = Ezt a helyet már elhagytad; bot játszik tovább.
refusal-not-away = Nem játszik bot helyetted; a hely a tiéd.
refusal-not-overdue = Ennek a játékosnak még van ideje.
refusal-not-absent = Bot csak az helyett játszhat, aki két perce nincs itt.
refusal-already-voted = Már szavaztál. A többi jelenlévőnek is bele kell egyeznie.
refusal-vote-on-self = Ez a saját helyed. Ha azt szeretnéd, hogy bot játsszon helyetted, hagyd el az asztalt.
refusal-already-stood-in = Ezen a helyen senkit sem kell helyettesíteni.
refusal-has-resigned = Az itt ülő játékos feladta, ő már nem játszik tovább.
refusal-resign-later = Ebben a pillanatban nem adhatod fel. Fejezd be, amit elkezdtél, vagy várd meg a következő fordulót.
refusal-nothing-to-undo = Ott nincs mit visszavonnod.
refusal-nothing-to-withdraw = Nincs választásod, amelyet visszavehetnél.
refusal-undo-already-asked = Valaki már kérte egy lépés visszavonását. Előbb arra kell válaszolni.
refusal-no-undo-asked = Most senki sem kér visszavonást.
refusal-preview-reveals = Ez valami újat fedne fel, ezért nem mutatható meg előre.
refusal-not-stored = Ezt nem sikerült elmenteni, így nem történt meg. Semmi sem veszett el; próbáld újra egy kicsit később.
refusal-perhaps-stored = Még nem tudni, hogy ez el lett-e mentve. Az asztal megmutatja, amint az adatbázis újra válaszol.
refusal-chat-off = Ennél az asztalnál nincs csevegés.
refusal-chat-empty = Ebben az üzenetben nincs semmi.
refusal-muted = A házigazda nem engedi, hogy ebbe a csevegésbe írj.
refusal-too-many-watched = Egyszerre legfeljebb { $most } asztalt követhetsz. Előbb hagyj el egyet.
