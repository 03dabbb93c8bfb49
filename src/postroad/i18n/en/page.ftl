# The page: the site and the frame around a table, in English.

page-name = Postroad

## Everywhere

page-skip = Skip to the content
page-nav = Main menu
page-nav-tables = Tables
page-nav-mine = My tables
page-nav-replay = Replays
page-nav-about = About
page-settings = Settings
page-language = Language
page-close = Close
page-loading = One moment…
page-text-mode = Text mode
page-documentation = Documentation
page-fan-notice = Postroad is a free, non-profit fan project. It is not affiliated with the games' authors or publishers. If you like a game, buy it.
page-to-front = To the front page
page-missing = No such page
page-missing-text = This letter cannot be delivered: there is nothing at this address. The link may be old or mistyped.
page-table-missing = There is no such table. The link may be mistyped, or the table was closed long ago.
page-undrawn = There is no drawn board for this game yet. You can play it in full on the plain pages.
page-undrawn-go = To the plain page
page-table-closed = This table was closed before the game started.
page-notice-restarting = The server is restarting. Your game is saved and will continue in a moment.
page-notice-read-only = The server cannot save anything right now. You can watch, but not play, until this is fixed.
page-notice-writable = The server can save again. The game continues.
page-notice-lost = Connection lost. We keep trying; what you do will be sent as soon as it is back.
page-notice-back = The connection is back.
page-reconnecting = connecting…
refusal-unreachable = The server could not be reached. Check your connection and try again.
refusal-failed = That did not work. Please try again.

## Front page

page-front-title = Two classic board games, online
page-front-text = Play in your browser, with friends or against bots. No account, no advertising, nothing to install.
page-waiting-for-you = Waiting for you
page-players = { $least } to { $most } players
page-about-thurn-taxis = Build postal routes from city to city, open offices along them and collect bonuses before the others do. Every turn: take a card, play a card.
page-about-kings-road = Win influence in eight regions around the King's ring road. Everyone chooses three cards in secret, then all are revealed at once.
page-play-bot = Play against bots
page-open-table = Play with friends
page-rules = Rules
page-rules-of = Rules of { $game }
page-statistics = Statistics
page-promise-free = Free, and without an account
page-promise-fair = Shuffled fairly, and you can check it
page-promise-languages = In five languages, by mouse, touch or keyboard
page-play-bot-title = { $game } against bots
page-your-name = Your name
page-default-name = Traveller
page-name-note = Others at the table see it. You can change it at any time.
page-opponent = Opponent
page-opponent-number = Opponent { $number }
page-opponent-any = Surprise me
page-opponent-add = Add an opponent
page-opponent-remove = Remove opponent { $number }
page-bot-level = { $name }, strength { $level } of { $most }
page-bot-named = Bot: { $name } ({ $level })
page-strength = Strength { $level } of { $most }
page-start-playing = Start playing

## Opening a table

page-open-table-of = Open a table: { $game }
page-seats = Seats
page-seat-number = Seat { $number }
page-seat-me = I sit here
page-seat-anyone = Open to anyone
page-seat-bot = A bot
page-seat-add = Add a seat
page-seat-remove = Remove seat { $number }
page-seat-hot = You have several seats: the players share this screen and pass it on. Cards stay hidden until the next player is ready.
page-seat-open = open seat
page-options = Rules of this table
page-edition = Edition
page-who-begins = Who begins
page-who-begins-chance = chance decides
page-conduct = Table settings
page-public = Show the table to everyone
page-public-about = Otherwise only people with the link can join.
page-with-chat = With chat
page-with-chat-about = As the host you can mute people.
page-shows-points = Show everyone's points
page-shows-points-about = What is open on the table is added up during the game too.
page-clock = Time limit
page-clock-none = no limit
page-clock-turn = per turn
page-clock-bank = for the whole game
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
page-absence-wait = we wait; the host may let a bot take over
page-absence-bot = a bot takes over until they return
page-pace = Bot speed
page-pace-calm = slow
page-pace-brisk = fast
page-pace-instant = instant
page-open-and-invite = Open the table and invite
page-open-and-play = Open the table and play

## Lists of tables

