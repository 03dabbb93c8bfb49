# The terminal and records in English: what is asked, shown and wrong outside the rules.

## Asking

terminal-which-game = Which game?
terminal-turn = { $player }, what do you do?
terminal-choose = { $player }, choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
terminal-hand-over = Pass the keyboard to { $player }, then press Enter.
terminal-hidden = { $player } has chosen. Nobody else has seen it.
terminal-help-thurn-taxis =
    Type an action as it stands on the right of the list, or its number.
    ◀ and ▶ show that a card fits the left or the right end of the route, ? is a card that nobody has seen.
terminal-help-kings-road =
    Type the numbers of your cards in the order in which you play them, for example: 4 1 9
    Add “decline” after the Knight to do without the extra marker: 4 1 9 decline
    A letter stands for each player, ♔ is the King, ★ a noble (it counts as a marker), ✓ means “has chosen”.
terminal-help =
    {"  "}rules          show all the rules
    {"  "}rules { $example }    explain one rule
    {"  "}undo           undo your last action if it revealed nothing new
    {"  "}withdraw       withdraw the last choice that is still hidden
    {"  "}resign         resign; a bot takes over
    {"  "}board          show the table again
    {"  "}map            show all cities with their roads, or all regions
    {"  "}save FILE      save the record of this game
    {"  "}quit           stop playing
terminal-hint = Type “help” to see what you can type.
terminal-end = Type “save FILE” to keep the record of this game, or press Enter to leave.
terminal-quit = Goodbye.
terminal-kept = Your game is kept. Go on with: { $text }
terminal-forms = Actions are written like this: { $actions }
terminal-undone = { $player } undoes the last action.
terminal-no-undo = Nothing can be undone: you can only undo your own last action, and only if it revealed nothing new.
terminal-withdrawn = { $player } chooses again.
terminal-no-withdraw = Nobody has made a choice that could be taken back.
terminal-saved = The record is saved: { $file }
terminal-not-saved = The record could not be saved to { $file }: { $reason }
terminal-no-file = Give a file name: save FILE
terminal-no-rule = There is no rule { $rule }. Rules are named as in { $example }.
terminal-rule = { $rule }: { $text }
terminal-sealed = The cards are fixed by a secret that nobody can change now. Its seal: { $commitment }

## The table

terminal-bot = { $name } (bot)
terminal-person = Player { $number }
terminal-player = player
terminal-hand = hand
terminal-cards = cards
terminal-route = route
terminal-offices = offices
terminal-left = { $count } left
terminal-carriage = carriage
terminal-tiles = tiles
terminal-points = points
terminal-display = Display
terminal-deck = Deck: { $count }
terminal-discard = Discarded: { $count }
terminal-stacks = Bonus tiles
terminal-last-round = This is the last round.
terminal-province = province
terminal-city = city
terminal-roads = roads to
terminal-region = region
terminal-banner = banner
terminal-banner-note = * These numbers are not printed in the rulebook.
terminal-king = the King
terminal-at-hand = markers left
terminal-witch-again = The Witch: choose again, knowing what the others did.
terminal-game-over = The game is over.

## Replay

replay-at = Decision { $number } of { $total }
replay-help = Enter: forward · t: to the next turn · b: back · a number: go there · q: quit

## Records

verify-good = { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } checked, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, everything is correct.
verify-running = { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } still in progress.
verify-proven = Every card follows from the sealed secret: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Compare the seal with the one that you saw before the game.
verify-withheld = A random number was held back in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; someone who does that can choose between two shuffles.
verify-branched = Branched from another game: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Only the other record proves the cards before that.
record-at = { $file }, line { $line }: { $text }
record-illegal = This decision was not possible. { $text }
record-empty = The file is empty. A record starts with a line that says “postroad-record”.
record-not-a-record = This is not a Postroad record: its first line does not say “postroad-record”.
record-not-json = This line is not a JSON object. The file is damaged or comes from another program.
record-not-an-object = This line is not a JSON object. The file is damaged or comes from another program.
record-key-twice = In this line the key { $name } appears more than once in an object. The file is damaged or comes from another program.
record-not-utf-8 = This line is not UTF-8 text. The file is damaged or comes from another program.
record-line-cut-off = The file breaks off in the middle of this line.
record-line-too-long = This line is longer than { $limit } bytes, so this is not a record.
record-too-many-lines = This game has more than { $limit } lines, more than any game can have.
record-version-unknown = This record has version { $found }; this program reads version { $known }.
record-game-unknown = This record is of the game “{ $found }”; this program knows: { $known }.
record-rules-unknown = This record was made with version { $found } of the rules; this program knows version { $known }.
record-players-wrong = The header does not list the players' names.
record-fair-malformed = The fairness data of this game is malformed.
record-fair-secret-missing = The game promised to reveal its secret at the end, and it is not here.
record-commitment-wrong = The secret is not the one that was sealed before the game.
record-share-wrong = The random number of seat { $seat } is not the one that was sealed before the game.
record-seat-missing = This line does not say which seat decides.
record-line-missing = The record breaks off here. This line should follow: { $expected }
record-cut-short = The record breaks off here, in the middle of a step.
record-line-wrong = This line should be { $expected }, but it is { $found }
record-after-the-end = Nothing may follow the end of a game but another game.
record-branch-malformed = A record of version 2 must say in its header what it branched from: the SHA-256 of that record and how many of its lines stand here.
record-branch-missing = Here the record should say how it leaves the game that it branched from.
record-branch-ended = No game can branch from one that has ended.
record-resign-wrong = This line does not name a seat that can still resign.
record-resign-not-now = Nobody can resign at this moment.
record-result-missing = The game is over, but its result is missing.
record-result-wrong = The result should be { $expected }, but it is { $found }
record-draw-missing = A card must be drawn here, and the record does not say which.
record-draw-absent = The card “{ $found }” cannot have been drawn: there is none in the deck.
record-draw-unproven = By the sealed secret the card was “{ $expected }”, not “{ $found }”.
