memory = { $amount }{ $unit ->
    [0] kB
    [1] MB
    [2] GB
    [3] TB
    [4] PB
   *[5] EB
  }
more = 全部显示（{ $all }）

## What solving costs, and its result
heading = 完全求解
takes = { $states }个局面：求解需要{ $memory }内存。
asking = 正在估计内存…
solve = 求解
cancel = 取消
cancelled = 已取消。
lost = 引擎停止了。请重新求解。
solving = 求解中…
progress = 已完成{ $turn }个回合。最后一个回合新增{ $lost }个必败局面和{ $won }个必胜布阵。
beyond = 这个棋盘无法求解：最多{ $catchers }个追捕者，边长最多{ $side }格。
tooLarge = 对本页面来说太大：需要{ $needs }内存，最多允许{ $most }。
smaller = 较小的棋盘可以求解。
fewer = 追捕者减为{ $catchers }个，或换较小的棋盘，就可以求解。
neverCaught = 永远抓不住
caughtIn = 最佳布阵：{ $turns }个回合抓住
neverProof = 无论追捕者怎样布阵，逃跑者总能选到一个起始格，永远不被抓住。
caughtProof = 逃跑者无法避免，也没有更快的布阵。
placements = { $total }种最佳布阵，旋转和翻转不重复计算
playBest = 从最佳布阵开始下
place = 从这种布阵开始下
shown = 已显示{ $shown }种，共{ $all }种。
against = 与完美的对手对弈。你扮演：

## The position on the board
here = 当前局面
show = 在棋盘上显示
showHint = 抓住所需的回合数，最佳走法
legendSoon = 追捕者先走时，抓住这里的逃跑者所需的回合数。颜色越浓，回合越少
legendNever = 在这里的逃跑者永远不会被抓住
legendStep = 该编号追捕者的最佳一步。大方块：不动
legendEnd = 逃跑者的最佳走法
over = 对局结束。
never = 永不
atTurn = 第{ $turn }回合
orLater = 第{ $turn }回合或更晚
outlookNever = 双方都采取最优策略时，逃跑者永远不会被抓住。
outlookLater = 双方都采取最优策略时，逃跑者在第{ $turn }回合或更晚被抓住。
outlook = 双方都采取最优策略时，再过{ $left }个回合，即在第{ $turn }回合，逃跑者被抓住。
endsBefore = 对局在此之前就结束：第{ $last }回合之后。
best = { side }有{ $total }种最佳走法
side = { $side ->
    [catchers] 追捕者
   *[fugitive] 逃跑者
  }
step = { $nth }号追捕者{ $direction ->
    [right] 向右
    [left] 向左
    [down] 向下
    [up] 向上
   *[stays] 不动
  }
nothing = 追捕者无法保证抓住逃跑者。

## The match, move by move
course = 整局逐步分析
courseNote = 圆：追捕者的走法，方块：逃跑者的走法。数字：此后双方都采取最优策略时抓住的回合。“!”：失误。
stop = 第{ $turn }回合，{ side }。抓住：{ $capture }。
slip = 第{ $turn }回合，{ side }。抓住：{ $from } → { $to }。
winLost = 丢掉了胜利。
escapeLost = 丢掉了逃脱的机会。
turnsLost = 损失{ $turns }个回合。
perfect = 这一局没有失误。
