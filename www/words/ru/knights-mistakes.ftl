# What programs get wrong, of a program. In English it is what the command line says.
cause = Такой вывод печатает программа, которая { mistake }.
mistake = { $mistake ->
    [board-ends-at499] считает, что доска кончается на 499
    [last-mover-loses] считает, что проигрывает тот, кто ходит последним
    [bob-moves-first] начинает с хода Боба
    [any-movable-knight-wins] считает, что Алиса выигрывает, если хоть один конь стоит на выигрышной клетке
    [sum-for-xor] складывает числа, а не берёт их xor
    [odd-number-of-wins] считает коней на выигрышных клетках и смотрит, нечётно ли их число
    [shared-cell-holds-one] считает коней на одной клетке за одного
    [chess-knight] ходит как конь в шахматах, без длинных прыжков
    [case-with-hash] пишет “Case #1:”
    [rows-one-by-one] заполняет таблицу строка за строкой, когда чисел строки ниже ещё нет
    [outside-is-zero] читает за краем таблицы и находит там 0
   *[nim-sum-is-kept] начинает тест с ним-суммы прошлого теста
  }
