# Study in Russian: hints, reasons, puzzles and games that go on from a moment of another.

## Игра с этого места

branch-no-such-seat = Места { $seat } нет; в партии мест: { $seats }.
branch-after-the-end = Партия уже закончилась (решений: { $made }): продолжать оттуда нечего.

## Подсказки

hint-nothing-to-decide = Сейчас решать нечего.
hint-thurn-taxis-take = Возьмите открытую карту.
hint-thurn-taxis-draw = Возьмите карту из колоды.
hint-thurn-taxis-call = Позовите служащего.
hint-thurn-taxis-abandon = Сбросьте линию.
hint-thurn-taxis-play = Выложите карту.
hint-thurn-taxis-close = Завершите линию.
hint-thurn-taxis-office = Выберите, где открыть отделение.
hint-thurn-taxis-discard = Выберите, какую карту сбросить.
hint-thurn-taxis-end = Закончите ход.
hint-kings-road-witch = Сыграйте Ведьму.
hint-kings-road-dragon = Сыграйте Дракона.
hint-kings-road-knight = Сыграйте Рыцаря.
hint-kings-road-regions = Сыграйте только карты регионов.
hint-kings-road-nothing = Выбирать нечего: карт нет.

## Причины в Турн-и-Таксис

reason-thurn-taxis-offices = Это открывает { $count ->
        [one] { $count } отделение
        [few] { $count } отделения
        [many] { $count } отделений
       *[other] { $count } отделения
    }.
reason-thurn-taxis-bonus = Это приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } призовыми жетонами: { $stacks }.
reason-thurn-taxis-carriage = Это приносит экипаж { $carriage }.
reason-thurn-taxis-safe = Линия может подождать: к ней ещё { $count ->
        [one] подходит { $count } карта
        [few] подходят { $count } разные карты
        [many] подходят { $count } разных карт
       *[other] подходят { $count } разные карты
    } с руки.
reason-thurn-taxis-next-carriage = Экипаж { $carriage } можно получить, когда длина линии { $length }.
reason-thurn-taxis-length-bonus = Приз за длину линии { $length }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
reason-thurn-taxis-display-poor = Ни одна открытая карта не подходит к линии и не соседствует с картами на руке.
reason-thurn-taxis-discard-unfit = { $city }: эта карта не подходит к линии и не соседствует с другими картами на руке.
reason-thurn-taxis-take-fits = { $city }: эта карта сразу подходит к линии.
reason-thurn-taxis-take-near = { $city } — сосед карты на руке: { $city2 }.
reason-thurn-taxis-take-wanted = { $city } подходит и к линии другого игрока: { $player }.
reason-thurn-taxis-take-useless = { $city }: эта карта не подходит к линии и не соседствует с картами на руке.
reason-thurn-taxis-province = { $city } — из того, чего не хватает для приза «{ $stack }» ({ $count ->
        [one] { $count } отделение
        [few] { $count } отделения
        [many] { $count } отделений
       *[other] { $count } отделения
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }).
reason-thurn-taxis-gives-up = Иначе сбрасывается линия из { $count ->
        [one] { $count } города
        [few] { $count } городов
        [many] { $count } городов
       *[other] { $count } городов
    }.
reason-thurn-taxis-longer = Длина линии станет { $length }.
reason-thurn-taxis-dead-end = После другого действия ни одна карта с руки не подошла бы к линии.
reason-thurn-taxis-fits-more = После этого к линии { $count ->
        [one] подходит { $count } карта
        [few] подходят { $count } разные карты
        [many] подходят { $count } разных карт
       *[other] подходят { $count } разные карты
    } с руки, иначе — { $other }.

## Причины в King's Road

reason-kings-road-witch = С Ведьмой вы выбираете, когда карты остальных уже открыты.
reason-kings-road-dragon = Из-за Дракона в этом раунде подсчёт очков проходит ещё в одном регионе: { $regions }.
reason-kings-road-scores-now = { $region }: в этом раунде здесь подсчёт очков. Если больше никто ничего сюда не поставит, место принесёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, при другом выборе — { $other }.
reason-kings-road-noble = У кого одного больше всех маркеров, тот оставляет дворянина: { $region }.
reason-kings-road-scores-later = На будущее: по нынешней расстановке место в регионе «{ $region }» стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, при другом выборе — { $other }.
reason-kings-road-firmer = { $region }: своих маркеров больше ({ $count }, а не { $other }), и потерять место там труднее.
reason-kings-road-usual = При хорошей игре так выбирают здесь в { $percent } случаях из ста.
reason-kings-road-mixture = Одного лучшего выбора здесь нет, иначе его бы угадали; при хорошей игре так выбирают в { $percent } случаях из ста.

## Задачи

puzzle-id = задача
puzzle-grade = сложность
puzzle-players = игроки
puzzle-solved-by = решают
puzzle-player = Игрок { $number }
puzzle-question = Сложность { $grade }. Вы — { $player }: что здесь лучше всего?
puzzle-solved = Решено: { $text }
puzzle-not-solved = Это не лучшее. Лучше всего: { $text }
