name = 机器人
chase = 一个机器人，追很久
crowd = 三十个机器人
task = 机器人在31 × 31的棋盘上追你。按题面规定的策略走，直到机器人全部被摧毁，或其中一个抓到你。

## What is on the board

you = 你
robot = 机器人
debris = 残骸
teleport = 传送点
robots = { $count }个机器人
teleports = { $count }个传送点
title = 第{ $row }行第{ $column }列
youAt = 你在{ $cell }。
remaining = 还剩{ robots }。
robotsAt = { robots }：{ $cells }。
debrisAt = { debris }：{ $cells }。
teleportsAt = { teleportsLeft }：{ $entries }。
over = { $end ->
    [won] 你赢了。
   *[lost] 你输了。
  }

## Moves

direction = { $direction ->
    [NW] 西北
    [N] 北
    [NE] 东北
    [W] 西
    [E] 东
    [SW] 西南
    [S] 南
   *[SE] 东南
  }
# How the statement's compass calls it, in the table.
letters = { $direction ->
    [NW] 西北
    [N] 北
    [NE] 东北
    [W] 西
    [E] 东
    [SW] 西南
    [S] 南
    [SE] 东南
   *[stay] 不动
  }
walk = 向{ direction }走
stay = 原地不动
entry = 传送点{ $number }
# In the table, where there is little room.
short = 传送{ $number }
jump = 传送到{ $cell }

walked = 第{ $nth }步：你向{ direction }走到{ $cell }。
stayed = 第{ $nth }步：你在{ $cell }原地不动。
jumped = 第{ $nth }步：你传送到{ $cell }。
pushed = 残骸被推到{ $cell }。
gone = { robots }被摧毁。

## What comes of a move

safe = 安全
wins = 获胜
deadly = 立即输
barred = { $reason ->
    [offBoard] 在棋盘外
    [robotThere] 那里有机器人
    [debrisThere] 那里有残骸
    [youThere] 你就在那里
    [pushOffBoard] 残骸会被推出棋盘
    [pushOntoDebris] 残骸会被推到另一堆残骸上
   *[used] 已经用过
  }
refused = { barred }。
notAllowed = 不允许
cannot = { $move }：不允许。{ barred }。
loses = { $move }会立即输：{ robots }抓到你。
survives = { $move }：还剩{ robots }，最近的距离为{ $distance }。
winning = { $move }：你获胜。
crushes = 它会压毁那里的机器人。

## Why it is chosen, or not

chosen = 选中
reason = { $move }：{ why }
chosenWhy = 策略选它，因为{ why }
why = { $decided ->
    [onlyOne] 其他走法都会立即输。
    [robots] 其他走法剩下的机器人都更多。
    [distance] 在剩下机器人最少的走法中，它离最近的机器人最远。
    [row] 在同样好的走法中，它的行号最小。
    [column] 在同一行同样好的走法中，它的列号最小。
    [teleport] 怎么走都会立即输，而它是列表中第一个可用的传送点。
   *[nothingFits] 怎么走都会立即输，也没有可用的传送点。
  }
# The first key in which it is worse than the chosen move.
behind = 未选：{ $key ->
    [robots] “{ $move }”剩下的机器人更少。
    [distance] “{ $move }”离最近的机器人更远。
    [row] “{ $move }”同样好，而行号更小。
   *[column] “{ $move }”同样好，而列号更小。
  }
unneeded = 不需要
walkIsSafe = { unneeded }：不传送也有安全的走法。
earlierFits = { unneeded }：列表中更靠前的传送点可用。
same = 策略也走这一步。
other = 第{ $nth }步策略选的是另一种走法。

## A cell

free = 空格子。
youHere = 你在这里。
robotHere = { $number }号机器人在这里。
debrisHere = 这里有残骸。
teleportHere = 传送点{ $number }通向这里。
usedHere = 传送点{ $number }曾通向这里，已经用过。
numbered = { $numbers }号{ $count ->
   *[other] 机器人
  }
caught = { numbered }在这里抓到了你。
destroyed = 在这里被摧毁：{ numbered }。
crushed = 在这里被压毁：{ numbered }。
tooFar = 太远，走不到。
threatened = 机器人下一步能走到
inReach = { threatened }。

## Beside the board

nextMove = 下一步
move = 走法
to = 目标格
robotsLeft = 剩余机器人
left = 剩余
nearest = 最近距离
result = 结果
nearestNote = 剩余：剩下的机器人个数。最近距离：到最近的机器人的行差加列差。两者都在机器人走完之后计算。
more = 还有{ $count }个传送点
whole = 整个棋盘
teleportsLeft = 剩余传送点
noneLeft = 没有剩余的传送点。
look = { $by ->
    [tap] 点一格，查看那里有什么、能不能走过去。
   *[point] 指向一格，查看那里有什么、能不能走过去。
  }
play = 选它就走到那里。
slipColon = 题面有一处把“Final position”写成没有冒号。评测机要求有冒号。
slipBlanks = 题面把传送写成“(r, c)”。评测机要求没有空格。

killed = 被摧毁的机器人
won = 胜
lost = 负
addRobot = 添加机器人
addTeleport = 添加传送点

## In a class

askMove = 策略下一步走到哪里？
askWhy = 为什么？
askTruth = 走到{ $cell }能活下来吗？
askDeadly = 九种走法中，哪些会立即输？
factRobots = 棋盘上还剩多少个机器人？
factAfter = 下一步之后还剩多少个机器人？
factDistance = 下一步之后，最近的机器人有多远（行差加列差）？
factNext = 策略走完下一步后在哪一格？

## Parts of an input

robotCount = 机器人的个数
teleportCount = 传送点的个数
robotRow = { $index }号机器人的行
robotColumn = { $index }号机器人的列
teleportRow = 传送点{ $index }的行
teleportColumn = 传送点{ $index }的列
yourCell = 你的起始格
