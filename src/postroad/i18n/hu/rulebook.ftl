# A játékszabályok közös szavai magyarul; a szövegek a rulebooks mappában vannak.

rulebook-of = Így kell játszani: { $game }
rulebook-contents = Tartalom
rulebook-edition = A te kiadásod
rulebook-others = Más kiadásokban
rulebook-example = Példa: { $title }
rulebook-rules = Pontos szabályok:
rulebook-exact = A pontos szabályok
rulebook-exact-about = Minden szabály szó szerint, a számával együtt. Ha valami nem lehetséges a játékban, az oldal ezt a számot írja ki.
rulebook-search = Keresés a szabályokban
rulebook-nothing = Nincs találat. Próbálj másik szót, vagy nézd meg a tartalmat.
rulebook-print = Nyomtatás
rulebook-beside = Megnyitás külön oldalon
rulebook-link = Link ehhez a bekezdéshez
