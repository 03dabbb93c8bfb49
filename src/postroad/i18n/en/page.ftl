# The page: the site and the frame around a table, in English.

page-name = Postroad

## Everywhere

page-skip = Skip to the content
page-nav = Main pages
page-nav-tables = Tables
page-nav-mine = My tables
page-nav-replay = Replays
page-nav-about = About
page-settings = Settings
page-language = Language
page-close = Close
page-loading = One moment …
page-text-mode = Text mode
page-fan-notice = Postroad is a free fan project without profit. It belongs neither to the authors of the games nor to their publishers. If you like a game, buy it.
page-to-front = To the front page
page-missing = No such page
page-missing-text = This letter cannot be delivered: there is nothing at this address. The link may be old or mistyped.
page-table-missing = There is no such table. The link may be mistyped, or the table was given up long ago.
page-undrawn = This game has no drawn board here yet. It is played on plain pages, complete and with everything that belongs to it.
page-undrawn-go = To the plain page
page-table-closed = This table was given up before the game began.
page-notice-restarting = The server is restarting. Your game is saved and will go on in a moment.
page-notice-read-only = The server cannot save anything just now. You can look, but not play, until that is mended.
page-notice-writable = The server can save again. Play goes on.
page-notice-lost = The connection is lost. We keep trying; what you do is sent as soon as it is back.
page-notice-back = The connection is back.
page-reconnecting = connecting …
refusal-unreachable = The server could not be reached. Check your connection and try again.
refusal-failed = That did not work. Please try again.

## Front page

page-front-title = Board games by post coach
page-front-text = Play two classics in the browser, with friends or against bots. No account, no advertising, nothing to install.
page-waiting-for-you = Waiting for you
page-players = { $least } to { $most } players
page-about-thurn-taxis = Lay out post roads from city to city, open offices along them and collect bonuses before the others do. Every turn: take a card, play a card.
page-about-kings-road = Win influence in eight regions around the King's ring road. Everyone chooses three cards in secret, then all are revealed at once.
page-play-bot = Play against a bot
page-open-table = Play with friends
page-rules = Rules
page-rules-of = Rules of { $game }
page-statistics = Statistics
page-promise-free = Free, and without an account
page-promise-fair = Shuffled fairly, and you can check it
page-promise-languages = In five languages, by mouse, touch or keyboard
page-play-bot-title = { $game } against a bot
page-your-name = Your name
page-default-name = Traveller
page-name-note = Others at the table see it. You can change it at any time.
page-opponent = Opponent
page-bot-level = { $name }, strength { $level } of { $most }
page-bot-named = Bot: { $name } ({ $level })
page-strength = Strength { $level } of { $most }
page-start-playing = Start playing

## Opening a table

page-open-table-of = Open a table: { $game }
page-seats = Seats
page-seat-number = Seat { $number }
page-seat-me = I sit here
page-seat-anyone = Open to whoever comes
page-seat-bot = A bot
page-seat-add = Add a seat
page-seat-remove = Remove seat { $number }
page-seat-hot = Several seats of yours: you share this screen and hand it on. Hidden cards stay covered until the next player says so.
page-seat-open = open seat
page-options = Rules of this table
page-edition = Edition
page-conduct = How it is played
page-public = Show the table to everyone
page-public-about = Otherwise only those who have the link can come.
page-with-chat = With chat
page-with-chat-about = As the host you can mute people.
page-clock = Clock
page-clock-none = No clock
page-clock-turn = Time for each turn
page-clock-bank = Time for the whole game
page-time = Time
page-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-absence = When someone's time runs out
page-absence-wait = we wait; the host may let a bot stand in
page-absence-bot = a bot plays on until they return
page-pace = Bots play
page-pace-calm = calmly
page-pace-brisk = briskly
page-pace-instant = at once
page-open-and-invite = Open the table and invite
page-open-and-play = Open the table and play

## Lists of tables

