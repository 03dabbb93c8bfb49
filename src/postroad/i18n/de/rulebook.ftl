# Was alle Anleitungen gemeinsam haben, auf Deutsch; ihre Texte stehen in rulebooks/.

rulebook-of = So spielt man { $game }
rulebook-contents = Inhalt
rulebook-edition = Deine Ausgabe
rulebook-others = In anderen Ausgaben
rulebook-example = Beispiel: { $title }
rulebook-rules = Genaue Regeln:
rulebook-exact = Die genauen Regeln
rulebook-exact-about = Jede Regel mit ihrer Nummer, Wort für Wort. Wenn im Spiel etwas nicht geht, nennt die Seite die Nummer.
rulebook-search = In der Anleitung suchen
rulebook-nothing = Nichts gefunden. Versuch ein anderes Wort oder sieh im Inhalt nach.
rulebook-print = Drucken
rulebook-beside = Auf einer eigenen Seite öffnen
rulebook-link = Link zu diesem Absatz
