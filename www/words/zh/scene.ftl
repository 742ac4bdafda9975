# Positions that are drawn by their scenes: what the core says of a game are keys, names and moves.
emptyCell = 空
moves = 走法
start = 开局。
moved = 第{ $nth }步：{ $move }
next = 求解器的下一步：{ $move }
rather = 求解器会走另一步：{ $move }
mistake = 犯了已知错误{ $key }
cause = { mistake }的程序就会这样输出。
look = { $by ->
    [tap] 点一格，查看那里有什么。
   *[point] 指向一格，查看那里有什么。
  }
play = 选择走法的格子，或按棋盘旁边的按钮，就走这一步。
askMove = 下一步怎么走？
noMoveAt = { $cell } 处没有合法的走法。
noMoveFrom = 从 { $from } 到 { $cell } 没有合法的走法。
possible = 可选：{ $cells }。
leadsHere = 可以走到这里。
# Of a place on the timeline.
stopsHere = 输出到此为止
