# Die Seite von King's Road auf Deutsch.

## Die Karte

kr-map = Karte der acht Regionen
kr-region = { $region }, Region { $number }. Banner: { $banner }.
kr-king-here = Hier steht der König.
kr-nobody-here = Keine Marker.
kr-scores-now = wertet jetzt
kr-scores-too = wertet auch
kr-table = Tabelle der Regionen
kr-banner = Banner
kr-noble = Adliger
kr-stands = { $player }: { $count }
kr-noble-too = darunter ein Adliger
kr-tied = Gleichstand
kr-would-earn = bekäme jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kr-track = Punkte
kr-score = { $player }: { $points }.

## Das Aufdecken

kr-reveal = Das Aufdecken
kr-skip = Überspringen
kr-back = Zurück
kr-next = Weiter
kr-play = Abspielen
kr-pause = Anhalten
kr-again = Die letzte Runde noch einmal zeigen
kr-idle = { $card }: ohne Wirkung
kr-declined = { $card }: auf den Marker verzichtet
kr-tie-rule = Gleichstand: Alle bekommen die niedrigste Zahl der geteilten Plätze.
kr-rule = Regel { $rule }

## Wählen

kr-status-choose = Wähle { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kr-status-few = Wähle { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: so viele, wie du noch Marker hast
kr-status-again = Die Hexe: Wähle jetzt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kr-status-wait = Es wählen noch: { $players }
kr-status-witch = Nach der Hexe wählen noch: { $players }
kr-over = Das Spiel ist zu Ende.
kr-desk = Deine Wahl
kr-slots = Gewählte Karten, in ihrer Reihenfolge
kr-slot-filled = Feld { $slot }: { $card }. Drücken, um sie zurückzunehmen.
kr-slot-empty = Feld { $slot }: leer
kr-take-back = Zurücknehmen: { $card }
kr-hand = Deine Karten
kr-card-spent = { $card }: eingesetzt, aus dem Spiel
kr-more = Wähle noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
kr-decline = Auf den Marker des Ritters verzichten
kr-settled = Gewählt. Berühre eine Karte, um die Wahl zurückzunehmen.
kr-watching = Die Karten werden verdeckt gewählt.
kr-wait-witch = Wer die Hexe gespielt hat, wählt noch einmal.
kr-note-alone = { $card }: Diese Karte spielst du allein. Deine anderen Karten wählst du später.
kr-note-not-alone = Die Hexe wird allein gespielt; sie ist wieder auf deiner Hand.
kr-note-last = { $card }: immer die letzte Karte, deshalb ganz hinten.
kr-warn-knight = Der Ritter würde nichts bewirken: Direkt vor ihm liegt keine Regionskarte.
kr-warn-dragon = Der Drache wertet auch { $region }, wo du nichts bekämst.
kr-warn-dragon-idle = Der Drache würde keine weitere Region werten.
kr-put-right = Richtig ordnen
kr-note-full = Du wählst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: Nimm zuerst eine zurück.
kr-key-regions = Regionskarten, nach den Zahlen auf der Karte
kr-key-confirm = die Wahl bestätigen
kr-key-back = die letzte Karte zurücknehmen
kr-key-escape = das Aufdecken überspringen; die Wahl leeren
kr-key-scenes = beim Aufdecken: zurück und weiter; die Leertaste hält an

## Spieler

kr-ready = Wer gewählt hat
kr-is-choosing = { $player } wählt.
kr-has-chosen = { $player } hat gewählt.
kr-chosen = hat gewählt
kr-at-hand = { $count ->
        [one] Marker im Vorrat
       *[other] Marker im Vorrat
    }
kr-nobles = { $count ->
        [one] { $count } Adliger
       *[other] { $count } Adlige
    }: { $regions }
kr-no-nobles = noch kein Adliger
kr-still-has = { $player } hat noch diese Karten

## Das Ende

kr-sum-region = Region
kr-sum-places = Plätze
kr-sum-chains = Ketten
kr-sum-final = Schluss
kr-sum-all = Summe
kr-sum-unknown = Die Punkte dieses Spiels lassen sich gerade nicht anzeigen. Versuche es gleich noch einmal.

## Einen Tisch eröffnen

kr-banners-about = Punkte für den ersten bis vierten Platz jeder Region, keine Zahl größer als die davor. Lass ein Feld leer, wo ein Platz nichts bringt.
kr-banner-place = { $region }: Punkte für Platz { $place }
kr-banners-reset = Banner zurücksetzen
