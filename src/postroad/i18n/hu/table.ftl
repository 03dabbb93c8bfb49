# Az asztal magyarul: mi történik mellette a játékon kívül, és mit utasít el a szerver.

## Események

table-event-joined = { $player } leül az asztalhoz.
table-event-left = { $player } elmegy.
table-event-ready = { $player } készen áll.
table-event-not-ready = { $player } mégsem áll készen.
table-event-begun = Kezdődik a játék.
table-event-undo = { $player } visszavon valamit.
table-event-undo-asked = { $player } szeretne visszavonni valamit.
table-event-undo-agreed = { $player } beleegyezik.
table-event-undo-declined = { $player } nem egyezik bele.
table-event-takeover = Bot játszik tovább helyette: { $player }.
table-event-returned = { $player } visszatért.
table-event-timeout = { $player } ideje lejárt.
table-event-muted = { $player } nem írhat többé a csevegésbe.
table-event-unmuted = { $player } újra írhat a csevegésbe.
table-event-rematch = Új asztal várja a visszavágót.
table-event-closed = Az asztal bezárt.

## Elutasítások

refusal-table-unknown = Nincs ilyen asztal. Lehet, hogy a hivatkozás régi vagy elírták.
refusal-table-closed = Ez az asztal bezárt. Nyiss újat.
refusal-table-full = Az asztalnál minden hely foglalt. Nézheted a játékot.
refusal-game-unknown = Nincs „{ $game }” nevű játék. Ismert játékok: { $known }.
refusal-bot-unknown = Ehhez a játékhoz nincs „{ $bot }” nevű bot. Ismert botok: { $known }.
refusal-bot-too-slow = A „{ $bot }” bot túl sokáig gondolkodna. Legfeljebb { $most } lehet.
refusal-seat-not-yours = Ez nem a te helyed. A sajátodért cselekedj.
refusal-seat-unknown = Ennél az asztalnál nincs { $seat } számú hely.
refusal-seat-taken = Ott már ül valaki. Válassz másik helyet.
refusal-already-seated = Már ülsz ennél az asztalnál. Ha még egy helyet szeretnél, nevezd meg.
refusal-no-seat = Nincs helyed ennél az asztalnál. Csak nézheted.
refusal-host-only = Ezt csak az asztal házigazdája teheti meg.
refusal-not-for-programs = Ezt program nem teheti meg; tedd meg te magad az oldalon.
refusal-already-begun = A játék már elkezdődött.
refusal-not-begun = A játék még nem kezdődött el. Előbb mindenkinek készen kell állnia.
refusal-over = A játéknak vége.
refusal-not-over = Ez csak a játék vége után lehetséges.
refusal-not-asked = Most nem te döntesz. Várd meg a sorodat.
refusal-stale = Az asztalon közben változott a helyzet. Nézd meg újra, aztán dönts.
refusal-away = Most bot játszik helyetted. Előbb térj vissza a helyedre.
refusal-already-away = Ezt a helyet már elhagytad; bot játszik tovább.
refusal-not-away = Nem játszik bot helyetted; a hely a tiéd.
refusal-not-overdue = Ennek a játékosnak még van ideje.
refusal-has-resigned = Erről a helyről feladták a játékot, többé nem játszhat.
refusal-resign-later = Ebben a pillanatban nem adhatod fel. Fejezd be, amit elkezdtél, vagy várd meg a következő fordulót.
refusal-nothing-to-undo = Ott nincs mit visszavonnod.
refusal-undo-already-asked = Valaki már kérte egy lépés visszavonását. Előbb arra kell válaszolni.
refusal-no-undo-asked = Most senki sem kér visszavonást.
refusal-preview-reveals = Ez valami újat fedne fel, ezért nem mutatható meg előre.
refusal-not-stored = Ezt nem sikerült elmenteni, így nem történt meg. Semmi sem veszett el; próbáld újra egy kicsit később.
refusal-chat-off = Ennél az asztalnál nincs csevegés.
refusal-chat-empty = Ebben az üzenetben nincs semmi.
refusal-muted = A házigazda nem engedi, hogy ebbe a csevegésbe írj.
refusal-too-many-watched = Egyszerre legfeljebb { $most } asztalt követhetsz. Előbb hagyj el egyet.

## Az adatbázis

store-failed = A(z) { $file } adatbázis nem működik: { $detail }
store-full = A(z) { $file } adatbázisnak nem maradt hely ({ $detail }). Szabadíts fel tárhelyet.
store-unwritable = A(z) { $file } fájl nem írható ({ $detail }). Ellenőrizd a mappát és a jogait, vagy adj meg másik fájlt.
store-foreign = A(z) { $file } nem a Postroad adatbázisa ({ $detail }). Adj meg másik fájlt; ez változatlan maradt.
store-broken = A(z) { $file } adatbázis sérült ({ $detail }). Tegyél a helyére biztonsági másolatot.
store-newer = A(z) { $file } fájlt újabb Postroad írta (a táblák { $detail }. változata). Telepítsd azt, vagy adj meg másik fájlt.
