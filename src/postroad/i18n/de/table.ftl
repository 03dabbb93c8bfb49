# Der Tisch auf Deutsch: was neben dem Spiel an ihm geschieht, und was der Server ablehnt.

## Ereignisse

table-event-joined = { $player } setzt sich dazu.
table-event-left = { $player } geht.
table-event-ready = { $player } ist bereit.
table-event-not-ready = { $player } ist nicht mehr bereit.
table-event-begun = Das Spiel beginnt.
table-event-undo = { $player } nimmt etwas zurück.
table-event-undo-asked = { $player } bittet darum, etwas zurücknehmen zu dürfen.
table-event-undo-agreed = { $player } ist einverstanden.
table-event-undo-declined = { $player } ist nicht einverstanden.
table-event-takeover = Ein Bot spielt für { $player } weiter.
table-event-returned = { $player } ist wieder da.
table-event-timeout = Die Zeit von { $player } ist abgelaufen.
table-event-muted = { $player } darf nicht mehr im Chat schreiben.
table-event-unmuted = { $player } darf wieder im Chat schreiben.
table-event-rematch = Für eine Revanche steht ein neuer Tisch bereit.
table-event-closed = Der Tisch ist geschlossen.

## Ablehnungen

refusal-table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link alt oder falsch geschrieben.
refusal-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen.
refusal-game-unknown = Das Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
refusal-bot-unknown = Den Bot „{ $bot }“ gibt es für dieses Spiel nicht. Bekannte Bots: { $known }.
refusal-bot-too-slow = Der Bot „{ $bot }“ würde zu lange nachdenken. Höchstens { $most } ist möglich.
refusal-seat-not-yours = Dieser Platz gehört dir nicht. Handle für deinen eigenen.
refusal-seat-unknown = Platz Nummer { $seat } gibt es an diesem Tisch nicht.
refusal-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
refusal-already-seated = Du sitzt schon an diesem Tisch. Nenne einen Platz, wenn du noch einen möchtest.
refusal-no-seat = Du hast keinen Platz an diesem Tisch. Du kannst nur zusehen.
refusal-host-only = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-for-programs = Ein Programm kann das nicht; tu es selbst auf der Seite.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen. Erst müssen alle bereit sein.
refusal-over = Das Spiel ist zu Ende.
refusal-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refusal-not-asked = Du hast jetzt nichts zu entscheiden. Warte, bis du an der Reihe bist.
refusal-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und entscheide dann.
refusal-away = Gerade spielt ein Bot für dich. Kehre zuerst an deinen Platz zurück.
refusal-already-away = Du hast diesen Platz schon verlassen; ein Bot spielt weiter.
refusal-not-away = Für dich spielt kein Bot; der Platz gehört dir.
refusal-not-overdue = Hier ist die Zeit noch nicht abgelaufen.
refusal-has-resigned = Von diesem Platz aus wurde aufgegeben; er kann nicht mehr mitspielen.
refusal-resign-later = In diesem Augenblick kannst du nicht aufgeben. Beende erst, was gerade läuft, oder warte auf die nächste Runde.
refusal-nothing-to-undo = Dort gibt es nichts, was du zurücknehmen könntest.
refusal-undo-already-asked = Jemand bittet schon darum, etwas zurückzunehmen. Das muss zuerst beantwortet werden.
refusal-no-undo-asked = Gerade bittet niemand darum, etwas zurückzunehmen.
refusal-preview-reveals = Dabei käme etwas Neues zum Vorschein; darum lässt es sich nicht vorher zeigen.
refusal-not-stored = Das konnte nicht gespeichert werden und ist nicht geschehen. Nichts ist verloren; versuche es gleich noch einmal.
refusal-chat-off = An diesem Tisch gibt es keinen Chat.
refusal-chat-empty = In dieser Nachricht steht nichts.
refusal-muted = Du darfst in diesem Chat nicht schreiben; so will es der Gastgeber.
refusal-too-many-watched = Du kannst höchstens { $most } Tische zugleich verfolgen. Verlasse zuerst einen.

## Die Datenbank

store-failed = Die Datenbank { $file } arbeitet nicht: { $detail }
store-full = Für die Datenbank { $file } ist kein Platz mehr ({ $detail }). Schaffe welchen.
store-unwritable = { $file } lässt sich nicht schreiben ({ $detail }). Prüfe den Ordner und seine Rechte, oder nenne eine andere Datei.
store-foreign = { $file } ist keine Datenbank von Postroad ({ $detail }). Nenne eine andere Datei; diese blieb, wie sie ist.
store-broken = Die Datenbank { $file } ist beschädigt ({ $detail }). Setze eine Sicherung an ihre Stelle.
store-newer = { $file } stammt von einem neueren Postroad (Version { $detail } der Tabellen). Installiere dieses, oder nenne eine andere Datei.
