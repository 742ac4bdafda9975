# What programs get wrong, of a program. In English it is what the command line says.
cause = Такой вывод печатает программа, которая { mistake }.
mistake = { $mistake ->
    [shown-piece-rules] смотрит на видимую фигуру, а не на снятую
    [any-piece-is-next] не смотрит на фигуру, снятую последней
    [empty-tile-removable] снимает с пустой клетки
    [same-tile-twice] снимает дважды подряд с одной клетки
    [stays-on-the-edge] позволяет ладье, слону и ферзю на краю остаться на месте
    [rook-stops-anywhere] останавливает ладью до края
    [bishop-stops-anywhere] останавливает слона до края
    [queen-stops-anywhere] останавливает ферзя до края
    [up-to-its-number] идёт на меньше шагов, чем говорит число
    [ring-of-its-number] идёт на любую клетку на расстоянии числа, а не только по прямым
    [knight-goes-three] двигает коня на три шага по строке или столбцу
    [counts-from-zero] считает строки и столбцы с 0
    [column-first] пишет столбец раньше строки
   *[stops-without-end] кончает без “0 0”
  }
