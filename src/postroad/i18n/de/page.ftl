# The page: the site and the frame around a table, in German.

page-name = Postroad

## Everywhere

page-skip = Zum Inhalt springen
page-nav = Hauptmenü
page-nav-tables = Tische
page-nav-mine = Meine Tische
page-nav-replay = Aufzeichnungen
page-nav-about = Über Postroad
page-settings = Einstellungen
page-language = Sprache
page-close = Schließen
page-loading = Einen Moment …
page-text-mode = Textmodus
page-documentation = Dokumentation
page-fan-notice = Postroad ist ein kostenloses, nicht kommerzielles Fanprojekt. Es steht in keiner Verbindung zu den Autoren der Spiele oder ihren Verlagen. Wenn dir ein Spiel gefällt, kauf es.
page-to-front = Zur Startseite
page-missing = Diese Seite gibt es nicht
page-missing-text = Dieser Brief ist unzustellbar: An dieser Adresse ist nichts. Vielleicht ist der Link alt oder enthält einen Tippfehler.
page-table-missing = Diesen Tisch gibt es nicht. Vielleicht enthält der Link einen Tippfehler, oder der Tisch wurde längst geschlossen.
page-undrawn = Für dieses Spiel gibt es noch keinen gezeichneten Spielplan. Auf den einfachen Seiten kannst du es vollständig spielen.
page-undrawn-go = Zur einfachen Seite
page-table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
page-notice-restarting = Der Server startet neu. Dein Spiel ist gespeichert und geht gleich weiter.
page-notice-read-only = Der Server kann gerade nichts speichern. Bis das behoben ist, kannst du zusehen, aber nicht spielen.
page-notice-writable = Der Server kann wieder speichern. Es geht weiter.
page-notice-lost = Die Verbindung ist abgebrochen. Wir versuchen es weiter; was du tust, wird gesendet, sobald sie wieder steht.
page-notice-back = Die Verbindung steht wieder.
page-reconnecting = verbindet …
refusal-unreachable = Der Server war nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
refusal-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.

## Front page

page-front-title = Zwei Brettspielklassiker online
page-front-text = Spiele im Browser, mit Freunden oder gegen Bots. Ohne Konto, ohne Werbung, ohne Installation.
page-waiting-for-you = Du bist dran
page-players = { $least } bis { $most } Personen
page-about-thurn-taxis = Lege Postrouten von Stadt zu Stadt, baue Poststationen an ihnen und sammle Bonusplättchen vor den anderen. In jedem Zug: eine Karte nehmen, eine Karte ausspielen.
page-about-kings-road = Gewinne Einfluss in acht Regionen an der Ringstraße des Königs. Alle wählen heimlich drei Karten, dann wird gleichzeitig aufgedeckt.
page-play-bot = Gegen Bots spielen
page-open-table = Mit Freunden spielen
page-rules = Regeln
page-rules-of = Regeln: { $game }
page-statistics = Statistik
page-promise-free = Kostenlos und ohne Konto
page-promise-fair = Fair gemischt, und du kannst es nachprüfen
page-promise-languages = In fünf Sprachen, mit Maus, Finger oder Tastatur
page-play-bot-title = { $game } gegen Bots
page-your-name = Dein Name
page-default-name = Gast
page-name-note = Die anderen am Tisch sehen ihn. Du kannst ihn jederzeit ändern.
page-opponent = Gegner
page-opponent-number = Gegner { $number }
page-opponent-any = Lass mich überraschen
page-opponent-add = Noch ein Gegner
page-opponent-remove = Gegner { $number } entfernen
page-bot-level = { $name }, Stärke { $level } von { $most }
page-bot-named = Bot: { $name } ({ $level })
page-strength = Stärke { $level } von { $most }
page-start-playing = Losspielen

## Opening a table