page-lobby-gathering = Looking for players
page-lobby-playing = In progress
page-lobby-none = No public table is waiting right now. Open one yourself!
page-mine-running = In progress
page-mine-gathering = Waiting rooms
page-mine-over = Finished
page-mine-none = You have no tables yet. Choose a game on the front page.
page-row-you = your turn
page-row-open = { $count ->
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
page-row-gathering = starting soon
page-row-playing = in progress
page-row-over = finished
page-row-won = won: { $names }
page-row-you-won = you won
page-row-untimed = no time limit
page-row-left = { $time } left
page-row-join = Join
page-row-enter = To the table
page-row-watch = Watch
page-row-look = See the result
page-gone = someone who left

## Waiting room

page-waiting-room = Waiting room
page-waiting-ready = The game starts when everyone is ready.
page-ready = I am ready
page-not-ready = I am not ready
page-ready-about = When everyone is ready, the game starts. Your browser adds a random number of its own to the shuffle: first only its seal, and the number itself once all seals are fixed.
page-ready-plain = When everyone is ready, the game starts.
page-beginning = Everyone is ready. The sealed random numbers are being opened; the game starts in a moment.
page-is-ready = ready
page-is-not-ready = not ready yet
page-you = you
page-host = host
page-level = strength { $level }
page-join = Sit down
page-leave = Leave the table
page-close-table = Close the table
page-table-full = All seats are taken. You can watch once the game starts.
page-arrange = Change seat { $number }
page-change = Change…
page-remove-person = Remove this person
page-invite = Invite
page-invite-about = Anyone with this link can join:
page-link-copy = Copy the link
page-link-copied = Link copied.
page-qr = The link as a QR code
page-this-table = This table
page-commitment = Shuffle seal
page-commitment-about = Your browser remembers this seal. After the game it can check that the cards follow from it and from the players' random numbers.
page-no-chance = Nothing in this game is left to chance. Every choice is sealed until all have chosen, so nobody can change theirs after seeing another.

## Settings

page-settings-look = Appearance
page-settings-play = Playing
page-theme = Theme
page-theme-system = same as device
page-theme-light = light
page-theme-dark = dark
page-text-size = Text size
page-text-normal = normal
page-text-large = large
page-text-huge = very large
page-palette = Players' colours
page-palette-gentle = colour-blind friendly
page-palette-strong = high contrast, also in greyscale
page-speed = Animations of other players' moves
page-speed-calm = slow
page-speed-brisk = fast
page-speed-instant = off
page-confirms-end = Ask before my turn ends
page-sound = Sound when it is my turn
page-patterns = Show patterns as well as colours on the board
page-taps-once = On a touch screen: take or play a card with a single tap
page-counts-cards = Show on the map how many cards of each city are still unseen
page-identity = You
page-name-save = Save the name
page-name-saved = Your name is saved.
page-recovery = Recovery code
page-recovery-about = You can use it to continue in another browser. Anyone who knows it can take over your seats, so keep it to yourself. A new code replaces the old one.
page-recovery-new = Create a new code
page-recovery-note = Your recovery code, shown only once. You can use it to continue in another browser:
page-recovery-kept = I have saved it
page-export = Download everything stored about me
page-forget = Delete my data
page-forget-text = Your name, your settings and what you said in chats will be deleted, and bots will take over in your games. Finished games stay, without your name. This cannot be undone.
page-forget-do = Yes, delete everything
page-keep = Cancel
page-recover = I have a code
page-recover-about = The code of another device, or a recovery code. With a recovery code, the other browsers are signed out.
page-recover-do = Continue with this code
page-recovered = Welcome back, { $name }.

## Rules and about

page-rule = Rule { $rule }
page-all-rules = All the rules
page-show-rule = Show the rule
page-about-what = Postroad lets you play two board games in your browser: with friends or bots, in one sitting or over several weeks. Anyone can run it on their own server; there is no company behind it.
page-about-games = Thurn und Taxis is by Andreas and Karen Seyfarth, King's Road by Reiner Knizia. This is a fan project: map, drawings and texts are our own, the rules are told in our own words, and names are used only to say which game is meant.
page-about-fair = When a table is opened, the server fixes a secret and shows its seal. Each browser then seals a random number of its own, and opens it only when all are sealed. The secret and these numbers determine every card; at the end the secret is revealed, and your browser can check all of it against what it saw. So nobody, the server's operator included, could choose the cards, as long as one number came from someone you trust. Someone who holds back their number can choose between two shuffles, and the check says so. It cannot show whether the operator looked at the cards.
page-about-privacy = There are no accounts, no trackers and no requests to other sites. The server keeps your name, your settings and your games; under Settings you can download or delete all of it.
page-about-code = The source code is free under the MIT licence.

## At the table

page-panes = Parts of the table
page-pane-board = Board
page-pane-players = Players
page-pane-log = Log
page-closer = Zoom in
page-further = Zoom out
page-key-zoom = Zoom the map in or out
page-chat = Chat
page-chat-said = { $name }: { $text }
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write something
page-chat-send = Send
page-mute = Mute { $name }
page-watching = You are watching
page-result = Result
page-undo = Undo
page-undo-nothing = There is nothing of yours to undo right now.
page-undo-asking = Someone has already asked to undo. First the others decide about that.
page-undo-asked = { $player } wants to undo an action that has already revealed something new. Do you agree?
page-undo-agree = Agree
page-undo-decline = Decline
page-undo-waits = { $player } wants to undo an action. Waiting for: { $players }.
page-menu = Menu
page-thinks = is thinking…
page-chooses = is choosing…
page-is-away = away, a bot has taken over
page-is-overdue = out of time
page-you-overdue = Your time is up.
page-has-resigned = has resigned
page-not-here = not here right now
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-spectators = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
page-since = Since your last action
page-recent = What just happened
page-taken-back = Undone:
page-handover = It's { $player }'s turn
page-handover-about = Pass the device on. Until then the cards stay hidden.
page-handover-do = I am { $player }: show my cards
page-return = Take my seat back
page-bot-for-you = A bot is playing for you.
page-away-long = { $player } has been away for two minutes.
page-vote-stand-in = Let a bot take over
page-votes = Votes for a bot: { $count } of { $needed }.
page-wait-longer = Keep waiting
page-leave-text = A bot will take over for you, and you can take your seat back whenever you like.
page-leave-do = Leave
page-resign = Resign
page-resign-text = You will resign from this game. If others are still playing, a bot takes your seat. This cannot be undone.
page-resign-do = Resign
page-play-on = Keep playing
page-watch-link = Link to this table
page-watch-about = Anyone with this link can watch:
page-keys = Keyboard
page-key-help = show all keys
page-key-undo = undo
page-key-log = go to the log
page-key-status = repeat what to do next
page-key-skip = skip the animation; close
page-key-tab = to the next part of the page

## The end

page-over-you = You have won!
page-over-behind = { $points ->
        [one] You lost by { $points } point to { $name }
       *[other] You lost by { $points } points to { $name }
    }
page-over-tie = As many points as { $name }, but the tie-break was against you
page-over-you-resigned = You have resigned.
page-over-nobody = The game is over
page-over-resigned = The others have resigned.
page-winner = won
page-rematch = Play again
page-new-opponents = New opponents
page-rematch-join = To the next game
page-replay = Watch the replay
page-look-at-board = Look at the board
page-record = Download the record
page-proof = Was the shuffle fair?
page-proof-about = Your browser recalculates every card of this game and compares it with what it saw. It cannot tell whether the server's operator looked at the cards.
page-proof-do = Check it now
page-proof-holds = Everything checks out: nobody could choose the cards.
page-proof-partly = What could be checked is right. Not everything could be checked:
page-proof-broken = Something is wrong:
page-proof-unchecked = Not proven: this page does not know how this game draws its cards, so the cards were not checked.
page-proof-failed = The record could not be loaded. Try again.
page-proof-unreadable = This is not a record of this game, or it cannot be followed.
page-proof-seen = The secret is the one whose seal this browser saw before the game.
page-proof-unseen = The secret matches the seal in the record. This browser did not see the seal before the game.
page-proof-not-committed = The secret does not match the seal.
page-proof-other-seal = The seal in the record is not the one that this browser saw first.
page-proof-own = Your random number is in the shuffle.
page-proof-own-none = This browser added no random number, so the proof rests on those of others.
page-proof-own-late = Your random number did not reach the server in time and was left out.
page-proof-own-dropped = The server accepted your random number, but it is not in the shuffle.
page-proof-alone = No player's random number is in the shuffle: the person who ran the game could have chosen the cards before it started.
page-proof-older = In a game of this kind the person who ran it could have tried out shuffles before it started. Since then nothing could be changed.
page-proof-withheld = { $count ->
        [one] { $count } random number was
       *[other] { $count } random numbers were
    } held back and left out. Someone who does that can choose between two shuffles.
page-proof-list = The sealed random numbers are not those that this browser was shown before it opened its own.
page-proof-share = A random number in the record does not match its seal.
page-proof-draws = { $right } of { $draws } cards match the secret.
page-proof-seals = { $right } of { $seals } secret choices match their seals.
page-proof-seals-shown = This browser had seen { $shown } of these seals before the choices were revealed.
page-proof-seals-changed = Choices changed after their seal was last shown here: { $count }.
page-proof-seals-wrong = Choices revealed with another seal than the one shown here: { $count }.
