# What programs get wrong, of a program. In English it is what the command line says.
cause = 犯下面这种错误的程序，输出和你的完全一样：{ mistake }。
mistake = { $mistake ->
    [shown-piece-rules] 按现在露出的棋子走，而不是按刚取走的棋子
    [any-piece-is-next] 不管上一次取走的是什么棋子
    [empty-tile-removable] 从空格子取子
    [same-tile-twice] 连续两次从同一格取子
    [stays-on-the-edge] 允许边上的车、象或后留在原地
    [rook-stops-anywhere] 车没走到边就停下
    [bishop-stops-anywhere] 象没走到边就停下
    [queen-stops-anywhere] 后没走到边就停下
    [up-to-its-number] 走的步数少于数字
    [ring-of-its-number] 走到距离等于数字的任意一格，而不只是走直线
    [knight-goes-three] 马沿行或列走三步
    [counts-from-zero] 行和列从0数起
    [column-first] 先写列，后写行
   *[stops-without-end] 结束时没有写“0 0”
  }
