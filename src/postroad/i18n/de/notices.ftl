### Wo andere auf einen warten.

waiting-next = Der nächste Tisch wartet auf dich: { $game }
waiting-next-short = Nächster Tisch
waiting-turn = Du bist dran: { $game }
waiting-count = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}

notices-title = Benachrichtigungen
notices-about = Wenn ein Tisch mit anderen auf dich wartet und du nicht hier bist:
notices-on = In diesem Browser Bescheid geben
notices-off = In diesem Browser nicht mehr
notices-is-on = Dieser Browser sagt dir, wenn du dran bist, auch wenn die Seite geschlossen ist.
notices-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern, oder du nimmst den Feed.
notices-impossible = Benachrichtigungen brauchen https und einen Browser, der sie kennt; hier geht das nicht. Der Feed geht überall.
notices-no-server = Dieser Server verschickt keine Benachrichtigungen. Der Feed geht überall.
notices-quiet = Ruhezeit
notices-quiet-from = von
notices-quiet-to = bis
notices-quiet-about = In dieser Zeit hörst du nichts. Gleiche Zeiten: keine Ruhezeit.
notices-save = Speichern
notices-saved = Gespeichert.
notices-feed = Ein privater Feed
notices-feed-about = Eine Adresse für Feedreader und Programme mit den Tischen, die auf dich warten. Wer sie kennt, kann die Liste lesen; behalte sie für dich. Eine neue Adresse ersetzt die alte.
notices-feed-new = Adresse erzeugen
notices-feed-keep = Diese Adressen werden nur jetzt gezeigt:
notices-feed-off = Feed entfernen
notices-ask = Sollen wir dir sagen, wenn du wieder dran bist, auch wenn diese Seite geschlossen ist?
notices-ask-yes = Ja, sagt mir Bescheid
notices-ask-no = Nein
notices-ask-feed = Möchtest du erfahren, wenn du wieder dran bist? Dafür gibt es einen privaten Feed.
notices-ask-settings = Zu den Einstellungen
notices-table-on = Bei diesem Tisch Bescheid geben
refusal-no-push = Dieser Server verschickt keine Benachrichtigungen.
refusal-push-unknown = An diese Adresse kann nichts geschickt werden. Es muss die eines Push-Dienstes sein, mit ihren Schlüsseln.
services-title = Andere Dienste
services-about = Lass dir über einen Dienst Bescheid geben, den du ohnehin nutzt, oder von einem eigenen Programm.
services-address = Adresse des Dienstes
services-add = Hinzufügen
services-remove = { $service } entfernen
services-secret = Nachrichten an dein Programm sind mit diesem Geheimnis signiert, das nur einmal gezeigt wird:
refusal-service-unknown = Das ist nicht die Adresse eines Dienstes, den dieser Server nutzen kann. Hier möglich: { $known }.
services-kind = Dienst
services-try = Testnachricht senden
services-trial-sent = Gesendet. Sieh nach, ob sie angekommen ist.
services-trial-failed = Der Dienst hat die Nachricht nicht angenommen. Entferne ihn und füge ihn mit der richtigen Adresse neu hinzu.
services-trial-title = Ein Test von Postroad
services-trial-body = So erfährst du, dass du dran bist.
service-discord = Discord
service-slack = Slack
service-tgram = Telegram
service-ntfys = ntfy
service-mailtos = E-Mail
service-webhook = Eigenes Programm
service-how-discord = Wähle in Discord in den Einstellungen eines eigenen Kanals „Integrationen“, dann „Webhooks“, und kopiere die Adresse eines neuen. Sie beginnt mit https://discord.com/api/webhooks/.
service-how-slack = Lege in Slack eine App mit einem eingehenden Webhook für einen eigenen Kanal an und kopiere seine Adresse. Sie beginnt mit https://hooks.slack.com/services/.
service-how-tgram = Lass dir in Telegram von @BotFather einen Bot geben und schreibe diesem Bot etwas. Die Adresse ist tgram://TOKEN/CHAT, mit dem Token von @BotFather und der Nummer deines Chats.
service-how-ntfys = Wähle einen Namen, den niemand errät, und abonniere ihn in der ntfy-App. Die Adresse ist https://ntfy.sh/NAME.
service-how-mailtos = Die Adresse ist mailtos://NAME:PASSWORT@SERVER?to=EMPFÄNGER, mit einem Konto, das senden darf. Das Passwort wird auf diesem Server so gespeichert, wie du es eingibst; nimm also eines nur dafür.
service-how-webhook = Die https-Adresse, unter der dein Programm erreichbar ist. Nachrichten sind mit einem Geheimnis signiert, das dir einmal gezeigt wird.
