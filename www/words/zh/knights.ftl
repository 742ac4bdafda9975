## Before it is loaded

name = 超级骑士
task = 双方轮流把一个骑士朝角落移动，无法移动的一方输。判断谁获胜。
sampleCorner = 角落附近的三个骑士
sampleTwenty = 二十个骑士

## The position, and the step that led to it

player = { $player ->
    [0] Alice
   *[1] Bob
  }
knights = { $knights }个骑士
counted = { knights }。
start = { knights }，异或和为{ $nimSum }。
moved = 第{ $nth }步：{ player }把骑士{ $knight }从{ $from }移到{ $to }。
toMove = 轮到{ player }走。
over = 没有走法了。
wins = { player }获胜。
knightAt = 骑士{ $knight }在{ $place }。
knightWith = 骑士{ $knight }在{ $place }，SG值为{ $value }。
more = 还有{ $rest }个。

## The next move. “by” is the way that a knight goes, as (−1, −2)

move = 骑士{ $knight }走{ $by }
best = { move }，异或和从{ $nimSum }变为0，获胜。
lost = 异或和为0：对手采取最优策略时，怎么走都输。求解器的走法：{ move }。
noneWon = 当时没有获胜的走法。
good = 获胜的走法。
mistake = 失误：{ move }本来可以获胜。
hint = 要走子，先选骑士，再选带圆圈的格子。
look = { $by ->
    [tap] 点一格，查看那里有什么。
   *[point] 指向一格，查看那里有什么。
  }

## A cell

here = 骑士{ $knight }在这里。
severalHere = 骑士{ $knights }在这里。
manyHere = 骑士{ $knights }和另外{ $rest }个在这里。
value = SG值为{ $value }：从这里能走到的格子的SG值为{ $values }，没有出现的最小非负整数是{ $value }。
dead = SG值为0：从这里怎么走都会出棋盘。
rare = 只有十格是这个值，这是其中之一。
law = { $law ->
    [corner] 在角落附近，SG值没有规律。
    [ray] 在沿y = 2x或x = 2y的带状区域内，SG值取决于到那条直线的距离，以及较小坐标模4的余数。
    [diagonal] 在沿对角线的带状区域内，SG值取决于到对角线的距离，以及较小坐标模4的余数。
    [flat] 在带状区域之外，一个坐标大于另一个的两倍时，SG值只取决于较小坐标模4的余数。
   *[plain] 在带状区域之间，SG值取决于两个坐标模4的余数。
  }
cut = 骑士{ $knight }：只把表算到下标499的程序在这里得到{ $cut }，而不是{ $value }。
makesZero = 把骑士{ $knight }移到这里就获胜：异或和变为0。
fails = 把骑士{ $knight }移到这里，异或和不为0：这一格的SG值是{ $value }，而不是{ $wanted }。
tooFar = 已选骑士{ $knight }，它不能移到这里。

## The map. W and L are written on cells

winSign = 胜
lossSign = 负
letters = 一格上只有一个骑士时：先手必胜（胜）或必败（负）。
map = 地图
nearer = 放大（+）
farther = 缩小（−）
all = 显示所有骑士
outcomes = 显示胜负
goTo = 转到格子…
close = 关闭
axis = { $axis ->
    [x] x（行）
   *[y] y（列）
  }
example = 12或2^53
go = 转到
places = 值得一看的位置
preset = { $preset ->
    [corner] 角落
    [ray] 沿y = 2x的带状区域
    [doubles] 2^53之外
   *[far] 最远的角，2^62
  }
unreadable = { $axis }必须是一个数，或2^53这样的幂。
beyond = { $axis }必须从0到2^62。
extent = 视野：{ $rows } × { $columns }格
strided = { extent }；每{ $stride }行、每{ $stride }列画一格

## Beside the board

nimSum = 异或和
knight = 骑士
place = 位置(x, y)
valueHead = SG值
show = 显示骑士{ $knight }
sumOf = { knights }的异或和
sumNote = 一列中1的个数为奇数得1，为偶数得0。
mexHeading = 从{ $place }能走到的SG值
offBoard = 出棋盘
mex = 其中没有出现的最小非负整数是{ $value }。
noWinning = 没有获胜的走法
winning = 获胜的走法
to = 骑士{ $knight }到{ $place }
count = 骑士个数
mover = 轮到
nobody = 无人
winner = 双方都采取最优策略时的胜者

## The legend and the editor

winningSign = 获胜的走法
heldSign = 可以移到这里
playedSign = { player }走的
# Under the map.
peakShort = SG值6
bandShort = y ≈ x, 2x, x/2
peakSign = SG值为6（只有十格）
bandSign = 沿y = 2x、y = x或x = 2y的带状区域的边界
won = 胜
wonSign = 最后一步，获胜
addKnight = 添加骑士

## The parts of an input

knightCount = 骑士的个数
knightX = 骑士{ $index }的x
knightY = 骑士{ $index }的y

## For a class

askMove = 哪一步能获胜？如果没有，请指出。
noMove = 没有获胜的走法（N键）
askReach = 骑士能走到{ $place }吗？
askWin = 先手能获胜吗？
axes = 在(x, y)中，x是行，y是列。
askNimSum = 这个局面的异或和是多少？
askCount = 有几种获胜的走法？
askValue = 骑士{ $knight }的SG值是多少？
askNext = 说出一种获胜走法到达的格子。
