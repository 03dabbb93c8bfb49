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
services-about = Szólunk egy szolgáltatáson át, amelyet amúgy is használsz, vagy egy saját programodnak.
services-address = A szolgáltatás címe
services-add = Hozzáadás
services-remove = Eltávolítás: { $service }
services-secret = A programodnak küldött üzeneteket ezzel a titokkal írjuk alá; csak egyszer látható:
refusal-service-unknown = Ez nem olyan szolgáltatás címe, amelyet ez a szerver használni tud. Itt lehetséges: { $known }.
services-kind = Szolgáltatás
services-try = Próbaüzenet küldése
services-trial-sent = Elküldtük. Nézd meg, megérkezett-e.
services-trial-failed = A szolgáltatás nem fogadta az üzenetet. Távolítsd el, és add hozzá újra a helyes címmel.
services-trial-title = Próba a Postroadtól
services-trial-body = Így tudod meg, hogy te következel.
service-discord = Discord
service-slack = Slack
service-tgram = Telegram
service-ntfys = ntfy
service-mailtos = E-mail
service-webhook = Saját program
service-how-discord = A Discordban egy saját csatorna beállításaiban válaszd az Integrációk, majd a Webhookok pontot, és másold ki egy új webhook címét. Így kezdődik: https://discord.com/api/webhooks/.
service-how-slack = A Slackben hozz létre egy alkalmazást bejövő webhookkal egy saját csatornához, és másold ki a címét. Így kezdődik: https://hooks.slack.com/services/.
service-how-tgram = Kérj a Telegramban egy botot a @BotFathertől, és írj valamit ennek a botnak. A cím: tgram://TOKEN/CHAT, a @BotFather adta tokennel és a csevegésed számával.
service-how-ntfys = Válassz egy nevet, amelyet senki sem talál ki, és iratkozz fel rá az ntfy alkalmazásban. A cím: https://ntfy.sh/NÉV.
service-how-mailtos = A cím: mailtos://NÉV:JELSZÓ@SZERVER?to=CÍMZETT, egy olyan fiókkal, amely küldhet. A jelszót ez a szerver úgy tárolja, ahogy beírod, ezért külön erre valót használj.
service-how-webhook = Az a https-cím, amelyen a programod elérhető. Az üzeneteket egy titokkal írjuk alá, amelyet egyszer mutatunk meg.
