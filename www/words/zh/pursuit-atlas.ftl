heading = 谁赢，多快能赢
intro = 每个方框：N × N格，逃跑者每回合最多走S步（∞：不限）。上面：K，总能获胜的最少追捕者数。下面：双方都采取最优策略时抓住的回合。
map = 各棋盘、S和N下最小的K
enlarge = 铺满窗口

## A case
stepsAre = S{ "\u00A0" }={ "\u00A0" }{ $steps }
unlimited = S不限
passing = { $reading ->
    [blocked] 逃跑者不能穿过追捕者
   *[default] 逃跑者可以穿过追捕者
  }
cell = N为{ $n }，{ $steps }：
between = { $low }到{ $high }个追捕者
turn = 第{ $turn }回合
noTurn = 回合数未知
conjectured = 猜想：{ $k }
up = 追捕者比N为{ $n }时多
basis = { $kind ->
    [theorem] 定理
    [computed] 计算
   *[bound] 界
  }

## The legend
legendTheorem = 理论上已证明（角上有标记）
legendComputed = 计算得出：所有局面都已求解
legendSettled = K已知，回合未知
legendBound = K未知：这里从4到6
legendConjecture = K未知：这里由未经证明的公式得到5
legendUp = 粗线：从这里起需要更多追捕者
legendShades = 越深：追捕者越少
legendPassing = 不能穿过追捕者的逃跑者，走进追捕者的格子就被抓住。

## What is known of a case
win = { $k }个追捕者获胜
wins = { win }：双方都采取最优策略时，在第{ $turn }回合抓住。
winsAtLast = { win }：回合数未知。
winsBetween = 最小的K从{ $low }到{ $high }。
more = 有{ $k }个时，在第{ $turn }回合抓住。
conjecture = 猜想：K = { $k }，由公式{ $formula }得出（N = { $from }到{ $to }）。
placement = 最佳布阵
placed = 追捕者的初始位置：{ $cells }
watch = 观看最优对局
open = 在棋盘上打开
large = 太大，这里无法求解：最佳布阵之后双方按简单规则走，结果可能不同。
noPlacement = 最佳布阵未知。
command = 在命令行上计算：
commandCost = 在命令行上计算（{ $seconds }秒，内存{ $memory }）：
copy = 复制

## Conjectures
conjectures = 猜想
conjecturesIntro = 符合全部精确值、但尚无人证明的K的公式。“floor”为向下取整，“ceil”为向上取整。
formula = 对N = { $from }到{ $to }，K = { $formula }。最早可能在N{ "\u00A0" }={ "\u00A0" }{ $next }时不成立。

## Turns over N
chart = 抓住的回合数随N的变化
chartOf = { chart }：{ $row }，K{ "\u00A0" }={ "\u00A0" }{ $k }
marks = ◆定理，●计算，×永远抓不住
never = 永远抓不住
unknown = 未知
atMost = 最多{ $turns }
mehrabian = 虚线：N − 1，定理（Mehrabian 2011）。
threeQuarters = 虚线：3N/4向下取整。这不是定理。
misses = N = { $misses }时不符合。
table = 以表格显示
turns = 回合数
kind = 依据
