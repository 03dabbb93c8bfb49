# Die Seite von Thurn und Taxis, auf Deutsch.

## Wer am Zug ist, welcher Schritt

tt-over = Das Spiel ist zu Ende.
tt-must-call = Du bist dran: Ruf den Postmeister und nimm eine zweite Karte.
tt-may-close = Du bist dran: Schließ deine Route ab oder beende den Zug.
tt-take-only = Du bist dran: Nimm eine Karte.
tt-only-end = Dein Zug ist fertig: Beende ihn oder mach etwas rückgängig.
tt-start = Du bist dran: Beginne mit einer Karte eine Route.
tt-stuck = Keine deiner Karten passt: Gib die Route auf und beginne eine neue.
tt-stuck-call = Keine deiner Karten passt: Ruf den Postmeister oder gib die Route auf.
tt-last-round = Letzte Runde: { $player } hat das Spielende eingeleitet. Noch dran: { $players }.
turn-take = Du bist dran: Nimm eine Karte oder ruf den Amtmann.
turn-taken = Du bist dran: Spiel eine Karte aus oder ruf den Postmeister.
turn-take-second = Du bist dran: Nimm deine zweite Karte.
turn-play = Du bist dran: Spiel eine Karte aus.
turn-played = Du bist dran: Ruf den Postillion oder beende den Zug.
turn-play-second = Du bist dran: Spiel deine zweite Karte aus.
turn-place = Du bist dran: Wähle, wo deine Poststationen stehen sollen.
turn-short = Du bist dran: Der Wagner kann dir die nächste Kutsche geben.
turn-discard = Du bist dran: Wähle die Karten, die du ablegst.
turn-done = Dein Zug ist fertig: Beende ihn oder mach etwas rückgängig.
turn-over = Das Spiel ist zu Ende.
waits-take = { $player } nimmt eine Karte.
waits-taken = { $player } wählt eine Karte zum Ausspielen.
waits-take-second = { $player } nimmt eine zweite Karte.
waits-play = { $player } wählt eine Karte zum Ausspielen.
waits-played = { $player } überlegt, ob die Route abgeschlossen wird.
waits-play-second = { $player } spielt eine zweite Karte aus.
waits-place = { $player } schließt eine Route ab.
waits-short = { $player } schließt eine Route ab.
waits-discard = { $player } schließt eine Route ab.
waits-done = { $player } beendet den Zug.
waits-over = Das Spiel ist zu Ende.

## Die Landkarte

tt-map = Landkarte
tt-cities = Städte
tt-city = { $city }, { $province }
tt-city-offices = Poststationen: { $names }
tt-city-no-office = Keine Poststation
tt-city-in-route = In deiner Route
tt-city-roads = Straßen nach { $cities }
tt-cards-left = Karten: ungesehen { $unseen }, in der Auslage { $display }, auf Händen und in Routen { $hands }, abgelegt { $gone }
tt-fits-beside = Passt neben { $cities }
tt-fits-not = Passt jetzt nicht an deine Route
tt-stack = Bonus „{ $stack }“: Das nächste Plättchen ist { $points } wert, übrig: { $count }
tt-stack-empty = Bonus „{ $stack }“: kein Plättchen mehr
tt-stack-progress = Du hast { $have } von { $need }
tt-stack-near = Noch eine Poststation fehlt: { $players }
tt-routes-all = Routen auf der Karte: alle
tt-routes-me = Routen auf der Karte: nur meine
tt-routes-none = Routen auf der Karte: keine
tt-sign-all = alle
tt-sign-end = Ende

## Karten

