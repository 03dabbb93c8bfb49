# Стол по-русски: что происходит за ним помимо игры и в чём сервер отказывает.

## События

table-event-joined = { $player } садится за стол.
table-event-left = { $player } уходит.
table-event-ready = { $player } подтверждает готовность.
table-event-not-ready = { $player } отменяет готовность.
table-event-begun = Партия начинается.
table-event-undo = { $player } отменяет действие.
table-event-withdrawn = { $player } забирает свой выбор.
table-event-undo-asked = { $player } просит разрешения отменить действие.
table-event-undo-agreed = { $player } соглашается.
table-event-undo-declined = { $player } не соглашается.
table-undo-marked = То, что было открыто, остаётся известным, а возможно, и следующие карты. В результате и записи будет отмечено, что это отменили.
table-result-undone = { $times ->
        [one] В этой партии { $times } раз отменили то, что уже было открыто.
        [few] В этой партии { $times } раза отменили то, что уже было открыто.
        [many] В этой партии { $times } раз отменили то, что уже было открыто.
       *[other] В этой партии { $times } раза отменили то, что уже было открыто.
    }
table-event-takeover = { $player }: дальше играет бот.
table-event-returned = { $player } снова за столом.
table-event-timeout = Время вышло: { $player }.
table-event-muted = { $player } больше не может писать в чат.
table-event-unmuted = { $player } снова может писать в чат.
table-event-rematch = Готов новый стол для реванша.
table-event-closed = Стол закрыт.

## Отказы

refusal-table-unknown = Такого стола нет. Возможно, ссылка устарела или набрана с ошибкой.
refusal-table-unreadable = Сервер не может прочитать этот стол и отложил его. Ничего не потеряно; причину владелец сервера найдёт в журнале.
refusal-table-closed = Этот стол закрыт. Откройте новый.
refusal-table-full = Все места за этим столом заняты. Можно смотреть.
refusal-game-unknown = Игры «{ $game }» нет. Известные игры: { $known }.
refusal-bot-unknown = Бота «{ $bot }» для этой игры нет. Известные боты: { $known }.
refusal-bot-too-slow = Бот «{ $bot }» думал бы слишком долго. Предел — { $most }.
refusal-seat-not-yours = Это не ваше место. Играть можно только за своё.
refusal-seat-unknown = Места номер { $seat } за этим столом нет.
refusal-seat-taken = Там уже кто-то сидит. Выберите другое место.
refusal-already-seated = Вы уже сидите за этим столом. Если нужно ещё одно место, укажите какое.
refusal-no-seat = У вас нет места за этим столом. Можно только смотреть.
refusal-host-only = Это может сделать только хозяин стола.
refusal-not-for-programs = Программа этого не может; сделайте это сами на странице.
refusal-already-begun = Партия уже началась.
refusal-not-begun = Партия ещё не началась. Сначала все должны быть готовы.
refusal-over = Партия окончена.
refusal-not-over = Это возможно, только когда партия окончена.
refusal-not-asked = Сейчас решать не вам. Дождитесь своего хода.
refusal-stale = Положение за столом изменилось. Посмотрите ещё раз и решите.
refusal-away = Сейчас за вас играет бот. Сначала вернитесь на своё место.
refusal-already-away = Вы уже покинули это место; игру продолжает бот.
refusal-not-away = За вас не играет бот; место ваше.
refusal-not-overdue = У этого игрока ещё есть время.
refusal-has-resigned = Игрок на этом месте сдался и больше не играет.
refusal-resign-later = Сейчас сдаться нельзя. Завершите начатое или дождитесь следующего раунда.
refusal-nothing-to-undo = Там нет вашего действия, которое можно отменить.
refusal-nothing-to-withdraw = У вас нет выбора, который можно забрать.
refusal-undo-already-asked = Кто-то уже просит отменить действие. Сначала нужно ответить на эту просьбу.
refusal-no-undo-asked = Сейчас никто не просит отменить действие.
refusal-preview-reveals = Это открыло бы что-то новое, поэтому показать заранее нельзя.
refusal-not-stored = Сохранить не удалось, поэтому действие не выполнено. Ничего не потеряно; попробуйте ещё раз чуть позже.
refusal-chat-off = За этим столом нет чата.
refusal-chat-empty = В этом сообщении ничего нет.
refusal-muted = Хозяин стола не разрешает вам писать в этот чат.
refusal-too-many-watched = Одновременно можно следить не более чем за { $most ->
        [one] { $most } столом
        [few] { $most } столами
        [many] { $most } столами
       *[other] { $most } стола
    }. Сначала перестаньте следить за одним из них.

## База данных

store-failed = База данных { $file } не работает: { $detail }
store-full = Для базы данных { $file } не осталось места ({ $detail }). Освободите место.
store-unwritable = Файл { $file } нельзя записать ({ $detail }). Проверьте папку и права или укажите другой файл.
store-foreign = { $file } — не база данных Postroad ({ $detail }). Укажите другой файл; этот оставлен без изменений.
store-broken = База данных { $file } повреждена ({ $detail }). Замените её резервной копией.
store-newer = Файл { $file } создан более новой версией Postroad (версия таблиц { $detail }). Установите её или укажите другой файл.
