# Amit az üzemeltetők az adatbázisok költöztetéséről és a botok folyamatairól olvasnak.

store-filled = Itt már van valami: { $file }. Üres adatbázisba vagy új fájlba költöztess; ez változatlan maradt.
store-misread = Ami innen visszaolvasható, nem az, amit beleírtunk: { $file } ({ $detail }). Ott nem maradt semmi, és a forrás változatlan.
