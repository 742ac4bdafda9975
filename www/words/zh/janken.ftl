name = 猜拳战棋
zones = 环湖的敌军
task = 在六边形地图上，判断单位的每次移动能否成功、还剩多少移动力。

## Units and terrain

side = 第{ $side }方
kind = { $kind ->
    [guardian] 守卫
    [mage] 法师
   *[swordsman] 剑士
  }
# Within a sentence.
unit = 第{ $side }方的{ kind }
beaten = { $unit }。{ $kind ->
    [guardian] 法师克制它。
    [mage] 剑士克制它。
   *[swordsman] 守卫克制它。
  }
units = { $units }个单位
moves = { $moves }次移动
points = { $points }点移动力
# By the points that entering costs.
terrain = { $cost ->
    [0] 水域
    [1] 平原
    [2] 森林
    [3] 丘陵
   *[4] 山地
  }
water = { terrain }：单位不能进入。
ground = { terrain }：进入消耗{ $cost }点移动力。
off = 这一格不在棋盘上。

## Where a unit can go

starts = 它从这里出发，有{ points }。
left = { $unit }：到这里还剩{ points }。
allied = 有友军：可以穿过，不能停留
passes = { allied }。
taken = 已被占用：{ $unit }不能停在这里。
far = { $unit }用{ points }到不了这里。
enemy = 那里有敌军
barred = { enemy }：{ $unit }不能穿过。
zone = 紧邻克制它的敌军
beside = { zone }：{ $units }。
mayLeave = 它可以离开。
endsHere = 进入这里的单位必须停下。
heading = { pointsLeft }：{ $unit }
limits = 受什么限制

## Moves

# A move as the judge numbers it, in place of a move.
numbered = 第{ $nth }次移动（{ $order }）
succeeds = { $order }成功：走最省的路径，还剩{ points }。
fails = { $order }失败：{ $by ->
    [noUnit] 起点没有单位。
    [water] 被水域挡住。
    [enemy] 被敌军挡住。
   *[zone] 被克制它的敌军挡住。
  }
occupied = { $order }失败：终点有{ $unit }。
tooDear = { $order }失败：还差{ points }。
begin = 地图上有{ units }，要判断{ moves }。
standing = { side }：{ $units }。
advice = 输入中的这次移动：{ $order }。

## On the map

plateLeft = 剩{ $points }
plateShort = 差{ $points }

## Beside the board

way = 最省的路径
pointsLeft = 剩余移动力
refused = 移动失败
orders = 移动
done = { $done }次，共{ $all }次
cells = 格子
headCell = 格子
headTerrain = 地形
headUnit = 单位
look = { $by ->
    [tap] 点一格，查看那里有什么、单位能不能到达。
   *[point] 指向一格，查看那里有什么、单位能不能到达。
  }
over = 这是最后一次移动。
play = 要移动，先选单位，再选格子。
slipRows = 题面说地图有六行。实际有九行，样例也是如此。
slipSame = 题面没有提到移动到单位自己所在的格子。这会失败：单位自己就在那里。

## In a class

playing = 双方的单位都由你移动，顺序不限。每次移动有十点移动力：进入平原（F）消耗1点，森林（W）2点，丘陵（H）3点，山地（M）4点；谁也不能进入水域（U）。单位上的G表示守卫，M表示法师，S表示剑士。
askMove = 下一次移动是什么？
due = 下一次移动：{ $order }。
askTruth = 它能成功吗？
askWhy = 为什么？
askReach = 这次移动的单位能到达哪里？
factCost = 下一次移动消耗多少点移动力？
factLeft = 下一次移动之后还剩多少点移动力？
factReach = 说出下一次移动的单位能经过或到达的一格。

## Parts of an input

terrainField = 第{ $index }行的地形
unitCount = 第{ $index }方的单位数
unitKind = 第{ $index }个单位的兵种
unitCell = 第{ $index }个单位的位置
orderCount = 移动次数
orderFrom = 第{ $index }次移动的起点
orderTo = 第{ $index }次移动的终点
cellName = { $value }，如E5
row = 地图第{ $index }行的{ $count }个字母
onLand = 陆地上的格子（{ $value }）
waterThere = 水域，见第{ $line }行第{ $column }列
onBoard = 写棋盘上的一格：A5到A9，B4到B9，依此类推到I1到I5。
rowLength = 各行依次有5、6、7、8、9、8、7、6、5个字母，用空格分隔。
aboveWater = 把单位放到另一格，或修改那里的地形。
