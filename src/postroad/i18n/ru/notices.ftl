### Где другие ждут вас.

waiting-next = Вас ждёт следующий стол: { $game }
waiting-next-short = Следующий стол
waiting-turn = Ваш ход: { $game }
waiting-count = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
    [many] Вас ждут { $count } столов
   *[other] Вас ждёт { $count } стола
}

notices-title = Уведомления
notices-about = Когда вас ждёт стол с другими игроками, а вас здесь нет:
notices-on = Сообщать в этом браузере
notices-off = Больше не сообщать в этом браузере
notices-is-on = Этот браузер скажет, когда наступит ваш ход, даже если страница закрыта.
notices-denied = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках, или пользуйтесь лентой.
notices-impossible = Для уведомлений нужны https и браузер, который их умеет; здесь это невозможно. Лента работает везде.
notices-no-server = Этот сервер не рассылает уведомлений. Лента работает везде.
notices-quiet = Тихие часы
notices-quiet-from = с
notices-quiet-to = до
notices-quiet-about = В это время вы ничего не услышите. Если часы равны, тихих часов нет.
notices-save = Сохранить
notices-saved = Сохранено.
notices-feed = Личная лента
notices-feed-about = Адрес для программ чтения лент со списком столов, которые вас ждут. Кто его знает, может читать список, поэтому держите его в тайне. Новый адрес отменяет прежний.
notices-feed-new = Создать адрес
notices-feed-keep = Эти адреса показаны только сейчас:
notices-feed-off = Убрать ленту
notices-ask = Сообщить, когда снова наступит ваш ход, даже если страница закрыта?
notices-ask-yes = Да, сообщать
notices-ask-no = Нет
notices-ask-feed = Хотите узнать, когда снова наступит ваш ход? Для этого есть личная лента.
notices-ask-settings = К настройкам
notices-table-on = Сообщать об этом столе
refusal-no-push = Этот сервер не рассылает уведомлений.
refusal-push-unknown = По этому адресу ничего нельзя отправить. Нужен адрес службы уведомлений с её ключами.
services-title = Другие сервисы
services-about = Сообщать через сервис, которым вы и так пользуетесь, или через вашу программу.
services-address = Адрес сервиса
services-add = Добавить
services-remove = Удалить: { $service }
services-secret = Сообщения вашей программе подписаны этим секретом, он показывается только один раз:
refusal-service-unknown = Это не адрес сервиса, которым может пользоваться этот сервер. Здесь возможны: { $known }.
services-kind = Сервис
services-try = Отправить пробное сообщение
services-trial-sent = Отправлено. Проверьте, пришло ли оно.
services-trial-failed = Сервис не принял сообщение. Удалите его и добавьте снова с верным адресом.
services-trial-title = Проверка от Postroad
services-trial-body = Так вы узнаете, что настал ваш ход.
service-discord = Discord
service-slack = Slack
service-tgram = Telegram
service-ntfys = ntfy
service-mailtos = Эл. почта
service-webhook = Своя программа
service-how-discord = В Discord в настройках своего канала выберите «Интеграции», затем «Вебхуки» и скопируйте адрес нового вебхука. Он начинается с https://discord.com/api/webhooks/.
service-how-slack = В Slack создайте приложение с входящим вебхуком для своего канала и скопируйте его адрес. Он начинается с https://hooks.slack.com/services/.
service-how-tgram = Получите в Telegram бота у @BotFather и напишите этому боту что-нибудь. Адрес: tgram://TOKEN/CHAT, где TOKEN — токен от @BotFather, а CHAT — номер вашего чата.
service-how-ntfys = Придумайте имя, которое никто не угадает, и подпишитесь на него в приложении ntfy. Адрес: https://ntfy.sh/ИМЯ.
service-how-mailtos = Адрес: mailtos://ИМЯ:ПАРОЛЬ@СЕРВЕР?to=ПОЛУЧАТЕЛЬ, с учётной записью, которой можно отправлять. Пароль хранится на этом сервере в том виде, в каком вы его ввели, поэтому возьмите отдельный.
service-how-webhook = https-адрес, по которому доступна ваша программа. Сообщения подписаны секретом, который показывается вам один раз.
