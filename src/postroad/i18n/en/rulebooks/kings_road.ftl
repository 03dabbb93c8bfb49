# The rulebook of King's Road in English.

aim = What the game is about
aim-about = The King rides around his realm, and wherever he stops, influence is rewarded. Each round everyone secretly chooses three cards and so places markers in the regions. Then the region where the King is scores: the player with more markers there than anyone else earns the most and leaves a noble. When someone reaches 40 points, the round is still played to its end; then all regions that did not score in it score once more. The player with the most points wins.

table = What is on the table
table-parts = The numbers in the picture:
table-parts-1 = A region. There are eight, numbered 1 to 8; the number is what first place is worth.
table-parts-2 = Its banner: the points for first, second, third and, where there are four numbers, fourth place.
table-parts-3 = Markers: how much influence each player has there.
table-parts-4 = The King. The region where he stands scores in this round.
table-parts-5 = The ring road. The King always travels it in the direction of the arrows.
table-parts-6 = The extra road between Temple Ruins (3) and Zin Kai's Deep (1). The King never takes it, but it joins nobles.
table-parts-7 = A noble, with a crown. It counts as a marker of its owner.
table-yours = Everyone has the same eleven cards: one for each of the eight regions, the Knight, the Dragon and the Witch. Everyone also has 20 influence markers: one shows your points on the score track, and 19 can be placed.
    .title = What is yours
table-start = Two to five can play. The King starts in region 1, Zin Kai's Deep. Everyone starts with 0 points.
    .title = Before the first round
table-regions = These are the usual banners. The host of a table can change them; then the numbers on the board count. The King travels in this order, and from King's Castle back to Zin Kai's Deep:
    .title = The regions in ring order
table-sources = The printed rulebook shows only one banner in full. First place is always worth the region's number; the other numbers come from these sources:
    .title = Where the banners come from
table-secret = Only the cards that have been chosen and not yet revealed are secret. Everyone can see which cards the others still have.
    .title = What is secret

round = A round at a glance
round-steps = There are no turns: everyone plays at the same time.
round-steps-1 = Choose three cards in secret, and their order.
round-steps-2 = All cards are revealed, and the markers are placed.
round-steps-3 = The King's region scores. For each Dragon, the next region scores too.
round-steps-4 = The King moves on to the region after the last one that scored.

choose = Choosing cards
choose-three = Choose exactly three of your cards, and put them in order. Placing takes markers: you have only 19, and they come back only when their region scores.
choose-order = The Knight is always your last card. The Witch is always your first card, and if you choose it, you choose no others for now. The other cards may lie in any order; all that matters is which one lies directly before the Knight.
    .title = The order matters
choose-few = If you have fewer than three markers left, you choose exactly as many cards as you have markers, of any kind: the Dragon and the Witch count too, though they place no marker. Without markers you choose no card and wait.
    .title = Too few markers

cards = What the cards do
cards-region = A region card places one of your markers in its region, wherever the King is. You have each region card once, so in one round you can place at most one marker in a region, or two with the Knight.
    .title = Region cards
cards-knight = The Knight places one more marker in the region of the card directly before it. If that card is not a region card, or if there is no card before it, the Knight does nothing. If you do not want to place this marker, you decide so when you choose your cards.
    .title = The Knight
cards-dragon = The Dragon makes one more region score in this round: the next one along the ring. It places no marker. If several players play a Dragon, each Dragon adds one more region.
    .title = The Dragon
cards-witch = If you choose the Witch, you choose no other cards at first. When all the others have placed their markers, you see what they did and choose again: three cards without the Witch, or as many as you have markers if these are fewer. A Dragon among them counts in this round. If several players have played the Witch, they choose at the same time.
    .title = The Witch
cards-back = Region cards and the Knight come back to your hand after the round. The Dragon and the Witch leave the game: you can play each of them only once.
    .title = After the round

score = Scoring
score-which = The King's region scores first. For each Dragon played in this round, the next region along the ring scores after it. Each region is finished before the next begins.
    .title = Which regions score
score-places = In the region, players are ranked by their markers; a noble counts as one. First place earns the first number on the banner, second place the second, and so on. A player without a marker there earns nothing.
    .title = Who earns how much
score-players = With two players only first place scores, and each further player adds one more place. But no more places score than the banner has numbers.
    .title = How many places score
score-tie = Tied players share the places they would take, and each earns the lowest number of these places. A place that does not score is worth 0.
    .title = Ties
score-noble = If you have more markers than anyone else, one of them always stays in the region as your noble. The older noble, even one of your own, goes back to its owner; if it is your only marker there, it simply stays. If several players are tied for the most, there is no new noble, and the old one stays. All other markers go back to their owners.
    .title = The noble
score-chain = Then the owner of the region's noble earns 1 point for each region in the chain: this region, and every region joined to it by roads through an unbroken line of regions with that player's nobles. The extra road counts too. A noble just won counts at once: in this region's chain, and when the next region scores.
    .title = The chain of nobles
score-king = The King moves to the region after the last one that scored. The next round begins.
    .title = The King moves

end = The end of the game
end-when = The game ends with the round in which someone reaches 40 points. This round is still finished: regions that are yet to score in it score as usual. You can go beyond 40; all points count.
    .title = 40 points
end-final = Then every region that did not score in the last round scores once more: the places earn points as usual, and the rule for ties applies. Nobles count as markers and stay where they are: no new ones are made, and chains earn nothing.
    .title = Final scoring
end-winner = The player with the most points wins. If several have the most, the one of them with the most nobles wins. If that is equal too, they share the victory.
    .title = Who wins

