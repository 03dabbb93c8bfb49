# The rulebooks' own furniture, in English; their texts are in rulebooks/.

rulebook-of = How to play { $game }
rulebook-contents = Contents
rulebook-edition = Your edition
rulebook-others = In other editions
rulebook-example = Example: { $title }
rulebook-rules = Exact rules:
rulebook-exact = The exact rules
rulebook-exact-about = Every rule with its number, word for word. Whenever something is not possible in a game, the page names the number.
rulebook-search = Search the rulebook
rulebook-nothing = Nothing found. Try another word, or look into the contents.
rulebook-print = Print
rulebook-beside = Open on a page of its own
rulebook-link = Link to this paragraph
