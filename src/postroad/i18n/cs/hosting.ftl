# Co se provozovatelé dozvědí o databázích, jejich přesunu a o procesech, v nichž přemýšlejí boti.

store-filled = V { $file } už něco je. Přesouvej do prázdné databáze nebo do nového souboru; tato zůstala beze změny.
store-misread = Co se přečetlo zpět z { $file }, není to, co se zapsalo ({ $detail }). Nic tam nezůstalo a zdroj je beze změny.
store-failed = Databáze { $file } nefunguje: { $detail }
store-full = Pro databázi { $file } nezbylo místo ({ $detail }). Uvolni nějaké.
store-unwritable = Soubor { $file } nelze zapsat ({ $detail }). Zkontroluj složku a její práva, nebo uveď jiný soubor.
store-foreign = { $file } není databáze Postroadu ({ $detail }). Uveď jiný soubor; tento zůstal beze změny.
store-broken = Databáze { $file } je poškozená ({ $detail }). Nahraď ji zálohou.
store-newer = Soubor { $file } zapsala novější verze Postroadu (verze tabulek { $detail }). Nainstaluj ji, nebo uveď jiný soubor.
store-address = { $file } není adresa databáze PostgreSQL. Vypadá takto: postgresql://user@host/name.
store-away = Databáze { $file } není dostupná: { $detail }
store-old = Databáze { $file } běží na PostgreSQL { $detail }, což je příliš stará verze. Postroad potřebuje verzi 15 nebo novější.
store-unsafe = Databáze { $file } má nastavení { $detail }, takže by mohla uložené ztratit nebo zkomolit. Postroad potřebuje zapnuté fsync a synchronous_commit a kódování UTF8.
store-replica = Databázi { $file } lze jen číst. Uveď adresu hlavního serveru, ne jeho kopie.
store-rights = Uživatel nesmí měnit databázi { $file } ({ $detail }). Udělej z něj vlastníka, nebo mu dej tato práva.
store-not-ours = V databázi { $file } jsou tabulky jiného programu. Zvol pro Postroad vlastní databázi; tato zůstala beze změny.
store-dumped = Zálohy { $file } dělá přímo PostgreSQL za běhu serveru: pg_dump --format=custom --file={ $detail } a adresa databáze.
store-busy = Databázi { $file } už používá jiný Postroad. Nejdřív ho zastav, nebo zvol jiný soubor.
store-gone = Databáze { $file } byla za běhu serveru odstraněna nebo nahrazena. Vrať ji a spusť server znovu.
