# Общее для обеих игр, по-русски: названия, итоги, отказы, не связанные с правилами игры.

game-thurn-taxis = Турн-и-Таксис
game-kings-road = King's Road
language-name = Русский

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
refusal-option-needs-custom = Настройку «{ $option }» можно менять только в игре по своим правилам. Выберите издание «custom» или уберите эту настройку.
refusal-option-missing = Для игры по своим правилам нужна ещё настройка «{ $option }». Добавьте её или выберите готовое издание.
refusal-option-value = У настройки «{ $option }» не бывает значения «{ $value }». Возможные значения: { $known }.
refusal-edition-unknown = Нет издания «{ $edition }». Известные издания: { $known }.
refusal-action-unknown = Нет действия «{ $text }». Проверьте, как оно записано.
refusal-instead = Сейчас можно: { $actions }
refusal-setting-missing = В заголовке записи настройка «{ $option }» не указана как положено.
refusal-number-unknown = В списке нет номера { $number }; последний — { $most }.
refusal-region-unknown = Нет региона «{ $found }». Известные регионы: { $known }.
