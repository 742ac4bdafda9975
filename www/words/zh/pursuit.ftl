## Before the game is loaded
name = 追捕
origin = 俄罗斯一所工程学校的程序对抗赛
task = 两个程序在方形或环面棋盘上对抗。追捕者要尽早抓住逃跑者，逃跑者要一直不被抓住。
sampleMatch = 一场完整的对局
sampleTorus = 环面上的三个追捕者
sampleBig = 50个追捕者，100 × 100
sampleForfeit = 含判负的回放

## The board
kind = { $kind ->
    [torus] 环面
   *[square] 方形
  }
board = { $n }{ "\u00A0" }×{ "\u00A0" }{ $n }{ kind }
problem = { board }，{ catchers }，逃跑者每回合走{ $steps }步
passes = { $reading ->
    [blocked] 逃跑者不能穿过追捕者。
   *[default] 逃跑者可以穿过追捕者。
  }
catchers = { $catchers }个追捕者
cells = { $cells }格
moves = { $moves }步
steps = { $steps }步
turns = { $turns }个回合
ofCatchers = { catchers }
turnAt = 第{ $turn }回合
strategy = { $name ->
    [best] 最佳
    [exact] 精确
    [area] 区域
    [shadow] 影子（环面）
    [dominate] 压制
    [far] 远离
    [chase] 追赶
   *[random] 随机
  }

## A cell
stands = { $names }号{ $count ->
   *[other] 追捕者
  }在这里。
fugitiveHere = 逃跑者在这里。
firstFugitive = 逃跑者先到这里：要{ turns }，追捕者要{ $near }个。
firstCatcher = 追捕者先到这里：要{ turns }，逃跑者要{ $later }个。
near = 最近的追捕者在{ steps }之外。
stay = 它可以不动。
reach = { signReach }。
beside = { signBeside }。
onto = 逃跑者到这里就会被抓住。
place = { $side ->
    [catchers] 这里可以放追捕者。
   *[fugitive] 逃跑者可以从这里开始。
  }
hand = 已选这个追捕者。请选它旁边的一格。
step = 选中的追捕者可以走到这里。
notStep = 离选中的追捕者太远：它只能沿行或列走一格。
bestEnd = 这是最佳走法。
bestStep = 这是{ $names }号{ $count ->
   *[other] 追捕者
  }的最佳一步。
caughtFrom = 双方都采取最优策略、追捕者先走时，逃跑者在这里会在{ turns }内被抓住。
caughtLater = 双方都采取最优策略时，逃跑者在这里会在{ turns }或更久之后被抓住。
neverFrom = 双方都采取最优策略时，逃跑者在这里永远不会被抓住。

## The position
noCatchers = 追捕者尚未布阵。
catchersAt = 追捕者在{ $cells }。
catchersAll = { catchers }。
noFugitive = 逃跑者尚未选位。
fugitiveAt = 逃跑者在{ $cell }。

## The last move
turn = 第{ $turn }回合。
due = { $act ->
    [placeCatchers] 轮到追捕者布阵。
    [placeFugitive] 轮到逃跑者选位。
    [moveCatchers] 轮到追捕者走。
   *[moveFugitive] 轮到逃跑者走。
  }
fugitivePlaced = 逃跑者选定位置{ $to }。
fugitiveStayed = 逃跑者在{ $to }没有动。
fugitiveMoved = 逃跑者从{ $from }走到{ $to }。
catchersPlaced = 已放好{ $catchers }个追捕者。
catchersMoved = { ofCatchers }中移动了{ $moved }个。
caught = 逃跑者在{ turnAt }被抓住。
escaped = 全部{ $turns }个回合之后，逃跑者仍未被抓住。
score = 得分：追捕者{ $catchers }，逃跑者{ $fugitive }。
forfeited = { $side ->
    [catchers] 追捕者在{ turnAt }判负。
   *[fugitive] 逃跑者在{ turnAt }判负。
  }

## Why a move of a program is a forfeit
numberAt = 它这一步第{ $line }行的第{ $number }个数
notANumber = { numberAt }是“{ $text }”，应为整数。
outOfRange = { numberAt }是{ $value }，应从{ $min }到{ $max }。
stepAt = { $side ->
    [catchers] { $piece }号追捕者的一步
   *[fugitive] 逃跑者的第{ $piece }步
  }（它这一步第{ $line }行的第{ $number }、{ $next }个数）
