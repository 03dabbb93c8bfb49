### Auf einem anderen Gerät weiterspielen und nichts verlieren.

device-title = Auf einem anderen Gerät weiterspielen
device-about = Spiel auf dem Handy oder einem anderen Computer unter demselben Namen weiter. Dieser Browser bleibt angemeldet.
device-show = Code zeigen
device-scan = Scanne das mit dem anderen Gerät:
device-type = Oder öffne dort Postroad und gib in den Einstellungen diesen Code ein:
device-valid = Der Code gilt einmal und zehn Minuten lang. Wer ihn benutzt, kann für dich spielen; zeig ihn niemandem.
device-expired = Dieser Code ist abgelaufen.
device-unreachable = Diesen Server erreicht nur dieser Computer. Um mit dem Handy weiterzuspielen, starte ihn mit --host 0.0.0.0.
device-count = Du bist in { $count ->
    [one] { $count } Browser
   *[other] { $count } Browsern
} angemeldet.
device-only-here = Überall sonst abmelden
device-only-here-done = Du bist jetzt nur noch in diesem Browser angemeldet.
device-continue = Hier weiterspielen
device-continue-about = Dieser Browser übernimmt Namen und Tische deines anderen Geräts. Beide bleiben angemeldet.
device-continue-other = In diesem Browser bist du gerade { $name }. Ohne den Wiederherstellungscode von { $name } kommst du nicht zu diesem Profil zurück.
device-continue-do = Auf diesem Gerät weiterspielen
device-continue-none = In diesem Link steht kein Code. Lass dir auf dem anderen Gerät einen neuen zeigen und scanne ihn noch einmal.
recovery-remind = Deine Spiele gehören zu diesem Browser. Wenn du seine Daten löschst oder das Gerät verlierst, bringt nur ein Wiederherstellungscode sie zurück.
recovery-remind-do = Wiederherstellungscode zeigen
recovery-remind-later = In den Einstellungen kannst du jederzeit einen neuen Code erzeugen.
