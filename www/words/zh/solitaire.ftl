## Before it is loaded

name = 单人国际象棋
origin = 2016年瑞典信息学奥林匹克决赛
task = 从6 × 6的棋盘上取走棋子，得分越高越好。每次取走的棋子决定下一次能取哪里。
sampleFresh = 种子0，全部八种棋子
sampleIllegal = 不合法的取子
sampleKnights = 只有马（springare）

## Pieces: what chess players call them, and the statement’s word

piece = { $piece ->
    [one] “1”
    [two] “2”
    [three] “3”
    [four] “4”
    [torn] 车（torn）
    [lopare] 象（lopare）
    [dam] 后（dam）
   *[springare] 马（springare）
  }
way = { $piece ->
    [one] 向任意方向正好走1步
    [two] 向任意方向正好走2步
    [three] 向任意方向正好走3步
    [four] 向任意方向正好走4步
    [torn] 走直线，一直到边
    [lopare] 走斜线，一直到边
    [dam] 走直线或斜线，一直到边
   *[springare] 直走两格再横走一格
  }
colour = { $colour ->
    [bronze] 铜
    [silver] 银
    [gold] 金
   *[empty] 空
  }
tile = { colour }{ piece }

## The position, and the step that led to it

row = 第{ $row }行：{ $tiles }。
rule = { piece }：{ way }
first = 第一次可以取任意棋子。
removal = 第{ $nth }次取子：{ $at }的{ tile }。
earned = { points }；累计{ $total }。
appears = 露出{ tile }。
blank = 下面没有棋子（blank）。
points = { $points }分
score = 得分：{ $total }。
final = 最终得分：{ $total }。
over = 现在没有可取的棋子。
stuck = 从最后取走的棋子走不到任何棋子：对局结束。
stopped = 对局已停止（0 0）。
faulty = 这一局在这里有错误，得0分。
markedOne = 虚线：第{ $first }次取子
marked = 虚线：第{ $first }–{ $last }次取子
measured = 在{ $boards }个由这些棋子组成的随机棋盘上，求解器每次取子搜索{ $nodes }个局面时，平均得分{ $mean }，从{ $low }到{ $high }。
unmeasured = 这些棋子还没有平均得分。要测量，请打开“局面”，运行100局。

## A tile

off = 这一格不在棋盘上。
waits = 下一层即将露出。
empty = 这一格是空的。
beneath = { $colour ->
    [bronze] 下面是银和金，尚未揭晓。
    [silver] 下面是金，尚未揭晓。
   *[gold] 下面没有棋子。
  }
twice = 不能连续两次从同一格取子。
outOfReach = 最后取走的棋子走不到这一格。
reach = 它是{ $at }的{ piece }，走法：{ way }。
target = 下一次可以取它。
now = 立即得{ $points }分。
hint = 要取走棋子，请选它所在的格子。
look = { $by ->
    [tap] 点一格，查看那里有什么、能不能取。
   *[point] 指向一格，查看那里有什么、能不能取。
  }

## Faults of a game

refused = 取{ $at }的棋子不合法。
sixRows = 行和列从1到6。
allowed = 合法的有：{ $cells }。
replyPiece = 回答{ piece }不对：金的下面没有棋子，应为“blank”。
replyBlank = 回答“blank”不对：只有金的下面才没有棋子。
noEnd = 结尾缺少“0 0”一行。
impossible = 现在不能这样做。
statementSlip = 英文题面说银的下面是铜。实际是金，瑞典文原题和测试数据都是如此。

## The next move

revealed = 揭晓：{ piece }，{ source }。
revealedBlank = 揭晓：没有棋子（blank），{ source }。
source = { $by ->
    [input] 来自输入
   *[seed] 由种子抽取
  }
thinking = 求解器仍在思考。目前最好的取法列在最前。
inputStops = 输入中的对局在这里停止（0 0）。
solverStops = 求解器在这里停止（0 0）。
remove = 取走{ $at }的{ piece }。
inputRemoves = 输入中的对局取走{ $at }的{ piece }。
expected = 期望最终得分：{ $score }。
expectedThen = 由求解器继续时的期望最终得分：{ $score }。
same = 求解器也取这个棋子。
compared = 期望最终得分：你取{ $yours }后为{ $score }；{ $by ->
    [input] 按输入
   *[solver] 按求解器
  }取{ $other }后为{ $otherScore }。

## What a removal brings

bonus = { $kind ->
    [run] 连续段
    [ordered] 按顺序的1 2 3 4
    [numbers] 数字套
    [pieces] 棋子套
   *[alternation] 交替
  }
ends = 对局结束。
earnedSet = { bonus }：+{ $points }。
chain = { $sets }套交替。
run = 长度为{ $length }的连续段。
almost = 还差一个棋子成套。
leavesSet = 放弃一套（已有{ $pieces }个，共4个）。
noChain = 与上一套不构成交替。
endsChain = { $sets }套交替到此结束。
endsSoon = 再取一次对局就结束。

## Beside the board: why