diagonal = { stepAt }是斜走，两个数中必须有一个为0。
offField = { stepAt }走出了方形棋盘。
failed = { $kind ->
    [notStarted] 程序无法启动。
    [timeOut] 程序超时。
    [tooLong] 程序的输出超过限制。
    [noFile] 程序没有输出。
    [notText] 程序的输出不是UTF-8文本。
    [memory] 程序超出内存限制。
   *[files] 程序留下的文件太多，或文件夹嵌套太深。
  }
exited = 程序的退出码为{ $status }。
signalled = 程序被信号{ $signal }终止。

## The reason of the next move
strategyActs = 策略“{ $strategy }”：{ act }。
replayActs = 按回放：{ act }。
act = { $act ->
    [placeCatchers] 追捕者布阵
    [placeFugitive] 逃跑者选位
    [moveCatchers] 追捕者走
   *[moveFugitive] 逃跑者走
  }
replaces = 它代替程序“{ $robot }”，因为本页面不能运行那个程序。
sees = 逃跑者看得到追捕者的位置。
forfeits = { $side ->
    [catchers] 追捕者在这里判负，对局结束。
   *[fugitive] 逃跑者在这里判负，对局结束。
  }
criterion = { $by ->
    [random] 这一步是随机的。
    [capture] 有追捕者可以走到逃跑者的格子。
    [nearer] 每个追捕者都走近逃跑者。
    [nearerApart] 每个追捕者都走近逃跑者，并尽量与其他追捕者分开。
    [areaTogether] 它一起考虑所有追捕者的走法，使逃跑者作出最佳应对之后的区域最小。
    [areaAfterReply] 在区域大的走法中，它选追捕者应对之后保留最多的一种。
    [diagonal] 两个追捕者占住逃跑者的一条对角线，两侧各一个，并跟着它换到下一条。第三个逐渐靠近。在环面上，这总能抓住每回合走一步的逃跑者。
    [farFromNearest] 逃跑者尽量远离最近的追捕者。
    [farFromAll] 逃跑者走到与所有追捕者的距离之和最大的格子。
    [soonest] 所有局面都已计算：没有别的走法能更早抓住逃跑者。
   *[latest] 所有局面都已计算：没有别的走法能让逃跑者更晚被抓住。
  }
reaches = { $cells }格中，逃跑者现在能比任何追捕者先到的有{ $won }格。
sameMove = 策略“{ $strategy }”也走这一步。
otherMove = 策略“{ $strategy }”走{ $move }。
faster = 题面说“not more than S cells”（不超过S格），但输出必须正好有S步；“0 0”表示不动。

## The table of moves
candidates = 走法，最好的在前
where = 目标格
catcher = 追捕者
area = 区域
areaBeforeReply = 追捕者应对之前的区域
areaNote = 区域：逃跑者之后能比任何追捕者先到的格子。
notFirst = 本表按区域排序，但该策略{ $by ->
    [together] 一起比较所有追捕者的走法
    [reply] 比较追捕者应对之后的区域，表中没有这一列
    [turn] 按抓住的回合决定，表中没有这一列
   *[other] 不使用区域
  }。
single = 每行是一个追捕者的一步。标有“{ $label }”的几步合成一次走法。
planned = 本表针对你走之前的局面。
stays = 不动
distance = 逃跑者到追捕者的步数
caughtHere = 被抓
chosen = 选中
part = 策略
script = 回放
fewer = 收起
more = 全部显示（{ $all }）

## Facts
factTurn = 下一步的回合
factTurnOf = { $turn }（最后：{ $last }）
factDue = 轮到
side = { $side ->
    [catchers] 追捕者
   *[fugitive] 逃跑者
  }
factNow = 如果现在抓住，比分（追捕者 : 逃跑者）
factScore = 比分（追捕者 : 逃跑者）
factField = 棋盘
factWon = 逃跑者能先到的格子
factTurned = 上一步改变的格子
factRobots = 输入中的程序
factReading = 穿过追捕者
factReadings = { $reading ->
    [blocked] 不允许：在那里被抓
   *[default] 允许
  }
chart = 各回合逃跑者能先到的格子数

## The legend
signFugitive = 逃跑者
signCatcher = 追捕者及其编号
signOwn = 逃跑者先到
signTheirs = 追捕者先到
signChanged = 上一步改变的格子：+表示逃跑者得到，−表示失去
signReach = 逃跑者可以走到这里
signBeside = 逃跑者可以走到这里，但紧邻追捕者
signGlued = 标记相同的边是相连的

