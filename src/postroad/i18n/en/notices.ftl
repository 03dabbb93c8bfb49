### Where others wait for one.

waiting-next = Next table waiting for you: { $game }
waiting-next-short = Next table
waiting-turn = It is your turn: { $game }
waiting-count = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}

notices-title = Notifications
notices-about = When a table with other people waits for you and you are not here:
notices-on = Tell me in this browser
notices-off = Stop telling me in this browser
notices-is-on = This browser tells you when it is your turn, even when the page is closed.
notices-denied = Your browser does not allow notifications from this page. You can change that in the settings of the browser, or use the feed.
notices-impossible = Notifications need https and a browser that supports them, which is not the case here. The feed works everywhere.
notices-no-server = This server sends no notifications. The feed works everywhere.
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-to = to
notices-quiet-about = You hear nothing at these times. Equal times: never quiet.
notices-save = Save
notices-saved = Saved.
notices-feed = A private feed
notices-feed-about = An address for feed readers and programs that lists the tables waiting for you. Anyone who knows it can read the list, so keep it to yourself. A new address replaces the old one.
notices-feed-new = Create an address
notices-feed-keep = These addresses are shown only once:
notices-feed-off = Remove the feed
notices-ask = Shall we tell you when it is your turn again, even when this page is closed?
notices-ask-yes = Yes, tell me
notices-ask-no = No
notices-ask-feed = Would you like to know when it is your turn again? There is a private feed for that.
notices-ask-settings = To the settings
notices-table-on = Tell me about this table
refusal-no-push = This server sends no notifications.
refusal-push-unknown = Messages cannot be sent to this address. It must be that of a push service, with its keys.
services-title = Other services
services-about = Be told through a service that you use anyway, or by a program of your own.
services-address = Address of the service
services-add = Add
services-remove = Remove { $service }
services-secret = Messages to your program are signed with this secret, which is shown only once:
refusal-service-unknown = This is not the address of a service that this server can use. Possible here: { $known }.
services-kind = Service
services-try = Send a test message
services-trial-sent = Sent. Look whether it has arrived.
services-trial-failed = The service did not take the message. Remove it and add it again with the right address.
services-trial-title = A test from Postroad
services-trial-body = This is how you will be told that it is your turn.
service-discord = Discord
service-slack = Slack
service-tgram = Telegram
service-ntfys = ntfy
service-mailtos = E-mail
service-webhook = A program of your own
service-how-discord = In Discord, in the settings of a channel of your own, choose Integrations, then Webhooks, and copy the address of a new one. It begins with https://discord.com/api/webhooks/.
service-how-slack = In Slack, create an app with an incoming webhook for a channel of your own, and copy its address. It begins with https://hooks.slack.com/services/.
service-how-tgram = Let @BotFather in Telegram give you a bot, and write something to that bot. The address is tgram://TOKEN/CHAT, with the token from @BotFather and the number of your chat.
service-how-ntfys = Choose a name that nobody will guess, and subscribe to it in the ntfy app. The address is https://ntfy.sh/NAME.
service-how-mailtos = The address is mailtos://NAME:PASSWORD@SERVER?to=RECIPIENT, with an account that may send. The password is stored on this server as you enter it, so use one that is for this alone.
service-how-webhook = The https address that your program listens at. Messages to it are signed with a secret that is shown to you once.
