# Amit az üzemeltetők az adatbázisokról, költöztetésükről és a botok folyamatairól olvasnak.

store-filled = Itt már van valami: { $file }. Üres adatbázisba vagy új fájlba költöztess; ez változatlan maradt.
store-misread = Ami innen visszaolvasható, nem az, amit beleírtunk: { $file } ({ $detail }). Ott nem maradt semmi, és a forrás változatlan.
store-failed = Az adatbázis nem működik ({ $file }): { $detail }
store-full = Nem maradt hely az adatbázisnak: { $file } ({ $detail }). Szabadíts fel tárhelyet.
store-unwritable = Ez a fájl nem írható: { $file } ({ $detail }). Ellenőrizd a mappát és a jogait, vagy adj meg másik fájlt.
store-foreign = Ez a fájl nem a Postroad adatbázisa: { $file } ({ $detail }). Adj meg másik fájlt; ez változatlan maradt.
store-broken = Az adatbázis sérült: { $file } ({ $detail }). Tegyél a helyére biztonsági másolatot.
store-newer = Ezt a fájlt újabb Postroad írta: { $file } (a táblák { $detail }. változata). Telepítsd azt, vagy adj meg másik fájlt.
store-address = Ez nem egy PostgreSQL-adatbázis címe: { $file }. Így néz ki: postgresql://user@host/name.
store-away = Az adatbázis nem érhető el ({ $file }): { $detail }
store-old = Ezen az adatbázison túl régi PostgreSQL fut ({ $detail }): { $file }. A Postroadhoz legalább 15-ös változat kell.
store-unsafe = Az adatbázis beállítása { $detail }, ezért elveszíthetné vagy eltorzíthatná, amit tárol: { $file }. A Postroadhoz bekapcsolt fsync és synchronous_commit, valamint UTF8 kódolás kell.
store-replica = Ez az adatbázis csak olvasható: { $file }. Add meg a fő szerver címét, ne egy másolatét.
store-rights = A felhasználó nem módosíthatja ezt az adatbázist: { $file } ({ $detail }). Tedd tulajdonossá, vagy add meg neki ezeket a jogokat.
store-not-ours = Ebben az adatbázisban egy másik program táblái vannak: { $file }. Adj a Postroadnak saját adatbázist; ez változatlan maradt.
store-dumped = A biztonsági másolatot maga a PostgreSQL készíti, a szerver futása közben ({ $file }): pg_dump --format=custom --file={ $detail } és az adatbázis címe.
store-busy = Ezt az adatbázist már egy másik Postroad használja: { $file }. Előbb állítsd le azt, vagy adj meg másik fájlt.
store-gone = Ezt az adatbázist a szerver futása közben eltávolították vagy kicserélték: { $file }. Tedd vissza, és indítsd újra a szervert.