page-open-table-of = Tisch eröffnen: { $game }
page-seats = Plätze
page-seat-number = Platz { $number }
page-seat-me = Hier sitze ich
page-seat-anyone = Offen für alle
page-seat-bot = Ein Bot
page-seat-add = Platz hinzufügen
page-seat-remove = Platz { $number } entfernen
page-seat-hot = Du hast mehrere Plätze: Ihr teilt euch diesen Bildschirm und reicht ihn weiter. Die Karten bleiben verdeckt, bis die nächste Person bereit ist.
page-seat-open = freier Platz
page-options = Regeln an diesem Tisch
page-edition = Ausgabe
page-who-begins = Wer beginnt
page-who-begins-chance = das Los entscheidet
page-conduct = Tischeinstellungen
page-public = Tisch allen zeigen
page-public-about = Sonst kann nur mitspielen, wer den Link hat.
page-with-chat = Mit Chat
page-with-chat-about = Als Gastgeber kannst du Leute stummschalten.
page-shows-points = Punkte aller zeigen
page-shows-points-about = Was offen auf dem Tisch liegt, wird schon während des Spiels zusammengezählt.
page-clock = Zeitlimit
page-clock-none = kein Limit
page-clock-turn = pro Zug
page-clock-bank = für das ganze Spiel
page-time = Zeit
page-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
page-absence = Wenn bei jemandem die Zeit abläuft
page-absence-wait = warten wir; der Gastgeber darf einen Bot übernehmen lassen
page-absence-bot = übernimmt ein Bot, bis die Person zurückkommt
page-pace = Tempo der Bots
page-pace-calm = ruhig
page-pace-brisk = zügig
page-pace-instant = sofort
page-open-and-invite = Tisch eröffnen und einladen
page-open-and-play = Tisch eröffnen und spielen

## Lists of tables

