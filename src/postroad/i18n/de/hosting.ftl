# Was Betreiber über Datenbanken erfahren, die umziehen, und über Helfer, in denen Bots nachdenken.

store-filled = In { $file } steht schon etwas. Zieh in eine leere Datenbank um oder in eine neue Datei; diese blieb unverändert.
store-misread = Was aus { $file } zurückgelesen wurde, ist nicht das, was geschrieben wurde ({ $detail }). Dort blieb nichts stehen, und die Quelle ist unverändert.
