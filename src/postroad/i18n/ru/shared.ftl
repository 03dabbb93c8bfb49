# Общее для обеих игр, по-русски: названия, итоги, отказы, не связанные с правилами игры.

game-thurn-taxis = Турн-и-Таксис (Королевская почта)
game-kings-road = King's Road
language-name = Русский
round = Раунд { $round }
round-thurn-taxis = Круг { $round }
round-kings-road = Раунд { $round }

## События

event-resign = { $player } сдаётся.
event-won = { $player } побеждает.
event-won-shared = Победу делят: { $players }.
event-stopped = Партия достигла предельной длины и останавливается без результата.
event-score = { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.

## Отказы

refusal-option-unknown = Нет настройки «{ $option }». Известные настройки: { $known }.
refusal-option-needs-custom = Настройку «{ $option }» можно менять только в игре по своим правилам. Выберите издание «Свои правила» (custom) или уберите эту настройку.
refusal-option-missing = Для игры по своим правилам нужна ещё настройка «{ $option }». Добавьте её или выберите готовое издание.
refusal-option-value = У настройки «{ $option }» не бывает значения «{ $value }». Возможные значения: { $known }.
refusal-edition-unknown = Нет издания «{ $edition }». Известные издания: { $known }.
refusal-action-unknown = Нет действия «{ $text }». Проверьте, как оно записано.
refusal-instead = Сейчас можно: { $actions }
refusal-setting-missing = В заголовке записи настройка «{ $option }» не указана как положено.
refusal-number-unknown = В списке нет номера { $number }; последний — { $most }.
refusal-region-unknown = Нет региона «{ $found }». Известные регионы: { $known }.

## Bots

bot-random = Эмиль
bot-random-about = Делает случайный ход, лишь бы его разрешали правила.
bot-sensible = Клара
bot-sensible-about = Следует нескольким простым правилам и ничего не планирует.
bot-greedy = Якоб
bot-greedy-about = Берёт то, что выгоднее прямо сейчас, и дальше не заглядывает.
bot-builder = Берта
bot-builder-about = Играет как Якоб, но любит застраивать отделениями целые земли.
bot-racer = Отто
bot-racer-about = Играет как Якоб, но спешит получить экипаж 7.
bot-rival = Людмила
bot-rival-about = Играет как Якоб, но любит мешать остальным.
bot-counter = Виктор
bot-counter-about = Помнит каждую увиденную карту и прикидывает, какие ещё могут быть скрыты.
bot-mcts = Хелена
bot-mcts-about = Перед каждым ходом мысленно доигрывает до конца много возможных партий.
bot-second-guess = Антон
bot-second-guess-about = Считает, что все за столом играют как Якоб, и подбирает лучший ответ.
bot-noisy = Мира
bot-noisy-about = Играет как Роза, но один раз из пяти поддаётся прихоти.
bot-stage = Роза
bot-stage-about = Продумывает каждый раунд как отдельную игру и меняет выбор, чтобы его нельзя было угадать.
bot-dreamer = Лео
bot-dreamer-about = Лишь смутно чувствует, что даст ход, и чаще поддаётся настроению.
bot-dabbler = Тильда
bot-dabbler-about = Очень приблизительно угадывает, что может дать ход.
bot-learner = Паула
bot-learner-about = Знает, что важно, но часто считает лишь приблизительно.
bot-reckoner = Хуго
bot-reckoner-about = Рассчитывает, что даст ход, и порой ошибается.
bot-adept = Агнес
bot-adept-about = Рассчитывает, что даст ход, почти так же точно, как Якоб.
bot-wary = Эдит
bot-wary-about = Играет как Роза, но один раз из тридцати поддаётся прихоти.
bot-hasty = Феликс
bot-hasty-about = Думает так же, как Хелена, но всего мгновение.
bot-swift = Иоганна
bot-swift-about = Думает так же, как Хелена, и всё же отвечает сразу.
bot-steady = Конрад
bot-steady-about = Думает так же, как Хелена, только чуть меньше времени.
bot-other-1 = Фрида
bot-other-2 = Густав
bot-other-3 = Нора
bot-other-4 = Тимофей
