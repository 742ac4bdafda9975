# Positions that are drawn by their scenes: what the core says of a game are keys, names and moves.
emptyCell = пусто
moves = Ходы
start = Начало.
moved = Ход { $nth }: { $move }
next = Следующий ход решателя: { $move }
rather = Решатель сделал бы другой ход: { $move }
mistake = допускает известную ошибку { $key }
cause = Такой вывод печатает программа, которая { mistake }.
look = { $by ->
    [tap] Нажмите на клетку, чтобы узнать, что на ней.
   *[point] Наведите указатель на клетку, чтобы узнать, что на ней.
  }
play = Чтобы сделать ход, выберите его клетки или нажмите его кнопку рядом с доской.
askMove = Каким будет следующий ход?
noMoveAt = Клеткой { $cell } допустимого хода не сделать.
noMoveFrom = Из { $from } в { $cell } нет допустимого хода.
possible = Возможны: { $cells }.
leadsHere = Сюда ведёт ход.
# Of a place on the timeline.
stopsHere = здесь вывод обрывается
