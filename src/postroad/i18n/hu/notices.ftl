### Ahol mások várnak rád.

waiting-next = A következő asztal, amely rád vár: { $game }
waiting-next-short = Következő asztal
waiting-turn = Te következel: { $game }
waiting-count = { $count ->
    [one] { $count } asztal vár rád
   *[other] { $count } asztal vár rád
}

notices-title = Értesítések
notices-about = Ha egy asztalnál mások várnak rád, és nem vagy itt:
notices-on = Szóljon ez a böngésző
notices-off = Ez a böngésző ne szóljon többé
notices-is-on = Ez a böngésző szól, ha te következel, akkor is, ha az oldal be van zárva.
notices-denied = A böngésződ nem enged értesítést ettől az oldaltól. A böngésző beállításaiban megváltoztathatod, vagy használd a hírcsatornát.
notices-impossible = Az értesítéshez https és olyan böngésző kell, amely ismeri; itt ez nem megy. A hírcsatorna mindenhol működik.
notices-no-server = Ez a szerver nem küld értesítést. A hírcsatorna mindenhol működik.
notices-quiet = Csendes órák
notices-quiet-from = ettől
notices-quiet-to = eddig
notices-quiet-about = Ilyenkor nem hallasz semmit. Ha a két időpont egyenlő, nincs csend.
notices-save = Mentés
notices-saved = Elmentve.
notices-feed = Saját hírcsatorna
notices-feed-about = Cím hírolvasóknak és programoknak a rád váró asztalok listájával. Aki ismeri, olvashatja, ezért tartsd titokban. Az új cím érvényteleníti a régit.
notices-feed-new = Cím készítése
notices-feed-keep = Ezek a címek csak most láthatók:
notices-feed-off = Hírcsatorna törlése
notices-ask = Szóljunk, ha megint te következel, akkor is, ha ez az oldal be van zárva?
notices-ask-yes = Igen, szóljatok
notices-ask-no = Nem
notices-ask-feed = Szeretnéd tudni, mikor következel megint? Erre való a saját hírcsatorna.
notices-ask-settings = A beállításokhoz
notices-table-on = Szóljon ennél az asztalnál
refusal-no-push = Ez a szerver nem küld értesítést.
refusal-push-unknown = Erre a címre nem lehet küldeni. Egy értesítési szolgáltatás címe kell, a kulcsaival.
services-title = Más szolgáltatások
services-about = Illeszd be egy szolgáltatás címét úgy, ahogy az Apprise írja (például discord://…), vagy egy saját program https-címét. Itt lehetséges: { $kinds }.
services-address = A szolgáltatás címe
services-add = Hozzáadás
services-remove = { $name } eltávolítása
services-secret = A programodnak küldött üzeneteket ezzel a titokkal írjuk alá; csak egyszer látható:
refusal-service-unknown = Ez nem olyan szolgáltatás címe, amelyet ez a szerver használni tud. Itt lehetséges: { $known }.
