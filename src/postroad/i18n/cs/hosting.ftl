# Co se provozovatelé dozvědí o přesunu databází a o procesech, v nichž přemýšlejí boti.

store-filled = V { $file } už něco je. Přesouvej do prázdné databáze nebo do nového souboru; tato zůstala beze změny.
store-misread = Co se přečetlo zpět z { $file }, není to, co se zapsalo ({ $detail }). Nic tam nezůstalo a zdroj je beze změny.
