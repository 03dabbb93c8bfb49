# Společná slova pravidel her česky; samotné texty jsou v rulebooks/.

rulebook-of = Jak se hraje { $game }
rulebook-contents = Obsah
rulebook-edition = Tvoje vydání
rulebook-others = V jiných vydáních
rulebook-example = Příklad: { $title }
rulebook-rules = Přesná pravidla:
rulebook-exact = Přesná pravidla
rulebook-exact-about = Všechna pravidla doslova, každé se svým číslem. Když ve hře něco nejde, stránka uvede toto číslo.
rulebook-search = Hledat v pravidlech
rulebook-nothing = Nic se nenašlo. Zkus jiné slovo nebo se podívej do obsahu.
rulebook-print = Vytisknout
rulebook-beside = Otevřít na samostatné stránce
rulebook-link = Odkaz na tento odstavec