tt-display = Auslage
tt-slot-empty = leer
tt-deck = Nachzieh{ "\u00AD" }stapel
tt-discard = Ablage{ "\u00AD" }stapel
tt-discard-empty = Noch liegt keine Karte auf dem Ablagestapel.
tt-hand = Deine Hand
tt-hand-empty = Keine Karten auf der Hand
tt-hidden-card = Verdeckte Karte
tt-route = Deine Route
tt-route-empty = Noch keine Route: Deine nächste Karte beginnt eine.
tt-ladder = Was die Länge deiner Route einbringt
tt-rung = { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
tt-rung-carriage = Kutsche { $carriage }
tt-rung-bonus = Bonus { $points }
tt-rung-none = kein Bonus mehr
tt-rung-reached = erreicht
tt-rung-next = noch eine Karte

## Amtspersonen

tt-officials = Amtspersonen
tt-officials-used = Amtspersonen: schon gerufen
does-administrator = Sechs neue Karten in die Auslage
does-postmaster = Eine zweite Karte nehmen
does-carrier = Eine zweite Karte ausspielen
does-cartwright = Nächste Kutsche, auch wenn 1–2 Städte fehlen
why-official-used = Nur eine Amtsperson pro Zug
why-postmaster-compulsory = Diesmal nur der Postmeister
why-display-empty = Die Auslage ist leer
why-administrator-too-late = Nur vor dem Nehmen
why-postmaster-too-early = Nach deiner ersten Karte
why-no-second-card = Keine zweite Karte mehr da
why-postmaster-too-late = Nur gleich nach dem Nehmen
why-carrier-too-early = Nachdem du ausgespielt hast
why-carrier-nothing-fits = Keine Handkarte passt
why-carrier-too-late = Nur gleich nach dem Ausspielen
why-cartwright-not-now = Nur beim Abschließen, wenn 1–2 Städte fehlen

## Was zu tun ist

tt-question = Frage
tt-which-end = { $city } passt an beide Enden. Wohin damit?
tt-route-lost = { $count ->
        [one] Damit gibst du deine Route auf: { $count } Stadt geht ohne Belohnung verloren.
       *[other] Damit gibst du deine Route auf: { $count } Städte gehen ohne Belohnung verloren.
    }
tt-abandon-start = Aufgeben und mit { $city } beginnen
tt-sure-to-end = Du hast noch andere Möglichkeiten. Zug trotzdem beenden?
tt-back = Zurück
tt-play = { $city } ausspielen
tt-play-beside = { $city } neben { $city2 } anlegen
tt-do-it = Diese Karte nutzen
tt-deck-about = { $count ->
        [one] Eine verdeckte Karte vom Nachziehstapel: noch { $count } Karte
       *[other] Eine verdeckte Karte vom Nachziehstapel: noch { $count } Karten
    }
tt-close = Route abschließen
tt-go-on-closing = Abschluss fortsetzen
tt-choose-card = Wähle eine Karte aus deiner Hand.
tt-waiting = Warten auf { $player }

## Abschließen

tt-closing = { $count ->
        [one] Eine Route mit { $count } Stadt abschließen
       *[other] Eine Route mit { $count } Städten abschließen
    }
tt-thinking = Einen Moment …
tt-ways = Wie Poststationen gebaut werden
tt-way-each = Eine Poststation in jedem Land
tt-way-province = Alle im Land { $province }
tt-way-rest = Was noch zu tun ist
tt-which-province = Land
tt-which-city = Stadt für die Poststation
tt-points-then = Punkte: jetzt { $before }, danach { $after }
tt-gain-offices = Poststationen ({ $count })
tt-gain-tiles = Bonusplättchen
tt-gain-carriage = Kutsche
tt-gain-none = keine
tt-then = Danach
tt-then-progress = { $stack }: { $have } von { $need }
tt-no-carriage = keine: Für Nummer { $carriage } braucht es { $carriage } Städte, diese Route hat { $count }
tt-no-carriage-left = keine: Du hast schon die letzte
tt-carriage-worth = { $points ->
        [one] Nummer { $carriage }, { $points } Punkt wert
       *[other] Nummer { $carriage }, { $points } Punkte wert
    }
tt-cartwright = Der Wagner gibt dir die nächste Kutsche
tt-discard-which = Karten zum Ablegen
tt-discard-more = { $count ->
        [one] Wähle { $count } Karte zum Ablegen
       *[other] Wähle { $count } Karten zum Ablegen
    }
tt-discard-done = Du behältst, was nicht durchgestrichen ist.
tt-confirm-closing = Route so abschließen

## Spieler

tt-cards = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
tt-known = Bekannt: { $cities }
tt-known-none = Keine dieser Karten ist bekannt.
tt-offices-left = { $count ->
        [one] { $count } Poststation übrig
       *[other] { $count } Poststationen übrig
    }
tt-carriage = Kutsche: { $carriage }, nächste: { $next }
tt-tile = Bonus „{ $stack }“, { $points }
tt-route-of = Route von { $player }
tt-show-route = Route von { $player } auf der Karte zeigen
tt-hand-of = Hand von { $player }
tt-hand-cards = Hand: { $cities }
tt-no-route = Keine Route

## Das Ende

tt-total = Summe
tt-offices-unused = Poststationen übrig

## Tasten

tt-key-take = Eine Karte aus der Auslage nehmen
tt-key-hand = Zu deiner Hand
tt-key-map = Zur Landkarte
tt-key-officials = Zu den Amtspersonen
tt-key-rule = Die Regel zu dem, was gerade gewählt ist
tt-key-arrows = Zwischen Karten, Städten und Amtspersonen wechseln
