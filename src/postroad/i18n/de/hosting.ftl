# Was Betreiber über Datenbanken erfahren, auch solche, die umziehen, und über Helfer, in denen Bots nachdenken.

store-filled = In { $file } steht schon etwas. Zieh in eine leere Datenbank um oder in eine neue Datei; diese blieb unverändert.
store-misread = Was aus { $file } zurückgelesen wurde, ist nicht das, was geschrieben wurde ({ $detail }). Dort blieb nichts stehen, und die Quelle ist unverändert.
store-failed = Die Datenbank { $file } funktioniert nicht: { $detail }
store-full = Für die Datenbank { $file } ist kein Speicherplatz mehr frei ({ $detail }). Schaffe Platz.
store-unwritable = In { $file } lässt sich nicht schreiben ({ $detail }). Prüfe den Ordner und seine Rechte, oder wähle eine andere Datei.
store-foreign = { $file } ist keine Datenbank von Postroad ({ $detail }). Wähle eine andere Datei; diese blieb unverändert.
store-broken = Die Datenbank { $file } ist beschädigt ({ $detail }). Setze eine Sicherung an ihre Stelle.
store-newer = { $file } stammt von einer neueren Version von Postroad (Schema { $detail }). Installiere diese Version, oder wähle eine andere Datei.
store-address = { $file } ist keine Adresse einer PostgreSQL-Datenbank. Eine solche sieht aus wie postgresql://benutzer@rechner/name.
store-away = Die Datenbank { $file } ist nicht erreichbar: { $detail }
store-old = In der Datenbank { $file } läuft PostgreSQL { $detail }, das ist zu alt. Postroad braucht Version 15 oder neuer.
store-unsafe = Die Datenbank { $file } hat die Einstellung { $detail } und könnte damit Gespeichertes verlieren oder verfälschen. Postroad braucht fsync und synchronous_commit eingeschaltet und die Kodierung UTF8.
store-replica = Die Datenbank { $file } lässt sich nur lesen. Gib die Adresse des Hauptservers an, nicht die einer Kopie.
store-rights = Der Benutzer darf die Datenbank { $file } nicht ändern ({ $detail }). Mach ihn zum Eigentümer, oder gib ihm diese Rechte.
store-not-ours = In der Datenbank { $file } stehen Tabellen eines anderen Programms. Wähle für Postroad eine eigene Datenbank; diese blieb unverändert.
store-dumped = Sicherungen von { $file } macht PostgreSQL selbst, während der Server läuft: pg_dump --format=custom --file={ $detail } und die Adresse der Datenbank.
store-busy = Die Datenbank { $file } wird schon von einem anderen Postroad-Server benutzt. Beende ihn zuerst, oder wähle eine andere Datei.
store-gone = Die Datenbank { $file } wurde entfernt oder ersetzt, während der Server lief. Leg sie zurück und starte den Server neu.