removals = 可以取的棋子，最好的在前
pieceHead = 棋子
expectedHead = 期望 ± 标准差
pointsHead = 得分
worlds = 模拟对局：{ $worlds }
chosen = 选中
fromInput = 来自输入
notTried = { $at }没有模拟。它的期望得分是初步估计。
dropped = 在{ $all }局模拟中，{ $worlds }局之后{ $at }明显较差，求解器不再考虑它。它的平均值取自这{ $worlds }局。
line = 可能的后续
legal = 这里可取
stopHere = 在这里停止（0 0）
progress = 求解器的进度
searching = 已搜索{ $nodes }个局面，共{ $all }个…
searched = 搜索的局面：{ $nodes }

## Beside the board: the position

scoreHead = 得分
part = { $part ->
    [removals] 取子，每次1分
    [runs] 连续段
    [numbers] 数字套
    [pieces] 棋子套
   *[alternation] 交替
  }
bonuses = 奖励分
none = 还没有。
steps = 第{ $first }–{ $last }次取子
sequence = 已取走的棋子
open = 带下划线的棋子还可能成套。
noSet = 还没有开始成套。
average = 多局平均
runGames = 运行{ $games }局
played = 已下局数
playedOf = 已下{ $games }局，共{ $all }局。
terms = 棋子：{ $types }；每次取子搜索{ $nodes }个局面；种子从{ $from }起。
mean = 平均得分
error = 平均值的标准误
range = 最低与最高
scores = 得分
games = 局数
between = 得分{ $low }到{ $high }的对局
gameOf = 种子{ $seed }：{ points }

## The legend, the timeline, the editor

layers = { $colour ->
    [bronze] 铜：下面还有两层
    [silver] 银：下面还有一层
   *[gold] 金：下面没有了
  }
sign = { $sign ->
    [target] 下一次可取
    [choice] 求解器的取法
    [script] 输入中的下一次取子
    [ahead] 那次取子之后可取
   *[values] 期望得分：越亮越高
  }
bonusEvent = 奖励
bonusSign = 奖励分
faultEvent = 错误
faultSign = 错误

## Above the board. Second labels are for a narrow screen

game = 对局
types = 新棋子抽取自：
typesShort = 抽取：
asInInput = 按输入
allTypes = 全部8种
chessPieces = 车、象、后
onlyOne = 只有1
onlyKnights = 只有马
seed = 棋盘种子
seedShort = 种子
noSeed = 无
openBoard = 打开棋盘
openShort = 打开
newGame = 新对局
strength = 求解器强度：
strengthShort = 强度：
strengthHint = 求解器每次取子搜索的局面数
strengthOf = { $strength ->
    [fast] 快
    [good] 较强
    [strong] 强
   *[best] 最强
  }
nodes = 每次{ $nodes }个
stopSolver = 停止求解
stop = 停止
think = 继续思考
thinkShort = 思考
player = 让你的程序来下
noPage = 这一页加载失败。请联网后再试。

## A visitor’s program plays

introJs = 写一个函数play(readLine, write)，其中console.log写到标准错误；或写一个Node程序。
introPython = 写一个程序。
introWasm = 打开一个WebAssembly模块（WASI preview 1）。
dialogue = 程序先读六行，然后写一行取子的行号和列号，如“1 1”，再读揭晓的棋子，如此反复。写“0 0”表示停止。程序在本浏览器的沙箱中运行。
flush = 每次取子后要刷新输出缓冲区。
code = 程序代码
seedToPlay = 对局的种子
play = 用这个种子对局
playMany = 用种子1到{ $games }对局
values = 棋子上的标签：取走它之后的期望最终得分。
next = ▶标出这一局的下一次取子。
running = 对局中…
scored = { gameOf }。这一局在棋盘上。
zero = 得0分。
illegal = 有一次取子违反规则。最后的局面说明了原因。
unread = 无法读取输出的第{ $line }行：{ $why ->
    [longOutput] 输出超过65,536字节
    [longLine] 该行超过200字节
    [notUtf8] 不是UTF-8
   *[notTwoNumbers] 应为两个数“r c”
  }。该行是“{ $found }”。{ zero }
noRemoval = 程序在等待回答，但评测机没有收到它的取子。
late = { $seconds }秒内对局没有结束。
unended = 程序结束时没有写“0 0”。
errors = 每次取子之前写到标准错误的内容
before = 第{ $nth }次取子之前
afterLast = 最后一次取子之后
failed = { $games }局失败，得0分。
costs = 损失最大的取子
findCosts = 寻找损失最大的取子
cost = 第{ $nth }次取{ $at }：{ $points }分
allCosts = 全部显示（{ $all }）
costsOf = 已将{ $removals }次取子与最好的取法比较。
mine = 你的程序
solver = 求解器
difference = 差
solverToo = 让求解器也用这些种子对局
series = 你的程序的得分
java = 本页面不能运行Java。在命令行上，boardlab可以用它对局：
programNote = 你的程序在这里与评测机交互，下完整的对局：

## The parts of an input

pieceTypes = { $count }种棋子
removalCount = { $count }次取子
replies = { $count }个回答
tileField = 棋盘的第{ $index }格
rowField = 第{ $index }次取子的行
columnField = 第{ $index }次取子的列
replyField = 对第{ $index }次取子的回答

## For a class

askMove = 下一次取哪个棋子？
askTruth = 下一次可以取{ $at }的棋子吗？
askTargets = 现在可以取哪些棋子？
askScore = 现在的得分是多少？
askCount = 现在有几个棋子可以取？
askTarget = 说出一个现在可以取的棋子。
askGain = 最好的取法立即得几分？
askMost = 取哪个棋子立即得分最多？
