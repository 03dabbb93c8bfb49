# Общие слова правил игр по-русски; сами тексты — в rulebooks/.

rulebook-of = Как играть: { $game }
rulebook-contents = Содержание
rulebook-edition = Ваше издание
rulebook-others = В других изданиях
rulebook-example = Пример: { $title }
rulebook-rules = Точные правила:
rulebook-exact = Точные правила
rulebook-exact-about = Все правила дословно, каждое под своим номером. Если в игре что-то невозможно, страница называет этот номер.
rulebook-search = Поиск по правилам
rulebook-nothing = Ничего не найдено. Попробуйте другое слово или загляните в содержание.
rulebook-print = Напечатать
rulebook-beside = Открыть на отдельной странице
rulebook-link = Ссылка на этот абзац
