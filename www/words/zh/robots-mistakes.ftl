# What programs get wrong, of a program. In English it is what the command line says.
cause = 犯下面这种错误的程序，输出和你的完全一样：{ mistake }。
mistake = { $mistake ->
    [won-without-colon] 获胜时漏掉“Final position”后的冒号
    [one-move-in-singular] 写成“1 move”
    [teleport-with-blank] 传送的坐标里多写了空格
    [ends-at-either-zero] 遇到没有传送点的数据就结束
    [never-pushes] 从不推残骸
    [pushes-chain] 一次推动连成一排的几堆残骸
    [pushes-onto-debris] 把残骸推到残骸上
    [pushes-off-board] 把残骸推出棋盘
    [board-has-one-more] 棋盘四边各多了一格
    [push-stops-at-robot] 不把残骸推到机器人身上
    [crushed-robot-is-second-debris] 把被残骸压毁的机器人另算一堆残骸
    [crush-uses-up-debris] 残骸压毁机器人后就消失
    [robots-walk-in-turn] 机器人逐个移动，而不是同时移动
    [robots-walk-one-axis] 机器人每步只改变行或只改变列
    [pairs-cancel] 三个机器人相撞时，第三个活了下来
    [meeting-leaves-nothing] 机器人相撞后不留残骸
    [debris-stops-nobody] 机器人走进残骸后仍然活着
    [lone-killer-is-debris] 单独抓到你的机器人变成了残骸
    [killers-stay-robots] 几个机器人同时抓到你时，仍算作机器人
    [killers-cancel] 几个机器人同时抓到你时，你活了下来
    [killers-debris-uncounted] 抓到你的机器人留下的残骸没有计数
    [won-one-move-late] 最后一个机器人被摧毁时多算一步
    [not-won-by-teleport] 没有判断出传送后获胜
    [stays-only-when-forced] 只有无处可走时才原地不动
    [stay-wins-ties] 走法相等时优先原地不动
    [stay-loses-ties] 走法相等时把原地不动排在最后
    [counts-before-reply] 在机器人移动之前统计机器人个数
    [distance-before-reply] 在机器人移动之前计算距离
    [distance-first] 先比较距离，再比较机器人个数
    [nearest-preferred] 选了距离较小的走法
    [longer-axis-is-distance] 把行差与列差中较大的当作距离
    [sum-of-distances] 把到所有机器人的距离相加
    [larger-row] 选了行号较大的走法
    [larger-column] 选了列号较大的走法
    [column-before-row] 先比较列，再比较行
    [last-of-equal] 在同样好的走法中取逐行数的最后一个
    [first-clockwise] 在同样好的走法中取从北起顺时针的第一个，最后才考虑原地不动
    [straight-first] 在同样好的走法中先取直走，再取斜走，最后才考虑原地不动
    [teleports-before-staying] 原地不动就安全时却传送
    [occupied-is-spent] 把被占用的传送点也划掉
    [deadly-is-spent] 把会输的传送点也划掉
    [deadly-ends-search] 遇到会输的传送点后就不再看后面的
    [deadly-is-taken] 使用了会输的传送点
    [duplicates-share-use] 把通向同一格的传送点一起划掉
    [search-goes-on] 从上次用过的传送点之后接着找，而不是从头找
    [never-spent] 重复使用传送点
    [teleports-onto-debris] 传送到残骸上
    [none-fits-is-no-move] 没有传送点可用时，最后一步没有计数
    [none-fits-walks] 没有传送点可用时，走到会输的格子中最好的一格
    [last-row-uncounted] 没有统计最后一行的残骸
    [last-column-uncounted] 没有统计最后一列的残骸
    [only-ten-teleports] 只读前十个传送点
    [debris-is-kept] 上一组数据的残骸没有清空
   *[spent-is-kept] 上一组数据划掉的传送点没有恢复
  }
