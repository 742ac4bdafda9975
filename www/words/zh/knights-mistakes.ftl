# What programs get wrong, of a program. In English it is what the command line says.
cause = 犯下面这种错误的程序，输出和你的完全一样：{ mistake }。
mistake = { $mistake ->
    [board-ends-at499] 棋盘到499为止
    [last-mover-loses] 让走最后一步的一方输
    [bob-moves-first] 让Bob先走
    [any-movable-knight-wins] 只要有一个骑士在必胜格上就判Alice赢
    [sum-for-xor] 把SG值相加，而不是异或
    [odd-number-of-wins] 统计在必胜格上的骑士，看个数是不是奇数
    [shared-cell-holds-one] 同一格上的几个骑士只算一个
    [chess-knight] 按国际象棋的马走，没有更远的走法
    [case-with-hash] 写成“Case #1:”
    [rows-one-by-one] 逐行填表，用到下一行的值时它还没有算出来
    [outside-is-zero] 读到表外，取到了0
   *[nim-sum-is-kept] 每组数据开始时没有把异或和清零
  }
