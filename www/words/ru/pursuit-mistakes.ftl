# What programs get wrong, of a program. In English it is what the command line says.
cause = Такой вывод печатает программа, которая { mistake }.
mistake = { $mistake ->
    [steps-along-both-axes] шагает сразу по обеим осям
    [steps-of-two] шагает на две клетки
    [goes-round-the-square] проходит через край квадрата, как на торе
    [stops-at-the-edge] остаётся в клетке, когда шаг ведёт за край квадрата
    [off-the-square-and-back] выходит за край квадрата и возвращается
    [places-go-round] ставит фигуры за краем тора
    [places-from-one] считает координаты с 1
    [fewer-steps] делает меньше S шагов
    [more-numbers] пишет больше чисел, чем нужно
    [row-before-column] считает первое число шага строками
    [no-capture-at-placement] не проверяет поимку на ходу 0
    [no-capture-by-catchers] проверяет поимку только после хода беглеца
    [no-capture-by-fugitive] проверяет поимку только после хода ловцов
    [other-reading] берёт другое прочтение прохода беглеца через ловца
    [one-turn-more] играет ходы от 0 до L, а не до L-1
    [caught-turn-from-one] считает ход поимки с 1
    [points-swapped] пишет баллы беглеца первыми
    [uncaught-gets-last-turn] даёт непойманному беглецу L-1 балл
    [forfeit-for-wrong-side] отдаёт баллы за недопустимый ход не той стороне
    [catchers-forfeit-by-turn] даёт беглецу только ходы до недопустимого хода ловцов
   *[fugitive-forfeits-all] отдаёт ловцам все ходы за недопустимый ход беглеца
  }