page-lobby-gathering = Mitspieler gesucht
page-lobby-playing = Laufende Spiele
page-lobby-none = Gerade wartet kein öffentlicher Tisch. Eröffne selbst einen!
page-mine-running = Laufende Spiele
page-mine-gathering = Warteräume
page-mine-over = Beendet
page-mine-none = Du hast noch keine Tische. Such dir auf der Startseite ein Spiel aus.
page-row-you = du bist dran
page-row-open = { $count ->
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
page-row-gathering = beginnt gleich
page-row-playing = läuft
page-row-over = beendet
page-row-won = gewonnen: { $names }
page-row-you-won = gewonnen
page-row-untimed = ohne Zeitlimit
page-row-left = noch { $time }
page-row-join = Mitspielen
page-row-enter = Zum Tisch
page-row-watch = Zuschauen
page-row-look = Ergebnis ansehen
page-gone = jemand, der gegangen ist

## Waiting room

page-waiting-room = Warteraum
page-waiting-ready = Das Spiel beginnt, sobald alle bereit sind.
page-ready = Ich bin bereit
page-not-ready = Ich bin noch nicht bereit
page-ready-about = Sobald alle bereit sind, beginnt das Spiel. Dein Browser steuert zum Mischen eine eigene Zufallszahl bei: zuerst nur ihr Siegel und die Zahl selbst erst, wenn alle Siegel feststehen.
page-ready-plain = Wenn alle bereit sind, beginnt das Spiel.
page-beginning = Alle sind bereit. Die versiegelten Zufallszahlen werden geöffnet; gleich geht es los.
page-is-ready = bereit
page-is-not-ready = noch nicht bereit
page-you = du
page-host = Gastgeber
page-level = Stärke { $level }
page-join = Platz nehmen
page-leave = Tisch verlassen
page-close-table = Tisch schließen
page-table-full = Alle Plätze sind besetzt. Du kannst zusehen, sobald das Spiel beginnt.
page-arrange = Platz { $number } ändern
page-change = Ändern …
page-remove-person = Diese Person entfernen
page-invite = Einladen
page-invite-about = Wer diesen Link hat, kann mitspielen:
page-link-copy = Link kopieren
page-link-copied = Der Link ist kopiert.
page-qr = Der Link als QR-Code
page-this-table = Dieser Tisch
page-commitment = Siegel des Mischens
page-commitment-about = Dein Browser merkt sich dieses Siegel. Nach dem Spiel kann er prüfen, dass die Karten daraus und aus den Zufallszahlen der Spieler folgen.
page-no-chance = In diesem Spiel entscheidet nirgends der Zufall. Jede Wahl wird versiegelt, bis alle gewählt haben; niemand kann die eigene mehr ändern, nachdem andere zu sehen sind.

## Settings

page-settings-look = Aussehen
page-settings-play = Beim Spielen
page-theme = Design
page-theme-system = wie mein Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-text-size = Schriftgröße
page-text-normal = normal
page-text-large = groß
page-text-huge = sehr groß
page-palette = Spielerfarben
page-palette-gentle = für Farbenblinde geeignet
page-palette-strong = starker Kontrast, auch in Graustufen
page-speed = Animation der Züge anderer
page-speed-calm = ruhig
page-speed-brisk = zügig
page-speed-instant = ohne Animation
page-confirms-end = Nachfragen, bevor mein Zug endet
page-sound = Ton, wenn ich dran bin
page-patterns = Zusätzlich zu den Farben Muster auf dem Spielplan zeigen
page-taps-once = Auf dem Touchscreen: Karten mit einem einzigen Tippen nehmen und ausspielen
page-counts-cards = Auf der Karte zeigen, wie viele Karten jeder Stadt noch ungesehen sind
page-identity = Du
page-name-save = Namen speichern
page-name-saved = Dein Name ist gespeichert.
page-recovery = Wiederherstellungscode
page-recovery-about = Mit ihm kannst du in einem anderen Browser weiterspielen. Wer ihn kennt, kann deine Plätze übernehmen; behalte ihn für dich. Ein neuer Code ersetzt den alten.
page-recovery-new = Neuen Code erzeugen
page-recovery-note = Dein Wiederherstellungscode wird nur jetzt gezeigt. Mit ihm kannst du in einem anderen Browser weiterspielen:
page-recovery-kept = Ich habe ihn notiert
page-export = Alles herunterladen, was über mich gespeichert ist
page-forget = Meine Daten löschen
page-forget-text = Dein Name, deine Einstellungen und deine Chatnachrichten werden gelöscht, und in deinen Spielen übernehmen Bots. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
page-forget-do = Ja, endgültig löschen
page-keep = Abbrechen
page-recover = Ich habe einen Code
page-recover-about = Der Code eines anderen Geräts oder ein Wiederherstellungscode. Mit einem Wiederherstellungscode werden die anderen Browser abgemeldet.
page-recover-do = Mit diesem Code weiterspielen
page-recovered = Willkommen zurück, { $name }.

## Rules and about

page-rule = Regel { $rule }
page-all-rules = Alle Regeln
page-show-rule = Regel zeigen
page-about-what = Auf Postroad spielst du zwei Brettspiele im Browser: mit Freunden oder gegen Bots, am Stück oder über Wochen. Jeder kann es auf einem eigenen Server betreiben; keine Firma steht dahinter.
page-about-games = Thurn und Taxis ist von Andreas und Karen Seyfarth, King's Road von Reiner Knizia. Dies ist ein Fanprojekt: Plan, Zeichnungen und Texte sind unsere eigenen, die Regeln sind in unseren Worten erzählt, und Namen sagen nur, welches Spiel gemeint ist.
page-about-fair = Wenn ein Tisch eröffnet wird, legt der Server ein Geheimnis fest und zeigt dessen Siegel. Jeder Browser versiegelt dann eine eigene Zufallszahl und öffnet sie erst, wenn alle versiegelt sind. Das Geheimnis und diese Zahlen bestimmen jede Karte; am Ende wird das Geheimnis enthüllt, und dein Browser kann alles mit dem vergleichen, was er gesehen hat. So konnte niemand die Karten aussuchen, auch der Betreiber nicht, solange eine Zahl von jemandem stammt, dem du vertraust. Wer seine Zahl zurückhält, kann zwischen zwei Mischungen wählen; die Prüfung sagt das. Ob der Betreiber in die Karten gesehen hat, kann sie nicht zeigen.
page-about-privacy = Es gibt keine Konten, kein Tracking und keine Anfragen an andere Websites. Der Server speichert deinen Namen, deine Einstellungen und deine Spiele; unter „Einstellungen“ kannst du alles herunterladen oder löschen.
page-about-code = Der Quelltext ist frei unter der MIT-Lizenz.

## At the table

page-panes = Teile des Tischs
page-pane-board = Spielplan
page-pane-players = Spieler
page-pane-log = Verlauf
page-closer = Karte vergrößern
page-further = Karte verkleinern
page-key-zoom = Karte vergrößern oder verkleinern
page-chat = Chat
page-chat-said = { $name }: { $text }
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Etwas schreiben
page-chat-send = Senden
page-mute = { $name } stummschalten
page-watching = Du siehst zu
page-result = Ergebnis
page-undo = Rückgängig
page-undo-nothing = Gerade gibt es nichts, was du rückgängig machen könntest.
page-undo-asking = Es wurde schon gefragt, ob eine Aktion rückgängig gemacht werden darf. Erst entscheiden die anderen darüber.
page-undo-asked = { $player } möchte eine Aktion rückgängig machen, die schon etwas Neues gezeigt hat. Einverstanden?
page-undo-agree = Einverstanden
page-undo-decline = Ablehnen
page-undo-waits = { $player } möchte eine Aktion rückgängig machen. Noch ohne Antwort: { $players }.
page-menu = Menü
page-thinks = denkt nach …
page-chooses = wählt …
page-is-away = abwesend, ein Bot hat übernommen
page-is-overdue = Zeit abgelaufen
page-you-overdue = Deine Zeit ist abgelaufen.
page-has-resigned = hat aufgegeben
page-not-here = gerade nicht da
page-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-spectators = { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
page-since = Seit deiner letzten Aktion
page-recent = Was gerade geschah
page-taken-back = Rückgängig gemacht:
page-handover = Jetzt ist { $player } dran
page-handover-about = Reiche das Gerät weiter. Bis dahin bleiben die Karten verdeckt.
page-handover-do = Ich bin { $player }: meine Karten zeigen
page-return = Meinen Platz wieder einnehmen
page-bot-for-you = Ein Bot spielt für dich.
page-away-long = { $player } ist seit zwei Minuten nicht da.
page-vote-stand-in = Einen Bot übernehmen lassen
page-votes = Stimmen für einen Bot: { $count } von { $needed }.
page-wait-longer = Weiter warten
page-leave-text = Ein Bot übernimmt für dich, und du kannst deinen Platz jederzeit wieder einnehmen.
page-leave-do = Verlassen
page-resign = Aufgeben
page-resign-text = Du gibst dieses Spiel endgültig auf. Sind noch andere dabei, spielt ein Bot auf deinem Platz weiter. Das lässt sich nicht rückgängig machen.
page-resign-do = Endgültig aufgeben
page-play-on = Weiterspielen
page-watch-link = Link zu diesem Tisch
page-watch-about = Mit diesem Link kann jeder zuschauen:
page-keys = Tastatur
page-key-help = alle Tasten zeigen
page-key-undo = rückgängig machen
page-key-log = zum Verlauf
page-key-status = noch einmal sagen, was zu tun ist
page-key-skip = Animation überspringen; schließen
page-key-tab = zum nächsten Teil der Seite

## The end

page-over-you = Du hast gewonnen!
page-over-behind = { $points ->
        [one] Verloren, mit { $points } Punkt Rückstand auf { $name }
       *[other] Verloren, mit { $points } Punkten Rückstand auf { $name }
    }
page-over-tie = Punktgleich mit { $name }, aber der Gleichstand ging an den Sieger
page-over-you-resigned = Du hast aufgegeben.
page-over-nobody = Das Spiel ist zu Ende
page-over-resigned = Die anderen haben aufgegeben.
page-winner = gewonnen
page-rematch = Noch einmal spielen
page-new-opponents = Neue Gegner
page-rematch-join = Zum nächsten Spiel
page-replay = Aufzeichnung ansehen
page-look-at-board = Spielplan ansehen
page-record = Aufzeichnung herunterladen
page-proof = Wurde fair gemischt?
page-proof-about = Dein Browser rechnet alle Karten dieses Spiels nach und vergleicht sie mit dem, was er gesehen hat. Ob der Betreiber in die Karten gesehen hat, kann er nicht wissen.
page-proof-do = Jetzt prüfen
page-proof-holds = Alles stimmt: Niemand konnte die Karten aussuchen.
page-proof-partly = Was sich prüfen ließ, stimmt. Nicht alles ließ sich prüfen:
page-proof-broken = Etwas stimmt nicht:
page-proof-unchecked = Nicht bewiesen: Diese Seite weiß nicht, wie in diesem Spiel Karten gezogen werden. Die Karten wurden deshalb nicht geprüft.
page-proof-failed = Die Aufzeichnung konnte nicht geladen werden. Versuche es noch einmal.
page-proof-unreadable = Das ist keine Aufzeichnung dieses Spiels, oder sie lässt sich nicht nachvollziehen.
page-proof-seen = Das Geheimnis ist das, dessen Siegel dieser Browser vor dem Spiel gesehen hat.
page-proof-unseen = Das Geheimnis passt zum Siegel in der Aufzeichnung. Dieser Browser hat das Siegel nicht vor dem Spiel gesehen.
page-proof-not-committed = Das Geheimnis passt nicht zum Siegel.
page-proof-other-seal = Das Siegel in der Aufzeichnung ist nicht das, das dieser Browser zuerst gesehen hat.
page-proof-own = Deine Zufallszahl steckt in der Mischung.
page-proof-own-none = Dieser Browser hat keine Zufallszahl beigesteuert; der Beweis stützt sich auf die der anderen.
page-proof-own-late = Deine Zufallszahl kam nicht rechtzeitig beim Server an und wurde weggelassen.
page-proof-own-dropped = Der Server hat deine Zufallszahl angenommen, aber sie steckt nicht in der Mischung.
page-proof-alone = In der Mischung steckt keine Zufallszahl eines Spielers: Wer das Spiel ausgerichtet hat, konnte die Karten vor dem Beginn aussuchen.
page-proof-older = Bei einem Spiel dieser Art konnte der Ausrichter vor dem Beginn Mischungen durchprobieren. Seither ließ sich nichts mehr ändern.
page-proof-withheld = { $count ->
        [one] { $count } Zufallszahl wurde
       *[other] { $count } Zufallszahlen wurden
    } zurückgehalten und weggelassen. Wer das tut, kann zwischen zwei Mischungen wählen.
page-proof-list = Die versiegelten Zufallszahlen sind nicht die, die diesem Browser gezeigt wurden, bevor er seine eigene öffnete.
page-proof-share = Eine Zufallszahl in der Aufzeichnung passt nicht zu ihrem Siegel.
page-proof-draws = { $right } von { $draws } Karten passen zum Geheimnis.
page-proof-seals = { $right } von { $seals } geheimen Entscheidungen passen zu ihren Siegeln.
page-proof-seals-shown = { $shown } dieser Siegel hatte dieser Browser gesehen, bevor aufgedeckt wurde.
page-proof-seals-changed = Entscheidungen, die geändert wurden, nachdem ihr Siegel hier zuletzt zu sehen war: { $count }.
page-proof-seals-wrong = Entscheidungen, die mit einem anderen Siegel aufgedeckt wurden als dem hier gezeigten: { $count }.
