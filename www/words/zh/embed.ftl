open = 在Boardlab中打开{ $game }
openOwn = 在Boardlab中打开
labelOwn = 棋盘
takeBack = 撤回这些走法
label = { $game }：棋盘
# The next move, and why: below the sentence about the last one.
next = 下一步：{ $reason }

## Why there is nothing to show

noGame = 没有指定题目。可用的题目：{ $known }。
unknownGame = 没有题目“{ $found }”。可用的题目：{ $known }。
unknownSample = { $game }没有样例“{ $found }”。可用的样例：{ $known }。
badLoad = 此棋盘所在的页面传来的输入中，有字段缺失、有误或过长。
link = { $why ->
    [damagedLink] 指向这个局面的链接已损坏。
    [newerLink] 指向这个局面的链接由较新版本的Boardlab生成。
    [notLoaded] 打开此链接所需的内容加载失败。请联网后刷新页面。
    [notRead] 浏览器未能读出此链接所指的输入。请刷新页面再试。
   *[notKept] 此链接的输入只保存在生成链接的那个浏览器里。
  }
