# Der Tisch auf Deutsch: was neben dem Spiel an ihm geschieht, und was der Server ablehnt.

## Ereignisse

table-event-joined = { $player } setzt sich dazu.
table-event-left = { $player } geht.
table-event-ready = { $player } ist bereit.
table-event-not-ready = { $player } ist nicht mehr bereit.
table-event-begun = Das Spiel beginnt.
table-event-withheld = Die Zufallszahl von { $player } kam nicht rechtzeitig an; gemischt wurde ohne sie.
table-event-undo = { $player } macht eine Aktion rückgängig.
table-event-withdrawn = { $player } nimmt die Wahl zurück.
table-event-undo-asked = { $player } möchte eine Aktion rückgängig machen.
table-event-undo-agreed = { $player } ist einverstanden.
table-event-undo-declined = { $player } ist nicht einverstanden.
table-undo-marked = Was aufgedeckt wurde, bleibt bekannt, vielleicht sogar die nächsten Karten. Ergebnis und Aufzeichnung vermerken, dass es zurückgenommen wurde.
table-result-undone = { $times ->
        [one] Einmal wurde in diesem Spiel etwas zurückgenommen, das schon aufgedeckt war.
       *[other] { $times }-mal wurde in diesem Spiel etwas zurückgenommen, das schon aufgedeckt war.
    }
table-event-takeover = Ein Bot übernimmt für { $player }.
table-event-stand-in-voted = { $player } möchte, dass ein Bot für { $players } übernimmt.
table-event-returned = { $player } ist wieder da.
table-event-timeout = Die Zeit von { $player } ist abgelaufen.
table-event-muted = { $player } wurde im Chat stummgeschaltet.
table-event-unmuted = { $player } kann wieder im Chat schreiben.
table-event-rematch = Für eine Revanche steht ein neuer Tisch bereit.
table-event-closed = Der Tisch wurde geschlossen.

## Ablehnungen

refusal-table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link alt oder enthält einen Tippfehler.
refusal-table-unreadable = Der Server kann diesen Tisch nicht lesen und hat ihn beiseitegestellt. Nichts davon ist verloren; wer den Server betreibt, findet den Grund im Protokoll.
refusal-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen.
refusal-game-unknown = Das Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
refusal-bot-unknown = Den Bot „{ $bot }“ gibt es für dieses Spiel nicht. Bekannte Bots: { $known }.
refusal-bot-too-slow = Der Bot „{ $bot }“ würde zu lange nachdenken. Die Grenze ist { $most }.
refusal-seat-not-yours = Dieser Platz gehört dir nicht. Du kannst nur für deinen eigenen handeln.
refusal-seat-unknown = Den Platz { $seat } gibt es an diesem Tisch nicht.
refusal-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
refusal-already-seated = Du sitzt schon an diesem Tisch. Wähle einen freien Platz, wenn du noch einen möchtest.
refusal-no-seat = Du hast keinen Platz an diesem Tisch. Du kannst nur zusehen.
refusal-host-only = Das kann nur der Gastgeber.
refusal-not-for-programs = Ein Programm kann das nicht; das musst du selbst auf der Website tun.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-is-beginning = Das Spiel beginnt gleich; an den Plätzen lässt sich nichts mehr ändern.
refusal-no-share-asked = Zufallszahlen werden erst eingesammelt, wenn alle bereit sind.
refusal-share-wrong = Das ist nicht die Zufallszahl, die für diesen Platz versiegelt wurde.
refusal-not-begun = Das Spiel hat noch nicht begonnen. Erst müssen alle bereit sein.
refusal-over = Das Spiel ist zu Ende.
refusal-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refusal-not-asked = Du hast jetzt nichts zu entscheiden. Warte, bis du dran bist.
refusal-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und entscheide dann.
refusal-command-used = Diese Anfrage trägt die Nummer einer früheren. Lade die Seite neu und versuche es noch einmal.
refusal-log-full = Das Protokoll dieses Tisches ist voll (Grenze: { $most }). Das Spiel kann weitergehen und enden, aber nichts lässt sich mehr zurücknehmen oder ändern.
refusal-away = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
refusal-already-away = Du hast diesen Platz schon verlassen; ein Bot hat übernommen.
refusal-not-away = Für dich spielt kein Bot; der Platz gehört dir.
refusal-not-overdue = Hier ist die Zeit noch nicht abgelaufen.
refusal-not-absent = Ein Bot kann nur für jemanden übernehmen, der zwei Minuten lang nicht da war.
refusal-already-voted = Du hast schon abgestimmt. Die anderen, die da sind, müssen noch zustimmen.
refusal-vote-on-self = Das ist dein eigener Platz. Wenn ein Bot für dich übernehmen soll, verlasse den Tisch.
refusal-already-stood-in = An diesem Platz muss niemand vertreten werden.
refusal-has-resigned = Wer hier saß, hat aufgegeben; dieser Platz ist nicht mehr im Spiel.
refusal-resign-later = Gerade kannst du nicht aufgeben. Beende erst den laufenden Schritt, oder warte auf die nächste Runde.
refusal-nothing-to-undo = Dort gibt es nichts, was du rückgängig machen könntest.
refusal-nothing-to-withdraw = Du hast keine Wahl getroffen, die du zurücknehmen könntest.
refusal-undo-already-asked = Jemand möchte schon etwas rückgängig machen. Das muss zuerst beantwortet werden.
refusal-no-undo-asked = Gerade möchte niemand etwas rückgängig machen.
refusal-preview-reveals = Dabei würde etwas Verdecktes aufgedeckt; deshalb gibt es hier keine Vorschau.
refusal-not-stored = Das konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt. Versuche es gleich noch einmal.
refusal-perhaps-stored = Ob das gespeichert wurde, ist noch nicht bekannt. Der Tisch zeigt es, sobald die Datenbank wieder antwortet.
refusal-chat-off = An diesem Tisch gibt es keinen Chat.
refusal-chat-empty = Diese Nachricht ist leer.
refusal-muted = Der Gastgeber hat dich in diesem Chat stummgeschaltet.
refusal-too-many-watched = Du kannst höchstens { $most } Tische zugleich verfolgen. Verlasse zuerst einen.