page-lobby-gathering = Looking for players
page-lobby-playing = Being played
page-lobby-none = No public table is waiting just now. Open one yourself!
page-mine-running = Running
page-mine-over = Finished
page-mine-none = You have no tables yet. Choose a game on the front page.
page-row-you = your turn
page-row-open = { $count ->
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
page-row-gathering = about to begin
page-row-playing = being played
page-row-over = finished

## Waiting room

page-waiting-room = Waiting room
page-waiting-ready = The game begins when everyone is ready.
page-ready = I am ready
page-not-ready = Not ready after all
page-ready-about = When all are ready, the game begins. Your browser adds a random number of its own to the shuffling.
page-is-ready = ready
page-is-not-ready = not ready yet
page-you = you
page-host = host
page-level = strength { $level }
page-join = Sit down
page-leave = Leave the table
page-close-table = Give the table up
page-table-full = All seats are taken. You can watch once the game begins.
page-arrange = Change seat { $number }
page-change = Change …
page-remove-person = Remove this person
page-invite = Invite
page-invite-about = Whoever opens this link can sit down:
page-link-copy = Copy the link
page-link-copied = The link is copied.
page-qr = The link as a QR code
page-this-table = This table
page-commitment = Seal of the shuffling
page-commitment-about = It was fixed before anyone sat down. At the end it can be checked that nothing was stacked.

## Settings

page-settings-look = Look
page-settings-play = Playing
page-theme = Light
page-theme-system = as my device
page-theme-light = day
page-theme-dark = night
page-text-size = Text size
page-text-normal = normal
page-text-large = large
page-text-huge = very large
page-palette = Players' colours
page-palette-gentle = safe for colour blindness
page-palette-strong = strong contrast, also in grey
page-speed = What others do is shown
page-speed-calm = calmly
page-speed-brisk = briskly
page-speed-instant = without motion
page-confirms-end = Ask before my turn ends
page-sound = Sound when it is my turn
page-patterns = Patterns beside colours on the board
page-notices-ask = Notify me when it is my turn
page-notices-on = Your browser will tell you when it is your turn.
page-notices-off = Your browser does not allow notices from this page.
page-notices-impossible = Your browser allows notices only over https. The title of the page shows when it is your turn.
page-identity = You
page-name-save = Save the name
page-name-saved = Your name is saved.
page-recovery = Recovery code
page-recovery-about = With it you can go on playing in another browser. Whoever knows it can take your seats, so keep it to yourself. A new code makes the old one void.
page-recovery-new = Make a new code
page-recovery-note = Your recovery code, shown only now. With it you can go on in another browser:
page-recovery-kept = I have kept it
page-export = Download everything stored about me
page-forget = Delete me
page-forget-text = Your name, your settings and what you said in chats will be deleted, and bots will play on in your games. Finished games stay, without your name. This cannot be undone.
page-forget-do = Delete me for good
page-keep = Stay
page-recover = I have a recovery code
page-recover-about = You become the person it belongs to, here in this browser.
page-recover-do = Go on as that person
page-recovered = Welcome back, { $name }.

## Rules and about

page-rules-about = In our own words, each paragraph with its number. When something is not possible in a game, the page names the paragraph.
page-rules-setup = Before the game
page-rules-turn = A turn
page-rules-officials = Officials
page-rules-closing = Closing a route
page-rules-choosing = Choosing and revealing
page-rules-scoring = Scoring
page-rules-ending = The end
page-rules-variants = A variant
page-rules-hidden = Hidden and open
page-rule = Rule { $rule }
page-all-rules = All the rules
page-show-rule = Show the rule
page-about-what = Postroad lets you play two board games in the browser: with friends, against bots, at once or over weeks. It runs on anyone's own server; there is no company behind it.
page-about-games = Thurn und Taxis is by Andreas and Karen Seyfarth, King's Road by Reiner Knizia. This is a fan project: map, drawings and texts are our own, the rules are told in our own words, and names are used only to say which game is meant.
page-about-fair = Before anyone sits down, the server fixes a secret and publishes its seal. Each browser adds a random number. At the end the secret is revealed, and your browser can recompute every single draw. That proves that nothing was stacked. It cannot prove that whoever runs the server did not look.
page-about-privacy = There are no accounts, no trackers and no requests to other sites. The server keeps your name, your settings and your games; under Settings you can download or delete all of it.
page-about-code = The source code is free under the MIT licence.

## At the table

page-panes = Parts of the table
page-pane-board = Board
page-pane-players = Players
page-pane-log = Log
page-chat = Chat
page-chat-said = { $name } says: { $text }
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write something
page-chat-send = Send
page-mute = Mute { $name }
page-watching = You are watching
page-result = Result
page-undo = Undo
page-undo-ask = Ask to take back more
page-undo-asked = { $player } would like to take back a move that has already shown something new. Do you agree?
page-undo-agree = Agree
page-undo-decline = Decline
page-undo-waits = { $player } would like to take back a move. Still to answer: { $players }.
page-menu = Menu
page-thinks = thinks …
page-chooses = is choosing …
page-is-away = a bot stands in
page-has-resigned = has resigned
page-not-here = not here just now
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-spectators = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
page-since = Since your last action
page-understood = Understood
page-taken-back = Taken back:
page-handover = Now it is { $player }'s turn
page-handover-about = Hand the device on. The cards stay covered until then.
page-handover-do = I am { $player }: show my cards
page-return = Take my seat back
page-stand-in = Let a bot stand in for { $player }
page-leave-text = A bot will play on for you, and you can take your seat back whenever you like.
page-leave-do = Leave
page-resign = Resign
page-resign-text = You give up this game for good. If others are still in it, a bot plays your seat on. This cannot be undone.
page-resign-do = Resign for good
page-play-on = Play on
page-watch-link = Link to this table
page-keys = Keyboard
page-key-help = show all keys
page-key-undo = undo
page-key-log = go to the log
page-key-status = say again what is to be done
page-key-skip = skip what is being shown; close
page-key-tab = to the next part of the page

## The end

page-over-you = You have won!
page-over-nobody = The game is over
page-over-resigned = The others have resigned.
page-winner = won
page-rematch = Play again
page-rematch-join = To the next game
page-replay = Watch the replay
page-look-at-board = Look at the board
page-record = Download the record
page-proof = Was it fair?
page-proof-about = Your browser recomputes the whole chance of this game from the secret that was sealed at the start.
page-proof-do = Check it now
page-proof-holds = Everything is right: nothing was stacked.
page-proof-broken = Something does not fit: this record does not follow from its seal.
page-proof-unchecked = Not proven: this page does not know how this game draws its cards, so the draws were not checked.
page-proof-failed = The record could not be fetched. Try again.
page-proof-committed = The secret is the one that was sealed before the game.
page-proof-not-committed = The secret is not the one that was sealed before the game.
page-proof-draws = { $right } of { $draws } cards are those that the secret gives.
page-proof-seals = { $right } of { $seals } secret choices are those that were sealed.