variant = Variant: hereditary nobles
variant-hereditary = In this variant a noble stays for the rest of the game and counts as its owner's marker. A player with more markers than anyone else adds a noble beside those already there; nobody has more than one in a region. When a region has scored, every player with a noble there earns the points of their own chain.

advice = A word of advice
advice-first = Watch where the King goes next: markers there come back soon, while markers far ahead are tied up for many rounds. Regions that lie together make long chains. Keep the Witch for a round in which much is at stake, and the Dragon for when you lead in two regions in a row.

## Pictures, in words

picture-board = The board: eight regions around a lake, joined by a ring road, the King in Dark Tower, markers and nobles of two players. Its parts are numbered as in the list.
picture-hand = The eleven cards of a player: eight regions, Knight, Dragon and Witch.
picture-round = Four steps from left to right: three cards in order; markers in a region; points for the places; the King moves on.

## Examples

example-few = Most of your markers are on the board; you have { $markers } left. You choose { $markers } cards, for example Dark Tower and the Dragon.
    .title = Two markers left
    .picture = Two markers left, and two chosen cards.
example-knight = You choose Wild Hills, King's Altar and the Knight, in this order. You place { $first } marker in Wild Hills and { $second } in King's Altar, because King's Altar is the card before the Knight.
    .title = The Knight at work
    .picture = Three cards in order. One marker for Wild Hills, two for King's Altar.
example-idle = You choose Wild Hills, the Dragon and the Knight. You place { $first } marker in Wild Hills. The card before the Knight is the Dragon, which is not a region card: the Knight does nothing.
    .title = A Knight that does nothing
    .picture = Wild Hills brings one marker; the Knight behind the Dragon brings none.
example-witch = You play the Witch. Ben places two markers in Dark Tower, where the King is. Now you choose again, { $count } cards: you see that you need three markers there. If one of yours is there already, Dark Tower and the Knight are enough.
    .title = Choosing last
    .picture = First the Witch alone, later three cards: Dragon's Lair, Dark Tower, Knight.
example-dragons = The King is in Dark Tower (5), and { $dragons } Dragons are played. So { $regions } regions score, one after the other: Dark Tower (5), Dragon's Lair (2) and King's Castle (8). Then the King moves to Zin Kai's Deep (1).
    .title = Two Dragons
    .picture = The board. Dark Tower, Dragon's Lair and King's Castle are marked one, two, three.
example-places = Four play, and Dark Tower scores: 5, 4, 2, 1. Anna has four markers, Ben three, Clara two, David one. Anna earns { $first } points, Ben { $second }, Clara { $third }. David earns { $fourth }: with four players only three places score.
    .title = Four players in Dark Tower
    .picture = Dark Tower with the markers and points of Anna, Ben, Clara and David.
example-two-tied = Four play. Anna and Ben have three markers each in Dark Tower, Clara has one. Anna and Ben share first and second place and earn the lower number, { $tied } points each. Clara is third and earns { $next }. There is no new noble.
    .title = Two are tied for the most
    .picture = Dark Tower with three markers for Anna, three for Ben and one for Clara.
example-three-tied = Anna, Ben and Clara have two markers each in Dark Tower. If four play, these three share places one to three, and each earns { $four } points. If only three play, third place does not score, so each earns { $three }.
    .title = Three are tied for the most
    .picture = Dark Tower with two markers each for Anna, Ben and Clara.
example-noble = Two play, and Wild Hills scores. Anna has only her noble there, Ben three markers. Ben earns { $points } points and leaves a noble; Anna's goes back to her. Then Ben earns { $chain } point for his noble.
    .title = A new noble
    .picture = Wild Hills before and after: Anna's noble goes, Ben's noble comes.
example-old-noble = In Wild Hills Anna has her noble and one more marker, Ben two markers. They share first and second place, and with two players second place does not score: both earn { $points }. Anna's noble stays and earns her { $chain } point.
    .title = A tie keeps the old noble
    .picture = Wild Hills with two markers each. Anna's noble stays.
example-chain = You win a noble in Dark Tower and already have nobles in Temple Ruins and Dragon's Lair, the regions beside it. The chain has three regions: { $chain } points.
    .title = A chain of three
    .picture = The board with three nobles next to each other along the ring.
example-extra-road = You have nobles in Zin Kai's Deep and Wizard's Tower and win one in Temple Ruins. The extra road joins Temple Ruins to Zin Kai's Deep, so the chain has three regions: { $chain } points.
    .title = Across the extra road
    .picture = The board with three nobles that are joined by the extra road.
example-final = In the last round King's Altar (7) and, because of a Dragon, Temple Ruins (3) have scored: { $last } regions. Now the other { $more } score: regions 1, 6, 4, 5, 2 and 8.
    .title = Which regions score at the end
    .picture = The board. Two regions have scored in the last round, six are still to come.
example-winner = Anna and Ben both have { $points } points. Anna has { $fewer } nobles, Ben { $most }. Ben wins.
    .title = Equal points
    .picture = The score track with Anna and Ben level and Clara behind, and their nobles.
example-hereditary = Two play with hereditary nobles, and Wild Hills scores. Anna has only her noble there, Ben three markers. Ben earns { $points } points and adds his noble; Anna's stays. Then each earns { $chain } point for their own chain.
    .title = Two nobles in one region
    .picture = Wild Hills before and after: Anna's noble stays, Ben's noble comes beside it.

## Words of the tables and pictures

table-regions-1 = Number
table-regions-2 = Region
table-regions-3 = Banner: points for each place
table-places-1 = Players
table-places-2 = Places that score, at most
table-sources-1 = Source
table-sources-2 = Regions
label-at-hand = Left
label-after = After
name-1 = Anna
name-2 = Ben
name-3 = Clara
name-4 = David