## Above the board
match = 对局
seat = 你可以走：
seatShort = 你走：
seatHint = 你每走一步，另一方就按它的策略应对。
seats = { $seat ->
    [none] 双方
    [catchers] 追捕者
   *[fugitive] 逃跑者
  }
strategyOf = { $side ->
    [catchers] 追捕者
   *[fugitive] 逃跑者
  }
strategyHint = 输入中没有走法时按它走
asNamed = 按输入
menu = 更多
save = 保存回放
plan = 追捕者的走法
planPlaces = { ofCatchers }中已放{ $count }个
planMoves = { ofCatchers }中已走{ $count }个
planWaits = 轮到逃跑者走
undo = 撤销
restPlaces = 其余由策略布置
restMoves = 其余由策略走
restHint = 随后追捕者完成这一步
send = 走这一步
sendHint = 没有移动的追捕者原地不动
look = { $by ->
    [tap] 点一格，查看那里有什么、谁先到那里。
   *[point] 指向一格，查看那里有什么、谁先到那里。
  }
choose = { $act ->
    [placeCatchers] 要放追捕者，请选一格。
    [placeFugitive] 要放逃跑者，请选一格。
    [moveCatchers] 要移动追捕者，先选它，再选它旁边的一格。
   *[moveFugitive] 要移动逃跑者，请选一个标出的格子。
  }
thenSend = 然后出现“{ send }”。

## Pages
theory = 理论
theoryMatch = 这一局
theoryAtlas = 棋盘图鉴
workshop = 机器人工坊
tournament = 锦标赛
noPage = 这一页加载失败。请联网后再试。

## A new match
newMatch = 新对局
newMatchHint = 由两个内置策略对下。要自己下，请在棋盘上方选择一方。
most = 最大
range = { $field }：从{ $min }到{ $max }。
whole = 所有值都必须是整数。
start = 开始对局

## Editing, the timeline, programs
toolCatcher = 添加追捕者
toolFugitive = 放置逃跑者
eventCaught = 被抓
eventEscaped = 逃脱
eventFault = 错误
programNote = 你的程序在这里作为机器人下完整的对局：

## The parts of an input
partRole = R，机器人的角色
partKind = F，棋盘的类型
partSide = N，棋盘的边长
partCatchers = K，追捕者的个数
partSteps = S，逃跑者每回合的步数
partTurns = L，回合数
partTurn = T，当前回合
partFugitive = 逃跑者的{ $axis }
partCatcher = { $nth }号追捕者的{ $axis }
partRobot = { $side ->
    [catchers] r0，追捕者机器人的文件夹
   *[fugitive] r1，逃跑者机器人的文件夹
  }
partPoints = { $side ->
    [catchers] 追捕者的得分
   *[fugitive] 逃跑者的得分
  }
partColon = 两个得分之间的冒号
partMove = 第{ $nth }步的各个数
partOutput = 机器人在第{ $nth }步的输出
notPlacedYet = { $value }：-1，因为还没有放上棋盘
replayLine = 回放的第{ $nth }行
writeNotPlaced = 第0回合逃跑者写-1 -1，追捕者在放上棋盘之前也写-1 -1。
fixReplay = 回放的一行是一步的各个数，或“!”加上机器人写的内容。

## Moves that are refused
numbers = 应有{ $expected }个数，实际有{ $found }个。
refusedRange = 第{ $nth }个数必须从{ $min }到{ $max }。
refusedPlacing = 在对局文件中由机器人布置。要自己布置，请使用回合文件，例如题面样例。
refusedDiagonal = 第{ $nth }、{ $next }个数构成斜走：其中一个必须为0。
refusedOff = 第{ $nth }、{ $next }个数走出了方形棋盘。

## A class
askMove = 下一步怎么走？
askGo = 逃跑者现在能走到{ $cell }吗？
scored = 追捕者{ $catchers }，逃跑者{ $fugitive }
atMost = 最多{ steps }。
askDistance = 最近的追捕者离逃跑者有几步？
askArea = 有多少格逃跑者能比任何追捕者先到？
askNext = 逃跑者下一步停在哪一格？
askReach = 说出逃跑者现在能走到的一格。
askSafe = 在逃跑者能走到的格子中，有几格是安全的：那里和旁边都没有追捕者？
